import TouchDrawing
import TouchGeometry
import TouchKit

/// How everything that the kit draws itself looks: colors, type, measures and states.
///
/// This is the one place where the look is changed; Docs/Look.md explains it with pictures. All lengths are points on a
/// grid of four. A test computes the contrast of every text on every ground that is named here, in both styles.
package enum Look {
  // MARK: Colors

  /// What can be worked: titles of buttons, the filled part of sliders and switches, the focus ring.
  package static let accent = LookColor(light: 0x1557C0, dark: 0x82B4FF)
  /// Behind everything.
  package static let ground = LookColor(light: 0xFFFFFF, dark: 0x000000)
  /// Behind groups, panels and cards on the ground.
  package static let panel = LookColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Text.
  package static let ink = LookColor(light: 0x16191F, dark: 0xF2F4F8)
  /// Text of second rank.
  package static let quiet = LookColor(light: 0x5A6170, dark: 0xA6AEBB)
  /// Text and shapes of what cannot be used at present: lighter than text may be, because nobody has to read it.
  package static let disabled = LookColor(light: 0x8C929D, dark: 0x747B87)
  /// The knob of a switch and a slider, the selected segment.
  package static let knob = LookColor(light: 0xFFFFFF, dark: 0xE8EBF0)
  /// The selected segment, which has text on it.
  package static let plate = LookColor(light: 0xFFFFFF, dark: 0x4A4F59)
  /// What is laid over the ground to make a fill: a shade of the ink.
  package static let shade = LookColor(light: 0x3A4354, dark: 0xC9D3E6)
  /// A thin line around or between things.
  package static let line = LookColor(light: 0x3A4354, dark: 0xC9D3E6, alpha: 0.22)
  /// Tooltips: dark in both appearances.
  package static let note = LookColor(light: 0x262B34, dark: 0x3A404B)
  /// Text on `note`.
  package static let onNote = LookColor(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// The two inks that `readable(on:)` chooses from.
  package static let inks = (light: UIColor(hex: 0xFFFFFF), dark: UIColor(hex: 0x000000))

  // MARK: States

  /// How much of a color is laid over what is behind it.
  package enum Strength {
    /// A gray or tinted background at rest, under the pointer, and pressed.
    package static let fill = (rest: 0.10, hovered: 0.14, pressed: 0.18)
    /// What a control without background shows behind its title.
    package static let bare = (hovered: 0.07, pressed: 0.14)
    /// How much ink is laid over a strong background.
    package static let strong = (hovered: 0.08, pressed: 0.16)
    /// The background of a disabled control.
    package static let disabled = 0.07
    /// The track of a slider, a progress bar, a switch that is off.
    package static let track = 0.26
  }

  // MARK: Measures, in points

  /// Everything is a multiple of this.
  package static let unit: CGFloat = 4
  /// Between things that belong together, and between groups.
  package static let (gap, margin): (CGFloat, CGFloat) = (8, 16)
  /// Of buttons and fields, of what is inside them, of panels.
  package static let (radius, innerRadius, panelRadius): (CGFloat, CGFloat, CGFloat) = (8, 6, 12)
  /// The height of controls in a row.
  package static let row: CGFloat = 32
  /// The thickness of tracks, and of thin lines.
  package static let (track, hairline): (CGFloat, CGFloat) = (4, 1)
  /// The focus ring: how far from the control it begins, and how thick it is.
  package static let (ringGap, ringWidth): (CGFloat, CGFloat) = (2, 2)

  // MARK: Type

  /// The type scale; sizes in points.
  package enum Font {
    /// Tooltips, subtitles.
    package static let caption = UIFont.systemFont(ofSize: 12)
    /// Segments.
    package static let small = UIFont.systemFont(ofSize: 13, weight: .medium)
    /// Titles of configured buttons.
    package static let body = UIFont.systemFont(ofSize: 15, weight: .medium)
    /// Headings.
    package static let heading = UIFont.systemFont(ofSize: 20, weight: .semibold)
  }
}

/// A color for light and one for dark surroundings.
package struct LookColor: Sendable {
  /// As `0xRRGGBB`.
  package let light: UInt32
  package let dark: UInt32
  /// The same in both.
  package let alpha: CGFloat
  /// As views take it; made once.
  package let color: UIColor

  package init(light: UInt32, dark: UInt32, alpha: CGFloat = 1) {
    (self.light, self.dark, self.alpha) = (light, dark, alpha)
    color = UIColor(light: light, alpha: alpha, dark: dark)
  }

  /// The same with a part of its opacity.
  package func faded(_ part: Double) -> UIColor { color.fadedBy(CGFloat(part)) }
}

extension CGColor {
  /// How bright the eye finds the color, from 0 to 1, as the guidelines for accessible contents reckon it.
  package var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.04045 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast of two opaque colors, from 1 to 21.
  package func contrast(with other: CGColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The opaque color that is seen when this one lies on an opaque ground.
  package func over(_ ground: CGColor) -> CGColor {
    func mix(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat { top * alpha + bottom * (1 - alpha) }
    return CGColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue), alpha: 1)
  }
}

extension Look {
  /// The ink for text on a ground: white where that can be read, otherwise black.
  ///
  /// One of the two always has a contrast of 4.5. On a dynamic ground the ink is dynamic as well.
  package static func readable(on ground: UIColor) -> UIColor { ground.mapped(ink(on:)) }

  private static func ink(on ground: CGColor) -> CGColor {
    inks.light.fixed.contrast(with: ground) >= leastContrast ? inks.light.fixed : inks.dark.fixed
  }

  /// The usual ink if it can be read on a ground in the current surroundings, otherwise the one that can.
  package static func readable(on ground: UIColor, or usual: LookColor) -> UIColor {
    usual.color.cgColor.contrast(with: ground.cgColor) >= leastContrast ? usual.color : readable(on: ground)
  }

  /// What is laid over a strong background under the pointer or a finger: away from the color of its text, so that the
  /// text can be read as well as before.
  package static func veil(over fill: UIColor, _ part: Double) -> UIColor {
    fill.mapped { CGColor(gray: ink(on: $0) == inks.light.fixed ? 0 : 1, alpha: CGFloat(part)) }
  }

  /// The least contrast of text that has to be read.
  package static let leastContrast: CGFloat = 4.5
}
