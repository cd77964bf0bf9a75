import TouchGeometry

/// Whole files, read and written with the C library's descriptors: no pointer is held, and no Foundation is needed.
package enum TextFile {
  /// No scene or input comes near; whoever passes a disk image should hear about it before memory runs out.
  package static let largest = 64 << 20

  /// The bytes of a file.
  ///
  /// Throws status 66 when it is missing, is a directory or cannot be read, 65 when it is larger than `largest`.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw refusal(path, "opened", code: errno) }
    defer { _ = close(descriptor) }

    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = TouchScenes.read(descriptor, into: &buffer)
      if count == 0 { return bytes }
      guard count > 0 else { throw refusal(path, "read", code: errno) }
      bytes += buffer[..<count]
      guard bytes.count <= largest else {
        throw FileError(file: path, at: nil, message: "larger than \(largest >> 20) MB")
      }
    }
  }

  /// Replaces a file's content, or creates the file.
  ///
  /// Throws status 66 when it cannot be written; it may then hold a part of the text. Messages call it `name`.
  package static func write(_ text: String, to path: String, called name: String? = nil) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw refusal(name ?? path, "written", code: errno) }
    defer { _ = close(descriptor) }

    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = TouchScenes.write(descriptor, Array(rest.prefix(1 << 16)))
      guard count > 0 else { throw refusal(name ?? path, "written", code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  static func refusal(_ path: String, _ verb: String, code: Int32) -> FileError {
    let message =
      switch code {
      case ENOENT where verb == "written": "its folder is not there"
      case ENOENT, ENOTDIR: "no such file"
      case EISDIR: "a directory, not a file"
      case EACCES, EPERM: "may not be \(verb)"
      default: "cannot be \(verb) (error \(code) of the system)"
      }
    return FileError(file: path, at: nil, message: message, exitStatus: FileError.noSuchFile)
  }
}

/// As the C library's `read`, tried again when a signal came between.
private func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
  let capacity = buffer.count
  while true {
    let count = read(descriptor, &buffer, capacity)
    if count >= 0 || errno != EINTR { return count }
  }
}

/// As the C library's `write`, tried again when a signal came between.
private func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Int {
  while true {
    let count = write(descriptor, bytes, bytes.count)
    if count >= 0 || errno != EINTR { return count }
  }
}
