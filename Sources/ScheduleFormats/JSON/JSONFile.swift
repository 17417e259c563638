import Diagnostics
import Schedule

/// JSON: finds its rows by their paths, in one pass for each path.
enum JSONFile: RecordFile {
  static func decoded(_ source: SourceText) throws(Report) -> SourceText {
    let whole = Location(path: source.path)
    guard source.bytes.contains(where: { !blanks.contains($0) }) else {
      throw JSONProblem.emptyFile.report(at: whole)
    }
    switch ForeignFormat(of: source.bytes) {
    case .json?: return source
    case let format?: throw JSONProblem.foreignFormat(format).report(at: whole)
    case nil:
      throw JSONProblem.unexpected(wanted: "'{' or '['").report(at: source.location(ofByte: 0))
    }
  }

  static func forEachRow(
    of source: SourceText,
    in form: RecordForm,
    _ body: (RecordTree, RecordPlace, Direction?) -> Void
  ) throws(Report) -> Instant? {
    var missing: [Diagnostic] = []
    for rows in form.rows {
      var walk = JSONWalk(source, rows.path)
      do throws(JSONMistake) {
        try walk.run { tree, place in body(tree, place, rows.direction) }
      } catch {
        throw error.problem.report(at: source.location(ofByte: error.offset))
      }
      guard !walk.isFound else { continue }
      let problem = RecordProblem.noRows(path: rows.path.text, known: walk.known)
      missing.append(problem.diagnostic(at: source.location(ofByte: 0)))
    }
    // Of several places for rows a file may have one.
    if missing.count == form.rows.count { throw Report(missing) }
    return nil
  }

  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
}
