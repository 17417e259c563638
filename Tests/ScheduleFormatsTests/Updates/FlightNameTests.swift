import Schedule
import Testing

@testable import ScheduleFormats

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

  @Test("a season file's packed names are the same and differ where these do")
  func packed() throws {
    let names = [
      "RL618", "rl618", "RL0618", "RL 618", "RL618A", "RL0618a", "RL6180", "R1618", "RLX618",
      "4U0460", "4U460", "TST001", "TST1", "TST1W", "RL00000", "RL0",
    ]
    func key(_ text: String) throws -> SSIMFlightKey {
      let bytes = Array(text.utf8)
      let designator = Designator(bytes.span)
      let split = try #require(designator)
      return try #require(SSIMFlightKey(airline: split.airline, number: split.number, in: bytes))
    }
    for name in names {
      for other in names {
        #expect((FlightName(name) == FlightName(other)) == (try key(name) == key(other)))
      }
    }
  }

  @Test("every kind of problem of what is set by hand is told in the command's tests")
  func problems() {
    #expect(HandUpdateProblem.Code.allCases == [.foreign, .damaged, .unknownFlight, .timeToCome])
  }
}
