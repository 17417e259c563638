import ScheduleFormats

extension FormatProblemTests {
  static let xml: [Case] = [
    Case(
      "an empty file",
      .aidx,
      "XMLProblem.emptyFile",
      text: "",
      told: """
        flights.xml: error: the file is empty; look at what wrote it

        """
    ),
    Case(
      "a PDF",
      .aidx,
      "XMLProblem.foreignFormat",
      text: "%PDF-1.7\n",
      told: """
        flights.xml: error: this is a PDF document, not XML; look at where the file comes from

        """
    ),
    Case(
      "JSON called XML",
      .avinor,
      "XMLProblem.foreignFormat",
      text: "{\"flights\": []}\n",

      told: """
        flights.xml: error: this is JSON, not XML; look at where the file comes from

        """
    ),
    Case(
      "CSV called XML",
      .aidx,
      "XMLProblem.notXML",
      text: "direction,airline\n",
      told: """
        flights.xml:1:1: error: this is not XML, which begins with '<'; look at where the file \
        comes from
          direction,airline
          ^

        """
    ),
    Case(
      "a letter of Latin-1 without a word of it",
      .avinor,
      "XMLProblem.notUTF8",
      bytes: Array("<airport><flights>\n<flight x=\"Troms".utf8) + [0xF8, 0x22, 0x2F, 0x3E],

      told: """
        flights.xml:2:17: error: the byte 0xF8 is not UTF-8; let the file's first line declare \
        its encoding
          <flight x="Troms\u{FFFD}"/>
                          ^

        """
    ),
    Case(
      "an encoding that is not read",
      .avinor,
      "XMLProblem.unknownEncoding",
      text: "<?xml version='1.0' encoding='EBCDIC-US'?>\n<airport/>\n",

      told: """
        flights.xml:1:1: error: the encoding 'ebcdic-us' is not read; write UTF-8, UTF-16, \
        ISO-8859-1 or windows-1252
          <?xml version='1.0' encoding='EBCDIC-US'?>
          ^

        """
    ),
    Case(
      "a file that was cut off",
      .avinor,
      "XMLProblem.truncated",
      text: String(FormatText.avinor(FormatText.flight()).dropLast(30)),

      told: """
        flights.xml:2:164: error: the file ends here, in the middle of XML; was it cut off?
          0Z</schedule_time><arr_dep>D</arr_dep><airport>BOS</airport><
                                                                      ^

        """
    ),
    Case(
      "a file that was cut off in a tag",
      .aidx,
      "XMLProblem.truncated",
      text: "<IATA_AIDX_FlightLegRS>\n<FlightLeg",

      told: """
        flights.xml:2:1: error: the file ends here, in the middle of XML; was it cut off?
          <FlightLeg
          ^

        """
    ),
    Case(
      "tags that cross",
      .aidx,
      "XMLProblem.malformed",
      text: "<a>\n<b></a></b>\n",

      told: """
        flights.xml:2:6: error: this is not well-formed XML (mismatched tag); look at what wrote \
        it
          <b></a></b>
               ^

        """
    ),
    Case(
      "an entity that nothing declares",
      .aidx,
      "XMLProblem.malformed",
      text: FormatText.message(FormatText.leg("&airline;")),

      told: """
        flights.xml:3:25: error: this is not well-formed XML (undefined entity); look at what \
        wrote it
          <LegIdentifier><Airline>&airline;</Airline><FlightNumber>618</FlightNumber>
                                  ^

        """
    ),
    Case(
      "a document type",
      .avinor,
      "XMLProblem.documentType",
      text: "<?xml version='1.0'?>\n  <!DOCTYPE airport SYSTEM \"airport.dtd\">\n<airport/>\n",

      told: """
        flights.xml:2:3: error: a document type is not read, for it can name other files; remove \
        '<!DOCTYPE'
            <!DOCTYPE airport SYSTEM "airport.dtd">
            ^

        """
    ),
    Case(
      "elements that lie too deep",
      .aidx,
      "XMLProblem.tooDeep",
      text: String(repeating: "<a>", count: 65),

      told: """
        flights.xml:1:193: error: elements lie more than 64 deep in each other; is this a \
        schedule?
          <a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a><a>
                                                                      ^

        """
    ),
    Case(
      "other XML",
      .avinor,
      "RecordProblem.noRows",
      text: "<rss><channel/></rss>\n",

      told: """
        flights.xml:1:1: error: nothing is at 'flights.flight', where the rows are to be; the \
        file has 'rss'
          <rss><channel/></rss>
          ^

        """
    ),
  ]
}
