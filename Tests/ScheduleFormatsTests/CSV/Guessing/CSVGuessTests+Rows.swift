extension CSVGuessTests {
  /// Rows that are no flights of their own, and what is not found.
  static let rows: [Case] = [
    Case(
      name: "other airlines' numbers in rows of their own",
      codes: [.codeshareRows],
      text: """
        direction,airline,flight,airport,scheduled_local,operating_flight
        A,BA,1,LHR,2026-11-30T19:05,
        A,AA,6101,LHR,2026-11-30T19:05,BA 001

        """,
      found: "direction=direction, airline=airline, number=flight, airport=airport, "
        + "scheduled=scheduled_local, where operating_flight is [\"\"], 1 flights",
      told: [
        "a.csv:3:32: not sure: rows with a flight in 'operating_flight' are taken as other "
          + "airlines' numbers of flights that have a row of their own, and are left out; see "
          + "'where'"
      ]
    ),
    Case(
      name: "the same, where a row names a flight that has none",
      codes: [.operatingFlight],
      text: """
        direction,flight,airport,scheduled_local,operating_flight
        A,BA1,LHR,2026-11-30T19:05,
        A,AA6101,LHR,2026-11-30T19:05,IB 7

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "unused operating_flight, 2 flights",
      told: [
        "a.csv:1:42: not used: column 'operating_flight' may tell that a row is another airline's "
          + "number of a flight; such rows are flights of their own here; leave them out by "
          + "'where' beneath 'csv'"
      ]
    ),
    Case(
      name: "the same by yes and no",
      codes: [.operatingFlight],
      text: """
        direction,flight,airport,scheduled_local,codeshare
        A,BA1,LHR,2026-11-30T19:05,N
        A,AA6101,LHR,2026-11-30T19:05,Y

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "unused codeshare, 2 flights",
      told: [
        "a.csv:1:42: not used: column 'codeshare' may tell that a row is another airline's number "
          + "of a flight; such rows are flights of their own here; leave them out by 'where' "
          + "beneath 'csv'"
      ]
    ),
    Case(
      name: "freight",
      codes: [.freight],
      text: """
        direction,flight,airport,scheduled_local,kind
        A,BA1,LHR,2026-11-30T19:05,PAX
        A,FX1312,MEM,2026-11-30T02:05,Cargo

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "unused kind, 2 flights",
      told: [
        "a.csv:3:31: not sure: rows with 'Cargo' in 'kind' are read, too; where no passengers fly "
          + "in them, leave them out by 'where' beneath 'csv'"
      ]
    ),
    Case(
      name: "a sum that has as many fields",
      codes: [.footer],
      text: """
        direction,flight,airport,scheduled_local,gate
        A,BA1,LHR,2026-11-30T19:05,A1
        A,BA3,LHR,2026-11-30T20:05,A1
        Total,,,2,

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "gate=gate, footer 1, 2 flights",
      told: [
        "a.csv:4:1: not sure: this line is taken to stand behind the table; see 'footer_lines'"
      ]
    ),
    Case(
      name: "rows of several terminals, and one that cannot be read",
      codes: [.conflicts],
      text: """
        direction,flight,airport,scheduled_local,terminal
        A,BA1,LHR,2026-11-30T19:05,1
        A,BA1,LHR,2026-11-30T19:05,2

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "terminal=terminal, 1 flights",
      told: [
        "a.csv:3:1: not possible: 1 of 2 rows are flights that are there already, with other "
          + "fields; where they are another airport's or terminal's, choose rows by 'where' "
          + "beneath 'csv'"
      ]
    ),
    Case(
      name: "a flight that is there already, and a row that cannot be read",
      codes: [.badRow, .unread],
      text: """
        direction,flight,airport,scheduled_local,gate
        D,RL618,BOS,2026-11-30T09:40,A1
        D,RL618,BOS,2026-11-30T09:40,A2
        D,RL668,BOS,2026-11-30T09:40,A2
        D,RL678,BOS,2026-11-30T09:40,A2
        D,RL622,,2026-11-30T09:40,A2

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "gate=gate, 3 flights",
      told: [
        "a.csv:3:1: not possible: 2 of 5 rows cannot be read like this; a build fails for them; "
          + "where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:3:1: not possible: flight 'rl618-departure-bos-2026-11-30' is there twice, with "
          + "different fields; give each an 'id' of its own, or remove one",
        "a.csv:6:9: not possible: column 'airport' is empty; every flight needs it",
      ]
    ),
    Case(
      name: "no row that can be read",
      codes: [.noneRead],
      text: """
        direction,flight,airport,scheduled_local,estimated
        D,RL618,BOS,2026-11-30T09:40,2026-11-30T9h
        D,RL620,BOS,2026-11-30T09:40,2026-11-30T9h

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "estimated=estimated, 0 flights",
      told: [
        "a.csv:2:30: not possible: no row can be read like this; the build tells why"
      ]
    ),
    Case(
      name: "a footer of one field over three lines",
      codes: [.footer],
      text: """
        direction,flight,airport,scheduled_local
        D,RL618,BOS,2026-11-30T09:40
        D,RL620,BOS,2026-11-30T09:50

        "The end,
        over three

        lines"

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "footer 3, 2 flights",
      told: [
        "a.csv:5:2: not sure: 3 lines from here on are taken to stand behind the table; see "
          + "'footer_lines'"
      ]
    ),
    Case(
      name: "a row that cannot be read",
      codes: [.badRow, .unread],
      text: """
        direction,flight,airport,scheduled_local
        A,BA1,LHR,2026-11-30T19:05
        A,BA2,LHR
        A,BA3,LHR,2026-11-30T19:15
        A,BA4,LHR,2026-11-30T19:25

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "3 flights",
      told: [
        "a.csv:3:10: not possible: 1 of 4 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:3:10: not possible: 3 fields in this row and 4 in the header; the first missing "
          + "one is 'scheduled_local'",
      ]
    ),
    Case(
      name: "no far end, no flight, no time",
      codes: [.missing, .noDirection],
      text: """
        terminal,a,b
        1,x,y

        """,
      found: "terminal=terminal, unused a b, missing airport designator scheduled direction, not "
        + "whole",
      told: [
        "a.csv:1:1: not found: airline and number; name their column beneath 'columns' as "
          + "'designator', or two as 'airline' and 'number'",
        "a.csv:1:1: not found: the direction; name its column beneath 'columns' as 'direction', "
          + "or write 'direction: arrival' or 'direction: departure' beneath 'csv' where all "
          + "flights are such",
        "a.csv:1:1: not found: the far end's IATA code or name; name its column beneath 'columns' "
          + "as 'airport'",
        "a.csv:1:1: not found: the scheduled time; name its column beneath 'columns' as "
          + "'scheduled'",
      ]
    ),
    Case(
      name: "a flight without its airline",
      codes: [.direction, .unlike],
      text: """
        Date,Airline,Flight,To,Departs local
        2026-11-30,Lufthansa,2081,MUC,07:10

        """,
      found: "date=Date, airline_name=Airline, airport=To, scheduled=Departs local, all "
        + "departures, unused Flight, missing designator, not whole",
      told: [
        "a.csv:1:21: not sure: no column has the direction; all flights are taken as departures, "
          + "since there is a column 'To'",
        "a.csv:2:22: not found: airline and number; column 'Flight' may have them, but '2081' is "
          + "not an airline's code and a number, as RL 618; have them written so",
      ]
    ),
  ]
}
