import Diagnostics

/// What can be wrong with the files in `Templates/`.
public enum TemplateFileProblem: Problem, Error, Hashable {
  /// One layer has a template as HTML and as Markdown.
  case ambiguousName(first: String, second: String)
  /// There is no file with a path.
  case unknownFile(String, known: [String])
  /// A notice that is HTML.
  case noticeNotMarkdown
  /// `Templates` is a file.
  case notAFolder
  /// A folder that means nothing.
  case unknownFolder(String)
  /// A template outside of the folders.
  case outsideFolders(String)
  /// A file with an ending that means nothing in its folder.
  case unknownEnding(file: String, endings: [String])
  /// A template with an ending before its ending.
  case twoEndings(String, better: [String])
  /// A device, a pipe or the like.
  case notRegular
  /// A symbolic link that leads out of `Templates/`.
  case linkOutside
  /// A symbolic link to a folder that it is in.
  case linkLoop
  /// A file that is too large for a template or an asset.
  case tooLarge(limit: Int)
  /// A text in another encoding.
  case notUTF8
  /// A file or folder that the system does not give.
  case unreadable(reason: String)

  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case ambiguousName
    case unknownFile
    case noticeNotMarkdown
    case notAFolder
    case unknownFolder
    case outsideFolders
    case unknownEnding
    case twoEndings
    case notRegular
    case linkOutside
    case linkLoop
    case tooLarge
    case notUTF8
    case unreadable
  }
}
