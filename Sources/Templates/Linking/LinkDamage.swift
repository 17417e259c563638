/// How far what is wrong in a template reaches: what may only follow from it is not told.
enum LinkDamage: Int, Comparable {
  /// Nothing is wrong with its structure.
  case none
  /// Sections do not end where they should.
  case sections
  /// Tags or quotation marks are lost, so that places are not what they were meant to be.
  case tags

  static func < (left: LinkDamage, right: LinkDamage) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension TemplateProblem.Code {
  /// The damage from which on a problem of this kind may only follow from another; nil for those
  /// that stand for themselves.
  var cause: LinkDamage? {
    switch self {
    case .unclosedElement, .mismatchedElement, .strayElement, .endsMarkdown,
      .elementLeftOpen, .elementClosedWithin, .endsElsewhere, .unfinishedPage:
      .sections
    case .unsafePlace, .textBeginsAddress, .markupOutsideText, .forbiddenAttribute,
      .forbiddenElement, .inlineScript, .scriptAddress, .processingInstruction, .missingBlank,
      .unfinishedTag, .unclosedQuote, .unclosedComment, .unknownAddress, .partialAddress,
      .misnamedAddress, .unknownFile, .emptyAddress, .unknownIdentifier,
      .repeatedIdentifier, .unknownWord, .brokenPoint, .externalResource:
      .tags
    case .unknownName, .nameOfOtherKind, .nameInList, .notText, .markupInTwoBraces,
      .textInThreeBraces,
      .unknownTemplate, .cyclicTemplate, .dynamicName, .unknownBlock, .repeatedBlock,
      .textInParent, .textOutsideParent, .inclusionInTitle, .missingTitle, .tooDeep, .tooLarge:
      nil
    }
  }
}
