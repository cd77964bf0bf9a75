/// Where a new tool gets the kit from, as its manifest states it.
enum KitSources: Equatable {
  /// A folder; a relative path begins at the folder of the manifest.
  case folder(String)
  /// A repository, and the first version of it that the tool works with.
  case repository(String, version: String)

  /// Reads what is given on the command line: a URL of a repository, or a folder.
  ///
  /// A relative folder begins at the current folder, which contains the tool's. Returns nil if a manifest cannot contain the
  /// text: because of a quote, a backslash or a line break.
  init?(_ text: String, version: String) {
    guard !text.isEmpty, !text.contains(where: { $0 == "\"" || $0 == "\\" || $0.isNewline }) else { return nil }
    if Self.isAddress(text) {
      self = .repository(text, version: version)
    } else {
      self = .folder(text.hasPrefix("/") ? text : "../\(text)")
    }
  }

  /// Whether a text is a URL, or an address of SSH such as `git@host:path`.
  private static func isAddress(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    return text[colon...].hasPrefix("://") || (text[..<colon].contains("@") && !text[..<colon].contains("/"))
  }

  /// The dependency in the manifest.
  ///
  /// Before version 1.0 the second number of a version says that it is incompatible.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"Touchstone\", path: \"\(path)\")"
    case .repository(let url, let version): ".package(url: \"\(url)\", .upToNextMinor(from: \"\(version)\"))"
    }
  }

  /// The name of the package in the manifest: that of a repository is the last part of its URL.
  var package: String {
    guard case .repository(let url, _) = self else { return "Touchstone" }
    let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
