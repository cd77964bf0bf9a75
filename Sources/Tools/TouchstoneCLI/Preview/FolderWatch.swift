import Glibc

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
    for name in LinkedFolder.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      // A link can lead back to a folder that contains it.
      if LinkedFolder.isFolder(path), !LinkedFolder.isLink(path) { add(path) }
    }
  }

  /// Reads what has happened.
  ///
  /// Returns whether a file has changed that a person edits: not a hidden one or a backup.
  func clear() -> Bool {
    FolderEvent.read(from: descriptor).reduce(false) { hasChanged, event in
      let isEdited =
        !event.name.isEmpty && event.name.first != UInt8(ascii: ".") && event.name.last != UInt8(ascii: "~")
      // After an overflow more has happened than the system reports.
      return hasChanged || isEdited || event.mask & UInt32(IN_Q_OVERFLOW) != 0
    }
  }
}
