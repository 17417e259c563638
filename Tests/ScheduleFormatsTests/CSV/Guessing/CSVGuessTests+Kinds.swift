extension CSVGuessTests {
  /// Columns whose names can mean several things.
  static let kinds: [Case] = [
    Case(
      name: "a column of kinds that says one letter",
      codes: [.noDirection],
      text: """
        Type,Flight,Airport,Scheduled local
        D,RL617,BOS,2026-11-30 09:40
        D,RL618,ORD,2026-11-30 10:40

        """,
      found: "designator=Flight, airport=Airport, scheduled=Scheduled local, unused Type, missing "
        + "direction, not whole",
      told: [
        "a.csv:1:1: not found: the direction; name its column beneath 'columns' as 'direction', "
          + "or write 'direction: arrival' or 'direction: departure' beneath 'csv' where all "
          + "flights are such"
      ]
    ),
    Case(
      name: "registrations in a column called after aircraft",
      codes: [.strangeAircraft],
      text: """
        AD,Flight,Airport,Scheduled local,AC
        D,RL617,BOS,2026-11-30 10:40,N617JB

        """,
      found: "direction=AD, designator=Flight, airport=Airport, scheduled=Scheduled local, unused "
        + "AC, 1 flights",
      told: [
        "a.csv:2:30: not used: column 'AC' may be 'aircraft', but 'N617JB' is no type of "
          + "aircraft; where it tells the type all the same, name it beneath 'columns'"
      ]
    ),
    Case(
      name: "types of aircraft by their names, beside registrations",
      codes: [],
      text: """
        AD,Flight,Airport,Scheduled local,AC,Equipment
        D,RL617,BOS,2026-11-30 10:40,G-EZAA,A320-232
        D,RL618,BOS,2026-11-30 10:40,JA801A,ERJ 190-100 IGW
        D,RL619,BOS,2026-11-30 10:40,B-1234,767-432ER

        """,
      found: "direction=AD, designator=Flight, airport=Airport, scheduled=Scheduled local, "
        + "aircraft=Equipment, unused AC, 3 flights",
      told: []
    ),
    Case(
      name: "registrations in a column that is read as the aircraft's type",
      codes: [.strangeAircraft],
      text: """
        AD,Flight,Airport,Scheduled local,Aircraft
        D,RL617,BOS,2026-11-30 10:40,N617JB

        """,
      found: "direction=AD, designator=Flight, airport=Airport, scheduled=Scheduled local, "
        + "aircraft=Aircraft, 1 flights",
      told: [
        "a.csv:2:30: not sure: column 'Aircraft' is read as the aircraft's type, and 'N617JB' is "
          + "none; where it is another thing, give the column another name"
      ]
    ),
  ]
}
