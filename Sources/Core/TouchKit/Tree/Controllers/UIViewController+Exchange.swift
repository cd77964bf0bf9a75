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
    let arrive = {
      superview.insertSubview(new.view, aboveSubview: old.view)
      change.goOn()
    }
    // Of the picture into which the old one dissolves the old view is no part.
    let dissolves = isAnimated && options.passage != nil
    let wasHidden = old.view.isHidden
    let finish = { (isFinished: Bool) in
      if dissolves { old.view.isHidden = wasHidden }
      // By then the program may have brought the old view elsewhere.
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
