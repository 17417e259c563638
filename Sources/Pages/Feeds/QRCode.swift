import CQREncode
import Mustache

/// A text as a QR code (ISO/IEC 18004), drawn as SVG.
struct QRCode {
  /// The longest text in bytes: what the largest code holds with the least correction.
  static let limit = 2953

  /// The longest text in bytes with level M, which bears a scratched screen or a poor print better.
  private static let mediumLimit = 2331

  /// The modules of white that a scanner needs around a code.
  private static let quietZone = 4

  private let text: String

  /// The code of a text of at most `limit` bytes; nil for a longer one.
  init?(_ text: String) {
    guard text.utf8.count <= Self.limit else { return nil }
    self.text = text
  }

  /// Writes the picture: black on white whatever is around it, as scanners want it.
  ///
  /// libqrencode guards its tables by a lock, so threads may draw side by side.
  func write(into buffer: inout OutputBuffer) {
    let level = text.utf8.count <= Self.mediumLimit ? QR_ECLEVEL_M : QR_ECLEVEL_L
    var text = text
    let code = text.withUTF8 { bytes in
      // The smallest version that holds them.
      QRcode_encodeData(Int32(bytes.count), bytes.baseAddress, 0, level)
    }
    // A text of this length always has one while there is memory.
    guard let code else { return }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    let side = width + 2 * Self.quietZone
    buffer.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    buffer.append(side)
    buffer.append(" ")
    buffer.append(side)
    buffer.append("\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h")
    buffer.append(side)
    buffer.append("v")
    buffer.append(side)
    buffer.append("H0z\"/><path stroke=\"#000\" d=\"")
    writeRuns(
      of: UnsafeBufferPointer(start: code.pointee.data, count: width * width),
      width,
      &buffer
    )
    buffer.append("\"/></svg>\n")
  }

  /// One line through the middle of each run of dark modules, each begun where the last ended: the
  /// fewest letters for what a code looks like.
  private func writeRuns(
    of modules: UnsafeBufferPointer<UInt8>,
    _ width: Int,
    _ buffer: inout OutputBuffer
  ) {
    /// The lowest bit of a module says whether it is dark.
    func isDark(_ row: Int, _ column: Int) -> Bool { modules[row * width + column] & 1 == 1 }
    var (lastRow, lastColumn) = (0, 0)
    var isFirst = true
    for row in 0..<width {
      var column = 0
      while column < width {
        guard isDark(row, column) else {
          column += 1
          continue
        }
        let start = column
        while column < width, isDark(row, column) { column += 1 }
        if isFirst {
          // Every code begins with a dark corner.
          buffer.append("M")
          buffer.append(start + Self.quietZone)
          buffer.append(" ")
          buffer.append(row + Self.quietZone)
          buffer.append(".5")
        } else {
          buffer.append("m")
          buffer.append(start - lastColumn)
          buffer.append(" ")
          buffer.append(row - lastRow)
        }
        buffer.append("h")
        buffer.append(column - start)
        (lastRow, lastColumn, isFirst) = (row, column, false)
      }
    }
  }
}
