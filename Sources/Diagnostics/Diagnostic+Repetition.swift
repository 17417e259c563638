extension [Diagnostic] {
  /// The same without those that say again what is said of a place already, as of a partial that
  /// several pages include; the first one's notes stay.
  public var withoutRepetitions: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { diagnostic in
      var words = diagnostic
      words.notes = []
      return seen.insert(words).inserted
    }
  }
}
