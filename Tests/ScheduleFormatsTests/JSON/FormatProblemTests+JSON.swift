import ScheduleFormats

extension FormatProblemTests {
  static let json: [Case] = [
    Case(
      "an empty file",
      .json,
      "JSONProblem.emptyFile",
      text: " \r\n",
      told: """
        flights.json: error: the file is empty; look at what wrote it

        """
    ),
    Case(
      "XML called JSON",
      .json,
      "JSONProblem.foreignFormat",
      text: "<flights/>\n",

      told: """
        flights.json: error: this is XML, not JSON; look at where the file comes from

        """
    ),
    Case(
      "CSV called JSON",
      .json,
      "JSONProblem.unexpected",
      text: "direction,airline\n",

      told: """
        flights.json:1:1: error: this is not JSON: '{' or '[' is to stand here; look at what \
        wrote the file
          direction,airline
          ^

        """
    ),
    Case(
      "a byte that is no UTF-8",
      .json,
      "JSONProblem.notUTF8",
      bytes: Array("{\n\"flights\": [\"Z".utf8) + [0xFC] + Array("rich\"]}".utf8),

      told: """
        flights.json:2:15: error: the byte 0xFC is not UTF-8; save the file as UTF-8
          "flights": ["Z\u{FFFD}rich"]}
                        ^

        """
    ),
    Case(
      "a file that was cut off",
      .json,
      "JSONProblem.truncated",
      text: String(FormatText.json(FormatText.row()).dropLast(20)),

      told: """
        flights.json:2:88: error: the file ends here, in the middle of JSON; was it cut off?
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": "20
                                                                                                 ^

        """
    ),
    Case(
      "a comma that is not there",
      .json,
      "JSONProblem.unexpected",
      text: "{\"flights\": [\n{\"a\": 1 \"b\": 2}]}\n",

      told: """
        flights.json:2:9: error: this is not JSON: ',' or '}' is to stand here; look at what \
        wrote the file
          {"a": 1 "b": 2}]}
                  ^

        """
    ),
    Case(
      "a comma too many",
      .json,
      "JSONProblem.unexpected",
      text: "{\"flights\": [1,]}\n",

      told: """
        flights.json:1:16: error: this is not JSON: a value is to stand here; look at what wrote \
        the file
          {"flights": [1,]}
                         ^

        """
    ),
    Case(
      "a key without quotes",
      .json,
      "JSONProblem.unexpected",
      text: "{flights: []}\n",

      told: """
        flights.json:1:2: error: this is not JSON: a key in quotes is to stand here; look at what \
        wrote the file
          {flights: []}
           ^

        """
    ),
    Case(
      "a key without a value",
      .json,
      "JSONProblem.unexpected",
      text: "{\"a\"}\n",
      told: """
        flights.json:1:5: error: this is not JSON: ':' is to stand here; look at what wrote the \
        file
          {"a"}
              ^

        """
    ),
    Case(
      "an escape that there is not",
      .json,
      "JSONProblem.badEscape",
      text: "{\"flights\": \"C:\\data\\u12\"}\n",

      told: """
        flights.json:1:16: error: this is no escape of JSON; write '\\\\' for a backslash
          {"flights": "C:\\data\\u12"}
                         ^

        """
    ),
    Case(
      "a line end in a text",
      .json,
      "JSONProblem.rawControl",
      text: "{\"flights\": \"a\nb\"}\n",

      told: """
        flights.json:1:15: error: a text of JSON has no control characters; write '\\n' for the \
        end of a line
          {"flights": "a
                        ^

        """
    ),
    Case(
      "a number that is none",
      .json,
      "JSONProblem.badNumber",
      text: "{\"flights\": [ 073 ]}\n",

      told: """
        flights.json:1:15: error: this is no number of JSON; put quotes around a text
          {"flights": [ 073 ]}
                        ^

        """
    ),
    Case(
      "values that lie too deep",
      .json,
      "JSONProblem.tooDeep",
      text: String(repeating: "[", count: 65),

      told: """
        flights.json:1:65: error: values lie more than 64 deep in each other; is this a schedule?
          [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
                                                                          ^

        """
    ),
    Case(
      "two values",
      .json,
      "JSONProblem.textBehind",
      text: "{\"flights\": []}\n{\"flights\": []}\n",

      told: """
        flights.json:2:1: error: something stands behind the end of the JSON; remove it
          {"flights": []}
          ^

        """
    ),
  ]
}
