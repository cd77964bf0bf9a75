import TouchGeometry

/// Copies and moves files for a document picker that exports (semantics 30.25).
enum FileTransfer {
  /// The number of bytes that are copied at once.
  private static let piece = 1 << 16

  /// Copies or moves a file, replacing one at the target; returns whether it succeeded.
  ///
  /// The target has the old or the whole new content at each moment. A file that cannot be moved stays where it is.
  static func transfer(_ source: String, to target: String, keepsSource: Bool) -> Bool {
    if !keepsSource, rename(source, target) == 0 { return true }
    guard copy(source, to: target) else { return false }
    if !keepsSource { unlink(source) }
    return true
  }

  /// Returns a path in a folder that no file has: the name, or one with a number before the extension.
  static func freePath(for name: String, in folder: String) -> String {
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
    var (path, number) = ("\(folder)/\(name)", 1)
    while access(path, F_OK) == 0 {
      number += 1
      path = "\(folder)/\(name[..<dot]) \(number)\(name[dot...])"
    }
    return path
  }

  private static func copy(_ source: String, to target: String) -> Bool {
    let from = open(source, O_RDONLY | O_CLOEXEC)
    guard from >= 0 else { return false }
    defer { close(from) }
    var status = stat()
    guard fstat(from, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
    let temporary = "\(target).\(getpid()).part"
    let to = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 0o777)
    guard to >= 0 else { return false }
    let isComplete = copy(from, to)
    if close(to) == 0, isComplete, rename(temporary, target) == 0 { return true }
    unlink(temporary)
    return false
  }

  private static func copy(_ from: Int32, _ to: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: piece)
    while true {
      let count = read(from, &buffer, buffer.count)
      if count == 0 { return true }
      guard count > 0 else { return false }
      var rest = buffer[..<count]
      while !rest.isEmpty {
        let written = write(to, Array(rest), rest.count)
        guard written > 0 else { return false }
        rest = rest.dropFirst(written)
      }
    }
  }
}
