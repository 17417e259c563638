extension CSVGuessTests {
  private static let cut =
    "direction=direction, designator=flight, airport=airport, city=city, "
    + "scheduled=scheduled_local, "

  private static func told(_ place: String, _ fields: Int) -> String {
    "a.csv:\(place): not possible: the file ends in the middle of a row, with \(fields) of 5 fields; "
      + "have it written whole, and let what brings it here put it into place only then"
  }

  /// Last lines that are rows which are cut, or stand behind the table.
  static let cuts: [Case] = [
    Case(
      name: "a last row that is cut between fields",
      codes: [.cutRow],
      text: """
        direction,flight,airport,city,scheduled_local
        A,BA1,LHR,London,2026-11-30T19:05
        D,AF23,CDG,Paris,2026-11-30T20:15
        A,BA3,LHR
        """,
      found: "\(cut)2 flights",
      told: [told("4:1", 3)]
    ),
    Case(
      name: "one that is cut within its first field",
      codes: [.cutRow],
      text: """
        flight,direction,airport,city,scheduled_local
        BA1,A,LHR,London,2026-11-30T19:05
        AF23,D,CDG,Paris,2026-11-30T20:15
        A
        """,
      found: "designator=flight, direction=direction, airport=airport, city=city, "
        + "scheduled=scheduled_local, 2 flights",
      told: [told("4:1", 1)]
    ),
    Case(
      name: "one that is cut within a quoted field",
      codes: [.cutRow],
      text: """
        direction,flight,airport,city,scheduled_local
        A,BA1,LHR,London,2026-11-30T19:05
        D,AF23,CDG,"Paris, Roissy",2026-11-30T20:15
        D,AF25,CDG,"Paris, Roi
        """,
      found: "\(cut)2 flights",
      told: [told("4:1", 3)]
    ),
    Case(
      name: "one that is cut within a letter",
      codes: [.cutRow],
      text: """
        direction,flight,airport,city,scheduled_local
        A,LX1,ZRH,Z\u{C3}\u{BC}rich,2026-11-30T19:05
        D,LX3,ZRH,Z\u{C3}\u{BC}rich,2026-11-30T20:15
        D,LX5,ZRH,Z\u{C3}
        """,
      form: .latin1,
      found: "\(cut)2 flights",
      told: [told("4:1", 4)]
    ),
    Case(
      name: "one that is cut and ends its line, beside another that cannot be read",
      codes: [.badRow, .cutRow, .unread],
      text: """
        direction,flight,airport,city,scheduled_local
        A,BA1,LHR,London,2026-11-30T19:05
        A,BA5,LHR
        D,AF23,CDG,Paris,2026-11-30T20:15
        D,AF25,CDG,Paris,2026-11-30T20:25
        D,AF27,CDG,Paris,2026-11-30T20:35
        D,AF29,CDG,Paris,2026-11-30T20:45
        D,AF31,CDG,Paris,2026-11-30T20:55
        D,AF39,CDG,Paris

        """,
      found: "\(cut)6 flights",
      told: [
        "a.csv:3:10: not possible: 1 of 8 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:3:10: not possible: 3 fields in this row and 5 in the header; the first missing "
          + "one is 'city'",
        "a.csv:9:1: not possible: the file ends in the middle of a row, with 4 of 5 fields; "
          + "have it written whole, and let what brings it here put it into place only then",
      ]
    ),
    Case(
      name: "a sum in words beneath codes is none",
      codes: [.footer],
      text: """
        airline,number,direction,airport,scheduled_local
        BA,1,A,LHR,2026-11-30T19:05
        BA,3,A,LHR,2026-11-30T20:05
        Total,2

        """,
      found: "airline=airline, number=number, direction=direction, airport=airport, "
        + "scheduled=scheduled_local, footer 1, 2 flights",
      told: [
        "a.csv:4:1: not sure: this line is taken to stand behind the table; see 'footer_lines'"
      ]
    ),
    Case(
      name: "nor is a day with a word where flights have numbers",
      codes: [.footer],
      text: """
        date,flight,direction,airport,scheduled_local
        2026-11-30,BA1,A,LHR,19:05
        2026-11-30,BA3,A,LHR,20:05
        2026-11-30,Flights

        """,
      found: "date=date, designator=flight, direction=direction, airport=airport, "
        + "scheduled=scheduled_local, footer 1, 2 flights",
      told: [
        "a.csv:4:1: not sure: this line is taken to stand behind the table; see 'footer_lines'"
      ]
    ),
  ]
}
