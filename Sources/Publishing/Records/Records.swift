import Diagnostics

/// What earlier builds left about themselves.
struct Records: Sendable {
  let manifest: Manifest
  /// Whether a build has ever been finished here.
  let hasManifest: Bool
  /// Stands only where a build was killed while it changed the site.
  let claim: Claim?
  /// How the manifest's files looked.
  let seen: Seen
  /// The hash of the manifest as it is kept; nil where there is none.
  let manifestHash: ContentHash?
  /// What was mended.
  let warnings: [Diagnostic]

  /// Reads the records; nothing where there are none.
  init(_ destination: Destination) throws(Report) {
    var mended: Manifest?
    var hash: ContentHash?
    let manifest = try Self.read(Manifest.fileName, destination) {
      (bytes) throws(RecordReader.Flaw) -> Manifest? in
      do throws(RecordReader.Flaw) {
        let manifest = try Manifest(reading: bytes)
        hash = ContentHash(of: UnsafeRawBufferPointer(bytes))
        return manifest
      } catch {
        guard case .damaged = error, let salvaged = Manifest(salvaging: bytes) else { throw error }
        mended = salvaged
        return nil
      }
    }
    var claim = try Self.read(Claim.fileName, destination) { (bytes) throws(RecordReader.Flaw) in
      try Claim(reading: bytes)
    }
    if let mended {
      // What these names hold is not known: so it is with a claim.
      var names = claim?.names ?? SiteNames(minimumCapacity: mended.names.count)
      for index in 0..<mended.names.count { mended.names.withName(index) { _ = names.insert($0) } }
      claim = Claim(names: names)
      let place = "\(Destination.recordsName)/\(Manifest.fileName)"
      warnings = [PublishingFailure(.mendedRecord, at: place).diagnostic(destination.options)]
    } else {
      warnings = []
    }
    self.claim = claim
    let found = manifest.flatMap(\.self)
    hasManifest = found != nil
    self.manifest =
      found
      ?? Manifest(
        flights: mended?.flights ?? [:],
        arrivals: mended?.arrivals ?? [:],
        hours: mended?.hours ?? [:]
      )
    manifestHash = hash
    seen = Self.seen(hash, count: found?.names.count ?? 0, destination)
  }

  /// Whatever keeps it from being read, the files are read instead.
  private static func seen(
    _ manifest: ContentHash?,
    count: Int,
    _ destination: Destination
  ) -> Seen {
    guard let manifest, let records = destination.records,
      let bytes = try? FileSystem.read(Seen.fileName, in: records.number, Seen.fileName)
    else { return Seen() }
    return Seen(reading: bytes, manifest: manifest, count: count)
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
    do throws(PublishingFailure) {
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
