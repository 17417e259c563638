import Diagnostics
import Schedule

/// Reads updates from CSV. The columns are those of a schedule; which flight is meant is told by `id`,
/// or by airline, number and day, and all else may be left out.
public struct CSVUpdateReader: UpdateReader {
  private let options: CSVOptions

  /// A reader of files of one form.
  public init(options: CSVOptions) {
    self.options = options
  }

  /// Changes flights as a file tells. A file without a row, or none that `where` asks for, tells
  /// nothing and is no mistake.
  public func update(
    _ flights: inout [Flight],
    from source: SourceText
  ) throws(Report) -> UpdateReading {
    var table = try CSVTable(source, options: options, purpose: .updates)
    var collector = UpdateCollector(source: table.source, onError: options.onError)
    for (fault, place) in table.faults { collector.append(nil, at: place, faults: [fault]) }
    var reader = CSVRowReader(
      bytes: table.source.bytes,
      header: table.header,
      options: options,
      purpose: .updates
    )
    while try table.next() {
      let row = table.row
      guard reader.matches(row) else { continue }
      let update = reader.update(of: row)
      collector.append(nil, at: table.place, faults: reader.formFaults)
      collector.append(update, at: table.place, faults: reader.faults)
    }
    return try collector.apply(to: &flights, notes: table.notes)
  }
}
