extension CSVGuessTests {
  /// A header and ten rows, of which the fourth has a mistake.
  private static func ten(_ header: String, _ row: (Int) -> String, _ odd: String) -> String {
    ([header] + (1...10).map { $0 == 4 ? odd : row($0) }).joined(separator: "\n") + "\n"
  }

  /// Columns in which a few values are mistakes.
  static let mistakes: [Case] = [
    Case(
      name: "a planned time that is none",
      codes: [.badRow, .offsets, .unread],
      text: ten(
        "direction,flight,airport,scheduled",
        { "A,BA\($0),LHR,2026-11-30T19:0\($0 - 1)Z" },
        "A,BA4,LHR,soon"
      ),
      found:
        "direction=direction, designator=flight, airport=airport, scheduled=scheduled, 9 flights",
      told: [
        "a.csv:2:11: not sure: every time in 'scheduled' says that it is UTC; where they are "
          + "the airport's own all the same, write 'ignore_offsets: true' beneath 'csv'",
        "a.csv:5:11: not possible: 1 of 10 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:5:11: not possible: column 'scheduled': 'soon' is not a time; write it as "
          + "2026-11-30T18:05-05:00, or without an offset for airport time, or say under "
          + "'time_format' how it is written",
      ]
    ),
    Case(
      name: "a time in another form than the others, whose day stands apart",
      codes: [.unread, .badRow],
      text: ten(
        "direction,flight,airport,Flight Date,Sched Local,Est",
        { "A,BA\($0),LHR,30/11/2026,12:2\($0 - 1),12:3\($0 - 1)" },
        "A,BA4,LHR,30/11/2026,12h20,12:33"
      ),
      found: "direction=direction, designator=flight, airport=airport, date=Flight Date, "
        + "scheduled=Sched Local, estimated=Est, date dd/MM/yyyy, 9 flights",
      told: [
        "a.csv:5:22: not possible: 1 of 10 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:5:22: not possible: column 'Sched Local': '12h20' is not a time; write it as "
          + "2026-11-30T18:05-05:00, or without an offset for airport time, or say under "
          + "'time_format' how it is written",
      ]
    ),
    Case(
      name: "the same of nine",
      codes: [.unlike],
      text: ten(
        "direction,flight,airport,Flight Date,Geplant Local",
        { $0 > 9 ? "" : "A,BA\($0),LHR,30/11/2026,12:2\($0 - 1)" },
        "A,BA4,LHR,30/11/2026,12h20"
      ),
      found: "direction=direction, designator=flight, airport=airport, date=Flight Date, date "
        + "dd/MM/yyyy, unused Geplant Local, missing scheduled, not whole",
      told: [
        "a.csv:5:22: not found: the scheduled time; column 'Geplant Local' may have it, but no form is "
          + "known in which '12h20' and the others are written; say it as 'time_format' beneath 'csv'"
      ]
    ),
    Case(
      name: "a day in another form than the others, and an estimate",
      codes: [.unread, .badRow],
      text: ten(
        "direction,flight,airport,Flight Date,Sched Local,Est",
        { "A,BA\($0),LHR,30/11/2026,12:2\($0 - 1),12:3\($0 - 1)" },
        "A,BA4,LHR,tomorrow,12:23,soon"
      ),
      found: "direction=direction, designator=flight, airport=airport, date=Flight Date, "
        + "scheduled=Sched Local, estimated=Est, date dd/MM/yyyy, 9 flights",
      told: [
        "a.csv:5:11: not possible: 1 of 10 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:5:11: not possible: column 'Flight Date': 'tomorrow' is not written as "
          + "'date_format' says, 'dd/MM/yyyy', or does not exist; write one like the other",
        "a.csv:5:26: not possible: column 'Est': 'soon' is not a time; write it as "
          + "2026-11-30T18:05-05:00, or without an offset for airport time, or say under "
          + "'time_format' how it is written",
      ]
    ),
    Case(
      name: "a planned time that is missing",
      codes: [.unread, .badRow],
      text: ten(
        "direction,flight,airport,dep local",
        { "D,BA\($0),LHR,3 Nov 2026 19:0\($0 - 1)" },
        "D,BA4,LHR,"
      ),
      found: "direction=direction, designator=flight, airport=airport, scheduled=dep local, time d "
        + "MMM yyyy HH:mm, 9 flights",
      told: [
        "a.csv:5:11: not possible: 1 of 10 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:5:11: not possible: column 'dep local' is empty; every flight needs it",
      ]
    ),
    Case(
      name: "planned times that are missing in a row of two",
      codes: [.emptyCell],
      text: "direction,flight,airport,planned\nA,BA1,LHR,2026-11-30T19:00\nA,BA2,LHR,\n",
      found: "direction=direction, designator=flight, airport=airport, unused planned, missing "
        + "scheduled, not whole",
      told: [
        "a.csv:3:11: not found: the scheduled time; column 'planned' may have it, but is empty "
          + "in this row and in too many others; have them filled"
      ]
    ),
    Case(
      name: "an aircraft's registration for a flight, and a direction that is none",
      codes: [.unread, .badRow],
      text: ten(
        "direction,flight,airport,local",
        { "A,BA\($0),LHR,2026-11-30T19:0\($0 - 1)" },
        "X,D-EABC,LHR,2026-11-30T19:03"
      ),
      found: "direction=direction, designator=flight, airport=airport, scheduled=local, 9 flights",
      told: [
        "a.csv:5:1: not possible: 1 of 10 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
        "a.csv:5:1: not possible: column 'direction': unknown direction 'X'; write arrival or "
          + "departure, or A or D, or say under 'map' what it means",
        "a.csv:5:3: not possible: column 'flight': 'D-EABC' is not an airline's code and a "
          + "number; write it as RL 618 or RL618",
      ]
    ),
    Case(
      name: "a flight between two other airports",
      codes: [.unread, .badRow],
      text: ten(
        "flight,from,to,local",
        { "BA\($0),LHR,JFK,2026-11-30T19:0\($0 - 1)" },
        "BA4,LHR,BOS,2026-11-30T19:03"
      ).replacing("LHR,JFK", with: "JFK,LHR", maxReplacements: 3),
      found: "designator=flight, origin=from, destination=to, scheduled=local, 9 flights",
      told: [
        "a.csv:5:5: not possible: 'from' and 'to' do not tell the far end: exactly one of them "
          + "must be the airport itself, as 'airport' in site.yml names it, or empty; name a column "
          + "'direction', or choose rows by 'where'",
        "a.csv:5:5: not possible: 1 of 10 rows cannot be read like this; a build fails for "
          + "them; where they may be missing, write 'on_error: skip' beneath 'schedule'",
      ]
    ),
    Case(
      name: "a list that is none",
      codes: [.strangeList],
      text: ten(
        "direction,flight,airport,local,cs",
        { "A,BA\($0),LHR,2026-11-30T19:0\($0 - 1),IB 10\($0) AY20\($0)" },
        "A,BA4,LHR,2026-11-30T19:03,none today"
      ),
      found: "direction=direction, designator=flight, airport=airport, scheduled=local, "
        + "codeshares=cs, 10 flights",
      told: [
        "a.csv:5:28: not sure: column 'cs' is read as a list of flights, and this is none; have "
          + "it mended, or where the column is another thing, give it another name"
      ]
    ),
    Case(
      name: "more rows with mistakes than are told",
      codes: [.unread, .badRow],
      text: "direction,flight,airport,local\n"
        + (100...399).map { number in
          "A,BA\(number),LHR,\(number % 10 == 7 ? "late" : "2026-11-30T19:00")\n"
        }
        .joined(),
      found:
        "direction=direction, designator=flight, airport=airport, scheduled=local, 270 flights",
      told: [
        "a.csv:9:13: not possible: 30 of 300 rows cannot be read like this, of which the first 17 are "
          + "told; a build fails for them; where they may be missing, write 'on_error: skip' beneath "
          + "'schedule'"
      ]
        + (0..<17).map {
          "a.csv:\(9 + 10 * $0):13: not possible: column 'local': 'late' is not a time; write it as "
            + "2026-11-30T18:05-05:00, or without an offset for airport time, or say under "
            + "'time_format' how it is written"
        }
    ),
  ]
}
