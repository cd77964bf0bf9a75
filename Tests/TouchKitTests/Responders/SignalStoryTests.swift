import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Whole logs of shakes, remote controls, buttons and pens that arrive among each other (semantics 3.10, 50, 51, 53).
@MainActor @Suite struct SignalStoryTests {
  let stage = Stage()

  /// Logs everything that a first responder receives.
  private final class Listener: UIView {
    let name: String
    let log: Log
    var passesOn = false

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("\(name) motion began")
      if passesOn { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("\(name) motion ended")
      if passesOn { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("\(name) motion cancelled")
      if passesOn { super.motionCancelled(motion, with: event) }
    }
    override func remoteControlReceived(with event: UIEvent?) {
      log("\(name) remote \(event?.subtype.rawValue ?? 0)")
      if passesOn { super.remoteControlReceived(with: event) }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log("\(name) began \(press.type.rawValue)") }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log("\(name) ended \(press.type.rawValue)") }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { log("\(name) cancelled \(press.type.rawValue)") }
    }
  }

  private func listener(_ name: String = "a", in parent: UIView? = nil) -> Listener {
    let listener = Listener(name, stage.log)
    (parent ?? stage.window).addSubview(listener)
    return listener
  }

  private func receive(_ event: InputEvent) { stage.application.receive(event, in: stage.scene) }
  private func motion(_ phase: MotionPhase) { receive(.motion(phase, timestamp: stage.now)) }
  private func remote(_ subtype: InputSubtype) { receive(.remoteControl(subtype, timestamp: stage.now)) }

  @Test("50.1, 51.6: a shake and a remote control during a press are delivered at once, in their order")
  func duringAPress() {
    listener().becomeFirstResponder()
    stage.down(.select)
    motion(.began)
    remote(.remoteControlPlay)
    motion(.ended)
    stage.up(.select)
    expectEqual(stage.received(), ["a began 4", "a motion began", "a remote 100", "a motion ended", "a ended 4"])
  }

  @Test("51.6, 48.29: a remote control does not wait for a press that is withheld")
  func besideAWithheldPress() {
    let view = listener()
    view.becomeFirstResponder()
    let twice = stage.add(UITapGestureRecognizer(), "twice", to: view)
    twice.numberOfTapsRequired = 2
    twice.delaysTouchesBegan = true
    stage.press()
    remote(.remoteControlPause)
    expectEqual(stage.received(), ["a remote 101"])
    stage.wait(0.4)
    expectEqual(stage.received(), ["a began 4", "a ended 4"])
  }

  @Test("50.2, 51.6: after the first responder changed, a remote control goes to the new one, and a shake stays")
  func changedResponder() {
    let (one, other) = (listener("a"), listener("b"))
    one.becomeFirstResponder()
    motion(.began)
    stage.down(.menu)
    other.becomeFirstResponder()
    remote(.remoteControlNextTrack)
    motion(.ended)
    stage.up(.menu)
    motion(.began)
    motion(.cancelled)
    expectEqual(
      stage.received(),
      [
        "a motion began", "a began 5", "b remote 104", "a motion ended", "a ended 5", "b motion began",
        "b motion cancelled",
      ])
  }

  @Test("50.1: an end without a beginning, and a second beginning, are not delivered")
  func strayPhases() {
    listener().becomeFirstResponder()
    motion(.ended)
    motion(.cancelled)
    motion(.began)
    motion(.began)
    motion(.ended)
    motion(.ended)
    expectEqual(stage.received(), ["a motion began", "a motion ended"])
  }

  @Test("50.1, 51.1, 3.10: what a view passes on goes to the view around it, once")
  func passedOn() {
    let around = listener("around")
    let view = listener("view", in: around)
    view.passesOn = true
    view.becomeFirstResponder()
    motion(.began)
    remote(.remoteControlStop)
    motion(.ended)
    expectEqual(
      stage.received(),
      [
        "view motion began", "around motion began", "view remote 102", "around remote 102", "view motion ended",
        "around motion ended",
      ])
  }

  @Test("51.1: seeking has a beginning and an end, which are two events")
  func seeking() {
    listener().becomeFirstResponder()
    for subtype: InputSubtype in [
      .remoteControlBeginSeekingForward, .remoteControlEndSeekingForward, .remoteControlBeginSeekingBackward,
      .remoteControlEndSeekingBackward,
    ] { remote(subtype) }
    expectEqual(stage.received(), ["a remote 108", "a remote 109", "a remote 106", "a remote 107"])
  }

  @Test("48.11, 50.2: the view that received a press and a shake leaves: both are cancelled")
  func leaves() {
    let (around, view) = (listener("around"), listener("view"))
    view.becomeFirstResponder()
    stage.down(.select)
    motion(.began)
    view.removeFromSuperview()
    motion(.ended)
    stage.up(.select)
    around.becomeFirstResponder()
    remote(.remoteControlTogglePlayPause)
    let log = stage.received()
    expectEqual(Array(log.prefix(2)), ["view began 4", "view motion began"])
    expectEqual(log.dropFirst(2).dropLast().sorted(), ["view cancelled 4", "view motion cancelled"])
    expectEqual(log.last, "around remote 103")
  }

  // MARK: Pens

  private func pen(_ phase: InputSample.Phase, _ x: CGFloat, force: CGFloat) -> InputSample {
    InputSample(
      finger: 1, phase: phase, location: CGPoint(x: x, y: 20), timestamp: stage.now, type: .pencil, force: force)
  }

  @Test("53.3, 53.9: each sample of a batch has its own force, at most 4")
  func coalescedForces() {
    let view = stage.view("view")
    var forces: [[CGFloat]] = []
    view.onTouch = { _, touches, event in
      guard let touch = touches.first else { return }
      forces.append((event?.coalescedTouches(for: touch) ?? []).map(\.force))
    }
    receive(.touches([pen(.began, 20, force: 0.25)]))
    receive(
      .touches([pen(.moved, 50, force: 1)], coalesced: [pen(.moved, 30, force: 0.5), pen(.moved, 40, force: 0.75)]))
    receive(.touches([pen(.ended, 50, force: 0)]))
    expectEqual(forces.prefix(2).map { $0 }, [[1], [2, 3, 4]])
  }

  @Test("53.13, 48.32: a pen draws while a button is a tap, and neither waits for the other")
  func penAndButton() {
    let view = stage.view("view")
    let card = listener(in: view)
    card.becomeFirstResponder()
    stage.add(UITapGestureRecognizer(), "tap", to: view).allowedTouchTypes = []
    receive(.touches([pen(.began, 150, force: 0.5)]))
    stage.press()
    receive(.touches([pen(.moved, 180, force: 0.5)]))
    receive(.touches([pen(.ended, 180, force: 0)]))
    expectEqual(
      stage.received(), ["view.began", "a began 4", "tap ended", "a cancelled 4", "view.moved", "view.ended"])
  }

  @Test("53.1, 1.3.4: a pan that follows a pen ignores a finger, and follows it when the pen is up")
  func penThenFinger() {
    let view = stage.view("view")
    view.overrides = []
    view.isMultipleTouchEnabled = true
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    receive(.touches([pen(.began, 20, force: 0.5)]))
    stage.down(60, 60, finger: 2)
    receive(.touches([pen(.moved, 50, force: 0.5)]))
    #expect(pan.numberOfTouches == 1)
    stage.move(100, 60, finger: 2)
    receive(.touches([pen(.ended, 50, force: 0)]))
    stage.up(finger: 2)
    stage.down(60, 60, finger: 2)
    stage.move(100, 60, finger: 2)
    stage.up(finger: 2)
    expectEqual(stage.received(), ["pan began", "pan ended", "pan began", "pan ended"])
  }
}
