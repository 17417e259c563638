import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

/// Season files.
extension DamageTarget {
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
    let reader: @Sendable (RowErrorPolicy) throws -> any ScheduleReader = { onError in
      var options = SSIMOptions(
        airport: "JFK",
        zone: try zone(),
        window: Window(first: try #require(CivilDate(iso: "2026-11-30")), days: days)
      )
      options.onError = onError
      return SSIMScheduleReader(options: options)
    }
    return Sample(path: "season.ssim", text: file.text, reader: reader, isOfDays: true)
  }
}
