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
    if FolderEvent.read(from: descriptor).contains(where: { $0.name == name }) { onChange() }
  }
}

/// Something that has happened in an observed folder.
struct FolderEvent {
  /// What has happened, in the bits of inotify.
  let mask: UInt32
  /// The name of the entry; empty if it is about the folder itself.
  let name: [UInt8]

  /// Reads all waiting events of a descriptor of inotify that does not block.
  static func read(from descriptor: Int32) -> [FolderEvent] {
    var bytes = [UInt8](repeating: 0, count: 65536)
    var events: [FolderEvent] = []
    while case let count = Glibc.read(descriptor, &bytes, bytes.count), count > 0 {
      var index = 0
      // An event is four numbers of four bytes, the last one the length of the name that follows.
      while index + 16 <= count {
        let end = min(index + 16 + Int(number(bytes, index + 12)), count)
        events.append(
          FolderEvent(mask: number(bytes, index + 4), name: Array(bytes[(index + 16)..<end].prefix { $0 != 0 })))
        index = end
      }
    }
    return events
  }

  private static func number(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << (8 * UInt32($1)) }
  }
}
