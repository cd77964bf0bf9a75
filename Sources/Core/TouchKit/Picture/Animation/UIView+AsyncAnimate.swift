import TouchGeometry

/// Asynchronous animations: they return whether all animations finished.
extension UIView {
  /// Animates changes after a delay, and returns at the end.
  ///
  /// See `animate(withDuration:delay:options:animations:completion:)`.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { end in
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        end.resume(returning: $0)
      }
    }
  }

  /// Animates changes with a spring, and returns at the end.
  ///
  /// See `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
  @discardableResult
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { end in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
        options: options, animations: animations
      ) { end.resume(returning: $0) }
    }
  }

  /// Animates changes with a spring of a perceived duration and bounce, and returns at the end.
  ///
  /// See `animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  @discardableResult
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { end in
      animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity, delay: delay,
        options: options, animations: animations
      ) { end.resume(returning: $0) }
    }
  }
}
