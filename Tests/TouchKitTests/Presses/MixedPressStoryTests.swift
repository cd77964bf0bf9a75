import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Whole logs of buttons and keys with several recognizers, and with fingers, the wheel and touchpads at the same time
/// (semantics 48 and 52).
@MainActor @Suite struct MixedPressStoryTests: PressSuite {
  let stage = Stage()
  let outer: UIView
  let card: PressView

  init() {
    outer = stage.outerView()
    card = stage.card(in: outer)
  }

  private func scroll(_ distance: CGFloat) {
    stage.application.receive(
      .scroll(CGVector(dx: 0, dy: distance), at: CGPoint(x: 150, y: 150), timestamp: stage.now), in: stage.scene)
  }

  // MARK: Numbers of presses

  @Test("48.23, 48.28: two of three presses: the ends are delivered when the tap fails")
  func twoOfThree() {
    tap(taps: 3)
    stage.press()
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.began 4 1.0"])
    stage.wait(0.4)
    expectEqual(stage.received(), ["card.ended 4 0.0", "card.ended 4 0.0"])
  }

  @Test("48.23, 48.26: three presses are a triple tap, and all of them are cancelled")
  func three() {
    tap(taps: 3)
    for _ in 0..<3 {
      stage.press()
      stage.wait(0.2)
    }
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "card.began 4 1.0", "card.began 4 1.0", "tap ended"]
        + Array(repeating: "card.cancelled 4 0.0", count: 3))
  }

  @Test("48.23: the pause between two presses may be 0.35 s, and no longer")
  func pause() {
    tap(taps: 2)
    stage.press()
    stage.wait(0.34)
    stage.press()
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "card.began 4 1.0", "tap ended", "card.cancelled 4 0.0", "card.cancelled 4 0.0"])
    stage.press()
    stage.wait(0.36)
    stage.press()
    stage.wait(1)
    expectEqual(
      stage.received(), ["card.began 4 1.0", "card.ended 4 0.0", "card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.23: a second button of the list while the first is down makes the tap fail; one outside of it does not")
  func secondButton() {
    tap([4, 6])
    stage.down(.select)
    stage.down(.menu)
    stage.up(.menu)
    stage.up(.select)
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "card.began 5 1.0", "card.ended 5 0.0", "tap ended", "card.cancelled 4 0.0"])
    stage.down(.select)
    stage.down(.playPause)
    stage.up(.select)
    stage.up(.playPause)
    expectEqual(
      stage.received(), ["card.began 4 1.0", "card.began 6 1.0", "card.ended 4 0.0", "card.ended 6 0.0"])
  }

  @Test("48.24: a button that joins a long press after it has begun is left to its responder")
  func joined() {
    hold([4, 6])
    stage.down(.select)
    stage.wait(0.6)
    stage.press(.playPause)
    stage.up(.select)
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "hold began", "card.cancelled 4 0.0", "card.began 6 1.0", "card.ended 6 0.0", "hold ended"])
  }

  @Test("48.24: a button that joins a long press before it has begun makes it fail")
  func joinedEarly() {
    hold([4, 6])
    stage.down(.select)
    stage.wait(0.3)
    stage.down(.playPause)
    stage.wait(1)
    stage.up(.select)
    stage.up(.playPause)
    expectEqual(
      stage.received(), ["card.began 4 1.0", "card.began 6 1.0", "card.ended 4 0.0", "card.ended 6 0.0"])
  }

  @Test("48.12, 48.24: the repetitions of a key reach its responder until the long press takes it")
  func repeatedKey() {
    hold([2044])
    for time in [0.2, 0.2, 0.2, 0.2] {
      stage.key(.keyboardSpacebar, isDown: true)
      stage.wait(time)
    }
    stage.key(.keyboardSpacebar, isDown: false)
    expectEqual(
      stage.received(),
      [
        "card.began 2044 1.0", "card.changed 2044 1.0", "card.changed 2044 1.0", "hold began",
        "card.cancelled 2044 0.0", "hold ended",
      ])
  }

  // MARK: Several recognizers

  @Test("48.32, 5.1.4: of two taps for one button the deeper one acts, and the outer one fails")
  func deeper() {
    tap([4], "outer")
    tap([4], "inner", on: card)
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "inner ended", "card.cancelled 4 0.0"])
  }

  @Test("48.32: recognizers for different buttons do not exclude each other")
  func differentButtons() {
    tap([4], "select")
    tap([5], "menu")
    stage.down(.select)
    stage.down(.menu)
    stage.up(.select)
    stage.up(.menu)
    expectEqual(
      stage.received(),
      [
        "card.began 4 1.0", "card.began 5 1.0", "select ended", "card.cancelled 4 0.0", "menu ended",
        "card.cancelled 5 0.0",
      ])
  }

  @Test("48.16: recognizers of the kit that only follow movements take no buttons, whatever their lists say")
  func movements() {
    let all: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
    for recognizer in all {
      recognizer.allowedPressTypes = [4]
      recognizer.delaysTouchesBegan = true
      outer.addGestureRecognizer(recognizer)
    }
    stage.down(.select)
    #expect(all.allSatisfy { $0.state == .possible })
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.27, 48.28: without cancelling, the withheld ends of a double tap follow its action")
  func withoutCancelling() {
    tap(taps: 2).cancelsTouchesInView = false
    stage.press()
    stage.press()
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "card.began 4 1.0", "tap ended", "card.ended 4 0.0", "card.ended 4 0.0"])
  }

  @Test("48.34, 48.28: a double tap that is disabled between its presses delivers the withheld end")
  func disabledBetween() {
    let twice = tap(taps: 2)
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0"])
    twice.isEnabled = false
    stage.settle()
    expectEqual(stage.received(), ["card.ended 4 0.0"])
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.11, 49.11: the buttons of one device are cancelled, and those of another one go on")
  func oneDevice() {
    tap([5], "menu")
    stage.down(.select)
    stage.down(.menu)
    stage.application.receive(.buttonsCancelled([4], timestamp: stage.now), in: stage.scene)
    stage.up(.select)
    stage.up(.menu)
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "card.began 5 1.0", "card.cancelled 4 0.0", "menu ended", "card.cancelled 5 0.0"])
  }

  // MARK: With other devices

  @Test("48.20, 48.28: a tap that follows a finger takes no button, and does not hold up its end")
  func fingerFirst() {
    tap()
    stage.down(150, 150)
    stage.press()
    stage.up()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0", "tap ended"])
  }

  @Test("48.21, 48.23: a press and a finger's tap are no double tap; two of one kind are")
  func mixedDouble() {
    tap(taps: 2)
    stage.press()
    stage.tap(150, 150)
    stage.wait(0.4)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
    stage.tap(150, 150)
    stage.tap(150, 150)
    expectEqual(stage.received(), ["tap ended"])
  }

  @Test("48.32, 7.3.13: a tap by a button and a pan by the wheel do not concern each other")
  func wheel() {
    tap()
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
    pan.allowedScrollTypesMask = .all
    stage.down(.select)
    scroll(48)
    scroll(48)
    stage.up(.select)
    stage.wait(0.2)
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "pan began", "pan changed", "tap ended", "card.cancelled 4 0.0", "pan ended"])
  }

  @Test("48.32, 52.6: a tap by a button and a pinch by a touchpad do not concern each other")
  func touchpad() {
    tap()
    stage.add(UIPinchGestureRecognizer(), "pinch", to: outer)
    stage.down(.select)
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    stage.up(.select)
    stage.change(scale: 2)
    stage.touchpad(.ended, scale: 2)
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "pinch began", "tap ended", "card.cancelled 4 0.0", "pinch changed", "pinch ended"])
  }

  @Test("48.32, 5.2.5: a pinch by touchpad that waits for a tap by a button acts when the tap takes too long")
  func pinchWaits() {
    let tap = tap()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: outer)
    pinch.require(toFail: tap)
    stage.down(.select)
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    expectEqual(stage.received(), ["card.began 4 1.0"])
    stage.wait(0.7)
    expectEqual(stage.received(), ["pinch began"])
    stage.touchpad(.ended, scale: 1.5)
    stage.up(.select)
    expectEqual(stage.received(), ["pinch ended", "card.ended 4 0.0"])
  }

  @Test("48.32, 5.2.6: a pinch by touchpad that waits for a tap by a button fails when the tap acts")
  func pinchLoses() {
    let tap = tap()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: outer)
    pinch.require(toFail: tap)
    stage.down(.select)
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    stage.up(.select)
    stage.change(scale: 2)
    stage.touchpad(.ended, scale: 2)
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
  }

  @Test("52.8, 48.11: the loss of the keyboard cancels a pinch by touchpad and a begun long press")
  func keyboardIsLost() {
    hold(after: 0.2)
    stage.add(UIPinchGestureRecognizer(), "pinch", to: outer)
    stage.down(.select)
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    stage.wait(0.2)
    stage.application.receive(.focus(false), in: stage.scene)
    let log = stage.received()
    expectEqual(Array(log.prefix(4)), ["card.began 4 1.0", "pinch began", "hold began", "card.cancelled 4 0.0"])
    expectEqual(log.dropFirst(4).sorted(), ["hold cancelled", "pinch cancelled"])
  }

  @Test("52.8: a touchpad's gesture that begins again without an end is cancelled, and the new one is another attempt")
  func twoBeginnings() {
    stage.add(UIPinchGestureRecognizer(), "pinch", to: outer)
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    stage.touchpad(.began)
    stage.change(scale: 0.5)
    stage.touchpad(.ended, scale: 0.5)
    expectEqual(stage.received(), ["pinch began", "pinch cancelled", "pinch began", "pinch ended"])
  }

  @Test("52.12, 52.9: a touchpad scrolls, then pinches: lifted fingers end the pan before the pinch begins")
  func scrollThenPinch() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
    pan.allowedScrollTypesMask = .continuous
    stage.add(UIPinchGestureRecognizer(), "pinch", to: outer)
    scroll(7)
    scroll(7)
    scroll(0)
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    stage.touchpad(.ended, scale: 1.5)
    expectEqual(stage.received(), ["pan began", "pan changed", "pan ended", "pinch began", "pinch ended"])
  }
}
