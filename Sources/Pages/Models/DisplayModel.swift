import Mustache
import Templates

/// A lobby display: the next flights of one direction, large.
final class DisplayModel: TypedRecord {
  static let name = "display"
  static let fields: [TypedField<DisplayModel>] = [
    .text("title", "What it shows.", example: "Departures") { $0.title },
    .record("time", "The instant of the build.") { $0.time },
    .list("rows", of: RowModel.self, "The next flights.") { $0.rows },
    .boolean("isEmpty", "Whether no flight is left.") { $0.rows.isEmpty },
  ]

  let title: String
  let time: TimeModel
  let rows: [Value]

  init(title: String, time: TimeModel, rows: [Value]) {
    self.title = title
    self.time = time
    self.rows = rows
  }
}
