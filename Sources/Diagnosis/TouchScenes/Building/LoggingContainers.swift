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

  override func viewWillAppear(_ isAnimated: Bool) {
    behavior.appears("viewWillAppear", isAnimated, super.viewWillAppear)
  }
  override func viewIsAppearing(_ isAnimated: Bool) {
    behavior.appears("viewIsAppearing", isAnimated, super.viewIsAppearing)
  }
  override func viewDidAppear(_ isAnimated: Bool) { behavior.appears("viewDidAppear", isAnimated, super.viewDidAppear) }
  override func viewWillDisappear(_ isAnimated: Bool) {
    behavior.appears("viewWillDisappear", isAnimated, super.viewWillDisappear)
  }
  override func viewDidDisappear(_ isAnimated: Bool) {
    behavior.appears("viewDidDisappear", isAnimated, super.viewDidDisappear)
  }
  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ set: Presses, with event: UIPressesEvent?) {
    behavior.began(set, event, super.pressesBegan)
  }
  override func pressesChanged(_ set: Presses, with event: UIPressesEvent?) {
    behavior.changed(set, event, super.pressesChanged)
  }
  override func pressesEnded(_ set: Presses, with event: UIPressesEvent?) {
    behavior.ended(set, event, super.pressesEnded)
  }
  override func pressesCancelled(_ set: Presses, with event: UIPressesEvent?) {
    behavior.cancelled(set, event, super.pressesCancelled)
  }
  override func motionBegan(_ motion: Motion, with event: UIEvent?) { behavior.began(motion, event, super.motionBegan) }
  override func motionEnded(_ motion: Motion, with event: UIEvent?) { behavior.ended(motion, event, super.motionEnded) }
  override func motionCancelled(_ motion: Motion, with event: UIEvent?) {
    behavior.cancelled(motion, event, super.motionCancelled)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.remoteControl(event, super.remoteControlReceived)
  }
}

final class LoggingTabBarController: UITabBarController {
  private let behavior: ResponderBehavior

  init(_ behavior: ResponderBehavior) {
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ isAnimated: Bool) {
    behavior.appears("viewWillAppear", isAnimated, super.viewWillAppear)
  }
  override func viewIsAppearing(_ isAnimated: Bool) {
    behavior.appears("viewIsAppearing", isAnimated, super.viewIsAppearing)
  }
  override func viewDidAppear(_ isAnimated: Bool) { behavior.appears("viewDidAppear", isAnimated, super.viewDidAppear) }
  override func viewWillDisappear(_ isAnimated: Bool) {
    behavior.appears("viewWillDisappear", isAnimated, super.viewWillDisappear)
  }
  override func viewDidDisappear(_ isAnimated: Bool) {
    behavior.appears("viewDidDisappear", isAnimated, super.viewDidDisappear)
  }
  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ set: Presses, with event: UIPressesEvent?) {
    behavior.began(set, event, super.pressesBegan)
  }
  override func pressesChanged(_ set: Presses, with event: UIPressesEvent?) {
    behavior.changed(set, event, super.pressesChanged)
  }
  override func pressesEnded(_ set: Presses, with event: UIPressesEvent?) {
    behavior.ended(set, event, super.pressesEnded)
  }
  override func pressesCancelled(_ set: Presses, with event: UIPressesEvent?) {
    behavior.cancelled(set, event, super.pressesCancelled)
  }
  override func motionBegan(_ motion: Motion, with event: UIEvent?) { behavior.began(motion, event, super.motionBegan) }
  override func motionEnded(_ motion: Motion, with event: UIEvent?) { behavior.ended(motion, event, super.motionEnded) }
  override func motionCancelled(_ motion: Motion, with event: UIEvent?) {
    behavior.cancelled(motion, event, super.motionCancelled)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.remoteControl(event, super.remoteControlReceived)
  }
}

final class LoggingSplitViewController: UISplitViewController {
  private let behavior: ResponderBehavior

  init(_ behavior: ResponderBehavior) {
    self.behavior = behavior
    super.init(style: .doubleColumn)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ isAnimated: Bool) {
    behavior.appears("viewWillAppear", isAnimated, super.viewWillAppear)
  }
  override func viewIsAppearing(_ isAnimated: Bool) {
    behavior.appears("viewIsAppearing", isAnimated, super.viewIsAppearing)
  }
  override func viewDidAppear(_ isAnimated: Bool) { behavior.appears("viewDidAppear", isAnimated, super.viewDidAppear) }
  override func viewWillDisappear(_ isAnimated: Bool) {
    behavior.appears("viewWillDisappear", isAnimated, super.viewWillDisappear)
  }
  override func viewDidDisappear(_ isAnimated: Bool) {
    behavior.appears("viewDidDisappear", isAnimated, super.viewDidDisappear)
  }
  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ set: Presses, with event: UIPressesEvent?) {
    behavior.began(set, event, super.pressesBegan)
  }
  override func pressesChanged(_ set: Presses, with event: UIPressesEvent?) {
    behavior.changed(set, event, super.pressesChanged)
  }
  override func pressesEnded(_ set: Presses, with event: UIPressesEvent?) {
    behavior.ended(set, event, super.pressesEnded)
  }
  override func pressesCancelled(_ set: Presses, with event: UIPressesEvent?) {
    behavior.cancelled(set, event, super.pressesCancelled)
  }
  override func motionBegan(_ motion: Motion, with event: UIEvent?) { behavior.began(motion, event, super.motionBegan) }
  override func motionEnded(_ motion: Motion, with event: UIEvent?) { behavior.ended(motion, event, super.motionEnded) }
  override func motionCancelled(_ motion: Motion, with event: UIEvent?) {
    behavior.cancelled(motion, event, super.motionCancelled)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.remoteControl(event, super.remoteControlReceived)
  }
}
