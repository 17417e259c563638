import Basics
import Foundation
import ScheduleFormats

// measure-rows FILE DELIMITER: reads a CSV file, cuts it into rows and fields as the reader of schedules
// does, and prints the rows, the fields, the bytes of their texts, and the seconds that took.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let path = arguments.first,
  let delimiter = arguments.last.flatMap(CSVDelimiter.init(rawValue:))
else {
  print("usage: measure-rows FILE DELIMITER")
  exit(2)
}

do {
  var (rows, fields, length) = (0, 0, 0)
  let time = try ContinuousClock().measure {
    let bytes = try FileBytes.read(path, limit: 1 << 32)
    var scanner = CSVScanner(bytes, in: bytes.indices, delimiter: delimiter)
    while scanner.next() {
      rows += 1
      fields += scanner.row.fields.count
      for field in scanner.row.fields { length += field.end - field.start }
    }
  }
  print(rows, fields, length, time / .seconds(1))
} catch {
  print("\(path): \(error)")
  exit(1)
}
