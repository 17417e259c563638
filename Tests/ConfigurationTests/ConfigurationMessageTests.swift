import Diagnostics
import Testing

@testable import Configuration

@Suite("What is wrong in site.yml is told")
struct ConfigurationMessageTests {
  @Test("at its top", arguments: MessageCase.top)
  func top(_ mistake: MessageCase) {
    #expect(told(mistake.text) == mistake.told)
  }

  @Test("beneath schedule", arguments: MessageCase.schedule)
  func schedule(_ mistake: MessageCase) {
    #expect(told(mistake.text) == mistake.told)
  }

  @Test("beneath schedule.ssim", arguments: MessageCase.ssim)
  func ssim(example: MessageCase) {
    #expect(told(example.text) == example.told)
  }

  @Test("beneath schedule.csv", arguments: MessageCase.csv)
  func csv(_ mistake: MessageCase) {
    #expect(told(mistake.text) == mistake.told)
  }

  @Test("a misspelled time_zone is not also a missing one")
  func misspelledZone() {
    #expect(
      told("title: A\ntimezone: Europe/Berlin\nschedule: { demo: {} }\n") == """
        site.yml:2:1: error: unknown key 'timezone'; did you mean 'time_zone'?
          timezone: Europe/Berlin
          ^

        """
    )
  }
}
