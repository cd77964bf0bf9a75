import Glibc
import TouchDrawing
import TouchLoop

/// Observes the folder of input devices: calls a closure after a device was added, removed, or its permissions changed.
///
/// Between changes nothing runs.
@MainActor final class DeviceFolder {
  /// The path of the folder.
  let path: String
  private let descriptor: Int32
  private var source: LoopSource?

  /// Begins to observe a folder; nil if it does not exist or cannot be observed.
  init?(_ path: String, _ loop: EventLoop, onChange: @escaping @MainActor () -> Void) {
    // The flags of inotify have the values of open's.
    let descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let mask = UInt32(IN_CREATE) | UInt32(IN_ATTRIB) | UInt32(IN_DELETE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM)
    guard inotify_add_watch(descriptor, path, mask) >= 0 else {
      _ = close(descriptor)
      return nil
    }
    (self.path, self.descriptor) = (path, descriptor)
    source = loop.addSource(descriptor: descriptor) {
      drain(descriptor)
      onChange()
    }
  }

  isolated deinit {
    source?.cancel()
    _ = close(descriptor)
  }

  /// The paths of the nodes that report events, in the order of their names.
  var nodes: [String] {
    ProgramFolder.names(in: path).filter { $0.hasPrefix("event") }.sorted().map { "\(path)/\($0)" }
  }
}
