extension Int {
  /// The quotient rounded down, also for negative numbers.
  @usableFromInline
  func dividedDown(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
