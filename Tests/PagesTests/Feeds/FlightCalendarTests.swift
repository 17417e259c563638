import Mustache
import Schedule
import Testing

@testable import Pages

@Suite("A flight as a calendar file")
struct FlightCalendarTests {
  private func file(
    _ flight: Flight,
    airport: String = "Mountain Airport",
    origin: String = "airport.example/a/b",
    address: String? = nil
  ) throws -> String {
    let site = try Sample.site([flight])
    let calendar = FlightCalendar(
      model: FlightModel(flight, in: site.facts),
      airport: airport,
      origin: origin,
      address: address
    )
    return written { calendar.write(into: &$0) }
  }

  /// The value of a property in an unfolded file.
  private func value(_ property: String, in file: String) throws -> String {
    let lines = file.replacing("\r\n ", with: "").split(separator: "\r\n")
    let line = try #require(lines.first { $0.hasPrefix("\(property):") })
    return String(line.dropFirst(property.count + 1))
  }

  @Test("a departure lasts until it is at the other end, each line ends in CRLF")
  func departure() throws {
    let flight = try Sample.flight(estimated: "2026-11-30T15:25", .delayed) {
      $0.flightMinutes = 40
      $0.terminal = "1"
      $0.gate = "A4"
    }
    #expect(
      try file(flight, address: "https://airport.example/a/b/2026-11-30/rl618-departure-bos.html")
        == [
          "BEGIN:VCALENDAR",
          "VERSION:2.0",
          "PRODID:-//Boardwalk//Flights//EN",
          "BEGIN:VEVENT",
          "UID:rl618-2026-11-30T15:10@airport.example/a/b",
          "DTSTAMP:20261130T201000Z",
          "DTSTART:20261130T202500Z",
          "DTEND:20261130T210500Z",
          "SUMMARY:RL 618 To Boston",
          "LOCATION:Mountain Airport",
          "DESCRIPTION:Delayed 15 min\\nTerminal: 1\\nGate: A4",
          "STATUS:CONFIRMED",
          "URL:https://airport.example/a/b/2026-11-30/rl618-departure-bos.html",
          "END:VEVENT",
          "END:VCALENDAR",
          "",
        ].joined(separator: "\r\n")
    )
  }

  @Test("an arrival begins when it leaves the other end")
  func arrival() throws {
    let flight = try Sample.flight(direction: .arrival) { $0.flightMinutes = 70 }
    let file = try file(flight)
    #expect(try value("DTSTART", in: file) == "20261130T190000Z")
    #expect(try value("DTEND", in: file) == "20261130T201000Z")
    #expect(try value("SUMMARY", in: file) == "RL 618 From Boston")
    #expect(!file.contains("URL:"))
  }

  @Test("where the other end's time is not known it lasts half an hour", arguments: [nil, 0])
  func short(minutes: Int?) throws {
    let file = try file(Sample.flight { $0.flightMinutes = minutes })
    #expect(try value("DTSTART", in: file) == "20261130T201000Z")
    #expect(try value("DTEND", in: file) == "20261130T204000Z")
  }

  @Test("a cancelled flight says so, at its scheduled time and without a gate")
  func cancelled() throws {
    let file = try file(
      Sample.flight(estimated: "2026-11-30T16:10", .cancelled) {
        $0.gate = "A4"
        $0.flightMinutes = 40
      }
    )
    #expect(try value("STATUS", in: file) == "CANCELLED")
    #expect(try value("DTSTART", in: file) == "20261130T201000Z")
    #expect(try value("DTEND", in: file) == "20261130T204000Z")
    #expect(try value("DESCRIPTION", in: file) == "Cancelled")
  }

  @Test("instants are cut to the minute, as the page shows them")
  func seconds() throws {
    let file = try file(
      Sample.flight(actual: "2026-11-30T15:12:47", .departed) { $0.flightMinutes = 40 }
    )
    #expect(try value("DTSTART", in: file) == "20261130T201200Z")
    #expect(try value("DTEND", in: file) == "20261130T205200Z")
  }

  @Test("the instant is right across the end of a year")
  func newYear() throws {
    let file = try file(Sample.flight("2026-12-31T22:00"))
    #expect(try value("DTSTART", in: file) == "20270101T030000Z")
  }

  @Test("the last instants that can be written have four digits for their year")
  func lastYear() throws {
    let file = try file(Sample.flight("9999-12-31T23:59-18:00"))
    #expect(try value("DTSTART", in: file) == "99991231T235800Z")
    #expect(try value("DTEND", in: file) == "99991231T235900Z")
  }

  @Test("the seconds of an instant before 1970 are cut off as well")
  func before1970() throws {
    let file = try file(Sample.flight("1969-07-16T09:32:15-04:00"))
    #expect(try value("DTSTART", in: file) == "19690716T133200Z")
  }

  @Test("what a text means to a calendar is escaped, and control characters do not get in")
  func escapes() throws {
    let flight = try Sample.flight {
      $0.airport.city = "A\\B; C,\r\nD\nE\rF\tG\u{0}\u{7}\u{1B}\u{7F}\u{85}\u{2028}H"
      $0.id = "a;b\u{1},c"
    }
    let file = try file(flight)
    #expect(
      try value("SUMMARY", in: file) == #"RL 618 To A\\B\; C\,\nD\nE\nF G\nH"#
    )
    #expect(try value("UID", in: file) == #"a\;b\,c@airport.example/a/b"#)
  }

  @Test("no data can end a property or the event")
  func injection() throws {
    let city = "X\r\nEND:VEVENT\r\nBEGIN:VALARM"
    let file = try file(
      Sample.flight { $0.airport.city = city },
      airport: "Y\nDTSTART:1",
      address: "https://a.example/\r\nX:1"
    )
    let lines = file.split(separator: "\r\n")
    #expect(lines.count { $0.hasPrefix("END:VEVENT") } == 1)
    #expect(!lines.contains { $0.hasPrefix("BEGIN:VALARM") || $0.hasPrefix("DTSTART:1") })
    #expect(try value("URL", in: file) == "https://a.example/X:1")
  }

  @Test("a site's flights differ from those of others: by host and folder, else by name and zone")
  func origin() {
    func origin(_ baseURL: String?, _ title: String = "A", _ zone: String = "UTC") -> String {
      FlightCalendar.origin(baseURL: baseURL, title: title, timeZone: zone)
    }
    #expect(origin("https://airport.example/") == "airport.example")
    #expect(origin("https://airport.example:8080/a/b/") == "airport.example:8080/a/b")
    #expect(origin(nil) == "b98e2b1a85e67a00")
    #expect(Set([origin(nil), origin(nil, "B"), origin(nil, "A", "Asia/Tokyo")]).count == 3)
  }
}
