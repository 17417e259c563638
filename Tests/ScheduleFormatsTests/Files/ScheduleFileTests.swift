import Diagnostics
import Foundation
import ScheduleFormats
import Testing

@Suite("A schedule's file that cannot be read")
struct ScheduleFileTests {
  private static let named = Location(path: "site.yml", position: Position(line: 4, column: 11))

  @Test(
    "each kind of trouble has its words",
    arguments: [
      (.missing("a.csv"), "no such file 'a.csv'; paths are relative to site.yml"),
      (.isFolder("a"), "'a' is a folder; name the file in it"),
      (.notFile("a.csv", .pipe), "'a.csv' is a named pipe; name a file"),
      (.notFile("a.csv", .socket), "'a.csv' is a socket; name a file"),
      (.notFile("a.csv", .device), "'a.csv' is a device; name a file"),
      (
        .noPermission("a.csv"),
        "no permission to read 'a.csv'; make it readable for the user who builds"
      ),
      (.tooLarge("a.csv", limit: 512), "'a.csv' is larger than 512 MiB; is it a schedule?"),
      (
        .tooManyFiles("a", limit: 9),
        "'a' has more than 9 files; take away those of flights that are long gone"
      ),
      (
        .unreadable("a.csv", reason: "input/output error"),
        "'a.csv' cannot be read (input/output error); make it a readable file"
      ),
    ] as [(ScheduleFileProblem, String)]
  )
  func words(problem: ScheduleFileProblem, message: String) {
    #expect(problem.message == message)
  }

  @Test("every kind is among them")
  func complete() {
    let codes: [ScheduleFileProblem.Code] = [
      .missing, .isFolder, .notFile, .noPermission, .tooLarge, .tooManyFiles, .unreadable,
    ]
    #expect(codes == ScheduleFileProblem.Code.allCases)
  }

  @Test("a missing file, a folder and a loop of links are told where the configuration names them")
  func provoked() throws {
    let folder = NSTemporaryDirectory() + "schedule-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try #require(symlink("loop", "\(folder)/loop") == 0)
    let codes = ["\(folder)/none", folder, "\(folder)/none/x", "\(folder)/loop", "/dev/null"]
      .map { path in
        do throws(Report) {
          _ = try ScheduleFile.read(path, named: Self.named)
          return "nothing"
        } catch {
          let told = error.diagnostics[0]
          return "\(told.code) \(told.location?.description ?? "")"
        }
      }
    #expect(
      codes == [
        "ScheduleFileProblem.missing site.yml:4:11", "ScheduleFileProblem.isFolder site.yml:4:11",
        "ScheduleFileProblem.missing site.yml:4:11", "ScheduleFileProblem.unreadable site.yml:4:11",
        "ScheduleFileProblem.notFile site.yml:4:11",
      ]
    )
  }

  @Test("a larger file than any schedule is refused before it is read")
  func tooLarge() throws {
    let path = NSTemporaryDirectory() + "schedule-\(UUID().uuidString)"
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    try #require(descriptor >= 0)
    defer {
      close(descriptor)
      unlink(path)
    }
    // A file of nothing but a hole takes no space.
    try #require(ftruncate(descriptor, off_t(ScheduleFile.limit) + 1) == 0)
    do throws(Report) {
      _ = try ScheduleFile.read(path, named: Self.named)
      Issue.record("it was read")
    } catch {
      #expect(
        DiagnosticRenderer().render(error.diagnostics) == """
          site.yml:4:11: error: '\(path)' is larger than 512 MiB; is it a schedule?

          """
      )
    }
  }
}
