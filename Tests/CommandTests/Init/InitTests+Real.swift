import Configuration
import Diagnostics
import Foundation
import Testing

@testable import boardwalk

extension InitTests {
  static let shared = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data")

  /// What is found in a real file without asking, and the number of doubts.
  struct Real: Sendable, CustomTestStringConvertible {
    let file: String
    let airport: String?
    let now: String
    let flights: String
    let doubts: Int

    var testDescription: String { file }
  }

  @Test(
    "real files are read, and what is not sure of them is said",
    .enabled(
      if: FileManager.default.fileExists(atPath: shared.path),
      "skipped: ../shared not found"
    ),
    arguments: [
      Real(
        file: "samples/csv/acl_slot_coordinator.csv",
        airport: nil,
        now: "2017-10-13",
        flights: "3 flights from 2017-10-13 to 2017-10-13",
        doubts: 2
      ),
      Real(
        file: "samples/csv/lgw_forecast.csv",
        airport: "LGW",
        now: "2023-02-03",
        flights: "3 flights from 2023-02-03 to 2023-02-03",
        doubts: 2
      ),
      Real(
        file: "samples/csv/lhr_arrivals_20161022.csv",
        airport: "LHR",
        now: "2016-10-22",
        flights: "405 flights from 2016-10-21 to 2016-10-22",
        doubts: 2
      ),
      Real(
        file: "real/jfk-2023-12-04.csv",
        airport: "JFK",
        now: "2023-12-04",
        flights: "6783 flights from 2023-12-04 to 2023-12-18",
        doubts: 1
      ),
      Real(
        file: "real/jfk-2011-03-07-spring-dst.csv",
        airport: "JFK",
        now: "2011-03-07",
        flights: "382 flights from 2011-03-07 to 2011-03-21",
        doubts: 0
      ),
      Real(
        file: "real/jfk-2011-11-01-autumn-dst.csv",
        airport: "JFK",
        now: "2011-11-01",
        flights: "370 flights from 2011-11-01 to 2011-11-15",
        doubts: 0
      ),
      Real(
        file: "real/jfk-2013-03-04-departures.csv",
        airport: "JFK",
        now: "2013-03-04",
        flights: "4708 flights from 2013-03-04 to 2013-03-18",
        doubts: 1
      ),
      // No column says the direction, nor which flights of two terminals are meant.
      Real(
        file: "samples/csv/lhr_forecast.csv",
        airport: "LHR",
        now: "",
        flights: "not whole yet, so that a build fails; fill in what was not found",
        doubts: 2
      ),
      Real(
        file: "samples/csv/drt_time_only.csv",
        airport: "LHR",
        now: "",
        flights: "24 flights",
        doubts: 4
      ),
    ]
  )
  func real(_ real: Real) throws {
    let folder = try SiteFolder()
    let path = Self.shared.appending(path: real.file).path
    let airport = real.airport.map { ["--airport", $0] } ?? []
    let told = Captured.run(["init", "--schedule", path] + airport, in: folder.path)
    #expect(told.status == (real.now.isEmpty ? 1 : 0))
    #expect(told.output.hasPrefix("site.yml: \(real.flights)\n"))
    #expect(
      told.errors.split(separator: "\n").count { $0.contains(/: (warning|error): not\b/) }
        == real.doubts
    )
    guard !real.now.isEmpty else { return }
    let check = Captured.run(["check", "-q", "--now", real.now], in: folder.path)
    #expect(check.status == 0)
  }
}
