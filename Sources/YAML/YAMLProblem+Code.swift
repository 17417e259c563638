extension YAMLProblem {
  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case tooLarge, notUTF8, controlCharacter, syntax, unquotedTag, tooDeep, alias, anchor, tag
    case severalDocuments, repeatedKey, keyNotText, unknownKey, missingKey, noValue, wrongType
    case outOfRange, unknownChoice, missingChoice, severalChoices
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .tooLarge: .tooLarge
    case .notUTF8: .notUTF8
    case .controlCharacter: .controlCharacter
    case .syntax: .syntax
    case .unquotedTag: .unquotedTag
    case .tooDeep: .tooDeep
    case .alias: .alias
    case .anchor: .anchor
    case .tag: .tag
    case .severalDocuments: .severalDocuments
    case .repeatedKey: .repeatedKey
    case .keyNotText: .keyNotText
    case .unknownKey: .unknownKey
    case .missingKey: .missingKey
    case .noValue: .noValue
    case .wrongType: .wrongType
    case .outOfRange: .outOfRange
    case .unknownChoice: .unknownChoice
    case .missingChoice: .missingChoice
    case .severalChoices: .severalChoices
    }
  }
}
