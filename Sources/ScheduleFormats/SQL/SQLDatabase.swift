import Basics
import CSQLite
import Glibc

/// An SQLite database that is open for nothing but reading: no file of it is made, changed or left.
final class SQLDatabase {
  /// How the database has to be opened so that nothing is written beside it.
  enum Mode: String {
    /// As usual.
    case journal = ""
    /// Changes lie in a second file, and a third says which of them count.
    case live = "&readonly_shm=1"
    /// The same, with nobody who has it open: there are no such files, and opening would make them.
    case still = "&immutable=1"
  }

  private let handle: OpaquePointer
  private let path: String
  private let watch: SQLWatch

  /// How it was opened.
  let mode: Mode

  /// Opens a database, called `path` in messages.
  init(_ place: String, path: String, seconds: Int) throws(SQLProblem) {
    self.path = path
    mode = try Self.mode(of: place, path: path)
    watch = SQLWatch(seconds: seconds)
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
    let uri = "file:\(Self.escaped(place))?mode=ro\(mode.rawValue)"
    let code = sqlite3_open_v2(uri, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close_v2(handle)
      throw .failed(reason: String(cString: sqlite3_errstr(code)))
    }
    self.handle = handle
    sqlite3_extended_result_codes(handle, 1)
    sqlite3_busy_timeout(handle, 2000)
    // Sorting stays in memory, of which there is an end.
    sqlite3_hard_heap_limit64(Self.mostMemory)
    sqlite3_exec(handle, "PRAGMA temp_store=MEMORY", nil, nil, nil)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.longestValue)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_WORKER_THREADS, 0)
    sqlite3_set_authorizer(handle, { _, action, _, _, _, _ in SQLDatabase.answer(to: action) }, nil)
    watch.attach(to: handle)
  }

  deinit { sqlite3_close_v2(handle) }

  /// The most bytes that SQLite may take.
  private static let mostMemory: sqlite3_int64 = 128 << 20
  /// The most bytes of a value.
  private static let longestValue: Int32 = 1 << 20

  /// A query that is ready to be asked.
  func statement(_ query: SQLQuery) throws(SQLFailure) -> SQLStatement {
    var statement: OpaquePointer?
    let text = Array(query.text.utf8CString)
    var used = 0
    let code = text.withUnsafeBufferPointer { buffer in
      var tail: UnsafePointer<CChar>?
      let code = sqlite3_prepare_v2(handle, buffer.baseAddress, -1, &statement, &tail)
      if let tail, let start = buffer.baseAddress { used = tail - start }
      return code
    }
    guard code == SQLITE_OK else { throw failure(code, isPreparing: true) }
    guard let statement else { throw SQLFailure(.noQuery) }
    let prepared = SQLStatement(statement, in: self)
    guard sqlite3_stmt_readonly(statement) != 0 else { throw SQLFailure(.writes) }
    let rest = text[used...].dropLast().map(UInt8.init(bitPattern:))
    if let next = rest.firstIndex(where: { !Self.blanks.contains($0) }) {
      throw SQLFailure(.severalQueries, offset: used + next)
    }
    return prepared
  }

  /// What a code of SQLite means, with the byte of the query that it is about.
  func failure(_ code: Int32, isPreparing: Bool = false) -> SQLFailure {
    let reason = String(cString: sqlite3_errmsg(handle))
    switch code & 0xFF {
    case SQLITE_INTERRUPT: return SQLFailure(.tooSlow(limit: watch.seconds))
    case SQLITE_NOTADB: return SQLFailure(.noDatabase(path), isFile: true)
    case SQLITE_CORRUPT: return SQLFailure(.damaged(path), isFile: true)
    case SQLITE_BUSY, SQLITE_LOCKED: return SQLFailure(.locked(path), isFile: true)
    case SQLITE_READONLY, SQLITE_CANTOPEN: return SQLFailure(.unfinished(path), isFile: true)
    case SQLITE_AUTH: return SQLFailure(.writes)
    case SQLITE_ERROR where isPreparing, SQLITE_SCHEMA where isPreparing:
      let offset = Int(sqlite3_error_offset(handle))
      return SQLFailure(.wrongQuery(reason: reason), offset: offset < 0 ? nil : offset)
    default: return SQLFailure(.failed(reason: reason))
    }
  }

  private static let blanks = Array(" \t\r\n;".utf8)

  /// What may be done: read.
  private static func answer(to action: Int32) -> Int32 {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE: SQLITE_OK
    default: SQLITE_DENY
    }
  }

  private static func mode(of place: String, path: String) throws(SQLProblem) -> Mode {
    guard let head = try? FileBytes.head(place, count: 1024) else { throw .noDatabase(path) }
    guard !head.isEmpty else { throw .emptyFile(path) }
    let format = ForeignFormat(of: head)
    guard format == .sqlite else {
      throw format.map { .foreignFormat(path, $0) } ?? .noDatabase(path)
    }
    // Bytes 18 and 19 are 2 where changes are logged ahead.
    guard head.count > 19, head[18] == 2 || head[19] == 2 else { return .journal }
    if access(place + "-shm", F_OK) == 0 { return .live }
    var log = stat()
    guard stat(place + "-wal", &log) != 0 || log.st_size == 0 else { throw .unfinished(path) }
    return .still
  }

  /// A path as a URI has it.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        (0x61...0x7A).contains(byte | 0x20) || (0x2D...0x39).contains(byte)
        || byte == UInt8(ascii: "_")
      return isPlain
        ? String(UnicodeScalar(byte)) : "%" + Digits.text(byte, width: 2, radix: 16)
    }.joined()
  }
}
