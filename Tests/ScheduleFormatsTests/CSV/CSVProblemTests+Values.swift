extension CSVProblemTests {
  /// Rows whose values are wrong.
  static let values: [Case] = [
    Case(
      "what a flight must have, under the file's own name",
      fields: .missingValue,
      text: "direction,carrier,number,airport,scheduled\n,, ,,\n",
      columns: ["airline": "carrier"],
      told: """
        schedule.csv:2:1: error: column 'direction' is empty; every flight needs it
          ,, ,,
          ^
        schedule.csv:2:2: error: column 'carrier' is empty; every flight needs it
          ,, ,,
           ^
        schedule.csv:2:3: error: column 'number' is empty; every flight needs it
          ,, ,,
            ^
        schedule.csv:2:5: error: column 'airport' is empty; every flight needs it
          ,, ,,
              ^
        schedule.csv:2:6: error: column 'scheduled' is empty; every flight needs it
          ,, ,,
               ^

        """
    ),
    Case(
      "a direction that is none",
      fields: .unknownDirection,
      text: "\(Reading.header)\ninbound,RL,1,BOS,2026-11-30T18:05\n",
      told: """
        schedule.csv:2:1: error: column 'direction': unknown direction 'inbound'; \
        write arrival or departure, or A or D, or say under 'map' what it means
          inbound,RL,1,BOS,2026-11-30T18:05
          ^

        """
    ),
    Case(
      "times that are none",
      fields: .unreadableTime,
      text: "\(Reading.header),eta\nA,RL,1,BOS,1805,2026-02-30T10:00\n"
        + "A,RL,2,BOS,\"\(String(repeating: "9", count: 100))\",\n",
      columns: ["estimated": "eta"],
      told: """
        schedule.csv:2:12: error: column 'scheduled': '1805' is not a time; \
        write it as 2026-11-30T18:05-05:00, or without an offset for airport time, \
        or say under 'time_format' how it is written
          A,RL,1,BOS,1805,2026-02-30T10:00
                     ^
        schedule.csv:2:17: error: column 'eta': '2026-02-30T10:00' is not a time; \
        write it as 2026-11-30T18:05-05:00, or without an offset for airport time, \
        or say under 'time_format' how it is written
          A,RL,1,BOS,1805,2026-02-30T10:00
                          ^
        schedule.csv:3:13: error: column 'scheduled': \
        '999999999999999999999999999999999999999…' is not a time; \
        write it as 2026-11-30T18:05-05:00, or without an offset for airport time, \
        or say under 'time_format' how it is written
          A,RL,2,BOS,"\(String(repeating: "9", count: 100))",
                      ^

        """
    ),
    Case(
      "a time that the clock skips",
      fields: .skippedTime,
      text: "\(Reading.header)\nA,RL,1,BOS,2026-03-08T02:30\n",
      told: """
        schedule.csv:2:12: warning: column 'scheduled': the clock skips '2026-03-08T02:30'; \
        it is taken as if the clock had not been changed; write an offset
          A,RL,1,BOS,2026-03-08T02:30
                     ^

        """
    ),
    Case(
      "a time that the clock shows twice",
      fields: .repeatedTime,
      text: "\(Reading.header)\nA,RL,1,BOS,2026-11-01T01:30\n",
      told: """
        schedule.csv:2:12: warning: column 'scheduled': the clock shows '2026-11-01T01:30' \
        twice; the first is taken; write an offset
          A,RL,1,BOS,2026-11-01T01:30
                     ^

        """
    ),
    Case(
      "control characters",
      fields: .controlCharacters,
      text: "\(Reading.header),gate\nA,RL,1,BOS,2026-11-30T18:05,A\u{0}4\u{85}\n",
      told: """
        schedule.csv:2:29: warning: column 'gate': control characters are shown as \u{FFFD}; \
        remove them
          A,RL,1,BOS,2026-11-30T18:05,A 4 
                                      ^

        """
    ),
  ]
}
