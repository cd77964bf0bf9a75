import TouchGeometry
import TouchHeadless
import TouchKit

/// The shared state of the fingers, the mouse and the keyboard of a stage: the application that receives the input, and
/// the pressed modifier keys.
@MainActor final class StageInput {
  let program: HeadlessApplication
  /// The modifier keys that are down.
  var modifiers: UIKeyModifierFlags = []
  /// Called after each event and its effects.
  var onSettled: () -> Void = {}
  /// The events of `atOnce(_:)`, in order; nil outside of it.
  private var gathered: [InputEvent]?

  init(_ program: HeadlessApplication) { self.program = program }

  /// Sends a sample; consecutive samples of `atOnce(_:)` form one event.
  func send(_ sample: InputSample) {
    guard var events = gathered else { return send(.touches([sample])) }
    if case .touches(let samples, coalesced: _)? = events.last {
      precondition(
        !samples.contains { $0.finger == sample.finger }, "finger \(sample.finger) has two samples in one event")
      events[events.count - 1] = .touches(samples + [sample])
    } else {
      events.append(.touches([sample]))
    }
    gathered = events
  }

  /// Sends an event to the application, and performs the resulting work at the current time.
  func send(_ event: InputEvent) {
    guard gathered == nil else {
      gathered?.append(event)
      return
    }
    program.send(event)
    program.advance(to: program.now)
    onSettled()
  }

  /// Sends the events of a block in one turn of the loop, before its timers, layout and frame.
  func atOnce(_ telling: () -> Void) {
    precondition(gathered == nil, "atOnce is called inside atOnce")
    gathered = []
    let start = program.now
    telling()
    precondition(program.now == start, "time passes inside atOnce")
    let events = gathered ?? []
    gathered = nil
    guard !events.isEmpty else { return }
    for event in events { program.send(event) }
    program.advance(to: program.now)
    onSettled()
  }

  func inWindow(_ place: CGPoint, of view: UIView?) -> CGPoint {
    guard let view else { return place }
    precondition(view.window != nil, "the view that is to be touched is in no window")
    return view.convert(place, to: nil)
  }
}
