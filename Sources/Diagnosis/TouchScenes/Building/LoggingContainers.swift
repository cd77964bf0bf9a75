// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchNavigation
import TouchWidgets

// As LoggingViews.swift, for container controllers.

final class LoggingNavigationController: UINavigationController {
  private let log: ResponderBehavior

  init(_ log: ResponderBehavior) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ x: Bool) { log.appears("viewWillAppear", x, super.viewWillAppear) }
  override func viewIsAppearing(_ x: Bool) { log.appears("viewIsAppearing", x, super.viewIsAppearing) }
  override func viewDidAppear(_ x: Bool) { log.appears("viewDidAppear", x, super.viewDidAppear) }
  override func viewWillDisappear(_ x: Bool) { log.appears("viewWillDisappear", x, super.viewWillDisappear) }
  override func viewDidDisappear(_ x: Bool) { log.appears("viewDidDisappear", x, super.viewDidDisappear) }
  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override var canBecomeFirstResponder: Bool { log.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ x: Presses, with e: UIPressesEvent?) { log.began(x, e, super.pressesBegan) }
  override func pressesChanged(_ x: Presses, with e: UIPressesEvent?) { log.changed(x, e, super.pressesChanged) }
  override func pressesEnded(_ x: Presses, with e: UIPressesEvent?) { log.ended(x, e, super.pressesEnded) }
  override func pressesCancelled(_ x: Presses, with e: UIPressesEvent?) { log.cancelled(x, e, super.pressesCancelled) }
  override func motionBegan(_ x: Motion, with e: UIEvent?) { log.began(x, e, super.motionBegan) }
  override func motionEnded(_ x: Motion, with e: UIEvent?) { log.ended(x, e, super.motionEnded) }
  override func motionCancelled(_ x: Motion, with e: UIEvent?) { log.cancelled(x, e, super.motionCancelled) }
  override func remoteControlReceived(with e: UIEvent?) { log.remoteControl(e, super.remoteControlReceived) }
}

final class LoggingTabBarController: UITabBarController {
  private let log: ResponderBehavior

  init(_ log: ResponderBehavior) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ x: Bool) { log.appears("viewWillAppear", x, super.viewWillAppear) }
  override func viewIsAppearing(_ x: Bool) { log.appears("viewIsAppearing", x, super.viewIsAppearing) }
  override func viewDidAppear(_ x: Bool) { log.appears("viewDidAppear", x, super.viewDidAppear) }
  override func viewWillDisappear(_ x: Bool) { log.appears("viewWillDisappear", x, super.viewWillDisappear) }
  override func viewDidDisappear(_ x: Bool) { log.appears("viewDidDisappear", x, super.viewDidDisappear) }
  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override var canBecomeFirstResponder: Bool { log.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ x: Presses, with e: UIPressesEvent?) { log.began(x, e, super.pressesBegan) }
  override func pressesChanged(_ x: Presses, with e: UIPressesEvent?) { log.changed(x, e, super.pressesChanged) }
  override func pressesEnded(_ x: Presses, with e: UIPressesEvent?) { log.ended(x, e, super.pressesEnded) }
  override func pressesCancelled(_ x: Presses, with e: UIPressesEvent?) { log.cancelled(x, e, super.pressesCancelled) }
  override func motionBegan(_ x: Motion, with e: UIEvent?) { log.began(x, e, super.motionBegan) }
  override func motionEnded(_ x: Motion, with e: UIEvent?) { log.ended(x, e, super.motionEnded) }
  override func motionCancelled(_ x: Motion, with e: UIEvent?) { log.cancelled(x, e, super.motionCancelled) }
  override func remoteControlReceived(with e: UIEvent?) { log.remoteControl(e, super.remoteControlReceived) }
}

final class LoggingSplitViewController: UISplitViewController {
  private let log: ResponderBehavior

  init(_ log: ResponderBehavior) {
    self.log = log
    super.init(style: .doubleColumn)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ x: Bool) { log.appears("viewWillAppear", x, super.viewWillAppear) }
  override func viewIsAppearing(_ x: Bool) { log.appears("viewIsAppearing", x, super.viewIsAppearing) }
  override func viewDidAppear(_ x: Bool) { log.appears("viewDidAppear", x, super.viewDidAppear) }
  override func viewWillDisappear(_ x: Bool) { log.appears("viewWillDisappear", x, super.viewWillDisappear) }
  override func viewDidDisappear(_ x: Bool) { log.appears("viewDidDisappear", x, super.viewDidDisappear) }
  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override var canBecomeFirstResponder: Bool { log.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ x: Presses, with e: UIPressesEvent?) { log.began(x, e, super.pressesBegan) }
  override func pressesChanged(_ x: Presses, with e: UIPressesEvent?) { log.changed(x, e, super.pressesChanged) }
  override func pressesEnded(_ x: Presses, with e: UIPressesEvent?) { log.ended(x, e, super.pressesEnded) }
  override func pressesCancelled(_ x: Presses, with e: UIPressesEvent?) { log.cancelled(x, e, super.pressesCancelled) }
  override func motionBegan(_ x: Motion, with e: UIEvent?) { log.began(x, e, super.motionBegan) }
  override func motionEnded(_ x: Motion, with e: UIEvent?) { log.ended(x, e, super.motionEnded) }
  override func motionCancelled(_ x: Motion, with e: UIEvent?) { log.cancelled(x, e, super.motionCancelled) }
  override func remoteControlReceived(with e: UIEvent?) { log.remoteControl(e, super.remoteControlReceived) }
}
