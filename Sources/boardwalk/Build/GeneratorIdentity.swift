import Foundation
import Pages

/// Tells one build of the command from every other, so that pages of another are made anew.
enum GeneratorIdentity {
  /// Version, size and time of the program's own file; a copy that looks newer only costs a build in
  /// which everything is rendered.
  static var bytes: [UInt8] {
    var status = stat()
    let isKnown = stat("/proc/self/exe", &status) == 0
    let file =
      isKnown
      ? "\(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
      : "\(Date().timeIntervalSince1970)"
    return Array("\(Boardwalk.version) \(file)".utf8)
  }
}
