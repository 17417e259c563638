import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

extension DamageTarget {
  /// A sample with what reads it, failing at a bad row or leaving it out.
  private struct Sample: Sendable {
    let path: String
    let text: String
    let reader: @Sendable (RowErrorPolicy) throws -> any ScheduleReader
    var updater: (@Sendable (RowErrorPolicy) throws -> any UpdateReader)?
  }

  /// A target whose samples are files of text.
  private init(
    _ name: String,
    _ samples: [Sample],
    pieces: [String],
    span: Int = 40
  ) {
    self.init(name: name, samples: samples.map { Array($0.text.utf8) }, pieces: pieces, span: span)
    {
      let policies: [RowErrorPolicy] = [.fail, .skip]
      let readers = try samples.map { sample in try policies.map { try sample.reader($0) } }
      let updaters = try samples.map { sample in
        try sample.updater.map { updater in try policies.map { try updater($0) } }
      }
      let flights = try zip(samples, readers).map { sample, readers in
        try readers[0].read(SourceText(path: sample.path, text: sample.text)).flights
      }
      return { input in
        let policy = input.onError == .fail ? 0 : 1
        let source = SourceText(path: samples[input.sample].path, bytes: input.bytes)
        var outcome = Outcome { () throws(Report) in
          try readers[input.sample][policy].read(source)
        }
        if input.round % 4 < 2, let updater = updaters[input.sample]?[policy] {
          outcome.look(at: flights[input.sample]) { (flights) throws(Report) in
            try updater.update(&flights, from: source)
          }
        }
        return outcome
      }
    }
  }

  private static func zone() throws -> AirportZone {
    try #require(AirportZone(identifier: "America/New_York"))
  }

  // MARK: CSV

  private static let csvPieces = [
    ";", ",", "\"", "\n", "\r", "\t", "\u{0}", "é", "24", "0", "-", " ", "Feb", ":", "{", "<html>",
    "2026-11-30T09:40",
  ]

  /// Canonical files, and an export with all that can be told of one.
  static let csv = DamageTarget(
    "CSV",
    [
      csvSample(
        """
        id,direction,airline,number,airport,scheduled,estimated,status,codeshares,remark
        x,A,RL,618,"BOS",2026-11-30T18:05-05:00,2026-11-30 18:05,LND,NQ2618 YH1,"say ""hi"",
        東"
        ,D,ND,27W,Zürich,2026-11-01T01:30,10:05,,,

        """
      ) { CSVFormat() },
      csvSample(export) { try exportFormat() },
      csvSample(export) {
        var format = try exportFormat()
        format.encoding = .windows1252
        return format
      },
    ],
    pieces: csvPieces
  )

  private static let export = """
    Plan; as of "today"
    Day;Flight;From/To;STA;STD;ETA;Kind;State
    30-Nov-26;RL 617;BOS;0855;;0010;PAX;GCL
    30-Nov-26;4U0460P;"Zürich; Kloten";;2400;;PAX;
    01-Dec-26;TST001;ORD;;0130;2359;MIX;"Ab""flug"
    30-Nov-26;X19;DEN;1200;;;CARGO;?
    3 flights

    """

  private static func exportFormat() throws -> CSVFormat {
    var format = CSVFormat()
    format.columns = [
      "date": "Day", "designator": "Flight", "airport": "From/To", "scheduled_arrival": "STA",
      "scheduled_departure": "STD", "estimated_arrival": "ETA", "status": "State",
    ]
    format.delimiter = .semicolon
    format.skippedLines = 1
    format.footerLines = 1
    format.datePattern = try DatePattern("dd-MMM-yy", for: .date, century: 2000)
    format.timePattern = try DatePattern("HHmm", for: .time)
    format.filters = [RowFilter("kind", values: ["PAX", "MIX"])]
    format.statusWords = ["gcl": "gate-closed"]
    return format
  }

  private static func csvSample(
    _ text: String,
    _ format: @escaping @Sendable () throws -> CSVFormat
  ) -> Sample {
    let options: @Sendable (RowErrorPolicy) throws -> CSVOptions = { onError in
      CSVOptions(format: try format(), onError: onError, zone: try zone())
    }
    return Sample(
      path: "schedule.csv",
      text: text,
      reader: { CSVScheduleReader(options: try options($0)) },
      updater: { CSVUpdateReader(options: try options($0)) }
    )
  }

  /// Files of which nothing is known.
  static let guesses = DamageTarget(
    name: "unknown CSV",
    samples: CSVGuessTests.cases
      .map(\.bytes),
    pieces: csvPieces + ["99/99/9999", String(repeating: "9", count: 300)],
    isReader: false
  ) {
    let zone = try Self.zone()
    return { input in
      do throws(Report) {
        let guess = try CSVGuess(
          SourceText(path: "a.csv", bytes: input.bytes),
          airport: input.round % 4 < 2 ? "JFK" : nil,
          zone: zone
        )
        return Outcome(isBuilt: true, diagnostics: guess.doubts)
      } catch {
        let isSilent = error.diagnostics.isEmpty
        return Outcome(
          isBuilt: false,
          diagnostics: error.diagnostics,
          fault: isSilent ? "no message" : nil
        )
      }
    }
  }

  // MARK: Season files

  /// What there is in season files: two clocks, ways of several legs, codeshares, variations.
  static let ssim = DamageTarget(
    "SSIM",
    [
      seasonSample(
        SeasonFile(
          SeasonFile.leg(period: "01NOV2600XXX00"),
          SeasonFile.segment("010", "NQ 2618/YH   99"),
          SeasonFile.segment("127", "NORTHERN QUAY"),
          SeasonFile.leg("2618", airline: "NQ"),
          SeasonFile.segment("050", "RL  618", "2618", airline: "NQ")
        ),
        days: 3
      ),
      seasonSample(
        SeasonFile(
          SeasonFile.leg("7", "BOS0700-0500 JFK0815-0500", way: "0101", days: "1.3.5.."),
          SeasonFile.leg("7", "JFK0930-0500 LHR2130+0000", way: "0102", days: "1030500"),
          SeasonFile.leg(
            "9",
            "LHR2350 JFK0150",
            period: "23NOV2631DEC26",
            more: [(36, "2"), (193, "01")]
          )
        ),
        days: 20
      ),
      seasonSample(
        SeasonFile(
          mode: "U",
          String(repeating: "0", count: 200),
          SeasonFile.leg("21", "JFK0340-0500 LHR1040+0000", days: "1       "),
          SeasonFile.leg("22", "BOS0340 JFK0440", days: "1       ")
        ),
        days: 1
      ),
    ],
    pieces: [
      "\n", "\r", "\0", "é", "0", "9", " ", "X", "/", "24", "-", "+0530", "JFK", "00XXX00", "3 RL",
      "5", "U", "\u{1A}", "<",
    ],
    span: 250
  )

  private static func seasonSample(_ file: SeasonFile, days: Int) -> Sample {
    Sample(path: "season.ssim", text: file.text) { onError in
      var options = SSIMOptions(
        airport: "JFK",
        zone: try zone(),
        window: Window(first: try #require(CivilDate(iso: "2026-11-30")), days: days)
      )
      options.onError = onError
      return SSIMScheduleReader(options: options)
    }
  }

  // MARK: Messages and rows that nest

  /// Messages about legs.
  static let aidx = DamageTarget(
    "AIDX",
    [
      recordSample(
        .aidx,
        FormatText.message(
          FormatText.leg(
            data: FormatText.time("OFB", "EST", "2026-11-30T15:00:00Z")
              + FormatText.resources("Departure", "<PassengerGate>A4</PassengerGate>")
              + FormatText.shown("BST")
          )
        )
      ),
      recordSample(
        .aidx,
        FormatText.message(
          FormatText.leg(
            "NQ",
            "21",
            from: "DEN",
            to: "JFK",
            data: "<CodeShareInfo><Airline>RL</Airline><FlightNumber>9</FlightNumber>"
              + "</CodeShareInfo><OperationalStatus xsi:nil=\"true\"/>"
          ) + FormatText.leg()
        )
      ),
    ],
    pieces: xmlPieces
  )

  /// Norway's XML.
  static let avinor = DamageTarget(
    "Norway's XML",
    [
      recordSample(
        .avinor,
        "<?xml version=\"1.0\" encoding=\"iso-8859-1\"?>\n"
          + FormatText.avinor(
            FormatText.flight(
              more: "<status code=\"E\" time=\"2026-11-30T15:00:00Z\"/><gate>A</gate>"
            ),
            FormatText.flight("NQ", "NQ21", direction: "A", more: "<via_airport>A,B</via_airport>")
          )
      )
    ],
    pieces: xmlPieces
  )

  /// JSON by paths, and in a form that is known by name.
  static let json = DamageTarget(
    "JSON",
    [
      recordSample(
        .json,
        FormatText.json(
          FormatText.row(
            more: #", "codeshares": ["NQ 1", "N22"], "gate": null, "remark": "\u00fc\n""#
          ),
          FormatText.row(
            "NQ",
            "21",
            direction: "A",
            more: #", "estimated": "10:05", "x": {"y": [1.5]}"#
          )
        )
      ),
      recordSample(
        .preset(.schiphol),
        #"""
        {"flights": [{"flightDirection": "D", "flightName": "KL1001", "mainFlight": "KL1001",
        "prefixIATA": "KL", "scheduleDateTime": "2026-11-30T09:40:00.000-05:00",
        "route": {"destinations": ["SOU", "BOS"]}, "terminal": 2}, {"flightDirection": "D",
        "flightName": "DL9405", "mainFlight": "KL1001", "prefixIATA": "DL",
        "scheduleDateTime": "2026-11-30T09:40:00.000-05:00", "route": {"destinations": ["BOS"]}}]}
        """#
      ),
    ],
    pieces: [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "true", "1e9", "-", "0",
      "\u{0}", "é", "\n", "[[[[[[[[", "\"a\":", "24", "A",
    ]
  )

  private static let xmlPieces = [
    "<", ">", "</", "/>", "&", "&amp;", "&#0;", "\"", "'", "<!DOCTYPE a>", "<![CDATA[", "]]>",
    "<!--", "<?xml", "xmlns:a=\"b\"", "<a>", "\u{0}", "é", "24", "-", " xsi:nil='true'", "A", "\n",
  ]

  private static func recordSample(_ format: FormatReading.Format, _ text: String) -> Sample {
    Sample(
      path: FormatReading.name(format),
      text: text,
      reader: { try FormatReading.reader(format, .init(onError: $0)) },
      updater: { try FormatReading.reader(format, .init(onError: $0)) }
    )
  }
}
