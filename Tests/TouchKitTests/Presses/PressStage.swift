import TouchGeometry

@testable import TouchKit

/// A view that can be first responder and logs its presses without calling super.
@MainActor final class PressView: UIView {
  let name: String
  let log: Log
  var answersBegin = true
  var onPress: ((UIPress.Phase, UIPress) -> Void)?

  init(_ name: String, _ log: Log, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 60)) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answersBegin }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received("began", presses) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received("changed", presses) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { received("ended", presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    received("cancelled", presses)
  }

  private func received(_ what: String, _ presses: Set<UIPress>) {
    for press in presses {
      log("\(name).\(what) \(press.type.rawValue) \(press.force)")
      onPress?(press.phase, press)
    }
  }
}

/// A custom recognizer of presses that logs its calls.
@MainActor final class PressProbe: UIGestureRecognizer {
  var log: Log?
  var onCall: ((String, Set<UIPress>, UIPressesEvent) -> Void)?
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { received("began", presses, event) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    received("changed", presses, event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { received("ended", presses, event) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    received("cancelled", presses, event)
  }
  private func received(_ what: String, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
    log?("\(name ?? "") \(what)")
    onCall?(what, presses, event)
  }
}

/// The questions about presses.
@MainActor final class PressDelegate: UIGestureRecognizerDelegate {
  let log: Log
  var takesEvent = true
  var takesPress = true
  init(_ log: Log) { self.log = log }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    log("press \(press.type.rawValue)?")
    return takesPress
  }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    log("event?")
    return takesEvent
  }
}

extension Stage {
  func down(_ button: UIPress.PressType) {
    application.receive(.button(button.rawValue, isDown: true, timestamp: loop.now), in: scene)
  }
  func up(_ button: UIPress.PressType) {
    application.receive(.button(button.rawValue, isDown: false, timestamp: loop.now), in: scene)
  }
  func press(_ button: UIPress.PressType = .select) {
    down(button)
    up(button)
  }
  func key(_ code: UIKeyboardHIDUsage, isDown: Bool) {
    application.receive(
      .key(code: code.rawValue, characters: "", isDown: isDown, timestamp: loop.now), in: scene)
  }

  /// A view that fills the upper left of the window.
  func outerView() -> UIView {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(outer)
    return outer
  }

  /// A view named `card` inside a view, first responder.
  func card(in parent: UIView) -> PressView {
    let card = PressView("card", log)
    parent.addSubview(card)
    card.becomeFirstResponder()
    return card
  }

  /// The lines since the last call.
  func received() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }
}

/// A suite whose recognizers of buttons are added to one view.
@MainActor protocol PressSuite {
  var stage: Stage { get }
  var outer: UIView { get }
}

extension PressSuite {
  @discardableResult
  func tap(
    _ types: [NSNumber] = [4], taps: Int = 1, _ name: String = "tap", on view: UIView? = nil
  ) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.allowedPressTypes = types
    return stage.add(tap, name, to: view ?? outer)
  }

  @discardableResult
  func hold(_ types: [NSNumber] = [4], after duration: Double = 0.5) -> UILongPressGestureRecognizer {
    let hold = UILongPressGestureRecognizer()
    hold.minimumPressDuration = duration
    hold.allowedPressTypes = types
    return stage.add(hold, "hold", to: outer)
  }
}
