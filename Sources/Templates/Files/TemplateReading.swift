import Diagnostics

/// What was found in a folder of templates.
public struct TemplateReading: Sendable {
  /// The files by their path in the folder, ready to be a layer of `TemplateFiles`.
  public var files: [String: SourceText] = [:]
  /// The paths of files that are there and cannot be used.
  public var unusable: Set<String> = []
  /// What is to be said of them, and of the folder.
  public var diagnostics: [Diagnostic] = []
}
