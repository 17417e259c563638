import CSQLite

/// A query that is being asked.
final class SQLStatement {
  /// What a value is.
  enum Value {
    /// Nothing, or a text that was put behind the bytes.
    case text
    /// Bytes, of which nothing was put there.
    case bytes
    /// More than a value may have, of which nothing was put there.
    case long
  }

  /// The names of the columns.
  let names: [String]
  private let statement: OpaquePointer
  private let database: SQLDatabase

  init(_ statement: OpaquePointer, in database: SQLDatabase) {
    self.statement = statement
    self.database = database
    names = (0..<sqlite3_column_count(statement)).map { number in
      sqlite3_column_name(statement, number).map { String(cString: $0) } ?? ""
    }
  }

  deinit { sqlite3_finalize(statement) }

  /// Goes to the next row; false where there is none.
  func next() throws(SQLFailure) -> Bool {
    switch sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.failure(code)
    }
  }

  /// Puts the text of a column behind some bytes.
  func append(
    _ column: Int,
    to bytes: inout [UInt8],
    limit: Int
  ) throws(SQLFailure) -> Value {
    let number = Int32(column)
    switch sqlite3_column_type(statement, number) {
    case SQLITE_NULL: return .text
    case SQLITE_BLOB: return .bytes
    case SQLITE_FLOAT:
      // A flight's number in a column of fractions is no fraction.
      let value = sqlite3_column_double(statement, number)
      if value == value.rounded(), abs(value) < 1e15 {
        bytes.append(contentsOf: String(Int(value)).utf8)
        return .text
      }
    default: break
    }
    guard let text = sqlite3_column_text(statement, number) else {
      throw database.failure(SQLITE_NOMEM)
    }
    let count = Int(sqlite3_column_bytes(statement, number))
    guard count <= limit else { return .long }
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: count))
    return .text
  }
}
