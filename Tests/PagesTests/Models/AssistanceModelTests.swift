import Testing

@testable import Pages

@Suite("Help on the way")
struct AssistanceModelTests {
  @Test(
    "a number is shown as it is written, and called by its digits",
    arguments: [
      ("+1 555 0100", "tel:+15550100"), ("112", "tel:112"),
      ("+49 (0)30 1234-56", "tel:+4930123456"), ("(030) 1234/56", "tel:030123456"),
    ]
  )
  func phone(written: String, address: String) throws {
    let model = AssistanceModel(Assistance(phone: written), page: nil)
    #expect(try model.value("phone").text == written)
    #expect(try model.value("phoneAddress").text == address)
  }

  @Test("what is not known is absent")
  func absent() throws {
    let model = AssistanceModel(Assistance(meetingPoint: "Desk 4"), page: nil)
    #expect(try model.value("phone").text == nil)
    #expect(try model.value("phoneAddress").text == nil)
    #expect(try model.value("meetingPoint").text == "Desk 4")
    #expect(model.page == nil)
  }
}
