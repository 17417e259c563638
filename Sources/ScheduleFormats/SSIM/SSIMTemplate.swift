import Schedule

/// What flights of a leg have in common, on all days on which it goes the same way.
struct SSIMTemplate {
  /// The flight with any time.
  var flight: Flight
  /// The leg.
  var leg: Int
  /// The far end of the whole way.
  var far: SSIMStation
  /// The flight that it is in truth.
  var operating: SSIMFlightKey?
  /// The flights that others sell it as.
  var marketing: [SSIMFlightKey] = []
}
