import Glibc
import TouchGeometry
import TouchLoop

/// Observes one file on the disk: calls a closure after it was written, created, or replaced by a rename.
///
/// It observes the folder, because text editors replace files. Between changes nothing runs.
@MainActor final class FileWatch {
  private let descriptor: Int32
  private let name: [UInt8]
  private let onChange: () -> Void
  private var source: LoopSource?

  /// Nil if the folder cannot be observed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - loop: The loop that calls the closure.
  ///   - onChange: Called once for all changes of a turn.
  init?(_ path: String, _ loop: EventLoop, onChange: @escaping () -> Void) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last, !last.isEmpty else { return nil }
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
    // The flags of inotify have the values of open's. Swift imports their own names as an enumeration or as numbers,
    // which depends on the modules that a build has.
    let descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let mask = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
    guard inotify_add_watch(descriptor, folder.isEmpty ? "/" : folder, mask) >= 0 else {
      _ = close(descriptor)
      return nil
    }
    (self.descriptor, name, self.onChange) = (descriptor, Array(last.utf8), onChange)
    source = loop.addSource(descriptor: descriptor) { [weak self] in self?.receive() }
  }

  isolated deinit {
    source?.cancel()
    _ = close(descriptor)
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var hasChanged = false
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      hasChanged = Self.names(in: bytes.prefix(count)).contains(name) || hasChanged
    }
    if hasChanged { onChange() }
  }

  /// The names in a series of `inotify_event`: four numbers of four bytes, the last one the length of the name.
  private static func names(in bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    var (names, index): ([[UInt8]], Int) = ([], bytes.startIndex)
    while index + 16 <= bytes.endIndex {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[index + 12 + $1]) << (8 * $1) }
      let end = index + 16 + length
      guard end <= bytes.endIndex else { break }
      names.append(Array(bytes[(index + 16)..<end].prefix { $0 != 0 }))
      index = end
    }
    return names
  }
}
