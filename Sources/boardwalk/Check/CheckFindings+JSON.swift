extension CheckFindings {
  /// The findings for programs.
  var json: [(key: String, value: JSONText)] {
    [
      (
        "schedule",
        .object([
          ("path", .optional(path)), ("rows", .number(records)), ("flights", .number(flights)),
          ("updates", .optional(updates)), ("data", .optional(data)),
        ])
      ),
      (
        "days",
        .list(
          days.map { day in
            .object([
              ("date", .string("\(day.date)")), ("arrivals", .number(day.arrivals)),
              ("departures", .number(day.departures)),
            ])
          }
        )
      ),
      ("otherDays", .number(otherDays)),
      ("duplicates", Self.json(duplicates)),
      (
        "unknownCodes",
        .list(
          codes.map { code in
            .object(
              [
                ("kind", .string(code.name.kind.rawValue)), ("code", .string(code.name.code)),
                ("flights", .number(code.flights)),
              ] + code.place.json
            )
          }
        )
      ),
      ("otherOffsets", Self.json(zones)),
      ("clockChanges", Self.json(clockChanges)),
      (
        "gaps",
        .list(
          gaps.map { gap in .object([("date", .string("\(gap.date)"))] + gap.place.json) }
        )
      ),
    ]
  }

  private static func json(_ places: Places) -> JSONText {
    .object([
      ("count", .number(places.count)),
      ("places", .list(places.places.map { .object($0.json) })),
    ])
  }
}
