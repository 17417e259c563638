import Diagnostics
import Dispatch
import Synchronization

/// Renders all units, several at a time.
final class Workers: Sendable {
  private let options: PublishingOptions
  private let staging: Staging
  private let nextUnit = Atomic<Int>(0)
  private let filesDone = Atomic<Int>(0)
  private let isStopped = Atomic<Bool>(false)
  private let failures = Mutex<[Failure]>([])

  private struct Failure: Sendable {
    let unit: Int
    let report: Report
    /// Whether nothing that follows can succeed either, as on a full disk.
    let isFinal: Bool
  }

  init(options: PublishingOptions, staging: Staging) {
    self.options = options
    self.staging = staging
  }

  /// Renders each unit that is not as the last build left it. Mistakes in templates and data are
  /// collected from all units, so that one build tells all of them; a failed call of the system or a
  /// cancellation stops every worker.
  func run(
    isCancelled: @escaping @Sendable () -> Bool,
    progress: (@Sendable (Int) -> Void)?,
    render: @Sendable (_ unit: Int, _ put: Publisher.Put) throws(Report) -> Void
  ) throws(Report) {
    let count = staging.plan.unitStarts.count - 1
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.workers, count))) { _ in
      while !isStopped.load(ordering: .relaxed) {
        let unit = nextUnit.add(1, ordering: .relaxed).oldValue
        guard unit < count else { return }
        run(unit, isCancelled, render)
        let files = staging.plan.unitStarts[unit + 1] - staging.plan.unitStarts[unit]
        let done = filesDone.add(files, ordering: .relaxed).newValue
        progress?(done)
      }
    }
    try throwFailures()
  }

  private func run(
    _ unit: Int,
    _ isCancelled: @escaping @Sendable () -> Bool,
    _ render: @Sendable (_ unit: Int, _ put: Publisher.Put) throws(Report) -> Void
  ) {
    var stop: Report?
    do throws(Report) {
      guard !isCancelled() else {
        return fail(unit, PublishingProblem.interrupted.report(at: nil), isFinal: true)
      }
      if staging.isSettled(unit) { return }
      let files = staging.plan.unitStarts[unit]..<staging.plan.unitStarts[unit + 1]
      try render(unit) { (file, bytes) throws(Report) in
        do throws(PublishingFailure) {
          if isCancelled() { throw PublishingFailure(.interrupted, at: "") }
          // Of another unit's file two workers would write at once.
          guard 0..<files.count ~= file else {
            throw PublishingFailure(.notPlanned(file: file, count: files.count), at: "")
          }
          try staging.take(files.lowerBound + file, bytes)
        } catch {
          let report =
            error.name.isEmpty ? error.problem.report(at: nil) : error.report(options)
          stop = report
          throw report
        }
      }
    } catch {
      // The renderer may have added notes of its own to what stopped it, or have gone on without.
      return fail(unit, error, isFinal: stop != nil)
    }
    if let stop { fail(unit, stop, isFinal: true) }
  }

  private func fail(_ unit: Int, _ report: Report, isFinal: Bool) {
    failures.withLock { $0.append(Failure(unit: unit, report: report, isFinal: isFinal)) }
    if isFinal { isStopped.store(true, ordering: .relaxed) }
  }

  private func throwFailures() throws(Report) {
    let failures = failures.withLock { $0 }.sorted { $0.unit < $1.unit }
    if let interruption = failures.first(where: { $0.report.saysInterrupted }) {
      throw interruption.report
    }
    let final = failures.filter(\.isFinal)
    let told = final.isEmpty ? failures : final
    guard told.isEmpty else { throw Report(told.flatMap(\.report.diagnostics)) }
    let missing = (0..<staging.plan.count).filter { staging.ledger[$0] == .notRendered }
    guard missing.isEmpty else {
      throw Report(
        missing.map {
          PublishingProblem.notRendered(name: staging.plan.names[$0]).diagnostic(at: nil)
        }
      )
    }
  }
}
