import Schedule

/// What a word that stands in a column of statuses means, where Boardwalk does not read it anyway.
enum GuessedStatus {
  /// The status that a word can hardly mean anything but; nil for any other word.
  static func code(for word: String) -> StatusCode? {
    codes[FoldedText.key(of: word)]
  }

  /// Whether a word is read by itself, and yet systems mean different things by it.
  static func isDoubtful(_ word: String) -> Bool {
    let key = FoldedText.key(of: word)
    return key.count < 3 || ["gcl", "fir", "tom"].contains(key)
  }

  private static let codes: [String: StatusCode] = {
    words.reduce(into: [:]) { table, entry in
      for word in entry.1 { table[FoldedText.key(of: word)] = entry.0 }
    }
  }()

  private static let words: [(StatusCode, [String])] = [
    (
      .scheduled,
      [
        "SKD", "SCHD", "SKED", "SCHED", "planmäßig", "geplant", "Prévu", "Programado", "Programada",
        "Previsto", "Programmato", "Gepland",
      ]
    ),
    (.onTime, ["pünktlich", "à l'heure", "A tiempo", "En hora", "In orario", "Op tijd"]),
    (
      .delayed,
      [
        "DLYD", "DLY", "DELD", "DLAY", "Delay", "verspätet", "Verspätung", "Retardé", "Retard",
        "Retrasado", "Demorado", "Ritardo", "In ritardo", "Ritardato", "Vertraagd", "Atrasado",
      ]
    ),
    (
      .cancelled,
      [
        "CNCL", "CANX", "CANC", "CNL", "CNLD", "CNCLD", "CXLD", "XLD", "annulliert", "gestrichen",
        "storniert", "Annulé", "Supprimé", "Cancelado", "Cancelada", "Cancellato", "Geannuleerd",
      ]
    ),
    (
      .departed,
      [
        "DEPTD", "DPTD", "DPRTD", "abgeflogen", "gestartet", "Décollé", "Parti", "Despegado",
        "Salido", "Partiu", "Partito", "Decollato", "Vertrokken",
      ]
    ),
    (
      .landed,
      ["LNDD", "LANDD", "gelandet", "Atterri", "Aterrizado", "Aterrou", "Atterrato", "Geland"]
    ),
    (
      .arrived,
      [
        "ARVD", "ARRD", "ARRVD", "angekommen", "Arrivé", "Llegado", "Chegou", "Arrivato",
        "Aangekomen",
      ]
    ),
    (
      .boarding,
      [
        "BDG", "BOA", "BRDG", "BOARD", "Now boarding", "Einsteigen", "Einstieg", "Embarquement",
        "Embarcando", "Embarque", "Imbarco", "Instappen",
      ]
    ),
    (
      .finalCall,
      [
        "Last call", "Final boarding", "letzter Aufruf", "Dernier appel", "Última llamada",
        "Ultima chiamata", "Laatste oproep",
      ]
    ),
    (.gateOpen, ["Gate offen", "Gate geöffnet", "Porte ouverte", "Puerta abierta"]),
    (
      .gateClosed,
      [
        "Gate geschlossen", "Porte fermée", "Embarquement terminé", "Puerta cerrada",
        "Uscita chiusa", "Gate gesloten",
      ]
    ),
    (.expected, ["erwartet", "Attendu", "Esperado", "Atteso", "Verwacht"]),
    (
      .diverted,
      ["DVTD", "DVRT", "DIVT", "umgeleitet", "Dérouté", "Desviado", "Dirottato", "Uitgeweken"]
    ),
  ]
}
