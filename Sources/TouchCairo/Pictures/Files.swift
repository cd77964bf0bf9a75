import TouchGeometry

/// Whole files, read and written through the C library, so that no Foundation is needed.
enum Files {
  /// All bytes of a file; nil when it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      result.append(contentsOf: buffer[..<count])
    }
    return ferror(file) == 0 ? result : nil
  }

  /// Writes a file, in the place of one that is there.
  ///
  /// Returns whether that succeeded.
  static func write(_ data: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let written = fwrite(data, 1, data.count, file)
    return fclose(file) == 0 && written == data.count
  }

  /// Makes a folder and those above it that are missing.
  ///
  /// Returns whether it is there.
  static func makeFolder(_ path: String) -> Bool {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part + "/"
      if mkdir(made, 0o777) != 0, errno != EEXIST { return false }
    }
    return true
  }
}
