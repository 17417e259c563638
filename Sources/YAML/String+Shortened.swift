extension String {
  /// The text as messages quote it: what is longer than 60 scalars ends with "…".
  var shortened: String {
    let limit = 60
    guard utf8.count > limit else { return self }
    let beginning = unicodeScalars.prefix(limit + 1)
    return beginning.count > limit ? String(beginning.dropLast()) + "…" : self
  }
}
