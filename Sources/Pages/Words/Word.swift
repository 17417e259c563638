/// The words and patterns that page models put together themselves; every one must be in the
/// built-in English table. Names in braces are filled in.
enum Word: String, CaseIterable, Sendable {
  case flightStatus
  case flightStatusSubtitle
  case todaysFlightStatus
  case arrivals
  case all
  case departures
  case from
  case to
  /// `{designator} From {city}`
  case arrivalName
  /// `{designator} To {city}`
  case departureName
  /// `delayed {minutes} min`
  case minutesLate
  /// `{minutes} min early`
  case minutesEarly
  /// `was {time}`
  case wasTime
  /// `gate {gate}`
  case gateName
  /// `On time {count} of {total}`
  case onTimeCount
  case historyOnTime
  case historyCancelled
  /// `{hour}` as a heading above its flights, in 24-hour time.
  case hourHeading
  case display
}
