import Glibc

/// Files and folders of tests, written through the C library, so that no Foundation is needed.
package enum Files {
  /// Writes a file, in the place of one that is there.
  ///
  /// Returns whether that succeeded.
  package static func write(_ data: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let written = fwrite(data, 1, data.count, file)
    return fclose(file) == 0 && written == data.count
  }

  /// Makes a folder and those above it that are missing.
  ///
  /// Returns whether it is there.
  package static func makeFolder(_ path: String) -> Bool {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      if mkdir(made, 0o777) != 0, errno != EEXIST { return false }
    }
    return true
  }
}
