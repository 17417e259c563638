import Diagnostics
import Foundation
import Testing

@testable import Configuration

@Suite("What is wrong with a configuration beyond its YAML is told")
struct ConfigurationProblemTests {
  private static let zones = ["America/New_York", "Europe/Berlin"]
  private static let demo = "schedule: { demo: {} }\n"

  /// A way to provoke a problem in a folder, and what is told; the folder's path is `FOLDER`.
  struct Case: Sendable, CustomTestStringConvertible {
    let code: ConfigurationProblem.Code
    let told: String
    let provoke: @Sendable (TemporaryFolder) throws -> Outcome

    init(
      _ code: ConfigurationProblem.Code,
      _ told: String,
      provoke: @escaping @Sendable (TemporaryFolder) throws -> Outcome
    ) {
      self.code = code
      self.told = told
      self.provoke = provoke
    }

    var testDescription: String { code.rawValue }
  }

  static let cases: [Case] = [
    Case(
      .missingFile,
      """
      FOLDER/none.yml: error: no such file; make it, or name another with --config

      """
    ) { folder in
      Outcome { () throws(Report) in try .load(path: "\(folder.path)/none.yml") }
    },
    Case(
      .isFolder,
      """
      FOLDER: error: this is a folder; name the site.yml in it

      """
    ) { folder in
      Outcome { () throws(Report) in try .load(path: folder.path) }
    },
    Case(
      .noPermission,
      """
      FOLDER/site.yml: error: no permission to read this file; \
      make it readable for the user who builds

      """
    ) { folder in
      try folder.write("title: A\n", to: "site.yml")
      chmod("\(folder.path)/site.yml", 0)
      return try FileSystemUser.asNobody {
        Outcome { () throws(Report) in try .load(path: "\(folder.path)/site.yml") }
      }
    },
    Case(
      .unreadable,
      """
      /proc/self/mem: error: this file cannot be read (input/output error); make it a readable file

      """
    ) { _ in
      Outcome { () throws(Report) in try .load(path: "/proc/self/mem") }
    },
    Case(
      .otherName,
      """
      FOLDER/other/b/site.yaml: error: a configuration is called site.yml; rename this one, or name it \
      with --config

      """
    ) { folder in
      try folder.makeFolder("other/b")
      try folder.write("title: T\n", to: "other/b/site.yaml")
      return Outcome { () throws(Report) in
        try .load(path: SiteConfiguration.find(from: "\(folder.path)/other/b"))
      }
    },
    Case(
      .notFound,
      """
      error: no site.yml in 'FOLDER/a/b' or in a folder above it; \
      make one, or name one with --config

      """
    ) { folder in
      Outcome { () throws(Report) in
        try .load(path: SiteConfiguration.find(from: "\(folder.path)/a/b"))
      }
    },
    Case(
      .unknownZone,
      """
      site.yml:2:12: error: unknown time zone 'America/NewYork'; did you mean 'America/New_York'?
        time_zone: America/NewYork
                   ^

      """
    ) { _ in
      let site = try configuration("title: A\ntime_zone: America/NewYork\n" + demo)
      return Outcome { () throws(Report) in throw site.unknownZone(known: zones) }
    },
    Case(
      .unknownZone,
      """
      site.yml:2:12: error: unknown time zone 'Nowhere'; \
      write an IANA name, for example 'time_zone: America/New_York'
        time_zone: Nowhere
                   ^

      """
    ) { _ in
      let site = try configuration("title: A\ntime_zone: Nowhere\n" + demo)
      return Outcome { () throws(Report) in throw site.unknownZone(known: zones) }
    },
    Case(
      .missingZone,
      """
      site.yml:1:1: error: missing key 'time_zone'; add for example \
      'time_zone: America/New_York', or the IATA code of a known airport, 'airport: JFK'
        title: A
        ^

      """
    ) { _ in
      Outcome { () throws(Report) in
        try .parse(SourceText(path: "site.yml", text: "title: A\n" + demo))
      }
    },
    Case(
      .missingZone,
      """
      site.yml:2:10: error: the time zone of airport 'QQQ' is not known; \
      add for example 'time_zone: America/New_York'
        airport: QQQ
                 ^

      """
    ) { _ in
      let site = try configuration("title: A\nairport: QQQ\n" + demo)
      return Outcome { () throws(Report) in throw site.missingZone() }
    },
    Case(
      .missingAirport,
      """
      site.yml:3:19: error: the schedule tells both ends of each flight; \
      add 'airport' with the code of yours, for example 'airport: JFK'
        schedule: { ssim: { file: a.ssim } }
                          ^

      """
    ) { _ in
      Outcome { () throws(Report) in
        try .parse(
          SourceText(
            path: "site.yml",
            text: "title: A\ntime_zone: UTC\nschedule: { ssim: { file: a.ssim } }\n"
          )
        )
      }
    },
    Case(
      .wrongPattern,
      """
      site.yml:3:46: error: 'MM' is the month; write 'mm' for minutes
        schedule: { csv: { file: a, time_format: 'HH:MM' } }
                                                     ^

      """
    ) { _ in form("time_format: 'HH:MM'") },
    Case(
      .columnBesideConstant,
      """
      site.yml:3:40: error: 'direction' is given for all flights beside 'columns'; \
      remove it here or there
        schedule: { csv: { file: a, direction: arrival, columns: { direction: d, date: d } } }
                                               ^

      """
    ) { _ in form("direction: arrival, columns: { direction: d, date: d }") },
    Case(
      .columnBesideDesignator,
      """
      site.yml:3:49: error: 'designator' holds the airline, too; remove one of the two
        schedule: { csv: { file: a, columns: { airline: a, number: n, designator: d } } }
                                                        ^
      site.yml:3:60: error: 'designator' holds the number, too; remove one of the two
        schedule: { csv: { file: a, columns: { airline: a, number: n, designator: d } } }
                                                                   ^

      """
    ) { _ in form("columns: { airline: a, number: n, designator: d }") },
    Case(
      .dateBesidePattern,
      """
      site.yml:3:35: error: times have their date by 'time_format', 'HH:mm dd/MM/yyyy'; \
      remove the date here
        schedule: { csv: { file: a, date: today, time_format: 'HH:mm dd/MM/yyyy' } }
                                          ^

      """
    ) { _ in form("date: today, time_format: 'HH:mm dd/MM/yyyy'") },
    Case(
      .missingRows,
      """
      site.yml:3:19: error: nothing says where the flights are; \
      add for example 'rows: "flights[*]"', or the name of a preset
        schedule: { json: { file: a, date: today } }
                          ^

      """
    ) { _ in
      parsed("title: A\nairport: JFK\nschedule: { json: { file: a, date: today } }\n")
    },
    Case(
      .wrongPath,
      """
      site.yml:3:56: error: 'a..b' is not a path; write it as 'flight.iata' or 'belts[0]'
        schedule: { json: { file: a, preset: schiphol, where: {a..b: x} } }
                                                               ^

      """
    ) { _ in
      parsed(
        "title: A\nairport: JFK\n"
          + "schedule: { json: { file: a, preset: schiphol, where: {a..b: x} } }\n"
      )
    },
  ]

  /// What comes of a form of a CSV file.
  private static func form(_ keys: String) -> Outcome {
    parsed("title: A\nairport: JFK\nschedule: { csv: { file: a, \(keys) } }\n")
  }

  private static func parsed(_ text: String) -> Outcome {
    Outcome { () throws(Report) in
      try .parse(SourceText(path: "site.yml", text: text))
    }
  }

  @Test("with its place and what to do", arguments: cases)
  func message(of problem: Case) throws {
    try TemporaryFolder.with { folder in
      let told = try problem.provoke(folder).told
      #expect(told == problem.told.replacing("FOLDER", with: folder.path))
    }
  }

  @Test("every kind of problem has been provoked")
  func everyCode() {
    #expect(Set(Self.cases.map(\.code)) == Set(ConfigurationProblem.Code.allCases))
  }
}
