import TouchDrawing
import TouchGeometry

/// A color as hue, saturation, brightness and opacity, each from 0 to 1.
///
/// Gray has no hue and black no saturation, so these components are stored here while the user passes through such
/// colors.
package struct ColorParts: Equatable, Sendable {
  package var hue: CGFloat
  package var saturation: CGFloat
  package var brightness: CGFloat
  package var alpha: CGFloat

  /// Creates the components of a color; an undefined hue or saturation is taken from `former`.
  @MainActor package init(_ color: UIColor, after former: ColorParts? = nil) {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    if let former, saturation == 0 || brightness == 0 { hue = former.hue }
    if let former, brightness == 0 { saturation = former.saturation }
    (self.hue, self.saturation, self.brightness, self.alpha) = (hue, saturation, brightness, alpha)
  }

  package var color: UIColor {
    UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// The color as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  package var hex: String {
    let parts = color.cgColor
    let bytes = [parts.red, parts.green, parts.blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    let digits = (bytes[3] == 255 ? bytes.prefix(3) : bytes[...]).map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
