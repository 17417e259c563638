import Diagnostics
import Schedule

/// Reads files whose rows nest, whatever their format.
struct RecordSource<File: RecordFile> {
  let options: RecordOptions

  /// The flights of a file; throws every mistake in it.
  func read(_ file: SourceText) throws(Report) -> ScheduleReading {
    let source = try File.decoded(file)
    var collector = FlightCollector(source: source, onError: options.onError)
    var reader = RecordReader(options: options, isUpdate: false)
    var rows: [RecordFlight] = []
    var places: [RecordPlace] = []
    var (count, wanted) = (0, 0)
    let stamp = try File.forEachRow(of: source, in: options.form) { tree, place, direction in
      count += 1
      guard reader.begin(tree, number: count) else {
        collector.append(nil, at: place, faults: reader.formFaults)
        return
      }
      guard reader.isWanted else { return }
      wanted += 1
      reader.lookForFields()
      let row = reader.flight(direction: direction, line: place.line)
      collector.append(nil, at: place, faults: reader.faults)
      if let row {
        rows.append(row)
        places.append(place)
      }
    }
    if wanted == 0, !collector.hasErrors, !options.allowsEmpty {
      throw emptiness(count).report(at: Location(path: source.path))
    }
    let kept = options.form.codeshare == nil ? Array(rows.indices) : CodeshareFolding.fold(&rows)
    for index in kept { collector.add(rows[index].flight, at: places[index]) }
    var reading = try collector.finished(notes: notes(source, reader.unseen, wanted))
    reading.stamp = stamp
    return reading
  }

  /// Changes the flights that a file tells something about.
  func update(_ flights: inout [Flight], from file: SourceText) throws(Report) -> UpdateReading {
    let source = try File.decoded(file)
    var collector = UpdateCollector(source: source, onError: options.onError)
    var reader = RecordReader(options: options, isUpdate: true)
    var (count, wanted) = (0, 0)
    let stamp = try File.forEachRow(of: source, in: options.form) { tree, place, direction in
      count += 1
      guard reader.begin(tree, number: count) else {
        collector.append(nil, at: place, faults: reader.formFaults)
        return
      }
      guard reader.isWanted else { return }
      wanted += 1
      reader.lookForFields()
      let update = reader.update(direction: direction)
      collector.append(update, at: place, faults: reader.faults)
    }
    var reading = try collector.apply(to: &flights, notes: notes(source, reader.unseen, wanted))
    reading.stamp = stamp
    return reading
  }

  private func emptiness(_ count: Int) -> RecordProblem {
    let form = options.form
    return count == 0
      ? .emptyRows(path: form.rows.map(\.path.text).joined(separator: "' and '"))
      : .noRowMatches(paths: form.filters.map(\.place.text))
  }

  /// The fields that no row has.
  private func notes(_ source: SourceText, _ unseen: [FlightField], _ wanted: Int) -> [Note] {
    guard wanted > 0 else { return [] }
    return unseen.compactMap { column in
      options.form.fields(column).first.map {
        Note("\(source.path): no row has '\($0.text)' for '\(column.rawValue)'")
      }
    }
  }
}
