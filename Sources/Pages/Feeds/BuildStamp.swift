import Mustache
import Schedule

/// The build's instant and version, and the data's where that is to be known: the only files of a site
/// that hold them, so that no page changes because it was built again.
struct BuildStamp: Sendable {
  private let built: String
  private let today: String
  private let data: String?

  init(_ site: Site) {
    built = site.schedule.zone.time(of: site.schedule.now).iso
    today = "\(site.today)"
    data = site.description.data.map { site.schedule.zone.time(of: $0.instant).iso }
  }

  /// Writes the stamp as JSON.
  func write(into buffer: inout OutputBuffer) {
    writeObject(into: &buffer)
    buffer.append("\n")
  }

  /// Writes the stamp as a classic script, for pages opened from disk.
  func writeScript(into buffer: inout OutputBuffer) {
    buffer.append("var boardwalkBuild = ")
    writeObject(into: &buffer)
    buffer.append(";\n")
  }

  private func writeObject(into buffer: inout OutputBuffer) {
    var json = JSONWriter()
    json.open("{", in: &buffer)
    json.put(1, key: "version", in: &buffer)
    json.put("Boardwalk \(Boardwalk.version)", key: "generator", in: &buffer)
    json.put(built, key: "built", in: &buffer)
    json.put(today, key: "today", in: &buffer)
    json.putIfAny(data, key: "data", in: &buffer)
    json.close("}", in: &buffer)
  }
}
