import TouchGeometry

/// An animation described between two calls.
@MainActor private final class AnimationBracket {
  static var open: [AnimationBracket] = []
  static var current: AnimationBracket? { open.last }
  /// The default duration, in seconds.
  static let usualLength: TimeInterval = 0.2

  let identifier: String?
  let group: MotionGroup
  /// The enclosing block.
  let outer: MotionGroup?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(_ identifier: String?) {
    self.identifier = identifier
    outer = MotionGroup.current
    group = MotionGroup(
      duration: AnimationBracket.usualLength, delay: 0, pace: .curve(.easeInOut),
      options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve], completion: nil)
  }

  func call(_ selector: Selector?) {
    guard let selector, let delegate else { return }
    _ = selector.perform(on: delegate, sender: identifier, event: nil)
  }
}

/// The old animation API: changes between `beginAnimations` and `commitAnimations` are animated. The block functions do
/// the same in one call.
///
/// By default an animation takes 0.2 seconds and starts and ends slowly; its parameters apply to all changes, wherever
/// they are set between the two calls. Views receive touches during the animation. Brackets nest; outside of one there
/// is nothing to set, which is reported.
/// https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)
extension UIView {
  /// Begins to describe an animation.
  ///
  /// - Parameters:
  ///   - animationID: an identifier that the delegate's methods receive, if they take it.
  ///   - context: ignored: a `Selector` names methods with one argument.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let bracket = AnimationBracket(animationID)
    AnimationBracket.open.append(bracket)
    MotionGroup.enter(bracket.group)
  }

  /// Ends the description and begins the animation; does nothing without a beginning.
  public static func commitAnimations() {
    guard let bracket = AnimationBracket.open.popLast() else { return }
    MotionGroup.enter(bracket.outer)
    let group = bracket.group
    group.completion = { _ in bracket.call(bracket.didStop) }
    bracket.call(bracket.willStart)
    run(group) {}
  }

  /// Sets the duration in seconds; with 0 the changes take effect immediately.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    describe { group in
      group.duration = duration.isFinite ? max(duration, 0) : 0
      MotionGroup.enter(group)
    }
  }

  /// Sets the delay in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    describe { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  /// Sets the timing curve.
  public static func setAnimationCurve(_ curve: AnimationCurve) { describe { $0.pace = .curve(curve.timing) } }

  /// Sets the number of runs, which may be fractional; 0, the default, for one.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    describe { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Sets whether each run plays forward and then backward; at the end the views jump to the new values.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    describe { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation starts at displayed values and ends earlier animations of the same properties.
  ///
  /// It applies to changes made after this call.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    describe { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Sets the delegate that is notified of the beginning and the end; held weakly.
  public static func setAnimationDelegate(_ delegate: AnyObject?) {
    describe { _ in AnimationBracket.current?.delegate = delegate }
  }

  /// Sets the method of the delegate that is called when the description is complete.
  ///
  /// It takes no argument, or the animation's identifier.
  public static func setAnimationWillStart(_ selector: Selector?) {
    describe { _ in AnimationBracket.current?.willStart = selector }
  }

  /// Sets the method of the delegate that is called when all animations have ended or were removed.
  ///
  /// It takes no argument, or the animation's identifier.
  public static func setAnimationDidStop(_ selector: Selector?) {
    describe { _ in AnimationBracket.current?.didStop = selector }
  }

  private static func describe(_ body: (MotionGroup) -> Void) {
    guard let current = AnimationBracket.current else {
      return UsageError.report(
        "UIView.setAnimation…: called outside of beginAnimations(_:context:) and commitAnimations(); ignored")
    }
    body(current.group)
  }
}
