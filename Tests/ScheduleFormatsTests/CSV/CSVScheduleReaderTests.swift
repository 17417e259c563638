import Diagnostics
import Schedule
import ScheduleFormats
import Testing

@Suite("The canonical CSV")
struct CSVScheduleReaderTests {
  private static let full =
    "direction,airline,number,airport,scheduled,id,city,airline_name,estimated,actual,status,"
    + "terminal,gate,belt,check_in,aircraft,codeshares,via,remark"

  @Test("every column lands in its field")
  func columns() throws {
    let reading = try Reading(
      """
      \(Self.full)
      departure,RL,618,BOS,2026-11-30T18:05-05:00,x1,Beantown,Ridgeline,2026-11-30T18:15,\
      2026-11-30T23:20Z,DEP,1,A4,5,101-106,E75,ND4618 OJ5618,ORD DEN,"Bring a ""coat"", please"
      """
    )
    #expect(reading.told == "")
    let flight = try #require(reading.flights.first)
    #expect(flight.id == "x1")
    #expect(flight.direction == .departure)
    #expect(flight.airline == Airline(code: "RL", name: "Ridgeline"))
    #expect(flight.number == "618")
    #expect(flight.airport.code == "BOS")
    #expect(flight.airport.name == "General Edward Lawrence Logan International Airport")
    #expect(flight.airport.city == "Beantown")
    #expect(flight.airport.zoneIdentifier == "America/New_York")
    #expect(flight.scheduledTime.iso == "2026-11-30T18:05-05:00")
    #expect(flight.estimatedTime?.iso == "2026-11-30T18:15-05:00")
    #expect(flight.actualTime?.iso == "2026-11-30T18:20-05:00")
    #expect(flight.status == Status(.departed))
    #expect(flight.terminal == "1")
    #expect(flight.gate == "A4")
    #expect(flight.belt == "5")
    #expect(flight.checkIn == "101-106")
    #expect(flight.aircraft == "E75")
    #expect(flight.codeshares == ["ND4618", "OJ5618"])
    #expect(flight.via == ["ORD", "DEN"])
    #expect(flight.remark == "Bring a \"coat\", please")
    #expect(flight.sourceLine == 2)
  }

  @Test("empty optional fields are absent")
  func absent() throws {
    let reading = try Reading("\(Self.full)\nA,ND,27,KEF,2026-11-30T18:05,,,,,,,,,,,,,, \n")
    let flight = try #require(reading.flights.first)
    #expect(flight.id == "nd27-arrival-kef-2026-11-30")
    #expect(flight.airline.name == nil)
    #expect(flight.airport.city == "Reykjavik")
    #expect(flight.status == Status(.scheduled))
    let texts = [
      flight.terminal, flight.gate, flight.belt, flight.checkIn, flight.aircraft, flight.remark,
    ]
    #expect(texts == [nil, nil, nil, nil, nil, nil])
    #expect(flight.estimatedTime == nil && flight.actualTime == nil)
    #expect(flight.codeshares == [] && flight.via == [])
  }

  @Test(
    "columns stand in any order, in any case, and in the file's own names",
    arguments: [
      "number,scheduled,Direction,AIRLINE,airport\n618,2026-11-30T18:05,D,RL,BOS",
      "from_to,no,std,dir,carrier\nBOS,618,2026-11-30T18:05,D,RL",
    ]
  )
  func order(text: String) throws {
    let columns = [
      "airport": "from_to", "number": "no", "scheduled": "std", "direction": "dir",
      "airline": "Carrier",
    ]
    let reading = try Reading(text, columns: text.hasPrefix("from_to") ? columns : [:])
    #expect(reading.told == "")
    #expect(reading.flights.map(\.id) == ["rl618-departure-bos-2026-11-30"])
  }

  @Test(
    "a field with a word for nothing is empty",
    arguments: ["-", "--", " --:-- ", "–", "—", "NULL", "null", "(null)", "\\N", "N/A", "n/a"]
  )
  func emptyWords(word: String) throws {
    let header = "\(Reading.header),estimated,actual,status,gate,belt,codeshares,via,remarks"
    let row = "D,RL,1,BOS,2026-11-30T18:05" + String(repeating: ",\(word)", count: 8)
    let reading = try Reading("\(header)\n\(row)\n")
    let plain = try Reading("\(Reading.header)\nD,RL,1,BOS,2026-11-30T18:05\n")
    #expect(reading.told == "")
    #expect(reading.flights == plain.flights)
    #expect(reading.flights.count == 1)
    // Where the configuration gives it a meaning it has that one.
    let key = word.trimmingCharacters(in: .whitespaces).lowercased()
    let mapped = try Reading("\(header)\n\(row)\n") { $0.statusWords = [key: "cancelled"] }
    #expect(mapped.flights.map(\.status.code) == [.cancelled])
  }

  @Test("no other word is one for nothing", arguments: ["-1", "N", "NA", "No", "n/a.", "(", "-A-"])
  func words(word: String) throws {
    let reading = try Reading("\(Reading.header),gate\nD,RL,1,BOS,2026-11-30T18:05,\(word)\n")
    #expect(reading.flights.map(\.gate) == [word])
  }

  @Test("columns that are not used are told in one note")
  func unused() throws {
    let row = "A,RL,1,BOS,2026-11-30T18:05,x"
    let one = try Reading("\(Reading.header),seats\n\(row)\n")
    #expect(one.notes == ["schedule.csv: column 'seats' is not used"])
    let two = try Reading("\(Reading.header),seats,,pax\n\(row),y,z\n")
    #expect(two.notes == ["schedule.csv: columns 'seats', 'pax' are not used"])
    #expect(one.told == "" && two.told == "")
    // Of very many, or very long ones, the note has the beginning.
    let names = (1...16_000).map { "c\($0)" }
    let many = try Reading("\(Reading.header),\(names.joined(separator: ","))\n", allowsEmpty: true)
    let told = names.prefix(30).map { "'\($0)'" }.joined(separator: ", ")
    #expect(many.notes == ["schedule.csv: columns \(told), … are not used"])
    let long = String(repeating: "x", count: 20_000)
    let notes = try Reading("\(Reading.header),\(long)\n", allowsEmpty: true).notes
    #expect(
      notes == ["schedule.csv: column '\(String(repeating: "x", count: 39))…' is not used"]
    )
    #expect(try Reading(rows: "A,RL,1,BOS,2026-11-30T18:05").notes == [])
  }

  @Test(
    "the form of the file has the liberties that files take",
    arguments: [
      "\(Reading.header)\nD,RL,618,BOS,2026-11-30T18:05\n",
      "\(Reading.header)\nD,RL,618,BOS,2026-11-30T18:05",
      "\(Reading.header)\r\nD,RL,618,BOS,2026-11-30T18:05\r\n",
      "\(Reading.header)\rD,RL,618,BOS,2026-11-30T18:05\r",
      "\u{FEFF}\(Reading.header)\nD,RL,618,BOS,2026-11-30T18:05\n",
      "\u{FEFF}\"direction\",airline,number,airport,scheduled\nD,RL,618,BOS,2026-11-30T18:05\n",
      "\n\n\(Reading.header)\n\nD,RL,618,BOS,2026-11-30T18:05\n  \n\n",
      "\(Reading.header)\n\"D\",\"RL\",\"618\",\"BOS\",\"2026-11-30T18:05\"\n",
      " direction , airline,number ,airport,scheduled\n D , RL,618\t,BOS , 2026-11-30T18:05 \n",
      "\(Reading.header)\ndeparture,RL,618,BOS,2026-11-30 18:05:00\n",
      "\(Reading.header)\nDeparture,RL,618,bos,2026-11-30T23:05Z\n",
    ]
  )
  func liberties(text: String) throws {
    let reading = try Reading(text)
    #expect(reading.told == "")
    #expect(reading.flights.map(\.id) == ["rl618-departure-bos-2026-11-30"])
    #expect(reading.flights.map(\.scheduledTime.iso) == ["2026-11-30T18:05-05:00"])
  }

  @Test("quoted fields keep commas, quotes and line breaks, and the lines after them their number")
  func quotes() throws {
    let reading = try Reading(
      "\(Reading.header),remark,gate\n"
        + "A,RL,1,BOS,2026-11-30T18:05,\"one,\r\ntwo \"\"three\"\"\rfour\n\n\",\"\"\n"
        + "A,RL,2,BOS,2026-11-30T18:05,5\" disc,\"\"\"\"\n"
    )
    #expect(reading.told == "")
    #expect(reading.flights.map(\.remark) == ["one,\ntwo \"three\"\nfour\n\n", "5\" disc"])
    #expect(reading.flights.map(\.gate) == [nil, "\""])
    #expect(reading.flights.map(\.sourceLine) == [2, 7])
  }

  @Test(
    "text of any script comes through",
    arguments: [
      "Zürich", "東京", "تل أبيب", "👩‍✈️", "<script>alert(1)</script>", "{{tags}}", "../..",
      "A & B", "**bold**", "\u{202E}back", "\u{10FFFF}", "\u{E000}", "x\u{A0}y",
    ]
  )
  func scripts(city: String) throws {
    let reading = try Reading(
      "\(Reading.header),city,remark\nA,RL,1,BOS,2026-11-30T18:05,\(city),\"\(city)\"\n"
    )
    #expect(reading.told == "")
    #expect(reading.flights.map(\.airport.city) == [city])
    #expect(reading.flights.map(\.remark) == [city])
  }

  @Test("numbers are text, and a far end without a code is its name")
  func texts() throws {
    let reading = try Reading(
      rows: "A,4U,073W,Lakeside,2026-11-30T18:05",
      "D,GKX,027,QQQ,2026-11-30T24:00",
      "A,RL,1,AAA,2026-11-30T18:05"
    )
    #expect(reading.told == "")
    #expect(reading.flights.map(\.designator) == ["4U 073W", "GKX 027", "RL 1"])
    #expect(reading.flights.map(\.airport.city) == ["Lakeside", "QQQ", "Anaa Airport"])
    #expect(reading.flights.map(\.scheduledDate.description).last == "2026-11-30")
    #expect(reading.flights[1].scheduledTime.iso == "2026-12-01T00:00-05:00")
    #expect(
      reading.flights.map(\.id) == [
        "arrival-4U-73W-Lakeside-2026-11-30", "departure-GKX-27-QQQ-2026-12-01",
        "rl1-arrival-aaa-2026-11-30",
      ]
    )
  }

  @Test("a status that is not known is kept as it came")
  func statuses() throws {
    let reading = try Reading(
      "\(Reading.header),status\nA,RL,1,BOS,2026-11-30T18:05,NOP\n"
        + "A,RL,2,BOS,2026-11-30T18:05,cnx\nA,RL,3,BOS,2026-11-30T18:05,\"Say \"\"hi\"\"\"\n"
    )
    #expect(reading.flights.map(\.status.code) == [.unknown, .cancelled, .unknown])
    #expect(reading.flights.map(\.status.text) == ["NOP", nil, "Say \"hi\""])
  }

  @Test("control characters become U+FFFD, tabs and line breaks stay")
  func controls() throws {
    let reading = try Reading(
      "\(Reading.header),remark\nA,RL,1,BOS,2026-11-30T18:05,a\u{0}b\u{7F}c\u{9F}d\te\u{1B}[2J\n"
    )
    #expect(reading.flights.map(\.remark) == ["a\u{FFFD}b\u{FFFD}c\u{FFFD}d\te\u{FFFD}[2J"])
    #expect(reading.diagnostics.map(\.code) == ["FieldProblem.controlCharacters"])
  }

  @Test("one control character alone is seen", arguments: ["\u{1}", "\u{7F}", "\u{80}", "\u{9F}"])
  func control(character: String) throws {
    let reading = try Reading(
      "\(Reading.header),gate\nA,RL,1,BOS,2026-11-30T18:05,A\(character)4\n"
    )
    #expect(reading.flights.map(\.gate) == ["A\u{FFFD}4"])
    #expect(reading.diagnostics.map(\.code) == ["FieldProblem.controlCharacters"])
  }

  @Test("with skip the good rows are read, and each bad one is a warning")
  func skip() throws {
    let reading = try Reading(
      rows: "A,RL,1,BOS,2026-11-30T18:05",
      "A,RL,2,BOS,soon",
      "A,RL,3",
      "A,RL,4,BOS,2026-11-30T18:05,",
      "X,,5,BOS,2026-11-30T18:05",
      "\"A,RL,6,BOS,2026-11-30T18:05",
      "A,RL,7,BOS,2026-11-30T18:05",
      "A,\"RL\"x,8,BOS,2026-11-30T18:05",
      "A,RL,9,BOS,2026-11-30T18:05",
      onError: .skip
    )
    #expect(reading.flights.map(\.number) == ["1", "7", "9"])
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
    let places = reading.diagnostics.compactMap { $0.location?.position }
      .map { "\($0.line):\($0.column)" }
    #expect(places == ["3:12", "4:7", "5:29", "6:1", "6:3", "9:4", "9:7"])
  }

  @Test("with skip, a file without any good row is an error")
  func skipAll() throws {
    let reading = try Reading(rows: "A,RL,2,BOS,soon", onError: .skip)
    #expect(reading.diagnostics.map(\.severity) == [.error])
  }

  @Test("a header alone is a schedule where that is allowed")
  func empty() throws {
    let reading = try Reading("\(Reading.header)\n", allowsEmpty: true)
    #expect(reading.told == "")
    #expect(reading.flights.isEmpty)
  }

  @Test("of a mistake in every row the first are told, and all are counted")
  func everyRow() throws {
    let rows = (1...3000).map { "A,RL,\($0),BOS,\"2026-11-30\nT18:05\"" }
    let reading = try Reading(([Reading.header] + rows).joined(separator: "\n"))
    #expect(reading.diagnostics.count == 20)
    let last = reading.diagnostics.last?.location
    #expect(last?.position == Position(line: 40, column: 14))
    #expect(last?.sourceLine == "A,RL,20,BOS,\"2026-11-30")
    #expect(reading.told.hasSuffix("\nand 2980 more\n"))
  }

  @Test("with skip, bad rows are counted all the same, and errors and warnings stay in order")
  func everyRowSkipped() throws {
    let bad = (1...500).map { "A,RL,\($0),BOS,\($0 % 2 == 0 ? "soon" : "2026-11-01T01:30")" }
    let good = (501...600).map { "A,RL,\($0),BOS,2026-11-30T18:05" }
    let again = (501...600).map { "A,RL,\($0),BOS,2026-11-30T18:05" }
    let text = ([Reading.header] + bad + good + again).joined(separator: "\n")
    let reading = try Reading(text, onError: .skip)
    #expect(reading.flights.count == 350)
    let lines = reading.diagnostics.compactMap(\.location?.position?.line)
    #expect(lines == Array(2...41) + Array(602...621))
    let places = reading.told.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(places.count == 20)
    #expect(reading.told.hasSuffix("\nand 580 more\n"))
  }

  @Test("a repetition that stands before mistakes is told before them")
  func repetitionsInOrder() throws {
    let row = "A,RL,1,BOS,2026-11-30T18:05"
    let bad = (1...30).map { _ in "A,RL,2,BOS,soon" }
    let text =
      ([Reading.header + ",id", row + ",x", "D" + row.dropFirst() + ",x"] + bad.map { $0 + "," })
    let reading = try Reading(text.joined(separator: "\n"))
    #expect(reading.told.hasPrefix("schedule.csv:3:29: error: flight 'x' is there twice"))
    #expect(reading.told.hasSuffix("\nand 11 more\n"))
  }
}
