import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

@Suite("What is told about a season file")
struct SSIMProblemTests {
  /// A file and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let codes: Set<SSIMProblem.Code>
    var bytes: [UInt8] = []
    var form: @Sendable (inout SSIMOptions) -> Void = { _ in }
    let told: String

    var testDescription: String { name }

    /// Records of one carrier.
    init(
      _ name: String,
      _ codes: SSIMProblem.Code...,
      records: [String],
      end: Character = "E",
      form: @escaping @Sendable (inout SSIMOptions) -> Void = { _ in },
      told: String
    ) {
      self.name = name
      self.codes = Set(codes)
      self.form = form
      self.told = told
      var file = SeasonFile(end: end)
      file.lines.insert(contentsOf: records, at: 2)
      bytes = file.bytes
    }

    /// A whole file.
    init(_ name: String, _ codes: SSIMProblem.Code..., bytes: [UInt8], told: String) {
      self.name = name
      self.codes = Set(codes)
      self.told = told
      self.bytes = bytes
    }
  }

  @Test("each is told exactly", arguments: files + records + legs)
  func told(example: Case) throws {
    let reading = try SeasonReading(bytes: example.bytes, form: example.form)
    #expect(reading.told == example.told)
    let codes = Set(reading.diagnostics.map(\.code))
    #expect(codes == Set(example.codes.map { "SSIMProblem.\($0.rawValue)" }))
  }

  @Test("every kind of problem has been told")
  func complete() {
    // `SSIMConditionTests` has the clock's changes, and what is no file at all.
    let conditions: Set<SSIMProblem.Code> = [
      .emptyFile, .noLegs, .noLegHere, .otherVariation, .skippedTime, .repeatedTime, .repeatedLeg,
      .overlappingLeg,
    ]
    let codes = (Self.files + Self.records + Self.legs).reduce(into: conditions) {
      $0.formUnion($1.codes)
    }
    #expect(codes == Set(SSIMProblem.Code.allCases))
  }

  @Test("a bad record is left out where bad records are skipped")
  func skipped() throws {
    let reading = try SeasonReading(
      SeasonFile.leg("6x8"),
      SeasonFile.leg(),
      SeasonFile.leg("7", "JFK0940-0500 BOS9905-0500")
    ) { $0.onError = .skip }
    #expect(reading.flights.map(\.number) == ["618"])
    #expect(reading.diagnostics.map(\.severity) == [.warning, .warning])
  }

  static let files = [
    Case(
      "a PDF document",
      .foreignFormat,
      bytes: Array("%PDF-1.7\n".utf8),
      told: """
        season.ssim: error: this is a PDF document, not an SSIM file; look at what writes it

        """
    ),
    Case(
      "a CSV file",
      .noHeader,
      bytes: Array("direction,airline\nA,RL\n".utf8),
      told: """
        season.ssim:1:1: error: this is not an SSIM file: its first record is not '1AIRLINE \
        STANDARD SCHEDULE DATA SET'; look at what writes it
          direction,airline
          ^

        """
    ),
    Case(
      "a file without its header",
      .noHeader,
      bytes: Array(SeasonFile(SeasonFile.leg()).lines.dropFirst().joined(separator: "\n").utf8),
      told: """
        season.ssim:1:1: error: this is not an SSIM file: its first record is not '1AIRLINE \
        STANDARD SCHEDULE DATA SET'; look at what writes it
          2LRL          01NOV2631MAR27
          ^

        """
    ),
    Case(
      "a file that is cut off",
      .cutOff,
      bytes: Array(
        SeasonFile(SeasonFile.leg()).lines.dropLast().joined(separator: "\n").utf8.dropLast(90)
      ),
      told: """
        season.ssim:3:76: error: the file ends within the records of 'RL', before a record 5; \
        it is cut off, write it again
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                                                                                     ^

        """
    ),
    Case(
      "a file of which another is the end",
      .continued,
      records: [SeasonFile.leg()],
      end: "C",
      told: """
        season.ssim:4:1: warning: the last record says that another file follows; only this \
        one is read
          5 RL
          ^

        """
    ),
    Case(
      "no leg that is asked for",
      .noLegMatches,
      records: [SeasonFile.leg()],
      form: {
        $0.carriers = ["YH", "NQ"]
        $0.serviceTypes = ["C"]
      },
      told: """
        season.ssim: error: no leg is of the carriers 'NQ', 'YH' and of the service types \
        'C'; look at 'carriers' and 'service_types' in site.yml

        """
    ),
    Case(
      "no leg of a carrier that is asked for",
      .noLegMatches,
      records: [SeasonFile.leg()],
      form: { $0.carriers = ["NQ"] },
      told: """
        season.ssim: error: no leg is of the carriers 'NQ'; look at 'carriers' and \
        'service_types' in site.yml

        """
    ),
    Case(
      "freight alone",
      .noLegMatches,
      records: [SeasonFile.leg(type: "F")],
      told: """
        season.ssim: error: all legs are freight or positioning; if they are to be shown, \
        name their letters in site.yml, 'service_types: [F, P]'

        """
    ),
    Case(
      "more flights than there can be",
      .tooManyFlights,
      records: [SeasonFile.leg(period: "01NOV2600XXX00")],
      form: { $0.flightLimit = 4 },
      told: """
        season.ssim: error: the days of the site would have more than 4 flights; is it one \
        airport's schedule?

        """
    ),
  ]

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

  static let legs = [
    Case(
      "fields that cannot be read",
      .unreadable,
      records: [
        SeasonFile.leg(suffix: "?"), SeasonFile.leg(airline: "R"), SeasonFile.leg("6 8"),
        SeasonFile.leg(way: "01X1"), SeasonFile.leg(period: "31NOV2630NOV26"),
        SeasonFile.leg(period: "30NOV26"), SeasonFile.leg(period: "00XXX0030NOV26"),
        SeasonFile.leg(days: "135    "), SeasonFile.leg(days: "       "),
        SeasonFile.leg(more: [(36, "3")]),
        SeasonFile.leg("618", "J?K0960-0500 BOS____-0590"),
        SeasonFile.leg("618", "JFK0940_0500 BOS1105-1900"), SeasonFile.leg(more: [(193, "0X")]),
      ],
      told: """
        season.ssim:3:2: error: column 2, the suffix: '?' cannot be read; write a letter, or \
        leave it blank
          3?RL  6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
           ^
        season.ssim:4:3: error: columns 3–5, the airline: 'R' cannot be read; write a code of \
        two or three letters or digits
          3 R   6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
            ^
        season.ssim:5:7: error: columns 6–9, the flight number: '6 8' cannot be read; write \
        up to four digits
          3 RL  6 80101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                ^
        season.ssim:6:12: error: columns 12–13, the leg's number: 'X1' cannot be read; write \
        two digits, 01 for the first leg
          3 RL  61801X1J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                     ^
        season.ssim:7:15: error: columns 15–21, the first day: '31NOV26' cannot be read; \
        write a day as 09JUN05
          3 RL  6180101J31NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                        ^
        season.ssim:8:22: error: columns 22–28, the last day: nothing is there; write a day \
        as 09JUN05, or 00XXX00 for none
          3 RL  6180101J30NOV26       1234567 JFK09400940-0500  BOS11051105-0500  320
                               ^
        season.ssim:9:15: error: columns 15–21, the first day: '00XXX00' cannot be read; \
        write a day as 09JUN05
          3 RL  6180101J00XXX0030NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                        ^
        season.ssim:10:29: error: columns 29–35, the weekdays: '135' cannot be read; write \
        each in its own place, 1 for Monday to 7 for Sunday
          3 RL  6180101J30NOV2630NOV26135     JFK09400940-0500  BOS11051105-0500  320
                                      ^
        season.ssim:11:29: error: columns 29–35, the weekdays: nothing is there; write each \
        in its own place, 1 for Monday to 7 for Sunday
          3 RL  6180101J30NOV2630NOV26        JFK09400940-0500  BOS11051105-0500  320
                                      ^
        season.ssim:12:36: error: column 36, the frequency: '3' cannot be read; leave it \
        blank, or write 2 for every other week
          3 RL  6180101J30NOV2630NOV2612345673JFK09400940-0500  BOS11051105-0500  320
                                             ^
        season.ssim:13:37: error: columns 37–39, the airport of departure: 'J?K' cannot be \
        read; write an IATA code of three letters
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                              ^
        season.ssim:13:40: error: columns 40–43, the time of departure: '0960' cannot be \
        read; write four digits, 0000 to 2400
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                                 ^
        season.ssim:13:62: error: columns 62–65, the time of arrival: nothing is there; write \
        four digits, 0000 to 2400
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                                                       ^
        season.ssim:13:66: error: columns 66–70, the UTC variation: '-0590' cannot be read; \
        write it as +0400, or leave it blank
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                                                           ^
        season.ssim:14:49: error: columns 48–52, the UTC variation: '0500' cannot be read; \
        write it as +0400, or leave it blank
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940 0500  BOS11051105-1900  320
                                                          ^
        season.ssim:14:66: error: columns 66–70, the UTC variation: '-1900' cannot be read; \
        write it as +0400, or leave it blank
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940 0500  BOS11051105-1900  320
                                                                           ^
        season.ssim:15:193: error: columns 193–194, the date variation: '0X' cannot be read; \
        write a digit for each end, J for the day before, or leave it blank
                                                                      0X000003
                                                                      ^

        """
    ),
    Case(
      "a period that ends before it begins",
      .endsBeforeStart,
      records: [SeasonFile.leg(period: "30NOV2629NOV26")],
      told: """
        season.ssim:3:15: error: the period ends on 2026-11-29, before it begins on \
        2026-11-30; look at the two days
          3 RL  6180101J30NOV2629NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                        ^

        """
    ),
    Case(
      "two records that differ about a flight",
      .conflictingLeg,
      records: [
        SeasonFile.leg(period: "01NOV2630NOV26"),
        SeasonFile.leg(period: "29NOV2631DEC26", more: [(53, "7")]),
      ],
      told: """
        season.ssim:4:1: error: RL 618 of 2026-11-29 is already on line 3, with other data; \
        end one of the two periods before the other begins
          3 RL  6180101J29NOV2631DEC261234567 JFK09400940-05007 BOS11051105-0500  320
          ^

        """
    ),
    Case(
      "a date variation that cannot be",
      .otherDay,
      records: [SeasonFile.leg(more: [(193, "01")]), SeasonFile.leg("7", more: [(193, "0J")])],
      told: """
        season.ssim:3:193: warning: the date variation says that it arrives a day later, its \
        times in UTC on the same day; the variation is obeyed
                                                                      01000003
                                                                      ^
        season.ssim:4:193: warning: the date variation says that it arrives a day earlier, \
        its times in UTC on the same day; the variation is obeyed
                                                                      0J000003
                                                                      ^

        """
    ),
  ]
}
