extension CSVGuessTests {
  /// Words for directions, statuses and lists.
  static let words: [Case] = [
    Case(
      name: "words for directions",
      codes: [.directionWord],
      text: """
        inout,flight,airport,local time
        I,BA1,LHR,2026-11-30 18:05
        O,BA2,LHR,2026-11-30 19:05

        """,
      found: "direction=inout, designator=flight, airport=airport, scheduled=local time, i is "
        + "arrival, o is departure, 2 flights",
      told: [
        "a.csv:2:1: not sure: 'i' is taken as arrival",
        "a.csv:3:1: not sure: 'o' is taken as departure",
      ]
    ),
    Case(
      name: "a column of statuses that is called as nobody knows",
      codes: [.byContent, .statusMap],
      text: """
        direction,flight,airport,local time,Flugzustand,Bay
        D,BA1,LHR,2026-11-30 18:05,annulliert,A
        D,BA2,LHR,2026-11-30 19:05,gestartet,C

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=local time, "
        + "status=Flugzustand, annulliert is cancelled, gestartet is departed, unused Bay, 2 flights",
      told: [
        "a.csv:1:37: not sure: column 'Flugzustand' is taken as 'status' for what it holds",
        "a.csv:2:28: not sure: in column 'Flugzustand' 'annulliert' is taken as cancelled, "
          + "'gestartet' is taken as departed; see 'map'",
      ]
    ),
    Case(
      name: "one letter of a pair",
      codes: [.noDirection],
      text: """
        type,flight,airport,local time
        P,BA1,LHR,2026-11-30 18:05
        P,BA2,LHR,2026-11-30 19:05

        """,
      found: "designator=flight, airport=airport, scheduled=local time, unused type, missing "
        + "direction, not whole",
      told: [
        "a.csv:1:1: not found: the direction; name its column beneath 'columns' as 'direction', "
          + "or write 'direction: arrival' or 'direction: departure' beneath 'csv' where all "
          + "flights are such"
      ]
    ),
    Case(
      name: "words for directions that are not known",
      codes: [.directionWords],
      text: """
        direction,flight,airport,local time
        X,BA1,LHR,2026-11-30 18:05
        Y,BA2,LHR,2026-11-30 19:05

        """,
      found: "designator=flight, airport=airport, scheduled=local time, missing direction, not "
        + "whole",
      told: [
        "a.csv:2:1: not found: the direction; column 'direction' may have it, but 'X' is no word "
          + "for one that is known; say beneath 'map' what its words mean, and beneath 'columns' "
          + "that it is 'direction'"
      ]
    ),
    Case(
      name: "words for statuses, in a column of remarks",
      codes: [.byContent, .statusMap, .statusWords],
      text: """
        direction,flight,airport,scheduled_local,Remark
        D,BA1,LHR,2026-11-30T19:01,CNCL
        D,BA2,LHR,2026-11-30T19:02,DLYD
        D,BA3,LHR,2026-11-30T19:03,GTO
        D,BA4,LHR,2026-11-30T19:04,GCL
        D,BA5,LHR,2026-11-30T19:05,C
        D,BA6,LHR,2026-11-30T19:06,Retardé
        D,BA7,LHR,2026-11-30T19:07,on blocks soon

        """,
      found: "direction=direction, designator=flight, airport=airport, scheduled=scheduled_local, "
        + "status=Remark, c is cancelled, cncl is cancelled, dlyd is delayed, gcl is "
        + "gate-closing, retardé is delayed, 7 flights",
      told: [
        "a.csv:1:42: not sure: column 'Remark' is taken as 'status' for what it holds",
        "a.csv:2:28: not sure: in column 'Remark' 'CNCL' is taken as cancelled, 'DLYD' is taken "
          + "as delayed, 'GCL' is taken as gate-closing, 'C' is taken as cancelled, 'Retardé' is "
          + "taken as delayed; see 'map'",
        "a.csv:8:28: not sure: column 'Remark' has words that are no known status, 'on blocks "
          + "soon'; they are shown as they are; say under 'map' what they mean",
      ]
    ),
    Case(
      name: "names, lists, remarks and numbers of rows",
      codes: [.list, .remark, .runningNumber, .strangeList, .unknownAirports],
      text: """
        id,direction,flight,airport,scheduled_local,code share,via,remark
        1,A,BA1,Nowhere,2026-11-30T19:05,AA1 and IB2,Milan,Meals
        2,A,BA3,LHR,2026-11-30T19:15,,,

        """,
      found: "id=id, direction=direction, designator=flight, airport=airport, "
        + "scheduled=scheduled_local, via=via, remark=remark, unused code share, 2 flights",
      told: [
        "a.csv:1:1: not sure: column 'id' is used as the flights' id and only counts rows; an "
          + "id must mean the same flight tomorrow; give the column another name",
        "a.csv:2:9: not sure: column 'airport' has far ends that are no known IATA codes, as "
          + "'Nowhere'; they are shown as they are",
        "a.csv:2:34: not used: column 'code share' may be 'codeshares', but this is no list of "
          + "flights, as 'NQ2618 YH100'",
        "a.csv:2:46: not sure: column 'via' is read as a list of airports, and this is none; "
          + "have it mended, or where the column is another thing, give it another name",
        "a.csv:2:52: not sure: column 'remark' is shown to passengers as a remark; see that it "
          + "is meant for them",
      ]
    ),
    Case(
      name: "the kinds of aircraft, in a column that could hold the kinds of flights",
      codes: [],
      text: """
        Typ;Art;Flug;Ort;Plan lokal
        AT76;An;XW 201;BOS;2026-11-30 18:05
        AT76;Ab;XW 202;BOS;2026-11-30 19:05

        """,
      found: "aircraft=Typ, direction=Art, designator=Flug, airport=Ort, scheduled=Plan lokal, "
        + "delimiter ;, ab is departure, an is arrival, 2 flights",
      told: []
    ),
  ]
}
