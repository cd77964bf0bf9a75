import TouchDrawing
import TouchGeometry

/// The locations of the preference for light or dark, other than the desktop's portal.
struct StyleSettings {
  /// `TOUCHSTONE_STYLE`, which has precedence.
  var forced: String?
  /// `GTK_THEME`, the name of a theme that may end in `:dark`.
  var gtkTheme: String?
  /// The text of GTK's settings file.
  var gtkSettings: String?

  /// The style of `TOUCHSTONE_STYLE`; nil if it is unset or invalid.
  var forcedStyle: UIUserInterfaceStyle? {
    switch forced {
    case "light": .light
    case "dark": .dark
    case nil, .some: nil
    }
  }

  /// The style while the desktop has not answered; light by default.
  var assumedStyle: UIUserInterfaceStyle {
    if let forcedStyle { return forcedStyle }
    if let gtkTheme { return gtkTheme.lowercased().hasSuffix("dark") ? .dark : .light }
    return gtkSettings.map(StyleSettings.prefersDark) == true ? .dark : .light
  }

  /// Returns whether a settings file prefers the dark variant of the theme.
  private static func prefersDark(_ text: String) -> Bool {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard parts.count == 2, parts[0] == "gtk-application-prefer-dark-theme" else { continue }
      return ["1", "true", "yes"].contains(parts[1])
    }
    return false
  }

  /// Returns the settings of the environment.
  static func ofEnvironment() -> StyleSettings {
    StyleSettings(
      forced: DisplayChoice.variable("TOUCHSTONE_STYLE"), gtkTheme: DisplayChoice.variable("GTK_THEME"),
      gtkSettings: nil)
  }

  /// Returns the text of the newest GTK settings file, or nil.
  static func readGTKSettings() -> String? {
    let home = DisplayChoice.variable("HOME").map { $0 + "/.config" }
    guard let folder = DisplayChoice.variable("XDG_CONFIG_HOME") ?? home else { return nil }
    for version in ["gtk-4.0", "gtk-3.0"] {
      guard let file = fopen("\(folder)/\(version)/settings.ini", "rbe") else { continue }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      let count = fread(&bytes, 1, bytes.count, file)
      return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    return nil
  }
}
