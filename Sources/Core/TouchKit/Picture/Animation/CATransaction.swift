import TouchGeometry

/// What several changes of layers have in common.
///
/// Layers of a program's own do not animate what is set on them, so a transaction is for the rest: the duration and the
/// pace of animations that say none, the end of all that were added in it, and whether the blocks of views animate.
/// Transactions nest; each is between `begin()` and `commit()`. Outside of any there is nothing to set, and what is set
/// there is reported and lost. https://developer.apple.com/documentation/quartzcore/catransaction
@preconcurrency @MainActor public final class CATransaction {
  private static var open: [CATransaction] = []
  /// The innermost transaction that is open.
  static var current: CATransaction? { open.last }

  private var disablesActions: Bool
  private(set) var duration: TimeInterval?
  private(set) var timingFunction: CAMediaTimingFunction?
  private var completion: (() -> Void)?
  /// Animations that were added and are not over.
  private var running = 0
  private var isCommitted = false
  private let wasEnabled: Bool

  private init(inside outer: CATransaction?) {
    disablesActions = outer?.disablesActions ?? false
    duration = outer?.duration
    timingFunction = outer?.timingFunction
    wasEnabled = MotionGroup.isEnabled
  }

  /// Begins a transaction inside of the open ones.
  public static func begin() { open.append(CATransaction(inside: current)) }

  /// Ends the innermost; without one nothing happens.
  public static func commit() {
    guard let ended = open.popLast() else { return }
    MotionGroup.isEnabled = ended.wasEnabled
    ended.isCommitted = true
    guard ended.running == 0, ended.completion != nil else { return }
    guard let loop = UIApplication.installed?.loop else { return ended.finish() }
    loop.schedule(at: loop.now) { ended.finish() }
  }

  /// Whether changes that could be animated are made at once.
  public static func disableActions() -> Bool { current?.disablesActions ?? false }

  /// Says whether changes that could be animated are made at once, those in `UIView.animate` included.
  public static func setDisableActions(_ flag: Bool) {
    change { transaction in
      transaction.disablesActions = flag
      MotionGroup.isEnabled = !flag && transaction.wasEnabled
    }
  }

  /// Seconds that animations take which say nothing themselves; 0.25 where nobody says.
  public static func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }

  /// Says how many seconds animations take that say nothing themselves.
  public static func setAnimationDuration(_ duration: CFTimeInterval) { change { $0.duration = max(duration, 0) } }

  /// The pace of animations that say none.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

  /// Says the pace of animations that say none.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Has a block called once, when all animations are over that are added in the transaction from now on; in the next
  /// turn if there are none.
  public static func setCompletionBlock(_ block: (() -> Void)?) { change { $0.completion = block } }

  private static func change(_ body: (CATransaction) -> Void) {
    guard let current else { return BadUse.report("CATransaction: nothing was begun, so nothing can be set") }
    body(current)
  }

  /// Notes an animation; what is returned is called at its end.
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
