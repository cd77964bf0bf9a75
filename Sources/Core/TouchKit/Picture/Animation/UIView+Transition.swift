import TouchDrawing
import TouchGeometry

extension UIView.AnimationOptions {
  /// In `UIView.transition`: animates changes in the view, instead of showing only their end.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)
  /// In `UIView.transition(from:to:…)`: hides and shows the views, instead of removing and adding them.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// In `UIView.transition`: flips the view around its vertical center line, with the new picture on its back.
  ///
  /// There is no perspective here, so the direction of the flip is not visible.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// In `UIView.transition`: the same as `transitionFlipFromLeft`.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// In `UIView.transition`: fades one picture into the other.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// In `UIView.transition`: flips the view around its horizontal center line, with the new picture on its back.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// In `UIView.transition`: the same as `transitionFlipFromTop`.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)

  /// The transition between the two pictures; nil without one.
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
  /// Changes the content of a view with a transition from the old picture to the new one (semantics 32.6).
  ///
  /// Without `.transitionCrossDissolve` or a flip among the options it is the same animation as `animate`. The view
  /// receives no touches during the transition, unless `.allowUserInteraction` is among them.
  /// https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
  ///
  /// - Parameters:
  ///   - view: a view in a window; otherwise the changes take effect immediately.
  ///   - duration: in seconds.
  ///   - options: options of the transition.
  ///   - animations: changes the view and its content: texts, pictures, subviews; called once, before this returns.
  ///   - completion: called once, with whether the transition finished.
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
    motions.removeDissolve(of: view)
    view.ensuredEffects.dissolve = dissolve
    group.engine = motions
    motions.add(.dissolve, of: view, by: MotionVector(1), to: group)
    motions.commit(group)
  }

  /// Replaces one view by another with a transition from the old picture to the new one.
  ///
  /// The picture is that of the superview. With `.showHideTransitionViews` both views stay, and one is hidden.
  ///
  /// - Parameters:
  ///   - fromView: is removed from its superview; without one nothing happens, and the completion receives false.
  ///   - toView: replaces it in the order of subviews; its frame is unchanged.
  ///   - duration: in seconds.
  ///   - options: options of the transition.
  ///   - completion: called once, with whether the transition finished.
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
  /// Returns the currently displayed picture of a view, during animations.
  func picture(of view: UIView) -> DisplayList {
    var list = DisplayList()
    let dark = view.flags.contains(.dark)
    TraitScope.run(isDark: dark, view.traitCollection) {
      whileShown { list = FramePass.picture(of: view, isPlaced: false) }
    }
    return list
  }

  /// Ends the transition of a view that another one replaces.
  func removeDissolve(of view: UIView) {
    motion(of: view)?.remove(at: now, where: { $0.property == .dissolve }, onRemoval: taken)
  }
}
