import Testing
import TouchDrawing
import TouchGeometry
import TouchKit

@testable import TouchWidgets

/// Whether text can be read.
@MainActor @Suite struct LookTests {
  /// A ground and what may be laid over it, from below upwards.
  private struct Ground {
    let name: String
    let layers: [(LookColor, Double)]

    func color(isDark: Bool) -> CGColor {
      layers.reduce(CGColor(gray: 1, alpha: 1)) { below, layer in layer.0.part(layer.1, isDark).over(below) }
    }
  }

  private static let plain = [
    Ground(name: "ground", layers: [(Look.ground, 1)]), Ground(name: "panel", layers: [(Look.panel, 1)]),
  ]

  /// Each of the plain grounds with a color laid over it at each of some strengths.
  private static func laid(_ color: LookColor, _ strengths: [Double]) -> [Ground] {
    plain.flatMap { ground in
      strengths.map { Ground(name: "\($0) over \(ground.name)", layers: ground.layers + [(color, $0)]) }
    }
  }

  private static let fills = [Look.Strength.fill.rest, Look.Strength.fill.hovered, Look.Strength.fill.pressed]
  private static let bares = [Look.Strength.bare.hovered, Look.Strength.bare.pressed]

  @Test("Every text has a contrast of 4.5 with its backgrounds, light and dark", arguments: [false, true])
  func contrast(isDark: Bool) {
    let pairs: [(String, LookColor, [Ground])] = [
      ("ink", Look.ink, Self.plain + Self.laid(Look.shade, Self.fills + Self.bares)),
      ("quiet", Look.quiet, Self.plain),
      (
        "accent", Look.accent,
        Self.plain + Self.laid(Look.accent, Self.fills + Self.bares)
      ),
      ("accent on gray", Look.accent, Self.laid(Look.shade, [Look.Strength.fill.rest])),
      ("chosen segment", Look.ink, [Ground(name: "plate", layers: [(Look.plate, 1)])]),
      ("tooltip", Look.onNote, [Ground(name: "note", layers: [(Look.note, 1)])]),
    ]
    for (name, text, grounds) in pairs {
      for ground in grounds {
        let (front, back) = (text.part(1, isDark), ground.color(isDark: isDark))
        #expect(
          front.contrast(with: back) >= Look.minimumContrast,
          "\(name) on \(ground.name): \(front.contrast(with: back)), dark \(isDark)")
      }
    }
  }

  @Test(
    "Text on a strong background can be read, at rest, hovered and pressed, light and dark", arguments: [false, true])
  func strong(isDark: Bool) {
    let strong = Look.Strength.strong
    for color in [Look.accent.part(1, isDark), UIColor.systemGreen.cgColor, UIColor.systemRed.cgColor] {
      let text = Look.readable(on: UIColor(cgColor: color)).cgColor
      for part in [0, strong.hovered, strong.pressed] {
        let shade = Look.shade(over: UIColor(cgColor: color), part)
        #expect(text.contrast(with: shade.cgColor.over(color)) >= Look.minimumContrast, "\(part) over \(color)")
      }
    }
  }

  @Test("One of the two inks can be read on any ground")
  func readable() {
    for red in 0...8 {
      for green in 0...8 {
        for blue in 0...8 {
          let ground = UIColor(red: CGFloat(red) / 8, green: CGFloat(green) / 8, blue: CGFloat(blue) / 8, alpha: 1)
          #expect(Look.readable(on: ground).cgColor.contrast(with: ground.cgColor) >= Look.minimumContrast)
        }
      }
    }
  }

  @Test("What cannot be used is seen, with a contrast of 2.4 at least", arguments: [false, true])
  func disabled(isDark: Bool) {
    for ground in Self.plain + Self.laid(Look.shade, [Look.Strength.disabled]) {
      #expect(Look.disabled.part(1, isDark).contrast(with: ground.color(isDark: isDark)) >= 2.4)
    }
  }
}

extension LookColor {
  fileprivate func part(_ part: Double, _ isDark: Bool) -> CGColor {
    UIColor(hex: isDark ? dark : light, alpha: alpha * CGFloat(part)).cgColor
  }
}
