import Diagnostics
import Schedule

/// Reads files whose rows nest, whatever their format.
public struct RecordFileReader: ScheduleReader, UpdateReader {
  private let file: any RecordFile.Type
  private let options: RecordOptions

  /// A reader of files of one format and form.
  public init(_ format: RecordFormat, options: RecordOptions) {
    file = format.file
    self.options = options
  }

  /// The flights of a file; throws every mistake in it.
  public func read(_ source: SourceText) throws(Report) -> ScheduleReading {
    let source = try file.decoded(source)
    var collector = FlightCollector(source: source, onError: options.onError)
    var rows: [RecordFlight] = []
    var places: [RecordPlace] = []
    let pass = try pass(over: source, isUpdate: false) { reader, place, direction in
      let row = reader.flight(direction: direction, line: place.line)
      collector.tell(reader.formFaults, at: place)
      collector.append(nil, at: place, faults: reader.faults)
      guard let row else { return }
      rows.append(row)
      places.append(place)
    }
    if pass.wanted == 0, !collector.hasErrors, !options.allowsEmpty {
      throw emptiness(pass.count).report(at: Location(path: source.path))
    }
    let kept = options.form.codeshare == nil ? Array(rows.indices) : CodeshareFolding.fold(&rows)
    for index in kept { collector.add(rows[index].flight, at: places[index]) }
    var reading = try collector.finished(notes: notes(source, pass))
    reading.stamp = pass.stamp
    return reading
  }

  /// Changes the flights that a file tells something about.
  public func update(
    _ flights: inout [Flight],
    from source: SourceText
  ) throws(Report) -> UpdateReading {
    let source = try file.decoded(source)
    var collector = UpdateCollector(source: source, onError: options.onError)
    let pass = try pass(over: source, isUpdate: true) { reader, place, direction in
      let update = reader.update(direction: direction)
      collector.append(nil, at: place, faults: reader.formFaults)
      collector.append(update, at: place, faults: reader.faults)
    }
    var reading = try collector.apply(to: &flights, notes: notes(source, pass))
    reading.stamp = pass.stamp
    return reading
  }

  /// What going through a file's rows has shown.
  private struct Pass {
    /// When the file says that it was made; nil where it says nothing.
    var stamp: Instant?
    /// How many rows there are, and how many of them have what filters ask for.
    var (count, wanted) = (0, 0)
    /// The expected fields that no row has.
    var unseen: [FlightField] = []
  }

  /// Calls for each row that is wanted, or that has not the form of one, with the direction that its
  /// path tells.
  private func pass(
    over source: SourceText,
    isUpdate: Bool,
    _ body: (inout RecordReader, RecordPlace, Direction?) -> Void
  ) throws(Report) -> Pass {
    var reader = RecordReader(options: options, isUpdate: isUpdate)
    var pass = Pass()
    pass.stamp = try file.forEachRow(of: source, in: options.form) { tree, place, direction in
      pass.count += 1
      if reader.begin(tree, number: pass.count) {
        guard reader.isWanted else { return }
        pass.wanted += 1
        reader.lookForFields()
      }
      body(&reader, place, direction)
    }
    pass.unseen = reader.unseen
    return pass
  }

  private func emptiness(_ count: Int) -> RecordProblem {
    let form = options.form
    return count == 0
      ? .emptyRows(path: form.rows.map(\.path.text).joined(separator: "' and '"))
      : .noRowMatches(paths: form.filters.map(\.place.text))
  }

  /// The fields that no row has.
  private func notes(_ source: SourceText, _ pass: Pass) -> [Note] {
    guard pass.wanted > 0 else { return [] }
    return pass.unseen.compactMap { field in
      options.form.fields(field).first.map {
        Note("\(source.path): no row has '\($0.text)' for '\(field.rawValue)'")
      }
    }
  }
}
