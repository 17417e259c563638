extension HeaderWords {
  /// The headers of a column that a flight can do without.
  static func others(_ column: FlightField) -> [String] {
    switch column {
    case .status:
      [
        "status", "flightstatus", "fltstatus", "statustext", "statuscode", "publicstatus", "remp",
        "state",
        "statut", "etat", "estado", "situacion", "stato",
      ]
    case .terminal:
      ["terminal", "term", "trm", "terminalid", "halle", "aerogare", "terminale"]
    case .gate:
      [
        "gate", "gateno", "gatenumber", "gates", "boardinggate", "flugsteig", "ausgang", "porte",
        "puerta", "puertaembarque", "puertadeembarque", "uscita", "gateimbarco", "gate1", "gat1",
        "porta",
      ]
    case .belt:
      [
        "belt", "baggagebelt", "bagbelt", "carousel", "reclaim", "belts", "bagclaim",
        "baggageclaim", "claim", "belt1", "blt1", "baggage", "beltno",
        "gepackband", "band", "tapis", "tapisbagages", "cinta", "nastro", "bagageband",
        "tapete",
      ]
    case .checkIn:
      [
        "checkin", "checkindesk", "checkindesks", "desk", "desks", "counter", "counters",
        "schalter",
        "checkinschalter", "comptoir", "comptoirs", "mostrador", "mostradores", "banco", "banchi",
        "incheckbalie", "balie",
      ]
    case .aircraft:
      [
        "aircraft", "aircrafttype", "actype", "ac", "equipment", "equip", "acft", "acfttype", "eqp",
        "act3", "act5",
        "flugzeugtyp", "flugzeugmuster", "muster", "flugzeug", "typeavion", "appareil", "avion",
        "tipoavion", "aeronave", "aeromobile", "tipoaeromobile", "vliegtuig", "vliegtuigtype",
        "toestel", "typ", "type", "tipo",
      ]
    case .codeshares: ["codeshares", "codeshare", "codesharenumbers", "cs", "marketingflights"]
    case .via:
      ["via", "via3", "stops", "stopovers", "stopover", "uber", "escales", "escalas", "scali"]
    case .remark:
      [
        "remark", "remarks", "publicremark", "bemerkung", "bemerkungen", "hinweis", "remarque",
        "remarques", "observaciones", "observacoes", "anmarkning", "bemaerkning", "merknad", "note",
        "osservazioni", "opmerking",
        "opmerkingen",
      ]
    case .id: ["id", "uid", "flightuid", "uniqueid", "flightkey"]
    default: []
    }
  }
}
