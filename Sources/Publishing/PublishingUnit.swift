/// Files that one worker renders together, for example a day's three boards.
public struct PublishingUnit: Sendable {
  /// The files, in the order in which `put` numbers them.
  public let files: [PlannedFile]

  /// A piece of work for one worker.
  public init(files: [PlannedFile]) {
    self.files = files
  }
}
