extension AIDXName {
  /// Whether an element's text counts within another: names of elements come again elsewhere.
  func isText(in parent: AIDXName?) -> Bool {
    switch (parent, self) {
    case (.legIdentifier, .airline), (.legIdentifier, .flightNumber),
      (.legIdentifier, .operationalSuffix), (.legIdentifier, .suffix),
      (.legIdentifier, .departureAirport), (.legIdentifier, .arrivalAirport),
      (.legIdentifier, .originDate), (.legIdentifier, .repeatNumber),
      (.codeShareInfo, .airline), (.codeShareInfo, .flightNumber),
      (.codeShareInfo, .operationalSuffix), (.codeShareInfo, .suffix),
      (.associatedFlightLegSchedule, .departureAirport),
      (.associatedFlightLegSchedule, .arrivalAirport),
      (.publicFlightDisplay, .airlineType), (.publicFlightDisplay, .airline),
      (.publicFlightDisplay, .flightNumber), (.publicFlightDisplay, .operationalSuffix),
      (.publicFlightDisplay, .suffix), (.legData, .operationalStatus), (.legData, .publicStatus),
      (.legData, .serviceType), (.legData, .plannedArrivalAptHistory), (.legData, .operationTime),
      (.legData, .remarkFreeText), (.legData, .remarkTextCode), (.aircraftInfo, .aircraftType),
      (.resource, .passengerGate), (.resource, .publicTerminal), (.resource, .baggageClaimUnit),
      (.resource, .checkInInfo), (.status, .qualifier), (.status, .value):
      true
    default: false
    }
  }
}
