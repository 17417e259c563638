import Configuration
import Pages

extension Assistance {
  /// The help that a configuration tells of; nil where it tells of none.
  init?(_ configuration: SiteConfiguration) {
    guard let assistance = configuration.assistance else { return nil }
    self.init(
      phone: assistance.phone?.value,
      meetingPoint: assistance.meetingPoint?.value,
      page: assistance.page?.value,
      pageLocation: assistance.page.map { configuration.location(of: $0.position) }
    )
  }
}
