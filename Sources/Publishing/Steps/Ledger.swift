/// What became of each file of the site while workers rendered them.
///
/// Every file belongs to one unit and every unit to one worker, so no two workers write the same
/// place; all is read only when the workers are done. That makes it safe without a lock.
final class Ledger: @unchecked Sendable {
  private let verdicts: UnsafeMutableBufferPointer<Verdict>
  private let entries: UnsafeMutableBufferPointer<Manifest.Entry>

  private let inputHashes: UnsafeMutableBufferPointer<ContentHash?>

  init(count: Int, units: Int) {
    inputHashes = .allocate(capacity: units)
    inputHashes.initialize(repeating: nil)
    verdicts = .allocate(capacity: count)
    verdicts.initialize(repeating: .notRendered)
    entries = .allocate(capacity: count)
    entries.initialize(repeating: Manifest.Entry(size: 0, hash: ContentHash(high: 0, low: 0)))
  }

  deinit {
    verdicts.deallocate()
    entries.deallocate()
    inputHashes.deallocate()
  }

  /// What is done with a file.
  subscript(file: Int) -> Verdict { verdicts[file] }

  /// What a file holds now.
  func entry(_ file: Int) -> Manifest.Entry { entries[file] }

  /// Notes what is done with a file, and what it will hold.
  func note(_ verdict: Verdict, _ entry: Manifest.Entry, file: Int) {
    verdicts[file] = verdict
    entries[file] = entry
  }

  /// The hash of a unit's inputs, where it has any.
  func inputHash(ofUnit unit: Int) -> ContentHash? { inputHashes[unit] }

  /// Notes what a unit is made from.
  func note(_ inputHash: ContentHash, unit: Int) {
    inputHashes[unit] = inputHash
  }

  /// How many files have a verdict.
  func count(of verdict: Verdict) -> Int {
    verdicts.reduce(0) { $0 + ($1 == verdict ? 1 : 0) }
  }
}
