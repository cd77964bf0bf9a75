import TouchGeometry
import TouchKit
import TouchLoop

/// Plays an input into an application on its own loop, each event at its time of the loop's clock.
///
/// Each event is scheduled immediately before the previous one is delivered. Timers that an event starts therefore fire
/// in order even if the machine was busy.
@MainActor final class InputReplay {
  /// The time of the loop at which the input begins.
  let start: TimeInterval
  private let events: [RecordedEvent]
  private let stage: () -> ScenePlace
  private let deliver: (InputEvent) -> Void
  private let paste: (String) -> Void
  private let onEnd: () -> Void
  private let loop: EventLoop
  private var timer: LoopTimer?

  /// The maximum time to wait for timers after the last line, in seconds.
  private static let afterglow = 1.0

  /// - Parameters:
  ///   - input: the input.
  ///   - loop: the loop with the timers and the clock.
  ///   - start: the time at which the input begins, not before now.
  ///   - stage: returns the position of the scene on the surface, called for each event.
  ///   - deliver: called with each event.
  ///   - paste: called with each pasted text.
  ///   - onEnd: called once when all events were played and no timer is pending; not after `stop()`.
  init(
    _ input: InputFile, on loop: EventLoop, start: TimeInterval, on stage: @escaping () -> ScenePlace,
    deliver: @escaping (InputEvent) -> Void, paste: @escaping (String) -> Void, onEnd: @escaping () -> Void
  ) {
    events = input.events
    (self.loop, self.start, self.stage) = (loop, start, stage)
    (self.deliver, self.paste, self.onEnd) = (deliver, paste, onEnd)
    schedule(0)
  }

  /// Ends the replay.
  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func schedule(_ index: Int) {
    guard index < events.count else {
      let last = start + (events.last?.time ?? 0)
      return scheduleEnd(last, at: last)
    }
    timer = loop.schedule(at: start + events[index].time) { [weak self] in self?.play(index) }
  }

  private func play(_ index: Int) {
    schedule(index + 1)
    let place = stage()
    if case .paste(let text) = events[index].content { paste(text) }
    for input in events[index].inputs(from: start, on: place) { deliver(input) }
  }

  /// Ends the replay when no timer is pending, or after `afterglow`.
  private func scheduleEnd(_ last: TimeInterval, at time: TimeInterval) {
    timer = loop.schedule(at: time) { [weak self] in
      guard let self else { return }
      timer = nil
      if let next = loop.nextTimerTime, next <= last + Self.afterglow {
        scheduleEnd(last, at: next)
      } else {
        onEnd()
      }
    }
  }
}
