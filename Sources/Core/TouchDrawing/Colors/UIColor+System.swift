import TouchGeometry

/// The system's palette, dynamic; the dark values are our own.
/// https://developer.apple.com/documentation/uikit/uicolor/standard_colors
extension UIColor {
  /// Red of the system's palette.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF6259)
  /// Orange of the system's palette.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFFA23D)
  /// Yellow of the system's palette.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD54A)
  /// Green of the system's palette.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x46CE6A)
  /// Mint of the system's palette.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x55D6CE)
  /// Teal of the system's palette.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x4CC3DC)
  /// Cyan of the system's palette.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x62BEF5)
  /// Blue of the system's palette; what can be tapped has it by default.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x4C9DFF)
  /// Indigo of the system's palette.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x7F7DF2)
  /// Purple of the system's palette.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xC27AEC)
  /// Pink of the system's palette.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF5F83)
  /// Brown of the system's palette.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xBB9D79)
  /// The first of the six grays; the others come nearer to the background one by one.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E9096)
  /// The second of the six grays.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x65676C)
  /// The third of the six grays.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x4A4C50)
  /// The fourth of the six grays.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3B3F)
  /// The fifth of the six grays.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2D2E32)
  /// The last of the six grays.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x222326)
}

/// Colors by purpose, dynamic.
///
/// In both styles `label` and `secondaryLabel` have a contrast of at least 4.5 on `systemBackground`,
/// `secondarySystemBackground` and their grouped counterparts; the values are our own.
/// https://developer.apple.com/documentation/uikit/uicolor/ui_element_colors
extension UIColor {
  /// Text that matters most.
  public static let label = UIColor(light: 0x000000, dark: 0xF2F2F4)
  /// Text of second rank.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, alpha: 0.76, dark: 0xE6E8F0, alpha: 0.66)
  /// Text of third rank.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, alpha: 0.3, dark: 0xE6E8F0, alpha: 0.36)
  /// Text of fourth rank.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, alpha: 0.18, dark: 0xE6E8F0, alpha: 0.2)
  /// What stands in an empty field.
  public static let placeholderText = UIColor(light: 0x3C3C43, alpha: 0.3, dark: 0xE6E8F0, alpha: 0.36)
  /// Text that leads somewhere.
  public static let link = UIColor(light: 0x007AFF, dark: 0x62A8FF)
  /// A thin line that lets through what is behind it.
  public static let separator = UIColor(light: 0x3C3C43, alpha: 0.29, dark: 0x7A7C84, alpha: 0.45)
  /// A thin line that hides what is behind it.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x3C3D42)
  /// Behind everything.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x17181A)
  /// Behind groups on the background.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x222326)
  /// Behind groups within groups.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2D2E32)
  /// Behind everything, where content comes in groups.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x121315)
  /// Behind a group, where content comes in groups.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1E1F22)
  /// Behind groups within groups, where content comes in groups.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2A2B2F)
  /// Inside thin shapes, such as a slider's track.
  public static let systemFill = UIColor(light: 0x787880, alpha: 0.2, dark: 0x7C7E88, alpha: 0.36)
  /// Inside shapes of middle size, such as a switch.
  public static let secondarySystemFill = UIColor(light: 0x787880, alpha: 0.16, dark: 0x7C7E88, alpha: 0.32)
  /// Inside large shapes, such as a button or a field.
  public static let tertiarySystemFill = UIColor(light: 0x767680, alpha: 0.12, dark: 0x7C7E88, alpha: 0.24)
  /// Inside large areas.
  public static let quaternarySystemFill = UIColor(light: 0x747480, alpha: 0.08, dark: 0x7C7E88, alpha: 0.18)
  /// Text on light ground, whatever the appearance.
  public static let darkText = UIColor(hex: 0x000000)
  /// Text on dark ground, whatever the appearance.
  public static let lightText = UIColor(hex: 0xFFFFFF, alpha: 0.6)
  /// What can be tapped, where no view says otherwise: a blue that can be read as text.
  ///
  /// In UIKit it follows the view that it is drawn in; here ask the view for its `tintColor`.
  public static let tintColor = UIColor(light: 0x1557C0, dark: 0x82B4FF)
}
