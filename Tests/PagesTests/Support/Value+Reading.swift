import Mustache
import Templates
import Testing

extension Value {
  /// The text that a template puts; nil for anything but texts and numbers.
  var text: String? {
    switch self {
    case .text(let text), .markup(let text): text
    case .integer(let number): "\(number)"
    case .absent, .boolean, .record, .list, .dictionary: nil
    }
  }

  /// Whether a section over it is shown as true.
  var flag: Bool? {
    if case .boolean(let flag) = self { flag } else { nil }
  }

  /// The record of a type that it holds.
  func record<Target: TypedRecord>(_: Target.Type = Target.self) throws -> Target {
    guard case .record(let record) = self else {
      Issue.record("no record")
      throw WrongValue()
    }
    return try #require(record as? Target)
  }
}

/// A value is of another kind than a test expects.
struct WrongValue: Error {}

extension TypedRecord {
  /// A field as templates name it.
  func value(_ name: String) throws -> Value {
    value(at: try #require(Self.type.index(of: name), "no field '\(name)'"))
  }

  /// The names of the Boolean fields that are true, of those with given names.
  func flags(_ names: [String]) throws -> [String] {
    try names.filter { name in
      guard let flag = try value(name).flag else { throw WrongValue() }
      return flag
    }
  }
}
