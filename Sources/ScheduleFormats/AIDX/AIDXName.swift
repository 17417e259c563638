import Basics

/// The elements of AIDX that a board has use for.
enum AIDXName: String, CaseIterable {
  case flightLeg = "FlightLeg"
  case legIdentifier = "LegIdentifier"
  case airline = "Airline"
  case airlineType = "AirlineType"
  case flightNumber = "FlightNumber"
  case operationalSuffix = "OperationalSuffix"
  case suffix = "Suffix"
  case departureAirport = "DepartureAirport"
  case arrivalAirport = "ArrivalAirport"
  case originDate = "OriginDate"
  case repeatNumber = "RepeatNumber"
  case legData = "LegData"
  case operationalStatus = "OperationalStatus"
  case publicStatus = "PublicStatus"
  case serviceType = "ServiceType"
  case codeShareInfo = "CodeShareInfo"
  case plannedArrivalAptHistory = "PlannedArrivalAptHistory"
  case associatedFlightLegSchedule = "AssociatedFlightLegSchedule"
  case airportResources = "AirportResources"
  case resource = "Resource"
  case passengerGate = "PassengerGate"
  case publicTerminal = "PublicTerminal"
  case baggageClaimUnit = "BaggageClaimUnit"
  case checkInInfo = "CheckInInfo"
  case operationTime = "OperationTime"
  case aircraftInfo = "AircraftInfo"
  case aircraftType = "AircraftType"
  case publicFlightDisplay = "PublicFlightDisplay"
  case remarkFreeText = "RemarkFreeText"
  case remarkTextCode = "RemarkTextCode"
  case specialAction = "SpecialAction"
  case doNotDisplay = "DoNotDisplay"
  case extension_ = "TPA_Extension"
  case controlData = "ControlData"
  case status = "Status"
  case qualifier = "Qualifier"
  case value = "Value"
  case resourceAllocation = "ResourceAllocation"
  case resourceName = "ResourceName"

  /// The element with a name; nil for the many others.
  init?(_ name: UnsafeBufferPointer<UInt8>) {
    guard let (bytes, found) = Self.table[StableHash(name).value], bytes.elementsEqual(name) else {
      return nil
    }
    self = found
  }

  private static let table: [UInt64: ([UInt8], AIDXName)] = Dictionary(
    uniqueKeysWithValues: allCases.map { name in
      let bytes = Array(name.rawValue.utf8)
      return (StableHash(bytes).value, (bytes, name))
    }
  )
}
