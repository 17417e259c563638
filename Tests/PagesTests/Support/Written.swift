import Mustache

/// What some work writes.
func written(_ work: (inout OutputBuffer) -> Void) -> String {
  var buffer = OutputBuffer()
  work(&buffer)
  return buffer.text
}
