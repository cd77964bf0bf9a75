import TouchGeometry

/// The animations that can be awaited: true when everything moved to its end.
extension UIView {
  /// Animates changes after a delay, and returns at the end.
  ///
  /// As `animate(withDuration:delay:options:animations:completion:)`.
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

  /// Animates changes as a spring pulls, and returns at the end.
  ///
  /// As `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
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

  /// Animates changes as a spring pulls that is described by how it looks, and returns at the end.
  ///
  /// As `animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
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
