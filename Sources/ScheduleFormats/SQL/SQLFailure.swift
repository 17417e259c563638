/// A problem of a query with the byte of its text that it is about, or of the database's file.
struct SQLFailure: Error {
  let problem: SQLProblem
  let offset: Int?
  let isFile: Bool

  init(_ problem: SQLProblem, offset: Int? = nil, isFile: Bool = false) {
    self.problem = problem
    self.offset = offset
    self.isFile = isFile
  }
}
