extension CSVGuessTests {
  /// Days in many forms.
  static let days: [Case] = [
    Case(
      name: "the day or the month first, where the airport is in Europe",
      codes: [.clock, .dayOrMonth],
      text: """
        direction,flight,airport,date,time
        A,BA1,JFK,03/02/2026,18:05

        """,
      airport: "LHR",
      found: "direction=direction, designator=flight, airport=airport, date=date, scheduled=time, "
        + "date dd/MM/yyyy, 1 flights",
      told: [
        "a.csv:2:11: not sure: '03/02/2026' is read as 'dd/MM/yyyy'; it could be 'MM/dd/yyyy'",
        "a.csv:2:22: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
      ]
    ),
    Case(
      name: "the same in America",
      codes: [.clock, .dayOrMonth],
      text: """
        direction,flight,airport,date,time
        A,BA1,LHR,03/02/2026,18:05

        """,
      found: "direction=direction, designator=flight, airport=airport, date=date, scheduled=time, "
        + "date MM/dd/yyyy, 1 flights",
      told: [
        "a.csv:2:11: not sure: '03/02/2026' is read as 'MM/dd/yyyy'; it could be 'dd/MM/yyyy'",
        "a.csv:2:22: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
      ]
    ),
    Case(
      name: "a day that can only be one settles it",
      codes: [.clock],
      text: """
        direction,flight,airport,scheduled
        A,BA1,LHR,03/02/2026 18:05
        A,BA1,LHR,31/01/2026 18:05

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled, time "
        + "dd/MM/yyyy HH:mm, 2 flights",
      told: [
        "a.csv:2:11: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'"
      ]
    ),
    Case(
      name: "years of two digits, hours to twelve, UTC by a header",
      codes: [.century, .utc],
      text: """
        direction,flight,airport,flight date,STD (UTC)
        D,BA1,LHR,30-Nov-26,6:05 PM

        """,
      found: "direction=direction, designator=flight, airport=airport, date=flight date, "
        + "scheduled=STD (UTC), date dd-MMM-yy, time h:mm a, century 2000, utc, 1 flights",
      told: [
        "a.csv:1:38: not sure: times are taken as UTC for the name of column 'STD (UTC)'",
        "a.csv:2:11: not sure: years of two digits are taken as those from 2000 on",
      ]
    ),
    Case(
      name: "midnights behind days",
      codes: [.clock],
      text: """
        direction,flight,airport,date,sched time,est time
        A,BA1,LHR,2026-11-30 00:00:00,18:05,18:20

        """,
      found: "direction=direction, designator=flight, airport=airport, date=date, scheduled=sched "
        + "time, estimated=est time, date yyyy-MM-dd '00:00:00', 1 flights",
      told: [
        "a.csv:2:31: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'"
      ]
    ),
    Case(
      name: "days in a form that is not known",
      codes: [.clock, .unlike],
      text: """
        direction,flight,airport,time,date
        A,BA1,LHR,18:05,Mo 30.11.2026

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=time, missing "
        + "date, not whole",
      told: [
        "a.csv:2:11: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
        "a.csv:2:17: not found: the day of the scheduled time; column 'date' may have it, but no "
          + "form is known in which 'Mo 30.11.2026' and the others are written; say it as "
          + "'date_format' beneath 'csv'",
      ]
    ),
    Case(
      name: "days of expected times apart",
      codes: [.clock],
      text: """
        direction,flight,airport,sched date,sched time,est date,est time
        A,BA1,LHR,30/11/2026,23:55,01/12/2026,00:20

        """,
      found: "direction=direction, designator=flight, airport=airport, date=sched date, "
        + "scheduled=sched time, estimated_date=est date, estimated=est time, date dd/MM/yyyy, 1 "
        + "flights",
      told: [
        "a.csv:2:22: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'"
      ]
    ),
    Case(
      name: "the weekdays of a timetable",
      codes: [.direction, .timetable],
      text: """
        Flight,Days,Dep local,To,Valid from
        FR 4401,1.3.5..,06:10,STN,26OCT

        """,
      found: "designator=Flight, scheduled=Dep local, airport=To, all departures, unused Days "
        + "Valid from, missing date, not whole",
      told: [
        "a.csv:1:8: not possible: column 'Days' seems to say on which weekdays a flight operates, "
          + "and no column has its day; a row must be one flight on one day: have the days "
          + "written out, or read a season file",
        "a.csv:1:13: not sure: no column has the direction; all flights are taken as departures, "
          + "since there is a column 'Dep local'",
      ]
    ),
  ]
}
