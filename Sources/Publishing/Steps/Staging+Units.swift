extension Staging {
  /// Notes what a unit is made from; whether its inputs are those of the last build and all its files
  /// stand as that build left them, which is noted as well. Then nothing of it need be rendered.
  func isSettled(_ unit: Int) -> Bool {
    guard let inputs = plan.inputs[unit] else { return false }
    let hash = inputs.bytes().withUnsafeBytes { ContentHash(of: $0) }
    ledger.note(hash, unit: unit)
    guard !isForced, records.manifest.units[inputs.name] == hash else { return false }
    let files = plan.unitStarts[unit]..<plan.unitStarts[unit + 1]
    let entries = files.map(settledEntry)
    guard entries.allSatisfy({ $0 != nil }) else { return false }
    for case (let file, let entry?) in zip(files, entries) {
      ledger.note(.unchanged, entry, file: file)
    }
    return true
  }

  /// The manifest's entry of a file that stands as the last build left it. Anything else, also what
  /// cannot be looked at, is for rendering to find out about.
  private func settledEntry(_ file: Int) -> Manifest.Entry? {
    let known = inspection.known[file]
    let folder = plan.folderOfFile[file]
    guard let record = known.record, !known.isClaimed, inspection.folders.exists[folder] else {
      return nil
    }
    let entry = records.manifest.entries[record]
    do throws(PublishingFailure) {
      let descriptor = try inspection.folders.existing(folder)
      return try plan.names.withCString(file, from: plan.lastPartOfFile[file]) {
        (name) throws(PublishingFailure) in
        let status = try FileSystem.status(of: name, in: descriptor.number, plan.names[file])
        guard let status, status.kind.problemInPlaceOfFile == nil, status.size == entry.size,
          canStay(status)
        else { return nil }
        // Only where something was done to the file are its bytes worth a look.
        if records.seen[record] != status.stamp {
          let hash = try FileSystem.hash(name, in: descriptor.number, plan.names[file])
          guard hash == entry.hash else { return nil }
        }
        ledger.note(status, file: file)
        return entry
      }
    } catch {
      return nil
    }
  }
}
