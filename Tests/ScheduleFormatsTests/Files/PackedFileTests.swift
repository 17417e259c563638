import Diagnostics
import Testing

@testable import ScheduleFormats

@Suite("Packed files")
struct PackedFileTests {
  /// A packed file and what is told about it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let code: PackedFileProblem.Code
    var entry = ""
    let bytes: @Sendable () throws -> [UInt8]
    let told: String

    var testDescription: String { name }

    init(
      _ name: String,
      _ code: PackedFileProblem.Code,
      entry: String = "",
      told: String,
      _ bytes: @escaping @Sendable () throws -> [UInt8]
    ) {
      self.name = name
      self.code = code
      self.entry = entry
      self.bytes = bytes
      self.told = told
    }
  }

  private static let named = Location(path: "site.yml", position: Position(line: 4, column: 11))
  private static let text = Array("direction,airline\nA,RL\n".utf8)

  /// Reads a file called `x` in messages: its path and text, or what is told.
  private static func read(_ bytes: [UInt8], entry: String = "") throws -> String {
    let folder = try TestFolder()
    let place = try folder.add(bytes, to: "x")
    do throws(Report) {
      let source = try ScheduleFile.read("x" + entry, at: place + entry, named: named)
      return "\(source.path): \(String(decoding: source.bytes, as: UTF8.self))"
    } catch {
      return DiagnosticRenderer().render(error.diagnostics)
    }
  }

  @Test("a gzip file is read as what is in it, of one member or several, empty or large")
  func gzip() throws {
    let text = String(decoding: Self.text, as: UTF8.self)
    #expect(try Self.read(Packing.gzip(Self.text)) == "x: \(text)")
    let members = try Packing.gzip(Self.text) + Packing.gzip([]) + Packing.gzip(Self.text)
    #expect(try Self.read(members) == "x: \(text)\(text)")
    #expect(try Self.read(Packing.gzip([])) == "x: ")
    let large = [UInt8](repeating: UInt8(ascii: "a"), count: 3_000_001)
    #expect(try Self.read(Packing.gzip(large)).utf8.count == 3 + large.count)
  }

  @Test("a zip file with one file is read as that, packed or not")
  func zip() throws {
    let text = String(decoding: Self.text, as: UTF8.self)
    var file = Packing.File("out/plan.csv", Self.text)
    #expect(try Self.read(Packing.zip([file])) == "x/out/plan.csv: \(text)")
    file.method = 0
    #expect(try Self.read(Packing.zip([file])) == "x/out/plan.csv: \(text)")
    let others = [Packing.File("out/", []), file, Packing.File("__MACOSX/out/._plan.csv", [0])]
    #expect(try Self.read(Packing.zip(others)) == "x/out/plan.csv: \(text)")
  }

  @Test("of a zip file with several the path says which")
  func entries() throws {
    let archive = try Packing.zip([.init("a.csv", text: "a"), .init("b/c.csv", text: "c")])
    #expect(try Self.read(archive, entry: "/a.csv") == "x/a.csv: a")
    #expect(try Self.read(archive, entry: "/b/c.csv") == "x/b/c.csv: c")
  }

  @Test("a path into what is no archive leads nowhere")
  func noArchive() throws {
    let told = "site.yml:4:11: error: no such file 'x/a.csv'; paths are relative to site.yml\n"
    #expect(try Self.read(Self.text, entry: "/a.csv") == told)
    #expect(try Self.read(Packing.gzip(Self.text), entry: "/a.csv") == told)
  }

  @Test("the file that stands for a path into an archive is the archive")
  func onDisk() throws {
    let folder = try TestFolder()
    let place = try folder.add(Packing.zip([.init("a/b.csv", text: "a")]), to: "x.zip")
    #expect(ScheduleFile.onDisk("\(place)/a/b.csv") == place)
    #expect(ScheduleFile.onDisk(place) == place)
    #expect(ScheduleFile.onDisk("\(folder.path)/none/b.csv") == "\(folder.path)/none/b.csv")
  }

  @Test("what cannot be unpacked is named for what it is", arguments: cases)
  func told(example: Case) throws {
    let told = try Self.read(example.bytes(), entry: example.entry)
    #expect(told == "site.yml:4:11: error: \(example.told)\n")
  }

  @Test("every kind of problem has been told")
  func complete() {
    let codes = Set(Self.cases.map(\.code)).union([.unreadable])
    #expect(codes == Set(PackedFileProblem.Code.allCases))
    // That a file cannot be read any more when it was open a moment before needs a broken disk.
    #expect(
      PackedFileProblem.unreadable("x", reason: "input/output error").message
        == "'x' cannot be read (input/output error); make it a readable file"
    )
  }

  @Test("a file that unpacks to anything but a text is named, too")
  func inside() throws {
    var tar = [UInt8](repeating: 0, count: 512)
    tar.replaceSubrange(257..<262, with: "ustar".utf8)
    let folder = try TestFolder()
    let place = try folder.add(Packing.gzip(tar), to: "x")
    let source = try ScheduleFile.read("x", at: place, named: Self.named)
    let reading = try Reading(bytes: source.bytes)
    #expect(
      reading.told
        == "schedule.csv: error: this is a tar archive, not CSV; look at where the file comes from\n"
    )
  }

  @Test("no cut and no changed byte makes unpacking stumble, and none goes unseen")
  func damaged() throws {
    for archive in [try Packing.gzip(text), try Packing.zip([.init("a.csv", text)])] {
      for end in 4..<archive.count {
        let told = try Self.read(Array(archive[..<end]))
        // The last bytes of an archive are not needed: what is in it is whole.
        #expect(told.hasPrefix("site.yml:4:11: error: 'x") || told.hasSuffix(": " + string))
      }
      for index in 4..<archive.count {
        var bytes = archive
        bytes[index] ^= 0x55
        let told = try Self.read(bytes)
        #expect(told.hasPrefix("site.yml:4:11: error: ") || told.hasSuffix(": " + string))
      }
    }
  }

  private let text = Array("direction,airline,number\nA,RL,617\nD,RL,618\n".utf8)
  private var string: String { String(decoding: text, as: UTF8.self) }

  /// As many zeros as are just too many, packed.
  private static func zeros() -> [UInt8] { [UInt8](repeating: 0, count: PackedFile.limit + 1) }

  static let cases: [Case] = [
    Case(
      "a cut gzip file",
      .truncated,
      told: "'x' is a gzip file that ends too soon; fetch it again"
    ) {
      try Packing.gzip(text).dropLast(9)
    },
    Case(
      "a gzip file of two bytes",
      .truncated,
      told: "'x' is a gzip file that ends too soon; fetch it again"
    ) {
      [0x1F, 0x8B]
    },
    Case("a cut zip file", .truncated, told: "'x' is a zip file that ends too soon; fetch it again")
    {
      try Packing.zip([.init("a.csv", text)]).dropLast(23)
    },
    Case(
      "a damaged gzip file",
      .damaged,
      told: "'x' is a gzip file that is damaged; fetch it again"
    ) {
      var bytes = try Packing.gzip(text)
      bytes[bytes.count - 6] ^= 1
      return bytes
    },
    Case(
      "a damaged zip file",
      .damaged,
      told: "'x/a.csv' is a zip file that is damaged; fetch it again"
    ) {
      var file = Packing.File("a.csv", text)
      file.method = 0
      var bytes = try Packing.zip([file])
      bytes[40] ^= 1
      return bytes
    },
    Case(
      "a zip file that says of itself to be smaller",
      .damaged,
      told: "'x/a.csv' is a zip file that is damaged; fetch it again"
    ) {
      var file = Packing.File("a.csv", text)
      file.toldSize = 5
      return try Packing.zip([file])
    },
    Case("a gzip bomb", .tooLarge, told: "'x' unpacks to more than 128 MiB; is it a schedule?") {
      try Packing.gzip(zeros())
    },
    Case("a zip bomb", .tooLarge, told: "'x/a.csv' unpacks to more than 128 MiB; is it a schedule?")
    {
      try Packing.zip([.init("a.csv", zeros())])
    },
    Case(
      "an empty zip file",
      .empty,
      told: "'x' is a zip file with no file in it; look at what wrote it"
    ) {
      try Packing.zip([])
    },
    Case(
      "several files",
      .severalFiles,
      told: "'x' has 2 files, 'a.csv', 'b.csv'; name one, for example 'x/a.csv'"
    ) {
      try Packing.zip([.init("a.csv", text), .init("b.csv", text)])
    },
    Case(
      "a name that is nearly there",
      .missingEntry,
      entry: "/a.cvs",
      told: "no file 'a.cvs' in 'x'; did you mean 'a.csv'?"
    ) {
      try Packing.zip([.init("a.csv", text)])
    },
    Case(
      "a name that is not there",
      .missingEntry,
      entry: "/plan",
      told: "no file 'plan' in 'x'; it has 'a.csv'"
    ) {
      try Packing.zip([.init("a.csv", text)])
    },
    Case(
      "more files than are looked at",
      .tooManyFiles,
      told: "'x' has more than 10000 files; is it a schedule?"
    ) {
      try Packing.zip((0...ZipArchive.mostFiles).map { .init("\($0)", []) })
    },
    Case(
      "a locked file",
      .encrypted,
      told: "'x/a.csv' is locked with a password; pack it without one"
    ) {
      var file = Packing.File("a.csv", text)
      file.flags = 1
      return try Packing.zip([file])
    },
    Case(
      "a method that is not known",
      .unknownMethod,
      told:
        "'x/a.csv' is packed in a way that is not known; pack it as zip usually is, by 'deflate'"
    ) {
      var file = Packing.File("a.csv", text)
      file.method = 97
      return try Packing.zip([file])
    },
    Case("a spreadsheet", .spreadsheet, told: "'x' is a spreadsheet; save it as CSV") {
      try Packing.zip([.init("[Content_Types].xml", text), .init("xl/workbook.xml", text)])
    },
  ]
}
