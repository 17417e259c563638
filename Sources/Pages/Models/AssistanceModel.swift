import Mustache
import Templates

/// Help on the way, where site.yml tells of some.
final class AssistanceModel: TypedRecord {
  static let name = "assistance"
  static let fields: [TypedField<AssistanceModel>] = [
    .optionalText("phone", "The number to call, as site.yml writes it.", example: "+1 555 0100") {
      $0.assistance.phone
    },
    .optionalAddress("phoneAddress", "The same as an address.", example: "tel:+15550100") {
      $0.assistance.phoneAddress
    },
    .optionalText(
      "meetingPoint",
      "Where to meet who helps.",
      example: "Desk 4 beside the entrance"
    ) { $0.assistance.meetingPoint },
    .optionalRecord("page", "The page that says more.") { $0.page },
  ]

  let assistance: Assistance
  let page: LinkModel?

  init(_ assistance: Assistance, page: LinkModel?) {
    self.assistance = assistance
    self.page = page
  }
}
