import Glibc

/// The table of letters that are composed of several keys, which X's library reads for every program at its start.
///
/// The table is half a megabyte of text, and reading it is a tenth of a small program's start. The library keeps
/// what it has read in a file, if it is told a folder for that; every later start of the user's maps the file. The library
/// sees by itself when the table has changed. It keeps nothing for the system's administrator.
enum ComposeTable {
  /// How the library is told the folder; who sets it, also to nothing, has chosen.
  static let variable = "XCOMPOSECACHE"

  /// Does something while the library may keep its table; called before there is a second thread, as it changes the
  /// environment for that time.
  static func kept<Result>(_ body: () -> Result) -> Result {
    guard geteuid() != 0, getenv(variable) == nil, let path = folder(DisplayChoice.variable, isThere: isFolder),
      make(path), setenv(variable, path, 1) == 0
    else { return body() }
    defer { unsetenv(variable) }
    return body()
  }

  /// The folder; nil where there is one that the library finds by itself, and where nothing is known of the user.
  static func folder(_ environment: (String) -> String?, isThere: (String) -> Bool) -> String? {
    guard environment("DISPLAY") != nil, let home = environment("HOME"), home.hasPrefix("/"),
      !isThere(home + "/.compose-cache")
    else { return nil }
    let caches = environment("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.cache"
    return caches + "/libX11-compose"
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  /// Makes a folder that is the user's alone, and the one around it; false where that cannot be done.
  private static func make(_ path: String) -> Bool {
    if isFolder(path) { return true }
    guard let end = path.lastIndex(of: "/") else { return false }
    mkdir(String(path[..<end]), 0o700)
    return mkdir(path, 0o700) == 0 || isFolder(path)
  }
}
