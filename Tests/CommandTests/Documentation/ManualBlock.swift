/// A block between fences, and what it is in the documentation.
struct ManualBlock {
  /// What is done with a block.
  enum Role: Equatable {
    /// Commands after `$ `, each with what it prints.
    case session
    /// A file of a site.
    case file(String)
    /// The body of a page that is built, without its front matter.
    case example
    /// What the example before it is built as, whole.
    case result
    /// Lines of a built file.
    case excerpt(String)
    /// For reading only: what other programs are told.
    case other
    /// Nothing that is known here.
    case unknown
  }

  let role: Role
  let language: String
  /// The number of the heading above it.
  let section: Int
  /// The lines of its content in the page, counted from 0.
  let range: Range<Int>
  let lines: [String]

  init(info: String, section: Int, range: Range<Int>, in page: [String]) {
    let words = info.split(separator: " ", maxSplits: 1).map(String.init)
    language = words.first ?? ""
    role = Self.role(language, words.count > 1 ? words[1] : "")
    self.section = section
    self.range = range
    lines = Array(page[range])
  }

  /// The content as a file's text.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private static func role(_ language: String, _ argument: String) -> Role {
    switch (language, argument) {
    case ("console", ""): .session
    case ("", ""), ("cron", ""), ("nginx", ""), ("sh", ""), ("text", ""): .other
    case (_, "example"): .example
    case (_, "result"): .result
    case (_, let path) where path.hasPrefix("public/"): .excerpt(path)
    case (_, let path) where path.contains("."): .file(path)
    default: .unknown
    }
  }
}
