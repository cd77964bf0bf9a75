import TouchTrace
import TouchDrawing
import TouchGeometry

/// The colors, fonts and measures of the inspector, on a grid of four points.
///
/// The colors of states are from the palette of Okabe and Ito, which color-blind people can distinguish. A color means
/// the same on the stage, in the lanes, in the log and in the explanation.
@MainActor enum Look {
  /// Whether the dark colors are used.
  static var isDark = false
  /// Whether the colors for high contrast are used.
  static var isHigh = false
  /// The factor by which texts, symbols and distances are enlarged; panels are enlarged as a whole.
  static var textScale: CGFloat = 1

  /// Returns a color of the present style; with high contrast one of `high`, opaque.
  private static func pick(
    _ light: UInt32, _ dark: UInt32, _ alpha: CGFloat = 1, high: (light: UInt32, dark: UInt32)? = nil
  ) -> CGColor {
    if isHigh, let high { return pick(high.light, high.dark) }
    let hex = isDark ? dark : light
    return CGColor(
      red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }

  // MARK: Backgrounds and inks

  /// The background of the stage.
  static var ground: CGColor { pick(0xEDF0F4, 0x12151A) }
  /// The background of the panels.
  static var paper: CGColor { pick(0xFFFFFF, 0x1A1E25) }
  /// The background of a card on a panel.
  static var card: CGColor { pick(0xF5F7F9, 0x222831) }
  static var line: CGColor { pick(0xDDE2E8, 0x323A45, high: (0x7A8490, 0x8A94A1)) }
  static var ink: CGColor { pick(0x1B2430, 0xE8ECF1, high: (0x000000, 0xFFFFFF)) }
  static var quiet: CGColor { pick(0x55606E, 0xA9B3BF, high: (0x2B333E, 0xDBE1E8)) }
  static var faint: CGColor { pick(0x626C79, 0x8A94A1, high: (0x3A434F, 0xC8D0D9)) }
  /// The highlight under the pointer.
  static var hover: CGColor { pick(0x1B2430, 0xFFFFFF, 0.05) }
  /// Names on the scene.
  static var name: CGColor { pick(0x3E4854, 0xC6CDD6, high: (0x1B2430, 0xFFFFFF)) }
  /// The background of names on the scene.
  static var tagGround: CGColor { pick(0xFFFFFF, 0x1A1E25, 0.7) }
  static var onColor: CGColor { pick(0xFFFFFF, 0x12151A) }

  static var switchOff: CGColor { pick(0xB4BCC6, 0x4A5361, high: (0x6B7682, 0x8A94A1)) }
  static var knob: CGColor { pick(0xFFFFFF, 0xE8ECF1) }

  // MARK: Meanings

  /// The path to the hit view, and the chosen object.
  static var way: CGColor { pick(0x0067A5, 0x5AB4F0, high: (0x004A78, 0x9AD3FF)) }
  static var wayTint: CGColor { pick(0x0072B2, 0x56B4E9, 0.1) }
  static var wayStrong: CGColor { pick(0x0072B2, 0x56B4E9, 0.2) }
  static var refused: CGColor { pick(0xB34700, 0xF08A4B, high: (0x8A3600, 0xFFB07D)) }
  /// Views that refused only because the touch is outside of them.
  static var elsewhere: CGColor { pick(0x7B8490, 0x76808D, high: (0x4A535F, 0xB4BDC8)) }
  static var handled: CGColor { pick(0x00745A, 0x3CC9A0, high: (0x005440, 0x7FE3C4)) }
  static var cureTint: CGColor { pick(0x009E73, 0x14B58A, 0.1) }
  static var lossTint: CGColor { pick(0xD55E00, 0xE8732A, 0.1) }
  /// Views of the touch map that fingers reach, but not with ease.
  static var mapSmall: CGColor { pick(0xE69F00, 0xE69F00, 0.22) }
  static var finger: CGColor { pick(0x1B2430, 0xE8ECF1) }
  static var fingerRim: CGColor { pick(0xFFFFFF, 0x12151A, 0.9) }
  static var chosenTint: CGColor { pick(0xC2188F, 0xC2188F, 0.06) }
  static var cursor: CGColor { pick(0xC2188F, 0xF17AC6) }

  /// The color of a state, for areas.
  static func color(_ state: LaneState) -> CGColor {
    switch state {
    case .possible: pick(0xC3CAD3, 0x4A5361)
    case .began: pick(0x56B4E9, 0x56B4E9)
    case .changed: pick(0x0072B2, 0x2E94D6)
    case .ended: pick(0x009E73, 0x14B58A)
    case .failed: pick(0xD55E00, 0xE8732A)
    case .cancelled: pick(0xCC79A7, 0xDB8FBA)
    case .blocked: pick(0xE69F00, 0xE69F00)
    case .down: pick(0x7B8794, 0x8A95A3)
    case .withheld: pick(0xF0E442, 0xF0E442)
    }
  }

  /// The color of a state, for text on a panel.
  static func ink(_ state: LaneState) -> CGColor {
    switch state {
    case .possible, .down: quiet
    case .began, .changed: way
    case .ended: handled
    case .failed: refused
    case .cancelled: pick(0x9C3F73, 0xE39CC4)
    case .blocked: pick(0x8A5E00, 0xF0B93C)
    case .withheld: pick(0x756D00, 0xF0E442)
    }
  }

  /// The color of a letter on an area with the color of a state.
  static func badgeInk(_ state: LaneState) -> CGColor {
    switch state {
    case .possible: ink
    case .began, .ended, .failed, .cancelled, .blocked, .down, .withheld: pick(0x0E1116, 0x0E1116)
    case .changed: pick(0xFFFFFF, 0x0E1116)
    }
  }
  /// The dots on the bars of a view's lane.
  static var onSpan: CGColor { pick(0xFFFFFF, 0x12151A) }

  static func color(_ arrow: LaneArrow.Kind) -> CGColor {
    switch arrow {
    case .prevented, .failed: ink(.failed)
    case .blocked: ink(.blocked)
    case .released: ink(.ended)
    case .cancelled: ink(.cancelled)
    case .withheld: ink(.withheld)
    }
  }

  /// The letter of a state, for users who cannot distinguish the colors.
  static func letter(_ state: LaneState) -> String {
    switch state {
    case .possible: "P"
    case .began: "B"
    case .changed: "C"
    case .ended: "E"
    case .failed: "F"
    case .cancelled: "X"
    case .blocked: "W"
    case .down: "D"
    case .withheld: "H"
    }
  }

  /// The word for a state, for legends.
  static func word(_ state: LaneState) -> String {
    switch state {
    case .possible: localized("possible")
    case .began: localized("began")
    case .changed: localized("changed", context: "state")
    case .ended: localized("ended or recognized")
    case .failed: localized("failed")
    case .cancelled: localized("cancelled")
    case .blocked: localized("waits")
    case .down: localized("down")
    case .withheld: localized("held back")
    }
  }

  // MARK: Type

  static let brand = UIFont.systemFont(ofSize: 20, weight: .bold)
  static let title = UIFont.systemFont(ofSize: 16, weight: .bold)
  static let body = UIFont.systemFont(ofSize: 12)
  static let strong = UIFont.systemFont(ofSize: 12, weight: .bold)
  static let caption = UIFont.systemFont(ofSize: 10, weight: .bold)
  static let mono = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  static let tag = UIFont.systemFont(ofSize: 10, weight: .bold)
  static let badge = UIFont.systemFont(ofSize: 9, weight: .bold)
  static let tagReason = UIFont.systemFont(ofSize: 10)

  /// Returns a font for texts over the scene, enlarged as the panels are.
  static func enlarged(_ font: UIFont) -> UIFont {
    textScale == 1 ? font : font.withSize(font.pointSize * textScale)
  }

  // MARK: Measures, in points

  static let unit: CGFloat = 8
  static let margin: CGFloat = 16
  static let listWidth: CGFloat = 248
  static let row: CGFloat = 20
  static let logRow: CGFloat = 16
}
