/// A descriptor that the loop watches, such as the connection to a display server.
@preconcurrency @MainActor public final class LoopSource {
  /// The descriptor; the loop neither opens nor closes it.
  public let descriptor: Int32

  let modes: LoopModes
  var hasBuffered: (@MainActor () -> Bool)?
  var ready: (@MainActor () -> Void)?
  private weak var loop: EventLoop?

  init(
    loop: EventLoop, descriptor: Int32, modes: LoopModes, hasBuffered: (@MainActor () -> Bool)?,
    ready: @escaping @MainActor () -> Void
  ) {
    (self.loop, self.descriptor, self.modes) = (loop, descriptor, modes)
    (self.hasBuffered, self.ready) = (hasBuffered, ready)
  }

  /// Whether the loop still watches the descriptor.
  public var isValid: Bool { ready != nil }

  /// Stops watching; the descriptor may then be closed.
  ///
  /// It may be called any number of times, from anywhere.
  public func cancel() {
    guard ready != nil else { return }
    ready = nil
    hasBuffered = nil
    loop?.sources.removeAll { $0 === self }
  }
}

/// A closure that the loop calls at a fixed point of its turns: a phase's handler, or an observer of its sleep.
@preconcurrency @MainActor public final class LoopObserver {
  let modes: LoopModes
  var body: (@MainActor () -> Void)?
  private var forget: (@MainActor (LoopObserver) -> Void)?

  init(
    modes: LoopModes, body: @escaping @MainActor () -> Void, forget: @escaping @MainActor (LoopObserver) -> Void
  ) {
    self.modes = modes
    self.body = body
    self.forget = forget
  }

  /// Whether the loop still calls it.
  public var isValid: Bool { body != nil }

  /// Ends the calls.
  ///
  /// It may be called any number of times, from anywhere, including its own body.
  public func cancel() {
    guard body != nil else { return }
    body = nil
    forget?(self)
    forget = nil
  }
}
