import ScheduleFormats

extension FormatConditionTests {
  private static let local = FormatReading.Changes(sourceZone: "airport")

  static let avinor: [Case] = [
    Case(
      "a local time in the spring gap",
      .avinor,
      FormatText.avinor(FormatText.flight(scheduled: "2027-03-14T02:30:00")),
      local,

      result: """
        flights.xml:2:71: warning: flight 1, 'schedule_time': the clock skips \
        '2027-03-14T02:30:00'; it is taken as if the clock had not been changed; write an offset
          <flight uniqueID="1"><airline>RL</airline><flight_id>RL618</flight_id><schedule_time>20\
        27-03-14T02:30:00</schedule_time>
                                                                                ^
        departure, RL 618, BOS, 2027-03-14T02:30-05:00, status scheduled

        """
    ),
    Case(
      "a time in the repeated hour",
      .avinor,
      FormatText.avinor(
        FormatText.flight(scheduled: "2026-11-01T01:30:00"),
        FormatText.flight("RL", "RL620", scheduled: "2026-11-01T01:30:00-05:00")
      ),
      local,

      result: """
        flights.xml:2:71: warning: flight 1, 'schedule_time': the clock shows \
        '2026-11-01T01:30:00' twice; the first is taken; write an offset
          <flight uniqueID="1"><airline>RL</airline><flight_id>RL618</flight_id><schedule_time>20\
        26-11-01T01:30:00</schedule_time>
                                                                                ^
        departure, RL 618, BOS, 2026-11-01T01:30-04:00, status scheduled
        departure, RL 620, BOS, 2026-11-01T01:30-05:00, status scheduled

        """
    ),
    Case(
      "24:00:00",
      .avinor,
      FormatText.avinor(FormatText.flight(scheduled: "2026-11-30T24:00:00Z")),

      result: """
        departure, RL 618, BOS, 2026-11-30T19:00-05:00, status scheduled

        """
    ),
    Case(
      "a false +00:00 on local time",
      .avinor,
      FormatText.avinor(FormatText.flight(scheduled: "2026-11-30T09:40:00Z")),
      FormatReading.Changes(sourceZone: "airport", ignoresOffsets: true),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "the same number twice a day",
      .avinor,
      FormatText.avinor(FormatText.flight(), FormatText.flight(scheduled: "2026-11-30T20:40:00Z")),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, BOS, 2026-11-30T15:40-05:00, status scheduled

        """
    ),
    Case(
      "exact duplicates",
      .avinor,
      FormatText.avinor(FormatText.flight(), FormatText.flight()),

      result: """
        flights.xml:3:1: warning: flight 'rl618-departure-bos-2026-11-30' is there twice, with \
        the same fields; one is left out
          <flight uniqueID="1"><airline>RL</airline><flight_id>RL618</flight_id><schedule_time>20\
        26-11-30T14:40:00Z</schedule_time
          ^
        note: the first is at flights.xml:2:1
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "unknown codes",
      .avinor,
      FormatText.avinor(
        FormatText.flight("ZZZ", "ZZZ1", airport: "QQX", more: "<status code=\"Q\"/>")
      ),

      result: """
        departure, ZZZ 1, QQX, 2026-11-30T09:40-05:00, status Q

        """
    ),
    Case(
      "suffixes and leading zeros",
      .avinor,
      FormatText.avinor(FormatText.flight("GK", "GK 027"), FormatText.flight("LS", "LS073W")),

      result: """
        departure, GK 027, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, LS 073W, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "designators with digits or three letters",
      .avinor,
      FormatText.avinor(
        FormatText.flight("4U", "4U460"),
        FormatText.flight("3O", "3O1"),
        FormatText.flight("WIF", "WIF101")
      ),

      result: """
        departure, 4U 460, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, 3O 1, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, WIF 101, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "'A & B Air', markup, right-to-left text",
      .avinor,
      FormatText.avinor(
        FormatText.flight("A&amp;B", "7", airport: "&lt;b&gt;", more: "<gate>مرحبا</gate>")
      ),

      result: """
        departure, A&B 7, <b>, 2026-11-30T09:40-05:00, status scheduled, gate مرحبا

        """
    ),
    Case(
      "cancelled without times",
      .avinor,
      FormatText.avinor(FormatText.flight(more: "<status code=\"C\"/>")),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status cancelled

        """
    ),
    Case(
      "an empty file",
      .avinor,
      "",

      result: """
        flights.xml: error: the file is empty; look at what wrote it

        """
    ),
    Case(
      "a header alone",
      .avinor,
      FormatText.avinor(),

      result: """
        flights.xml: error: no row is at 'flights.flight'; look at what wrote the file, \
        or if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "an HTML error page instead of a feed",
      .avinor,
      "\n<HTML><body>502 Bad Gateway</body></HTML>\n",

      result: """
        flights.xml: error: this is an HTML page, not XML; look at where the file comes from

        """
    ),
    Case(
      "an entity bomb",
      .avinor,
      "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;&b;\">]>\n"
        + FormatText.avinor(FormatText.flight("&c;")),

      result: """
        flights.xml:1:1: error: a document type is not read, for it can name other files; remove \
        '<!DOCTYPE'
          <!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]>
          ^

        """
    ),
    Case(
      "a million elements in each other",
      .avinor,
      "<airport><flights><flight>" + String(repeating: "<a>", count: 1_000_000),

      result: """
        flights.xml:1:210: error: elements lie more than 64 deep in each other; is this a \
        schedule?
          <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>\
        <a><a><a><a><a><a><a><a><a><a><a>
                                                                      ^

        """
    ),
  ]
}
