import Schedule

/// What the header of a column of times or days says, word by word: "Sched. Arr. Time", "Heure prévue",
/// "Abflug". Whether it holds times is for its values to tell: an "Arrival" may be an airport.
struct TimeHeader {
  /// Which of a flight's times; nil where no word says it.
  let kind: TimeKind?
  /// The direction of the flights that have it; nil for both.
  let direction: Direction?

  /// Reads a header; nil where a word is of something else.
  init?(_ header: String) {
    var kinds: Set<TimeKind> = []
    var directions: Set<Direction> = []
    let words = FoldedText.words(of: header)
    guard !words.isEmpty else { return nil }
    for word in words {
      if let short = Self.short[word] {
        kinds.insert(short.0)
        directions.insert(short.1)
      } else if let known = Self.kinds[word] {
        kinds.insert(known)
      } else if let known = HeaderWords.directions[word], word.count > 1 {
        directions.insert(known)
      } else if !HeaderClock.isWord(word), !Self.others.contains(word) {
        return nil
      }
    }
    // What is at times an estimate is no more than that; a plan is nothing besides.
    guard kinds.count < 2 || !kinds.contains(.scheduled) else { return nil }
    let kind = kinds.count > 1 ? .estimated : kinds.first
    // Of both directions is of neither alone.
    let direction = directions.count == 1 ? directions.first : nil
    (self.kind, self.direction) = (kind, direction)
  }

  /// Whether it can be of a kind, in a file of one direction's flights or of both.
  func isOf(_ kind: TimeKind, _ direction: Direction?) -> Bool {
    (self.kind ?? .scheduled) == kind && (direction == nil || self.direction == direction)
  }

  private static let short: [String: (TimeKind, Direction)] = [
    "sta": (.scheduled, .arrival), "std": (.scheduled, .departure),
    "eta": (.estimated, .arrival), "etd": (.estimated, .departure),
    "ata": (.actual, .arrival), "atd": (.actual, .departure),
    "sibt": (.scheduled, .arrival), "sobt": (.scheduled, .departure),
    "eibt": (.estimated, .arrival), "eobt": (.estimated, .departure),
    "aibt": (.actual, .arrival), "aobt": (.actual, .departure),
    "stoa": (.scheduled, .arrival), "stod": (.scheduled, .departure),
    "etoa": (.estimated, .arrival), "etod": (.estimated, .departure),
    "atoa": (.actual, .arrival), "atod": (.actual, .departure),
  ]

  private static let kinds: [String: TimeKind] = {
    let words: [(TimeKind, String)] = [
      (
        .scheduled,
        "scheduled schedule sched sch skd sdt rutetid planlagt planned plan timetable soll geplant geplante planmassig "
          + "planmassige plangemass prevu prevue prog programado programada programmato programmata "
          + "previsto prevista gepland geplande"
      ),
      (
        .estimated,
        "estimated estimate est edt forventet beraknad expected exp revised latest new erwartet erwartete erwartung "
          + "voraussichtlich voraussichtliche neu neue estime estimee attendu attendue estimado "
          + "estimada esperado esperada stimato stimata atteso attesa verwacht verwachte"
      ),
      (
        .actual,
        "actual act adt faktisk touchdown landed airborne takeoff ist tatsachlich tatsachliche reel reelle "
          + "effectif effective real effettivo effettiva werkelijk werkelijke"
      ),
    ]
    return words.reduce(into: [:]) { table, entry in
      for word in entry.1.split(separator: " ") { table[String(word)] = entry.0 }
    }
  }()

  /// Words that say that it is a time, or nothing.
  private static let others: Set<String> = [
    "time", "times", "date", "datetime", "timestamp", "ts", "day", "flight",
    "at", "of", "zeit", "uhrzeit", "datum", "tag", "heure", "jour", "hora", "fecha", "dia",
    "ora", "orario", "data", "giorno", "tijd", "tid", "dag", "de", "d", "del", "di", "du", "la",
    "le",
    "the",
  ]
}
