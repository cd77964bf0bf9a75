import Glibc
import TouchLoop

/// A device node that is open a second time, because SDL's own descriptors are not accessible: it wakes the loop.
///
/// Each opener of a node has its own queue, so SDL still reads every event.
@MainActor final class DeviceNode {
  private let descriptor: Int32
  private var source: LoopSource?
  /// Whether the node may become readable; false after its device was removed.
  var isOpen: Bool { source?.isValid ?? false }

  /// Takes over an open descriptor that does not block; `onInput` is called in the poll step after it became readable.
  init(_ descriptor: Int32, _ loop: EventLoop, onInput: @escaping @MainActor () -> Void) {
    self.descriptor = descriptor
    source = loop.addSource(descriptor: descriptor) { [weak self] in
      // A device that was removed stays readable.
      if !drain(descriptor) { self?.source?.cancel() }
      onInput()
    }
  }

  isolated deinit {
    source?.cancel()
    _ = close(descriptor)
  }
}

/// Reads and drops the available data of a descriptor that does not block; returns whether more can follow.
@discardableResult func drain(_ descriptor: Int32) -> Bool {
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    if count == 0 { return false }
  }
}

/// Closes a device node.
func closeNode(_ descriptor: Int32) { _ = close(descriptor) }

/// Opens a device node for reading, without waiting; negative if that is not permitted.
func openNode(_ path: String) -> Int32 { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
