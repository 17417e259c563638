import Testing

@testable import YAML

/// A text that provokes a mistake, and what is told about it.
struct ProblemCase: Sendable, CustomTestStringConvertible {
  let code: YAMLProblem.Code
  let bytes: [UInt8]
  let told: String

  init(_ code: YAMLProblem.Code, _ text: String, _ told: String) {
    self.init(code, bytes: Array(text.utf8), told)
  }

  init(_ code: YAMLProblem.Code, bytes: [UInt8], _ told: String) {
    self.code = code
    self.bytes = bytes
    self.told = told
  }

  var testDescription: String {
    let line = bytes.prefix(80).map { $0 == 0x0A ? UInt8(ascii: "|") : $0 }
    return "\(code): \(String(decoding: line, as: UTF8.self))"
  }

  /// All of them.
  static let all = syntax + limits + keys + types + ranges

  /// What is too much.
  static let limits: [ProblemCase] = [
    .init(
      .tooLarge,
      String(repeating: "# 345678\n", count: 1 << 17),
      "site.yml: error: the file is larger than 1024 KiB; make it smaller\n"
    ),
    .init(
      .tooDeep,
      "keep:\n  " + String(repeating: "[", count: 100_000),
      """
      site.yml:2:66: error: lists and mappings are nested more than 64 deep; make the file flatter
          \(String(repeating: "[", count: 118))
        \(String(repeating: " ", count: 65))^

      """
    ),
    .init(
      .tooDeep,
      String(repeating: "- ", count: 65) + "x\n",
      """
      site.yml:1:129: error: lists and mappings are nested more than 64 deep; make the file flatter
        \(String(repeating: "- ", count: 31))x
        \(String(repeating: " ", count: 60))^

      """
    ),
  ]
}
