/// What kind of value a field holds; decides where in a template it may stand.
public indirect enum FieldType: Sendable {
  /// Text, escaped by its place; may not begin an address.
  case text
  /// An address, put into `href` and `src` as it is.
  case address
  /// Markup, for three braces in element text only.
  case markup
  /// True or false, for sections only.
  case boolean
  /// A whole number.
  case integer
  /// A record, for sections and as the first part of a dotted name.
  case record(RecordType)
  /// Several values, for sections.
  case list(FieldType)
}
