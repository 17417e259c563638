import Glibc
import Testing

@testable import Templates

@Suite("What a path leads to")
struct PathTargetTests {
  @Test("a folder that cannot be listed to its end is not taken for an empty one")
  func unlisted() throws {
    // The system lists the networks of a program only while it runs.
    var program: pid_t = 0
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
    defer { for argument in arguments { free(argument) } }
    try #require(posix_spawnp(&program, "sleep", nil, nil, arguments, environ) == 0)
    let networks = open("/proc/\(program)/net", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(networks) }
    kill(program, SIGKILL)
    waitpid(program, nil, 0)
    try #require(networks >= 0)
    #expect(PathTarget.names(in: "/proc/self/fd/\(networks)") == nil)
  }
}
