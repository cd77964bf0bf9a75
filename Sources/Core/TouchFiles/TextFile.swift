import Glibc

/// Reads and writes whole files through the C library's descriptors, without Foundation.
package enum TextFile {
  /// Far larger than any scene or input; a disk image passed by mistake is refused before memory runs out.
  package static let largest = 64 << 20

  /// Returns the bytes of a file.
  ///
  /// Throws status 66 if it is missing, not a regular file or not readable, and 65 if it is larger than a number of
  /// bytes. A pipe is refused, without waiting for it.
  package static func read(_ path: String, atMost largest: Int = largest) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw refusal(path, "opened", code: errno) }
    defer { _ = close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw refusal(path, "opened", code: errno) }
    if let error = objection(path, to: status.st_mode) { throw error }
    guard status.st_size <= off_t(largest) else { throw tooLarge(path, largest) }

    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = TouchFiles.read(descriptor, into: &buffer)
      if count == 0 { return bytes }
      guard count > 0 else { throw refusal(path, "read", code: errno) }
      bytes += buffer[..<count]
      // The file may grow while it is read.
      guard bytes.count <= largest else { throw tooLarge(path, largest) }
    }
  }

  /// Returns the bytes of a file referenced by another file, in the folder of that file or below.
  ///
  /// Throws status 65 for a link to a target outside the folder, otherwise like `read(_:atMost:)`.
  package static func read(_ path: String, within folder: String) throws(FileError) -> [UInt8] {
    if let target = resolved(path), let root = resolved(folder.isEmpty ? "." : folder),
      !target.hasPrefix(root == "/" ? root : root + "/")
    {
      throw FileError(file: path, at: nil, message: fileText("a link that leads out of its folder"))
    }
    return try read(path)
  }

  /// Returns the path with links resolved; nil if there is none.
  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  private static func tooLarge(_ path: String, _ largest: Int) -> FileError {
    FileError(file: path, at: nil, message: fileText("larger than %1$s MB", "\(largest >> 20)"))
  }

  /// Returns why something in the file system is not a file to read or write; nil for a regular file.
  package static func objection(_ path: String, to mode: mode_t) -> FileError? {
    let kind: String
    switch mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: kind = fileText("a directory, not a file")
    case S_IFIFO: kind = fileText("a pipe, not a file")
    case S_IFSOCK: kind = fileText("a socket, not a file")
    case _: kind = fileText("a device, not a file")
    }
    return FileError(file: path, at: nil, message: kind, exitStatus: FileError.noSuchFile)
  }

  /// Creates a file that does not exist yet.
  ///
  /// Throws status 66 if it cannot be written; it may then contain part of the bytes. Messages use `name` for it.
  package static func create(_ bytes: [UInt8], at path: String, called name: String? = nil) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw refusal(name ?? path, "written", code: errno) }
    defer { _ = close(descriptor) }
    try fill(descriptor, with: bytes, called: name ?? path)
  }

  /// Writes all bytes to an open file, and flushes them to disk.
  package static func fill(_ descriptor: Int32, with bytes: [UInt8], called name: String) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = TouchFiles.write(descriptor, Array(rest.prefix(1 << 16)))
      guard count > 0 else { throw refusal(name, "written", code: errno) }
      rest = rest.dropFirst(count)
    }
    // A full disk or quota may be reported only here.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw refusal(name, "written", code: errno) }
  }

  package static func refusal(_ path: String, _ verb: String, code: Int32) -> FileError {
    let message =
      switch code {
      case ENOENT where verb == "written": fileText("its folder is not there")
      case ENOENT, ENOTDIR: fileText("no such file")
      case EISDIR: fileText("a directory, not a file")
      case EACCES,
        EPERM where verb == "written":
        fileText("may not be written")
      case EACCES,
        EPERM where verb == "read":
        fileText("may not be read")
      case EACCES, EPERM: fileText("may not be opened")
      case ENOSPC, EDQUOT: fileText("there is no room left on the disk")
      case EFBIG: fileText("larger than files may be here")
      case ELOOP: fileText("a link to nothing, or to itself")
      case EROFS: fileText("its disk can only be read")
      default:
        switch verb {
        case "written": fileText("cannot be written (error %1$s of the system)", "\(code)")
        case "read": fileText("cannot be read (error %1$s of the system)", "\(code)")
        default: fileText("cannot be opened (error %1$s of the system)", "\(code)")
        }
      }
    return FileError(file: path, at: nil, message: message, exitStatus: FileError.noSuchFile)
  }
}

/// Like the C library's `read`, but repeated if a signal interrupts it.
private func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
  let capacity = buffer.count
  while true {
    let count = read(descriptor, &buffer, capacity)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// Like the C library's `write`, but repeated if a signal interrupts it.
private func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
  while true {
    let count = write(descriptor, bytes, bytes.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
