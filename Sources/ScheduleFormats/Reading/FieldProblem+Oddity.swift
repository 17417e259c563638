extension FieldProblem {
  /// What is odd about the time that a value says.
  init(_ oddity: SourceClock.Oddity, of value: FieldValue) {
    self =
      switch oddity {
      case .skipped: .skippedTime(value)
      case .repeated(let isSecond): .repeatedTime(value, isSecond: isSecond)
      case .otherOffset(let here): .otherOffset(value, here: here)
      }
  }
}
