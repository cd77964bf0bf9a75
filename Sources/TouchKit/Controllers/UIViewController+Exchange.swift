import TouchGeometry

extension UIViewController {
  /// What `transition(from:to:…)` does.
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(type(of: old)) and \(type(of: new)) must have a common parent view controller")
    guard let superview = old.view.superview else {
      preconditionFailure("transition(from:to:): the view of \(type(of: old)) is in no superview")
    }
    let isAnimated = duration > 0
    new.loadViewIfNeeded()
    let change = AppearanceTransition(from: old, to: new, .exchange, animated: isAnimated)
    change.begin(in: superview)
    superview.insertSubview(new.view, aboveSubview: old.view)
    change.goOn()
    let finish = { (isFinished: Bool) in
      // By then the program may have brought the old view elsewhere.
      if old.view.superview === superview { old.view.removeFromSuperview() }
      change.end()
      completion?(isFinished)
    }
    guard isAnimated else {
      animations?()
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}
