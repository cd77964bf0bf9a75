import TouchGeometry
import TouchHeadless
import TouchKit

/// What the fingers, the mouse and the keyboard of one stage have in common: the way into the application, and the keys
/// that change what others mean.
@MainActor final class Hands {
  let program: HeadlessApplication
  /// The modifier keys that are down.
  var modifiers: UIKeyModifierFlags = []
  /// Samples that are to be one event; nil when each is one of its own.
  private var gathered: [InputSample]?

  init(_ program: HeadlessApplication) { self.program = program }

  func send(_ sample: InputSample) {
    guard let gathered else { return send(.touches([sample])) }
    precondition(
      !gathered.contains { $0.finger == sample.finger }, "finger \(sample.finger) has two samples in one event")
    self.gathered = gathered + [sample]
  }

  /// Gives an event to the application, and does what it brings about at the present time.
  func send(_ event: InputEvent) {
    precondition(gathered == nil, "only fingers can share one event")
    program.send(event)
    program.advance(to: program.now)
  }

  func atOnce(_ telling: () -> Void) {
    precondition(gathered == nil, "one event is being gathered already")
    gathered = []
    telling()
    let samples = gathered ?? []
    gathered = nil
    if !samples.isEmpty { send(.touches(samples)) }
  }

  func inWindow(_ place: CGPoint, of view: UIView?) -> CGPoint {
    guard let view else { return place }
    precondition(view.window != nil, "the view that is to be touched is in no window")
    return view.convert(place, to: nil)
  }
}
