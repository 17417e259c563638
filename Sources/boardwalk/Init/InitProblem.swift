import Configuration
import Diagnostics
import ScheduleFormats

/// What keeps a first `site.yml` from being written, or is not sure about it.
enum InitProblem: Problem {
  /// There is one already.
  case exists
  /// It cannot be written.
  case unwritable(reason: String)
  /// The file is none of CSV, and what it is can be read; it is named as a configuration names it.
  case otherSource(OtherSource, file: String, isFolder: Bool)
  /// A code that is in no table.
  case unknownAirport(String)
  /// Nothing tells which airport it is.
  case noAirport
  /// The title is only a word.
  case title(String)

  enum Code: String, CaseIterable, Sendable {
    case exists, unwritable, otherSource, unknownAirport, noAirport, title
  }

  var code: Code {
    switch self {
    case .exists: .exists
    case .unwritable: .unwritable
    case .otherSource: .otherSource
    case .unknownAirport: .unknownAirport
    case .noAirport: .noAirport
    case .title: .title
    }
  }

  var severity: Severity {
    switch self {
    case .exists, .unwritable, .otherSource, .unknownAirport, .noAirport: .error
    case .title: .warning
    }
  }

  var message: String {
    switch self {
    case .exists:
      "this file is there already and is left as it is; remove it, or name another with --config"
    case .unwritable(let reason):
      "this file cannot be written (\(reason)); let this user write the folder"
    case .otherSource(let source, let file, let isFolder):
      "this is \(source.rawValue), which 'init' does not guess; write "
        + "'schedule: { \(Self.source(source, file, isFolder)) }' into \(SiteConfiguration.fileName) "
        + "as docs/schedules.md#\(Self.section(of: source)) shows"
    case .unknownAirport(let code):
      "no airport with the code '\(code)' is known; give its zone with --time-zone"
    case .noAirport:
      "not found: which airport this is; write 'airport' or 'time_zone' into it, or remove it and "
        + "begin anew with --airport"
    case .title(let title):
      "not sure: the site is called '\(title)'; write its name as 'title'"
    }
  }

  /// What beneath 'schedule' reads a file; what it must say besides is left open.
  private static func source(_ source: OtherSource, _ file: String, _ isFolder: Bool) -> String {
    let file = SiteDraft.quoted(file)
    return switch source {
    case .ssim: "ssim: { file: \(file) }"
    case .aidx: "aidx: { file: \(file) }"
    case .avinor: "avinor: { file: \(file) }"
    case .json: "json: { file: \(file), rows: …, fields: … }"
    case .sql: "sql: { sqlite: \(file), query: … }"
    case .gtfs: "gtfs: { \(isFolder ? "folder" : "file"): \(file), stop: … }"
    }
  }

  /// The section of the documentation.
  private static func section(of source: OtherSource) -> String {
    switch source {
    case .ssim: "season-files"
    case .aidx: "aidx"
    case .avinor: "norways-xml"
    case .json: "json"
    case .sql: "sql"
    case .gtfs: "gtfs"
    }
  }
}
