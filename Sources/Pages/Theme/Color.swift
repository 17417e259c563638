import Foundation

/// An sRGB colour without transparency.
public struct Color: Hashable, Sendable {
  /// How much red, green and blue, from 0 to 255.
  let red, green, blue: UInt8

  static let black = Color(0, 0, 0)
  static let white = Color(255, 255, 255)

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour that `#rgb` or `#rrggbb` writes; nil for any other form.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let digits = bytes.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard bytes.first == UInt8(ascii: "#"), digits.count == bytes.count - 1 else { return nil }
    switch digits.count {
    case 3:
      self.init(
        Self.byte(digits[0], digits[0]),
        Self.byte(digits[1], digits[1]),
        Self.byte(digits[2], digits[2])
      )
    case 6:
      self.init(
        Self.byte(digits[0], digits[1]),
        Self.byte(digits[2], digits[3]),
        Self.byte(digits[4], digits[5])
      )
    default: return nil
    }
  }

  private static func byte(_ high: Int, _ low: Int) -> UInt8 {
    UInt8(high * 16 + low)
  }

  /// This colour with a share of another in it, in percent, mixed in sRGB.
  func mixed(with other: Color, percent: Int) -> Color {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Int(own) * (100 - percent) + Int(other) * percent + 50) / 100)
    }
    return Color(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  /// The relative luminance of WCAG 2, from 0 for black to 1 for white.
  var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let part = Double(value) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 to 21.
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Black or white, whichever is read better on this colour.
  var inkOnIt: Color {
    contrast(with: .black) >= contrast(with: .white) ? .black : .white
  }
}

extension Color: CustomStringConvertible {
  /// `#rrggbb`.
  public var description: String {
    "#"
      + [red, green, blue].map { value in
        (value < 16 ? "0" : "") + String(value, radix: 16)
      }.joined()
  }
}
