import Glibc

extension TextFile {
  /// Atomically replaces the content of a file, or creates the file.
  ///
  /// The text is written to a file next to it, which is then renamed, so the file always holds either the old or the
  /// new text. If the path is a link, its target is replaced. Throws status 66 if the target is not a regular file or
  /// cannot be written; it is then unchanged.
  package static func replace(_ path: String, with text: String) throws(FileError) {
    try replace(path, with: Array(text.utf8))
  }

  /// Like `replace(_:with:)`, for any bytes.
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

  /// Checks whether a file can be replaced, without changing it.
  ///
  /// Throws status 66 if its folder is missing or not writable, or if it is not a regular file or not writable.
  package static func checkReplaceable(_ path: String) throws(FileError) {
    let target = try plainTarget(of: path)
    if access(target, F_OK) == 0, access(target, W_OK) != 0 { throw refusal(path, "written", code: errno) }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    guard access(folder, W_OK | X_OK) == 0 else { throw refusal(path, "written", code: errno) }
    if path.isEmpty || path.hasSuffix("/") { throw refusal(path, "written", code: EISDIR) }
  }

  /// Returns the regular file that a path refers to, after following links; it may not exist yet.
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
