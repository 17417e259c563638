import Diagnostics
import Templates

/// A style sheet whose `url(assets/x)` become the published names.
struct StyleSheet {
  private static let marker = Array("url(".utf8)
  private static let folder = "assets/"

  /// The name that templates use, `css/board.css`; addresses in a sheet begin at its own folder.
  let name: String
  let source: SourceText

  /// The sheet with published names, relative to its folder; unknown names are reported.
  func resolved(names: [String: String], into diagnostics: inout [Diagnostic]) -> [UInt8] {
    let bytes = source.bytes
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index...].starts(with: Self.marker),
        let close = bytes[index...].firstIndex(of: UInt8(ascii: ")"))
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let start = index + Self.marker.count
      result += Self.marker
      result += resolved(start..<close, names: names, into: &diagnostics)
      index = close
    }
    return result
  }

  private func resolved(
    _ range: Range<Int>, names: [String: String], into diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    let written = String(decoding: source.bytes[range], as: UTF8.self)
    let name = written.trimmingPrefix { " \"'".contains($0) }
    guard name.hasPrefix(Self.folder) else { return Array(written.utf8) }
    // A fragment names a part of the asset.
    let asset = String(name.prefix { !" \"'#".contains($0) }.dropFirst(Self.folder.count))
    guard let published = names[asset] else {
      let offset = range.lowerBound + written.utf8.count - name.utf8.count
      diagnostics.append(
        AssetProblem.unknownAsset(asset, known: names.keys.sorted())
          .diagnostic(at: source.location(ofByte: offset)))
      return []
    }
    let up = String(repeating: "../", count: self.name.utf8.count { $0 == UInt8(ascii: "/") })
    return Array(written.replacing(Self.folder + asset, with: up + published).utf8)
  }
}
