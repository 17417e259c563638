/// The airlines of the demo. They do not exist; their codes were chosen because no well-known
/// airline flies under them.
enum DemoAirline: String, CaseIterable {
  case ridgeline = "RL"
  case lakeCountry = "LC"
  case northernDrift = "ND"
  case ironhill = "IH"
  case orchardJet = "OJ"
  case willowQuay = "WQ"
  case zinniaValley = "ZV"
  case yonderHills = "YH"

  /// Code and name.
  var airline: Airline { Airline(code: rawValue, name: name) }

  /// The terminal that it uses, and its gates' letter.
  var terminal: (name: String, letter: String) {
    switch self {
    case .ridgeline, .lakeCountry, .yonderHills: ("1", "A")
    case .northernDrift, .ironhill, .willowQuay: ("2", "B")
    case .orchardJet, .zinniaValley: ("3", "C")
    }
  }

  private var name: String {
    switch self {
    case .ridgeline: "Ridgeline"
    case .lakeCountry: "Lake Country Air"
    case .northernDrift: "Northern Drift"
    case .ironhill: "Ironhill Airways"
    case .orchardJet: "Orchard Jet"
    case .willowQuay: "Willow Quay"
    case .zinniaValley: "Zinnia Valley Air"
    case .yonderHills: "Yonder Hills"
    }
  }
}
