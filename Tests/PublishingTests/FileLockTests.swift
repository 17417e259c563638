import Glibc
import Testing

@testable import Publishing

@Suite("the hold on a file")
struct FileLockTests {
  @Test("ends with its owner, also where another process has the same open file for a moment")
  func release() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "lock")
    func opened() -> Descriptor { Descriptor(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)) }
    var lock: FileLock? = try FileLock(opened())
    let heir = Descriptor(dup(try #require(lock).file.number))
    #expect(throws: FileLock.Failure.self) { try FileLock(opened()) }
    lock = nil
    #expect(throws: Never.self) { try FileLock(opened()) }
    withExtendedLifetime(heir) {}
  }
}
