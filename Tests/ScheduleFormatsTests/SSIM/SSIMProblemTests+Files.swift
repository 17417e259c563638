import Diagnostics
import Schedule
import Testing

@testable import ScheduleFormats

extension SSIMProblemTests {
  private static func joined(_ parts: any Collection<String>...) -> [UInt8] {
    parts.flatMap { part in part.flatMap { Array(($0 + "\n").utf8) } }
  }

  static let files = [
    Case(
      "a PDF document",
      .foreignFormat,
      bytes: Array("%PDF-1.7\n".utf8),
      told: """
        season.ssim: error: this is a PDF document, not an SSIM file; look at what writes it

        """
    ),
    Case(
      "a CSV file",
      .noHeader,
      bytes: Array("direction,airline\nA,RL\n".utf8),
      told: """
        season.ssim:1:1: error: this is not an SSIM file: its first record is not '1AIRLINE \
        STANDARD SCHEDULE DATA SET'; look at what writes it
          direction,airline
          ^

        """
    ),
    Case(
      "a file without its header",
      .noHeader,
      bytes: Array(SeasonFile(SeasonFile.leg()).lines.dropFirst().joined(separator: "\n").utf8),
      told: """
        season.ssim:1:1: error: this is not an SSIM file: its first record is not '1AIRLINE \
        STANDARD SCHEDULE DATA SET'; look at what writes it
          2LRL          01NOV2631MAR27
          ^

        """
    ),
    Case(
      "a file that is cut off",
      .cutOff,
      bytes: Array(
        SeasonFile(SeasonFile.leg()).lines.dropLast().joined(separator: "\n").utf8.dropLast(90)
      ),
      told: """
        season.ssim:3:76: error: the file ends within the records of 'RL', before a record 5; \
        it is cut off, write it again
          3 RL  6180101J30NOV2630NOV261234567 JFK09400940-0500  BOS11051105-0500  320
                                                                                     ^

        """
    ),
    Case(
      "a carrier's records that are cut off before another's",
      .notClosed,
      bytes: joined(
        SeasonFile(SeasonFile.leg()).lines.dropLast(),
        SeasonFile(carrier: "NQ", SeasonFile.leg("21", airline: "NQ")).lines.dropFirst()
      ),
      told: """
        season.ssim:4:1: error: other records begin within those of 'RL', before a record 5; \
        what stood there is cut off, write it again
          2LNQ          01NOV2631MAR27
          ^

        """
    ),
    Case(
      "a file that is cut off before another",
      .notClosed,
      bytes: joined(
        SeasonFile(SeasonFile.leg()).lines.dropLast(),
        SeasonFile(carrier: "NQ", SeasonFile.leg("21", airline: "NQ")).lines
      ),
      form: { $0.onError = .skip },
      told: """
        season.ssim:4:1: error: other records begin within those of 'RL', before a record 5; \
        what stood there is cut off, write it again
          1AIRLINE STANDARD SCHEDULE DATA SET
          ^

        """
    ),
    Case(
      "a file that is cut off behind its second header",
      .cutOff,
      bytes: joined(SeasonFile(SeasonFile.leg()).lines, ["1AIRLINE STANDARD SCHEDULE DATA SET"]),
      told: """
        season.ssim:5:36: error: the file ends behind a record 1, before any record of a \
        carrier; it is cut off, write it again
          1AIRLINE STANDARD SCHEDULE DATA SET
                                             ^

        """
    ),
    Case(
      "a file of which another is the end",
      .continued,
      records: [SeasonFile.leg()],
      end: "C",
      told: """
        season.ssim:4:1: warning: the last record says that another file follows; only this \
        one is read
          5 RL
          ^

        """
    ),
    Case(
      "no leg that is asked for",
      .noLegMatches,
      records: [SeasonFile.leg()],
      form: {
        $0.carriers = ["YH", "NQ"]
        $0.serviceTypes = ["C"]
      },
      told: """
        season.ssim: error: no leg is of the carriers 'NQ', 'YH' and of the service types \
        'C'; look at 'carriers' and 'service_types' in site.yml

        """
    ),
    Case(
      "no leg of a carrier that is asked for",
      .noLegMatches,
      records: [SeasonFile.leg()],
      form: { $0.carriers = ["NQ"] },
      told: """
        season.ssim: error: no leg is of the carriers 'NQ'; look at 'carriers' and \
        'service_types' in site.yml

        """
    ),
    Case(
      "freight alone",
      .noLegMatches,
      records: [SeasonFile.leg(type: "F")],
      told: """
        season.ssim: error: all legs are freight or positioning; if they are to be shown, \
        name their letters in site.yml, 'service_types: [F, P]'

        """
    ),
    Case(
      "more flights than there can be",
      .tooManyFlights,
      records: [SeasonFile.leg(period: "01NOV2600XXX00")],
      form: { $0.flightLimit = 4 },
      told: """
        season.ssim: error: the days of the site would have more than 4 flights; is it one \
        airport's schedule?

        """
    ),
  ]
}
