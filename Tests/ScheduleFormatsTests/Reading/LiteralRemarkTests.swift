import Diagnostics
import Schedule
import Templates
import Testing

@testable import ScheduleFormats

@Suite("Remarks of other systems")
struct LiteralRemarkTests {
  private static let hostile =
    "1. BUS_TO_GATE *A4* size 5*3*2 [x](https://evil.example) <b>&amp;</b> `c` !"

  private static let shown =
    "<p>1. BUS_TO_GATE *A4* size 5*3*2 [x](https://evil.example) &lt;b&gt;&amp;amp;&lt;/b&gt; `c` !</p>\n"

  @Test("a remark of AIDX is no markup, in a schedule and in updates")
  func aidx() throws {
    let data = "<RemarkFreeText><![CDATA[\(Self.hostile)]]></RemarkFreeText>"
    let text = FormatText.message(FormatText.leg(data: data))
    let reading = try FormatReading(.aidx, text)
    #expect(reading.flights.map { $0.remark.map(DataMarkdown.html) } == [Self.shown])
    var flights = try Reading("\(Reading.header)\nD,RL,618,BOS,2026-11-30T09:40\n").flights
    _ = try FormatReading.reader(.aidx)
      .update(&flights, from: SourceText(path: "flights.xml", text: text))
    #expect(flights.map { $0.remark.map(DataMarkdown.html) } == [Self.shown])
  }

  @Test("a remark of CSV or JSON is Markdown")
  func markdown() throws {
    let shown = ["<p><em>a</em></p>\n"]
    let csv = try Reading("\(Reading.header),remark\nA,RL,1,BOS,2026-11-30T18:05,*a*\n")
    #expect(csv.flights.map { $0.remark.map(DataMarkdown.html) } == shown)
    let json = try FormatReading(
      .json,
      FormatText.json(FormatText.row(more: ", \"remark\": \"*a*\""))
    )
    #expect(json.flights.map { $0.remark.map(DataMarkdown.html) } == shown)
  }

  @Test(
    "each text is shown as it is",
    arguments: [
      ("a\n===", "<p>a\n===</p>"),
      ("a\n---\nb", "<p>a\n---\nb</p>"),
      ("- a\n- b", "<p>- a\n- b</p>"),
      ("a\n\n    b", "<p>a</p>\n<p>b</p>"),
      ("a\r\n\t# b", "<p>a\n# b</p>"),
      ("+ a\n12) b", "<p>+ a\n12) b</p>"),
      (" 3. a", "<p>3. a</p>"),
      ("# a #", "<p># a #</p>"),
      ("~~~\na", "<p>~~~\na</p>"),
      ("[a]: http://b.example\n\n[a]", "<p>[a]: http://b.example</p>\n<p>[a]</p>"),
      ("a\\\nb", "<p>a\\\nb</p>"),
      ("1.5 - 2", "<p>1.5 - 2</p>"),
    ]
  )
  func lines(text: String, html: String) {
    #expect(DataMarkdown.html(LiteralMarkdown.escaped(text)) == html + "\n")
  }
}
