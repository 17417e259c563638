import ScheduleFormats

extension FormatProblemTests {
  static let records: [Case] = [
    Case(
      "rows that are elsewhere",
      .json,
      "RecordProblem.noRows",
      text: "{\"data\": {\"flights\": []}, \"meta\": 1}\n",

      told: """
        flights.json:1:1: error: nothing is at 'flights[*]', where the rows are to be; the file \
        has 'data', 'meta'
          {"data": {"flights": []}, "meta": 1}
          ^

        """
    ),
    Case(
      "another airport's rows",
      .avinor,
      "RecordProblem.otherAirport",
      text: FormatText.avinor(FormatText.flight()),
      changes: FormatReading.Changes(form: { $0.home = "BOS" }),
      told: """
        flights.xml:1:1: error: this file is of JFK, and 'airport' is BOS; look at where it comes \
        from, or correct 'airport'
          <airport name="JFK"><flights>
          ^

        """
    ),
    Case(
      "no rows",
      .json,
      "RecordProblem.emptyRows",
      text: "{\"flights\": []}\n",
      told: """
        flights.json: error: no row is at 'flights[*]'; look at what wrote the file, \
        or if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "rows that are texts",
      .json,
      "RecordProblem.notARow",
      text: FormatText.json("\"RL618\"", FormatText.row()),

      told: """
        flights.json:2:1: error: row 1 is no object with keys; look at the path of the rows
          "RL618",
          ^

        """
    ),
    Case(
      "a row that is the whole file",
      .json,
      "RecordProblem.largeRow",
      text: FormatText.json(
        "{\"a\": [" + Array(repeating: "1", count: 20_001).joined(separator: ",\n") + "]}"
      ),

      told: """
        flights.json:2:1: error: row 1 has more than 20000 values; look at the path of the rows
          {"a": [1,
          ^

        """
    ),
    Case(
      "a filter that leaves nothing",
      .json,
      "RecordProblem.noRowMatches",
      text: FormatText.json(FormatText.row()),
      changes: FormatReading.Changes(form: { form in
        form.filters = RecordPath("terminal").map { [.init($0, values: ["T1"])] } ?? []
      }),

      told: """
        flights.json: error: no row has what 'where' asks for in 'terminal'; look at the values \
        that the file has, or if there are no such flights, build with --allow-empty

        """
    ),
    Case(
      "fields without a value",
      .json,
      "FieldProblem.missingValue",
      text: FormatText.json(
        "{\"direction\": \"A\"}",
        FormatText.row("", "null", scheduled: " ", airport: "")
      ),

      told: """
        flights.json:2:1: error: row 1, 'airline' has no value; every flight needs the operating \
        airline's code
          {"direction": "A"},
          ^
        flights.json:2:1: error: row 1, 'airport' has no value; every flight needs the far end's \
        IATA code or name
          {"direction": "A"},
          ^
        flights.json:2:1: error: row 1, 'number' has no value; every flight needs the flight's \
        number, with its suffix
          {"direction": "A"},
          ^
        flights.json:2:1: error: row 1, 'scheduled' has no value; every flight needs the \
        scheduled time
          {"direction": "A"},
          ^
        flights.json:3:1: error: row 2, 'airline' has no value; every flight needs the operating \
        airline's code
          {"direction": "D", "airline": "", "number": null, "airport": "", "scheduled": " "}
          ^
        flights.json:3:1: error: row 2, 'airport' has no value; every flight needs the far end's \
        IATA code or name
          {"direction": "D", "airline": "", "number": null, "airport": "", "scheduled": " "}
          ^
        flights.json:3:1: error: row 2, 'number' has no value; every flight needs the flight's \
        number, with its suffix
          {"direction": "D", "airline": "", "number": null, "airport": "", "scheduled": " "}
          ^
        flights.json:3:1: error: row 2, 'scheduled' has no value; every flight needs the \
        scheduled time
          {"direction": "D", "airline": "", "number": null, "airport": "", "scheduled": " "}
          ^

        """
    ),
    Case(
      "a field with more in it",
      .json,
      "FieldProblem.notAValue",
      text: FormatText.json(
        FormatText.row(more: ", \"gate\": {\"name\": \"A4\"}, \"belt\": [[1]]")
      ),

      told: """
        flights.json:2:113: error: row 1, 'gate' has more values in it; name one of them
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40", "gate": {"name":
                                                                                                  \
                                ^
        flights.json:2:137: error: row 1, 'belt' has more values in it; name one of them
          duled": "2026-11-30T09:40", "gate": {"name": "A4"}, "belt": [[1]]}
                                                                      ^

        """
    ),
    Case(
      "directions that are none",
      .json,
      "FieldProblem.unknownDirection",
      "FieldProblem.noDirection",
      text: FormatText.json(FormatText.row(direction: "in"), FormatText.row(direction: "")),

      told: """
        flights.json:2:15: error: row 1, 'direction': unknown direction 'in'; write arrival or \
        departure, or A or D, or say under 'map' what it means
          {"direction": "in", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40"},
                        ^
        flights.json:3:1: error: row 2: nothing says whether the flight arrives or departs; name \
        the field 'direction', or write 'direction: arrival' where all flights are arrivals
          {"direction": "", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40"}
          ^

        """
    ),
    Case(
      "designators",
      .json,
      "FieldProblem.unreadableDesignator",
      "FieldProblem.doubtfulDesignator",
      text: FormatText.json(
        FormatText.row("", "\"six-one-eight\""),
        FormatText.row("", "\"Z9017\"")
      ),
      changes: FormatReading.Changes(form: { form in
        form.fields[.designator] = RecordField(["number"])
        form.fields[.number] = nil
      }),

      told: """
        flights.json:2:45: error: row 1, 'number': 'six-one-eight' is not an airline's code and a \
        number; write it as RL 618 or RL618
          {"direction": "D", "airline": "", "number": "six-one-eight", "airport": "BOS", \
        "scheduled": "2026-11-30T09:40"},
                                                      ^
        flights.json:3:45: warning: row 2, 'number': no airline 'Z9' is known; 'Z9017' is taken \
        as 'Z9' and '017'; put a blank between them, or name the field 'airline'
          {"direction": "D", "airline": "", "number": "Z9017", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40"}
                                                      ^

        """
    ),
    Case(
      "control characters",
      .json,
      "FieldProblem.controlCharacters",
      text: FormatText.json(FormatText.row(more: ", \"remark\": \"a\\u0007b\"")),

      told: """
        flights.json:2:115: warning: row 1, 'remark': control characters are shown as \u{FFFD}; \
        remove them
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40", "remark": "a\\u00
                                                                                                  \
                                  ^

        """
    ),
  ]
}
