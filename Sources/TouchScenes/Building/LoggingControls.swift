import TouchGeometry
import TouchKit
import TouchWidgets

// As LoggingViews.swift, for controls: the tracking methods log before they call super.

final class LoggingControl: UIControl {
  private let behavior: ViewBehavior

  init(frame: CGRect, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.logTracking("beginTracking")
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.logTracking("continueTracking")
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    behavior.logTracking("endTracking")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    behavior.logTracking("cancelTracking")
    super.cancelTracking(with: event)
  }
  override var canBecomeFirstResponder: Bool { behavior.touches.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionBegan, motion) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionEnded, motion) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionCancelled, motion) { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.touches.run(.remoteControlReceived, event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class LoggingButton: UIButton {
  private let behavior: ViewBehavior

  init(frame: CGRect, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.logTracking("beginTracking")
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.logTracking("continueTracking")
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    behavior.logTracking("endTracking")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    behavior.logTracking("cancelTracking")
    super.cancelTracking(with: event)
  }
  override var canBecomeFirstResponder: Bool { behavior.touches.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionBegan, motion) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionEnded, motion) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionCancelled, motion) { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.touches.run(.remoteControlReceived, event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

extension SceneStage {
  /// A button that shows where it is: with a tinted background, unless the scene gives it a color of its own.
  func makeButton(_ description: SceneView, _ behavior: ViewBehavior) -> UIButton {
    let button = LoggingButton(frame: description.frame, behavior)
    let hasColor = description.properties.contains { if case .backgroundColor = $0 { true } else { false } }
    if !hasColor { button.configuration = .tinted() }
    return button
  }

  /// Lets each event that the scene names write its line.
  func addEvents(_ description: SceneView, to view: UIView) {
    guard let control = view as? UIControl else { return }
    for name in description.events {
      let line = UIAction { [weak self] _ in self?.write(description.name, "event", name.rawValue) }
      control.addAction(line, for: name.event)
    }
  }

  func isControl(_ view: UIView) -> Bool { view is UIControl }
}

extension ControlEventName {
  package var event: UIControl.Event {
    switch self {
    case .touchDown: .touchDown
    case .touchDownRepeat: .touchDownRepeat
    case .touchDragInside: .touchDragInside
    case .touchDragOutside: .touchDragOutside
    case .touchDragEnter: .touchDragEnter
    case .touchDragExit: .touchDragExit
    case .touchUpInside: .touchUpInside
    case .touchUpOutside: .touchUpOutside
    case .touchCancel: .touchCancel
    case .valueChanged: .valueChanged
    case .primaryActionTriggered: .primaryActionTriggered
    }
  }
}
