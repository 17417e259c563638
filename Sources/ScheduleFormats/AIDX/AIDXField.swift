import Schedule

/// What messages tell of a leg, one value each; times stand apart, see `AIDXTimeSlot`.
enum AIDXField: Hashable {
  /// The airline, number and suffix that passengers are shown.
  case publicAirline, publicNumber, publicSuffix
  /// The leg's state: for one of its ends, or for both.
  case operationalStatus(Direction?)
  /// The state that passengers are shown.
  case publicStatus
  /// The state that a system's displays show, which stands in an extension.
  case displayStatus
  /// What the leg is flown for.
  case serviceType
  /// Other airlines' numbers for it.
  case codeshares
  /// Where it was to go.
  case plannedArrivals
  /// The legs of its itinerary, both ends of one after the other.
  case legs
  /// The type of aircraft.
  case aircraft
  /// A sentence.
  case remark
  /// A code in place of a sentence.
  case remarkCode
  /// What passengers use at an end of the leg; in fact or only as planned.
  case resource(AIDXResource, Direction?, isActual: Bool)
  /// Check-in desks that stand in an extension.
  case allocatedDesks
  /// Whether it is not to be shown.
  case isHidden
}

/// What passengers use at an airport.
enum AIDXResource: Hashable {
  case gate, terminal, belt, checkIn
}

/// One of a leg's times.
struct AIDXTimeSlot: Hashable {
  /// Which moment of a flight it is.
  enum Qualifier: String {
    /// It leaves its stand.
    case offBlock = "OFB"
    /// It leaves the ground.
    case takeOff = "TKO"
    /// It touches the ground.
    case touchDown = "TDN"
    /// It is at its stand.
    case onBlock = "ONB"
  }

  /// How it is known.
  enum Kind: String {
    case scheduled = "SCT"
    case estimated = "EST"
    case actual = "ACT"
  }

  var qualifier: Qualifier
  var kind: Kind
}
