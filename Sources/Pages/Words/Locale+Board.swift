import Foundation

extension Locale {
  /// A language as boards speak it: its words, with the calendar of schedules and addresses, where
  /// people in Saudi Arabia, Iran and Thailand write other years and months, and with the digits in
  /// which flight numbers, gates and counts stand on the same page.
  init(boardLanguage language: String) {
    var components = Locale.Components(identifier: language)
    components.calendar = .gregorian
    components.numberingSystem = Locale.NumberingSystem("latn")
    self.init(components: components)
  }

  /// The way in which lines of its script run, as HTML's `dir` has it.
  var lineDirection: String {
    language.characterDirection == .rightToLeft ? "rtl" : "ltr"
  }
}
