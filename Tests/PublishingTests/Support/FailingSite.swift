import Diagnostics
import Glibc
import Testing

@testable import Publishing

/// A way to make publishing fail, with the exact text that it must fail with.
struct FailingSite: Sendable, CustomTestStringConvertible {
  let code: PublishingProblem.Code
  let text: String
  let run: @Sendable (TemporaryFolder) throws -> String

  init(
    _ code: PublishingProblem.Code,
    _ text: String,
    run: @escaping @Sendable (TemporaryFolder) throws -> String
  ) {
    self.code = code
    self.text = text
    self.run = run
  }

  /// A failed call while a file is staged.
  init(_ code: PublishingProblem.Code, number: Int32, _ text: String) {
    self.init(code, text) { folder in
      Self.site.failure(
        in: folder,
        intercept: { operation, name in
          operation == .writeFile && name == "a/page.html" ? number : 0
        }
      )
    }
  }

  var testDescription: String { "\(code): \(text.prefix(60))" }

  static let site = SmallSite(["index.html": "hello", "a/page.html": "page"])
}
