import TouchGeometry

/// The dynamic system colors, also for high contrast; the dark values are our own.
///
/// https://developer.apple.com/documentation/uikit/uicolor/standard_colors
extension UIColor {
  /// The system red.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF6259, high: (0xD70015, 0xFF8078, 1))
  /// The system orange.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFFA23D, high: (0xC93400, 0xFFB95C, 1))
  /// The system yellow.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD54A, high: (0xB25000, 0xFFDE6B, 1))
  /// The system green.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x46CE6A, high: (0x248A3D, 0x6BE389, 1))
  /// The system mint.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x55D6CE, high: (0x0C817B, 0x86E6DF, 1))
  /// The system teal.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x4CC3DC, high: (0x008299, 0x82E0F2, 1))
  /// The system cyan.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x62BEF5, high: (0x0071A4, 0x8AD3FF, 1))
  /// The system blue, the default color of interactive elements.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x4C9DFF, high: (0x0040DD, 0x7DB8FF, 1))
  /// The system indigo.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x7F7DF2, high: (0x3634A3, 0xA3A1FF, 1))
  /// The system purple.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xC27AEC, high: (0x8944AB, 0xDDA3FF, 1))
  /// The system pink.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF5F83, high: (0xD30F45, 0xFF88A0, 1))
  /// The system brown.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xBB9D79, high: (0x7F6545, 0xD4B895, 1))
  /// The first of the six grays; each of the others is closer to the background.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E9096, high: (0x6C6C70, 0xB4B6BC, 1))
  /// The second of the six grays.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x65676C, high: (0x8E8E93, 0x8A8C92, 1))
  /// The third of the six grays.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x4A4C50, high: (0xAEAEB2, 0x66686D, 1))
  /// The fourth of the six grays.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3B3F, high: (0xBCBCC0, 0x505257, 1))
  /// The fifth of the six grays.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2D2E32, high: (0xD8D8DC, 0x3C3E43, 1))
  /// The last of the six grays.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x222326, high: (0xEBEBF0, 0x2A2B2F, 1))
}

/// Semantic colors, dynamic.
///
/// In both styles `label` and `secondaryLabel` have a contrast of at least 4.5 on `systemBackground`,
/// `secondarySystemBackground` and their grouped counterparts; the values are our own.
///
/// https://developer.apple.com/documentation/uikit/uicolor/ui_element_colors
extension UIColor {
  /// Primary text.
  public static let label = UIColor(light: 0x000000, dark: 0xF2F2F4)
  /// Secondary text.
  public static let secondaryLabel = UIColor(
    light: 0x3C3C43, alpha: 0.76, dark: 0xE6E8F0, alpha: 0.66, high: (0x3C3C43, 0xEEF0F8, 0.94))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(
    light: 0x3C3C43, alpha: 0.3, dark: 0xE6E8F0, alpha: 0.36, high: (0x3C3C43, 0xE6E8F0, 0.76))
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(
    light: 0x3C3C43, alpha: 0.18, dark: 0xE6E8F0, alpha: 0.2, high: (0x3C3C43, 0xE6E8F0, 0.6))
  /// Placeholder text in an empty field.
  public static let placeholderText = UIColor(
    light: 0x3C3C43, alpha: 0.3, dark: 0xE6E8F0, alpha: 0.36, high: (0x3C3C43, 0xE6E8F0, 0.76))
  /// Text of links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x62A8FF, high: (0x0040DD, 0x9CC8FF, 1))
  /// A thin translucent line.
  public static let separator = UIColor(
    light: 0x3C3C43, alpha: 0.29, dark: 0x7A7C84, alpha: 0.45, high: (0x3C3C43, 0x9A9CA4, 0.7))
  /// A thin opaque line.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x3C3D42, high: (0x7C7C82, 0x85878D, 1))
  /// The main background.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x17181A)
  /// The background of groups on the main background.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x222326)
  /// The background of nested groups.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2D2E32)
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x121315)
  /// The older name of `systemGroupedBackground`.
  public static var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// The background of groups in grouped content.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1E1F22)
  /// The background of nested groups in grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2A2B2F)
  /// The fill of thin shapes, such as a slider's track.
  public static let systemFill = UIColor(
    light: 0x787880, alpha: 0.2, dark: 0x7C7E88, alpha: 0.36, high: (0x787880, 0x9A9CA6, 0.44))
  /// The fill of medium-sized shapes, such as a switch.
  public static let secondarySystemFill = UIColor(
    light: 0x787880, alpha: 0.16, dark: 0x7C7E88, alpha: 0.32, high: (0x787880, 0x9A9CA6, 0.38))
  /// The fill of large shapes, such as a button or a field.
  public static let tertiarySystemFill = UIColor(
    light: 0x767680, alpha: 0.12, dark: 0x7C7E88, alpha: 0.24, high: (0x767680, 0x9A9CA6, 0.3))
  /// The fill of large areas.
  public static let quaternarySystemFill = UIColor(
    light: 0x747480, alpha: 0.08, dark: 0x7C7E88, alpha: 0.18, high: (0x747480, 0x9A9CA6, 0.24))
  /// Text on a light background, in both styles.
  public static let darkText = UIColor(hex: 0x000000)
  /// Text on a dark background, in both styles.
  public static let lightText = UIColor(hex: 0xFFFFFF, alpha: 0.6)
  /// The default color of interactive elements: a blue that is readable as text.
  ///
  /// In UIKit it resolves to the tint of the view that it is drawn in; in this kit, use the view's `tintColor`.
  public static let tintColor = UIColor(light: 0x1557C0, dark: 0x82B4FF, high: (0x0B3D91, 0xB4D2FF, 1))
}
