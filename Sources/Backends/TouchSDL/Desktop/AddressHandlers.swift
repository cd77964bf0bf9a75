import TouchFiles
import TouchGeometry

/// The URL schemes for which the desktop has an app, from its lists of apps.
/// https://specifications.freedesktop.org/mime-apps-spec/latest/
///
/// The lists are read at each query: apps may be installed or removed. Nothing is started.
struct AddressHandlers {
  private let variable: (String) -> String?

  init(variable: @escaping (String) -> String? = DisplayChoice.variable) { self.variable = variable }

  /// Returns whether a URL can be opened: there is `xdg-open`, and an app for the scheme, or a web browser if no list
  /// names any.
  func canOpen(_ url: String) -> Bool {
    guard let scheme = Self.scheme(of: url), isInPath("xdg-open") else { return false }
    if scheme == "file" || hasProgram(for: scheme) { return true }
    guard scheme == "http" || scheme == "https" else { return false }
    return variable("BROWSER")?.isEmpty == false || isInPath("x-www-browser")
  }

  /// Returns the part before the first colon, in lowercase; nil if the text is not a URL.
  static func scheme(of url: String) -> String? {
    guard let end = url.firstIndex(of: ":"), let first = url.utf8.first, isLetter(first) else { return nil }
    let scheme = url[..<end].lowercased()
    let isSound = scheme.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) || "+-.".utf8.contains($0) }
    return isSound && url.index(after: end) < url.endIndex ? scheme : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 32) }

  private func isInPath(_ program: String) -> Bool {
    (variable("PATH") ?? "").split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }

  /// Returns whether a list names an app for a scheme; lines under `[Removed Associations]` are ignored.
  private func hasProgram(for scheme: String) -> Bool {
    let key = "x-scheme-handler/\(scheme)="
    return lists.contains { path in
      guard let text = try? TextFile.read(path) else { return false }
      var isTakenAway = false
      return text.split(separator: UInt8(ascii: "\n")).contains { line in
        if line.first == UInt8(ascii: "[") { isTakenAway = line.starts(with: "[Removed".utf8) }
        return !isTakenAway && line.starts(with: key.utf8) && line.count > key.utf8.count
      }
    }
  }

  /// The possible locations of lists, those of the user first.
  private var lists: [String] {
    let home = variable("HOME") ?? ""
    func folders(_ name: String, _ usual: String) -> [String] {
      (variable(name) ?? usual).split(separator: ":").map(String.init)
    }
    let settings = folders("XDG_CONFIG_HOME", home + "/.config") + folders("XDG_CONFIG_DIRS", "/etc/xdg")
    let data =
      folders("XDG_DATA_HOME", home + "/.local/share") + folders("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    return settings.map { $0 + "/mimeapps.list" }
      + data.flatMap { [$0 + "/applications/mimeapps.list", $0 + "/applications/mimeinfo.cache"] }
  }
}
