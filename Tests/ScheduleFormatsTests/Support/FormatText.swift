/// Small files of each format.
enum FormatText {
  /// An AIDX message.
  static func message(_ legs: String, stamp: String? = "2026-11-30T08:00:00Z") -> String {
    let stamp = stamp.map { " TimeStamp=\"\($0)\"" } ?? ""
    return "<IATA_AIDX_FlightLegNotifRQ\(stamp)>\n\(legs)</IATA_AIDX_FlightLegNotifRQ>\n"
  }

  /// A leg of AIDX, each part on a line.
  static func leg(
    _ airline: String = "RL",
    _ number: String = "618",
    from: String = "JFK",
    to: String = "BOS",
    date: String = "2026-11-30",
    scheduled: String? = "2026-11-30T14:40:00Z",
    rest: String = "",
    data: String = ""
  ) -> String {
    let qualifier = from == "JFK" ? "OFB" : "ONB"
    let time = scheduled.map { self.time(qualifier, "SCT", $0) } ?? ""
    return """
      <FlightLeg\(rest)>
      <LegIdentifier><Airline>\(airline)</Airline><FlightNumber>\(number)</FlightNumber>
      <DepartureAirport>\(from)</DepartureAirport><ArrivalAirport>\(to)</ArrivalAirport>
      <OriginDate>\(date)</OriginDate></LegIdentifier>
      <LegData>\(time)\(data)</LegData>
      </FlightLeg>

      """
  }

  /// A time of a leg.
  static func time(_ qualifier: String, _ type: String, _ time: String) -> String {
    "<OperationTime OperationQualifier=\"\(qualifier)\" TimeType=\"\(type)\">\(time)</OperationTime>"
  }

  /// What passengers use at one end of a leg.
  static func resources(_ end: String, _ texts: String, usage: String = "Actual") -> String {
    "<AirportResources Usage=\"\(usage)\"><Resource DepartureOrArrival=\"\(end)\">\(texts)"
      + "</Resource></AirportResources>"
  }

  /// The state that displays show, as one system writes it.
  static func shown(_ status: String) -> String {
    "</LegData><TPA_Extension><a:X xmlns:a='b'><a:Statuses><a:Status><a:Qualifier>FIDS"
      + "</a:Qualifier><a:Value>\(status)</a:Value></a:Status></a:Statuses></a:X></TPA_Extension>"
      + "<LegData>"
  }

  /// JSON with rows in `flights`, one on a line.
  static func json(_ rows: String...) -> String {
    "{\"flights\": [\n" + rows.joined(separator: ",\n") + "\n]}\n"
  }

  /// A row of JSON with Boardwalk's own names.
  static func row(
    _ airline: String = "RL",
    _ number: String = "\"618\"",
    scheduled: String = "2026-11-30T09:40",
    airport: String = "BOS",
    direction: String = "D",
    more: String = ""
  ) -> String {
    #"{"direction": "\#(direction)", "airline": "\#(airline)", "number": \#(number), "#
      + #""airport": "\#(airport)", "scheduled": "\#(scheduled)"\#(more)}"#
  }

  /// XML as Norway's airports publish it.
  static func avinor(_ flights: String...) -> String {
    "<airport name=\"JFK\"><flights>\n" + flights.joined(separator: "\n")
      + "\n</flights></airport>\n"
  }

  /// A flight of it.
  static func flight(
    _ airline: String = "RL",
    _ number: String = "RL618",
    scheduled: String = "2026-11-30T14:40:00Z",
    airport: String = "BOS",
    direction: String = "D",
    more: String = ""
  ) -> String {
    "<flight uniqueID=\"1\"><airline>\(airline)</airline><flight_id>\(number)</flight_id>"
      + "<schedule_time>\(scheduled)</schedule_time><arr_dep>\(direction)</arr_dep>"
      + "<airport>\(airport)</airport>\(more)</flight>"
  }
}
