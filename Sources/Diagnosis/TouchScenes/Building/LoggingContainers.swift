// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchNavigation
import TouchWidgets

// As LoggingViews.swift, for container controllers.

final class LoggingNavigationController: UINavigationController {
  private let behavior: ResponderBehavior

  init(_ behavior: ResponderBehavior) {
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    behavior.appears("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    behavior.appears("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    behavior.appears("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    behavior.appears("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    behavior.appears("viewDidDisappear")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionBegan, motion) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionEnded, motion) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionCancelled, motion) { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.run(.remoteControlReceived, event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class LoggingTabBarController: UITabBarController {
  private let behavior: ResponderBehavior

  init(_ behavior: ResponderBehavior) {
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    behavior.appears("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    behavior.appears("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    behavior.appears("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    behavior.appears("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    behavior.appears("viewDidDisappear")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionBegan, motion) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionEnded, motion) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionCancelled, motion) { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.run(.remoteControlReceived, event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class LoggingSplitViewController: UISplitViewController {
  private let behavior: ResponderBehavior

  init(_ behavior: ResponderBehavior) {
    self.behavior = behavior
    super.init(style: .doubleColumn)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    behavior.appears("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    behavior.appears("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    behavior.appears("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    behavior.appears("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    behavior.appears("viewDidDisappear")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionBegan, motion) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionEnded, motion) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionCancelled, motion) { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.run(.remoteControlReceived, event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}
