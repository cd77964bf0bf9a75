import Glibc

/// Reads lines from a descriptor, and serves another one while it waits.
struct LineReader {
  struct Line {
    let bytes: [UInt8]
    /// Whether the line exceeds the limit; its bytes are dropped.
    var isTooLong = false
  }

  private let descriptor: Int32
  private let longest: Int
  private var pending: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  init(_ descriptor: Int32, longest: Int) { (self.descriptor, self.longest) = (descriptor, longest) }

  /// The next line without its newline, or nil at the end, and if the other descriptor closes.
  ///
  /// Empty lines are skipped.
  ///
  /// - Parameters:
  ///   - other: another descriptor; nil without one.
  ///   - serve: called when the other descriptor has something to read.
  @MainActor mutating func next(besides other: Int32?, _ serve: () -> Void) -> Line? {
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let bytes = Array(pending[..<end])
        pending.removeSubrange(...end)
        if isSkipping || bytes.count > longest {
          isSkipping = false
          return Line(bytes: [], isTooLong: true)
        }
        if bytes.contains(where: { $0 > 0x20 }) { return Line(bytes: bytes) }
        continue
      }
      if pending.count > longest { (pending, isSkipping) = ([], true) }
      guard !isAtEnd, read(besides: other, serve) else { return last() }
    }
  }

  /// What is left at the end, without a newline.
  private mutating func last() -> Line? {
    defer { (pending, isSkipping) = ([], false) }
    if isSkipping { return Line(bytes: [], isTooLong: true) }
    return pending.contains { $0 > 0x20 } ? Line(bytes: pending) : nil
  }

  /// Waits for bytes; returns false at the end, and if the other descriptor closes.
  @MainActor private mutating func read(besides other: Int32?, _ serve: () -> Void) -> Bool {
    var waiting = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let other { waiting.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else { return false }
    if waiting.count > 1, waiting[1].revents != 0 { serve() }
    guard waiting[0].revents != 0 else { return waiting.count == 1 || other.map { fcntl($0, F_GETFD) >= 0 } == true }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &piece, piece.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    isAtEnd = count <= 0
    pending += piece[..<max(0, count)]
    return true
  }
}
