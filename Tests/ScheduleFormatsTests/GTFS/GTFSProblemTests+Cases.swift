import Diagnostics
import Testing

@testable import ScheduleFormats

extension GTFSProblemTests {
  static let header = "trip_id,arrival_time,departure_time,stop_id,stop_sequence\n"
  static let week =
    "service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\n"

  static let cases: [Case] = [
    Case(
      .missingFile,
      ["routes.txt": nil],
      told: "feed: error: no file 'routes.txt' in this feed; look at where it comes from"
    ),
    Case(
      .missingCalendar,
      ["calendar.txt": nil],
      told:
        "feed: error: neither 'calendar.txt' nor 'calendar_dates.txt' is in this feed; one says on which days trips run"
    ),
    Case(
      .foreignFormat,
      ["agency.txt": "{}"],
      told: "feed/agency.txt: error: this is JSON, not CSV; look at where the feed comes from"
    ),
    Case(
      .emptyFile,
      ["trips.txt": "\n"],
      told: "feed/trips.txt: error: this file is empty; it needs a header row"
    ),
    Case(
      .emptyFile,
      ["agency.txt": "agency_timezone\n"],
      told: "feed/agency.txt: error: this file is empty; it needs a header row"
    ),
    Case(
      .missingColumn,
      ["trips.txt": "route_id,service_id,trip\n"],
      told:
        "feed/trips.txt:1:1: error: no column 'trip_id'; the file has 'route_id', 'service_id', 'trip'"
    ),
    Case(
      .missingColumn,
      ["trips.txt": "route_id,service_id,tripid\n"],
      told: "feed/trips.txt:1:1: error: no column 'trip_id'; did you mean 'tripid'?"
    ),
    Case(
      .unknownStop,
      [:],
      { $0.stops = ["CENTRL"] },
      told: "site.yml:5:9: error: no stop 'CENTRL' in stops.txt; did you mean 'CENTRAL'?"
    ),
    Case(
      .unknownStop,
      [:],
      { $0.stops = ["Central"] },
      told: "site.yml:5:9: error: no stop 'Central' in stops.txt; did you mean 'CENTRAL'?"
    ),
    Case(
      .unknownStop,
      [:],
      { $0.stops = ["8503000"] },
      told:
        "site.yml:5:9: error: no stop '8503000' in stops.txt; write a 'stop_id' of that file, of a stop or of a station"
    ),
    Case(
      .missingValue,
      ["stop_times.txt": "\(header)T,9:00:00,,C1,\nT,9:00:00,,SOUTH,2\n"],
      told: """
        feed/stop_times.txt:2:15: error: column 'stop_sequence' is empty; every row needs it
          T,9:00:00,,C1,
                        ^
        """
    ),
    Case(
      .missingValue,
      ["stop_times.txt": "\(header),9:00:00,,C1,1\n"],
      told: """
        feed/stop_times.txt:2:1: error: column 'trip_id' is empty; every row needs it
          ,9:00:00,,C1,1
          ^
        """
    ),
    Case(
      .missingValue,
      ["agency.txt": "agency_name,agency_timezone\nX,\n"],
      told: """
        feed/agency.txt:2:3: error: column 'agency_timezone' is empty; every row needs it
          X,
            ^
        """
    ),
    Case(
      .unreadableTime,
      ["frequencies.txt": "trip_id,start_time,end_time,headway_secs\nT,6:00,7:00:00,60\n"],
      told: """
        feed/frequencies.txt:2:3: error: column 'start_time': '6:00' is not a time; write it as 18:05:00, or 24:05:00 for five past midnight of the next day
          T,6:00,7:00:00,60
            ^
        """
    ),
    Case(
      .unreadableDate,
      ["calendar_dates.txt": "service_id,date,exception_type\nW,20261131,1\n"],
      told: """
        feed/calendar_dates.txt:2:3: error: column 'date': '20261131' is not a date; write it as 20261130
          W,20261131,1
            ^
        """
    ),
    Case(
      .unreadableNumber,
      ["calendar_dates.txt": "service_id,date,exception_type\nW,20261130,3\n"],
      told: """
        feed/calendar_dates.txt:2:12: error: column 'exception_type': '3' is no number that may be here; look at what GTFS says of this column
          W,20261130,3
                     ^
        """
    ),
    Case(
      .unreadableNumber,
      ["calendar.txt": "\(week)W,1,1,yes,1,1,1,1,20260101,20271231\n"],
      told: """
        feed/calendar.txt:2:7: error: column 'wednesday': 'yes' is no number that may be here; look at what GTFS says of this column
          W,1,1,yes,1,1,1,1,20260101,20271231
                ^
        """
    ),
    Case(
      .unreadableNumber,
      ["frequencies.txt": "trip_id,start_time,end_time,headway_secs\nT,6:00:00,7:00:00,0\n"],
      told: """
        feed/frequencies.txt:2:19: error: column 'headway_secs': '0' is no number that may be here; look at what GTFS says of this column
          T,6:00:00,7:00:00,0
                            ^
        """
    ),
    Case(
      .unreadableNumber,
      ["stop_times.txt": "\(header)T,9:00:00,,C1,-1\n"],
      told: """
        feed/stop_times.txt:2:15: error: column 'stop_sequence': '-1' is no number that may be here; look at what GTFS says of this column
          T,9:00:00,,C1,-1
                        ^
        """
    ),
    Case(
      .unknownZone,
      ["agency.txt": "agency_name,agency_timezone\nX,Mars/Phobos\n"],
      told: """
        feed/agency.txt:2:3: error: unknown time zone 'Mars/Phobos'; write an IANA name, for example America/New_York
          X,Mars/Phobos
            ^
        """
    ),
    Case(
      .unknownTrip,
      ["trips.txt": "route_id,service_id,trip_id\nR,W,U\n"],
      told: "feed/stop_times.txt:3:1: error: no trip 'T' in trips.txt; look at what wrote the feed"
    ),
    Case(
      .unknownRoute,
      ["routes.txt": "route_id\nQ\n"],
      told:
        "feed/stop_times.txt:3:1: error: no route 'R' in routes.txt; look at what wrote the feed"
    ),
    Case(
      .missingTime,
      ["stop_times.txt": "\(header)T,,,NORTH,1\nT,,,C1,2\nT,9:00:00,,SOUTH,3\n"],
      told:
        "feed/stop_times.txt:3:1: error: trip 'T' calls here without a time, and no other call tells one; add a time"
    ),
    Case(
      .singleStop,
      ["stop_times.txt": "\(header)T,9:00:00,,C1,1\n"],
      { $0.allowsEmpty = true },
      told: "feed/stop_times.txt:2:1: warning: trip 'T' calls nowhere else; it is left out"
    ),
    Case(
      .conflictingCall,
      ["stop_times.txt": "\(header)T,9:05:00,,C1,1\nT,9:06:00,,C1,1\nT,10:00:00,,SOUTH,2\n"],
      told: """
        feed/stop_times.txt:3:1: error: trip 'T' has call 1 twice, with different values; remove one, or give it a 'stop_sequence' of its own
        note: the first is at feed/stop_times.txt:2:1
        """
    ),
    Case(
      .repeatedCall,
      ["stop_times.txt": "\(header)T,9:05:00,,C1,1\nT,9:05:00,,C1,1\nT,10:00:00,,SOUTH,2\n"],
      told: """
        feed/stop_times.txt:3:1: warning: trip 'T' has call 1 twice, with the same values; one is left out
        note: the first is at feed/stop_times.txt:2:1
        """
    ),
    Case(
      .noCall,
      ["stop_times.txt": "\(header)T,9:00:00,,NORTH,1\n"],
      told:
        "site.yml:5:9: error: no trip calls at this stop; look at its 'stop_id' in stop_times.txt"
    ),
    Case(
      .noFlight,
      [:],
      { $0.first = "2028-01-03" },
      told:
        "feed: error: no trip calls at this stop from 2028-01-03 to 2028-01-03; look at the days in calendar.txt and calendar_dates.txt, fetch a newer feed, "
        + "or if none is to, build with --allow-empty"
    ),
  ]
}
