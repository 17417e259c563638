import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("Random CSV")
struct CSVRandomTests {
  @Test("what is written with quotes where they are needed is read as it was", arguments: 0..<20)
  func written(seed: Int) throws {
    var numbers = SeededNumbers(seed: seed)
    let pieces = ["a", "\"", ",", "\n", " ", "é", "東", "\t", "'", ";", "\"\"", "🛫"]
    var text = "remark,\(Reading.header),gate\n"
    var remarks: [String?] = []
    var gates: [String?] = []
    for number in 0..<100 {
      let fields = (0..<2).map { _ in
        let inner = (0..<numbers.below(8)).map { _ in pieces[numbers.below(pieces.count)] }
        return inner.isEmpty ? "" : "<\(inner.joined())>"
      }
      let quoted = fields.map { field -> String in
        let needsQuotes = field.contains { "\",\n".contains($0) }
        guard needsQuotes || numbers.below(3) == 0 else { return field }
        let doubled = field.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
        return "\"\(doubled)\""
      }
      remarks.append(fields[0].isEmpty ? nil : fields[0])
      gates.append(fields[1].isEmpty ? nil : fields[1])
      text += "\(quoted[0]),A,RL,\(number),BOS,2026-11-30T18:05,\(quoted[1])\n"
    }
    let reading = try Reading(text)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.remark) == remarks)
    #expect(reading.flights.map(\.gate) == gates)
  }

  @Test("no cut and no changed byte makes the reader stumble", arguments: [false, true])
  func damaged(skips: Bool) throws {
    let file = Array(
      """
      \u{FEFF}id,\(Reading.header),estimated,remark\r
      x,A,RL,618,"BOS",2026-11-30T18:05-05:00,2026-11-30 18:05,"say ""hi"",\r
      東"\r
      ,D,ND,27,Zürich,2026-11-01T01:30,,\u{1}
      x,A,RL,618,"BOS",2026-11-30T18:05-05:00,2026-11-30 18:05,"",
      """.utf8
    )
    let onError: RowErrorPolicy = skips ? .skip : .fail
    for end in file.indices {
      let reading = try Reading(bytes: Array(file[..<end]), onError: onError)
      #expect(!reading.flights.isEmpty || !reading.told.isEmpty)
    }
    for index in file.indices {
      for byte in Array("\",\n\rA:".utf8) + [0x00, 0x80, 0xC3, 0xFF] {
        var bytes = file
        bytes[index] = byte
        let reading = try Reading(bytes: bytes, onError: onError)
        #expect(!reading.flights.isEmpty || !reading.told.isEmpty)
      }
    }
  }
}
