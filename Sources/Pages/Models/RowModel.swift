import Mustache
import Templates

/// A flight's row in a list, with the address of its page from where the list stands.
final class RowModel: TypedRecord {
  static let name = "row"
  static let fields: [TypedField<RowModel>] = [
    .record("flight", "The flight.") { $0.flight },
    .address("address", "The address of its page.", example: "rl618-departure-bos.html") {
      $0.address
    },
    .optionalText(
      "dayMark",
      "The scheduled date or the days it slips, where not the board's.",
      example: "+1"
    ) { $0.dayMark },
    .optionalText("dayMarkText", "The same in words.", example: "next day") { $0.dayMarkText },
    .integer("index", "The row's number on its page, from 1.", example: "1") { $0.index },
    .boolean("isFirst", "Whether it is the first.") { $0.isFirst },
    .boolean("isLast", "Whether it is the last.") { $0.isLast },
  ]

  let flight: FlightModel
  let address: String
  let dayMark: String?
  let dayMarkText: String?
  let index: Int
  let isFirst: Bool
  let isLast: Bool

  init(
    _ flight: FlightModel,
    address: String,
    dayMark: String? = nil,
    dayMarkText: String? = nil,
    index: Int,
    of count: Int
  ) {
    self.flight = flight
    self.address = address
    self.dayMark = dayMark
    self.dayMarkText = dayMarkText ?? dayMark
    self.index = index
    isFirst = index == 1
    isLast = index == count
  }
}
