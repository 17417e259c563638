import Diagnostics
import ScheduleFormats
import Testing
import YAML

@testable import Configuration

@Suite("A season file in site.yml")
struct SSIMSourceTests {
  private struct Failure: Error {}

  private func source(_ keys: String, top: String = "airport: JFK\n") throws -> SSIMSource {
    let site = try configuration("title: A\n\(top)schedule:\n  ssim:\n\(keys)")
    guard case .ssim(let ssim) = site.schedule.source else { throw Failure() }
    #expect(site.schedule.source.path == ssim.file)
    return ssim
  }

  @Test("every key lands in its field")
  func keys() throws {
    let ssim = try source(
      """
          file: a.ssim
          airport: lhr
          carriers: [rl, 4U, TST]
          service_types: [J, c]
          time_mode: utc
          ignore_variations: true

      """
    )
    #expect(ssim.file.value == "a.ssim")
    #expect(ssim.airport?.value == "LHR")
    #expect(ssim.carriers == ["RL", "4U", "TST"])
    #expect(ssim.serviceTypes == ["J", "C"])
    #expect(ssim.timeMode == .utc)
    #expect(ssim.ignoresVariations)
  }

  @Test("without keys the file is read as it is")
  func defaults() throws {
    let ssim = try source("    file: a.ssim\n")
    #expect(ssim.airport == nil)
    #expect(ssim.carriers == [])
    #expect(ssim.serviceTypes == nil)
    #expect(ssim.timeMode == nil)
    #expect(!ssim.ignoresVariations)
  }

  @Test("one carrier needs no list, and the airport may be named for the file alone")
  func short() throws {
    let ssim = try source(
      "    file: a.ssim\n    carriers: RL\n    airport: JFK\n",
      top: "time_zone: America/New_York\n"
    )
    #expect(ssim.carriers == ["RL"])
    #expect(ssim.airport?.value == "JFK")
  }
}
