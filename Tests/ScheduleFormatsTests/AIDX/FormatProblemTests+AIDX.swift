import ScheduleFormats

extension FormatProblemTests {
  private static let local = FormatReading.Changes(sourceZone: "airport")

  static let aidx: [Case] = [
    Case(
      "other XML",
      .aidx,
      "AIDXProblem.notAIDX",
      text: "<rss><channel/></rss>\n",
      told: """
        flights.xml:1:1: error: this is XML of 'rss' and has no FlightLeg; is it AIDX?
          <rss><channel/></rss>
          ^

        """
    ),
    Case(
      "messages without a leg",
      .aidx,
      "AIDXProblem.noLeg",
      text: "<IATA_AIDX_FlightLegRS><Success/></IATA_AIDX_FlightLegRS>\n",

      told: """
        flights.xml: error: no message has a FlightLeg; look at what wrote them, \
        or if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "freight alone",
      .aidx,
      "AIDXProblem.noFlight",
      text: FormatText.message(FormatText.leg(data: "<ServiceType>F</ServiceType>")),

      told: """
        flights.xml: error: every leg is deleted, not to be displayed, or of a service type that \
        is left out; name the types to read under 'service_types', or if there are no flights, \
        build with --allow-empty

        """
    ),
    Case(
      "a stamp that is no time",
      .aidx,
      "AIDXProblem.unreadableStamp",
      text: FormatText.message(FormatText.leg(), stamp: "yesterday"),

      told: """
        flights.xml:1:1: error: TimeStamp 'yesterday' is not a time; write it as \
        2026-11-30T18:05:00Z
          <IATA_AIDX_FlightLegNotifRQ TimeStamp="yesterday">
          ^

        """
    ),
    Case(
      "a leg without a number",
      .aidx,
      "AIDXProblem.missingName",
      text: FormatText.message(FormatText.leg() + FormatText.leg("RL", "")),

      told: """
        flights.xml:8:1: error: no FlightNumber in this leg's LegIdentifier; every leg needs it
          <FlightLeg>
          ^

        """
    ),
    Case(
      "a day and a time that are none",
      .aidx,
      "AIDXProblem.unreadableDate",
      "AIDXProblem.unreadableTime",
      text: FormatText.message(
        FormatText.leg(date: "30.11.2026", scheduled: "2026-02-30T09:40:00Z")
      ),

      told: """
        flights.xml:5:13: error: OriginDate: '30.11.2026' is not a date; write it as 2026-11-30
          <OriginDate>30.11.2026</OriginDate></LegIdentifier>
                      ^
        flights.xml:6:65: error: OFB SCT: '2026-02-30T09:40:00Z' is not a time; write it as \
        2026-11-30T18:05:00Z
          <LegData><OperationTime OperationQualifier="OFB" \
        TimeType="SCT">2026-02-30T09:40:00Z</OperationTime></LegData>
                                                                          ^

        """
    ),
    Case(
      "a leg without a planned time",
      .aidx,
      "AIDXProblem.missingTime",
      text: FormatText.message(
        FormatText.leg(
          scheduled: nil,
          data: FormatText.time("OFB", "EST", "2026-11-30T14:40:00Z")
        )
      ),

      told: """
        flights.xml:2:1: error: RL 618 has no planned time; it needs an OperationTime of OFB and \
        SCT

        """
    ),
    Case(
      "a leg of another airport",
      .aidx,
      "AIDXProblem.elsewhere",
      text: FormatText.message(FormatText.leg(from: "LAX")),

      told: """
        flights.xml:2:1: error: this leg goes from LAX to BOS, and 'airport' is JFK; leave it \
        out, or name its airport

        """
    ),
    Case(
      "times that a clock change makes doubtful",
      .aidx,
      "AIDXProblem.skippedTime",
      "AIDXProblem.repeatedTime",
      "FlightProblem.farTime",
      text: FormatText.message(
        FormatText.leg(
          scheduled: "2027-03-14T02:30:00",
          data: FormatText.time("OFB", "EST", "2026-11-01T01:30:00")
        )
      ),
      changes: local,

      told: """
        flights.xml:2:1: warning: the estimated time of a flight is over twelve hours before the \
        planned one or a week after it, and left out; it is 2026-11-01T01:30-04:00; look at what \
        writes it
        flights.xml:6:65: warning: OFB SCT: the clock skips '2027-03-14T02:30:00'; it is taken as \
        if the clock had not been changed; write an offset
          <LegData><OperationTime OperationQualifier="OFB" \
        TimeType="SCT">2027-03-14T02:30:00</OperationTime><OperationTime Operat
                                                                          ^
        flights.xml:6:155: warning: OFB EST: the clock shows '2026-11-01T01:30:00' twice; the \
        first is taken; write an offset
          Time><OperationTime OperationQualifier="OFB" \
        TimeType="EST">2026-11-01T01:30:00</OperationTime></LegData>
                                                                      ^

        """
    ),
    Case(
      "control characters and endless text",
      .aidx,
      "AIDXProblem.controlCharacters",
      "AIDXProblem.longText",
      text: FormatText.message(
        FormatText.leg(data: "<RemarkTextCode>a\u{85}b</RemarkTextCode>")
          + FormatText.leg(
            "RL",
            "620",
            data: "<RemarkFreeText>\n\(String(repeating: "x", count: 70_000))</RemarkFreeText>"
          )
      ),

      told: """
        flights.xml:6:117: warning: RemarkTextCode: control characters are shown as \u{FFFD}; \
        remove them
          <LegData><OperationTime OperationQualifier="OFB" \
        TimeType="SCT">2026-11-30T14:40:00Z</OperationTime><RemarkTextCode>a b<
                                                                                                  \
                                    ^
        flights.xml:13:1: error: RemarkFreeText has more than 65536 bytes of text; shorten it
          xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
        xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
          ^

        """
    ),
    Case(
      "an offset that is not the zone's",
      .aidx,
      "AIDXProblem.otherOffset",
      text: FormatText.message(FormatText.leg(scheduled: "\n2026-11-30T09:40:00+02:00")),
      told: "",
      asides: """
        flights.xml:7:1: aside: OFB SCT: the offset of '2026-11-30T09:40:00+02:00' is not the \
        airport's, -05:00; the time is shown as -05:00
          2026-11-30T09:40:00+02:00</OperationTime></LegData>
          ^

        """
    ),
  ]
}
