import Diagnostics
import Schedule

/// XML whose rows are the elements `flight`, wherever they are.
enum AvinorFile: RecordFile {
  static func decoded(_ source: SourceText) throws(Report) -> SourceText {
    do throws(XMLMistake) {
      return try XMLText.decoded(source)
    } catch {
      throw error.report
    }
  }

  static func forEachRow(
    of source: SourceText,
    in form: RecordForm,
    _ body: (RecordTree, RecordPlace, Direction?) -> Void
  ) throws(Report) -> Instant? {
    var lines = LineCounter(source)
    let handler = withoutActuallyEscaping(body) { body -> XMLRows in
      let handler = XMLRows(name: "flight") { tree in body(tree, lines.place(of: tree.offset), nil)
      }
      handler.mistake = XMLScanner.scan(source, with: handler)
      handler.release()
      return handler
    }
    if let mistake = handler.mistake { throw mistake.report }
    if let home = form.home, let airport = handler.airport, !airport.isEmpty,
      airport.uppercased() != home.uppercased()
    {
      throw RecordProblem.otherAirport(airport, home: home).report(at: source.location(ofByte: 0))
    }
    guard !handler.hasFlights else { return handler.lastUpdate.flatMap { WrittenTime($0)?.stamp } }
    throw RecordProblem.noRows(path: "flights.flight", known: [handler.root])
      .report(at: source.location(ofByte: 0))
  }
}
