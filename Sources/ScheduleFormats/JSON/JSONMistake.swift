/// That a file is no JSON, at a byte of it.
struct JSONMistake: Error {
  var offset: Int
  var problem: JSONProblem
}
