import Schedule
import Testing

@testable import ScheduleFormats

@Suite("Date patterns")
struct DatePatternTests {
  /// A pattern, a text, and what it says: date, seconds, offset.
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    let text: String
    let says: String?

    init(_ pattern: String, _ text: String, _ says: String?) {
      self.pattern = pattern
      self.text = text
      self.says = says
    }

    var testDescription: String { "\(pattern) \(text)" }
  }

  @Test(
    "read what is written by them, and nothing else",
    arguments: [
      Case("HH:mm dd/MM/yyyy", "04:55 22/10/2016", "2016-10-22 17700"),
      Case("HH:mm dd/MM/yyyy", "04:55   22/10/2016", "2016-10-22 17700"),
      Case("HH:mm dd/MM/yyyy", "4:55 22/10/2016", nil),
      Case("HH:mm dd/MM/yyyy", "04:55 22/10/2016 ", nil),
      Case("HH:mm dd/MM/yyyy", "04:55 22-10-2016", nil),
      Case("HH:mm dd/MM/yyyy", "04:55 31/02/2016", nil),
      Case("HH:mm dd/MM/yyyy", "24:00 31/12/2016", "2016-12-31 86400"),
      Case("HH:mm dd/MM/yyyy", "24:01 31/12/2016", nil),
      Case("HH:mm dd/MM/yyyy", "12:60 31/12/2016", nil),
      Case("H:mm d.M.yyyy", "4:55 1.2.2016", "2016-02-01 17700"),
      Case("H:mm d.M.yyyy", "14:55 11.12.2016", "2016-12-11 53700"),
      Case("unix", "1477111500", "2016-10-22 17100 0"),
      Case("unix", "1477111500999", "2016-10-22 17100 0"),
      Case("unix", "14771115009", nil),
      Case("unix", "0477111500", nil),
      Case("unix", "147711150O", nil),
      Case("HHmm", "0710", "25800"),
      Case("HHmm", "710", nil),
      Case("Hmm", "710", "25800"),
      Case("Hmm", "1710", "61800"),
      Case("Hmm", "10", nil),
      Case("Hmm", "01710", nil),
      Case("h:mm a", "12:00 AM", "0"),
      Case("h:mm a", "12:30 pm", "45000"),
      Case("h:mm a", "1:05 PM", "47100"),
      Case("h:mm a", "13:05 PM", nil),
      Case("h:mm a", "0:05 AM", nil),
      Case("h:mm a", "1:05 XM", nil),
      Case("HH:mm:ss.SSS", "01:02:03.456", "3723"),
      Case("yyyyMMdd'T'HHmmss", "20161022T045501", "2016-10-22 17701"),
      Case("yyyyMMddHHmm", "201610220455", "2016-10-22 17700"),
      Case("EEE dd MMM yyyy HH:mm", "sat 22 OCT 2016 00:00", "2016-10-22 0"),
      Case("EEE dd MMM yyyy HH:mm", "Sun 22 Oct 2016 00:00", nil),
      Case("EEEE, d MMMM yyyy, HH:mm", "Saturday, 1 October 2016, 00:00", "2016-10-01 0"),
      Case("d MMMM yyyy HH:mm", "1 Oct 2016 00:00", nil),
      Case("dd-MMM-yy HH:mm", "03-Feb-23 01:00", "2023-02-03 3600"),
      Case("yyyy-MM-dd HH:mmXXX", "2016-10-22 04:55+01:00", "2016-10-22 17700 3600"),
      Case("yyyy-MM-dd HH:mmX", "2016-10-22 04:55-0530", "2016-10-22 17700 -19800"),
      Case("yyyy-MM-dd HH:mm Z", "2016-10-22 04:55 Z", "2016-10-22 17700 0"),
      Case("yyyy-MM-dd HH:mmX", "2016-10-22 04:55", nil),
      Case("yyyy-MM-dd HH:mmX", "2016-10-22 04:55+1", nil),
      Case("HH''mm 'o''clock'", "04'55 o'clock", "17700"),
      Case("HH 時 mm", "04 時 55", "17700"),
    ]
  )
  func reads(example: Case) throws {
    let pattern = try DatePattern(example.pattern, for: .time, century: 2000)
    let bytes = Array(example.text.utf8)
    let reading = pattern.read(bytes.span)
    let said = reading.map { reading in
      [reading.date.map { "\($0)" }, "\(reading.secondOfDay)", reading.offset.map { "\($0)" }]
        .compactMap { $0 }.joined(separator: " ")
    }
    #expect(said == example.says)
  }

  @Test(
    "two digits of a year are of the hundred years from the century on",
    arguments: [
      (2000, "00", 2000), (2000, "99", 2099), (1950, "49", 2049), (1950, "50", 1950),
      (1950, "99", 1999), (1950, "00", 2000), (2016, "15", 2115), (2016, "16", 2016),
    ]
  )
  func century(first: Int, text: String, year: Int) throws {
    let pattern = try DatePattern("dd.MM.yy", for: .date, century: first)
    let bytes = Array("01.02.\(text)".utf8)
    let reading = pattern.read(bytes.span)
    #expect(reading?.date == CivilDate(year: year, month: 2, day: 1))
  }

  /// A pattern that is none: where, why, and what is told.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let purpose: DatePattern.Purpose
    let pattern: String
    let offset: Int
    let code: DatePatternProblem.Code
    let message: String

    init(
      _ purpose: DatePattern.Purpose,
      _ pattern: String,
      _ offset: Int,
      _ code: DatePatternProblem.Code,
      _ message: String
    ) {
      self.purpose = purpose
      self.pattern = pattern
      self.offset = offset
      self.code = code
      self.message = message
    }

    var testDescription: String { pattern }
  }

  static let mistakes = [
    Mistake(
      .date,
      "dd-MM-yyyy G",
      11,
      .unknownField,
      "'G' is no field of a date or time; known are yyyy, yy, MMMM, MMM, MM, M, dd, d, EEE, HH, H, "
        + "hh, h, a, mm, m, ss, s, SSS and XXX; put letters that stand for themselves into single "
        + "quotes"
    ),
    Mistake(
      .date,
      "dd-MM-YYYY",
      6,
      .rareField,
      "'YYYY' is the year of a week; write 'yyyy'"
    ),
    Mistake(.date, "DD-MM-yyyy", 0, .rareField, "'DD' is the day of the year; write 'dd'"),
    Mistake(
      .time,
      "kk:mm",
      0,
      .rareField,
      "'kk' is an hour from 1 to 24 or from 0 to 11; write 'HH'"
    ),
    Mistake(
      .time,
      "HH:mm z",
      6,
      .rareField,
      "'z' is a zone's name, which can mean several; write 'XXX'"
    ),
    Mistake(
      .date,
      "dd-MM-MMM-yyyy",
      6,
      .repeatedField,
      "'MMM' says again what 'MM' says; remove one of them"
    ),
    Mistake(.date, "dd/MM", 0, .missingField, "the pattern has no year; add 'yyyy'"),
    Mistake(.date, "MM/yyyy", 0, .missingField, "the pattern has no day; add 'dd'"),
    Mistake(.time, "HH", 0, .missingField, "the pattern has no minute; add 'mm'"),
    Mistake(.time, "dd/MM/yyyy", 0, .missingField, "the pattern has no hour; add 'HH'"),
    Mistake(.time, "HH:mm dd/MM", 0, .missingField, "the pattern has no year; add 'yyyy'"),
    Mistake(
      .time,
      "HH:MM",
      3,
      .monthForMinutes,
      "'MM' is the month; write 'mm' for minutes"
    ),
    Mistake(
      .date,
      "yyyy-mm-dd",
      5,
      .minutesForMonth,
      "'mm' is minutes; write 'MM' for the month"
    ),
    Mistake(
      .date,
      "dd/MM/yyyy HH:mm",
      11,
      .timeInDate,
      "'HH' is part of a time, which is no part of a date; write it under 'time_format'"
    ),
    Mistake(
      .date,
      "dd/MM/yy",
      6,
      .openCentury,
      "'yy' leaves the century open; add 'century: 2000' for the years from 2000 to 2099"
    ),
    Mistake(
      .time,
      "hh:mm",
      0,
      .openHalfDay,
      "'hh' counts hours to twelve and leaves open which half of the day; "
        + "add 'a' for AM and PM, or write 'HH'"
    ),
    Mistake(
      .time,
      "HH:mm a",
      6,
      .needlessHalfDay,
      "'a' is AM or PM, which an hour to 24 does not have; remove it, or write 'hh'"
    ),
    Mistake(
      .date,
      "yyyyMd",
      5,
      .openWidth,
      "'d' has one digit or two and stands beside other digits, so that it is open where it begins; "
        + "write 'dd', or put something between"
    ),
    Mistake(
      .time,
      "HH'h",
      2,
      .unclosedQuote,
      "this quote is not closed; close it, and write a quote that stands for itself twice"
    ),
  ]

  @Test("that leave a choice or are none are told", arguments: mistakes)
  func mistaken(mistake: Mistake) {
    do throws(DatePatternMistake) {
      _ = try DatePattern(mistake.pattern, for: mistake.purpose)
      Issue.record("it was taken")
    } catch {
      #expect(error.offset == mistake.offset)
      #expect(error.problem.code == mistake.code)
      #expect(error.problem.message == mistake.message)
    }
  }

  @Test("every kind of problem has been told")
  func complete() {
    #expect(Set(Self.mistakes.map(\.code)) == Set(DatePatternProblem.Code.allCases))
  }
}
