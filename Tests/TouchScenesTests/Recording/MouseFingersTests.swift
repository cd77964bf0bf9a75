import Expectations
import Testing
import TouchGeometry
import TouchKit

@testable import TouchScenes

/// The mouse as one finger, or as two that mirror each other.
@Suite struct MouseFingersTests {
  private static let stage = CGRect(x: 100, y: 100, width: 200, height: 400)

  private func fingers(isOn: Bool = true) -> MouseFingers {
    var fingers = MouseFingers(isOn: isOn)
    fingers.stage = Self.stage
    return fingers
  }

  private func mouse(
    _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, _ modifiers: UIKeyModifierFlags = [],
    buttons: UIEvent.ButtonMask = .primary
  ) -> InputEvent {
    .touches([
      InputSample(
        finger: 0, phase: phase, location: CGPoint(x: x, y: y), timestamp: 1, type: .indirectPointer,
        buttons: buttons, modifiers: modifiers)
    ])
  }

  /// Finger, phase and place, after the type if it is not direct.
  private func lines(_ event: InputEvent) -> [String] {
    guard case .touches(let samples, _) = event else { return ["\(event)"] }
    return samples.map { sample in
      let type = sample.type == .direct ? "" : "pointer "
      return "\(type)\(sample.finger) \(sample.phase) \(Int(sample.location.x)) \(Int(sample.location.y))"
    }
  }

  @Test func theMouseIsAFingerOnTheStageAndAPointerBesideIt() {
    var fingers = fingers()
    expectEqual(lines(fingers.translate(mouse(.began, 150, 150))), ["0 began 150 150"])
    expectEqual(lines(fingers.translate(mouse(.ended, 10, 10))), ["0 ended 10 10"])
    expectEqual(lines(fingers.translate(mouse(.began, 10, 10))), ["pointer 0 began 10 10"])
    expectEqual(lines(fingers.translate(mouse(.moved, 150, 150))), ["pointer 0 moved 150 150"])
    expectEqual(lines(fingers.translate(mouse(.ended, 150, 150))), ["pointer 0 ended 150 150"])
    expectEqual(lines(fingers.translate(mouse(.began, 150, 150, buttons: .secondary))), ["pointer 0 began 150 150"])
  }

  @Test func whoWantsAPointerHasOne() {
    var fingers = fingers(isOn: false)
    expectEqual(lines(fingers.translate(mouse(.began, 150, 150, .alternate))), ["pointer 0 began 150 150"])
    expectEqual(fingers.discs, [])
  }

  @Test func withAlternateASecondFingerMirrorsTheFirst() {
    var fingers = fingers()
    expectEqual(lines(fingers.translate(mouse(.began, 150, 250, .alternate))), ["0 began 150 250", "1 began 250 350"])
    expectEqual(lines(fingers.translate(mouse(.moved, 140, 230, .alternate))), ["0 moved 140 230", "1 moved 260 370"])
    // What it began as it stays.
    expectEqual(lines(fingers.translate(mouse(.moved, 120, 220))), ["0 moved 120 220", "1 moved 280 380"])
    expectEqual(lines(fingers.translate(mouse(.cancelled, 120, 220))), ["0 cancelled 120 220", "1 cancelled 280 380"])
    expectEqual(lines(fingers.translate(mouse(.began, 150, 250))), ["0 began 150 250"])
  }

  @Test func withShiftBothMoveTogether() {
    var fingers = fingers()
    _ = fingers.translate(mouse(.began, 150, 250, .alternate))
    expectEqual(
      lines(fingers.translate(mouse(.moved, 160, 255, [.alternate, .shift]))), ["0 moved 160 255", "1 moved 260 355"])
    expectEqual(lines(fingers.translate(mouse(.moved, 150, 250, .alternate))), ["0 moved 150 250", "1 moved 270 360"])
  }

  @Test func theDiscsShowAsSoonAsTheKeyIsDown() {
    var fingers = fingers()
    _ = fingers.translate(.hover(CGPoint(x: 150, y: 250), timestamp: 0))
    expectEqual(fingers.discs, [])
    _ = fingers.translate(.key(code: 226, characters: "", isDown: true, timestamp: 0))
    expectEqual(fingers.discs, [CGPoint(x: 150, y: 250), CGPoint(x: 250, y: 350)])
    _ = fingers.translate(.key(code: 226, characters: "", isDown: false, timestamp: 0))
    expectEqual(fingers.discs, [])
    _ = fingers.translate(.hover(CGPoint(x: 10, y: 10), timestamp: 0, modifiers: .alternate))
    expectEqual(fingers.discs, [])
  }

  @Test func losingTheKeyboardLetsGoOfTheKey() {
    var fingers = fingers()
    _ = fingers.translate(.hover(CGPoint(x: 150, y: 250), timestamp: 0, modifiers: .alternate))
    _ = fingers.translate(.focus(false))
    expectEqual(fingers.discs, [])
  }

  @Test func realFingersKeepTheirNumbersUnlessTheSecondFingerHasThem() {
    var fingers = fingers()
    let real = { (number: Int, phase: InputSample.Phase) in
      InputEvent.touches([
        InputSample(finger: number, phase: phase, location: CGPoint(x: 110, y: 110), timestamp: 1)
      ])
    }
    expectEqual(lines(fingers.translate(real(1, .began))), ["1 began 110 110"])
    expectEqual(lines(fingers.translate(mouse(.began, 150, 250, .alternate))).last, "2 began 250 350")
    expectEqual(lines(fingers.translate(real(2, .began))), ["3 began 110 110"])
    expectEqual(lines(fingers.translate(real(2, .ended))), ["3 ended 110 110"])
    expectEqual(lines(fingers.translate(mouse(.ended, 150, 250, .alternate))).last, "2 ended 250 350")
    expectEqual(lines(fingers.translate(real(2, .began))), ["2 began 110 110"])
  }
}
