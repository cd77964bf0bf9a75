import TouchDrawing
import TouchGeometry

/// A color as somebody picks it: hue, saturation, brightness and opacity, each from 0 to 1.
///
/// Gray has no hue and black no saturation, so these are kept here while the user goes through them.
package struct ColorParts: Equatable, Sendable {
  package var hue: CGFloat
  package var saturation: CGFloat
  package var brightness: CGFloat
  package var alpha: CGFloat

  /// The parts of a color; where it does not say a hue or a saturation, those of `former`.
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

  /// `#RRGGBB`, or `#RRGGBBAA` where it is not opaque.
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
