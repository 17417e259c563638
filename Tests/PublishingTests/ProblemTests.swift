import Diagnostics
import Glibc
import Testing

@testable import Publishing

@Suite("the words of a failed publication")
struct ProblemTests {
  @Test("say where, what is wrong and what to do", arguments: all)
  func words(_ failing: FailingSite) throws {
    #expect(try failing.run(TemporaryFolder()) == failing.text)
  }

  @Test("are known for every problem")
  func allCodes() {
    #expect(
      Set(Self.all.map(\.code.rawValue)) == Set(PublishingProblem.Code.allCases.map(\.rawValue))
    )
  }

  @Test("fit every flaw of a name", arguments: NameFlaw.allCases)
  func flaws(_ flaw: NameFlaw) {
    #expect(PublishingProblem.unsafeName(name: "x", flaw: flaw).message.contains(flaw.words))
  }

  static let site = FailingSite.site
  static let all: [FailingSite] = [destinations, plans, places, systems].flatMap { $0 }

  static let destinations = [
    FailingSite(
      .destinationIsRoot,
      """
      public: error: the root folder cannot be the destination; name a folder for the site alone, \
      for example 'public'

      """
    ) { site.failure(in: $0) { $0.destination = "/tmp/../" } },
    FailingSite(
      .destinationHoldsHome,
      """
      public: error: the destination is your home folder or holds it; name a folder for the site \
      alone, for example 'public'

      """
    ) { folder in
      try folder.makeFolder("public/home/me")
      return site.failure(in: folder) { $0.home = folder.path(of: "public/home/me") }
    },
    FailingSite(
      .destinationHoldsSource,
      """
      public: error: the destination is the site's own source folder or holds it; name a folder for \
      the site alone, for example 'public'

      """
    ) { folder in
      try folder.makeFolder("public")
      return site.failure(in: folder) { $0.forbidden = ["/nowhere", folder.path(of: "public")] }
    },
    FailingSite(
      .destinationInSource,
      """
      templates/pages: error: the destination lies among the site's own templates; name a folder \
      for the site alone, for example 'public'

      """
    ) { folder in
      try folder.makeFolder("templates")
      return site.failure(in: folder, to: "templates/pages") {
        $0.sources = [folder.path(of: "templates")]
      }
    },
    FailingSite(
      .destinationIsFile,
      "public: error: the destination is a file; move it away or name another folder\n"
    ) { folder in
      try folder.write("", to: "public")
      return site.failure(in: folder)
    },
    FailingSite(
      .destinationNotEmpty,
      """
      public: error: the destination holds 'notes.txt', which Boardwalk did not write, or lost its \
      '.boardwalk' there; move it away or empty it, name an empty folder, or list what stays under \
      'keep' in site.yml

      """
    ) { folder in
      try folder.write("", to: "public/notes.txt")
      return site.failure(in: folder)
    },
    FailingSite(
      .anotherBuildRuns,
      """
      public: error: another build of this site is running; wait until it ends, then build again

      """
    ) { folder in
      try folder.write("", to: "public/.boardwalk/lock")
      let lock = open(folder.path(of: "public/.boardwalk/lock"), O_RDWR)
      defer { close(lock) }
      guard flock(lock, LOCK_EX) == 0 else { throw SetupFailure(errno) }
      return site.failure(in: folder)
    },
    FailingSite(
      .emptySchedule,
      """
      error: the schedule has no flights on the days of this site, 2026-11-30 to 2026-12-14; check \
      it, or publish it all the same with --allow-empty

      """
    ) { site.failure(in: $0) { $0.flights = ["2026-11-30": 0, "2026-12-14": 0] } },
    FailingSite(
      .emptySchedule,
      """
      error: the schedule has no flights on the days of this site, 2026-11-30 to 2026-12-14, but \
      from 2025-01-01 to 2025-02-03; check it, or publish it all the same with --allow-empty

      """
    ) {
      site.failure(in: $0) {
        $0.flights = ["2026-11-30": 0, "2026-12-14": 0]
        $0.scheduleDates = "2025-01-01"..."2025-02-03"
      }
    },
    FailingSite(
      .shrunkenSchedule,
      """
      error: the schedule has 14 flights still to come on days that had 30 at the last build; check \
      it, or publish it all the same with --allow-empty

      """
    ) { folder in
      try site.publish(in: folder)
      return site.failure(in: folder) { $0.flights = ["2026-11-30": 14, "2026-12-01": 90] }
    },
    FailingSite(
      .lostDirection,
      """
      error: the schedule has no departures on the days to come, and had 16 on them at the last \
      build; check it, or publish it all the same with --allow-empty

      """
    ) { folder in
      try site.publish(in: folder) {
        $0.flights = ["2026-11-30": 30, "2026-12-01": 30]
        $0.arrivals = ["2026-11-30": 14, "2026-12-01": 14]
      }
      return site.failure(in: folder) {
        $0.flights = ["2026-11-30": 30, "2026-12-01": 16]
        $0.arrivals = ["2026-11-30": 14, "2026-12-01": 16]
      }
    },
    FailingSite(
      .shrunkenDay,
      """
      s.csv: warning: 2026-12-01 has 1 flight and had 30 at the last build; look whether this was \
      whole when it was read: what writes it should rename it into place with 'mv'

      """
    ) { folder in
      try site.publish(in: folder) { $0.flights = ["2026-11-30": 90, "2026-12-01": 30] }
      let outcome = try site.publish(in: folder) {
        $0.flights = ["2026-11-30": 90, "2026-12-01": 1]
        $0.schedulePath = "s.csv"
      }
      return DiagnosticRenderer().render(outcome.warnings)
    },
    FailingSite(.interrupted, "error: the build was interrupted; nothing was published\n") {
      folder in
      do throws(Report) {
        try site.publish(in: folder, isCancelled: { true })
        return ""
      } catch {
        return DiagnosticRenderer().render(error.diagnostics)
      }
    },
  ]

  static let plans = [
    FailingSite(
      .unsafeName,
      """
      error: '../out.html' cannot be published, because it leads through '.' or '..'; give the file \
      another name
      error: 'a//b' cannot be published, because it is not a relative path; give the file another name

      """
    ) { SmallSite(["../out.html": "", "a//b": "", "index.html": ""]).failure(in: $0) },
    FailingSite(
      .repeatedName,
      "error: two files of the site are called 'a.html'; give one of them another name\n"
    ) { Self.failure(in: $0, names: ["a.html", "a.html"], putting: [0, 1]) },
    FailingSite(
      .fileAndFolder,
      "error: 'a' is a file of the site and a folder of it; give one of them another name\n"
    ) { SmallSite(["a": "", "a/b": ""]).failure(in: $0) },
    FailingSite(
      .keptName,
      """
      error: the site writes 'robots.txt', but 'keep' has '*.txt', so that it is never touched; \
      narrow the pattern or rename the file

      """
    ) { SmallSite(["robots.txt": ""]).failure(in: $0) { $0.keep = ["*.txt"] } },
    FailingSite(
      .notRendered,
      "error: 'b.html' was planned but not rendered; please report this\n"
    ) { Self.failure(in: $0, names: ["a.html", "b.html"], putting: [0]) },
    FailingSite(.renderedTwice, "error: 'a.html' was rendered twice; please report this\n") {
      Self.failure(in: $0, names: ["a.html", "b.html"], putting: [0, 0, 1])
    },
    FailingSite(
      .notPlanned,
      "error: file 2 was rendered for a unit of 2 files, which are counted from 0; "
        + "please report this\n"
    ) { Self.failure(in: $0, names: ["a.html", "b.html"], putting: [0, 1, 2]) },
    FailingSite(
      .notPlanned,
      "error: file -1 was rendered for a unit of 1 files, which are counted from 0; "
        + "please report this\n"
    ) { Self.failure(in: $0, names: ["a.html"], putting: [-1]) },
  ]

  /// What one unit fails with, whose renderer puts these files.
  private static func failure(
    in folder: TemporaryFolder,
    names: [String],
    putting files: [Int]
  ) -> String {
    let options = PublishingOptions(
      destination: folder.path(of: "public"),
      flights: ["2026-11-30": 1]
    )
    let unit = PublishingUnit(files: names.map { PlannedFile(name: $0, stage: .board) })
    do throws(Report) {
      _ = try Publisher(options: options).publish([unit]) { (_, put) throws(Report) in
        for file in files { try put(file, UnsafeRawBufferPointer(start: nil, count: 0)) }
      }
      return ""
    } catch {
      return DiagnosticRenderer().render(error.diagnostics)
    }
  }
}
