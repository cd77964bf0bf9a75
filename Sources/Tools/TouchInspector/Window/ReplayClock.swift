import TouchGeometry
import TouchKit
import TouchLoop

/// Moves the session's cursor through a replay once, and then to the moment that decided.
@MainActor final class ReplayClock {
  private let session: Session
  private let loop: EventLoop
  private var timer: LoopTimer?
  private var startedAt: TimeInterval = 0

  /// Seconds of the recording per second: slower than recorded, so that users can follow.
  static let pace = 0.5
  /// The delay at the end, before the deciding moment is shown, in seconds of the recording.
  static let pause: TimeInterval = 0.4
  static let interval: TimeInterval = 1.0 / 30

  init(session: Session, loop: EventLoop) {
    self.session = session
    self.loop = loop
  }

  func start() {
    timer?.cancel()
    startedAt = loop.now
    session.isReplaying = true
    timer = loop.schedule(at: loop.now + Self.interval, every: Self.interval) { [weak self] in self?.tick() }
  }

  func stop() {
    timer?.cancel()
    timer = nil
    session.isReplaying = false
  }

  private func tick() {
    guard let first = session.replay?.model.firstTime, let last = session.replay?.model.lastTime else { return stop() }
    // A moment that the user has chosen in the meantime stays.
    let time = first + (loop.now - startedAt) * Self.pace
    session.show(min(time, last))
    guard time > last + Self.pause else { return }
    stop()
    session.showDecidingMoment()
  }
}
