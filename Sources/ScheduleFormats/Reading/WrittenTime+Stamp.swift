import Schedule

extension WrittenTime {
  /// The moment that a source's own stamp means: by UTC where it has no offset.
  var stamp: Instant {
    Instant(unixSeconds: local.date.daysSinceEpoch * 86_400 + local.secondOfDay - (offset ?? 0))
  }
}
