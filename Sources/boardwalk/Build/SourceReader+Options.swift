import Configuration
import Diagnostics
import Schedule
import ScheduleFormats
import YAML

/// What the configuration says of a source, as the reader of its format takes it.
extension SourceReader {
  func options(of ssim: SSIMSource, _ reference: ReferenceData) -> SSIMOptions {
    // That one of the two is there has been checked.
    let airport = (ssim.airport ?? configuration.airport)?.value ?? ""
    var options = SSIMOptions(airport: airport, zone: zone, window: window)
    options.reference = reference
    options.carriers = Set(ssim.carriers)
    options.serviceTypes = ssim.serviceTypes.map(Set.init)
    options.timeMode = ssim.timeMode
    options.ignoresVariations = ssim.ignoresVariations
    options.onError = onError
    options.allowsEmpty = allowsEmpty
    return options
  }

  func options(of csv: CSVSource) throws(Report) -> CSVOptions {
    try options(csv.format, csv.timeZone, csv.date)
  }

  func options(of sql: SQLSource) throws(Report) -> CSVOptions {
    try options(sql.format, sql.timeZone, sql.date)
  }

  private func options(
    _ format: CSVFormat,
    _ timeZone: Located<String>?,
    _ date: SourceDate?
  ) throws(Report) -> CSVOptions {
    CSVOptions(
      format: format,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: zone,
      sourceZone: try sourceZone(timeZone),
      date: date.map { $0.date(today: window.first) },
      home: configuration.airport?.value
    )
  }

  func options(of aidx: AIDXSource) throws(Report) -> AIDXOptions {
    var options = AIDXOptions(
      home: configuration.airport?.value ?? "",
      zone: zone,
      sourceZone: try sourceZone(aidx.timeZone)
    )
    options.ignoresOffsets = aidx.ignoresOffsets
    options.onError = onError
    options.allowsEmpty = allowsEmpty
    options.statusWords = aidx.statusWords
    options.serviceTypes = aidx.serviceTypes
    return options
  }

  func options(of json: JSONSource) throws(Report) -> RecordOptions {
    RecordOptions(
      form: json.form,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: zone,
      sourceZone: try sourceZone(json.timeZone),
      date: json.date.map { $0.date(today: window.first) },
      delayThreshold: configuration.schedule.delayThreshold
    )
  }

  func options(of avinor: AvinorSource) throws(Report) -> RecordOptions {
    var form = RecordForm.avinor
    form.ignoresOffsets = avinor.ignoresOffsets
    form.home = configuration.airport?.value
    form.statusWords.merge(avinor.statusWords) { $1 }
    return RecordOptions(
      form: form,
      onError: onError,
      allowsEmpty: allowsEmpty,
      zone: zone,
      sourceZone: try sourceZone(avinor.timeZone),
      delayThreshold: configuration.schedule.delayThreshold
    )
  }

  func options(of gtfs: GTFSSource) -> GTFSOptions {
    GTFSOptions(
      stops: gtfs.stops.map { stop in
        GTFSOptions.Stop(id: stop.value, location: configuration.location(of: stop.position))
      },
      zone: zone,
      window: window,
      onError: onError,
      allowsEmpty: allowsEmpty
    )
  }
}
