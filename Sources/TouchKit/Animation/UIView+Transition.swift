import TouchDrawing
import TouchGeometry

extension UIView.AnimationOptions {
  /// In `UIView.transition`: what changes in the view is animated as well, in place of being there at the end only.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// In `UIView.transition(from:to:…)`: the views are hidden and shown, in place of removed and added.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// In `UIView.transition`: one picture fades into the other.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)

  var dissolves: Bool { rawValue >> 20 & 7 == 5 }
}

extension UIView {
  /// Changes what a view shows, and lets the picture from before fade into that from after (semantics 32.6).
  ///
  /// Without `.transitionCrossDissolve` among the options it is an animation as `animate` makes it. The view gets no
  /// touches meanwhile, unless `.allowUserInteraction` is among them.
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
    guard options.dissolves, duration > 0, duration.isFinite, areAnimationsEnabled,
      let motions = view.window?.application?.motions
    else {
      return animate(withDuration: duration, delay: 0, options: options, animations: change, completion: completion)
    }
    view.layoutIfNeeded()
    let dissolve = Dissolve(before: motions.picture(of: view))
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

  /// Puts one view in the place of another, and lets the picture from before fade into that from after.
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
