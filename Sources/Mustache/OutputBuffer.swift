/// Where pages are rendered: bytes that grow, and whose memory is kept from page to page.
///
/// Each thread that renders has its own.
public struct OutputBuffer: ~Copyable, @unchecked Sendable {
  // Unchecked, because the memory is this value's alone: it cannot be copied.
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int

  /// How many bytes have been written.
  public private(set) var count = 0

  /// An empty buffer with memory for as many bytes.
  public init(capacity: Int = 1 << 16) {
    self.capacity = max(capacity, 64)
    memory = .allocate(capacity: self.capacity)
  }

  deinit {
    memory.deallocate()
  }

  /// What has been written, copied.
  public var bytes: [UInt8] {
    withUnsafeBytes { Array($0) }
  }

  /// What has been written, as text.
  public var text: String {
    withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// Lends what has been written.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// Forgets what has been written and keeps the memory.
  public mutating func removeAll() {
    count = 0
  }

  /// Writes bytes as they are.
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(start, count: bytes.count)
  }

  /// Writes bytes as they are.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Writes one byte as it is.
  public mutating func append(byte: UInt8) {
    reserve(1)
    memory[count] = byte
    count += 1
  }

  /// Writes a text in UTF-8 as it is.
  public mutating func append(_ text: String) {
    text.withUTF8Bytes { append($0) }
  }

  /// Writes a whole number in decimal.
  public mutating func append(_ number: Int) {
    reserve(20)
    var rest = number.magnitude
    var digits = 1
    var limit: UInt = 10
    while rest >= limit {
      digits += 1
      let (next, isOver) = limit.multipliedReportingOverflow(by: 10)
      if isOver { break }
      limit = next
    }
    if number < 0 {
      memory[count] = UInt8(ascii: "-")
      count += 1
    }
    var position = count + digits
    count = position
    repeat {
      position -= 1
      memory[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  @inline(__always)
  mutating func append(_ start: UnsafePointer<UInt8>, count length: Int) {
    reserve(length)
    (memory + count).update(from: start, count: length)
    count += length
  }

  @inline(__always)
  private mutating func reserve(_ length: Int) {
    if capacity - count < length { grow(by: length) }
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let larger = max(capacity * 2, count + length)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: memory, count: count)
    memory.deallocate()
    memory = moved
    capacity = larger
  }
}
