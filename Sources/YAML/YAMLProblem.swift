import Diagnostics

/// What can be wrong in a YAML file, as YAML and against its schema.
///
/// A `path` is the way to a value by its keys, for example `schedule.csv`; it is empty at the top.
public enum YAMLProblem: Problem {
  /// The text has more bytes than are read.
  case tooLarge(limit: Int)
  /// A byte is no part of UTF-8.
  case notUTF8
  /// A control character that YAML does not allow.
  case controlCharacter(UInt32)
  /// The text is no YAML.
  case syntax(YAMLSyntaxMistake)
  /// A value begins with `{{` and is not quoted; the line as it should be.
  case unquotedTag(String)
  /// Lists and mappings are nested too deep.
  case tooDeep(limit: Int)
  /// An alias, `*name`.
  case alias(String)
  /// An anchor, `&name`.
  case anchor(String)
  /// A tag, `!name`.
  case tag(String)
  /// A second document.
  case severalDocuments
  /// A key is given a second time.
  case repeatedKey(String)
  /// A key is a list or a mapping.
  case keyNotText
  /// A key that the schema does not know.
  case unknownKey(String, path: String, known: [String])
  /// A required key is absent.
  case missingKey(String, path: String, example: String)
  /// A key or an item without a value.
  case noValue(SchemaSubject)
  /// A value of another kind or form than the schema says.
  case wrongType(SchemaSubject, expected: String, found: String)
  /// A number or a duration outside its range.
  case outOfRange(SchemaSubject, allowed: String, found: String)
  /// A word that is none of those allowed.
  case unknownChoice(SchemaSubject, choices: [String], found: String)
  /// None of the keys of which one is needed.
  case missingChoice([String], path: String, example: String)
  /// Two of the keys of which one is needed.
  case severalChoices(String, other: String)
}
