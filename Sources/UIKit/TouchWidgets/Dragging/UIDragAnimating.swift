import TouchGeometry
import TouchKit

/// An animation of the system during a drag, to which the app can add its own changes.
/// https://developer.apple.com/documentation/uikit/uidraganimating
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds changes that are animated together with the system's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called once with the position at which the animation ended: `end`, or `start` for a lift
  /// that was cancelled.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// An animation of a drag, by a property animator.
@MainActor final class DragAnimator: UIDragAnimating {
  private let animator: UIViewPropertyAnimator

  /// Creates an animation that has not started; one of a lift remains at its end until it is finished or reversed.
  init(_ duration: TimeInterval, staysAtEnd: Bool = false) {
    animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut)
    animator.pausesOnCompletion = staysAtEnd
  }

  func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

  func start() { animator.startAnimation() }

  /// Ends immediately at its end.
  func finish() {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  /// Runs back to its start and ends there.
  func runBack() {
    guard animator.state == .active else { return }
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
  }

  /// Ends immediately at its start.
  func discard() {
    guard animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
  }
}
