import ScheduleFormats

extension FormatProblemTests {
  /// Days and times of rows.
  static let times: [Case] = [
    Case(
      "days and times that are none",
      .json,
      "FieldProblem.unreadableTime",
      "FieldProblem.unreadableDate",
      "FieldProblem.missingValue",
      text: FormatText.json(
        FormatText.row(scheduled: "noon"),
        FormatText.row(scheduled: "09:40", more: ", \"date\": \"30.11.\""),
        FormatText.row(scheduled: "09:40", more: ", \"estimated\": \"09:50\"")
      ),

      told: """
        flights.json:2:85: error: row 1, 'scheduled': 'noon' is not a time; write it as \
        2026-11-30T18:05-05:00, or without an offset for airport time, or say under 'time_format' \
        how it is written
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "noon"},
                                                                                              ^
        flights.json:3:102: error: row 2, 'date': '30.11.' is not a date; write it as 2026-11-30, \
        or say under 'date_format' how it is written
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "09:40", "date": "30.11."},
                                                                                                  \
                     ^
        flights.json:4:1: error: row 3, 'date' has no value; every flight needs the day, where the \
        scheduled time is only a time of the day
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "09:40", "estimated": "09:50"}
          ^

        """
    ),
    Case(
      "times of the day without a day",
      .json,
      "FieldProblem.timeWithoutDate",
      text: FormatText.json(FormatText.row(scheduled: "09:40", more: ", \"estimated\": \"09:50\"")),
      changes: FormatReading.Changes(form: { form in
        [.date, .departureDate].forEach { form.fields[$0] = nil }
      }),

      told: """
        flights.json:2:85: error: row 1, 'scheduled': '09:40' has no date; name the field 'date', \
        or write 'date: today'
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "09:40", "estimated": "09:50"}
                                                                                              ^

        """
    ),
    Case(
      "days and times that are written otherwise",
      .json,
      "FieldProblem.unfitting",
      text: FormatText.json(
        FormatText.row(scheduled: "9.40", more: ", \"date\": \"30/11/2026\""),
        FormatText.row(scheduled: "0940", more: ", \"date\": \"2026-11-30\"")
      ),
      changes: FormatReading.Changes(form: { form in
        form.datePattern = try? DatePattern("dd/MM/yyyy", for: .date)
        form.timePattern = try? DatePattern("HHmm", for: .time)
      }),

      told: """
        flights.json:2:85: error: row 1, 'scheduled': '9.40' is not written as 'time_format' \
        says, 'HHmm', or does not exist; write one like the other
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "9.40", "date": "30/11/2026"},
                                                                                              ^
        flights.json:3:101: error: row 2, 'date': '2026-11-30' is not written as 'date_format' \
        says, 'dd/MM/yyyy', or does not exist; write one like the other
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "0940", "date": "2026-11-30"}
                                                                                                  \
                    ^

        """
    ),
    Case(
      "times that a clock change makes doubtful",
      .json,
      "FieldProblem.skippedTime",
      "FieldProblem.repeatedTime",
      "FlightProblem.farTime",
      text: FormatText.json(
        FormatText.row(
          scheduled: "2027-03-14T02:30",
          more: ", \"estimated\": \"2026-11-01T01:30\""
        )
      ),

      told: """
        flights.json:2:1: warning: the estimated time of a flight is over twelve hours before the \
        planned one or a week after it, and left out; it is 2026-11-01T01:30-04:00; look at what \
        writes it
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2027-03-14T02:30", "estimated": "20
          ^
        flights.json:2:85: warning: row 1, 'scheduled': the clock skips '2027-03-14T02:30'; it is \
        taken as if the clock had not been changed; write an offset
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2027-03-14T02:30", "estimated": "20
                                                                                              ^
        flights.json:2:118: warning: row 1, 'estimated': the clock shows '2026-11-01T01:30' \
        twice; the first is taken; write an offset
          {"direction": "D", "airline": "RL", "number": "618", "airport": "BOS", "scheduled": \
        "2027-03-14T02:30", "estimated": "20
                                                                                                  \
                                     ^

        """
    ),
    Case(
      "an offset that is not the zone's",
      .json,
      "FieldProblem.otherOffset",
      text: FormatText.json(
        #"{"direction": "D", "airline": "RL", "number": 1, "airport": "BOS","#,
        #""scheduled": "2026-11-30T09:40+02:00", "estimated": "2026-11-30T07:45Z"}"#
      ).replacing("BOS\",,", with: "BOS\","),
      told: "",
      asides: """
        flights.json:3:14: aside: row 1, 'scheduled': the offset of '2026-11-30T09:40+02:00' is not \
        the airport's, -05:00; the time is shown as -05:00
          "scheduled": "2026-11-30T09:40+02:00", "estimated": "2026-11-30T07:45Z"}
                       ^

        """
    ),
  ]
}
