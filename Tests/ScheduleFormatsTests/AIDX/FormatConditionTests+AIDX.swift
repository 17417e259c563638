import ScheduleFormats

extension FormatConditionTests {
  private static let local = FormatReading.Changes(sourceZone: "airport")

  static let aidx: [Case] = [
    Case(
      "a local time in the spring gap",
      .aidx,
      FormatText.message(FormatText.leg(scheduled: "2027-03-14T02:30:00")),
      local,

      result: """
        flights.xml:6:65: warning: OFB SCT: the clock skips '2027-03-14T02:30:00'; it is taken as \
        if the clock had not been changed; write an offset
          <LegData><OperationTime OperationQualifier="OFB" \
        TimeType="SCT">2027-03-14T02:30:00</OperationTime></LegData>
                                                                          ^
        departure, RL 618, BOS, 2027-03-14T02:30-05:00, status scheduled

        """
    ),
    Case(
      "a time in the repeated hour",
      .aidx,
      FormatText.message(
        FormatText.leg(scheduled: "2026-11-01T01:30:00")
          + FormatText.leg("RL", "620", scheduled: "2026-11-01T01:30:00-05:00")
      ),
      local,

      result: """
        flights.xml:6:65: warning: OFB SCT: the clock shows '2026-11-01T01:30:00' twice; the \
        first is taken; write an offset
          <LegData><OperationTime OperationQualifier="OFB" \
        TimeType="SCT">2026-11-01T01:30:00</OperationTime></LegData>
                                                                          ^
        departure, RL 618, BOS, 2026-11-01T01:30-04:00, status scheduled
        departure, RL 620, BOS, 2026-11-01T01:30-05:00, status scheduled

        """
    ),
    Case(
      "24:00:00",
      .aidx,
      FormatText.message(FormatText.leg(scheduled: "2026-11-30T24:00:00-05:00")),

      result: """
        departure, RL 618, BOS, 2026-12-01T00:00-05:00, status scheduled

        """
    ),
    Case(
      "a false +00:00 on local time",
      .aidx,
      FormatText.message(FormatText.leg(scheduled: "2026-11-30T09:40:00+00:00")),
      FormatReading.Changes(sourceZone: "airport", ignoresOffsets: true),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "the same number twice a day",
      .aidx,
      FormatText.message(
        FormatText.leg() + FormatText.leg(to: "ORD", scheduled: "2026-11-30T20:40:00Z")
      ),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, RL 618, ORD, 2026-11-30T15:40-05:00, status scheduled

        """
    ),
    Case(
      "codeshares six deep",
      .aidx,
      FormatText.message(
        FormatText.leg(
          data: (1...6).map { number in
            "<CodeShareInfo RepeatIndex=\"\(7 - number)\"><Airline>N\(number)</Airline>"
              + "<FlightNumber>26\(number)</FlightNumber></CodeShareInfo>"
          }.joined()
        )
      ),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled, also N6266 N5265 N4264 \
        N3263 N2262 N1261

        """
    ),
    Case(
      "unknown codes",
      .aidx,
      FormatText.message(
        FormatText.leg(
          "ZZZ",
          to: "QQX",
          data: "<OperationalStatus>NOP</OperationalStatus><AircraftInfo><AircraftType>X1Y"
            + "</AircraftType></AircraftInfo><Nonsense><Airline>AA</Airline></Nonsense>"
        )
      ),

      result: """
        departure, ZZZ 618, QQX, 2026-11-30T09:40-05:00, status NOP, aircraft X1Y

        """
    ),
    Case(
      "suffixes and leading zeros",
      .aidx,
      FormatText.message(
        FormatText.leg("LS", "073", data: FormatText.shown("BST"))
          .replacing("<OriginDate>", with: "<OperationalSuffix>W</OperationalSuffix><OriginDate>")
      ),

      result: """
        departure, LS 073W, BOS, 2026-11-30T09:40-05:00, status boarding

        """
    ),
    Case(
      "designators with digits or three letters",
      .aidx,
      FormatText.message(
        FormatText.leg("4U", "460") + FormatText.leg("3O", "1") + FormatText.leg("MMD", "5055")
      ),

      result: """
        departure, 4U 460, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, 3O 1, BOS, 2026-11-30T09:40-05:00, status scheduled
        departure, MMD 5055, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "'A & B Air', markup, right-to-left text",
      .aidx,
      FormatText.message(
        FormatText.leg(
          "A&amp;B",
          data: "<RemarkFreeText><![CDATA[<b>مرحبا</b>]]> &lt;&#x7F;</RemarkFreeText>"
        )
      ),

      result: """
        flights.xml:6:126: warning: RemarkFreeText: control characters are shown as \u{FFFD}; \
        remove them
          026-11-30T14:40:00Z</OperationTime><RemarkFreeText><![CDATA[<b>مرحبا</b>]]> \
        &lt;&#x7F;</RemarkFreeText></LegData>
                                                                      ^
        departure, A&B 618, BOS, 2026-11-30T09:40-05:00, status scheduled, remark \\<b\\>مرحبا\\</b\\> \
        \\<\u{FFFD}

        """
    ),
    Case(
      "cancelled without times",
      .aidx,
      FormatText.message(FormatText.leg(data: "<OperationalStatus>DX</OperationalStatus>")),

      result: """
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status cancelled

        """
    ),
    Case(
      "home on neither end",
      .aidx,
      FormatText.message(FormatText.leg(from: "LAX", to: "BOS") + FormatText.leg()),
      FormatReading.Changes(onError: .skip),

      result: """
        flights.xml:2:1: warning: this leg goes from LAX to BOS, and 'airport' is JFK; leave it \
        out, or name its airport
        departure, RL 618, BOS, 2026-11-30T09:40-05:00, status scheduled

        """
    ),
    Case(
      "home on both ends",
      .aidx,
      FormatText.message(
        FormatText.leg(to: "JFK", data: FormatText.time("ONB", "SCT", "2026-11-30T15:40:00Z"))
      ),

      result: """
        departure, RL 618, JFK, 2026-11-30T09:40-05:00, status scheduled
        arrival, RL 618, JFK, 2026-11-30T10:40-05:00, status scheduled

        """
    ),
    Case(
      "an empty file",
      .aidx,
      " \n",

      result: """
        flights.xml: error: the file is empty; look at what wrote it

        """
    ),
    Case(
      "a header alone",
      .aidx,
      FormatText.message(""),

      result: """
        flights.xml: error: no message has a FlightLeg; look at what wrote them, \
        or if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "an HTML error page instead of a feed",
      .aidx,
      "<!DOCTYPE html>\n<html><body>502 Bad Gateway</body></html>\n",

      result: """
        flights.xml: error: this is an HTML page, not XML; look at where the file comes from

        """
    ),
    Case(
      "an entity bomb",
      .aidx,
      "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;&b;\">]>\n"
        + FormatText.message(FormatText.leg("&c;")),

      result: """
        flights.xml:1:1: error: a document type is not read, for it can name other files; remove \
        '<!DOCTYPE'
          <!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;">]>
          ^

        """
    ),
    Case(
      "a file of this machine as an entity",
      .aidx,
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/hostname\">]>\n"
        + FormatText.message(FormatText.leg("&b;")),

      result: """
        flights.xml:2:1: error: a document type is not read, for it can name other files; remove \
        '<!DOCTYPE'
          <!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>
          ^

        """
    ),
    Case(
      "a million elements in each other",
      .aidx,
      String(repeating: "<a>", count: 1_000_000),

      result: """
        flights.xml:1:193: error: elements lie more than 64 deep in each other; is this a \
        schedule?
          <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>\
        <a><a><a><a><a><a><a><a><a><a><a>
                                                                      ^

        """
    ),
  ]
}
