import TouchArbiter

/// The touches that are under way: which are down, and of which a view may still be told something that was kept back.
///
/// Promises: a touch is `active` from `begin` to `end`, once, and the list is in the order of beginning. A touch is
/// `withheld` from `withhold` until nothing of it is kept back any longer, and then once; it may be so after it has
/// ended. Numbers only rise.
@MainActor final class TouchLedger {
  /// Touches that are down, in the order of their beginning.
  private(set) var active: [UITouch] = []
  /// Touches of which a view may still be told something that was kept back.
  private(set) var withheld: [UITouch] = []
  /// How many touches have begun: with every one, views may have something again that recognition takes away.
  private(set) var beginnings: TouchSerial = 0
  /// Rises with every finger that comes down while no other is: the number of the multi-touch sequence.
  private(set) var sequence = 0

  /// A touch came down: it gets a route, and a number by that.
  func begin(_ touch: UITouch, turn: Int) {
    if active.isEmpty { sequence += 1 }
    beginnings += 1
    let route = TouchRoute(serial: beginnings)
    route.beganTurn = turn
    route.beganSnapshot = touch.snapshot
    touch.route = route
    editActive { $0.append(touch) }
  }

  /// A touch is over, or nobody will be told of its end.
  func end(_ touch: UITouch) { editActive { $0.removeAll { $0 === touch } } }

  /// Whether a touch is down.
  func isActive(_ touch: UITouch) -> Bool { active.contains { $0 === touch } }

  /// Whether a touch of a window is down.
  func isActive(in window: UIWindow) -> Bool { active.contains { $0.window === window } }

  /// Something of the touch is kept from its view.
  func withhold(_ touch: UITouch) { if !isWithheld(touch) { editWithheld { $0.append(touch) } } }

  /// Whether something of the touch is kept from its view.
  func isWithheld(_ touch: UITouch) -> Bool { withheld.contains { $0 === touch } }

  /// Lets go of those of which nothing is kept back any longer, or which their views hear no more of.
  func dropReleased() {
    editWithheld { touches in
      touches.removeAll { touch in
        if touch.isCancelledUnheard { return false }
        let route = touch.route
        return (touch.delivery != .notYet && touch.delivery != .tracked)
          || (!route.isBeganKept && route.endedWithholders.isEmpty)
      }
    }
  }

  /// Lets go of what is withheld of a window that goes.
  func dropWithheld(of window: UIWindow) {
    editWithheld { $0.removeAll { $0.window === window } }
  }

  /// The exclusive view of a window that is tracking a touch now (1.8, 15.12).
  func exclusiveView(in window: UIWindow?) -> UIView? {
    active.first { touch in
      touch.window === window && touch.view?.isExclusiveTouch == true
        && (touch.delivery == .tracked || touch.delivery == .notYet)
    }?.view
  }

  // The lists are taken out, changed and put back, for the reason given in `UIGestureRecognizer.editAttempt`.

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
