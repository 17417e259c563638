import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("A file of which nothing can be guessed")
struct CSVGuessRefusalTests {
  @Test(
    "is told for what it is",
    arguments: [
      (
        "", "a.csv: error: the file is empty; it needs a header row and a row for each flight\n"
      ),
      (
        "a,b\n",
        "a.csv: error: the schedule has a header and no flight; look at what wrote it, "
          + "or if there are no flights, build with --allow-empty\n"
      ),
      ("{\"a\": 1}", "a.csv: error: this is JSON, not CSV; look at where the file comes from\n"),
      (
        "{\\rtf1\\ansi Flight;Time\\par}",
        "a.csv: error: this is an RTF document, not CSV; look at where the file comes from\n"
      ),
      (
        "one\ntwo\nthree\n",
        "a.csv: error: this is no table: no comma, semicolon, tab or vertical bar cuts its lines into "
          + "as many fields; look at where the file comes from\n"
      ),
      (
        "RL,618,2026\nRL,619,2026\n",
        """
        a.csv:1:1: error: no row names the columns: the first one holds values, or a name twice; put \
        a row of names before it
          RL,618,2026
          ^

        """
      ),
      (
        """
        Dear colleague,
        please find attached the plan for tomorrow, as agreed by phone.
        The morning has not changed, but the evening is an hour later.
        Kind regards, Operations

        """,
        """
        a.csv:2:1: error: this is no table of flights: no column from here on is known by its name \
        or by what it holds; look at where the file comes from, or give its columns the names of the \
        canonical CSV
          please find attached the plan for tomorrow, as agreed by phone.
          ^

        """
      ),
      (
        """
        Date,Arr Flight,From,STA,Dep Flight,To,STD
        11/30/2026,AS 2211,SEA,08:15,AS 2212,SEA,09:00

        """,
        """
        a.csv:1:26: error: each row has two flights, in 'Arr Flight' and 'Dep Flight'; a row must be \
        one flight: have arrivals and departures written as rows of their own
          Date,Arr Flight,From,STA,Dep Flight,To,STD
                                   ^

        """
      ),
      (
        """
        ARRIVALS
        Flight,From,Sched,Status
        BE 401,BHX,08:10,Landed
        DEPARTURES
        Flight,To,Sched,Status
        BE 402,BHX,08:40,Boarding

        """,
        """
        a.csv:5:1: error: a second table begins here; have all flights written as one, with a column \
        for the direction
          Flight,To,Sched,Status
          ^

        """
      ),
    ]
  )
  func nothing(text: String, told: String) {
    do {
      _ = try CSVGuess(SourceText(path: "a.csv", text: text), airport: nil, zone: nil)
      Issue.record("something was guessed")
    } catch {
      #expect(DiagnosticRenderer().render(error.diagnostics) == told)
    }
  }

  @Test("every reason has been told")
  func complete() {
    #expect(
      GuessProblem.Code.allCases
        == [.noTable, .noHeader, .noKnownColumn, .twoFlights, .twoTables]
    )
  }
}
