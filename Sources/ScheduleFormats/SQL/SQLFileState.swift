import Glibc

/// How a database's files are, to see whether somebody has written in the meantime.
struct SQLFileState: Equatable {
  private let sizes: [Int]
  private let times: [Int]

  init(_ place: String) {
    var (sizes, times): ([Int], [Int]) = ([], [])
    for name in [place, place + "-wal", place + "-shm"] {
      var status = stat()
      let isThere = stat(name, &status) == 0
      sizes.append(isThere ? Int(status.st_size) : -1)
      times.append(isThere ? status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec : 0)
    }
    self.sizes = sizes
    self.times = times
  }
}
