import TouchDrawing
import TouchGeometry
import TouchKit

/// The appearance of everything that the kit draws: colors, type, metrics and states.
///
/// Docs/Look.md explains it with pictures. All lengths are points on a grid of four. A test computes the contrast of
/// every text on every background color that is declared here, in both styles.
package enum Look {
  // MARK: Colors

  /// The color of interactive elements: titles of buttons, the filled part of sliders and switches, the focus ring.
  package static let accent = LookColor(light: 0x1557C0, dark: 0x82B4FF, high: (0x0B3D91, 0xB4D2FF, 1))
  /// The background of windows.
  package static let ground = LookColor(light: 0xFFFFFF, dark: 0x000000)
  /// The background of groups, panels and cards.
  package static let panel = LookColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The color of text.
  package static let ink = LookColor(light: 0x16191F, dark: 0xF2F4F8, high: (0x000000, 0xFFFFFF, 1))
  /// The color of secondary text.
  package static let quiet = LookColor(light: 0x5A6170, dark: 0xA6AEBB, high: (0x343A46, 0xD3D9E3, 1))
  /// The color of disabled text and shapes; its contrast may be lower than that of other text.
  package static let disabled = LookColor(light: 0x8C929D, dark: 0x747B87, high: (0x666D79, 0x9CA3B0, 1))
  /// The color of a switch's and a slider's knob and of the selected segment.
  package static let knob = LookColor(light: 0xFFFFFF, dark: 0xE8EBF0)
  /// The background of the selected segment, which has text on it.
  package static let plate = LookColor(light: 0xFFFFFF, dark: 0x4A4F59)
  /// The color that is blended with the background to make a fill: a shade of the ink.
  package static let shade = LookColor(light: 0x3A4354, dark: 0xC9D3E6, high: (0x10151F, 0xF2F6FF, 1))
  /// The color of thin lines.
  package static let line = LookColor(light: 0x3A4354, dark: 0xC9D3E6, alpha: 0.22, high: (0x10151F, 0xF2F6FF, 0.62))
  /// The background of tooltips: dark in both styles.
  package static let note = LookColor(light: 0x262B34, dark: 0x3A404B)
  /// The color of text on `note`.
  package static let onNote = LookColor(light: 0xFFFFFF, dark: 0xFFFFFF)
  /// The two text colors that `readable(on:)` chooses from.
  package static let inks = (light: UIColor(hex: 0xFFFFFF), dark: UIColor(hex: 0x000000))

  // MARK: States

  /// The opacities of colors above a background.
  package enum Strength {
    /// A gray or tinted background at rest, under the pointer, and pressed.
    package static let fill = (rest: 0.10, hovered: 0.14, pressed: 0.18)
    /// The background of a control without background under the pointer, and pressed.
    package static let bare = (hovered: 0.07, pressed: 0.14)
    /// The ink above a strong background under the pointer, and pressed.
    package static let strong = (hovered: 0.08, pressed: 0.16)
    /// The background of a disabled control.
    package static let disabled = 0.07
    /// The track of a slider, a progress bar, a switch that is off.
    package static let track = 0.26
  }

  // MARK: Metrics, in points

  /// The unit of the grid.
  package static let unit: CGFloat = 4
  /// The distance between related elements, and between groups.
  package static let (gap, margin): (CGFloat, CGFloat) = (8, 16)
  /// The corner radii of buttons and fields, of elements inside them, and of panels.
  package static let (radius, innerRadius, panelRadius): (CGFloat, CGFloat, CGFloat) = (8, 6, 12)
  /// The height of controls in a row.
  package static let row: CGFloat = 32
  /// The thickness of tracks, and of thin lines.
  package static let (track, hairline): (CGFloat, CGFloat) = (4, 1)
  /// The distance of the focus ring from the control, and its thickness.
  package static let (ringGap, ringWidth): (CGFloat, CGFloat) = (2, 2)

  // MARK: Type

  /// The fonts; sizes in points.
  package enum Font {
    /// The font of tooltips and subtitles.
    package static let caption = UIFont.systemFont(ofSize: 12)
    /// The font of segments.
    package static let small = UIFont.systemFont(ofSize: 13, weight: .medium)
    /// The font of configured buttons' titles.
    package static let body = UIFont.systemFont(ofSize: 15, weight: .medium)
    /// The font of headings.
    package static let heading = UIFont.systemFont(ofSize: 20, weight: .semibold)
  }
}

/// A color for light and one for dark appearance.
package struct LookColor: Sendable {
  /// The colors as `0xRRGGBB`.
  package let light: UInt32
  package let dark: UInt32
  /// The opacity, equal in both.
  package let alpha: CGFloat
  /// The dynamic color for views; created once.
  package let color: UIColor

  package init(light: UInt32, dark: UInt32, alpha: CGFloat = 1) {
    (self.light, self.dark, self.alpha) = (light, dark, alpha)
    color = UIColor(light: light, alpha: alpha, dark: dark)
  }

  /// Creates a color with variants for high contrast, which have their own opacity.
  package init(
    light: UInt32, dark: UInt32, alpha: CGFloat = 1, high: (light: UInt32, dark: UInt32, alpha: CGFloat)
  ) {
    (self.light, self.dark, self.alpha) = (light, dark, alpha)
    color = UIColor(light: light, alpha: alpha, dark: dark, high: high)
  }

  /// Returns the color with its opacity multiplied by a factor.
  package func faded(_ part: Double) -> UIColor { color.fadedBy(CGFloat(part)) }
}

extension CGColor {
  /// The relative luminance of the color from 0 to 1, as defined by the Web Content Accessibility Guidelines.
  package var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      part <= 0.04045 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio of two opaque colors, from 1 to 21.
  package func contrast(with other: CGColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Returns the opaque color that results from this one above an opaque background.
  package func over(_ ground: CGColor) -> CGColor {
    func mix(_ top: CGFloat, _ bottom: CGFloat) -> CGFloat { top * alpha + bottom * (1 - alpha) }
    return CGColor(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue), alpha: 1)
  }
}

extension Look {
  /// Returns the color of text on a background: white if it is readable, otherwise black.
  ///
  /// One of the two always has a contrast of 4.5. On a dynamic background the result is dynamic as well.
  package static func readable(on ground: UIColor) -> UIColor { ground.mapped(ink(on:)) }

  private static func ink(on ground: CGColor) -> CGColor {
    inks.light.fixed.contrast(with: ground) >= minimumContrast ? inks.light.fixed : inks.dark.fixed
  }

  /// Returns the preferred text color if it is readable on a background in the current traits, otherwise white or
  /// black.
  package static func readable(on ground: UIColor, or usual: LookColor) -> UIColor {
    usual.color.cgColor.contrast(with: ground.cgColor) >= minimumContrast ? usual.color : readable(on: ground)
  }

  /// Returns the color that is drawn above a strong background under the pointer or a finger.
  ///
  /// It contrasts with the color of the text, so that the text stays as readable as before.
  package static func shade(over fill: UIColor, _ part: Double) -> UIColor {
    fill.mapped { CGColor(gray: ink(on: $0) == inks.light.fixed ? 0 : 1, alpha: CGFloat(part)) }
  }

  /// The minimum contrast of readable text.
  package static let minimumContrast: CGFloat = 4.5
}
