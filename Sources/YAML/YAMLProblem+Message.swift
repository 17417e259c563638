import Basics
import Diagnostics

extension YAMLProblem {
  /// How many known keys are listed when none is near the one that was written.
  private static let listLimit = 24

  /// What is wrong; what to do.
  public var message: String {
    switch self {
    case .tooLarge(let limit):
      "the file is larger than \(limit / 1024) KiB; make it smaller"
    case .notUTF8:
      "this is not UTF-8; save the file as UTF-8"
    case .controlCharacter(let value):
      "character U+\(Digits.text(value, width: 4, radix: 16, uppercase: true)) is not allowed; "
        + "delete it, or write it as an escape in double quotes"
    case .syntax(let mistake):
      mistake.message
    case .unquotedTag(let line):
      "a value that begins with '{{' must be quoted; write \(line)"
    case .tooDeep(let limit):
      "lists and mappings are nested more than \(limit) deep; make the file flatter"
    case .alias(let name):
      "aliases are not allowed; write the value in place of '*\(name.shortened)'"
    case .anchor(let name):
      "anchors are not allowed; delete '&\(name.shortened)'"
    case .tag(let name):
      "tags are not allowed; delete '\(name.shortened)', or quote the value that begins with '!'"
    case .severalDocuments:
      "a second document begins here; keep one document in a file"
    case .repeatedKey(let key):
      "key '\(key.shortened)' is given twice; delete one of the two"
    case .keyNotText:
      "a key must be a text; quote a key that begins with '[' or '{'"
    case .unknownKey(let key, let path, let known):
      "unknown key '\(key.shortened)'\(Self.inside(path))" + Self.hint(for: key, known: known)
    case .missingKey(let key, let path, let example):
      "missing key '\(key)'\(Self.inside(path)); add for example '\(key): \(example)'"
    case .noValue(let subject):
      "\(subject.isItem ? "an item of " : "")'\(subject.path.shortened)' has no value"
        + (subject.hint.isEmpty ? "; write one, or '' for an empty text" : subject.hint)
    case .wrongType(let subject, let expected, let found):
      "\(subject.words) must be \(expected), not \(found)\(subject.hint)"
    case .outOfRange(let subject, let allowed, let found):
      "\(subject.words) must be \(allowed), not \(found)\(subject.hint)"
    case .unknownChoice(let subject, let choices, let found):
      "\(subject.words) must be \(choices.quotedAlternatives), not '\(found.shortened)'"
        + Spelling.suggestion(for: found, among: choices, else: subject.hint)
    case .missingChoice(let keys, let path, let example):
      "missing key \(keys.quotedAlternatives)\(Self.inside(path)); add for example '\(example)'"
    case .severalChoices(let key, let other):
      "key '\(key)' cannot stand beside '\(other)'; delete one of the two"
    }
  }

  private static func inside(_ path: String) -> String {
    path.isEmpty ? "" : " in '\(path.shortened)'"
  }

  private static func hint(for key: String, known: [String]) -> String {
    let isShort = known.count <= listLimit
    let list = "; known keys: " + known.joined(separator: ", ")
    return Spelling.suggestion(
      for: key,
      among: known,
      else: isShort ? list : "; delete it, or correct its name"
    )
  }
}
