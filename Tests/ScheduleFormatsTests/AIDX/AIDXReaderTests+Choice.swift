import Diagnostics
import Schedule
import ScheduleFormats
import Testing

/// What is left out.
extension AIDXReaderTests {
  @Test("freight and positioning are left out with a note, unless they are asked for")
  func serviceTypes() throws {
    let text = FormatText.message(
      FormatText.leg(data: "<ServiceType>J</ServiceType>")
        + FormatText.leg("RL", "7", data: "<ServiceType>P</ServiceType>")
    )
    let usual = try FormatReading(.aidx, text)
    #expect(usual.flights.map(\.number) == ["618"])
    #expect(usual.notes == ["flights.xml: 1 leg of service type 'P' is left out"])
    let asked = try FormatReading(.aidx, text, FormatReading.Changes(serviceTypes: ["P"]))
    #expect(asked.flights.map(\.number) == ["7"])
    #expect(asked.notes == ["flights.xml: 1 leg of service type 'J' is left out"])
  }

  @Test("one bad leg among many is left out, or fails them all")
  func oneBad() throws {
    let legs = (1...3000).map { number in
      FormatText.leg("RL", "\(number)", scheduled: number == 1500 ? "noon" : "2026-11-30T14:40:00Z")
    }
    let text = FormatText.message(legs.joined())
    let skipping = try FormatReading(.aidx, text, FormatReading.Changes(onError: .skip))
    #expect(skipping.flights.count == 2999)
    #expect(skipping.codes == ["AIDXProblem.unreadableTime"])
    #expect(skipping.told.hasPrefix("flights.xml:9000:65: warning: "))
    let failing = try FormatReading(.aidx, text)
    #expect(failing.flights.isEmpty)
    #expect(failing.told.hasPrefix("flights.xml:9000:65: error: "))
  }

  @Test("of a folder a file that was cut off can be left out, of one file its rest cannot")
  func cutOff() throws {
    let whole = FormatText.message(FormatText.leg() + FormatText.leg("RL", "620"))
    let cut = String(whole.dropLast(60))
    let skip = FormatReading.Changes(onError: .skip)
    let file = try FormatReading(.aidx, cut, skip)
    #expect(file.flights.isEmpty)
    #expect(file.codes == ["XMLProblem.truncated"])
    #expect(file.told.contains(": error: the file ends here, in the middle of XML"))
    let folder = try FormatReading(folder: ["1.xml": whole, "2.xml": cut], skip)
    #expect(folder.flights.map(\.number) == ["618", "620"])
    #expect(folder.told.hasPrefix("messages/2.xml:"))
    #expect(folder.told.contains(": warning: the file ends here, in the middle of XML"))
    #expect(try FormatReading(folder: ["1.xml": whole, "2.xml": cut]).flights.isEmpty)
  }
}
