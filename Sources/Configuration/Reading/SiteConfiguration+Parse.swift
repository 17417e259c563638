import Diagnostics
import ScheduleFormats
import YAML

extension SiteConfiguration {
  /// Checks a text. Throws every mistake in it.
  ///
  /// That `time_zone` or `airport` names a zone that exists is for the caller to see; see
  /// `unknownZone` and `missingZone`.
  public static func parse(_ source: SourceText) throws(Report) -> SiteConfiguration {
    let reading = try YAMLReader.check(source, as: ConfigurationSchema.mapping)
    var diagnostics = reading.diagnostics
    if reading.lacks("time_zone"), reading.lacks("airport") {
      let location = source.location(of: reading.node.position)
      diagnostics.append(ConfigurationProblem.missingZone(airport: nil).diagnostic(at: location))
    }
    for key in ["schedule", "updates"] {
      if let csv = reading.value[key]?["csv"] {
        diagnostics += CSVSource.mistakes(in: csv, of: source)
      }
      if let json = reading.value[key]?["json"] {
        let isWhole = diagnostics.isEmpty
        diagnostics += JSONSource.mistakes(in: json, of: source, isWhole: isWhole)
      }
      if let sql = reading.value[key]?["sql"] {
        diagnostics += CSVSource.mistakes(in: sql, of: source)
      }
      if reading.value[key]?["aidx"] != nil, reading.lacks("airport") {
        let location = reading.value[key]?["aidx"]?.position.map(source.location(of:))
        diagnostics.append(ConfigurationProblem.missingAirport.diagnostic(at: location))
      }
    }
    if let ssim = reading.value["schedule"]?["ssim"] {
      let hasAirport = !reading.lacks("airport")
      diagnostics += SSIMSource.mistakes(in: ssim, hasAirport: hasAirport, of: source)
    }
    guard diagnostics.isEmpty else { throw Report(diagnostics) }
    return try SiteConfiguration(reading.value, in: source)
  }

  private init(_ site: YAMLValue, in source: SourceText) throws(Report) {
    self.source = source
    title = try site.required("title", \.string, in: source)
    timeZone = site["time_zone"]?.located(\.string)
    airport = site["airport"]?.located(\.string).map {
      Located($0.value.uppercased(), at: $0.position)
    }
    language = try site.required("language", \.string, in: source)
    days = try site.required("days", \.integer, in: source).value
    baseURL = site["base_url"]?.string.flatMap(BaseURL.init)
    templates = try site.required("templates", \.string, in: source)
    destination = try site.required("destination", \.string, in: source)
    keep = site["keep"]?.items.compactMap { $0.located(\.string) } ?? []
    clock = site["clock"]?.located(\.integer).flatMap { HourClock(rawValue: $0.value) }
    flightSegue =
      (site["segues"]?["flight"]?.string).flatMap { SegueKind(rawValue: $0) } ?? .push
    theme = ThemeConfiguration(site["theme"])
    assistance = site["assistance"].map(AssistanceConfiguration.init)
    airports = site["airports"]?.located(\.string)
    airlines = site["airlines"]?.located(\.string)
    schedule = try ScheduleConfiguration(site["schedule"] ?? site, in: source)
    updates = try site["updates"].map { (updates) throws(Report) in
      try ScheduleSource(updates, in: source)
    }
    updatesMaximumAge = site["updates"]?["max_age"]?.seconds
  }
}

extension ScheduleConfiguration {
  fileprivate init(_ schedule: YAMLValue, in source: SourceText) throws(Report) {
    self.source = try ScheduleSource(schedule, in: source)
    let policy = try schedule.required("on_error", \.string, in: source).value
    onError = RowErrorPolicy(rawValue: policy) ?? .fail
    derivesStatus = schedule["derive_status"]?.boolean ?? (schedule["demo"] != nil)
    delayThreshold = try schedule.required("delay_threshold", \.seconds, in: source).value
    maximumAge = schedule["max_age"]?.seconds
  }
}

extension ScheduleSource {
  /// Reads whichever source is named.
  fileprivate init(_ value: YAMLValue, in source: SourceText) throws(Report) {
    if let csv = value["csv"] {
      self = .csv(try CSVSource(csv, in: source))
    } else if let ssim = value["ssim"] {
      self = .ssim(try SSIMSource(ssim, in: source))
    } else if let aidx = value["aidx"] {
      self = .aidx(try AIDXSource(aidx, in: source))
    } else if let json = value["json"] {
      self = .json(try JSONSource(json, in: source))
    } else if let avinor = value["avinor"] {
      self = .avinor(try AvinorSource(avinor, in: source))
    } else if let sql = value["sql"] {
      self = .sql(try SQLSource(sql, in: source))
    } else if let gtfs = value["gtfs"] {
      self = .gtfs(try GTFSSource(gtfs, in: source))
    } else {
      let demo = value["demo"] ?? value
      let seed = try demo.required("seed", \.integer, in: source).value
      let flightsPerDay = try demo.required("flights_per_day", \.integer, in: source).value
      self = .demo(DemoSource(seed: UInt64(clamping: seed), flightsPerDay: flightsPerDay))
    }
  }
}

extension ThemeConfiguration {
  fileprivate init(_ theme: YAMLValue?) {
    accent = theme?["accent"]?.located(\.string)
    sign = theme?["sign"]?.located(\.string)
    ground = theme?["ground"]?.located(\.string)
    ink = theme?["ink"]?.located(\.string)
  }
}

extension AssistanceConfiguration {
  fileprivate init(_ assistance: YAMLValue) {
    phone = assistance["phone"]?.located(\.string)
    meetingPoint = assistance["meeting_point"]?.located(\.string)
    page = assistance["page"]?.located(\.string)
  }
}
