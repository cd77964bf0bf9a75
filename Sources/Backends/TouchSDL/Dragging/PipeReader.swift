import Glibc
import TouchLoop

/// Reads content from a pipe in pieces, when they arrive.
@MainActor final class PipeReader {
  enum Content: Equatable {
    /// The first piece follows.
    case begins
    case bytes([UInt8])
    case ends(isEmpty: Bool)
    /// Reading has failed after the beginning.
    case fails
  }

  /// The maximum size of a piece, in bytes: that of a pipe.
  private static let piece = 1 << 16

  private let descriptor: Int32
  private var source: LoopSource?
  private var onContent: ((Content) -> Void)?
  private var hasBegun = false

  /// Takes over the descriptor; a descriptor less than 0 is one without content.
  ///
  /// The closure is called in later steps of the loop, until the end, a failure or `close()`.
  init(_ descriptor: Int32, _ loop: EventLoop, _ onContent: @escaping (Content) -> Void) {
    (self.descriptor, self.onContent) = (descriptor, onContent)
    if descriptor >= 0 {
      source = loop.addSource(descriptor: descriptor) { [weak self] in self?.read() }
    } else {
      loop.schedule(at: loop.now) { [weak self] in self?.end(.ends(isEmpty: true)) }
    }
  }

  private func read() {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.piece) { memory, initialized in
      count = Glibc.read(descriptor, memory.baseAddress, Self.piece)
      initialized = max(count, 0)
    }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    if count <= 0 { return end(hasBegun && count < 0 ? .fails : .ends(isEmpty: !hasBegun)) }
    if !hasBegun { onContent?(.begins) }
    hasBegun = true
    onContent?(.bytes(bytes))
  }

  private func end(_ content: Content) {
    let report = onContent
    close()
    report?(content)
  }

  /// Stops reading, and closes the descriptor.
  func close() {
    guard onContent != nil else { return }
    onContent = nil
    source?.cancel()
    if descriptor >= 0 { _ = Glibc.close(descriptor) }
  }
}
