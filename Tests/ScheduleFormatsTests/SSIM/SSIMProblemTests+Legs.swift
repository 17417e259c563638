import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

extension SSIMProblemTests {
  static let legs = [
    Case(
      "fields that cannot be read",
      .unreadable,
      records: [
        SeasonFile.leg(suffix: "?"), SeasonFile.leg(airline: "R"), SeasonFile.leg("6 8"),
        SeasonFile.leg(way: "01X1"), SeasonFile.leg(period: "31NOV2630NOV26"),
        SeasonFile.leg(period: "30NOV26"), SeasonFile.leg(period: "00XXX0030NOV26"),
        SeasonFile.leg(days: "135    "), SeasonFile.leg(days: "       "),
        SeasonFile.leg(more: [(36, "3")]),
        SeasonFile.leg("618", "J?K0960-0500 BOS____-0590"),
        SeasonFile.leg("618", "JFK0940_0500 BOS1105-1900"), SeasonFile.leg(more: [(193, "0X")]),
      ],
      told: """
        season.ssim:3:2: error: column 2, the suffix: '?' cannot be read; write a letter, or \
        leave it blank
          3?RL  6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
           ^
        season.ssim:4:3: error: columns 3–5, the airline: 'R' cannot be read; write a code of \
        two or three letters or digits
          3 R   6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
            ^
        season.ssim:5:7: error: columns 6–9, the flight number: '6 8' cannot be read; write \
        up to four digits
          3 RL  6 80101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                ^
        season.ssim:6:12: error: columns 12–13, the leg's number: 'X1' cannot be read; write \
        two digits, 01 for the first leg
          3 RL  61801X1J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                     ^
        season.ssim:7:15: error: columns 15–21, the first day: '31NOV26' cannot be read; \
        write a day as 09JUN05
          3 RL  6180101J31NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                        ^
        season.ssim:8:22: error: columns 22–28, the last day: nothing is there; write a day \
        as 09JUN05, or 00XXX00 for none
          3 RL  6180101J30NOV26       1234567 JFK09400940-0500  BOS11051105-0500  320
                               ^
        season.ssim:9:15: error: columns 15–21, the first day: '00XXX00' cannot be read; \
        write a day as 09JUN05
          3 RL  6180101J00XXX0030NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                        ^
        season.ssim:10:29: error: columns 29–35, the weekdays: '135' cannot be read; write \
        each in its own place, 1 for Monday to 7 for Sunday
          3 RL  6180101J30NOV2630NOV26135     JFK09400940-0500  BOS11051105-0500  320
                                      ^
        season.ssim:11:29: error: columns 29–35, the weekdays: nothing is there; write each \
        in its own place, 1 for Monday to 7 for Sunday
          3 RL  6180101J30NOV2630NOV26        JFK09400940-0500  BOS11051105-0500  320
                                      ^
        season.ssim:12:36: error: column 36, the frequency: '3' cannot be read; leave it \
        blank, or write 2 for every other week
          3 RL  6180101J30NOV2630NOV2612345673JFK09400940-0500  BOS11051105-0500  320
                                             ^
        season.ssim:13:37: error: columns 37–39, the airport of departure: 'J?K' cannot be \
        read; write an IATA code of three letters
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                              ^
        season.ssim:13:40: error: columns 40–43, the time of departure: '0960' cannot be \
        read; write four digits, 0000 to 2400
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                                 ^
        season.ssim:13:62: error: columns 62–65, the time of arrival: nothing is there; write \
        four digits, 0000 to 2400
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                                                       ^
        season.ssim:13:66: error: columns 66–70, the UTC variation: '-0590' cannot be read; \
        write it as +0400, or leave it blank
          3 RL  6180101J30NOV2630NOV261234567 J?K09600960-0500  BOS        -0590  320
                                                                           ^
        season.ssim:14:49: error: columns 48–52, the UTC variation: '0500' cannot be read; \
        write it as +0400, or leave it blank
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940 0500  BOS11051105-1900  320
                                                          ^
        season.ssim:14:66: error: columns 66–70, the UTC variation: '-1900' cannot be read; \
        write it as +0400, or leave it blank
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940 0500  BOS11051105-1900  320
                                                                           ^
        season.ssim:15:193: error: columns 193–194, the date variation: '0X' cannot be read; \
        write a digit for each end, J for the day before, or leave it blank
                                                                      0X000003
                                                                      ^

        """
    ),
    Case(
      "a period that ends before it begins",
      .endsBeforeStart,
      records: [SeasonFile.leg(period: "30NOV2629NOV26")],
      told: """
        season.ssim:3:15: error: the period ends on 2026-11-29, before it begins on \
        2026-11-30; look at the two days
          3 RL  6180101J30NOV2629NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                        ^

        """
    ),
    Case(
      "two records that differ about a flight",
      .conflictingLeg,
      records: [
        SeasonFile.leg(period: "01NOV2630NOV26"),
        SeasonFile.leg(period: "29NOV2631DEC26", more: [(53, "7")]),
      ],
      told: """
        season.ssim:4:1: error: RL 618 of 2026-11-29 is already on line 3, with other data; \
        end one of the two periods before the other begins
          3 RL  6180101J29NOV2631DEC261234567 JFK09400940-05007 BOS11051105-0500  320
          ^

        """
    ),
    Case(
      "a date variation that cannot be",
      .otherDay,
      records: [SeasonFile.leg(more: [(193, "01")]), SeasonFile.leg("7", more: [(193, "0J")])],
      told: """
        season.ssim:3:193: warning: the date variation says that it arrives a day later, its \
        times in UTC on the same day; the variation is obeyed
                                                                      01000003
                                                                      ^
        season.ssim:4:193: warning: the date variation says that it arrives a day earlier, \
        its times in UTC on the same day; the variation is obeyed
                                                                      0J000003
                                                                      ^

        """
    ),
  ]
}
