import Diagnostics
import Schedule
import ScheduleFormats
import Testing

/// What every reader meets, see `Conditions.md`.
@Suite("Conditions of a season file")
struct SSIMConditionTests {
  /// A file, its flights and what is told.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var bytes: [UInt8]
    var from = "2026-11-30"
    var form: @Sendable (inout SSIMOptions) -> Void = { _ in }
    var flights: [String] = []
    var told = ""

    var testDescription: String { name }

    /// Records of one carrier.
    init(
      _ name: String,
      _ records: [String],
      from: String = "2026-11-30",
      form: @escaping @Sendable (inout SSIMOptions) -> Void = { _ in },
      flights: [String],
      told: String = ""
    ) {
      self.init(name, bytes: [], flights: flights, told: told)
      var file = SeasonFile()
      file.lines.insert(contentsOf: records, at: 2)
      bytes = file.bytes
      self.from = from
      self.form = form
    }

    /// A whole file.
    init(_ name: String, bytes: [UInt8], flights: [String] = [], told: String) {
      self.name = name
      self.bytes = bytes
      self.flights = flights
      self.told = told
    }
  }

  @Test("each has its own result", arguments: times + numbers + files)
  func result(example: Case) throws {
    let reading = try SeasonReading(bytes: example.bytes, from: example.from, form: example.form)
    #expect(reading.told == example.told)
    #expect(
      reading.lines.enumerated().map { index, line in
        let flight = reading.flights[index]
        let more = [flight.codeshares.joined(separator: " "), flight.remark ?? ""]
        return ([line] + more.filter { !$0.isEmpty }).joined(separator: " | ")
      } == example.flights
    )
  }

  static let times = [
    Case(
      "a period that crosses the window",
      [SeasonFile.leg("618", "LHR2200+0000 JFK0105-0500", period: "25NOV2628NOV26")],
      flights: ["A RL 618 LHR 2026-11-29T01:05-05:00"]
    ),
    Case(
      "a local time in the spring gap",
      [SeasonFile.leg("618", "JFK0230-0500 BOS0430-0400", period: "14MAR2714MAR27")],
      from: "2027-03-14",
      flights: ["D RL 618 BOS 2027-03-14T02:30-05:00"],
      told: """
        season.ssim:3:40: warning: the clock skips 02:30 on 2027-03-14; \
        it is taken as if the clock had not been changed
          3 RL  6180101J14MAR2714MAR271234567 JFK02300230-0500  BOS04300430-0400  320
                                                 ^

        """
    ),
    Case(
      "in the repeated hour: the offset given",
      [
        SeasonFile.leg("1", "JFK0130-0400 BOS0330-0500", period: "01NOV2601NOV26"),
        SeasonFile.leg("2", "JFK0130-0500 BOS0330-0500", period: "01NOV2601NOV26"),
      ],
      from: "2026-11-01",
      flights: ["D RL 1 BOS 2026-11-01T01:30-04:00", "D RL 2 BOS 2026-11-01T01:30-05:00"]
    ),
    Case(
      "in the repeated hour: else the first",
      [SeasonFile.leg("1", "JFK0130 BOS0330", period: "01NOV2601NOV26")],
      from: "2026-11-01",
      flights: ["D RL 1 BOS 2026-11-01T01:30-04:00"],
      told: """
        season.ssim:3:40: warning: the clock shows 01:30 twice on 2026-11-01; \
        the first is taken; write a UTC variation
          3 RL    10101J01NOV2601NOV261234567 JFK01300130       BOS03300330       320
                                                 ^

        """
    ),
    Case(
      "2400",
      [
        SeasonFile.leg("1", "JFK2400-0500 BOS0130-0500"),
        SeasonFile.leg("2", "BOS2200-0500 JFK2400-0500"),
      ],
      flights: ["D RL 1 BOS 2026-12-01T00:00-05:00", "A RL 2 BOS 2026-12-01T00:00-05:00"]
    ),
    Case(
      "a false +0000 on local time is told",
      [SeasonFile.leg("1", "JFK0940+0000 BOS1105+0000")],
      flights: ["D RL 1 BOS 2026-11-30T09:40-05:00"],
      told: """
        season.ssim:3:48: warning: the UTC variation of JFK is +0000 here, \
        but -0500 in the time-zone database on 2026-11-30; times are shown by the database; \
        if the file is wrong, write 'ignore_variations: true'
          3 RL    10101J30NOV2630NOV261234567 JFK09400940+0000  BOS11051105+0000  320
                                                         ^
        season.ssim:3:66: warning: the UTC variation of BOS is +0000 here, \
        but -0500 in the time-zone database on 2026-11-30; times are shown by the database; \
        if the file is wrong, write 'ignore_variations: true'
          3 RL    10101J30NOV2630NOV261234567 JFK09400940+0000  BOS11051105+0000  320
                                                                           ^

        """
    ),
    Case(
      "a false +0000 on local time can be ignored",
      [SeasonFile.leg("1", "JFK2350+0000 LHR1150+0000")],
      form: { $0.ignoresVariations = true },
      flights: ["D RL 1 LHR 2026-11-30T23:50-05:00"]
    ),
    Case(
      "the same number twice a day",
      [
        SeasonFile.leg(), SeasonFile.leg("618", "JFK1940-0500 BOS2105-0500", way: "0201"),
      ],
      flights: ["D RL 618 BOS 2026-11-30T09:40-05:00", "D RL 618 BOS 2026-11-30T19:40-05:00"]
    ),
    Case(
      "exact duplicates",
      [
        SeasonFile.leg(period: "30NOV2602DEC26"),
        SeasonFile.leg(period: "30NOV2602DEC26", more: [(195, "000007")]),
      ],
      flights: (30...32).map {
        "D RL 618 BOS 2026-\($0 == 30 ? "11-30" : "12-0\($0 - 30)")T09:40-05:00"
      },
      told: """
        season.ssim:4:1: warning: this leg is there twice, first on line 3; one is left out
          3 RL  6180101J30NOV2602DEC261234567 JFK09400940-0500  BOS11051105-0500  320
          ^

        """
    ),
  ]

  static let numbers = [
    Case(
      "codeshares six deep",
      [
        SeasonFile.leg(),
        SeasonFile.segment("010", "AA    1/BB   22/CC  333/DD 4444/EEE   5/F6    6"),
      ],
      flights: ["D RL 618 BOS 2026-11-30T09:40-05:00 | AA1 BB22 CC333 DD4444 EEE5 F66"]
    ),
    Case(
      "unknown codes",
      [SeasonFile.leg("1", "JFK0940-0500 QQX1105-0500", airline: "QXQ", type: "Z")],
      flights: ["D QXQ 1 QQX 2026-11-30T09:40-05:00"]
    ),
    Case(
      "suffixes and leading zeros",
      [
        SeasonFile.leg("073", suffix: "W"), SeasonFile.leg("027", airline: "GK"),
        SeasonFile.leg("27", airline: "GK", more: [(195, "000007")]),
      ],
      flights: ["D RL 073W BOS 2026-11-30T09:40-05:00", "D GK 027 BOS 2026-11-30T09:40-05:00"],
      told: """
        season.ssim:5:1: warning: this leg says the same as line 4 of some days, as 2026-11-30; \
        each flight is shown once
          3 GK   270101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
          ^

        """
    ),
    Case(
      "designators with digits or three letters",
      ["4U", "3O", "TST"].map { SeasonFile.leg("1", airline: $0) },
      flights: ["4U", "3O", "TST"].map { "D \($0) 1 BOS 2026-11-30T09:40-05:00" }
    ),
    Case(
      "A & B Air, markup, right-to-left text",
      [
        SeasonFile.leg(), SeasonFile.segment("127", "A & B AIR <B>[X](Y)</B> \u{5D0}\u{5D1}"),
      ],
      flights: [
        "D RL 618 BOS 2026-11-30T09:40-05:00 | A \\& B AIR \\<B\\>\\[X\\](Y)\\</B\\> \u{5D0}\u{5D1}"
      ]
    ),
    Case(
      "home on neither end",
      [SeasonFile.leg("1", "ORD0940-0600 BOS1305-0500")],
      flights: [],
      told: """
        season.ssim: error: no leg begins or ends at JFK, but at BOS, ORD; \
        look at 'airport' in site.yml

        """
    ),
    Case(
      "home on both ends",
      [SeasonFile.leg("1", "JFK0940-0500 JFK1040-0500")],
      flights: ["D RL 1 JFK 2026-11-30T09:40-05:00", "A RL 1 JFK 2026-11-30T10:40-05:00"]
    ),
  ]

  private static let short = SeasonFile(SeasonFile.leg())

  static let files = [
    Case(
      "an empty file",
      bytes: [],
      told: "season.ssim: error: the file is empty; write the season again\n"
    ),
    Case(
      "a header alone",
      bytes: Array((SeasonFile.header + "\n").utf8),
      told: """
        season.ssim: error: the file has no leg, no record 3; \
        if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "an HTML error page instead of a feed",
      bytes: Array("<!DOCTYPE html>\n<title>502</title>\n".utf8),
      told: "season.ssim: error: this is an HTML page, not an SSIM file; look at what writes it\n"
    ),
    Case(
      "an entity bomb",
      bytes: Array("<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY a 'a'>]>\n<a>&a;</a>\n".utf8),
      told: "season.ssim: error: this is XML, not an SSIM file; look at what writes it\n"
    ),
    Case(
      "nesting of a million levels",
      bytes: Array(repeating: UInt8(ascii: "["), count: 1_000_000),
      told: "season.ssim: error: this is JSON, not an SSIM file; look at what writes it\n"
    ),
  ]

  @Test("a hundred thousand records with one bad", arguments: [RowErrorPolicy.fail, .skip])
  func oneBad(policy: RowErrorPolicy) throws {
    func record(_ line: String) -> [UInt8] { Array((line + "\n").utf8) }
    let good = record(SeasonFile.leg("1", "ORD0940-0600 BOS1305-0500"))
    let bad = record(SeasonFile.leg("1", "JFK2540-0500 BOS1305-0500"))
    var bytes = [SeasonFile.header, SeasonFile.carrier(), SeasonFile.leg()].flatMap(record)
    for number in 0..<100_000 { bytes += number == 10_999 ? bad : good }
    bytes += record(SeasonFile.trailer())
    let reading = try SeasonReading(bytes: bytes) { $0.onError = policy }
    let told = """
      season.ssim:11003:40: LEVEL: columns 40–43, the time of departure: \
      '2540' cannot be read; write four digits, 0000 to 2400
        3 RL    10101J30NOV2630NOV261234567 JFK25402540-0500  BOS13051305-0500  320
                                               ^

      """
    let level = policy == .fail ? "error" : "warning"
    #expect(reading.told == told.replacing("LEVEL", with: level))
    #expect(reading.flights.map(\.number) == (policy == .fail ? [] : ["618"]))
  }
}
