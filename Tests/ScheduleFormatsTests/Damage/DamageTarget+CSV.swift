import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

/// CSV, read and guessed.
extension DamageTarget {
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
    samples: CSVGuessTests.cases.map(\.bytes),
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
}
