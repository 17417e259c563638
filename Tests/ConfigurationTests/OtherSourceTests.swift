import Basics
import Diagnostics
import Schedule
import ScheduleFormats
import Testing
import YAML

@testable import Configuration

@Suite("AIDX, JSON and Norway's XML in site.yml")
struct OtherSourceTests {
  private func source(_ schedule: String) throws -> ScheduleSource {
    try configuration("title: A\nairport: JFK\nschedule:\n\(schedule)").schedule.source
  }

  private struct Failure: Error {}

  @Test("every key of AIDX lands in its field")
  func aidx() throws {
    let text = """
        aidx:
          folder: messages
          time_zone: airport
          ignore_offsets: true
          service_types: [J, P]
          map: { status: { GCO: go-to-gate } }

      """
    guard case .aidx(let aidx) = try source(text) else { throw Failure() }
    #expect(aidx.path == Located("messages", at: Position(line: 5, column: 13)))
    #expect(aidx.timeZone?.value == "airport")
    #expect(aidx.ignoresOffsets)
    #expect(aidx.serviceTypes == ["J", "P"])
    #expect(aidx.statusWords == ["gco": "go-to-gate"])
    guard case .aidx(let file) = try source("  aidx: { file: a.xml }\n") else { throw Failure() }
    #expect(file.path.value == "a.xml")
    #expect(file.timeZone?.value == "utc" && file.serviceTypes == nil && !file.ignoresOffsets)
  }

  @Test("every key of JSON lands in its field, and wins over a preset's")
  func json() throws {
    let text = """
        json:
          file: a.json
          preset: schiphol
          arrivals: a.in[*]
          departures: a.out[*]
          fields: { estimated: eta, number: n + s, gate: [g.new, g.old] }
          departure_fields: { actual: atd }
          direction: arrival
          date: today
          date_format: dd/MM/yy
          time_format: HHmm
          century: 1950
          time_zone: Europe/London
          ignore_offsets: true
          where: { terminal: [T1, T2] }
          map: { direction: { In: arrival }, status: { GCL: gate-closed } }

      """
    guard case .json(let json) = try source(text) else { throw Failure() }
    let form = json.form
    #expect(form.rows.map(\.path.text) == ["a.in[*]", "a.out[*]"])
    #expect(form.rows.map(\.direction) == [.arrival, .departure])
    #expect(form.fields[.estimated] == RecordField(["eta"]))
    #expect(form.fields[.gate] == RecordField(["g.new", "g.old"]))
    #expect(form.fields[.number] == RecordField(["n + s"]))
    #expect(form.fields[.designator] == RecordField(["flightName"]))
    #expect(form.directionFields[.arrival]?[.estimated] == nil)
    #expect(form.directionFields[.arrival]?[.actual] == RecordField(["actualLandingTime"]))
    #expect(form.directionFields[.departure]?[.actual] == RecordField(["atd"]))
    #expect(form.expected == [.estimated, .gate, .number, .actual])
    #expect(form.direction == .arrival)
    #expect(json.date == .today)
    #expect(form.datePattern == (try DatePattern("dd/MM/yy", for: .date, century: 1950)))
    #expect(form.timePattern == (try DatePattern("HHmm", for: .time, century: 1950)))
    #expect(json.timeZone?.value == "Europe/London")
    #expect(form.ignoresOffsets)
    #expect(form.filters.map(\.place.text) == ["terminal"])
    #expect(form.filters.map(\.values) == [["T1", "T2"]])
    #expect(form.directionWords == ["in": .arrival])
    #expect(form.statusWords == ["gcl": "gate-closed"])
  }

  @Test("every key of Norway's XML lands in its field")
  func avinor() throws {
    let text = """
        avinor:
          file: a.xml
          time_zone: airport
          ignore_offsets: true
          map: { status: { N: on-time } }

      """
    guard case .avinor(let avinor) = try source(text) else { throw Failure() }
    #expect(avinor.file.value == "a.xml")
    #expect(avinor.timeZone?.value == "airport")
    #expect(avinor.ignoresOffsets)
    #expect(avinor.statusWords == ["n": "on-time"])
  }

  @Test("updates are in any of the formats")
  func updates() throws {
    let text = "title: A\nairport: JFK\nschedule: { demo: {} }\nupdates: "
    for (keys, path) in [
      ("{ csv: { file: a.csv } }", "a.csv"), ("{ aidx: { folder: b } }", "b"),
      ("{ json: { file: c.json, preset: aerodatabox } }", "c.json"),
      ("{ avinor: { file: d.xml } }", "d.xml"),
    ] {
      #expect(try configuration(text + keys + "\n").updates?.path?.value == path)
    }
  }

  @Test("what is no path, no preset or one thing too many is told")
  func mistakes() {
    #expect(
      told(
        """
        title: A
        airport: JFK
        schedule:
          json:
            file: a.json
            preset: shipol
            rows: flights[0]
            fields: { gate: a..b }
        updates:
          aidx: { file: a.xml, folder: b }

        """
      ) == """
        site.yml:6:13: error: 'schedule.json.preset' must be 'schiphol' or 'aerodatabox', not \
        'shipol'; did you mean 'schiphol'?
              preset: shipol
                      ^
        site.yml:7:11: error: 'schedule.json.rows' must be a path of keys and '[*]', not \
        'flights[0]'; write for example 'rows: "flights[*]"'
              rows: flights[0]
                    ^
        site.yml:8:21: error: 'schedule.json.fields.gate' must be a path of keys and places in \
        lists, not 'a..b'; write for example 'gate: gate'
              fields: { gate: a..b }
                              ^
        site.yml:10:24: error: key 'folder' cannot stand beside 'file'; delete one of the two
            aidx: { file: a.xml, folder: b }
                                 ^
        note: first given at site.yml:10

        """
    )
  }
}
