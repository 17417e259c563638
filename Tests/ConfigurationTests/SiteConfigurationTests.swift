import Diagnostics
import Testing
import YAML

@testable import Configuration

@Suite("site.yml becomes typed values")
struct SiteConfigurationTests {
  @Test("the shortest file has every default")
  func defaults() throws {
    let site = try configuration("title: A\nairport: jfk\nschedule:\n  demo: {}\n")
    #expect(site.title == Located("A", at: Position(line: 1, column: 8)))
    #expect(site.timeZone == nil)
    #expect(site.airport == Located("JFK", at: Position(line: 2, column: 10)))
    #expect(site.language == Located("en"))
    #expect(site.days == 15)
    #expect(site.baseURL == nil)
    #expect(site.templates == Located("Templates"))
    #expect(site.destination == Located("public"))
    #expect(site.keep == [])
    #expect(site.clock == nil)
    #expect(site.flightSegue == .push)
    #expect(site.theme == ThemeConfiguration())
    #expect(site.assistance == nil)
    guard case .demo(let demo) = site.schedule.source else {
      Issue.record("no demo")
      return
    }
    #expect(demo == DemoSource(seed: 13, flightsPerDay: 30))
    #expect(site.schedule.onError == .fail)
    #expect(site.schedule.derivesStatus)
    #expect(site.schedule.delayThreshold == 900)
  }

  @Test("every key is read, with the places that later steps may complain about")
  func everything() throws {
    let site = try configuration(
      """
      title: 'Mountain: Airport'
      time_zone: America/New_York
      airport: JFK
      language: zh-Hant-TW
      clock: 24
      segues: { flight: modal }
      days: 3
      base_url: HTTPS://Example.com:8080/a/b/
      templates: theme
      destination: ../out
      keep:
        - ads.txt
        - .well-known/**
      theme: { accent: "#FC0", sign: '#101317', ink: '#15181c' }
      schedule:
        csv:
          file: jfk.csv
          columns: { check_in: desk, airport: other_iata }
        on_error: skip
        derive_status: true
        delay_threshold: 1h 30m
      assistance:
        phone: +1 555 0100
        meeting_point: Desk 4 beside the entrance
        page: accessibility
      """
    )
    #expect(site.title.value == "Mountain: Airport")
    #expect(site.timeZone == Located("America/New_York", at: Position(line: 2, column: 12)))
    #expect(site.language == Located("zh-Hant-TW", at: Position(line: 4, column: 11)))
    #expect(site.clock == .twentyFour)
    #expect(site.flightSegue == .modal)
    #expect(site.days == 3)
    #expect(site.baseURL?.description == "https://example.com:8080/a/b")
    #expect(site.templates == Located("theme", at: Position(line: 9, column: 12)))
    #expect(site.destination == Located("../out", at: Position(line: 10, column: 14)))
    #expect(site.keep.map(\.value) == ["ads.txt", ".well-known/**"])
    #expect(site.keep.map(\.position?.line) == [12, 13])
    #expect(site.theme.accent == Located("#FC0", at: Position(line: 14, column: 18)))
    #expect(site.theme.sign == Located("#101317", at: Position(line: 14, column: 32)))
    #expect(site.theme.ground == nil)
    #expect(site.theme.ink == Located("#15181c", at: Position(line: 14, column: 48)))
    guard case .csv(let csv) = site.schedule.source else {
      Issue.record("no CSV")
      return
    }
    #expect(csv.file == Located("jfk.csv", at: Position(line: 17, column: 11)))
    #expect(csv.columns.map(\.column) == [.airport, .checkIn])
    #expect(csv.columns.map(\.header.position?.column) == [41, 26])
    #expect(csv.format.columns == ["airport": "other_iata", "check_in": "desk"])
    #expect(site.schedule.onError == .skip)
    #expect(site.schedule.derivesStatus)
    #expect(site.schedule.delayThreshold == 5400)
    let assistance = try #require(site.assistance)
    #expect(assistance.phone == Located("+1 555 0100", at: Position(line: 23, column: 10)))
    #expect(assistance.meetingPoint?.value == "Desk 4 beside the entrance")
    #expect(assistance.page == Located("accessibility", at: Position(line: 25, column: 9)))
  }

  @Test("only the demo derives its status by itself")
  func derivesStatus() throws {
    let csv = "title: A\nairport: JFK\nschedule: { csv: { file: a.csv } }\n"
    #expect(try !configuration(csv).schedule.derivesStatus)
    let demo = "title: A\nairport: JFK\nschedule: { demo: {}, derive_status: false }\n"
    #expect(try !configuration(demo).schedule.derivesStatus)
  }

  @Test(
    "each part of the help on the way can stand alone",
    arguments: ["phone", "meeting_point", "page"]
  )
  func assistance(key: String) throws {
    let site = try configuration(
      "title: A\nairport: JFK\nschedule: { demo: {} }\nassistance: { \(key): 112 }\n"
    )
    let assistance = try #require(site.assistance)
    #expect(
      [assistance.phone, assistance.meetingPoint, assistance.page].compactMap { $0?.value }
        == ["112"]
    )
  }

  @Test(
    "phone numbers are recognised by their digits and what parts them",
    arguments: zip(
      [
        "112", "+1 555 0100", "+49 (0)30 1234-56", "(030) 1234/56", "555.0100",
        "1", "+", "call us", "+1 555 0100 ext. 5", "++1 555", "1+1", "-112", "112-", " 112",
        "123456789012345678901", "",
      ],
      [true, true, true, true, true] + Array(repeating: false, count: 11)
    )
  )
  func phones(text: String, isPhone: Bool) {
    #expect(YAMLTextForm.phone.accepts(text) == isPhone)
  }

  @Test(
    "language tags are recognised by their form",
    arguments: zip(
      [
        "en", "en-US", "sr-Latn", "de-CH-1996", "en-x-a", "e", "en_US", "en-", "en--US", "en-x",
        "1",
      ],
      [true, true, true, true, false, false, false, false, false, false, false]
    )
  )
  func languages(tag: String, isTag: Bool) {
    #expect(YAMLTextForm.language.accepts(tag) == isTag)
  }

  @Test(
    "paths are relative to the file's folder",
    arguments: [
      ("site.yml", "public", "public"), ("a/site.yml", "public", "a/public"),
      ("../site.yml", "../x", "../../x"), ("/site.yml", "public", "/public"),
      ("/a/b/site.yml", "c/d", "/a/b/c/d"), ("a/site.yml", "/abs", "/abs"),
    ]
  )
  func resolves(path: String, written: String, resolved: String) throws {
    let text = "title: A\nairport: JFK\nschedule: { demo: {} }\n"
    #expect(try configuration(text, path: path).resolve(written) == resolved)
  }

  @Test("a place is told with its line, and what was not written with the file")
  func locations() throws {
    let site = try configuration("title: A\nairport: JFK\nschedule: { demo: {} }\n")
    #expect(
      site.location(of: site.airport?.position)
        == Location(
          path: "site.yml",
          position: Position(line: 2, column: 10),
          sourceLine: "airport: JFK"
        )
    )
    #expect(site.location(of: site.destination.position) == Location(path: "site.yml"))
  }
}
