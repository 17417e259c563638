import Diagnostics

/// What earlier builds left about themselves.
struct Records: Sendable {
  let manifest: Manifest
  /// Whether a build has ever been finished here.
  let hasManifest: Bool
  /// Stands only where a build was killed while it changed the site.
  let claim: Claim?

  /// Reads the records; nothing where there are none.
  init(_ destination: Destination) throws(Report) {
    let manifest = try Self.read(Manifest.fileName, destination) {
      (bytes) throws(RecordReader.Flaw) in
      try Manifest(reading: bytes)
    }
    claim = try Self.read(Claim.fileName, destination) { (bytes) throws(RecordReader.Flaw) in
      try Claim(reading: bytes)
    }
    hasManifest = manifest != nil
    self.manifest = manifest ?? Manifest()
  }

  private static func read<Record>(
    _ fileName: String,
    _ destination: Destination,
    _ parse: (UnsafeBufferPointer<UInt8>) throws(RecordReader.Flaw) -> Record
  ) throws(Report) -> Record? {
    let options = destination.options
    let name = "\(Destination.recordsName)/\(fileName)"
    guard let records = destination.records else { return nil }
    let bytes: [UInt8]
    do throws(PlacedProblem) {
      guard let read = try FileSystem.read(fileName, in: records.number, name) else { return nil }
      bytes = read
    } catch {
      throw error.report(options)
    }
    do throws(RecordReader.Flaw) {
      return try bytes.withUnsafeBufferPointer { (bytes) throws(RecordReader.Flaw) in
        try parse(bytes)
      }
    } catch {
      switch error {
      case .newer(let version):
        throw PublishingProblem.newerRecord(version: version)
          .report(at: options.location(of: name, position: Position(line: 1, column: 1)))
      case .damaged(let line):
        throw PublishingProblem.damagedRecord(destination: options.displayPath)
          .report(at: options.location(of: name, position: Position(line: line, column: 1)))
      }
    }
  }
}
