import Diagnostics

extension CSVProblemTests {
  private static let row = "A,RL,1,BOS,2026-11-30T18:05"

  /// Headers that do not name what a schedule needs.
  static let headers: [Case] = [
    Case(
      "semicolons",
      .wrongSeparator,
      text: "direction;airline;number;airport;scheduled\nA;RL;1;BOS;2026-11-30T18:05\n",
      told: """
        schedule.csv:1:10: error: the header's names are separated by semicolons; \
        write 'delimiter: ";"' beneath 'csv', or separate them, and all fields, by commas
          direction;airline;number;airport;scheduled
                   ^

        """
    ),
    Case(
      "tabs",
      .wrongSeparator,
      text: "direction\tairline\tnumber\n",
      told: """
        schedule.csv:1:10: error: the header's names are separated by tabs; \
        write 'delimiter: "tab"' beneath 'csv', or separate them, and all fields, by commas
          direction airline number
                   ^

        """
    ),
    Case(
      "columns that are not there",
      .missingColumn,
      .misspelledColumn,
      text: "\u{FEFF}direction,airlin,number,from,scheduled\n\(row)\n",
      told: """
        schedule.csv:1:1: error: no column 'airport'; \
        add it, or name the file's own column for it under 'columns'
          direction,airlin,number,from,scheduled
          ^
        schedule.csv:1:11: error: unknown column 'airlin'; did you mean 'airline'?
          direction,airlin,number,from,scheduled
                    ^

        """
    ),
    Case(
      "a column with a slip in its name",
      .misspelledColumn,
      text: "direction,airline,number,airport,Schedled\n\(row)\n",
      told: """
        schedule.csv:1:34: error: unknown column 'Schedled'; did you mean 'scheduled'?
          direction,airline,number,airport,Schedled
                                           ^

        """
    ),
    Case(
      "a column that the configuration names and the file lacks",
      .missingColumn,
      text: "\(Reading.header)\n\(row)\n",
      columns: ["gate": "stand", "airport": "airpot"],
      told: """
        schedule.csv:1:1: error: no column 'airpot', which 'columns' names for 'airport'; \
        did you mean 'airport'?
          direction,airline,number,airport,scheduled
          ^
        schedule.csv:1:1: error: no column 'stand', which 'columns' names for 'gate'; \
        the file has 'direction', 'airline', 'number', 'airport', 'scheduled'
          direction,airline,number,airport,scheduled
          ^

        """
    ),
    Case(
      "a column that schedules do not have",
      .unknownColumn,
      text: "\(Reading.header)\n\(row)\n",
      columns: ["airprt": "airport", "weather": "sky"],
      told: """
        schedule.csv:1:1: error: unknown column 'airprt' in 'columns'; did you mean 'airport'?
          direction,airline,number,airport,scheduled
          ^
        schedule.csv:1:1: error: unknown column 'weather' in 'columns'; known are 'direction', \
        'airline', 'number', 'airport', 'origin', 'destination', 'scheduled', 'designator', \
        'date', 'id', 'city', 'airline_name', 'estimated', 'actual', 'estimated_date', \
        'actual_date', 'arrival_date', 'departure_date', 'scheduled_arrival', \
        'scheduled_departure', 'estimated_arrival', 'estimated_departure', 'actual_arrival', \
        'actual_departure', 'status', 'terminal', 'gate', 'belt', 'check_in', 'aircraft', …
          direction,airline,number,airport,scheduled
          ^

        """
    ),
    Case(
      "words for a status, and no column of one",
      .unusedWords,
      text: "\(Reading.header),state\n\(row),X\n",
      format: {
        $0.statusWords = ["x": "cancelled"]
        $0.wordPlaces = [
          .status: Location(path: "site.yml", position: Position(line: 6, column: 7))
        ]
      },
      told: """
        site.yml:6:7: error: these words are for a column 'status', and the file has none; name its \
        own under 'columns', or remove the words; the file has 'direction', 'airline', 'number', \
        'airport', 'scheduled', 'state'

        """
    ),
    Case(
      "words for a direction that is told otherwise",
      .unusedWords,
      text: "airline,number,airport,scheduled\nRL,618,BOS,2026-11-30T09:40\n",
      format: {
        $0.direction = .departure
        $0.directionWords = ["out": .departure]
      },
      told: """
        schedule.csv:1:1: error: these words are for a column 'direction', and the file has none; \
        name its own under 'columns', or remove the words; the file has 'airline', 'number', \
        'airport', 'scheduled'
          airline,number,airport,scheduled
          ^

        """
    ),
    Case(
      "a text that is no table",
      .noColumn,
      text: "Dear colleague,\nthe plan has not changed,\n",
      told: """
        schedule.csv:1:1: error: no column of a schedule is named here, only 'Dear colleague', ''; \
        if this is a table of flights, say under 'columns' what its columns are, or under \
        'skip_lines' how many lines stand before the header; 'boardwalk init --schedule' guesses both
          Dear colleague,
          ^

        """
    ),
    Case(
      "one of two ends",
      .missingColumn,
      text: "direction,airline,number,origin,scheduled\n",
      columns: ["origin": "origin"],
      told: """
        schedule.csv:1:1: error: no column 'destination'; add it, or name the file's own column for \
        it under 'columns'
          direction,airline,number,origin,scheduled
          ^

        """
    ),
    Case(
      "a column that is there twice",
      .repeatedColumn,
      text: "\(Reading.header),gate,x,x,\"Gate\"\n\(row),1,2,3,4\n",
      told: """
        schedule.csv:1:54: error: column 'Gate' is there twice; remove or rename one of them
          direction,airline,number,airport,scheduled,gate,x,x,"Gate"
                                                               ^

        """
    ),
    Case(
      "a quote in the header that is not closed",
      .unclosedQuote,
      text: "direction,\"airline,number\n\(row)\n",
      told: """
        schedule.csv:1:11: error: this quote is not closed; \
        close it, and write a quote in a quoted field twice
          direction,"airline,number
                    ^

        """
    ),
  ]
}
