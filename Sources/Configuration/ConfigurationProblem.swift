import Diagnostics
import ScheduleFormats

/// What can be wrong with `site.yml` beyond its YAML.
public enum ConfigurationProblem: Problem {
  /// There is no such file.
  case missingFile
  /// There is a folder in the file's place.
  case isFolder
  /// The file may not be read.
  case noPermission
  /// The file cannot be read for a reason that the system gives.
  case unreadable(reason: String)
  /// No `site.yml` in a folder or above it.
  case notFound(folder: String)
  /// A file that is called nearly so, in a folder that has no `site.yml`.
  case otherName
  /// `time_zone` names no zone; the nearest known name, if one is near.
  case unknownZone(String, near: String?)
  /// Nothing names a zone; the airport's code, if it was given.
  case missingZone(airport: String?)
  /// A schedule of many airports, and nothing says which of them is meant.
  case missingAirport
  /// A pattern of dates or times is none, or can be read in two ways.
  case wrongPattern(DatePatternProblem)
  /// A column is named for what another key says of all flights.
  case columnBesideConstant(FlightField)
  /// A column is named beside one that holds the same.
  case columnBesideDesignator(FlightField)
  /// A day is given for times that have one.
  case dateBesidePattern(pattern: String)
  /// Nothing says where a JSON file has its rows.
  case missingRows
  /// A path that is none.
  case wrongPath(String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case missingFile, isFolder, noPermission, unreadable, notFound, otherName, unknownZone
    case missingZone
    case missingAirport
    case wrongPattern, columnBesideConstant, columnBesideDesignator, dateBesidePattern,
      missingRows, wrongPath
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .missingFile: .missingFile
    case .isFolder: .isFolder
    case .noPermission: .noPermission
    case .unreadable: .unreadable
    case .notFound: .notFound
    case .otherName: .otherName
    case .unknownZone: .unknownZone
    case .missingZone: .missingZone
    case .missingAirport: .missingAirport
    case .wrongPattern: .wrongPattern
    case .columnBesideConstant: .columnBesideConstant
    case .columnBesideDesignator: .columnBesideDesignator
    case .dateBesidePattern: .dateBesidePattern
    case .missingRows: .missingRows
    case .wrongPath: .wrongPath
    }
  }

  /// What is wrong; what to do.
  public var message: String {
    switch self {
    case .missingFile:
      "no such file; make it, or name another with --config"
    case .isFolder:
      "this is a folder; name the site.yml in it"
    case .noPermission:
      "no permission to read this file; make it readable for the user who builds"
    case .unreadable(let reason):
      "this file cannot be read (\(reason)); make it a readable file"
    case .notFound(let folder):
      "no site.yml in '\(folder)' or in a folder above it; make one, or name one with --config"
    case .otherName:
      "a configuration is called site.yml; rename this one, or name it with --config"
    case .unknownZone(let name, let near):
      "unknown time zone '\(name)'"
        + Spelling.suggestion(
          near,
          else: "; write an IANA name, for example 'time_zone: America/New_York'"
        )
    case .missingZone(nil):
      "missing key 'time_zone'; add for example 'time_zone: America/New_York', "
        + "or the IATA code of a known airport, 'airport: JFK'"
    case .missingZone(let airport?):
      "the time zone of airport '\(airport)' is not known; "
        + "add for example 'time_zone: America/New_York'"
    case .missingAirport:
      "the schedule tells both ends of each flight; add 'airport' with the code of yours, "
        + "for example 'airport: JFK'"
    case .wrongPattern(let problem): problem.message
    case .columnBesideConstant(let column):
      "'\(column.rawValue)' is given for all flights beside 'columns'; remove it here or there"
    case .columnBesideDesignator(let column):
      "'designator' holds the \(column.rawValue), too; remove one of the two"
    case .dateBesidePattern(let pattern):
      "times have their date by 'time_format', '\(pattern)'; remove the date here"
    case .missingRows:
      "nothing says where the flights are; add for example 'rows: \"flights[*]\"', "
        + "or the name of a preset"
    case .wrongPath(let path):
      "'\(path)' is not a path; write it as 'flight.iata' or 'belts[0]'"
    }
  }
}
