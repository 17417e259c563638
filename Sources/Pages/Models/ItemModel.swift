import Mustache
import Templates

/// An item of the sidebar.
final class ItemModel: TypedRecord {
  static let name = "item"
  static let fields: [TypedField<ItemModel>] = [
    .text("id", "A name for anchors and scripts.", example: "flight-status") { $0.id },
    .text("title", "The title.", example: "Flight Status") { $0.title },
    .optionalText("subtitle", "The line beneath.", example: "Departure and arrival information") {
      $0.subtitle
    },
    .address("address", "Where it leads.", example: "today/index.html") { $0.address },
    .boolean("isCurrent", "Whether the page belongs to it.") { $0.isCurrent },
  ]

  let id: String
  let title: String
  let subtitle: String?
  let address: String
  let isCurrent: Bool

  init(id: String, title: String, subtitle: String?, address: String, isCurrent: Bool) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.address = address
    self.isCurrent = isCurrent
  }
}
