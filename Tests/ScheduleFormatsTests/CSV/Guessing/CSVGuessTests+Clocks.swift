extension CSVGuessTests {
  /// Times of several clocks and of either end, of which some are not the planned ones' fellows.
  static let clocks: [Case] = [
    Case(
      name: "times of both clocks",
      codes: [],
      text: """
        direction,flight,airport,Sched Local,Sched UTC,Est UTC,Est Local
        D,RL618,BOS,2026-11-30 09:40,2026-11-30 14:40,2026-11-30 14:50,2026-11-30 09:50

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=Sched Local, "
        + "estimated=Est Local, unused Sched UTC Est UTC, 1 flights",
      told: []
    ),
    Case(
      name: "times of UTC, and others of both clocks",
      codes: [.utc],
      text: """
        direction,flight,airport,scheduled_utc,estimated_local,estimated_utc
        D,RL618,BOS,2026-11-30 14:40,2026-11-30 09:50,2026-11-30 14:50

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_utc, "
        + "estimated=estimated_utc, utc, unused estimated_local, 1 flights",
      told: [
        "a.csv:1:26: not sure: times are taken as UTC for the name of column 'scheduled_utc'"
      ]
    ),
    Case(
      name: "times of another clock alone",
      codes: [.clock, .otherClock],
      text: """
        direction,flight,airport,scheduled,Est UTC
        D,RL618,BOS,2026-11-30 09:40,2026-11-30 14:50

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled, unused "
        + "Est UTC, 1 flights",
      told: [
        "a.csv:1:36: not used: column 'Est UTC' may be 'estimated', but is told by another clock "
          + "than the others; all times without an offset must be of one",
        "a.csv:2:13: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
      ]
    ),
    Case(
      name: "times of another clock that say their offset",
      codes: [],
      text: """
        direction,flight,airport,Sched Local,Est UTC
        D,RL618,BOS,2026-11-30 09:40,2026-11-30T14:50Z

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=Sched Local, "
        + "estimated=Est UTC, 1 flights",
      told: []
    ),
    Case(
      name: "planned times of either direction on two clocks, of which one has both",
      codes: [],
      text: """
        direction,flight,airport,STA UTC,STA local,STD local
        D,RL618,BOS,,,2026-11-30 09:40
        A,RL617,BOS,2026-11-30 14:40,2026-11-30 09:40,

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled_arrival=STA "
        + "local, scheduled_departure=STD local, unused STA UTC, 2 flights",
      told: []
    ),
    Case(
      name: "planned times of either direction on a clock each",
      codes: [.missing, .otherClock],
      text: """
        direction,flight,airport,STA UTC,STD local
        D,RL618,BOS,,2026-11-30 09:40
        A,RL617,BOS,2026-11-30 14:40,

        """,
      found: "direction=direction, designator=flight, airport=airport, unused STA UTC STD local, "
        + "missing scheduled, not whole",
      told: [
        "a.csv:1:1: not found: the scheduled time; name its column beneath 'columns' as "
          + "'scheduled'",
        "a.csv:1:34: not used: column 'STD local' may be 'scheduled_departure', but is told by "
          + "another clock than the others; all times without an offset must be of one",
      ]
    ),
    Case(
      name: "days of both clocks",
      codes: [.utc],
      text: """
        direction,flight,airport,Date Local,Date UTC,STD UTC
        D,RL618,BOS,2026-11-30,2026-12-01,01:40

        """,
      found: "direction=direction, designator=flight, airport=airport, date=Date UTC, "
        + "scheduled=STD UTC, utc, unused Date Local, 1 flights",
      told: [
        "a.csv:1:46: not sure: times are taken as UTC for the name of column 'STD UTC'"
      ]
    ),
    Case(
      name: "days of another clock alone",
      codes: [.missing, .otherClock, .utc],
      text: """
        direction,flight,airport,Date Local,STD UTC
        D,RL618,BOS,2026-11-30,01:40

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=STD UTC, utc, "
        + "unused Date Local, missing date, not whole",
      told: [
        "a.csv:1:1: not found: the day, where the scheduled time is only a time of the day; name "
          + "its column beneath 'columns' as 'date'",
        "a.csv:1:26: not used: column 'Date Local' may be 'date', but is told by another clock "
          + "than the others; all times without an offset must be of one",
        "a.csv:1:37: not sure: times are taken as UTC for the name of column 'STD UTC'",
      ]
    ),
    Case(
      name: "expected times of both ends in a file of departures",
      codes: [.clock],
      text: """
        AD,Flight,Airport,STD,ETD,ETA
        D,RL617,BOS,2026-11-30 09:40,2026-11-30 09:40,2026-11-30 10:50

        """,
      found: "direction=AD, designator=Flight, airport=Airport, scheduled=STD, "
        + "estimated_departure=ETD, estimated_arrival=ETA, 1 flights",
      told: [
        "a.csv:2:13: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'"
      ]
    ),
    Case(
      name: "actual times of either direction beside planned ones of both",
      codes: [],
      text: """
        direction,flight,airport,scheduled local,Actual Departure,Actual Arrival,Estimated,ETA
        D,LH123,FRA,2026-11-30 9:40,2026-11-30 9:45,2026-11-30 11:45,2026-11-30 9:50,
        A,LH124,FRA,2026-11-30 10:40,2026-11-30 9:00,2026-11-30 10:50,,2026-11-30 10:45

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled local, "
        + "actual_departure=Actual Departure, actual_arrival=Actual Arrival, estimated=Estimated, "
        + "time yyyy-MM-dd H:mm, unused ETA, 2 flights",
      told: []
    ),
    Case(
      name: "times of one direction in a file of both",
      codes: [],
      text: """
        direction,flight,airport,scheduled local,ETA,Airborne
        D,LH123,FRA,2026-11-30 09:40,2026-11-30 11:45,2026-11-30 09:45
        A,LH124,FRA,2026-11-30 10:40,2026-11-30 10:50,2026-11-30 09:05

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled local, "
        + "estimated_arrival=ETA, actual_departure=Airborne, 2 flights",
      told: []
    ),
    Case(
      name: "days of expected times in another form, beside the times",
      codes: [.otherForm],
      text: """
        AD,Flight,Airport,Date,Time local,Est Date,Est Time
        D,RL617,BOS,30/11/2026,10:40,2026-12-01,10:20

        """,
      found: "direction=AD, designator=Flight, airport=Airport, date=Date, scheduled=Time local, "
        + "estimated=Est Time, date dd/MM/yyyy, unused Est Date, 1 flights",
      told: [
        "a.csv:2:30: not used: column 'Est Date' may be 'estimated_date', but is not written as "
          + "the planned times are"
      ]
    ),
    Case(
      name: "days of expected times beside planned times that have theirs",
      codes: [],
      text: """
        AD,Flight,Airport,Sched local,Est Date,Est Time
        D,RL617,BOS,2026-11-30 10:40,2026-12-01,10:20

        """,
      found: "direction=AD, designator=Flight, airport=Airport, scheduled=Sched local, "
        + "estimated_date=Est Date, estimated=Est Time, 1 flights",
      told: []
    ),
    Case(
      name: "years of two digits first, or last",
      codes: [.century, .dayOrMonth],
      text: """
        direction,flight,airport,date,time local
        departure,RL618,BOS,26/11/30,09:40
        arrival,RL621,ORD,26/12/02,10:40

        """,
      found: "direction=direction, designator=flight, airport=airport, date=date, scheduled=time "
        + "local, date yy/MM/dd, century 2000, 2 flights",
      told: [
        "a.csv:2:21: not sure: '26/11/30' is read as 'yy/MM/dd'; it could be 'dd/MM/yy'",
        "a.csv:2:21: not sure: years of two digits are taken as those from 2000 on",
      ]
    ),
    Case(
      name: "years of two digits last, by how far apart days are",
      codes: [.century, .dayOrMonth],
      text: """
        direction,flight,airport,date,time local
        departure,RL618,BOS,29/11/26,09:40
        arrival,RL621,ORD,30/11/26,10:40

        """,
      found: "direction=direction, designator=flight, airport=airport, date=date, scheduled=time "
        + "local, date dd/MM/yy, century 2000, 2 flights",
      told: [
        "a.csv:2:21: not sure: '29/11/26' is read as 'dd/MM/yy'; it could be 'yy/MM/dd'",
        "a.csv:2:21: not sure: years of two digits are taken as those from 2000 on",
      ]
    ),
  ]
}
