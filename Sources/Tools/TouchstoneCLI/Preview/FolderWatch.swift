import Glibc
import TouchDrawing

/// Observes folders, with everything in them, for files that are written, created, moved or removed.
final class FolderWatch {
  /// Readable when something has changed; pass it to `poll`, then call `clear`.
  let descriptor: Int32
  /// The system's number of the first error; 0 if all folders are observed.
  private(set) var failure: Int32 = 0

  /// Nil if the system has no descriptors left.
  init?(_ folders: [String]) {
    descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    for folder in folders { add(folder) }
  }

  deinit { if descriptor >= 0 { _ = close(descriptor) } }

  private func add(_ folder: String) {
    let written = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
    let mask = written | UInt32(IN_CREATE) | UInt32(IN_DELETE)
    guard inotify_add_watch(descriptor, folder, mask) >= 0 else {
      if failure == 0 { failure = errno }
      return
    }
    for name in ProgramFolder.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      // A link can lead back to a folder that contains it.
      if PreviewMirror.isFolder(path), !PreviewMirror.isLink(path) { add(path) }
    }
  }

  /// Reads what has happened.
  ///
  /// Returns whether a file has changed that a person edits: not a hidden one or a backup.
  func clear() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    var hasChanged = false
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return hasChanged }
      var index = 0
      // An event is four numbers of four bytes, the last one the length of the name that follows.
      while index + 16 <= count {
        let (mask, length) = (number(in: bytes, at: index + 4), number(in: bytes, at: index + 12))
        // More happened than the system keeps.
        if mask & Int(IN_Q_OVERFLOW) != 0 { hasChanged = true }
        let end = min(index + 16 + length, count)
        let name = bytes[(index + 16)..<end].prefix { $0 != 0 }
        if !name.isEmpty, name.first != UInt8(ascii: "."), name.last != UInt8(ascii: "~") { hasChanged = true }
        index += 16 + length
      }
    }
  }

  private func number(in bytes: [UInt8], at index: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
  }
}
