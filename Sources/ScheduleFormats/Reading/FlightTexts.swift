import Schedule

/// What has the texts of a flight that can change until it has gone.
protocol FlightTexts {
  var terminal: String? { get set }
  var gate: String? { get set }
  var belt: String? { get set }
  var checkIn: String? { get set }
  var remark: String? { get set }
}

extension Flight: FlightTexts {}
extension FlightUpdate: FlightTexts {}
