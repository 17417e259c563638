/// The texts of an element that say something only together, as an airline and a number.
struct AIDXGroup {
  /// The texts by the elements that they are in.
  var parts: [AIDXName: String] = [:]
  /// Which of several elements of one kind it is.
  private let rank: Int?

  /// A group without a text.
  init(rank: Int? = nil) { self.rank = rank }

  /// Puts what the texts of a group say into a leg's change.
  func tell(_ element: AIDXName, to change: inout AIDXChange) {
    switch element {
    case .codeShareInfo:
      guard let airline = part(.airline), let number = part(.flightNumber) else { return }
      change.add(airline + number + (suffix ?? ""), to: .codeshares, rank: rank)
    case .publicFlightDisplay:
      if let airline = part(.airlineType) ?? part(.airline) {
        change.add(airline, to: .publicAirline)
      }
      if let number = part(.flightNumber) { change.add(number, to: .publicNumber) }
      if let suffix { change.add(suffix, to: .publicSuffix) }
    case .associatedFlightLegSchedule:
      guard let from = part(.departureAirport), let to = part(.arrivalAirport) else { return }
      change.add("\(from)\t\(to)".uppercased(), to: .legs, rank: rank)
    case .status:
      if part(.qualifier) == "FIDS", let status = part(.value) {
        change.add(status, to: .displayStatus)
      }
    default: break
    }
  }

  private var suffix: String? { part(.operationalSuffix) ?? part(.suffix) }

  private func part(_ name: AIDXName) -> String? {
    parts[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
