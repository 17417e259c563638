extension CSVGuessTests {
  /// Times in many forms.
  static let times: [Case] = [
    Case(
      name: "times alone",
      codes: [.clock, .direction, .noDate],
      text: """
        flight,from,scheduled,estimated
        BA1,LHR,18:05,18:20
        BA3,LHR,19:05,

        """,
      found: "designator=flight, airport=from, scheduled=scheduled, estimated=estimated, all "
        + "arrivals, today, 2 flights",
      told: [
        "a.csv:1:8: not sure: no column has the direction; all flights are taken as arrivals, "
          + "since there is a column 'from'",
        "a.csv:2:9: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
        "a.csv:2:9: not sure: times in 'scheduled' have no day, and no column has one; they are "
          + "taken as those of the day of each build",
      ]
    ),
    Case(
      name: "expected times in another form",
      codes: [.otherForm],
      text: """
        dir,flight,airport,scheduled local,ETD
        D,BA1,LHR,2026-11-30 18:05,1820

        """,
      found: "direction=dir, designator=flight, airport=airport, scheduled=scheduled local, "
        + "unused ETD, 1 flights",
      told: [
        "a.csv:2:28: not used: column 'ETD' may be 'estimated', but is not written as the planned "
          + "times are"
      ]
    ),
    Case(
      name: "columns called after airports that hold times",
      codes: [.clock],
      text: """
        Flight,Route,Arrival,Departure,Date
        BA1,LHR,18:05,,2026-11-30
        BA2,LHR,,19:05,2026-11-30

        """,
      found: "designator=Flight, airport=Route, scheduled_arrival=Arrival, "
        + "scheduled_departure=Departure, date=Date, 2 flights",
      told: [
        "a.csv:2:9: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'"
      ]
    ),
    Case(
      name: "the same in other words",
      codes: [.clock, .direction],
      text: """
        Fecha;Vuelo;Origen;Hora llegada prevista;Hora estimada
        30/11/2026;IB 1;MAD;18:05;18:20

        """,
      found: "date=Fecha, designator=Vuelo, airport=Origen, scheduled=Hora llegada prevista, "
        + "estimated=Hora estimada, delimiter ;, all arrivals, date dd/MM/yyyy, 1 flights",
      told: [
        "a.csv:1:13: not sure: no column has the direction; all flights are taken as arrivals, "
          + "since there is a column 'Origen'",
        "a.csv:2:21: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
      ]
    ),
    Case(
      name: "both times of one flight, and nothing that says which counts",
      codes: [.clock, .twoTimes],
      text: """
        flight,airport,arr,dep
        BA1,LHR,2026-11-30 18:05,2026-11-30 19:05

        """,
      found: "designator=flight, airport=airport, scheduled_arrival=arr, scheduled_departure=dep, "
        + "missing direction, not whole",
      told: [
        "a.csv:2:9: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
        "a.csv:2:26: not possible: 'arr' and 'dep' are both filled in this row, which may be two "
          + "flights; have each flight written as a row of its own, or name a column 'direction' "
          + "that says which of the two counts",
      ]
    ),
    Case(
      name: "times as computers count them",
      codes: [],
      text: """
        direction,flight,airport,sched_ts,est_ts
        A,BA1,LHR,1796079900,1796080800

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=sched_ts, "
        + "estimated=est_ts, time unix, 1 flights",
      told: []
    ),
    Case(
      name: "times in a form that is not known",
      codes: [.unlike],
      text: """
        direction,flight,airport,scheduled
        A,BA1,LHR,five past six

        """,
      found: "direction=direction, designator=flight, airport=airport, missing scheduled, not "
        + "whole",
      told: [
        "a.csv:2:11: not found: the scheduled time; column 'scheduled' may have it, but no form "
          + "is known in which 'five past six' and the others are written; say it as "
          + "'time_format' beneath 'csv'"
      ]
    ),
    Case(
      name: "figures without a mark between them, and a time that is at times an estimate",
      codes: [],
      text: """
        DIR|CARRIER|FLTNUM|ORG3|DES3|SDT (local)|Actual/Est.|GAT1
        A|LG|8401|LUX|JFK|20261130061500|20261130062100|
        D|LG|8402|JFK|LUX|20261130070000||12

        """,
      found: "direction=DIR, airline=CARRIER, number=FLTNUM, origin=ORG3, destination=DES3, "
        + "scheduled=SDT (local), estimated=Actual/Est., gate=GAT1, delimiter |, time "
        + "yyyyMMddHHmmss, 2 flights",
      told: []
    ),
  ]
}
