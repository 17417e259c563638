import Mustache

/// The words of the site's language, as `strings` in templates.
final class StringsRecord: Record {
  private let values: [Value]

  init(_ texts: [String]) {
    values = texts.map(Value.text)
  }

  /// A word by its number in the table.
  func value(at field: Int) -> Value { values[field] }
}
