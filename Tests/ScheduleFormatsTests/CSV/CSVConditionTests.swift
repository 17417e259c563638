import Diagnostics
import Schedule
import ScheduleFormats
import Testing

/// What every reader meets, see `Conditions.md`.
@Suite("Conditions of CSV")
struct CSVConditionTests {
  /// A condition, a file that has it, and what is read and told.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    var form: @Sendable (inout CSVFormat) throws -> Void = { _ in }
    let result: String

    init(
      _ name: String,
      _ text: String,
      form: @escaping @Sendable (inout CSVFormat) throws -> Void = { _ in },
      result: String
    ) {
      self.name = name
      self.text = text
      self.form = form
      self.result = result
    }

    /// Rows beneath the usual header and some columns more.
    init(
      _ name: String,
      rows: String...,
      columns: String = "",
      form: @escaping @Sendable (inout CSVFormat) throws -> Void = { _ in },
      result: String
    ) {
      let text = ([Reading.header + columns] + rows).map { $0 + "\n" }.joined()
      self.init(name, text, form: form, result: result)
    }

    var testDescription: String { name }
  }

  @Test("CSV", arguments: Self.cases)
  func reads(example: Case) throws {
    let reading = try Reading(example.text, form: example.form)
    let lines = reading.flights.map { FormatReading.line($0) + "\n" }
    #expect(reading.told + lines.joined() == example.result)
  }

  @Test("ids are as the file has them")
  func ids() throws {
    let long = String(repeating: "x", count: 3000)
    let ids = ["../a b", "../A b", "/etc/passwd", ".", long]
    let rows = ids.map { "\($0),D,RL,618,BOS,2026-11-30T09:40\n" }
    let reading = try Reading("id,\(Reading.header)\n" + rows.joined())
    #expect(reading.told == "")
    #expect(reading.flights.map(\.id) == ids)
  }

  @Test("a hundred thousand rows with one bad", arguments: [RowErrorPolicy.fail, .skip])
  func oneBad(policy: RowErrorPolicy) throws {
    var bytes = Array("\(Reading.header)\n".utf8)
    for number in 1...100_000 {
      let time = number == 70_000 ? "2026-11-30T25:00" : "2026-11-30T09:40"
      bytes += Array("D,RL,\(number),BOS,\(time)\n".utf8)
    }
    let reading = try Reading(bytes: bytes, onError: policy)
    let severity = policy == .fail ? "error" : "warning"
    #expect(reading.flights.count == (policy == .fail ? 0 : 99_999))
    #expect(
      reading.told == """
        schedule.csv:70001:16: \(severity): column 'scheduled': '2026-11-30T25:00' is not a time; \
        write it as 2026-11-30T18:05-05:00, or without an offset for airport time, or say under \
        'time_format' how it is written
          D,RL,70000,BOS,2026-11-30T25:00
                         ^

        """
    )
  }

  static let cases: [Case] = [
    Case(
      "a local time in the spring gap",
      rows: "D,RL,618,BOS,2027-03-14T02:30",
      result: """
        schedule.csv:2:14: warning: column 'scheduled': the clock skips '2027-03-14T02:30'; it is \
        taken as if the clock had not been changed; write an offset
          D,RL,618,BOS,2027-03-14T02:30
                       ^
        departure, RL 618, BOS, 2027-03-14T02:30-05:00, status scheduled

        """
    ),
    Case(
      "a time in the repeated hour",
      rows: "D,RL,618,BOS,2026-11-01T01:30",
      "D,RL,620,BOS,2026-11-01T01:30-05:00",
      result: """
        schedule.csv:2:14: warning: column 'scheduled': the clock shows '2026-11-01T01:30' twice; \
        the first is taken; write an offset
          D,RL,618,BOS,2026-11-01T01:30
                       ^
        departure, RL 618, BOS, 2026-11-01T01:30-04:00, status scheduled
        departure, RL 620, BOS, 2026-11-01T01:30-05:00, status scheduled

        """
    ),
    Case(
      "24:00:00",
      rows: "D,RL,618,BOS,2026-11-30T24:00:00",
      result: """
        departure, RL 618, BOS, 2026-12-01T00:00-05:00, status scheduled

        """
    ),
    Case(
      "2400",
      rows: "D,RL,618,BOS,2400,2026-11-30",
      columns: ",date",
      form: { $0.timePattern = try DatePattern("HHmm", for: .time) },
      result: """
        departure, RL 618, BOS, 2026-12-01T00:00-05:00, status scheduled

        """
    ),
    Case(
      "a false +00:00 on local time",
      rows: "D,RL,618,BOS,2026-11-30T09:40+00:00",
      form: { $0.ignoresOffsets = true },
      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "the same number twice a day",
      rows: "D,RL,618,BOS,2026-11-30T09:40",
      "D,RL,618,BOS,2026-11-30T19:40",
      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, BOS, 2026-11-30T19:40-05:00, status scheduled

        """
    ),
    Case(
      "exact duplicates",
      rows: "D,RL,618,BOS,2026-11-30T09:40",
      "D,RL,618,BOS,2026-11-30T09:40",
      result: """
        schedule.csv:3:1: warning: flight 'rl618-departure-bos-2026-11-30' is there twice, with \
        the same fields; one is left out
          D,RL,618,BOS,2026-11-30T09:40
          ^
        note: the first is at schedule.csv:2:1
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "codeshares six deep",
      rows: "D,RL,618,BOS,2026-11-30T09:40,NQ261 N2262  N3263 N4264 N5265 N6266",
      columns: ",codeshares",
      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled, also NQ261 N2262 N3263 \
        N4264 N5265 N6266

        """
    ),
    Case(
      "unknown codes",
      rows: "D,ZZZ,618,QQX,2026-11-30T09:40,Zug,X1Y",
      columns: ",status,aircraft",
      result: """
        departure, ZZZ 618, QQX, 2026-11-30T09:40-05:00, status Zug, aircraft X1Y

        """
    ),
    Case(
      "suffixes and leading zeros",
      rows: "D,LS,073W,BOS,2026-11-30T09:40",
      "D,GK,027,BOS,2026-11-30T09:40",
      result: """
        departure, LS 073W, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, GK 027, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "designators with digits or three letters",
      """
      direction,designator,airport,scheduled
      D,4U 460,BOS,2026-11-30T09:40
      D,3O1,BOS,2026-11-30T09:40
      D,MMD5055,BOS,2026-11-30T09:40
      D,Z9017,BOS,2026-11-30T09:40

      """,
      result: """
        schedule.csv:5:3: warning: column 'designator': no airline 'Z9' is known; 'Z9017' is \
        taken as 'Z9' and '017'; put a blank between them
          D,Z9017,BOS,2026-11-30T09:40
            ^
        departure, 4U 460, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, 3O 1, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, MMD 5055, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, Z9 017, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "'A & B Air', markup, right-to-left text",
      rows: "D,A & B,1,<b>תל אביב</b>,2026-11-30T09:40,\"<i>مرحبا</i> & \u{7}\"",
      columns: ",remark",
      result: """
        schedule.csv:2:44: warning: column 'remark': control characters are shown as �; remove them
          D,A & B,1,<b>תל אביב</b>,2026-11-30T09:40,"<i>مرحبا</i> &  "
                                                     ^
        departure, A & B 1, <b>תל אביב</b>, 2026-11-30T09:40-05:00, status scheduled, remark \
        <i>مرحبا</i> & �

        """
    ),
    Case(
      "cancelled without times",
      rows: "D,RL,618,BOS,2026-11-30T09:40,Canceled,,",
      columns: ",status,estimated,actual",
      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status cancelled

        """
    ),
    Case(
      "an empty file",
      "\n",
      result: """
        schedule.csv: error: the file is empty; it needs a header row and a row for each flight

        """
    ),
    Case(
      "a header alone",
      "\(Reading.header)\n",
      result: """
        schedule.csv: error: the schedule has a header and no flight; look at what wrote it, or \
        if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "an HTML error page instead of a feed",
      "<html><body>502 Bad Gateway</body></html>\n",
      result: """
        schedule.csv: error: this is an HTML page, not CSV; look at where the file comes from

        """
    ),
    Case(
      "an entity bomb",
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b \"&c;&c;\">]>\n<a>&b;</a>\n",
      result: """
        schedule.csv: error: this is XML, not CSV; look at where the file comes from

        """
    ),
    Case(
      "a million lists in each other",
      String(repeating: "[", count: 1_000_000),
      result: """
        schedule.csv: error: this is JSON, not CSV; look at where the file comes from

        """
    ),
  ]
}
