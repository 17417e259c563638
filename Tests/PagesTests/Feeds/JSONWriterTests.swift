import Foundation
import Mustache
import Testing

@testable import Pages

@Suite("JSON")
struct JSONWriterTests {
  private func json(_ text: String) -> String {
    written { buffer in
      var json = JSONWriter()
      json.put(text, in: &buffer)
    }
  }

  @Test(
    "texts are escaped, also for a script",
    arguments: [
      ("", #""""#),
      ("RL 618", #""RL 618""#),
      ("say \"hi\"", #""say \"hi\"""#),
      ("a\\b", #""a\\b""#),
      ("a/b", #""a/b""#),
      ("</script>", #""\u003c/script>""#),
      ("<!--", #""\u003c!--""#),
      ("a\nb\tc\r", #""a\u000ab\u0009c\u000d""#),
      ("\u{0}\u{1F}", #""\u0000\u001f""#),
      ("\u{7F}", "\"\u{7F}\""),
      ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      ("12–15 …", "\"12–15 …\""),
      ("São Paulo 東京 ✈️", "\"São Paulo 東京 ✈️\""),
      ("e\u{301}", "\"e\u{301}\""),
    ]
  )
  func texts(text: String, expected: String) throws {
    #expect(json(text).utf8.elementsEqual(expected.utf8))
    let read = try JSONSerialization.jsonObject(
      with: Data(json(text).utf8),
      options: .fragmentsAllowed
    )
    #expect(read as? String == text)
  }

  @Test("commas stand between members and items, and nowhere else")
  func structure() {
    let text = written { buffer in
      var json = JSONWriter()
      json.open("{", in: &buffer)
      json.put(1, key: "version", in: &buffer)
      json.open("{", key: "empty", in: &buffer)
      json.close("}", in: &buffer)
      json.put(nil, key: "gate", in: &buffer)
      json.putIfAny(nil, key: "mark", in: &buffer)
      json.putIfAny("+1", key: "shift", in: &buffer)
      json.put(true, key: "isLate", in: &buffer)
      json.put(false, key: "isOver", in: &buffer)
      json.open("[", key: "list", in: &buffer)
      json.put("a", in: &buffer)
      json.put("b", in: &buffer)
      json.open("{", in: &buffer)
      json.put("x", key: "k", in: &buffer)
      json.close("}", in: &buffer)
      json.open("[", in: &buffer)
      json.close("]", in: &buffer)
      json.close("]", in: &buffer)
      json.put(-7, key: "minutes", in: &buffer)
      json.close("}", in: &buffer)
    }
    #expect(
      text == #"""
        {"version":1,"empty":{},"gate":null,"shift":"+1","isLate":true,"isOver":false,\#
        "list":["a","b",{"k":"x"},[]],"minutes":-7}
        """#
    )
  }
}
