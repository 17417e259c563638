import Mustache
import Templates

/// The rows of one hour, under its heading.
final class HourModel: TypedRecord {
  static let name = "hour"
  static let fields: [TypedField<HourModel>] = [
    .text("heading", "The hour.", example: "3 PM") { $0.heading },
    .text("id", "A name for anchors on the page.", example: "h15") { $0.id },
    .integer("count", "The number of its flights.", example: "2") { $0.rows.count },
    .list("rows", of: RowModel.self, "Its flights in order.") { $0.rows },
  ]

  let heading: String
  let id: String
  let rows: [Value]

  init(heading: String, id: String, rows: [Value]) {
    self.heading = heading
    self.id = id
    self.rows = rows
  }
}
