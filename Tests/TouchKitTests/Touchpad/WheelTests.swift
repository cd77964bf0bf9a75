import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Attempts of pans with the wheel (semantics 7.3.12, 7.3.13).
@MainActor @Suite struct WheelTests {
  let stage = Stage()
  /// The view of the pans, below (50, 50).
  let view: LogView
  /// A view for fingers, at (220, 20).
  let other: LogView

  init() {
    view = stage.view("view")
    other = stage.view("other", CGRect(x: 200, y: 0, width: 200, height: 200))
    view.overrides = []
    other.overrides = []
  }

  @discardableResult
  private func pan(_ name: String = "pan", on view: UIView? = nil) -> UIPanGestureRecognizer {
    let pan = stage.add(UIPanGestureRecognizer(), name, to: view ?? self.view)
    pan.allowedScrollTypesMask = .all
    return pan
  }

  private func turn(_ x: CGFloat = 50, by distance: CGFloat = 48) {
    stage.application.receive(
      .scroll(CGVector(dx: 0, dy: distance), at: CGPoint(x: x, y: 50), timestamp: stage.now), in: stage.scene)
  }

  /// The fingers that scrolled are lifted.
  private func lift(_ x: CGFloat = 50) { turn(x, by: 0) }

  @Test("7.3.12: the first turn begins, others change, and the pan ends 0.15 s after the last")
  func life() {
    let pan = pan()
    turn()
    stage.wait(0.14)
    turn()
    stage.wait(0.14)
    #expect(stage.taken() == ["pan began", "pan changed"] && pan.numberOfTouches == 0)
    stage.wait(0.02)
    #expect(stage.taken() == ["pan ended"] && pan.state == .possible)
  }

  @Test("52.12: lifted fingers end the pan at once, wherever the pointer is, and only once")
  func lifted() {
    let pan = pan()
    turn()
    stage.wait(0.01)
    lift(220)
    #expect(stage.taken() == ["pan began", "pan ended"] && pan.state == .possible)
    lift()
    stage.wait(0.2)
    expectEqual(stage.taken(), [])
    turn()
    stage.wait(0.16)
    lift()
    expectEqual(stage.taken(), ["pan began", "pan ended"])
  }

  @Test("52.12: lifted fingers alone begin nothing, and end no pan of a finger")
  func nothingToEnd() {
    let pan = pan()
    lift()
    #expect(stage.taken() == [] && pan.state == .possible)
    turn()
    lift()
    expectEqual(stage.taken(), ["pan began", "pan ended"])
    stage.down(50, 50)
    stage.move(50, 80)
    lift()
    expectEqual(stage.taken(), ["pan began"])
    stage.up()
    expectEqual(stage.taken(), ["pan ended"])
  }

  @Test("52.12: a pan that is held acts later, also if the fingers are lifted before")
  func liftedWhileHeld() {
    let pan = pan()
    pan.require(toFail: doubleTap())
    stage.tap(220, 20)
    turn()
    stage.wait(0.1)
    lift()
    #expect(stage.taken() == [] && pan.state == .possible)
    stage.wait(0.3)
    expectEqual(stage.taken(), ["pan began", "pan ended"])
  }

  @Test("7.3.13, 5.2.6: recognizers that require the pan to fail lose when it begins, and when a finger comes later")
  func dependants() {
    let pan = pan()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: other)
    tap.require(toFail: pan)
    stage.down(220, 20)
    turn()
    stage.up()
    stage.tap(220, 20)
    expectEqual(stage.taken(), ["pan began"])
    stage.wait(0.2)
    stage.tap(220, 20)
    expectEqual(stage.taken(), ["pan ended", "tap ended"])
  }

  private func doubleTap() -> UITapGestureRecognizer {
    let tap = stage.add(UITapGestureRecognizer(), "double", to: other)
    tap.numberOfTapsRequired = 2
    return tap
  }

  @Test("7.3.13, 5.2.4: a pan that waits for a double tap is held, and acts when that has failed")
  func held() {
    let pan = pan()
    pan.require(toFail: doubleTap())
    stage.tap(220, 20)
    turn()
    stage.wait(0.1)
    turn()
    stage.wait(0.2)
    #expect(stage.taken() == [] && pan.state == .possible)
    stage.wait(0.1)
    expectEqual(stage.taken(), ["pan began", "pan ended"])
  }

  @Test("7.3.13, 5.2.3: a recognizer waits for a pan that is itself held, and loses to it")
  func chain() {
    let pan = pan()
    let third = stage.view("third", CGRect(x: 0, y: 200, width: 100, height: 100))
    third.overrides = []
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: third)
    pan.require(toFail: doubleTap())
    tap.require(toFail: pan)
    stage.tap(220, 20)
    turn()
    stage.tap(20, 220)
    expectEqual(stage.taken(), [])
    stage.wait(0.36)
    #expect(stage.taken() == ["pan began", "pan ended"] && tap.state == .possible)
  }

  @Test("7.3.13, 4.9: a pan that is disabled or removed, or whose view leaves the window, is cancelled at once")
  func withdrawn() {
    let ends: [(UIPanGestureRecognizer) -> Void] = [
      { pan in pan.isEnabled = false },
      { [view] pan in view.removeGestureRecognizer(pan) },
      { [view] _ in view.removeFromSuperview() },
      { [self] _ in moveToNewWindow() },
    ]
    for end in ends {
      let pan = pan()
      turn()
      end(pan)
      expectEqual(stage.taken(), ["pan began", "pan cancelled"])
      stage.wait(1)
      #expect(stage.taken() == [] && pan.state == .possible)
      pan.view?.removeGestureRecognizer(pan)
      stage.window.addSubview(view)
    }
  }

  private func moveToNewWindow() {
    let second = UIWindow(windowScene: stage.scene)
    second.isHidden = false
    second.addSubview(view)
  }

  @Test("7.3.13: a pan that follows the wheel takes no finger, and one that follows a finger not the wheel")
  func fingers() {
    let (inner, outer) = (pan("inner"), pan("outer", on: stage.window))
    turn()
    stage.down(20, 20)
    #expect(inner.numberOfTouches == 0 && outer.numberOfTouches == 1)
    stage.move(60, 20)
    stage.wait(0.2)
    stage.up()
    expectEqual(stage.taken(), ["inner began", "outer began", "inner ended", "outer ended"])
    stage.down(20, 20)
    turn()
    stage.move(60, 20)
    stage.up()
    stage.wait(0.2)
    expectEqual(stage.taken(), ["inner began", "inner ended"])
    withExtendedLifetime((inner, outer)) {}
  }

  @Test("7.3.13, 52.12: the subclass and the delegate are asked once an attempt, and shouldBegin once")
  func questions() {
    final class Asking: UIPanGestureRecognizer {
      var log: Log?
      override func shouldReceive(_ event: UIEvent) -> Bool {
        log?("subclass?")
        return super.shouldReceive(event)
      }
    }
    let pan = stage.add(Asking(), "pan", to: view)
    pan.allowedScrollTypesMask = .all
    pan.log = stage.log
    let delegate = Delegate("d", stage.log)
    pan.delegate = delegate
    turn()
    turn()
    stage.wait(0.2)
    expectEqual(
      stage.taken(),
      ["subclass?", "d shouldReceiveEvent", "d shouldBegin in possible", "pan began", "pan changed", "pan ended"])
  }

  @Test("7.3.12: a pan that may not begin has taken the turn; one that refuses the event leaves it to an outer one")
  func refusals() {
    let delegate = Delegate("d", Log())
    pan("inner").delegate = delegate
    pan("outer", on: stage.window)
    delegate.begins = false
    turn()
    expectEqual(stage.taken(), [])
    delegate.takesEvent = false
    turn()
    stage.wait(0.2)
    expectEqual(stage.taken(), ["outer began", "outer ended"])
  }

  @Test("7.3.13, 5.1.2: pans that follow the wheel exclude no other")
  func neighbors() {
    let left = stage.view("left", CGRect(x: 0, y: 0, width: 100, height: 100), in: view)
    left.overrides = []
    pan("inner", on: left)
    pan("outer")
    let finger = stage.add(UIPanGestureRecognizer(), "finger", to: view)
    turn(50)
    turn(150)
    stage.down(120, 120)
    stage.move(150, 120)
    stage.wait(0.2)
    expectEqual(
      stage.taken(), ["inner began", "outer began", "finger began", "inner ended", "outer ended"])
    withExtendedLifetime(finger) {}
  }

  @Test("7.3.13, 4.13: a turn that arrives in the action of another one is handled after it")
  func nested() {
    var turns = 0
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view) { _ in
      turns += 1
      if turns == 1 { self.turn() }
      self.stage.log("  \(turns)")
    }
    pan.allowedScrollTypesMask = .all
    turn()
    stage.wait(0.2)
    expectEqual(stage.taken(), ["pan began", "pan changed", "  2", "  2", "pan ended", "  3"])
  }

  @Test("7.3.13: a pan that its own action disables begins a new attempt when it is enabled again")
  func disablesItself() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view) { $0.isEnabled = $0.state != .began }
    pan.allowedScrollTypesMask = .all
    turn()
    expectEqual(stage.taken(), ["pan began", "pan cancelled"])
    turn()
    stage.wait(0.2)
    expectEqual(stage.taken(), ["pan began", "pan cancelled"])
  }

  /// A long press on the other view, in a ring of requirements with the pan; both wait after 0.6 s.
  private func ring() {
    let pan = pan()
    let hold = stage.add(UILongPressGestureRecognizer(), "hold", to: other)
    pan.require(toFail: hold)
    hold.require(toFail: pan)
    stage.down(220, 20)
    for _ in 0..<6 {
      turn()
      stage.wait(0.1)
    }
    expectEqual(stage.taken(), [])
  }

  @Test("7.3.13, 5.2.9: in a ring the recognizer whose finger is lifted fails, and the pan acts")
  func ringWithoutFinger() {
    ring()
    stage.up()
    turn()
    stage.wait(0.2)
    expectEqual(stage.taken(), ["pan began", "pan changed", "pan ended"])
  }

  @Test("7.3.13, 5.2.9: in a ring the pan fails when the wheel is at rest, and the other recognizer acts")
  func ringAtRest() {
    ring()
    stage.wait(0.1)
    stage.move(221, 20)
    stage.up()
    expectEqual(stage.taken(), ["hold began", "hold changed", "hold ended"])
  }
}
