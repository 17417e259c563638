import Basics
import Foundation
import Testing

@Suite("A file's bytes")
struct FileBytesTests {
  /// Does work with a folder that is gone afterwards.
  private func withFolder(_ work: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "bytes-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try work(folder)
  }

  private func failure(_ path: String, isRegular: Bool = false) -> FileBytes.Failure? {
    do throws(FileBytes.Failure) {
      _ = try FileBytes.read(path, limit: 10, isRegular: isRegular)
      return nil
    } catch {
      return error
    }
  }

  @Test("all of them are read, up to the limit", arguments: [0, 1, 9, 10])
  func reads(count: Int) throws {
    try withFolder { folder in
      let bytes = (0..<count).map { UInt8($0) }
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/a"))
      #expect(try FileBytes.read("\(folder)/a", limit: 10, isRegular: true) == bytes)
    }
  }

  @Test("all of them are written, or the system's reason is told")
  func writes() throws {
    try withFolder { folder in
      let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
      for (path, failure) in [("\(folder)/a", 0), ("/dev/full", ENOSPC)] as [(String, Int32)] {
        let file = open(path, O_WRONLY | O_CREAT, 0o644)
        defer { close(file) }
        let told = bytes.withUnsafeBytes { FileBytes.write($0, to: file) }
        #expect(told == failure)
        #expect(FileBytes.write(UnsafeRawBufferPointer(start: nil, count: 0), to: file) == 0)
      }
      let read = try FileBytes.read("\(folder)/a", limit: bytes.count)
      #expect(read == bytes)
    }
  }

  @Test("the first of them are read, or all where there are fewer", arguments: [0, 1, 4, 5])
  func head(count: Int) throws {
    try withFolder { folder in
      let bytes = (0..<count).map { UInt8($0) }
      try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/a"))
      #expect(try FileBytes.head("\(folder)/a", count: 4) == Array(bytes.prefix(4)))
      #expect(throws: FileBytes.Failure.isFolder) { try FileBytes.head(folder, count: 4) }
      #expect(throws: FileBytes.Failure.missing) { try FileBytes.head("\(folder)/b", count: 4) }
    }
  }

  @Test("what is not read says why")
  func refuses() throws {
    try withFolder { folder in
      try Data(count: 11).write(to: URL(fileURLWithPath: "\(folder)/large"))
      try #require(symlink("loop", "\(folder)/loop") == 0)
      try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(failure("\(folder)/none") == .missing)
      #expect(failure("\(folder)/large/x") == .missing)
      #expect(failure(folder) == .isFolder)
      #expect(failure("\(folder)/large") == .tooLarge)
      #expect(failure("\(folder)/loop") == .unreadable(reason: "a circle of links"))
      #expect(failure("\(folder)/pipe", isRegular: true) == .notRegular(mode: 0o10600))
      #expect(failure("/dev/zero") == .tooLarge)
      #expect(failure("/dev/null") == nil)
    }
  }
}
