import Mustache
import Templates

/// A page's root record with the table of words as its last field. The words are the site's, so
/// their names are not known to the compiler.
final class PageRoot<Context: PageContext>: Record {
  private let context: Context
  private let strings: Value
  /// The number of the words' field.
  private let stringsField = Context.fields.count

  init(_ context: Context, strings: StringTable) {
    self.context = context
    self.strings = .record(strings.record)
  }

  /// The fields that a template of this kind can name.
  static func type(strings: StringTable) -> RecordType {
    RecordType(
      Context.name,
      fields: Context.type.fields + [
        Field("strings", .record(strings.type), summary: "The words of the site's language.")
      ]
    )
  }

  /// A field of the context, or the words.
  func value(at field: Int) -> Value {
    field < stringsField ? context.value(at: field) : strings
  }

  /// The fields that are the same on all pages of a frame, by their numbers.
  static func common(_ frame: PageFrame, of site: Site) -> [Int: Value] {
    let values: [String: Value] = [
      "site": .record(site.model), "items": .list(frame.items), "days": .list(frame.days),
    ]
    var fields = [Context.fields.count: Value.record(site.words.strings.record)]
    for (number, field) in Context.fields.enumerated() {
      if let value = values[field.field.name] { fields[number] = value }
    }
    return fields
  }
}
