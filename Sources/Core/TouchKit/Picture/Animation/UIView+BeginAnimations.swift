import TouchGeometry

/// An animation that is described between two calls.
@MainActor private final class AnimationBracket {
  static var open: [AnimationBracket] = []
  static var current: AnimationBracket? { open.last }
  /// How long an animation takes that says nothing, in seconds.
  static let usualLength: TimeInterval = 0.2

  let identifier: String?
  let group: MotionGroup
  /// The block around it.
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

  func tell(_ selector: Selector?) {
    guard let selector, let delegate else { return }
    _ = selector.perform(on: delegate, sender: identifier, event: nil)
  }
}

/// Animations as they were written before there were blocks: what is changed between `beginAnimations` and
/// `commitAnimations` moves. The block functions say the same in one call.
///
/// Without more they take 0.2 seconds, slow at both ends; what is said about them counts for all of the changes, wherever
/// it stands between the two. Views may be touched while they move. Brackets nest; outside of one there is nothing to
/// say, which is reported. https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)
extension UIView {
  /// Begins to describe an animation.
  ///
  /// - Parameters:
  ///   - animationID: what the delegate's methods are given, if they take it.
  ///   - context: not passed on: a `Selector` names methods with one argument.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let bracket = AnimationBracket(animationID)
    AnimationBracket.open.append(bracket)
    MotionGroup.enter(bracket.group)
  }

  /// Ends the description, and lets what was changed move; without a beginning nothing happens.
  public static func commitAnimations() {
    guard let bracket = AnimationBracket.open.popLast() else { return }
    MotionGroup.enter(bracket.outer)
    let group = bracket.group
    group.completion = { _ in bracket.tell(bracket.didStop) }
    bracket.tell(bracket.willStart)
    run(group) {}
  }

  /// Says how many seconds the animation takes; with 0 the changes are made at once.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    describe { group in
      group.duration = duration.isFinite ? max(duration, 0) : 0
      MotionGroup.enter(group)
    }
  }

  /// Says how many seconds pass before it starts.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    describe { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  /// Says how it goes on in its time.
  public static func setAnimationCurve(_ curve: AnimationCurve) { describe { $0.pace = .curve(curve.timing) } }

  /// Says how often it runs, parts allowed; 0, as at first, for once.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    describe { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
  }

  /// Says whether each run goes there and back; at the end the views jump to the new values.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    describe { $0.autoreverses = repeatAutoreverses }
  }

  /// Says whether it takes over from where a property is shown, and ends earlier animations of that property.
  ///
  /// Counts for changes that are made from now on.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    describe { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Says who is told of the beginning and the end; the object is held weakly.
  public static func setAnimationDelegate(_ delegate: AnyObject?) {
    describe { _ in AnimationBracket.current?.delegate = delegate }
  }

  /// Says which method of the delegate is called when the description is complete.
  ///
  /// It takes nothing, or the animation's identifier.
  public static func setAnimationWillStart(_ selector: Selector?) {
    describe { _ in AnimationBracket.current?.willStart = selector }
  }

  /// Says which method of the delegate is called when everything that was changed has come to its end, or was taken away.
  ///
  /// It takes nothing, or the animation's identifier.
  public static func setAnimationDidStop(_ selector: Selector?) {
    describe { _ in AnimationBracket.current?.didStop = selector }
  }

  private static func describe(_ body: (MotionGroup) -> Void) {
    guard let current = AnimationBracket.current else {
      return BadUse.report("UIView: no animation was begun, so nothing can be said about it")
    }
    body(current.group)
  }
}
