import Mustache
import Templates

/// A page by name and address.
final class LinkModel: TypedRecord {
  static let name = "link"
  static let fields: [TypedField<LinkModel>] = [
    .text("title", "The page's name.", example: "Flight Status") { $0.title },
    .address("address", "Its address.", example: "../today/index.html") { $0.address },
  ]

  let title: String
  let address: String

  init(title: String, address: String) {
    self.title = title
    self.address = address
  }
}
