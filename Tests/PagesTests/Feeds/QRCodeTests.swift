import Mustache
import Testing

@testable import Pages

@Suite("QR codes")
struct QRCodeTests {
  private func picture(_ text: String) -> String? {
    QRCode(text).map { code in written { code.write(into: &$0) } }
  }

  /// The side of a picture in modules, from its view box.
  private func side(_ text: String) -> Int? {
    picture(text)?.firstMatch(of: #/viewBox="0 0 ([0-9]+) /#).flatMap { Int($0.output.1) }
  }

  @Test("a short text is a picture of 21 modules with four of white around, drawn as runs")
  func short() {
    #expect(
      picture("A")
        == """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29" shape-rendering="crispEdges">\
        <path fill="#fff" d="M0 0h29v29H0z"/><path stroke="#000" d="\
        M4 4.5h7m1 0h2m1 0h1m2 0h7m-21 1h1m5 0h1m2 0h2m3 0h1m5 0h1\
        m-21 1h1m1 0h3m1 0h1m2 0h4m1 0h1m1 0h3m1 0h1m-21 1h1m1 0h3m1 0h1m1 0h3m3 0h1m1 0h3m1 0h1\
        m-21 1h1m1 0h3m1 0h1m1 0h3m1 0h1m1 0h1m1 0h3m1 0h1m-21 1h1m5 0h1m1 0h4m2 0h1m5 0h1\
        m-21 1h7m1 0h1m1 0h1m1 0h1m1 0h7m-13 1h1m1 0h3m-13 1h1m3 0h1m1 0h3m2 0h1m1 0h5m2 0h1\
        m-19 1h1m1 0h1m3 0h1m2 0h2m2 0h1m1 0h1m1 0h2m-21 1h4m1 0h2m3 0h2m2 0h5\
        m-19 1h3m4 0h1m1 0h1m3 0h2m1 0h1m1 0h2m-20 1h3m1 0h5m3 0h3m3 0h3m-13 1h1m1 0h1m1 0h3m3 0h3\
        m-21 1h7m1 0h2m2 0h2m5 0h1m-20 1h1m5 0h1m2 0h4m2 0h1m1 0h1m1 0h1\
        m-20 1h1m1 0h3m1 0h1m1 0h4m2 0h7m-21 1h1m1 0h3m1 0h1m2 0h1m1 0h2m2 0h1m1 0h1m1 0h2\
        m-21 1h1m1 0h3m1 0h1m4 0h1m2 0h5m-19 1h1m5 0h1m2 0h1m3 0h2m1 0h1m1 0h1\
        m-19 1h7m1 0h1m1 0h1m1 0h3m3 0h1m1 0h1"/></svg>

        """
    )
  }

  @Test(
    "a picture is as large as its text needs, with level M as long as that holds it",
    arguments: [
      (14, 21), (15, 25), (62, 33), (63, 37), (2331, 177), (2332, 161), (2953, 177),
    ]
  )
  func sizes(bytes: Int, modules: Int) {
    #expect(side(String(repeating: "a", count: bytes)) == modules + 8)
  }

  @Test("a text that no code holds has none")
  func tooLong() {
    #expect(QRCode(String(repeating: "a", count: QRCode.limit + 1)) == nil)
    #expect(QRCode(String(repeating: "ü", count: 1477)) == nil)
    #expect(QRCode(String(repeating: "ü", count: 1476)) != nil)
  }

  @Test("two threads that draw do not meet")
  func threads() async {
    let texts = (0..<64).map { "https://airport.example/\(String(repeating: "x", count: $0 * 8))" }
    let alone = texts.map(picture)
    let together = await withTaskGroup(of: (Int, String?).self) { group in
      for (number, text) in texts.enumerated() {
        group.addTask { (number, QRCodeTests().picture(text)) }
      }
      return await group.reduce(into: [String?](repeating: nil, count: texts.count)) {
        $0[$1.0] = $1.1
      }
    }
    #expect(together == alone)
  }
}
