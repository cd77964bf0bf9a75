import TouchGeometry
import TouchHeadless
import TouchKit

/// The shared state of the fingers, the mouse and the keyboard of a stage: the application that receives the input, and
/// the pressed modifier keys.
@MainActor final class Hands {
  let program: HeadlessApplication
  /// The modifier keys that are down.
  var modifiers: UIKeyModifierFlags = []
  /// Samples to send as one event; nil if each is sent separately.
  private var gathered: [InputSample]?

  init(_ program: HeadlessApplication) { self.program = program }

  func send(_ sample: InputSample) {
    guard let gathered else { return send(.touches([sample])) }
    precondition(
      !gathered.contains { $0.finger == sample.finger }, "finger \(sample.finger) has two samples in one event")
    self.gathered = gathered + [sample]
  }

  /// Sends an event to the application, and performs the resulting work at the current time.
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
