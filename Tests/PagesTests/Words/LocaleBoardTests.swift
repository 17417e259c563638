import Foundation
import Testing

@testable import Pages

@Suite("A language as boards speak it")
struct LocaleBoardTests {
  @Test(
    "its lines run as its script does",
    arguments: [
      ("en-US", "ltr"), ("de", "ltr"), ("ja-JP", "ltr"), ("ar", "rtl"), ("he-IL", "rtl"),
      ("fa-IR", "rtl"), ("ur", "rtl"), ("uz-Arab", "rtl"), ("xx", "ltr"),
    ]
  )
  func direction(language: String, direction: String) {
    #expect(Locale(boardLanguage: language).lineDirection == direction)
  }
}
