import TouchGeometry

extension TextFile {
  /// Replaces a file's content, or creates the file, so that it holds the old text or the new one whatever happens.
  ///
  /// The text goes to a file beside it, which then takes its name. What is no plain file, such as a pipe or a link, is
  /// written as it is. Throws status 66 when it cannot be written; the file is then as it was.
  package static func replace(_ path: String, with text: String) throws(FileError) {
    guard isPlainOrMissing(path) else { return try write(text, to: path) }
    let temporary = "\(path).\(getpid()).part"
    do {
      try write(text, to: temporary, called: path)
    } catch {
      _ = unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let code = errno
      _ = unlink(temporary)
      throw refusal(path, "written", code: code)
    }
  }

  /// Finds out whether a file could be replaced, without touching it.
  ///
  /// Throws status 66 when its folder is missing or may not be written to, and when it is a folder itself or may not be
  /// written.
  package static func checkReplaceable(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw refusal(path, "written", code: EISDIR) }
      guard access(path, W_OK) == 0 else { throw refusal(path, "written", code: errno) }
      if status.st_mode & S_IFMT != S_IFREG { return }
    } else if errno != ENOENT {
      throw refusal(path, "written", code: errno)
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard access(folder, W_OK | X_OK) == 0 else { throw refusal(path, "written", code: errno) }
    if path.isEmpty || path.hasSuffix("/") { throw refusal(path, "written", code: EISDIR) }
  }

  private static func isPlainOrMissing(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}
