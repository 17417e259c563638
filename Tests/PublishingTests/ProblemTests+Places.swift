import Diagnostics
import Glibc

@testable import Publishing

extension ProblemTests {
  static let places = [
    FailingSite(
      .foreignFile,
      """
      public/a/page.html: error: the site needs this name, but Boardwalk did not write what stands \
      there; move it away, then build again
      public/index.html: error: the site needs this name, but Boardwalk did not write what stands \
      there; move it away, then build again

      """
    ) { folder in
      try folder.makeFolder("public/.boardwalk")
      try folder.write("mine", to: "public/index.html")
      try folder.write("mine", to: "public/a/page.html")
      return site.failure(in: folder)
    },
    FailingSite(
      .fileInTheWay,
      """
      public/a: error: a file stands where the site needs a folder; move it away, then build again

      """
    ) { folder in
      try folder.makeFolder("public/.boardwalk")
      try folder.write("mine", to: "public/a")
      return site.failure(in: folder)
    },
    FailingSite(
      .folderInTheWay,
      """
      public/index.html: error: a folder stands where the site needs a file; move it away, then \
      build again

      """
    ) { folder in
      try site.publish(in: folder)
      folder.remove("public/index.html")
      try folder.makeFolder("public/index.html")
      return site.failure(in: folder)
    },
    FailingSite(
      .symbolicLink,
      """
      public/a: error: a symbolic link stands where the site is written; put what it points to in \
      its place, then build again

      """
    ) { folder in
      try folder.makeFolder("public/.boardwalk")
      try folder.makeFolder("elsewhere")
      try folder.link("public/a", to: "../elsewhere")
      return site.failure(in: folder)
    },
    FailingSite(
      .leftAlone,
      """
      public/old.html: warning: a file of the last build has become something else, and was left \
      alone; remove it by hand if nobody needs it

      """
    ) { folder in
      try SmallSite(["index.html": "", "old.html": ""]).publish(in: folder)
      folder.remove("public/old.html")
      try folder.makeFolder("public/old.html")
      return DiagnosticRenderer().render(try site.publish(in: folder).warnings)
    },
    FailingSite(
      .damagedRecord,
      """
      public/.boardwalk/manifest:3:1: error: this record of the last build is damaged; move \
      what 'public' holds away, or build into another folder and put that in its place

      """
    ) { folder in
      try folder.write(
        "boardwalk manifest 1\nfiles 1\n0123456789abcdef0123456789abcdef 5 ../../etc/passwd\n",
        to: "public/.boardwalk/manifest"
      )
      return site.failure(in: folder)
    },
    FailingSite(
      .mendedRecord,
      """
      public/.boardwalk/manifest: warning: this record of the last build was damaged; its names \
      could be read, so that every file was compared and the record written anew

      """
    ) { folder in
      try folder.write(
        "boardwalk manifest 1\nfiles 1\n? 5 index.html\n",
        to: "public/.boardwalk/manifest"
      )
      return DiagnosticRenderer().render(try site.publish(in: folder).warnings)
    },
    FailingSite(
      .newerRecord,
      """
      public/.boardwalk/manifest:1:1: error: this record is of version 2, which a newer Boardwalk \
      wrote; build with that one

      """
    ) { folder in
      try folder.write("boardwalk manifest 2\n", to: "public/.boardwalk/manifest")
      return site.failure(in: folder)
    },
  ]

  static let systems = [
    FailingSite(
      .noSpace,
      number: ENOSPC,
      "public/a/page.html: error: no space is left on the disk; free some, then build again\n"
    ),
    FailingSite(
      .quotaExceeded,
      number: EDQUOT,
      """
      public/a/page.html: error: your share of the disk is used up; free some space, then build again

      """
    ),
    FailingSite(
      .noPermission,
      number: EACCES,
      """
      public/a/page.html: error: no permission; let this user read and write it, or name another \
      destination

      """
    ),
    FailingSite(
      .otherOwner,
      """
      error: no permission, because this belongs to root and the build runs as www; run \
      'chown -R www public' as root, then build again

      """
    ) { _ in
      let problem = PublishingProblem.otherOwner("root", user: "www", destination: "public")
      return DiagnosticRenderer().render([problem.diagnostic(at: nil)])
    },
    FailingSite(
      .readOnly,
      number: EROFS,
      """
      public/a/page.html: error: the file system is read-only; make it writable or name another \
      destination

      """
    ),
    FailingSite(
      .tooManyOpenFiles,
      number: EMFILE,
      """
      public/a/page.html: error: too many files are open; raise the limit (ulimit -n), then build \
      again

      """
    ),
    FailingSite(
      .nameTooLong,
      number: ENAMETOOLONG,
      """
      public/a/page.html: error: the name is too long for the file system; shorten it, then build \
      again

      """
    ),
    FailingSite(
      .otherFileSystem,
      """
      public/a: error: this folder is on another file system than its site; move it to the same \
      one, then build again
      note: the site is between two builds: its links work, and the next build finishes the work

      """
    ) { folder in
      site.failure(in: folder, intercept: { operation, _ in operation == .rename ? EXDEV : 0 })
    },
    FailingSite(
      .systemError,
      number: EIO,
      """
      public/a/page.html: error: the system says 'input/output error'; see to that, then build again

      """
    ),
  ]
}
