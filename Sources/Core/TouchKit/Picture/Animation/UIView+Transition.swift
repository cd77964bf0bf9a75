import TouchDrawing
import TouchGeometry

extension UIView.AnimationOptions {
  /// In `UIView.transition`: what changes in the view is animated as well, in place of being there at the end only.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// In `UIView.transition(from:to:…)`: the views are hidden and shown, in place of removed and added.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// In `UIView.transition`: the view turns around its upright middle, with the new picture on its back.
  ///
  /// Nothing has depth here, so it is not seen from which side the back comes.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// In `UIView.transition`: as `transitionFlipFromLeft`.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// In `UIView.transition`: one picture fades into the other.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// In `UIView.transition`: the view turns around its level middle, with the new picture on its back.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// In `UIView.transition`: as `transitionFlipFromTop`.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// How one picture gives way to the other; nil for no such thing.
  var passage: Dissolve.Passage? {
    switch rawValue >> 20 & 7 {
    case 1, 2: .flip(isAcross: true)
    case 5: .dissolve
    case 6, 7: .flip(isAcross: false)
    default: nil
    }
  }
}

extension UIView {
  /// Changes what a view shows, and lets the picture from before give way to that from after (semantics 32.6).
  ///
  /// Without `.transitionCrossDissolve` or a flip among the options it is an animation as `animate` makes it. The view
  /// gets no touches meanwhile, unless `.allowUserInteraction` is among them.
  /// https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
  ///
  /// - Parameters:
  ///   - view: in a window; in none the changes are made at once.
  ///   - duration: in seconds.
  ///   - options: how.
  ///   - animations: changes the view and what is in it: texts, pictures, subviews; called once, before this returns.
  ///   - completion: called once, with whether it came to its end.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = { animations?() ?? () }
    guard let passage = options.passage, duration > 0, duration.isFinite, areAnimationsEnabled,
      let motions = view.window?.application?.motions
    else {
      return animate(withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
    }
    view.layoutIfNeeded()
    let dissolve = Dissolve(before: motions.picture(of: view), passage: passage)
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, delay: 0, options: options, animations: change)
    } else {
      performWithoutAnimation(change)
    }
    let group = MotionGroup(
      duration: duration, delay: 0, pace: .curve(options.curve), options: options.subtracting([.repeat, .autoreverse])
    ) { [weak view] isFinished in
      if let effects = view?.rare?.effects, effects.dissolve === dissolve {
        effects.dissolve = nil
        view?.requestFrame()
      }
      completion?(isFinished)
    }
    motions.takeDissolve(of: view)
    view.ensuredEffects.dissolve = dissolve
    group.engine = motions
    motions.add(.dissolve, of: view, by: MotionVector(1), to: group)
    motions.commit(group)
  }

  /// Puts one view in the place of another, and lets the picture from before give way to that from after.
  ///
  /// It is the superview whose picture changes. With `.showHideTransitionViews` both stay, and one is hidden.
  ///
  /// - Parameters:
  ///   - fromView: goes out of its superview; without one nothing happens, and the completion is told false.
  ///   - toView: comes in its place in the order of subviews; its frame is its own.
  ///   - duration: in seconds.
  ///   - options: how.
  ///   - completion: called once, with whether it came to its end.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview, fromView !== toView else {
      completion?(false)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(with: container, duration: duration, options: options, animations: change, completion: completion)
  }
}

extension MotionEngine {
  /// What a view shows at present, in the midst of what moves.
  func picture(of view: UIView) -> DisplayList {
    var list = DisplayList()
    let dark = view.flags.contains(.dark)
    TraitScope.run(isDark: dark, view.traitCollection) {
      whileShown { list = FramePass.picture(of: view, isPlaced: false) }
    }
    return list
  }

  /// Ends the fading of a view that another takes the place of.
  func takeDissolve(of view: UIView) {
    motion(of: view)?.remove(at: now, where: { $0.property == .dissolve }, tell: taken)
  }
}
