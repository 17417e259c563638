import Schedule
import ScheduleFormats
import Testing

extension JSONReaderTests {
  @Test("Norway's XML: a flight is late from the site's own threshold on")
  func late() throws {
    func statuses(_ threshold: Int) throws -> [String] {
      var changes = FormatReading.Changes()
      changes.delayThreshold = threshold
      let flights = ["35", "40", "41", "54", "55"].enumerated().map { number, minute in
        FormatText.flight(
          "SK",
          "SK\(number)",
          more: "<status code=\"E\" time=\"2026-11-30T14:\(minute):00Z\"/>"
        )
      }
      return try FormatReading(.avinor, FormatText.avinor(flights.joined()), changes).flights
        .map(\.status.code.rawValue)
    }
    #expect(try statuses(900) == ["early", "on-time", "on-time", "on-time", "delayed"])
    #expect(try statuses(960) == ["early", "on-time", "on-time", "on-time", "on-time"])
    #expect(try statuses(60) == ["early", "on-time", "delayed", "delayed", "delayed"])
    #expect(try statuses(0) == ["early", "on-time", "delayed", "delayed", "delayed"])
  }

  @Test("Norway's XML: the status has its time, Latin-1 is read, via and the day are the airport's")
  func avinor() throws {
    let flights = [
      FormatText.flight(
        "SK",
        "SK267",
        scheduled: "2026-11-30T04:40:00Z",
        airport: "BGO",
        more: "<via_airport>SOG,HOV</via_airport><check_in>1 2</check_in><gate>A4</gate>"
          + "<status code=\"E\" time=\"2026-11-30T05:10:00Z\"/>"
      ),
      FormatText.flight("SK", "SK268", more: "<status code=\"E\" time=\"2026-11-30T14:45:00Z\"/>"),
      FormatText.flight("SK", "SK269", more: "<status code=\"E\" time=\"2026-11-30T14:35:00Z\"/>"),
      FormatText.flight(
        "SK",
        "SK1",
        direction: "A",
        more: "<belt>3</belt><status code=\"A\" time=\"2026-11-30T14:35:00Z\"/>"
      ),
      FormatText.flight("SK", "SK2", more: "<status code=\"D\" time=\"2026-11-30T14:41:00Z\"/>"),
      FormatText.flight("SK", "SK3", more: "<gate/><status code=\"N\"/>"),
      FormatText.flight("SK", "SK4", airport: "Tromsø", more: "<status code=\"C\"/>"),
    ].joined(separator: "\n")
    let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n" + FormatText.avinor(flights)
    let latin1 = text.unicodeScalars.map { UInt8($0.value) }
    let result = """
      departure, SK 267, BGO, 2026-11-29T23:40-05:00, estimated 2026-11-30T00:10-05:00, \
      status delayed, gate A4, desks 1 2, via SOG HOV
      departure, SK 268, BOS, 2026-11-30T09:40-05:00, estimated 2026-11-30T09:45-05:00, \
      status on-time
      departure, SK 269, BOS, 2026-11-30T09:40-05:00, estimated 2026-11-30T09:35-05:00, \
      status early
      arrival, SK 1, BOS, 2026-11-30T09:40-05:00, actual 2026-11-30T09:35-05:00, status arrived, \
      belt 3
      departure, SK 2, BOS, 2026-11-30T09:40-05:00, actual 2026-11-30T09:41-05:00, status departed
      departure, SK 3, BOS, 2026-11-30T09:40-05:00, status scheduled
      departure, SK 4, Tromsø, 2026-11-30T09:40-05:00, status cancelled

      """
    #expect(try FormatReading(.avinor, latin1).text == result)
    let utf8 = text.replacing("ISO-8859-1", with: "UTF-8")
    #expect(try FormatReading(.avinor, utf8).text == result)
    let harmless = utf8.replacing("<flight uniqueID=\"1\">", with: "<x:flight\n uniqueID = '1' >")
      .replacing("</flight>", with: "</x:flight>").replacing(
        "<gate>A4",
        with: "<gate><!-- -->\n A4"
      )
      .replacing("code=\"E\" time=", with: "a='b' code='E' time=")
    #expect(try FormatReading(.avinor, harmless).text == result)
  }
}
