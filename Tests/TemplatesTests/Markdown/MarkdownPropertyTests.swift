import CCmark
import Glibc
import Templates
import Testing

@Suite("tags in random Markdown")
struct MarkdownPropertyTests {
  @Test("1,000 random templates render as libcmark renders plain words, with the values put in")
  func tagsCountAsWords() throws {
    for seed in 0..<1_000 {
      let random = RandomTemplate(seed: UInt64(seed))
      let rendered = try MarkdownTemplate.filled(random.template) {
        RandomTemplate.value(RandomTemplate.number(ofTag: $0))
      }
      let expected = Self.putIn(Self.libcmark(random.plain))
      try #require(rendered == expected, "seed \(seed):\n\(random.template)")
    }
  }

  @Test("a list with sections around its items is the list that it is without their lines")
  func sectionsRepeatItems() throws {
    for seed in 0..<1_000 {
      let random = RandomList(seed: UInt64(seed))
      let rendered = try RandomList.withoutTags(MarkdownTemplate.spelled(random.template))
      let expected = Self.libcmark(random.plain)
      try #require(rendered == expected, "seed \(seed):\n\(random.template)")
    }
  }

  /// What libcmark alone makes of a text.
  static func libcmark(_ text: String) -> String {
    // Line ends are not what is compared.
    let text = text.replacing("\r\n", with: "\n")
    guard let html = cmark_markdown_to_html(text, text.utf8.count, CMARK_OPT_UNSAFE) else {
      return ""
    }
    defer { free(html) }
    return String(cString: html)
  }

  /// HTML with the value of a tag in place of each plain word.
  private static func putIn(_ html: String) -> String {
    html.replacing(#/Word(\d+)End/#) { RandomTemplate.value(Int($0.output.1) ?? -1) }
  }
}
