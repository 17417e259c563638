import CTheme
import Diagnostics

/// The theme that is part of the command, so that a site needs no templates of its own.
enum BuiltInTheme {
  /// Its files by their paths within a site's templates; messages call them `<theme>/…`.
  static func files() -> [String: SourceText] {
    let files = UnsafeBufferPointer(start: theme_files_start(), count: theme_file_count)
    return Dictionary(
      files.map { file in
        let path = String(cString: file.path)
        let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
        return (path, SourceText(path: "<theme>/\(path)", bytes: bytes))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
