extension CSVProblemTests {
  private static let good = "A,RL,1,BOS,2026-11-30T18:05"

  /// Rows whose form is wrong.
  static let forms: [Case] = [
    Case(
      "a row that ends too soon",
      .tooFewFields,
      text: "\(Reading.header)\n\(good)\nA,RL,2\nA\n",
      told: """
        schedule.csv:3:7: error: 3 fields in this row and 5 in the header; \
        the first missing one is 'airport'
          A,RL,2
                ^
        schedule.csv:4:2: error: 1 field in this row and 5 in the header; \
        the first missing one is 'airline'
          A
           ^

        """
    ),
    Case(
      "a row with a comma too many",
      .tooManyFields,
      text: "\(Reading.header)\nA,RL,1,Raleigh, Durham,2026-11-30T18:05\n",
      told: """
        schedule.csv:2:24: error: 6 fields in this row and 5 in the header; \
        put quotes around a field that has a comma
          A,RL,1,Raleigh, Durham,2026-11-30T18:05
                                 ^

        """
    ),
    Case(
      "a row with as many fields as there can be, and one with one more",
      .tooManyFields,
      .endlessRow,
      text: "\(Reading.header)\n"
        + [16_383, 16_384].map { String(repeating: ",", count: $0) + "\n" }.joined(),
      told: """
        schedule.csv:2:6: error: 16384 fields in this row and 5 in the header; put quotes around \
        a field that has a comma
          \(String(repeating: ",", count: 120))
               ^
        schedule.csv:3:16385: error: this row has more than 16384 fields; is a line break missing, \
        or is it no table?
          \(String(repeating: ",", count: 60))
          \(String(repeating: " ", count: 60))^

        """
    ),
    Case(
      "a quote that is not closed",
      .unclosedQuote,
      text: "\(Reading.header)\nA,RL,1,\"BOS,2026-11-30T18:05\n\(good)\n",
      told: """
        schedule.csv:2:8: error: this quote is not closed; \
        close it, and write a quote in a quoted field twice
          A,RL,1,"BOS,2026-11-30T18:05
                 ^

        """
    ),
    Case(
      "a quote that is not closed for a very long time",
      .unclosedQuote,
      text: "\(Reading.header)\nA,RL,1,\"BOS,2026-11-30T18:05\n\(good)\n"
        + String(repeating: "\n", count: 70_000) + "A,RL,2,\"BOS\",2026-11-30T18:05\n",
      told: """
        schedule.csv:2:8: error: this quote is not closed; \
        close it, and write a quote in a quoted field twice
          A,RL,1,"BOS,2026-11-30T18:05
                 ^

        """
    ),
    Case(
      "a quote too many, closed by another rows later",
      .rowInQuotes,
      text: "\(Reading.header),remark\nA,RL,1,BOS,2026-11-30T18:05,\"see desk\n"
        + "A,RL,2,BOS,2026-11-30T18:05,\nA,RL,3,BOS,2026-11-30T18:05,\"\n"
        + "A,RL,4,BOS,2026-11-30T18:05,\"a, b, c\nd, e\"\n",
      told: """
        schedule.csv:2:29: error: the text in these quotes goes over 3 lines, of which one has the \
        form of a row; look for a quote too many, and write one in a quoted field twice
          A,RL,1,BOS,2026-11-30T18:05,"see desk
                                      ^

        """
    ),
    Case(
      "text after a closing quote",
      .textAfterQuote,
      text: "\(Reading.header)\nA,RL,1,\"São\"x,2026-11-30T18:05\n",
      told: """
        schedule.csv:2:13: error: text follows a closing quote; \
        write a quote in a quoted field twice
          A,RL,1,"São"x,2026-11-30T18:05
                      ^

        """
    ),
    Case(
      "a quote that the next quoted field closes",
      .textAfterQuote,
      text: "\(Reading.header)\nA,RL,1,\"BOS,2026-11-30T18:05\n"
        + "A,RL,2,\"JFK\",2026-11-30T18:05\n",
      told: """
        schedule.csv:3:9: error: text follows a closing quote that was opened on line 2; \
        close that one, and write a quote in a quoted field twice
          A,RL,2,"JFK",2026-11-30T18:05
                  ^

        """
    ),
  ]
}
