import Mustache
import Schedule
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
    .optionalText(
      "scheduledMark",
      "The date of the scheduled time, where not that of the board or of today.",
      example: "Nov 30"
    ) { $0.scheduledMark },
    .optionalText(
      "revisedMark",
      "The date of the new time, where not that of the board or of today.",
      example: "Dec 1"
    ) { $0.revisedMark },
    .integer("index", "The row's number on its page, from 1.", example: "1") { $0.index },
    .boolean("isFirst", "Whether it is the first.") { $0.isFirst },
    .boolean("isLast", "Whether it is the last.") { $0.isLast },
  ]

  let flight: FlightModel
  let address: String
  let dayMark: String?
  let dayMarkText: String?
  let day: CivilDate
  let index: Int
  let isFirst: Bool
  let isLast: Bool

  /// A row of a list that stands for a day.
  init(
    _ flight: FlightModel,
    address: String,
    dayMark: String? = nil,
    dayMarkText: String? = nil,
    on day: CivilDate,
    index: Int,
    of count: Int
  ) {
    self.flight = flight
    self.address = address
    self.dayMark = dayMark
    self.dayMarkText = dayMarkText ?? dayMark
    self.day = day
    self.index = index
    isFirst = index == 1
    isLast = index == count
  }

  /// The date of the scheduled time, where it is not the day of the list.
  var scheduledMark: String? {
    flight.flight.scheduledDate == day ? nil : flight.scheduled.day.shortDate
  }

  /// The date of the new time, where there is one and it is not on the day of the list.
  var revisedMark: String? {
    flight.flight.expectedDate == day ? nil : flight.revised?.day.shortDate
  }
}
