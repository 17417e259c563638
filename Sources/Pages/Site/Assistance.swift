import Diagnostics

/// The help on the way that a site's configuration tells of.
public struct Assistance: Sendable {
  /// The number to call, as it is to be shown.
  public var phone: String?
  /// Where to meet who helps.
  public var meetingPoint: String?
  /// The name of the extra page that says more.
  public var page: String?
  /// Where that name is written, for messages about it.
  public var pageLocation: Location?

  /// The help that there is, each part where it is known.
  public init(
    phone: String? = nil,
    meetingPoint: String? = nil,
    page: String? = nil,
    pageLocation: Location? = nil
  ) {
    self.phone = phone
    self.meetingPoint = meetingPoint
    self.page = page
    self.pageLocation = pageLocation
  }

  /// The number as an address by RFC 3966, its digits alone: `tel:+15550100`. A zero in brackets
  /// behind a country's code is only dialled at home.
  var phoneAddress: String? {
    phone.map { phone in
      let isInternational = phone.hasPrefix("+")
      let dialled = isInternational ? phone.replacing("(0)", with: "") : phone
      let digits = dialled.unicodeScalars.filter { ("0"..."9").contains($0) }
      return "tel:\(isInternational ? "+" : "")\(String(String.UnicodeScalarView(digits)))"
    }
  }
}
