import Basics
import ScheduleFormats
import YAML

extension ConfigurationSchema {
  /// The keys beneath `schedule.ssim`.
  static let ssim = YAMLMapping([
    YAMLField(
      "file",
      .text(.path),
      .required,
      summary: "The file, relative to site.yml.",
      example: "season.ssim"
    ),
    YAMLField(
      "airport",
      .text(.airport),
      summary: "The airport whose flights are read; by default the site's own.",
      example: "JFK"
    ),
    YAMLField(
      "carriers",
      .oneOrMore(of: .text(.airline)),
      summary: "The airlines that are read, one or several; by default all.",
      example: "[RL, NQ]"
    ),
    YAMLField(
      "service_types",
      .oneOrMore(of: .text(.serviceType)),
      summary: "The service types that are read; by default all but `F`, freight, "
        + "and `P`, positioning.",
      example: "[J, S, G, C]"
    ),
    YAMLField(
      "time_mode",
      .choice(SSIMTimeMode.allCases.map(\.rawValue)),
      summary: "The clock of all times, where the file's own word about it is wrong.",
      example: SSIMTimeMode.local.rawValue
    ),
    YAMLField(
      "ignore_variations",
      .boolean,
      .defaults(to: "false"),
      summary: "Whether UTC variations in the file are wrong, as where all are `+0000`.",
      example: "true"
    ),
  ])
}

extension YAMLTextForm {
  /// An airline's code.
  fileprivate static let airline = YAMLTextForm(
    expectation: "an airline's code of two or three letters or digits",
    pattern: "^[A-Za-z0-9]{2,3}$",
    accepts: { (2...3).contains($0.utf8.count) && $0.utf8.allSatisfy(isLetterOrDigit) }
  )

  /// A letter for the kind of a flight.
  fileprivate static let serviceType = YAMLTextForm(
    expectation: "a service type of one letter",
    pattern: "^[A-Za-z]$",
    accepts: { $0.utf8.count == 1 && $0.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) } }
  )

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte.isDigit || (0x61...0x7A).contains(byte | 0x20)
  }
}
