/// A format whose rows nest.
public enum RecordFormat: Sendable {
  /// JSON, whose rows and fields a form names by their paths.
  case json
  /// The XML of flights that Norway's airports publish; its form is `RecordForm.avinor`, with the
  /// source's words for a status.
  case avinor

  /// What goes through a file's rows.
  var file: any RecordFile.Type {
    switch self {
    case .json: JSONFile.self
    case .avinor: AvinorFile.self
    }
  }
}
