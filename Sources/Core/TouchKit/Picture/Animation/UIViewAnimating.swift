import TouchGeometry

/// Whether an animator has begun. https://developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over: it can be begun.
  case inactive
  /// It moves, or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// Where an animation ends. https://developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end
  /// At the values from before.
  case start
  /// Where it was stopped.
  case current
}

/// An animation that can be begun, paused, moved and ended.
/// https://developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor public protocol UIViewAnimating: AnyObject {
  /// Whether it has begun.
  var state: UIViewAnimatingState { get }
  /// Whether it moves at present.
  var isRunning: Bool { get }
  /// Whether it moves from the end to the start.
  var isReversed: Bool { get set }
  /// How far it is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Begins or goes on.
  func startAnimation()
  /// Begins after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops for the time being; one that has not begun begins, and is paused at its start.
  func pauseAnimation()
  /// Stops for good where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that is made of blocks.
/// https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose movement begins later, after a part of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called with the position at which the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another pace and in another time.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
