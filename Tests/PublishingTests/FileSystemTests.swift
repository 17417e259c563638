import Glibc
import Testing

@testable import Publishing

@Suite("Calls of the system")
struct FileSystemTests {
  private func mode(of name: String, in folder: TemporaryFolder) -> mode_t? {
    var status = stat()
    guard stat(folder.path(of: name), &status) == 0 else { return nil }
    return status.st_mode & 0o7777
  }

  @Test(
    "what is closed is opened to everyone, and stays open to whom it was",
    arguments: [
      (0o600, 0o644), (0o660, 0o664), (0o700, 0o744), (0, 0o644),
    ] as [(mode_t, mode_t)]
  )
  func publish(closed: mode_t, open: mode_t) throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a")
    #expect(chmod(folder.path(of: "a"), closed) == 0)
    try FileSystem().publish(folder.path(of: "a"), in: AT_FDCWD, "a")
    #expect(mode(of: "a", in: folder) == open)
  }

  @Test("what a link leads to is not opened to everyone")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "secret")
    #expect(chmod(folder.path(of: "secret"), 0o600) == 0)
    try folder.link("a", to: "secret")
    var failure: PublishingFailure?
    do throws(PublishingFailure) {
      try FileSystem().publish(folder.path(of: "a"), in: AT_FDCWD, "a")
    } catch {
      failure = error
    }
    #expect(failure?.problem.code == .symbolicLink)
    #expect(mode(of: "secret", in: folder) == 0o600)
  }

  @Test("a folder that cannot be listed to its end is not taken for an empty one")
  func unlisted() throws {
    // The system lists the networks of a program only while it runs.
    var program: pid_t = 0
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
    defer { for argument in arguments { free(argument) } }
    try #require(posix_spawnp(&program, "sleep", nil, nil, arguments, environ) == 0)
    let networks = Descriptor(open("/proc/\(program)/net", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    kill(program, SIGKILL)
    waitpid(program, nil, 0)
    try #require(networks.number >= 0)
    var failure: PublishingFailure?
    do throws(PublishingFailure) {
      _ = try FileSystem.names(in: networks.number, "a")
    } catch {
      failure = error
    }
    #expect(failure?.number == EINVAL)
    #expect(failure?.name == "a")
  }
}
