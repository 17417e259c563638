import ScheduleFormats

extension FormatConditionTests {
  static let json: [Case] = [
    Case(
      "a local time in the spring gap",
      .json,
      FormatText.json(FormatText.row(scheduled: "2027-03-14T02:30")),

      result: """
        flights.json:2:85: warning: row 1, 'scheduled': the clock skips '2027-03-14T02:30'; it is \
        taken as if the clock had not been changed; write an offset
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2027-03-14T02:30"}
                                                                                              ^
        departure, RL 618, BOS, 2027-03-14T02:30-05:00, status scheduled

        """
    ),
    Case(
      "a time in the repeated hour",
      .json,
      FormatText.json(
        FormatText.row(scheduled: "2026-11-01T01:30"),
        FormatText.row("RL", "620", scheduled: "2026-11-01T01:30-05:00")
      ),

      result: """
        flights.json:2:85: warning: row 1, 'scheduled': the clock shows '2026-11-01T01:30' twice; \
        the first is taken; write an offset
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2026-11-01T01:30"},
                                                                                              ^
        departure, RL 618, BOS, 2026-11-01T01:30-04:00, status scheduled
        departure, RL 620, BOS, 2026-11-01T01:30-05:00, status scheduled

        """
    ),
    Case(
      "24:00",
      .json,
      FormatText.json(
        FormatText.row(scheduled: "24:00", more: #", "estimated": "00:10", "date": "2026-11-30""#)
      ),

      result: """
        departure, RL 618, BOS, 2026-12-01T00:00-05:00, estimated 2026-12-01T00:10-05:00, status \
        scheduled

        """
    ),
    Case(
      "a false +00:00 on local time",
      .json,
      FormatText.json(FormatText.row(scheduled: "2026-11-30T09:40+00:00")),
      FormatReading.Changes(ignoresOffsets: true),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "the same number twice a day",
      .json,
      FormatText.json(FormatText.row(), FormatText.row(scheduled: "2026-11-30T19:40")),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, BOS, 2026-11-30T19:40-05:00, status scheduled

        """
    ),
    Case(
      "exact duplicates",
      .json,
      FormatText.json(FormatText.row(), FormatText.row()),

      result: """
        flights.json:3:1: warning: flight 'rl618-departure-bos-2026-11-30' is there twice, with \
        the same fields; one is left out
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40"}
          ^
        note: the first is at flights.json:2:1
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "codeshares six deep",
      .json,
      FormatText.json(
        FormatText.row(
          more: #", "codeshares": ["NQ 261", "N2262", "N3 263, N4264", "N5265 N6266"]"#
        )
      ),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled, also NQ261 N2262 N3263 \
        N4264 N5265 N6266

        """
    ),
    Case(
      "unknown codes",
      .json,
      FormatText.json(
        FormatText.row("ZZZ", airport: "QQX", more: #", "status": "Zug", "aircraft": "X1Y""#)
      ),

      result: """
        departure, ZZZ 618, QQX, 2026-11-30T09:40-05:00, status Zug, aircraft X1Y

        """
    ),
    Case(
      "suffixes and leading zeros",
      .json,
      FormatText.json(FormatText.row("LS", "\"073W\""), FormatText.row("GK", "\"027\"")),

      result: """
        departure, LS 073W, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, GK 027, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "designators with digits or three letters",
      .json,
      FormatText.json(
        FormatText.row("", "\"4U 460\""),
        FormatText.row("", "\"3O1\""),
        FormatText.row("MMD", "\"MMD5055\""),
        FormatText.row("", "\"Z9017\"")
      ),
      FormatReading.Changes(form: { form in
        form.fields[.designator] = RecordField(["number"])
        form.fields[.number] = nil
      }),

      result: """
        flights.json:5:45: warning: row 4, 'number': no airline 'Z9' is known; 'Z9017' is taken \
        as 'Z9' and '017'; put a blank between them, or name the field 'airline'
          {"direction": "D", "airline": "", "number": "Z9017", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40"}
                                                      ^
        departure, 4U 460, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, 3O 1, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, MMD 5055, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, Z9 017, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "an id with '/', '..', spaces, differing by case, or very long",
      .json,
      FormatText.json(
        FormatText.row(more: #", "id": "../a b""#),
        FormatText.row(more: #", "id": "../A b""#),
        FormatText.row(more: ", \"id\": 9007199254740993"),
        FormatText.row(more: ", \"id\": \"\(String(repeating: "x", count: 300))\"")
      ),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "'A & B Air', markup, right-to-left text",
      .json,
      FormatText.json(
        FormatText.row(
          "A&B",
          more: ##", "remark": "<b>\u0645رحبا<\/b> \"\ud83d\ude00\" \u0007 \ud800""##
        )
      ),

      result: """
        flights.json:2:116: warning: row 1, 'remark': control characters are shown as \u{FFFD}; \
        remove them
          {"direction": "D", "airline": "A&B", "number": "618", "airport": "BOS", "scheduled": \
        "2026-11-30T09:40", "remark": "<b>\\
                                                                                                  \
                                   ^
        departure, A&B 618, BOS, 2026-11-30T09:40-05:00, status scheduled, remark <b>مرحبا</b> \
        "😀" \u{FFFD} \u{FFFD}

        """
    ),
    Case(
      "cancelled without times",
      .json,
      FormatText.json(
        FormatText.row(more: #", "status": "Canceled", "estimated": null, "actual": """#)
      ),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status cancelled

        """
    ),
    Case(
      "an empty file",
      .json,
      "\n",

      result: """
        flights.json: error: the file is empty; look at what wrote it

        """
    ),
    Case(
      "a header alone",
      .json,
      FormatText.json(),

      result: """
        flights.json: error: no row is at 'flights[*]'; look at what wrote the file, \
        or if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "an HTML error page instead of a feed",
      .json,
      "<html><body>502 Bad Gateway</body></html>\n",

      result: """
        flights.json: error: this is an HTML page, not JSON; look at where the file comes from

        """
    ),
    Case(
      "a million lists in each other",
      .json,
      "{\"flights\": " + String(repeating: "[", count: 1_000_000),

      result: """
        flights.json:1:76: error: values lie more than 64 deep in each other; is this a schedule?
          {"flights": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[\
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
                                                                                     ^

        """
    ),
  ]
}
