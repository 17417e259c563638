/// What became of each file of the site while workers rendered them.
///
/// Every file belongs to one unit and every unit to one worker, so no two workers write the same
/// place; all is read only when the workers are done. That makes it safe without a lock.
final class Ledger: @unchecked Sendable {
  private let verdicts: UnsafeMutableBufferPointer<Verdict>
  private let entries: UnsafeMutableBufferPointer<Manifest.Entry>

  private let stamps: UnsafeMutableBufferPointer<UInt64>
  private let hidden: UnsafeMutableBufferPointer<Bool>
  private let inputHashes: UnsafeMutableBufferPointer<ContentHash?>

  init(count: Int, units: Int) {
    inputHashes = .allocate(capacity: units)
    inputHashes.initialize(repeating: nil)
    stamps = .allocate(capacity: count)
    stamps.initialize(repeating: 0)
    hidden = .allocate(capacity: count)
    hidden.initialize(repeating: false)
    verdicts = .allocate(capacity: count)
    verdicts.initialize(repeating: .notRendered)
    entries = .allocate(capacity: count)
    entries.initialize(repeating: Manifest.Entry(size: 0, hash: ContentHash(high: 0, low: 0)))
  }

  deinit {
    verdicts.deallocate()
    entries.deallocate()
    stamps.deallocate()
    hidden.deallocate()
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

  /// The stamp of what stands at a file's name, where that is left; else 0.
  func stamp(_ file: Int) -> UInt64 { stamps[file] }

  /// Whether a file that is left as it is must be opened to everyone.
  func isHidden(_ file: Int) -> Bool { hidden[file] }

  /// Notes what stands at the name of a file that is left as it is.
  func note(_ status: FileAttributes, file: Int) {
    stamps[file] = status.stamp
    hidden[file] = !status.isPublic
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
