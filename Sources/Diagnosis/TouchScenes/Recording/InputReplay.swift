import TouchGeometry
import TouchKit
import TouchLoop

/// Plays an input into an application on its own loop, each event at its time, at whatever speed the loop's clock has.
///
/// Each event is scheduled before the one before it is handed in, and only then: so timers that an event starts fire in
/// their place even when the machine was busy for a while.
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

  /// How long after the last line timers are waited for, in seconds at the most.
  private static let afterglow = 1.0

  /// - Parameters:
  ///   - input: what is played.
  ///   - loop: whose timers and clock are used.
  ///   - start: the time at which it begins, not before now.
  ///   - stage: where the scene is on the surface, asked for each event.
  ///   - deliver: takes each event.
  ///   - paste: takes what is pasted.
  ///   - onEnd: called once, when all was played and what it started is over; not after `stop()`.
  init(
    _ input: InputFile, on loop: EventLoop, start: TimeInterval, on stage: @escaping () -> ScenePlace,
    deliver: @escaping (InputEvent) -> Void, paste: @escaping (String) -> Void, onEnd: @escaping () -> Void
  ) {
    events = input.events
    (self.loop, self.start, self.stage) = (loop, start, stage)
    (self.deliver, self.paste, self.onEnd) = (deliver, paste, onEnd)
    schedule(0)
  }

  /// Plays no further.
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

  /// Ends when nothing waits any more, soon in any case.
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
