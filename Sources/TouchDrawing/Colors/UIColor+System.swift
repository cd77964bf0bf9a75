import TouchGeometry

/// The system's palette, in its light appearance.
/// https://developer.apple.com/documentation/uikit/uicolor/standard_colors
extension UIColor {
  /// Red of the system's palette.
  public static let systemRed = UIColor(hex: 0xFF3B30)
  /// Orange of the system's palette.
  public static let systemOrange = UIColor(hex: 0xFF9500)
  /// Yellow of the system's palette.
  public static let systemYellow = UIColor(hex: 0xFFCC00)
  /// Green of the system's palette.
  public static let systemGreen = UIColor(hex: 0x34C759)
  /// Mint of the system's palette.
  public static let systemMint = UIColor(hex: 0x00C7BE)
  /// Teal of the system's palette.
  public static let systemTeal = UIColor(hex: 0x30B0C7)
  /// Cyan of the system's palette.
  public static let systemCyan = UIColor(hex: 0x32ADE6)
  /// Blue of the system's palette; what can be tapped has it by default.
  public static let systemBlue = UIColor(hex: 0x007AFF)
  /// Indigo of the system's palette.
  public static let systemIndigo = UIColor(hex: 0x5856D6)
  /// Purple of the system's palette.
  public static let systemPurple = UIColor(hex: 0xAF52DE)
  /// Pink of the system's palette.
  public static let systemPink = UIColor(hex: 0xFF2D55)
  /// Brown of the system's palette.
  public static let systemBrown = UIColor(hex: 0xA2845E)
  /// The darkest of the six greys.
  public static let systemGray = UIColor(hex: 0x8E8E93)
  /// The second of the six greys.
  public static let systemGray2 = UIColor(hex: 0xAEAEB2)
  /// The third of the six greys.
  public static let systemGray3 = UIColor(hex: 0xC7C7CC)
  /// The fourth of the six greys.
  public static let systemGray4 = UIColor(hex: 0xD1D1D6)
  /// The fifth of the six greys.
  public static let systemGray5 = UIColor(hex: 0xE5E5EA)
  /// The lightest of the six greys.
  public static let systemGray6 = UIColor(hex: 0xF2F2F7)
}

/// Colours by purpose, in the light appearance.
/// https://developer.apple.com/documentation/uikit/uicolor/ui_element_colors
extension UIColor {
  /// Text that matters most.
  public static let label = UIColor(hex: 0x000000)
  /// Text of second rank.
  public static let secondaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.6)
  /// Text of third rank.
  public static let tertiaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.3)
  /// Text of fourth rank.
  public static let quaternaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.18)
  /// What stands in an empty field.
  public static let placeholderText = UIColor(hex: 0x3C3C43, alpha: 0.3)
  /// Text that leads somewhere.
  public static let link = UIColor(hex: 0x007AFF)
  /// A thin line that lets through what is behind it.
  public static let separator = UIColor(hex: 0x3C3C43, alpha: 0.29)
  /// A thin line that hides what is behind it.
  public static let opaqueSeparator = UIColor(hex: 0xC6C6C8)
  /// Behind everything.
  public static let systemBackground = UIColor(hex: 0xFFFFFF)
  /// Behind groups on the background.
  public static let secondarySystemBackground = UIColor(hex: 0xF2F2F7)
  /// Behind groups within groups.
  public static let tertiarySystemBackground = UIColor(hex: 0xFFFFFF)
  /// Behind everything, where content comes in groups.
  public static let systemGroupedBackground = UIColor(hex: 0xF2F2F7)
  /// Behind a group, where content comes in groups.
  public static let secondarySystemGroupedBackground = UIColor(hex: 0xFFFFFF)
  /// Behind groups within groups, where content comes in groups.
  public static let tertiarySystemGroupedBackground = UIColor(hex: 0xF2F2F7)
  /// Inside thin shapes, such as a slider's track.
  public static let systemFill = UIColor(hex: 0x787880, alpha: 0.2)
  /// Inside shapes of middle size, such as a switch.
  public static let secondarySystemFill = UIColor(hex: 0x787880, alpha: 0.16)
  /// Inside large shapes, such as a button or a field.
  public static let tertiarySystemFill = UIColor(hex: 0x767680, alpha: 0.12)
  /// Inside large areas.
  public static let quaternarySystemFill = UIColor(hex: 0x747480, alpha: 0.08)
  /// Text on light ground, whatever the appearance.
  public static let darkText = UIColor(hex: 0x000000)
  /// Text on dark ground, whatever the appearance.
  public static let lightText = UIColor(hex: 0xFFFFFF, alpha: 0.6)
  /// What can be tapped, where no view says otherwise.
  public static let tintColor = UIColor(hex: 0x007AFF)
}
