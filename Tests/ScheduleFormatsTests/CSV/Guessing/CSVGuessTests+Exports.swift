extension CSVGuessTests {
  /// Files as databases write them.
  static let exports: [Case] = [
    Case(
      name: "the canonical file",
      codes: [.clock],
      text: """
        direction,airline,number,airport,scheduled,gate
        A,RL,617,BOS,2026-11-30T08:55,A4

        """,
      found: "direction=direction, airline=airline, number=number, airport=airport, "
        + "scheduled=scheduled, gate=gate, 1 flights",
      told: [
        "a.csv:2:14: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'"
      ]
    ),
    Case(
      name: "times with offsets, and columns that nobody knows",
      codes: [],
      text: """
        xyz,direction,designator,other_iata,scheduled
        ?,D,BA 117,LHR,2026-11-30T08:55-05:00

        """,
      found: "direction=direction, designator=designator, airport=other_iata, "
        + "scheduled=scheduled, unused xyz, 1 flights",
      told: []
    ),
    Case(
      name: "a day's plan in German",
      codes: [.clock, .encoding, .footer, .statusMap],
      text: """
        Flughafen Hügelstadt - Tagesplan
        Stand: 30.11.2026 04:00

        Datum;Zeit;Richtung;Flugnummer;Fluggesellschaft;Von/Nach;Ort;Terminal;Gate;Gepäckband;Status
        30.11.2026;06:15;Ab;LH 2090;Lufthansa;MUC;München;1;A4;;planmäßig
        30.11.2026;07:05;An;4U 460;Germanwings;CGN;Köln;1;;3;gelandet
        01.12.2026;06:15;Ab;LH 2090;Lufthansa;MUC;München;1;A4;;
        Ende der Liste

        """,
      form: .latin1,
      found: "date=Datum, scheduled=Zeit, direction=Richtung, designator=Flugnummer, "
        + "airline_name=Fluggesellschaft, airport=Von/Nach, city=Ort, terminal=Terminal, "
        + "gate=Gate, belt=Gepäckband, status=Status, delimiter ;, encoding windows-1252, skip 3, "
        + "footer 1, date dd.MM.yyyy, ab is departure, an is arrival, gelandet is landed, "
        + "planmäßig is scheduled, 3 flights",
      told: [
        "a.csv:1:12: not sure: the file is not UTF-8; it is read as windows-1252; see whether "
          + "names are right",
        "a.csv:5:12: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
        "a.csv:5:57: not sure: in column 'Status' 'planmäßig' is taken as scheduled, 'gelandet' "
          + "is taken as landed; see 'map'",
        "a.csv:8:1: not sure: this line is taken to stand behind the table; see 'footer_lines'",
      ]
    ),
    Case(
      name: "both ends and both times of each leg, with tabs",
      codes: [.clock],
      text: """
        Carrier\tFlt Num\tOrigin\tDest\tSched Dep\tSched Arr\tEquip\tGate
        AA\t1141\tJFK\tMIA\t11/30/2026 5:40 AM\t11/30/2026 8:45 AM\t738\tB12
        AA\t944\tMIA\tJFK\t11/30/2026 9:08 AM\t11/30/2026 12:08 PM\t738\tB14
        DL\t2094\tMSY\tJFK\t12/1/2026 8:16 AM\t12/1/2026 12:16 PM\t319\tA2

        """,
      found: "airline=Carrier, number=Flt Num, origin=Origin, destination=Dest, "
        + "scheduled_departure=Sched Dep, scheduled_arrival=Sched Arr, aircraft=Equip, gate=Gate, "
        + "delimiter tab, time M/d/yyyy h:mm a, 3 flights",
      told: [
        "a.csv:2:36: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'"
      ]
    ),
    Case(
      name: "turnarounds with a time of either direction",
      codes: [.offsets, .statusWords],
      text: """
        FLT|REG|A/C|ORG/DST|STA|STD|ETA|ETD|STATE|STAND
        EZY8531|G-EZAA|A319|GVA|2026-11-30T06:20Z||2026-11-30T06:31Z||LND|12
        EZY8532|G-EZAA|A319|GVA||2026-11-30T07:00Z|||BRD|12
        RYR110|EI-DCL|B738|DUB|2026-11-30T08:20Z||||EST 0825|14
        RYR0111|EI-DCL|B738|DUB||2026-11-30T08:50Z|||SCH|14

        """,
      found: "designator=FLT, aircraft=A/C, airport=ORG/DST, scheduled_arrival=STA, "
        + "scheduled_departure=STD, estimated_arrival=ETA, estimated_departure=ETD, status=STATE, "
        + "delimiter |, unused REG STAND, 4 flights",
      told: [
        "a.csv:2:25: not sure: every time in 'STA' says that it is UTC; where they are the "
          + "airport's own all the same, write 'ignore_offsets: true' beneath 'csv'",
        "a.csv:4:45: not sure: column 'STATE' has words that are no known status, 'EST 0825'; "
          + "they are shown as they are; say under 'map' what they mean",
      ]
    ),
    Case(
      name: "what a spreadsheet saves as Unicode text",
      codes: [.clock, .statusMap, .unknownAirports],
      text: """
        Datum\tFlug\tArt\tOrt\tPlan\tErwartet\tGate\tStatus
        30.11.2026\tSN 2901\tAnkunft\tBrüssel\t06:10\t06:20\t\tgelandet
        30.11.2026\tSN 2902\tAbflug\tBrüssel\t06:55\t\t4\tboarding

        """,
      form: .utf16,
      found: "date=Datum, designator=Flug, direction=Art, airport=Ort, scheduled=Plan, "
        + "estimated=Erwartet, gate=Gate, status=Status, delimiter tab, encoding utf-16, date "
        + "dd.MM.yyyy, abflug is departure, ankunft is arrival, gelandet is landed, 2 flights",
      told: [
        "a.csv:2:28: not sure: column 'Ort' has far ends that are no known IATA codes, as "
          + "'Brüssel'; they are shown as they are",
        "a.csv:2:36: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
        "a.csv:2:49: not sure: in column 'Status' 'gelandet' is taken as landed; see 'map'",
      ]
    ),
    Case(
      name: "headers of which only what they hold is known",
      codes: [.byContent, .clock],
      text: """
        c1,c2,c3,c4,c5
        A,LH 2080,MUC,2026-11-30T06:05,x
        D,LH 2081,MUC,2026-11-30T07:05,y

        """,
      found: "direction=c1, designator=c2, airport=c3, scheduled=c4, unused c5, 2 flights",
      told: [
        "a.csv:1:1: not sure: column 'c1' is taken as 'direction' for what it holds",
        "a.csv:1:4: not sure: column 'c2' is taken as 'designator' for what it holds",
        "a.csv:1:7: not sure: column 'c3' is taken as 'airport' for what it holds",
        "a.csv:1:10: not sure: column 'c4' is taken as 'scheduled' for what it holds",
        "a.csv:2:15: not sure: times have no offset and are taken as the airport's own clock; "
          + "where they are UTC, write 'time_zone: utc' beneath 'csv'",
      ]
    ),
  ]
}
