import Schedule
import ScheduleFormats

extension CSVProblemTests {
  private static let good = "A,RL,1,BOS,2026-11-30T18:05"

  /// Files in a form of their own.
  static let exports = edges + directions + designators + writtenTimes

  private static let edges: [Case] = [
    Case(
      "commas where semicolons are declared",
      .wrongSeparator,
      text: "\(Reading.header)\n\(good)\n",
      format: { $0.delimiter = .semicolon },
      told: """
        schedule.csv:1:10: error: the header's names are separated by commas; \
        write 'delimiter: ","' beneath 'csv', or separate them, and all fields, by semicolons
          direction,airline,number,airport,scheduled
                   ^

        """
    ),
    Case(
      "a byte that Windows-1252 does not have",
      .notInEncoding,
      bytes: Array("\(Reading.header)\nA,RL,1,Z".utf8) + [0xFC, 0x81]
        + Array(",2026-11-30T18:05\n".utf8),
      format: { $0.encoding = .windows1252 },
      told: """
        schedule.csv:2:10: error: the byte here is no letter in windows-1252; \
        name the file's own encoding
          A,RL,1,Zü\u{FFFD},2026-11-30T18:05
                   ^

        """
    ),
    Case(
      "a filter of a column that is not there",
      .missingFilterColumn,
      text: "\(Reading.header),Terminal\n\(good),T1\n",
      format: {
        $0.filters = [
          RowFilter("Terminl", values: ["T1"]), RowFilter("Day", values: ["1"]),
        ]
      },
      told: """
        schedule.csv:1:1: error: no column 'Day', which 'where' asks for; the file has \
        'direction', 'airline', 'number', 'airport', 'scheduled', 'Terminal'
          direction,airline,number,airport,scheduled,Terminal
          ^
        schedule.csv:1:1: error: no column 'Terminl', which 'where' asks for; \
        did you mean 'Terminal'?
          direction,airline,number,airport,scheduled,Terminal
          ^

        """
    ),
    Case(
      "a filter that leaves nothing",
      .noRowMatches,
      text: "\(Reading.header),Terminal\n\(good),T1\n",
      format: {
        $0.filters = [
          RowFilter("terminal", values: ["T2", "T3"]),
          RowFilter("airline", values: ["RL"]),
        ]
      },
      told: """
        schedule.csv: error: no row has what 'where' asks for, 'T2', 'T3' in 'terminal' \
        and 'RL' in 'airline'; look at the values that the file has, or if there are no such \
        flights, build with --allow-empty

        """
    ),
    Case(
      "more lines to skip than there are",
      .emptyBehind,
      text: "\(Reading.header)\n\(good)\n",
      format: { $0.skippedLines = 3 },
      told: """
        schedule.csv: error: the file has nothing behind the 3 lines that 'skip_lines' leaves out; \
        it begins with 'direction,airline,number,airport,schedu…'; look at what wrote it

        """
    ),
    Case(
      "a footer that is a row's",
      .rowInFooter,
      text: "\(Reading.header)\n\(good)\n\n",
      format: { $0.footerLines = 1 },
      told: """
        schedule.csv:2:1: warning: this line has the form of a row and is taken for one, though \
        'footer_lines: 1' counts it among those behind the last row; see whether the file's end is \
        missing
          \(good)
          ^

        """
    ),
    Case(
      "JSON behind a line that is skipped",
      .foreignFormat,
      text: "exported\n{}\n",
      format: { $0.skippedLines = 1 },
      told: """
        schedule.csv: error: this is JSON, not CSV; look at where the file comes from

        """
    ),
  ]

  private static let directions: [Case] = [
    Case(
      "no direction, and one of the two times",
      .missingColumn,
      text: "airline,number,airport,scheduled,scheduled_arrival\nRL,1,BOS,2026-11-30T18:05,\n",
      told: """
        schedule.csv:1:1: error: no column 'direction'; add it, or name the file's own column for \
        it under 'columns', or write 'direction: arrival' where all flights are arrivals
          airline,number,airport,scheduled,scheduled_arrival
          ^

        """
    ),
    Case(
      "both ends, of which neither is the airport",
      fields: .noFarEnd,
      text: "airline,number,origin,destination,scheduled\nRL,1,BOS,LHR,2026-11-30T18:05\n",
      told: """
        schedule.csv:2:6: error: 'origin' and 'destination' do not tell the far end: exactly one of \
        them must be the airport itself, as 'airport' in site.yml names it, or empty; name a column \
        'direction', or choose rows by 'where'
          RL,1,BOS,LHR,2026-11-30T18:05
               ^

        """
    ),
    Case(
      "an end that is another airport",
      fields: .elsewhere,
      text: "direction,airline,number,origin,destination,scheduled\n"
        + "A,RL,1,BOS,FRA,2026-11-30T18:05\nD,RL,2,jfk,BOS,2026-11-30T18:05\n"
        + "A,RL,3,BOS,Kennedy,2026-11-30T18:05\nA,RL,4,BOS,,2026-11-30T18:05\n",
      told: """
        schedule.csv:2:12: error: column 'destination': 'FRA' is another airport than this one, JFK; \
        choose this one's rows by 'where', or look at 'airport' in site.yml
          A,RL,1,BOS,FRA,2026-11-30T18:05
                     ^

        """
    ),
    Case(
      "an arrival that flew over midnight, by one date",
      fields: .arrivesBefore,
      text: "direction,airline,number,airport,date,scheduled_departure,scheduled_arrival\n"
        + "A,RL,1,BOS,2026-11-30,23:40,03:55\n",
      told: """
        schedule.csv:2:29: warning: column 'scheduled_arrival': '03:55' is before '23:40', when it \
        left, on one date; name the column of the date 'departure_date' where it is that of \
        leaving, and 'arrival_date' where it is that of arriving, or as both
          A,RL,1,BOS,2026-11-30,23:40,03:55
                                      ^

        """
    ),
    Case(
      "no time for one direction",
      .missingColumn,
      text: "direction,airline,number,airport,scheduled_arrival\nA,RL,1,BOS,2026-11-30T18:05\n",
      told: """
        schedule.csv:1:1: error: no column 'scheduled'; \
        add it, or name the file's own column for it under 'columns'
          direction,airline,number,airport,scheduled_arrival
          ^

        """
    ),
    Case(
      "times that say no direction, and two",
      fields: .noTime,
      .twoTimes,
      text: "airline,number,airport,STA,STD\nRL,1,BOS,,\n"
        + "RL,2,BOS,2026-11-30T18:05,2026-11-30T19:05\n",
      columns: ["scheduled_arrival": "STA", "scheduled_departure": "STD"],
      told: """
        schedule.csv:2:10: error: neither 'STA' nor 'STD' is filled; \
        one of them says whether the flight arrives or departs
          RL,1,BOS,,
                   ^
        schedule.csv:3:27: error: both 'STA' and 'STD' are filled; \
        name a column 'direction' that says which of them counts
          RL,2,BOS,2026-11-30T18:05,2026-11-30T19:05
                                    ^

        """
    ),
    Case(
      "the time of a direction that is empty",
      fields: .missingValue,
      text: "direction,airline,number,airport,STA,STD\nA,RL,1,BOS,,2026-11-30T18:05\n",
      columns: ["scheduled_arrival": "STA", "scheduled_departure": "STD"],
      told: """
        schedule.csv:2:12: error: column 'STA' is empty; every flight needs it
          A,RL,1,BOS,,2026-11-30T18:05
                     ^

        """
    ),
    Case(
      "a direction that no word of the map means",
      fields: .unknownDirection,
      text: "\(Reading.header)\nAn,RL,1,BOS,2026-11-30T18:05\n",
      format: { $0.directionWords = ["ankunft": .arrival] },
      told: """
        schedule.csv:2:1: error: column 'direction': unknown direction 'An'; \
        write arrival or departure, or A or D, or say under 'map' what it means
          An,RL,1,BOS,2026-11-30T18:05
          ^

        """
    ),
  ]

  private static let designators: [Case] = [
    Case(
      "no airline",
      .missingColumn,
      text: "direction,number,airport,scheduled\nA,1,BOS,2026-11-30T18:05\n",
      told: """
        schedule.csv:1:1: error: no column 'airline'; add it, or name the file's own column for it \
        under 'columns', as 'designator' where airline and number are one
          direction,number,airport,scheduled
          ^

        """
    ),
    Case(
      "a text that is no airline and number, and one that may be none",
      fields: .unreadableDesignator,
      .doubtfulDesignator,
      text: "direction,flight,airport,scheduled\nA,BAW,BOS,2026-11-30T18:05\n"
        + "A,X1234,BOS,2026-11-30T18:05\n",
      columns: ["designator": "flight"],
      told: """
        schedule.csv:2:3: error: column 'flight': 'BAW' is not an airline's code and a number; \
        write it as RL 618 or RL618
          A,BAW,BOS,2026-11-30T18:05
            ^
        schedule.csv:3:3: warning: column 'flight': no airline 'X1' is known; 'X1234' is taken as \
        'X1' and '234'; put a blank between them
          A,X1234,BOS,2026-11-30T18:05
            ^

        """
    ),
  ]

  private static let writtenTimes: [Case] = [
    Case(
      "a time of the day, and no day",
      fields: .timeWithoutDate,
      text: "\(Reading.header),actual\nA,RL,1,BOS,18:05,18:07\n",
      told: """
        schedule.csv:2:12: error: column 'scheduled': '18:05' has no date; name the column that has \
        it under 'columns' as 'date', or write 'date: today' beneath 'csv'
          A,RL,1,BOS,18:05,18:07
                     ^

        """
    ),
    Case(
      "a day that is none, and one that is empty",
      fields: .unreadableDate,
      .missingValue,
      text: "\(Reading.header),date\nA,RL,1,BOS,18:05,30.11.2026\nA,RL,2,BOS,18:05,\n",
      told: """
        schedule.csv:2:18: error: column 'date': '30.11.2026' is not a date; write it as 2026-11-30, \
        or say under 'date_format' how it is written
          A,RL,1,BOS,18:05,30.11.2026
                           ^
        schedule.csv:3:18: error: column 'date' is empty; every flight needs it
          A,RL,2,BOS,18:05,
                           ^

        """
    ),
    Case(
      "days and times that are written in another way",
      fields: .unfitting,
      text: "\(Reading.header),Day\nA,RL,1,BOS,0705,2026-11-30\nA,RL,2,BOS,7:05,30/11/2026\n",
      columns: ["date": "Day"],
      format: {
        // Patterns that another test reads.
        $0.datePattern = try? DatePattern("dd/MM/yyyy", for: .date)
        $0.timePattern = try? DatePattern("HHmm", for: .time)
      },
      told: """
        schedule.csv:2:17: error: column 'Day': '2026-11-30' is not written as 'date_format' says, \
        'dd/MM/yyyy', or does not exist; write one like the other
          A,RL,1,BOS,0705,2026-11-30
                          ^
        schedule.csv:3:12: error: column 'scheduled': '7:05' is not written as 'time_format' says, \
        'HHmm', or does not exist; write one like the other
          A,RL,2,BOS,7:05,30/11/2026
                     ^

        """
    ),
  ]
}
