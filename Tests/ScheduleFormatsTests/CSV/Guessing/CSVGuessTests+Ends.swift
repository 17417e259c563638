extension CSVGuessTests {
  /// The far end and the airport itself.
  static let ends: [Case] = [
    Case(
      name: "the airport itself",
      codes: [.home],
      text: """
        arr_dep,flight,airport,origdest,time local,date
        ARR,BA1,JFK,LHR,18:05,2026-11-30
        DEP,BA2,JFK,LHR,19:05,2026-11-30

        """,
      airport: nil,
      found: "direction=arr_dep, designator=flight, airport=origdest, scheduled=time local, "
        + "date=date, home JFK, arr is arrival, dep is departure, unused airport, 2 flights",
      told: [
        "a.csv:1:16: not sure: the airport is taken to be JFK, which column 'airport' has in "
          + "every row"
      ]
    ),
    Case(
      name: "a column called airport that is the airport itself, which is known",
      codes: [.byContent],
      text: """
        direction,flight,airport,where,scheduled_local
        A,BA1,JFK,LHR,2026-11-30T19:05
        D,BA2,JFK,LHR,2026-11-30T20:05

        """,
      found: "direction=direction, designator=flight, airport=where, scheduled=scheduled_local, "
        + "unused airport, 2 flights",
      told: [
        "a.csv:1:26: not sure: column 'where' is taken as 'airport' for what it holds"
      ]
    ),
    Case(
      name: "all flights from one airport, in a column called so",
      codes: [.byContent],
      text: """
        direction,flight,airport,scheduled_local
        A,BA1,LHR,2026-11-30T19:05
        D,BA2,LHR,2026-11-30T20:05

        """,
      airport: nil,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "2 flights",
      told: [
        "a.csv:1:18: not sure: column 'airport' is taken as 'airport' for what it holds"
      ]
    ),
    Case(
      name: "departures from one airport, by both ends",
      codes: [.direction, .home],
      text: """
        flight,origin,destination,scheduled_local
        BA2,JFK,LHR,2026-11-30T19:05
        BA4,JFK,LCY,2026-11-30T20:05

        """,
      airport: nil,
      found: "designator=flight, airport=destination, scheduled=scheduled_local, all departures, "
        + "home JFK, unused origin, 2 flights",
      told: [
        "a.csv:1:8: not sure: no column has the direction; all flights are taken as departures, "
          + "since there is a column 'origin'",
        "a.csv:1:8: not sure: the airport is taken to be JFK, which column 'origin' has in every "
          + "row",
      ]
    ),
    Case(
      name: "both ends, of which one is filled",
      codes: [.unknownAirports],
      text: """
        Flugnr;Von;Nach;Plan lokal
        BA 1;LHR;;2026-11-30 19:05
        BA 2;;London;2026-11-30 20:05

        """,
      found: "designator=Flugnr, origin=Von, destination=Nach, scheduled=Plan lokal, delimiter ;, "
        + "2 flights",
      told: [
        "a.csv:3:7: not sure: column 'Nach' has far ends that are no known IATA codes, as "
          + "'London'; they are shown as they are"
      ]
    ),
    Case(
      name: "both ends, of which one is the airport in each row",
      codes: [.home],
      text: """
        flight,from,to,scheduled_local
        BA1,LHR,JFK,2026-11-30T19:05
        BA2,JFK,LCY,2026-11-30T20:05

        """,
      airport: nil,
      found: "designator=flight, origin=from, destination=to, scheduled=scheduled_local, home "
        + "JFK, 2 flights",
      told: [
        "a.csv:1:8: not sure: the airport is taken to be JFK, which column 'from' or 'to' has in "
          + "every row"
      ]
    ),
    Case(
      name: "both ends, of which neither is the airport",
      codes: [.twoEnds],
      text: """
        flight,from,to,scheduled_local
        BA1,LHR,BOS,2026-11-30T19:05
        BA2,ORD,LCY,2026-11-30T20:05

        """,
      found: "designator=flight, scheduled=scheduled_local, unused from to, missing airport "
        + "direction, not whole",
      told: [
        "a.csv:1:13: not possible: nothing tells which of 'from' and 'to' is the far end, since "
          + "not every row has JFK in one of the two; have it written so, or name a column "
          + "'direction', and these two 'origin' and 'destination'"
      ]
    ),
    Case(
      name: "the same, where the airport is not known",
      codes: [.twoEnds],
      text: """
        flight,from,to,scheduled_local
        BA1,LHR,BOS,2026-11-30T19:05
        BA2,ORD,LCY,2026-11-30T20:05

        """,
      airport: nil,
      found: "designator=flight, scheduled=scheduled_local, unused from to, missing airport "
        + "direction, not whole",
      told: [
        "a.csv:1:13: not possible: nothing tells which of 'from' and 'to' is the far end; begin "
          + "anew with --airport, or name a column 'direction', and these two 'origin' and "
          + "'destination'"
      ]
    ),
    Case(
      name: "the airport itself at one end, and a column that has the direction",
      codes: [],
      text: """
        AD,Flight,From,To,Scheduled local
        A,RL617,JFK,BOS,2026-11-30 09:40
        D,RL618,JFK,BOS,2026-11-30 10:40

        """,
      found: "direction=AD, designator=Flight, airport=To, scheduled=Scheduled local, unused From, "
        + "2 flights",
      told: []
    ),
    Case(
      name: "departures from one airport whose code is not known",
      codes: [.direction],
      text: """
        Flight,Origin,Destination,STD local
        RL617,QQX,BOS,2026-11-30 09:40
        RL618,QQX,ORD,2026-11-30 10:40

        """,
      airport: nil,
      found: "designator=Flight, airport=Destination, scheduled=STD local, all departures, unused "
        + "Origin, 2 flights",
      told: [
        "a.csv:1:8: not sure: no column has the direction; all flights are taken as departures, "
          + "since there is a column 'Origin'"
      ]
    ),
    Case(
      name: "both ends, of which one is the airport's name",
      codes: [.direction, .unknownAirports],
      text: """
        Flight,From,To,Departs local
        BA1,Hilltown,London,2026-11-30 19:05
        BA2,Hilltown,Boston,2026-11-30 20:05

        """,
      found: "designator=Flight, airport=To, scheduled=Departs local, all departures, unused "
        + "From, 2 flights",
      told: [
        "a.csv:1:8: not sure: no column has the direction; all flights are taken as departures, "
          + "since there is a column 'From'",
        "a.csv:2:14: not sure: column 'To' has far ends that are no known IATA codes, as "
          + "'London'; they are shown as they are",
      ]
    ),
    Case(
      name: "cities with their codes",
      codes: [],
      text: """
        direction,flight,City,scheduled_local
        A,BA1,London (LHR),2026-11-30T19:05
        D,BA2,Paris (ORY),2026-11-30T20:05

        """,
      found: "direction=direction, designator=flight, airport=City, scheduled=scheduled_local, 2 "
        + "flights",
      told: []
    ),
  ]
}
