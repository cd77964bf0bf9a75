import Glibc

extension TextFile {
  /// Replaces a file's content, or creates the file, so that it holds the old text or the new one whatever happens.
  ///
  /// The text goes to a file beside it, which then takes its name; a link stays one, and what it leads to is replaced.
  /// Throws status 66 when it is no plain file or cannot be written; the file is then as it was.
  package static func replace(_ path: String, with text: String) throws(FileError) {
    try replace(path, with: Array(text.utf8))
  }

  /// As `replace(_:with:)`, for any bytes.
  package static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = try plainTarget(of: path)
    let temporary = "\(target).\(getpid()).part"
    do {
      try create(bytes, at: temporary, called: path)
    } catch {
      _ = unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let code = errno
      _ = unlink(temporary)
      throw refusal(path, "written", code: code)
    }
  }

  /// Finds out whether a file could be replaced, without touching it.
  ///
  /// Throws status 66 when its folder is missing or may not be written to, and when it is no plain file or may not be
  /// written.
  package static func checkReplaceable(_ path: String) throws(FileError) {
    let target = try plainTarget(of: path)
    if access(target, F_OK) == 0, access(target, W_OK) != 0 { throw refusal(path, "written", code: errno) }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    guard access(folder, W_OK | X_OK) == 0 else { throw refusal(path, "written", code: errno) }
    if path.isEmpty || path.hasSuffix("/") { throw refusal(path, "written", code: EISDIR) }
  }

  /// The plain file that a path means, behind links; it need not be there yet.
  package static func plainTarget(of path: String) throws(FileError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      guard errno == ENOENT else { throw refusal(path, "written", code: errno) }
      return path
    }
    var target = path
    if status.st_mode & S_IFMT == S_IFLNK {
      guard let real = realpath(path, nil) else { throw refusal(path, "written", code: ELOOP) }
      defer { free(real) }
      target = String(cString: real)
      guard stat(target, &status) == 0 else { throw refusal(path, "written", code: errno) }
    }
    if let error = objection(path, to: status.st_mode) { throw error }
    return target
  }
}
