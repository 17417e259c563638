import Diagnostics

/// Puts a site's files into its destination so that a reader never meets a half.
///
/// Everything is rendered once, compared with what stands there, and staged beside it; only when
/// all of it is ready does the site change, in an order that keeps every link whole.
public struct Publisher: Sendable {
  /// Takes the finished bytes of a file of the unit, by its number in the unit. The bytes are only
  /// read until it returns.
  public typealias Put = (_ file: Int, _ bytes: UnsafeRawBufferPointer) throws(Report) -> Void

  /// Where and how.
  public let options: PublishingOptions
  var fileSystem = FileSystem()

  /// A publisher for one destination.
  public init(options: PublishingOptions) {
    self.options = options
  }

  /// Renders every unit at most once and brings the destination to what they say.
  ///
  /// When it throws, the site is as it was, but for a failure of the file system in the very last
  /// step; a note says so then, and the next build finishes the work.
  /// - Parameters:
  ///   - isCancelled: asked by any worker until the site begins to change, not after.
  ///   - progress: told by any worker how many files are done; numbers may overtake each other.
  ///   - render: called once for each unit whose inputs are not those of the last build, several at a
  ///     time; puts each file of the unit once.
  public func publish(
    _ units: [PublishingUnit],
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: (@Sendable (_ filesDone: Int) -> Void)? = nil,
    render: @Sendable (_ unit: Int, _ put: Put) throws(Report) -> Void
  ) throws(Report) -> PublishingOutcome {
    let plan = try SitePlan(units, options: options)
    let destination: Destination
    do throws(PublishingFailure) {
      destination = try Destination(options, fileSystem: fileSystem)
    } catch {
      throw error.report(options)
    }
    let staging: Staging
    do throws(Report) {
      staging = try prepare(plan, destination)
      try Workers(options: options, staging: staging)
        .run(isCancelled: isCancelled, progress: progress, render: render)
      if isCancelled() { throw PublishingProblem.interrupted.report(at: nil) }
    } catch {
      destination.retreat()
      throw error
    }
    return try commit(staging, destination)
  }

  private func prepare(
    _ plan: SitePlan,
    _ destination: Destination
  ) throws(Report) -> Staging {
    let records = try Records(destination)
    let shrunkenDays = try compareSchedule(with: records.manifest)
    let inspection = try Inspection(plan, records, destination)
    var staged: StagedFolders?
    if let folder = destination.records, !options.isDryRun {
      do throws(PublishingFailure) {
        try destination.emptyStaging()
      } catch {
        throw error.report(options)
      }
      staged = StagedFolders(inspection.folders, records: folder, fileSystem: fileSystem)
    }
    return Staging(
      plan: plan,
      records: records,
      inspection: inspection,
      staged: staged,
      fileSystem: fileSystem,
      isForced: options.isForced,
      ledger: Ledger(count: plan.count, units: plan.inputs.count),
      warnings: shrunkenDays + inspection.warnings
    )
  }

  /// Looks whether the schedule could be published where it is to be, beside what the last build had;
  /// gives what a build would warn of, and changes nothing.
  public func checkSchedule() throws(Report) -> [Diagnostic] {
    var options = options
    options.isDryRun = true
    let destination: Destination
    do throws(PublishingFailure) {
      destination = try Destination(options, fileSystem: fileSystem)
    } catch {
      throw error.report(options)
    }
    return try compareSchedule(with: Records(destination).manifest)
  }

  /// Gives what is told of the schedule beside that of the last build; throws why it must not be
  /// published.
  private func compareSchedule(with manifest: Manifest) throws(Report) -> [Diagnostic] {
    if !options.allowsEmpty, let problem = scheduleProblem(since: manifest) {
      throw problem.report(at: nil)
    }
    return try shrunkenDays(since: manifest)
  }

  /// Why the schedule must not be published, by itself or beside that of the last build.
  private func scheduleProblem(since manifest: Manifest) -> PublishingProblem? {
    ScheduleGuard.problem(options, last: manifest)
      ?? ScheduleGuard.lostDirection(
        flights: options.flights,
        arrivals: options.arrivals,
        last: manifest
      )
  }

  /// What is told of days that have lost their flights; thrown where that is to fail.
  private func shrunkenDays(since manifest: Manifest) throws(Report) -> [Diagnostic] {
    guard !options.allowsEmpty else { return [] }
    let days = ScheduleGuard.shrunkenDays(flights: options.flights, last: manifest.flights)
    let place = options.schedulePath.map { Location(path: $0) }
    var warnings = days.map { $0.diagnostic(at: place) }
    guard options.failsOnWarnings, !warnings.isEmpty else { return warnings }
    for index in warnings.indices { warnings[index].severity = .error }
    throw Report(warnings)
  }

  private func commit(
    _ staging: Staging,
    _ destination: Destination
  ) throws(Report) -> PublishingOutcome {
    let (inspection, ledger) = (staging.inspection, staging.ledger)
    var removed = inspection.doomed.count
    if let staged = staging.staged, let root = destination.root, let folder = destination.records {
      let commit = Commit(
        plan: staging.plan,
        records: staging.records,
        inspection: inspection,
        destination: destination,
        root: root,
        recordsFolder: folder,
        staged: staged,
        ledger: ledger
      )
      removed = try commit.run()
    }
    return PublishingOutcome(
      written: ledger.count(of: .created) + ledger.count(of: .replaced),
      unchanged: ledger.count(of: .unchanged),
      removed: removed,
      warnings: staging.warnings
    )
  }
}
