import Diagnostics
import Testing

@Suite("What a mistake tells of")
struct ProblemTests {
  private enum Odd: Problem {
    case first, second

    enum Code: String, CaseIterable { case first, second }

    var code: Code { self == .first ? .first : .second }
    var message: String { "odd; make it even" }
  }

  /// Its name begins as that of the other does.
  private enum OddOnes: Problem {
    case first

    enum Code: String, CaseIterable { case first }

    var code: Code { .first }
    var message: String { "odd; make it even" }
  }

  @Test("is asked for by its kind of problem and its case")
  func tells() {
    let report = Report([OddOnes.first.diagnostic(at: nil), Odd.second.diagnostic(at: nil)])
    #expect(report.tells(of: Odd.self))
    #expect(report.tells(.second, of: Odd.self))
    #expect(!report.tells(.first, of: Odd.self))
    #expect(report.tells(.first, of: OddOnes.self))
    #expect(!Odd.second.report(at: nil).tells(of: OddOnes.self))
    #expect(!OddOnes.first.report(at: nil).tells(of: Odd.self))
  }
}
