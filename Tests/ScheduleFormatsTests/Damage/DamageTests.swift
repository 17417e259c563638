import Diagnostics
import Foundation
import Testing

/// Damaged files of all formats. `FUZZ_INPUTS` in the environment is how many inputs each reader is
/// tried with; a few hundred where it is not there. What is no reader of schedules has a quarter.
@Suite("Damaged files")
struct DamageTests {
  private static let inputs =
    ProcessInfo.processInfo.environment["FUZZ_INPUTS"].flatMap { Int($0) } ?? 200
  /// Parts that are tried side by side.
  private static let parts = 2

  @Test("every sample can be read as it is", arguments: DamageTarget.all)
  func whole(target: DamageTarget) throws {
    let read = try target.start()
    for (sample, bytes) in target.samples.enumerated() {
      let outcome = try read(.init(sample: sample, bytes: bytes, round: 0))
      #expect(outcome.isBuilt)
      #expect(outcome.fault == nil)
    }
  }

  @Test(
    "no damage makes a reader stumble, and each that cannot be read is told with its place",
    arguments: DamageTarget.all,
    0..<parts
  )
  func damaged(target: DamageTarget, part: Int) throws {
    var damage = Damage(
      numbers: SeededNumbers(seed: part),
      pieces: target.pieces.map { Array($0.utf8) },
      span: target.span
    )
    let read = try target.start()
    let rounds = max(1, Self.inputs / Self.parts / (target.isReader ? 1 : 4))
    var built = 0
    for round in 0..<rounds {
      let sample = damage.numbers.below(target.samples.count)
      let bytes = damage.damaged(target.samples[sample])
      let outcome = try read(.init(sample: sample, bytes: bytes, round: round))
      if outcome.isBuilt { built += 1 }
      guard let fault = outcome.fault ?? Self.fault(in: outcome.diagnostics, round) else {
        continue
      }
      let file = Data(bytes).base64EncodedString()
      Issue.record("\(target.name), sample \(sample), round \(round): \(fault): \(file)")
    }
    #expect(built * 10 >= rounds * target.leastTenths, "\(built) of \(rounds) could be read")
    print("fuzz: \(target.name): \(built) of \(rounds) could be read")
  }

  /// What is wrong with messages; of some of them how they are shown is tried, too.
  static func fault(in diagnostics: [Diagnostic], _ round: Int) -> String? {
    for diagnostic in diagnostics where diagnostic.location == nil || diagnostic.message.isEmpty {
      return "a message without a place or a word: '\(diagnostic.message)'"
    }
    guard round % 8 == 0, !diagnostics.isEmpty else { return nil }
    return DiagnosticRenderer().render(diagnostics).isEmpty ? "messages that are not shown" : nil
  }
}
