import Diagnostics
import Schedule
import ScheduleFormats
import Testing

/// What is the same, however it is written.
extension AIDXReaderTests {
  @Test("prefixes, SOAP, a wrapper, quotes, order and white space mean nothing")
  func harmless() throws {
    let leg = FormatText.leg(
      data: FormatText.time("OFB", "EST", "2026-11-30T15:00:00Z")
        + FormatText.resources("Departure", "<PassengerGate>A4</PassengerGate>")
    )
    let plain = FormatText.message(leg)
    let expected = try FormatReading(.aidx, plain)
    #expect(expected.flights.count == 1)
    let prefixed = plain.replacing("<", with: "<ns0:").replacing("<ns0:/", with: "</ns0:")
    let variants = [
      prefixed,
      "<s:Envelope><s:Body>\(plain)</s:Body></s:Envelope>",
      "\u{FEFF}<?xml version=\"1.0\" encoding=\"utf-8\"?>\r\n"
        + plain.replacing("\n", with: "\r\n"),
      plain.replacing("\n", with: "\n\n\t ").replacing("<Airline>", with: "<Airline>\n ")
        .replacing("Z</OperationTime>", with: "Z </OperationTime>"),
      plain.replacing("\n", with: ""),
      plain.replacing(
        "OperationQualifier=\"OFB\" TimeType=\"SCT\"",
        with: "CodeContext='9750' TimeType='SCT'  OperationQualifier = 'OFB'"
      ),
      plain.replacing("<LegData>", with: "<!-- a <comment> --><LegData a='b'><?pi?>"),
      plain.replacing("618", with: "&#54;1<![CDATA[8]]>"),
      plain.replacing("FlightLegNotifRQ", with: "FlightLegRS"),
    ]
    for variant in variants {
      let reading = try FormatReading(.aidx, variant)
      #expect(reading.told == "")
      #expect(reading.text == expected.text, "\(variant)")
    }
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in plain.utf16 { utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try FormatReading(.aidx, utf16).text == expected.text)
  }

  @Test("zeros before a number are one leg's, and the number is shown as the latest message has it")
  func zeros() throws {
    #expect(
      try lines([
        ("2026-11-30T08:00Z", FormatText.leg("RL", "0618")),
        ("2026-11-30T08:01Z", FormatText.leg("RL", "618")),
      ]) == ["\(Self.start), status scheduled"]
    )
  }

  @Test("a leg is one leg in every spelling of its names")
  func spellings() throws {
    func named(_ date: String, _ more: String, _ leg: (String, String, String, String)) -> String {
      FormatText.leg(
        leg.0,
        leg.1,
        from: leg.2,
        to: leg.3,
        date: "\(date)</OriginDate>\(more)<OriginDate>\(date)",
        scheduled: nil,
        data: FormatText.resources("Departure", "<PassengerGate>A4</PassengerGate>")
      )
    }
    let first = FormatText.leg(
      data: "</LegData><LegIdentifier><OperationalSuffix>w</OperationalSuffix></LegIdentifier>"
        + "<LegData>"
    )
    let suffix = "<OperationalSuffix>W</OperationalSuffix>"
    for (date, leg) in [
      ("2026-11-30Z", ("RL", "618", "JFK", "BOS")),
      ("2026-11-30T00:00:00Z", (" rl", " 0618", "jfk", "bos ")),
      ("2026-11-30+01:00", ("Rl", "00618", " Jfk", "Bos")),
    ] {
      #expect(
        try lines([
          ("2026-11-30T08:00Z", first), ("2026-11-30T08:01Z", named(date, suffix, leg)),
        ]) == [
          "departure, RL \(leg.1.filter { $0 != " " })W, BOS, 2026-11-30T09:40-05:00, "
            + "status scheduled, gate A4"
        ]
      )
    }
  }
}
