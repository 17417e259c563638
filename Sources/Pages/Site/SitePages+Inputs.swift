import Schedule
import Templates

extension SitePages {
  /// The name of a unit that need not be rendered again while its inputs are the same; nil for one
  /// that shows the instant of the build.
  public func inputName(ofUnit number: Int) -> String? {
    switch units[number].content {
    case .day(let date, _): "\(date)"
    case .codes(let date, _): "\(date)-codes"
    case .site: nil
    }
  }

  /// Everything that a unit's pages are made from.
  public func inputs(ofUnit number: Int) -> [UInt8] {
    switch units[number].content {
    case .day(let date, let flights): inputs(of: date, flights)
    case .codes(_, let flights): codeInputs(flights)
    case .site: sharedInputs
    }
  }

  private func codeInputs(_ flights: [Int]) -> [UInt8] {
    var inputs = InputBytes()
    inputs.put(site.description.generator)
    inputs.put(site.description.baseURL)
    for index in flights { inputs.put(site.names[index]) }
    return inputs.bytes
  }

  private func inputs(of date: CivilDate, _ flights: [Int]) -> [UInt8] {
    var inputs = InputBytes(sharedInputs)
    let schedule = site.schedule
    let board = schedule.board(on: date)
    for index in flights { put(index, into: &inputs) }
    for entry in board {
      switch entry.place {
      case .ownDay: inputs.put(0)
      case .shifted(let days):
        inputs.put(1)
        inputs.put(days)
      case .fromDay(let day):
        inputs.put(2)
        inputs.put(day.daysSinceEpoch)
      }
      put(entry.index, into: &inputs)
    }
    return inputs.bytes
  }

  private func put(_ index: Int, into inputs: inout InputBytes) {
    let flight = site.schedule.flights[index]
    inputs.put(site.names[index])
    inputs.put(site.schedule.boardDate(of: flight)?.daysSinceEpoch)
    inputs.put(site.facts.farTime(of: flight)?.iso)
    inputs.put(site.facts.flown(of: flight))
    inputs.put(flight)
  }

  /// What all pages have in common: the generator, the configuration, the templates, the names of
  /// times and dates, the days and how full they are.
  static func sharedInputs(_ site: Site, files: TemplateFiles) -> [UInt8] {
    let description = site.description
    var inputs = InputBytes()
    inputs.put(description.generator)
    inputs.put(description.title)
    inputs.put(description.language)
    inputs.put(description.airportCode)
    inputs.put(description.baseURL)
    inputs.put(description.basePath)
    inputs.put(description.usesTwelveHours.map { $0 ? 1 : 0 })
    inputs.put(description.delayThreshold)
    inputs.put(description.flightSegue)
    inputs.put(description.assistance == nil ? 0 : 1)
    inputs.put(description.assistance?.phone)
    inputs.put(description.assistance?.meetingPoint)
    inputs.put(description.assistance?.page)
    inputs.put(site.model.hasDataTime ? 1 : 0)
    inputs.put(site.model.maximumAge)
    inputs.put(site.model.oldDataTime)
    inputs.put(site.schedule.zone.identifier)
    for scheme in ColorScheme.allCases {
      let palette = description.theme.palette(scheme)
      for color in ThemeColor.allCases {
        inputs.put(description.theme.causes(of: color, scheme).count)
        inputs.put("\(palette[color])")
      }
    }
    for path in files.paths {
      for source in files.versions(of: path) {
        inputs.put(path)
        inputs.put(source.bytes)
      }
    }
    site.words.clock.put(into: &inputs)
    site.words.dates.put(into: &inputs)
    for day in site.days {
      inputs.put(day.date.daysSinceEpoch)
      inputs.put(day.arrivals)
      inputs.put(day.departures)
    }
    return inputs.bytes
  }
}
