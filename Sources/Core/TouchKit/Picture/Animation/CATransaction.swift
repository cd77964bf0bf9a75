import TouchGeometry

/// The common parameters of several layer changes.
///
/// The app's own layers have no implicit animations, so a transaction only sets the rest: duration and timing function
/// of animations without their own, the completion of all animations added in it, and whether view animation blocks
/// animate. Transactions nest; each is between `begin()` and `commit()`. Outside of any there is nothing to set, and an
/// attempt is reported.
/// https://developer.apple.com/documentation/quartzcore/catransaction
@preconcurrency @MainActor public final class CATransaction {
  private static var open: [CATransaction] = []
  /// The innermost open transaction.
  static var current: CATransaction? { open.last }

  private var disablesActions: Bool
  private(set) var duration: TimeInterval?
  private(set) var timingFunction: CAMediaTimingFunction?
  private var completion: (() -> Void)?
  /// The number of animations that were added and have not ended.
  private var running = 0
  private var isCommitted = false
  private let wasEnabled: Bool

  private init(inside outer: CATransaction?) {
    disablesActions = outer?.disablesActions ?? false
    duration = outer?.duration
    timingFunction = outer?.timingFunction
    wasEnabled = MotionGroup.isEnabled
  }

  /// Begins a transaction inside the open ones.
  public static func begin() { open.append(CATransaction(inside: current)) }

  /// Ends the innermost transaction; does nothing without one.
  public static func commit() {
    guard let ended = open.popLast() else { return }
    MotionGroup.isEnabled = ended.wasEnabled
    ended.isCommitted = true
    guard ended.running == 0, ended.completion != nil else { return }
    guard let loop = UIApplication.installed?.loop else { return ended.finish() }
    loop.schedule(at: loop.now) { ended.finish() }
  }

  /// Returns whether changes that could be animated take effect immediately.
  public static func disableActions() -> Bool { current?.disablesActions ?? false }

  /// Sets whether changes that could be animated take effect immediately, including those in `UIView.animate`.
  public static func setDisableActions(_ flag: Bool) {
    change { transaction in
      transaction.disablesActions = flag
      MotionGroup.isEnabled = !flag && transaction.wasEnabled
    }
  }

  /// Returns the duration of animations without their own, in seconds; 0.25 if not set.
  public static func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }

  /// Sets the duration of animations without their own, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = max(duration, 0) } }

  /// Returns the timing function of animations without their own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

  /// Sets the timing function of animations without their own.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Sets a block to call once, after all animations added later in the transaction have ended; in the next turn
  /// without any.
  public static func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  private static func change(_ body: (CATransaction) -> Void) {
    guard let current else {
      return UsageError.report("CATransaction: no transaction was begun, so its values cannot be set")
    }
    body(current)
  }

  /// Registers an animation and returns a closure to call at its end.
  static func note() -> () -> Void {
    guard let transaction = current, transaction.completion != nil else { return {} }
    transaction.running += 1
    return {
      transaction.running -= 1
      if transaction.running == 0, transaction.isCommitted { transaction.finish() }
    }
  }

  private func finish() {
    let block = completion
    completion = nil
    block?()
  }
}
