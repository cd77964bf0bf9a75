import TouchDrawing
import TouchGeometry
import TouchKit

/// A color of eight bits a channel, not premultiplied, which may differ in dark mode.
package struct SceneColor: Sendable, Equatable {
  /// The components of a color.
  package struct Parts: Sendable, Equatable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
    package var alpha: UInt8
  }

  package var light: Parts
  /// The color in dark mode; nil if it is the same.
  package var dark: Parts?

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    light = Parts(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The color that shows nothing.
  package static let clear = SceneColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Reads one color, or two separated by a slash: for light mode and for dark mode.
  ///
  /// Nil for other texts.
  package init?(_ text: String) {
    let colors = text.split(separator: "/", omittingEmptySubsequences: false).map { Parts($0) }
    guard colors.count <= 2, let first = colors.first, let light = first else { return nil }
    self.light = light
    if colors.count == 2 {
      guard let dark = colors[1] else { return nil }
      self.dark = dark
    }
  }

  /// The color as in a scene file.
  package var text: String { dark.map { "\(light.text)/\($0.text)" } ?? light.text }
}

extension SceneColor.Parts {
  /// Reads `#RRGGBB`, `#RRGGBBAA`, or `#RGB`, which repeats each digit.
  ///
  /// Nil for other texts.
  fileprivate init?(_ text: Substring) {
    var digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == text.count - 1 else { return nil }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    (red, green, blue, alpha) = (bytes[0], bytes[1], bytes[2], bytes.count == 4 ? bytes[3] : 255)
  }

  /// The color as in a scene file; an opaque color without its alpha.
  fileprivate var text: String {
    let bytes = [red, green, blue] + (alpha == 255 ? [] : [alpha])
    return bytes.reduce(into: "#") { text, byte in
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }

  /// Red, green and blue as one number.
  fileprivate var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
  fileprivate var opacity: CGFloat { CGFloat(alpha) / 255 }
}

extension Shape where Value == SceneColor {
  static var color: Shape {
    Shape(localized("\"#RRGGBB\", \"#RRGGBBAA\" or \"#LIGHT/#DARK\"")) { value in
      Shape<String>.text.read(value).flatMap { SceneColor($0) }
    }
  }
}

extension UIColor {
  /// The color for light and dark mode.
  convenience init(_ color: SceneColor) {
    let (light, dark) = (color.light, color.dark ?? color.light)
    self.init(light: light.hex, alpha: light.opacity, dark: dark.hex, alpha: dark.opacity)
  }
}
