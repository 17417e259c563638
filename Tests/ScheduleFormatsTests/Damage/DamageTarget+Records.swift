import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

/// Messages and rows that nest.
extension DamageTarget {
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
