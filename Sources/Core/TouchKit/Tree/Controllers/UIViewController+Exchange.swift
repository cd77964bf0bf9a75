import TouchGeometry

extension UIViewController {
  /// Implements `transition(from:to:…)`.
  func exchange(
    _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(type(of: old)) and \(type(of: new)) must have a common parent view controller")
    guard let superview = old.view.superview else {
      preconditionFailure("transition(from:to:): the view of \(type(of: old)) has no superview")
    }
    let isAnimated = duration > 0
    new.loadViewIfNeeded()
    let change = AppearanceTransition(from: old, to: new, .exchange, animated: isAnimated)
    change.begin(in: superview)
    let arrive = {
      superview.insertSubview(new.view, aboveSubview: old.view)
      change.proceed()
    }
    // The old view is not part of the picture that it dissolves into.
    let dissolves = isAnimated && options.passage != nil
    let wasHidden = old.view.isHidden
    let finish = { (isFinished: Bool) in
      if dissolves { old.view.isHidden = wasHidden }
      // The app may have moved the old view to another superview by now.
      if old.view.superview === superview { old.view.removeFromSuperview() }
      change.end()
      completion?(isFinished)
    }
    guard !dissolves else {
      return UIView.transition(
        with: superview, duration: duration, options: options,
        animations: {
          arrive()
          old.view.isHidden = true
          animations?()
        }, completion: finish)
    }
    arrive()
    guard isAnimated else {
      animations?()
      return finish(true)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
  }
}
