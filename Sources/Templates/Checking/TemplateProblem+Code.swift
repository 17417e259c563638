import Diagnostics

extension TemplateProblem {
  /// The names of the cases.
  public enum Code: String, CaseIterable, Sendable {
    case unknownName, nameOfOtherKind, nameInList, notText, markupInTwoBraces, textInThreeBraces
    case markupOutsideText, unsafePlace, textBeginsAddress
    case unknownTemplate, cyclicTemplate, dynamicName
    case unknownBlock, repeatedBlock, textInParent, inclusionInTitle, missingTitle
    case forbiddenAttribute, forbiddenElement, inlineScript, scriptAddress, processingInstruction
    case unclosedElement, mismatchedElement, strayElement, elementLeftOpen, elementClosedWithin
    case endsMarkdown, endsElsewhere, missingBlank, unfinishedTag, unfinishedPage
    case unclosedQuote, unclosedComment
    case misnamedAddress, unknownFile, emptyAddress, unknownIdentifier
    case repeatedIdentifier, unknownWord, brokenPoint, externalResource, textOutsideParent
    case unknownAddress, partialAddress, tooDeep, tooLarge
  }

  /// The name of the case.
  public var code: Code {
    switch self {
    case .unknownName: .unknownName
    case .nameOfOtherKind: .nameOfOtherKind
    case .nameInList: .nameInList
    case .notText: .notText
    case .markupInTwoBraces: .markupInTwoBraces
    case .textInThreeBraces: .textInThreeBraces
    case .markupOutsideText: .markupOutsideText
    case .unsafePlace: .unsafePlace
    case .textBeginsAddress: .textBeginsAddress
    case .unknownTemplate: .unknownTemplate
    case .cyclicTemplate: .cyclicTemplate
    case .dynamicName: .dynamicName
    case .unknownBlock: .unknownBlock
    case .repeatedBlock: .repeatedBlock
    case .textInParent: .textInParent
    case .inclusionInTitle: .inclusionInTitle
    case .missingTitle: .missingTitle
    case .forbiddenAttribute: .forbiddenAttribute
    case .forbiddenElement: .forbiddenElement
    case .inlineScript: .inlineScript
    case .scriptAddress: .scriptAddress
    case .processingInstruction: .processingInstruction
    case .unclosedElement: .unclosedElement
    case .mismatchedElement: .mismatchedElement
    case .strayElement: .strayElement
    case .endsMarkdown: .endsMarkdown
    case .elementLeftOpen: .elementLeftOpen
    case .elementClosedWithin: .elementClosedWithin
    case .endsElsewhere: .endsElsewhere
    case .missingBlank: .missingBlank
    case .unfinishedTag: .unfinishedTag
    case .unclosedQuote: .unclosedQuote
    case .unclosedComment: .unclosedComment
    case .unfinishedPage: .unfinishedPage
    case .unknownAddress: .unknownAddress
    case .misnamedAddress: .misnamedAddress
    case .unknownFile: .unknownFile
    case .emptyAddress: .emptyAddress
    case .unknownIdentifier: .unknownIdentifier
    case .unknownWord: .unknownWord
    case .repeatedIdentifier: .repeatedIdentifier
    case .brokenPoint: .brokenPoint
    case .externalResource: .externalResource
    case .textOutsideParent: .textOutsideParent
    case .partialAddress: .partialAddress
    case .tooDeep: .tooDeep
    case .tooLarge: .tooLarge
    }
  }
}
