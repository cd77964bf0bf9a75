import Glibc

/// The table of characters composed of several keys, which X's library reads for every program at its start.
///
/// The table is half a megabyte of text, and reading it is a tenth of a small program's start. The library caches the
/// result in a file if it has a folder for it; every later start of the user maps the file. The library detects changes
/// of the table. It caches nothing for the superuser.
enum ComposeTable {
  /// The variable that names the folder; a value set by the user, even an empty one, has precedence.
  static let variable = "XCOMPOSECACHE"

  /// Runs a closure that makes X's library read its table, with a folder in which the library may cache it.
  ///
  /// Call it before the process has a second thread, because it changes the environment.
  static func kept<Result>(_ body: () -> Result) -> Result {
    guard geteuid() != 0, getenv(variable) == nil, let path = folder(DisplayChoice.variable, isThere: isFolder),
      make(path), setenv(variable, path, 1) == 0
    else { return body() }
    defer { unsetenv(variable) }
    return body()
  }

  /// Returns the folder; nil if the library finds one automatically, or the user is unknown.
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

  /// Creates a folder that only the user can access, and its parent; returns false on failure.
  private static func make(_ path: String) -> Bool {
    if isFolder(path) { return true }
    guard let end = path.lastIndex(of: "/") else { return false }
    mkdir(String(path[..<end]), 0o700)
    return mkdir(path, 0o700) == 0 || isFolder(path)
  }
}
