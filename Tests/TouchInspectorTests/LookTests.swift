import Testing
import TouchDrawing
import TouchGeometry
import TouchTrace

@testable import TouchInspector

/// The inspector's colors, in both styles.
@MainActor @Suite final class LookTests {
  private let before = Look.isDark
  isolated deinit { Look.isDark = before }

  /// A color that the inspector uses, under the name that a failure shows.
  private struct Ink: CustomStringConvertible {
    let description: String
    let color: CGColor
    init(_ name: String, _ color: CGColor) { (description, self.color) = (name, color) }
  }

  private var states: [LaneState] {
    [.possible, .began, .changed, .ended, .failed, .cancelled, .blocked, .down, .withheld]
  }

  @Test("Every text has a contrast of 4.5 with its backgrounds, light and dark", arguments: [false, true])
  func texts(isDark: Bool) {
    Look.isDark = isDark
    let everywhere = [
      Ink("ink", Look.ink), Ink("quiet", Look.quiet), Ink("faint", Look.faint), Ink("way", Look.way),
      Ink("refused", Look.refused), Ink("handled", Look.handled),
    ]
    for ground in [Ink("paper", Look.paper), Ink("card", Look.card), Ink("ground", Look.ground)] {
      for text in everywhere { expect(text, on: ground, atLeast: 4.5) }
    }
    for state in states {
      expect(Ink("ink of \(state)", Look.ink(state)), on: Ink("paper", Look.paper), atLeast: 4.5)
      expect(Ink("letter of \(state)", Look.badgeInk(state)), on: Ink("\(state)", Look.color(state)), atLeast: 4.5)
    }
    for ground in [Ink("way", Look.way), Ink("handled", Look.handled)] {
      expect(Ink("onColor", Look.onColor), on: ground, atLeast: 4.5)
    }
  }

  @Test("Every mark has a contrast of 3 with its ground, light and dark", arguments: [false, true])
  func marks(isDark: Bool) {
    Look.isDark = isDark
    for ground in [Ink("paper", Look.paper), Ink("ground", Look.ground)] {
      for mark in [Ink("elsewhere", Look.elsewhere), Ink("cursor", Look.cursor), Ink("finger", Look.finger)] {
        expect(mark, on: ground, atLeast: 3)
      }
    }
  }

  private func expect(_ ink: Ink, on ground: Ink, atLeast minimum: CGFloat) {
    let ratio = contrast(ink.color, ground.color)
    #expect(ratio >= minimum, "\(ink) on \(ground), \(Look.isDark ? "dark" : "light"): \(ratio)")
  }

  /// The contrast of two opaque colors as the Web Content Accessibility Guidelines measure it, 1 to 21.
  private func contrast(_ one: CGColor, _ other: CGColor) -> CGFloat {
    func light(_ color: CGColor) -> CGFloat {
      func linear(_ part: CGFloat) -> CGFloat {
        part <= 0.04045 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4))
      }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (high, low) = (max(light(one), light(other)), min(light(one), light(other)))
    return (high + 0.05) / (low + 0.05)
  }
}
