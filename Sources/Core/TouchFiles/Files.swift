import Glibc

/// Files and folders of tests, written through the C library without Foundation.
package enum Files {
  /// Writes a file, replacing an existing one.
  ///
  /// Returns whether that succeeded.
  package static func write(_ data: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let written = fwrite(data, 1, data.count, file)
    return fclose(file) == 0 && written == data.count
  }

  /// Creates a folder and its missing parents.
  ///
  /// Returns whether the folder exists.
  package static func makeFolder(_ path: String) -> Bool {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      if mkdir(made, 0o777) != 0, errno != EEXIST { return false }
    }
    return true
  }
}
