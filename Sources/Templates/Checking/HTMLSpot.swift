/// A byte of a template's file.
struct HTMLSpot: Hashable {
  /// The number of the file among those of a page.
  let file: Int
  /// The byte; for HTML made from Markdown, the beginning of what it was made from.
  let offset: Int
  /// Whether an author wrote it; else Markdown made it.
  var isWritten = true
}
