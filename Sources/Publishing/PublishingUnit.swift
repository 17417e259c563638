/// Files that one worker renders together, for example a day's pages.
public struct PublishingUnit: Sendable {
  /// Everything that a unit's files are made from.
  public struct Inputs: Sendable {
    /// The unit's name, the same in every build: letters, digits and `-`.
    public let name: String
    /// Lends the inputs as bytes: equal bytes must mean equal files.
    public let bytes: @Sendable () -> [UInt8]

    /// Inputs by a name that stays.
    public init(name: String, bytes: @escaping @Sendable () -> [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The files, in the order in which `put` numbers them.
  public let files: [PlannedFile]
  /// What the files are made from; a unit whose inputs are those of the last build, and whose files
  /// stand as they were left, is not rendered again. Nil for a unit that is always rendered.
  public let inputs: Inputs?

  /// A piece of work for one worker.
  public init(files: [PlannedFile], inputs: Inputs? = nil) {
    self.files = files
    self.inputs = inputs
  }
}
