import Testing

@testable import ScheduleFormats

@Suite("Airline and number in one")
struct DesignatorTests {
  @Test(
    "are told apart at a blank, behind three letters, or behind two letters or digits",
    arguments: [
      ("BA 034", "BA|034"), ("BA034", "BA|034"), ("ba034", "ba|034"), ("BA-034", "BA|034"),
      ("TS 0001", "TS|0001"), ("TST001", "TST|001"), ("EZY 12AB", "EZY|12AB"),
      ("4U0460", "4U|0460"), ("4U0460P", "4U|0460P"), ("U24567", "U2|4567"), ("A3600", "A3|600"),
      ("UA5", "UA|5"), ("BA9137C", "BA|9137C"), ("9W 120", "9W|120"), ("B61", "B6|1"),
      // None that is known: the letter may be all of the code, or the digit the number's.
      ("A1234", "A1|234?"), ("7X12", "7X|12?"), ("A1 234", "A1|234"),
    ]
  )
  func split(text: String, parts: String) throws {
    let bytes = Array(text.utf8)
    let split = Designator(bytes.span)
    let designator = try #require(split)
    let code = String(decoding: bytes[designator.airline], as: UTF8.self)
    let number = String(decoding: bytes[designator.number], as: UTF8.self)
    #expect("\(code)|\(number)\(designator.isCertain ? "" : "?")" == parts)
  }

  @Test(
    "are not told apart where one of them is missing or something is left",
    arguments: [
      "", "BA", "034", "1234", "BAWX12", "BA 034 X", "BA0-34", "BA034/5", "BA 123456", "BA12ABC",
      "B 12", "é12", "BA034é", "-12", "12 34", "BAAB12", "BA 034.",
    ]
  )
  func unsplit(text: String) {
    let bytes = Array(text.utf8)
    let split = Designator(bytes.span)
    #expect(split == nil)
  }
}
