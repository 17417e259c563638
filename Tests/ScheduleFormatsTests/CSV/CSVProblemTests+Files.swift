extension CSVProblemTests {
  /// Files that are no schedule as a whole.
  static let files: [Case] = [
    Case("no byte", .emptyFile, told: empty),
    Case("a byte-order mark alone", .emptyFile, text: "\u{FEFF}", told: empty),
    Case("blank lines alone", .emptyFile, text: "\n \r\n\t\n", told: empty),
    Case(
      "a header alone",
      .headerAlone,
      text: "\(Reading.header)\n\n",
      told: """
        schedule.csv: error: the schedule has a header and no flight; look at what wrote it, \
        or if there are no flights, build with --allow-empty

        """
    ),
    Case(
      "an error of another program behind lines that are skipped",
      .emptyBehind,
      text: "\nORA-12541: no listener\n",
      format: { $0.skippedLines = 2 },
      told: """
        schedule.csv: error: the file has nothing behind the 2 lines that 'skip_lines' leaves out; \
        it begins with 'ORA-12541: no listener'; look at what wrote it

        """
    ),
    Case(
      "an error page whose first line is skipped",
      .foreignFormat,
      text: "<!DOCTYPE html>\n<html>\n<body>Sign in</body></html>",
      format: { $0.skippedLines = 1 },
      told: """
        schedule.csv: error: this is an HTML page, not CSV; look at where the file comes from

        """
    ),
    Case(
      "UTF-8 that is called something else",
      .isUTF8,
      text: "\(Reading.header)\nA,RL,1,Zürich,2026-11-30T18:05\n",
      format: { $0.encoding = .windows1252 },
      told: """
        schedule.csv:2:9: warning: the file is UTF-8, though 'encoding' says windows-1252, and is \
        read as UTF-8; remove 'encoding', or look at what wrote the file
          A,RL,1,Zürich,2026-11-30T18:05
                  ^

        """
    ),
    foreign("an error page", "\n<!DOCTYPE html>\n<title>502 Bad Gateway</title>", "an HTML page"),
    foreign("a page without a doctype", "<HTML><body>Sign in</body></HTML>", "an HTML page"),
    foreign("XML", "\u{FEFF}<?xml version=\"1.0\"?><flights/>", "XML"),
    foreign("JSON", "[{\"flight\": \"RL 618\"}]", "JSON"),
    foreign("JSON with an object", "  {\"error\": 429}", "JSON"),
    foreign("PDF", "%PDF-1.7\n1 0 obj", "a PDF document"),
    foreign("a spreadsheet", "PK\u{3}\u{4}\u{14}", "a spreadsheet or another zip archive"),
    foreign("an old spreadsheet", bytes: [0xD0, 0xCF, 0x11, 0xE0, 0xA1], "an Excel workbook"),
    foreign("gzip", bytes: [0x1F, 0x8B, 0x08], "a gzip archive"),
    foreign("a database", "SQLite format 3\u{0}\u{10}", "an SQLite database"),
    foreign("a word processor's", "{\\rtf1\\ansi direction,airline\\par}", "an RTF document"),
    Case(
      "half a character of UTF-16",
      .notInEncoding,
      bytes: [0xFF, 0xFE, 0x64, 0x00, 0x3D, 0xD8],
      told: """
        schedule.csv:1:2: error: the byte here is no letter in utf-16; name the file's own encoding
          d\u{FFFD}
           ^

        """
    ),
    foreign("a program", "\u{7F}ELF\u{2}\u{1}\u{1}\u{0}\u{0},\n,", "a binary file"),
    foreign("numbers", bytes: [1, 10] + [UInt8](repeating: 0, count: 8), "a binary file"),
    Case(
      "Latin-1",
      .notUTF8,
      bytes: Array("\(Reading.header)\nA,RL,1,BOS,2026-11-30T18:05\nA,RL,2,Z".utf8) + [0xFC]
        + Array("rich,2026-11-30T18:05\n".utf8),
      told: """
        schedule.csv:3:9: error: the byte 0xFC is not UTF-8; save the file as UTF-8, \
        or name its encoding, for example 'encoding: windows-1252'
          A,RL,2,Z\u{FFFD}rich,2026-11-30T18:05
                  ^

        """
    ),
    Case(
      "half a character at the end",
      .notUTF8,
      bytes: Array("\(Reading.header)\nA,RL,1,\"東".utf8.dropLast()),
      told: """
        schedule.csv:2:9: error: the byte 0xE6 is not UTF-8; save the file as UTF-8, \
        or name its encoding, for example 'encoding: windows-1252'
          A,RL,1,"\u{FFFD}
                  ^

        """
    ),
    Case(
      "a surrogate in the header",
      .notUTF8,
      bytes: Array("direction,".utf8) + [0xED, 0xA0, 0x80, 0x0A],
      told: """
        schedule.csv:1:11: error: the byte 0xED is not UTF-8; save the file as UTF-8, \
        or name its encoding, for example 'encoding: windows-1252'
          direction,\u{FFFD}\u{FFFD}\u{FFFD}
                    ^

        """
    ),
  ]

  private static let empty = """
    schedule.csv: error: the file is empty; it needs a header row and a row for each flight

    """

  private static func foreign(
    _ name: String,
    _ text: String = "",
    bytes: [UInt8]? = nil,
    _ format: String
  ) -> Case {
    Case(
      name,
      .foreignFormat,
      text: text,
      bytes: bytes,
      told: """
        schedule.csv: error: this is \(format), not CSV; look at where the file comes from

        """
    )
  }
}
