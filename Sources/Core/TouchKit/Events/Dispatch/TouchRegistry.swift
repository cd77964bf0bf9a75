import TouchArbiter

/// The current touches: those that are down, and those with withheld phases that a view may still receive.
///
/// Invariants: a touch is in `active` once, from `begin` to `end`, in the order in which touches began. A touch is in
/// `withheld` once, from `withhold` until no phase of it is withheld, which may be after it has ended. Numbers only
/// increase.
@MainActor final class TouchRegistry {
  /// The touches that are down, in the order in which they began.
  private(set) var active: [UITouch] = []
  /// The touches with withheld phases that a view may still receive.
  private(set) var withheld: [UITouch] = []
  /// The number of begun touches: after each new one, recognition may have touches to cancel in views.
  private(set) var beginnings: TouchSerial = 0
  /// The number of the multi-touch sequence; it increases when a finger touches down while no other is down.
  private(set) var sequence = 0

  /// Records that a touch began, and assigns its route and number.
  func begin(_ touch: UITouch, turn: Int) {
    if active.isEmpty { sequence += 1 }
    beginnings += 1
    let route = TouchRoute(serial: beginnings)
    route.beganTurn = turn
    route.beganSnapshot = touch.snapshot
    touch.route = route
    editActive { $0.append(touch) }
  }

  /// Records that a touch has ended, or that its end will not be delivered.
  func end(_ touch: UITouch) { editActive { $0.removeAll { $0 === touch } } }

  /// Whether a touch is down.
  func isActive(_ touch: UITouch) -> Bool { active.contains { $0 === touch } }

  /// Whether a touch of a window is down.
  func isActive(in window: UIWindow) -> Bool { active.contains { $0.window === window } }

  /// Records that a phase of the touch is withheld from its view.
  func withhold(_ touch: UITouch) { if !isWithheld(touch) { editWithheld { $0.append(touch) } } }

  /// Whether a phase of the touch is withheld from its view.
  func isWithheld(_ touch: UITouch) -> Bool { withheld.contains { $0 === touch } }

  /// Drops touches without withheld phases, and touches that their views no longer receive.
  func dropReleased() {
    editWithheld { touches in
      touches.removeAll { touch in
        if touch.isCancelledBeforeDelivery { return false }
        let route = touch.route
        return (touch.delivery != .notYet && touch.delivery != .tracked)
          || (!route.isBeganKept && route.endedWithholders.isEmpty)
      }
    }
  }

  /// Drops the withheld touches of a removed window.
  func dropWithheld(of window: UIWindow) {
    editWithheld { $0.removeAll { $0.window === window } }
  }

  /// Returns the exclusive view of a window that currently tracks a touch (1.8, 15.12).
  func exclusiveView(in window: UIWindow?) -> UIView? {
    active.first { touch in
      touch.window === window && touch.view?.isExclusiveTouch == true
        && (touch.delivery == .tracked || touch.delivery == .notYet)
    }?.view
  }

  // The lists are moved out, changed and stored again, for the reason given at `UIGestureRecognizer.editAttempt`.

  private func editActive(_ edit: (inout [UITouch]) -> Void) {
    var edited = active
    active = []
    edit(&edited)
    active = edited
  }

  private func editWithheld(_ edit: (inout [UITouch]) -> Void) {
    var edited = withheld
    withheld = []
    edit(&edited)
    withheld = edited
  }
}
