import TouchDrawing
import TouchGeometry

/// Colours, type and measures of the inspector: one light theme on a grid of eight points.
enum Look {
  // MARK: Colours

  /// Behind the scene.
  static let ground = color(0xEEF1F5)
  /// Behind the panel's text.
  static let paper = color(0xFFFFFF)
  /// Behind a card on the paper.
  static let card = color(0xF6F8FA)
  static let line = color(0xDFE4EA)
  static let ink = color(0x1B2430)
  static let quiet = color(0x5B6675)
  static let faint = color(0x98A2B0)
  /// Names on the scene, whatever is behind them.
  static let name = color(0x1B2430, 0.75)
  /// The way to the hit view.
  static let way = color(0x2563EB)
  static let wayTint = color(0x2563EB, 0.08)
  static let refused = color(0xC62A2F)
  /// Views that the touch is simply not in.
  static let elsewhere = color(0xC62A2F, 0.45)
  static let handled = color(0x18794E)
  static let finger = color(0x1B2430)

  private static func color(_ hex: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat((hex >> 16) & 255) / 255, green: CGFloat((hex >> 8) & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }

  // MARK: Type

  static let title = UIFont.systemFont(ofSize: 20, weight: .bold)
  static let body = UIFont.systemFont(ofSize: 12)
  static let strong = UIFont.systemFont(ofSize: 12, weight: .bold)
  static let caption = UIFont.systemFont(ofSize: 10, weight: .bold)
  static let mono = UIFont.monospacedSystemFont(ofSize: 11, weight: .regular)
  static let tag = UIFont.systemFont(ofSize: 10, weight: .bold)
  static let tagReason = UIFont.systemFont(ofSize: 10)

  // MARK: Measures, in points

  static let unit: CGFloat = 8
  static let margin: CGFloat = 24
  static let panelWidth: CGFloat = 384
  static let listWidth: CGFloat = 232
  static let row: CGFloat = 20
  static let logRow: CGFloat = 16
}
