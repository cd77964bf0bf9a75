import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// A view that can be first responder and logs motion.
@MainActor private final class Card: UIView {
  let log: Log
  var keeps = true

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log("began \(motion) \(event?.type == .motion)")
    if !keeps { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log("ended")
    if !keeps { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log("cancelled")
    if !keeps { super.motionCancelled(motion, with: event) }
  }
}

/// Records what would be offered.
@MainActor private final class Offers: UndoOffering {
  var count = 0
  func offer(_ manager: UndoManager, over window: UIWindow) -> Bool {
    count += 1
    return true
  }
}

@MainActor @Suite struct ShakeTests {
  let stage = Stage()

  private func card() -> Card {
    let card = Card(stage.log)
    stage.window.addSubview(card)
    card.becomeFirstResponder()
    return card
  }

  private func receive(_ event: InputEvent) { stage.application.receive(event, in: stage.scene) }
  private func motion(_ phase: MotionPhase) { receive(.motion(phase, timestamp: stage.now)) }

  /// Sends samples of a device that is pushed to and fro, one push each 0.1 s.
  private func shake(_ count: Int) {
    for step in 0..<count {
      stage.wait(0.1)
      receive(.acceleration(x: step % 2 == 0 ? 30 : -30, y: 0, z: 9.8, timestamp: stage.now))
    }
  }

  @Test("50.1: a shake is motionBegan, then motionEnded, in the first responder")
  func phases() {
    let card = card()
    motion(.began)
    motion(.began)
    motion(.ended)
    motion(.ended)
    motion(.cancelled)
    expectEqual(stage.log.lines, ["began motionShake true", "ended"])
    withExtendedLifetime(card) {}
  }

  @Test("50.2: the end goes to the responder that received the beginning")
  func sameResponder() {
    let card = card()
    motion(.began)
    card.resignFirstResponder()
    motion(.ended)
    motion(.began)
    motion(.ended)
    expectEqual(stage.log.lines, ["began motionShake true", "ended"])
  }

  @Test("50.2: the shake is cancelled when the keyboard is lost, or its responder leaves the window")
  func cancelled() {
    let card = card()
    motion(.began)
    receive(.focus(false))
    motion(.ended)
    receive(.focus(true))
    motion(.began)
    card.removeFromSuperview()
    motion(.ended)
    expectEqual(stage.log.lines, ["began motionShake true", "cancelled", "began motionShake true", "cancelled"])
  }

  @Test("50.2: cancelling goes up the chain")
  func chain() {
    let outer = Card(stage.log)
    stage.window.addSubview(outer)
    let inner = Card(stage.log)
    inner.keeps = false
    outer.addSubview(inner)
    inner.becomeFirstResponder()
    motion(.began)
    motion(.cancelled)
    expectEqual(stage.log.lines, ["began motionShake true", "began motionShake true", "cancelled", "cancelled"])
  }

  @Test("50.4: samples of an accelerometer shake; a timer ends the shake without further samples")
  func samples() {
    let card = card()
    receive(.acceleration(x: 0, y: 0, z: 9.8, timestamp: stage.now))
    shake(2)
    expectEqual(stage.log.lines, [])
    shake(2)
    expectEqual(stage.log.lines, ["began motionShake true"])
    stage.wait(0.49)
    expectEqual(stage.log.lines, ["began motionShake true"])
    stage.wait(0.02)
    expectEqual(stage.log.lines, ["began motionShake true", "ended"])
    withExtendedLifetime(card) {}
  }

  @Test("50.4: shaking for 3 s is cancelled")
  func tooLong() {
    let card = card()
    receive(.acceleration(x: 0, y: 0, z: 9.8, timestamp: stage.now))
    shake(40)
    expectEqual(stage.log.lines, ["began motionShake true", "cancelled"])
    withExtendedLifetime(card) {}
  }

  @Test("50.5, 50.6: a simulated shake begins and ends at once")
  func simulated() {
    let card = card()
    stage.scene.shake()
    expectEqual(stage.log.lines, ["began motionShake true", "ended"])
    withExtendedLifetime(card) {}
  }

  @Test("50.1: sendEvent receives both phases; an override that drops the beginning drops the shake")
  func sendEvent() {
    final class DroppingApplication: UIApplication {
      var phases: [MotionPhase] = []
      override func sendEvent(_ event: UIEvent) {
        phases.append(event.motionPhase)
        if event.motionPhase != .began { super.sendEvent(event) }
      }
    }
    let stage = Stage(application: DroppingApplication.self)
    let card = Card(stage.log)
    stage.window.addSubview(card)
    card.becomeFirstResponder()
    stage.scene.shake()
    expectEqual((stage.application as? DroppingApplication)?.phases, [.began, .ended])
    expectEqual(stage.log.lines, [])
  }

  @Test("50.8: a shake that no responder handles offers undo where there is something to undo")
  func undo() {
    let offers = Offers()
    stage.application.undoOffering = offers
    stage.scene.shake()
    expectEqual(offers.count, 0)
    stage.window.undoManager?.registerUndo(withTarget: stage.window) { _ in }
    stage.scene.shake()
    expectEqual(offers.count, 1)
    stage.application.applicationSupportsShakeToEdit = false
    stage.scene.shake()
    expectEqual(offers.count, 1)
    stage.application.applicationSupportsShakeToEdit = true
    let card = card()
    stage.scene.shake()
    expectEqual(offers.count, 1)
    card.keeps = false
    stage.scene.shake()
    expectEqual(offers.count, 2)
  }
}

/// Stories of shakes among windows and responders (semantics 50).
@MainActor @Suite struct ShakeStoryTests {
  let stage = Stage()

  /// A view that keeps some of the motion methods.
  @MainActor private final class Keeper: UIView {
    let name: String
    let log: Log
    let kept: Set<String>

    init(_ name: String, _ log: Log, keeping kept: Set<String> = ["began", "ended", "cancelled"]) {
      (self.name, self.log, self.kept) = (name, log, kept)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("\(name) began")
      if !kept.contains("began") { super.motionBegan(motion, with: event) }
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("\(name) ended")
      if !kept.contains("ended") { super.motionEnded(motion, with: event) }
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log("\(name) cancelled")
      if !kept.contains("cancelled") { super.motionCancelled(motion, with: event) }
    }
  }

  private func motion(_ phase: MotionPhase) {
    stage.application.receive(.motion(phase, timestamp: stage.now), in: stage.scene)
  }

  private func keeper(
    _ name: String, in window: UIWindow, keeping kept: Set<String> = ["began", "ended", "cancelled"]
  ) -> Keeper {
    let keeper = Keeper(name, stage.log, keeping: kept)
    window.addSubview(keeper)
    keeper.becomeFirstResponder()
    return keeper
  }

  @Test("50.1, 50.2: a shake starts in the key window, and its end stays there when another window becomes key")
  func keyWindow() {
    let first = keeper("first", in: stage.window)
    let second = UIWindow(windowScene: stage.scene)
    second.isHidden = false
    let other = keeper("second", in: second)
    motion(.began)
    second.makeKeyAndVisible()
    motion(.ended)
    motion(.began)
    motion(.cancelled)
    expectEqual(stage.log.lines, ["first began", "first ended", "second began", "second cancelled"])
    withExtendedLifetime((first, other)) {}
  }

  @Test("50.2, 3.5: a responder that keeps one of the methods keeps only that one; the others go up the chain")
  func halves() {
    let outer = Keeper("outer", stage.log)
    stage.window.addSubview(outer)
    let inner = Keeper("inner", stage.log, keeping: ["began"])
    outer.addSubview(inner)
    inner.becomeFirstResponder()
    motion(.began)
    motion(.ended)
    motion(.began)
    motion(.cancelled)
    expectEqual(
      stage.log.lines,
      ["inner began", "inner ended", "outer ended", "inner began", "inner cancelled", "outer cancelled"])
  }

  @Test("50.8: undo is offered if motionEnded was not handled, whether motionBegan was handled or not")
  func offers() {
    final class Counter: UndoOffering {
      var count = 0
      func offer(_ manager: UndoManager, over window: UIWindow) -> Bool {
        count += 1
        return true
      }
    }
    let counter = Counter()
    stage.application.undoOffering = counter
    stage.window.undoManager?.registerUndo(withTarget: stage.window) { _ in }
    let began = keeper("a", in: stage.window, keeping: ["began"])
    stage.scene.shake()
    expectEqual(counter.count, 1)
    let ended = keeper("b", in: stage.window, keeping: ["ended"])
    stage.scene.shake()
    expectEqual(counter.count, 1)
    withExtendedLifetime((began, ended)) {}
  }

  @Test("50.2, 50.3: a shake that is cancelled with the keyboard goes to its responder, not to the new first one")
  func lostKeyboard() {
    let first = keeper("first", in: stage.window)
    motion(.began)
    let second = keeper("second", in: stage.window)
    stage.application.receive(.focus(false), in: stage.scene)
    motion(.ended)
    expectEqual(stage.log.lines, ["first began", "first cancelled"])
    withExtendedLifetime((first, second)) {}
  }
}
