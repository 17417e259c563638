import Mustache
import Templates

/// What a visitor can take along from a flight's page.
final class ShareModel: TypedRecord {
  static let name = "share"
  static let fields: [TypedField<ShareModel>] = [
    .address(
      "calendar",
      "The address of the flight as a calendar file.",
      example: "rl618-departure-bos.ics"
    ) { $0.calendar },
    .optionalAddress(
      "code",
      "The address of a picture with the QR code of the page's address, where base_url is known.",
      example: "rl618-departure-bos.svg"
    ) { $0.code },
  ]

  let calendar: String
  let code: String?

  init(calendar: String, code: String?) {
    self.calendar = calendar
    self.code = code
  }
}
