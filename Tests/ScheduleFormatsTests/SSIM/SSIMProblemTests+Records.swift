import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

extension SSIMProblemTests {
  static let records = [
    Case(
      "lines that are no records",
      .unknownRecord,
      records: ["6 RL", "0001", " 3 RL", SeasonFile.leg()],
      told: """
        season.ssim:3:1: error: this line is no record; a record begins with a digit from 1 \
        to 5
          6 RL
          ^
        season.ssim:4:1: error: this line is no record; a record begins with a digit from 1 \
        to 5
          0001
          ^
        season.ssim:5:1: error: this line is no record; a record begins with a digit from 1 \
        to 5
           3 RL
          ^

        """
    ),
    Case(
      "records outside of a carrier's",
      .noCarrier,
      bytes: Array(
        ([SeasonFile.header, SeasonFile.leg(), SeasonFile.segment("010", "NQ    1")]
          + SeasonFile(SeasonFile.leg()).lines.dropFirst()).joined(separator: "\n").utf8
      ),
      told: """
        season.ssim:2:1: error: no record 2 stands before this one to say whose it is; is the \
        file whole?
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
          ^
        season.ssim:3:1: error: no record 2 stands before this one to say whose it is; is the \
        file whole?
          4 RL  6180101J              AB010JFKBOSNQ    1
          ^

        """
    ),
    Case(
      "a carrier without a time mode",
      .unreadable,
      bytes: SeasonFile(mode: "X", SeasonFile.leg()).bytes,
      told: """
        season.ssim:2:2: error: column 2, the time mode: 'X' cannot be read; write L for \
        local time or U for UTC, or say 'time_mode' in site.yml
          2XRL          01NOV2631MAR27
           ^

        """
    ),
    Case(
      "segment data of another leg",
      .otherLeg,
      records: [
        SeasonFile.leg(), SeasonFile.segment("010", "NQ    1", "619"),
        SeasonFile.segment("010", "NQ    1", "0618"),
      ],
      told: """
        season.ssim:4:1: warning: this record 4 is not of the leg before it, and is left out; \
        put it behind its leg
          4 RL  6190101J              AB010JFKBOSNQ    1
          ^

        """
    ),
    Case(
      "numbers in segment data that are none",
      .unreadableFlight,
      records: [
        SeasonFile.leg(), SeasonFile.segment("010", "NQ    1/NORTHERN/YH 12345678"),
        SeasonFile.segment("050", "?"),
      ],
      told: """
        season.ssim:4:48: warning: 'NORTHERN' in data element 010 is not an airline's code \
        and a number, and is left out
          4 RL  6180101J              AB010JFKBOSNQ    1/NORTHERN/YH 12345678
                                                         ^
        season.ssim:4:57: warning: 'YH 12345678' in data element 010 is not an airline's code \
        and a number, and is left out
          4 RL  6180101J              AB010JFKBOSNQ    1/NORTHERN/YH 12345678
                                                                  ^
        season.ssim:5:40: warning: '?' in data element 050 is not an airline's code and a \
        number, and is left out
          4 RL  6180101J              AB050JFKBOS?
                                                 ^

        """
    ),
    Case(
      "letters of another encoding",
      .notUTF8,
      bytes: SeasonFile(SeasonFile.leg(), SeasonFile.segment("127", "Z?RICH")).bytes
        .map { $0 == UInt8(ascii: "?") ? 0xDC : $0 },
      told: """
        season.ssim:4:41: error: byte 0xDC is not UTF-8; write the text in capitals of ASCII
          4 RL  6180101J              AB127JFKBOSZ�RICH
                                                  ^

        """
    ),
    Case(
      "control characters",
      .controlCharacters,
      records: [SeasonFile.leg(more: [(53, "\u{7}")]), SeasonFile.segment("127", "A\u{1}B")],
      told: """
        season.ssim:3:53: warning: control characters are shown as �; remove them
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                                                              ^
        season.ssim:4:40: warning: control characters are shown as �; remove them
          4 RL  6180101J              AB127JFKBOSA B
                                                 ^

        """
    ),
  ]
}
