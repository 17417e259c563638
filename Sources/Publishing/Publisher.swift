import Diagnostics

/// Puts a site's files into its destination so that a reader never meets a half.
public struct Publisher: Sendable {
  /// Takes the finished bytes of a file of the unit, by its number in the unit. The bytes are only
  /// read until it returns.
  public typealias Put = (_ file: Int, _ bytes: UnsafeRawBufferPointer) throws(Report) -> Void

  /// Where and how.
  public let options: PublishingOptions

  /// A publisher for one destination.
  public init(options: PublishingOptions) {
    self.options = options
  }

  /// Renders every unit once and brings the destination to what they say.
  ///
  /// - Parameters:
  ///   - isCancelled: asked often until the site begins to change, not after.
  ///   - progress: told by any worker how many files are done.
  ///   - render: called once for each unit, several at a time; puts each file of the unit once.
  public func publish(
    _ units: [PublishingUnit],
    isCancelled: @Sendable () -> Bool = { false },
    progress: (@Sendable (_ filesDone: Int) -> Void)? = nil,
    render: @Sendable (_ unit: Int, _ put: Put) throws(Report) -> Void
  ) throws(Report) -> PublishingOutcome {
    throw PublishingProblem.interrupted.report(at: nil)
  }
}
