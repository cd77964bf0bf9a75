import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct ButtonRepeatTests {
  let stage = Stage()
  let card: PressView
  /// What `card` receives, with its time in milliseconds.
  let times = Log()

  init() {
    card = stage.card(in: stage.window)
    card.onPress = { [stage, times] phase, press in
      times("\(phase) \(press.type.rawValue) \(Int((stage.now * 1000).rounded()))")
    }
  }

  @Test("49.3: an arrow that is held is reported as changed after 0.4 s and then every 0.08 s, until its end")
  func repeats() {
    stage.down(.upArrow)
    stage.wait(0.57)
    stage.up(.upArrow)
    expectEqual(times.lines, ["began 0 0", "changed 0 400", "changed 0 480", "changed 0 560", "ended 0 570"])
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test("49.3: nothing else repeats, and needs no timer")
  func others() {
    for button in [UIPress.PressType.select, .menu, .playPause, .pageUp, .pageDown, .other(77)] { stage.down(button) }
    #expect(!stage.loop.hasPendingTimers)
    stage.wait(1)
    expectEqual(times.lines.filter { $0.hasPrefix("changed") }, [])
  }

  @Test("49.3, 4.13: an arrow repeats in a handler of its beginning that runs the loop")
  func nestedInBeginning() {
    card.onPress = { [stage, times] phase, press in
      times("\(phase) \(Int((stage.now * 1000).rounded()))")
      if phase == .began { stage.loop.run(until: stage.now + 0.5) }
    }
    stage.down(.upArrow)
    stage.up(.upArrow)
    expectEqual(times.lines, ["began 0", "changed 400", "changed 480", "ended 500"])
  }

  @Test("49.3, 4.13: an arrow repeats in the handler of a repetition that runs the loop")
  func nested() {
    var runs = 0
    card.onPress = { [stage, times] phase, press in
      times("\(phase) \(Int((stage.now * 1000).rounded()))")
      guard phase == .changed, runs == 0 else { return }
      runs += 1
      stage.loop.run(until: stage.now + 0.2)
      times("run until \(Int((stage.now * 1000).rounded()))")
    }
    stage.down(.upArrow)
    stage.wait(0.7)
    stage.up(.upArrow)
    expectEqual(
      times.lines,
      [
        "began 0", "changed 400", "changed 480", "changed 560", "run until 600", "changed 640", "ended 700",
      ])
  }

  @Test("49.3: two arrows repeat each for itself")
  func two() {
    stage.down(.upArrow)
    stage.wait(0.05)
    stage.down(.leftArrow)
    stage.wait(0.44)
    expectEqual(times.lines, ["began 0 0", "began 2 50", "changed 0 400", "changed 2 450", "changed 0 480"])
  }

  @Test("49.3: a press that was cancelled, or whose view has left, repeats no more")
  func ends() {
    stage.down(.upArrow)
    stage.application.cancelPresses()
    #expect(!stage.loop.hasPendingTimers)
    stage.down(.downArrow)
    card.removeFromSuperview()
    #expect(!stage.loop.hasPendingTimers)
    stage.wait(1)
    expectEqual(times.lines, ["began 0 0", "cancelled 0 0", "began 1 0", "cancelled 1 0"])
  }

  @Test("49.3: a button that a window has swallowed does not repeat")
  func swallowed() {
    final class DroppingApplication: UIApplication {
      override func sendEvent(_ event: UIEvent) {}
    }
    let stage = Stage(application: DroppingApplication.self)
    stage.down(.upArrow)
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test("49.11: buttons of a removed device are cancelled in one event, others and keys stay")
  func removed() {
    stage.down(.select)
    stage.down(.playPause)
    stage.key(.keyboardReturnOrEnter, isDown: true)
    stage.down(.menu)
    _ = stage.received()
    stage.application.receive(.buttonsCancelled([5, 4, 30], timestamp: stage.now), in: stage.scene)
    expectEqual(stage.received(), ["card.cancelled 4 0.0", "card.cancelled 5 0.0"])
    stage.down(.select)
    stage.up(.playPause)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 6 0.0"])
  }

  @Test("48.11: keys of a removed device are cancelled by the numbers of their types")
  func removedKeyboard() {
    stage.key(.keyboardReturnOrEnter, isDown: true)
    stage.down(.select)
    _ = stage.received()
    stage.application.receive(.buttonsCancelled([2040], timestamp: stage.now), in: stage.scene)
    stage.key(.keyboardReturnOrEnter, isDown: false)
    expectEqual(stage.received(), ["card.cancelled 2040 0.0"])
  }
}
