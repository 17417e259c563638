import Schedule
import ScheduleFormats
import Testing

@Suite("A flight's name, as people write it")
struct FlightNameTests {
  @Test(
    "is the same in every spelling",
    arguments: ["RL 618", "rl618", "RL0618", " RL-618 ", "RL 00618", "rl 618"]
  )
  func spellings(text: String) {
    #expect(FlightName(text) == FlightName(airline: "RL", number: "618"))
  }

  @Test(
    "is another for another flight",
    arguments: ["RL 6180", "RL 618A", "R 618", "RLX 618", "618", ""]
  )
  func others(text: String) {
    #expect(FlightName(text) != FlightName(airline: "RL", number: "618"))
  }

  @Test("codes with a figure, codes of three, suffixes")
  func forms() {
    #expect(FlightName("4u460") == FlightName(airline: "4U", number: "0460"))
    #expect(FlightName("TST001") == FlightName(airline: "TST", number: "1"))
    #expect(FlightName("BA 9137c") == FlightName(airline: "BA", number: "9137C"))
  }

  @Test("every kind of problem of what is set by hand is told in the command's tests")
  func problems() {
    #expect(HandUpdateProblem.Code.allCases == [.damaged, .unknownFlight])
  }
}
