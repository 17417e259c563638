extension CSVGuessTests {
  /// Files that hardly leave a question.
  static let canonical: [Case] = [
    Case(
      name: "the canonical file",
      codes: [.clock],
      text: "direction,airline,number,airport,scheduled,gate\nA,RL,617,BOS,2026-11-30T08:55,A4\n",
      found: "direction=direction, airline=airline, number=number, airport=airport, "
        + "scheduled=scheduled, gate=gate, 1 flights",
      told: [Self.clock("1:34")]
    ),
    Case(
      name: "times with offsets, and columns that nobody knows",
      codes: [],
      text: "xyz,direction,designator,other_iata,scheduled\n"
        + "?,D,BA 117,LHR,2026-11-30T08:55-05:00\n",
      found: "direction=direction, designator=designator, airport=other_iata, "
        + "scheduled=scheduled, 1 flights",
      told: []
    ),
  ]

  /// Files as three databases write them, for none of which anything was changed.
  static let exports: [Case] = [
    Case(
      name: "a day's plan in German",
      codes: [
        .noDirection, .encoding, .byContent, .clock, .statusWords, .footer,
      ],
      text: "",
      bytes: latin1(
        """
        Flughafen Hügelstadt - Tagesplan
        Stand: 30.11.2026 04:00

        Datum;Zeit;Richtung;Flugnummer;Fluggesellschaft;Von/Nach;Ort;Terminal;Gate;Gepäckband;Status
        30.11.2026;06:15;Ab;LH 2090;Lufthansa;MUC;München;1;A4;;planmäßig
        30.11.2026;07:05;An;4U 460;Germanwings;CGN;Köln;1;;3;gelandet
        01.12.2026;06:15;Ab;LH 2090;Lufthansa;MUC;München;1;A4;;
        Ende der Liste

        """
      ),
      found: "date=Datum, scheduled=Zeit, designator=Flugnummer, airport=Von/Nach, "
        + "terminal=Terminal, gate=Gate, status=Status, delimiter ;, encoding windows-1252, skip 3, "
        + "footer 1, date dd.MM.yyyy, not whole",
      told: [
        "a.csv: not found: the direction; name the column beneath 'columns', or write 'direction: "
          + "arrival' or 'direction: departure' beneath 'csv'",
        "a.csv: not sure: the file is not UTF-8; it is read as windows-1252; see whether names are "
          + "right",
        "a.csv:4:7: not sure: column 'Zeit' is taken as 'scheduled' for what it holds",
        Self.clock("4:7"),
        "a.csv:4:49: not sure: column 'Von/Nach' is taken as 'airport' for what it holds",
        "a.csv:4:87: not sure: column 'Status' has words that are no known status, 'planmäßig', "
          + "'gelandet'; they are shown as they are; say under 'map' what they mean",
        "a.csv:8:1: not sure: this line is taken to stand behind the table",
      ]
    ),
    Case(
      name: "both ends and both times of each leg, with tabs",
      codes: [.noDirection, .missing, .twoEnds],
      text: """
        Carrier\tFlt Num\tOrigin\tDest\tSched Dep\tSched Arr\tEquip\tGate
        AA\t1141\tJFK\tMIA\t11/30/2026 5:40 AM\t11/30/2026 8:45 AM\t738\tB12
        AA\t944\tMIA\tJFK\t11/30/2026 9:08 AM\t11/30/2026 12:08 PM\t738\tB14
        DL\t2094\tMSY\tJFK\t12/1/2026 8:16 AM\t12/1/2026 12:16 PM\t319\tA2

        """,
      found: "airline=Carrier, number=Flt Num, aircraft=Equip, gate=Gate, delimiter tab, not whole",
      told: [
        "a.csv: not found: the direction; name the column beneath 'columns', or write 'direction: "
          + "arrival' or 'direction: departure' beneath 'csv'",
        "a.csv: not found: the scheduled time; name the column beneath 'columns' as 'scheduled'",
        "a.csv:1:24: not possible: 'Origin' and 'Dest' both change from row to row; the far end must "
          + "stand in one column; make a file of arrivals and one of departures",
      ]
    ),
    Case(
      name: "turnarounds with a time of either direction",
      codes: [.byContent, .offsets, .statusWords],
      text: """
        FLT|REG|A/C|ORG/DST|STA|STD|ETA|ETD|STATE|STAND
        EZY8531|G-EZAA|A319|GVA|2026-11-30T06:20Z||2026-11-30T06:31Z||LND|12
        EZY8532|G-EZAA|A319|GVA||2026-11-30T07:00Z|||BRD|12
        RYR110|EI-DCL|B738|DUB|2026-11-30T08:20Z||||EST 0825|14
        RYR0111|EI-DCL|B738|DUB||2026-11-30T08:50Z|||SCH|14

        """,
      found: "designator=FLT, aircraft=A/C, airport=ORG/DST, scheduled_arrival=STA, "
        + "scheduled_departure=STD, estimated_arrival=ETA, estimated_departure=ETD, status=STATE, "
        + "delimiter |, 4 flights",
      told: [
        "a.csv:1:13: not sure: column 'ORG/DST' is taken as 'airport' for what it holds",
        "a.csv:1:21: not sure: every time in 'STA' says that it is UTC; where they are the airport's "
          + "own all the same, write 'ignore_offsets: true' beneath 'csv'",
        "a.csv:1:37: not sure: column 'STATE' has words that are no known status, 'EST 0825'; they "
          + "are shown as they are; say under 'map' what they mean",
      ]
    ),
  ]

  /// Times and days in other forms.
  static let times: [Case] = [
    Case(
      name: "the day or the month first, where the airport is in Europe",
      codes: [.dayOrMonth, .clock],
      text: "direction,flight,airport,date,time\nA,BA1,JFK,03/02/2026,18:05\n",
      airport: "LHR",
      found: "direction=direction, designator=flight, airport=airport, date=date, scheduled=time, "
        + "date dd/MM/yyyy, 1 flights",
      told: [
        "a.csv:1:26: not sure: '03/02/2026' is read as 'dd/MM/yyyy'; it could be 'MM/dd/yyyy'",
        Self.clock("1:31"),
      ]
    ),
    Case(
      name: "the same in America",
      codes: [.dayOrMonth, .clock],
      text: "direction,flight,airport,date,time\nA,BA1,LHR,03/02/2026,18:05\n",
      found: "direction=direction, designator=flight, airport=airport, date=date, scheduled=time, "
        + "date MM/dd/yyyy, 1 flights",
      told: [
        "a.csv:1:26: not sure: '03/02/2026' is read as 'MM/dd/yyyy'; it could be 'dd/MM/yyyy'",
        Self.clock("1:31"),
      ]
    ),
    Case(
      name: "a day that can only be one settles it",
      codes: [.clock],
      text: "direction,flight,airport,scheduled\nA,BA1,LHR,03/02/2026 18:05\n"
        + "A,BA1,LHR,31/01/2026 18:05\n",
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled, "
        + "time dd/MM/yyyy HH:mm, 2 flights",
      told: [Self.clock("1:26")]
    ),
    Case(
      name: "years of two digits, hours to twelve, UTC by a header",
      codes: [.century, .utc, .byContent],
      text: "direction,flight,airport,flight date,STD (UTC)\nD,BA1,LHR,30-Nov-26,6:05 PM\n",
      found: "direction=direction, designator=flight, airport=airport, date=flight date, "
        + "scheduled=STD (UTC), date dd-MMM-yy, time h:mm a, century 2000, utc, 1 flights",
      told: [
        "a.csv:1:26: not sure: years of two digits are taken as those from 2000 on",
        "a.csv:1:38: not sure: column 'STD (UTC)' is taken as 'scheduled' for what it holds",
        "a.csv:1:38: not sure: times are taken as UTC for the name of column 'STD (UTC)'",
      ]
    ),
    Case(
      name: "times alone",
      codes: [.noDate, .direction, .clock],
      text: "flight,from,scheduled,estimated\nBA1,LHR,18:05,18:20\nBA3,LHR,19:05,\n",
      found: "designator=flight, airport=from, scheduled=scheduled, estimated=estimated, "
        + "all arrivals, today, 2 flights",
      told: [
        "a.csv:1:8: not sure: no column has the direction; all flights are taken as arrivals, since "
          + "there is a column 'from'",
        Self.clock("1:13"),
        "a.csv:1:13: not sure: times in 'scheduled' have no day, and no column has one; they are "
          + "taken as those of the day of each build",
      ]
    ),
    Case(
      name: "expected times in another form",
      codes: [.otherForm],
      text: "dir,flight,airport,scheduled local,ETD\nD,BA1,LHR,2026-11-30 18:05,1820\n",
      found: "direction=dir, designator=flight, airport=airport, scheduled=scheduled local, "
        + "1 flights",
      told: [
        "a.csv:1:36: not used: column 'ETD' may be 'estimated', but is not written as the planned "
          + "times are"
      ]
    ),
  ]

  /// What else is not sure.
  static let doubtful: [Case] = [
    Case(
      name: "words for directions",
      codes: [.directionWord, .byContent],
      text: "inout,flight,airport,local time\nI,BA1,LHR,2026-11-30 18:05\n"
        + "O,BA2,LHR,2026-11-30 19:05\n",
      found: "direction=inout, designator=flight, airport=airport, scheduled=local time, "
        + "i is arrival, o is departure, 2 flights",
      told: [
        "a.csv:1:1: not sure: 'i' is taken as arrival",
        "a.csv:1:1: not sure: 'o' is taken as departure",
        "a.csv:1:22: not sure: column 'local time' is taken as 'scheduled' for what it holds",
      ]
    ),
    Case(
      name: "the airport itself",
      codes: [.home, .byContent],
      text: "arr_dep,flight,airport,origdest,time local,date\n"
        + "ARR,BA1,JFK,LHR,18:05,2026-11-30\nDEP,BA2,JFK,LHR,19:05,2026-11-30\n",
      airport: nil,
      found: "direction=arr_dep, designator=flight, airport=origdest, scheduled=time local, "
        + "date=date, home JFK, arr is arrival, dep is departure, 2 flights",
      told: [
        "a.csv:1:16: not sure: the airport is taken to be JFK, which column 'airport' has in every "
          + "row",
        "a.csv:1:33: not sure: column 'time local' is taken as 'scheduled' for what it holds",
      ]
    ),
    Case(
      name: "a column called airport that is the airport itself, which is known",
      codes: [.byContent],
      text: "direction,flight,airport,where,scheduled_local\nA,BA1,JFK,LHR,2026-11-30T19:05\n"
        + "D,BA2,JFK,LHR,2026-11-30T20:05\n",
      found: "direction=direction, designator=flight, airport=where, scheduled=scheduled_local, "
        + "2 flights",
      told: ["a.csv:1:26: not sure: column 'where' is taken as 'airport' for what it holds"]
    ),
    Case(
      name: "all flights from one airport, in a column called so",
      codes: [.byContent],
      text: "direction,flight,airport,scheduled_local\nA,BA1,LHR,2026-11-30T19:05\n"
        + "D,BA2,LHR,2026-11-30T20:05\n",
      airport: nil,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "2 flights",
      told: ["a.csv:1:18: not sure: column 'airport' is taken as 'airport' for what it holds"]
    ),
    Case(
      name: "departures from one airport, by both ends",
      codes: [.direction, .home],
      text: "flight,origin,destination,scheduled_local\nBA2,JFK,LHR,2026-11-30T19:05\n"
        + "BA4,JFK,LCY,2026-11-30T20:05\n",
      airport: nil,
      found: "designator=flight, airport=destination, scheduled=scheduled_local, all departures, "
        + "home JFK, 2 flights",
      told: [
        "a.csv:1:8: not sure: no column has the direction; all flights are taken as departures, "
          + "since there is a column 'origin'",
        "a.csv:1:8: not sure: the airport is taken to be JFK, which column 'origin' has in every row",
      ]
    ),
    Case(
      name: "names, lists, remarks and numbers of rows",
      codes: [.unknownAirports, .list, .remark, .runningNumber],
      text: "id,direction,flight,airport,scheduled_local,code share,remark\n"
        + "1,A,BA1,Nowhere,2026-11-30T19:05,\"AA1,IB2\",Meals\n2,A,BA3,LHR,2026-11-30T19:15,,\n",
      found: "id=id, direction=direction, designator=flight, airport=airport, "
        + "scheduled=scheduled_local, remark=remark, 2 flights",
      told: [
        "a.csv:1:1: not sure: column 'id' is used as the flights' id and only counts rows; an id "
          + "must mean the same flight tomorrow; give the column another name",
        "a.csv:1:21: not sure: column 'airport' has far ends that are no known IATA codes, as "
          + "'Nowhere'; they are shown as they are",
        "a.csv:1:45: not used: column 'code share' may be 'codeshares', but its values are not "
          + "parted by blanks",
        "a.csv:1:56: not sure: column 'remark' is shown to passengers as a remark; see that it is "
          + "meant for them",
      ]
    ),
    Case(
      name: "rows of several terminals, and one that cannot be read",
      codes: [.conflicts],
      text: "direction,flight,airport,scheduled_local,terminal\nA,BA1,LHR,2026-11-30T19:05,1\n"
        + "A,BA1,LHR,2026-11-30T19:05,2\n",
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "terminal=terminal, 1 flights",
      told: [
        "a.csv: not possible: 1 of 2 rows are flights that are there already, with other fields; "
          + "where they are another airport's or terminal's, choose rows by 'where' beneath 'csv'"
      ]
    ),
    Case(
      name: "a row that cannot be read",
      codes: [.unread],
      text: "direction,flight,airport,scheduled_local\n"
        + (1...30).map { "A,BA\($0),LHR,2026-11-30T19:05\n" }.joined()
        + "A,cargo,LHR,2026-11-30T19:05\n",
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "30 flights",
      told: [
        "a.csv: not possible: 1 of 31 rows cannot be read like this; the build tells which"
      ]
    ),
    Case(
      name: "no far end, no flight, no time",
      codes: [.missing, .noDirection],
      text: "a,b\nx,y\n",
      found: "not whole",
      told: [
        "a.csv: not found: airline and number; name their column beneath 'columns' as 'designator', "
          + "or two as 'airline' and 'number'",
        "a.csv: not found: the direction; name the column beneath 'columns', or write 'direction: "
          + "arrival' or 'direction: departure' beneath 'csv'",
        "a.csv: not found: the far end's IATA code or name; name the column beneath 'columns' as "
          + "'airport'",
        "a.csv: not found: the scheduled time; name the column beneath 'columns' as 'scheduled'",
      ]
    ),
  ]

  private static func clock(_ place: String) -> String {
    "a.csv:\(place): not sure: times have no offset and are taken as the airport's own clock; where "
      + "they are UTC, write 'time_zone: utc' beneath 'csv'"
  }

  private static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }
}
