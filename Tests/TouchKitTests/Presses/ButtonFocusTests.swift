import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// A focusable view with a name.
@MainActor private final class Spot: UIView {
  let name: String

  init(_ name: String, _ x: CGFloat, _ y: CGFloat) {
    self.name = name
    super.init(frame: CGRect(x: x, y: y, width: 40, height: 40))
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFocused: Bool { true }
}

@MainActor @Suite struct ButtonFocusTests {
  let stage = Stage()

  /// The names of the focused views after each of some buttons.
  private func focused(after buttons: [UIPress.PressType]) -> [String] {
    buttons.map { button in
      stage.press(button)
      return (stage.scene.focusSystem.focusedItem as? Spot)?.name ?? "-"
    }
  }

  @Test("49.5: an arrow moves the focus to the nearest view in its direction; without one it stays")
  func nearest() {
    for spot in [Spot("a", 0, 0), Spot("b", 100, 10), Spot("c", 0, 100), Spot("d", 60, 100)] {
      stage.window.addSubview(spot)
    }
    expectEqual(focused(after: [.rightArrow]), ["a"])
    expectEqual(
      focused(after: [.rightArrow, .rightArrow, .downArrow, .leftArrow, .upArrow, .leftArrow]),
      ["b", "b", "d", "c", "a", "a"])
  }

  @Test("49.5: of equally near views the first in reading order is focused")
  func tie() {
    for spot in [Spot("right", 80, 100), Spot("left", 0, 100), Spot("top", 40, 0)] { stage.window.addSubview(spot) }
    expectEqual(focused(after: [.downArrow, .downArrow]), ["top", "left"])
  }

  @Test("49.5: an arrow that a responder handles, or that a recognizer takes, moves no focus")
  func handled() {
    let spot = Spot("spot", 0, 100)
    stage.window.addSubview(spot)
    let card = stage.card(in: stage.window)
    expectEqual(focused(after: [.downArrow]), ["-"])
    expectEqual(stage.received(), ["card.began 1 1.0", "card.ended 1 0.0"])
    card.removeFromSuperview()
    expectEqual(focused(after: [.downArrow]), ["spot"])
  }

  @Test("49.3: an arrow that is held moves the focus with each repetition")
  func held() {
    for index in 0..<5 { stage.window.addSubview(Spot("\(index)", 0, CGFloat(index) * 60)) }
    stage.down(.downArrow)
    stage.wait(0.49)
    stage.up(.downArrow)
    expectEqual((stage.scene.focusSystem.focusedItem as? Spot)?.name, "2")
  }

  @Test("49.5: keys of the keyboard move no focus by arrows")
  func keys() {
    stage.window.addSubview(Spot("spot", 0, 100))
    stage.key(.keyboardDownArrow, isDown: true)
    stage.key(.keyboardDownArrow, isDown: false)
    expectNil(stage.scene.focusSystem.focusedItem)
  }
}
