/// Bytes that come one piece after the other, of a file or of what is packed in one.
protocol ByteStream: AnyObject {
  /// Fills a buffer from its start; the number of bytes that were put there, zero at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackedFileProblem) -> Int
}

extension ByteStream {
  /// All bytes. `expected` is how many there are as far as is known, at most `limit` of them.
  func all(
    expected: Int,
    limit: Int,
    tooLarge: PackedFileProblem
  ) throws(PackedFileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(max(expected, 0), limit))
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try read(into: &piece)
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw tooLarge }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  /// Fills an array from its start, as far as it is long.
  func read(into bytes: inout [UInt8], from start: Int = 0) throws(PackedFileProblem) -> Int {
    try withUnsafeBytes(of: &bytes, from: start)
  }

  private func withUnsafeBytes(
    of bytes: inout [UInt8],
    from start: Int
  ) throws(PackedFileProblem) -> Int {
    // A closure that throws would lose the error's type.
    var outcome: Result<Int, PackedFileProblem> = .success(0)
    bytes.withUnsafeMutableBytes { buffer in
      do throws(PackedFileProblem) {
        let count = try read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[start...]))
        outcome = .success(count)
      } catch {
        outcome = .failure(error)
      }
    }
    return try outcome.get()
  }
}
