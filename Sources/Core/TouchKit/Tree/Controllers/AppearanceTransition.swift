import TouchGeometry

/// A change from one controller to another under way: carries out what `AppearancePair` answers.
///
/// Containers and presentations tell it what happens; they never call `viewWillAppear` and its kin themselves. While a
/// change is under way the two controllers are *held*: their views' coming and going tells them nothing. Nobody is told
/// anything where the view around the change is in no window.
@MainActor package final class AppearanceTransition {
  package let leaving: UIViewController?
  package let coming: UIViewController?
  package let isAnimated: Bool
  /// Whether the user decides on the way how it ends; the coming controller hears that its view is there only when it
  /// is decided that it stays.
  package let isInteractive: Bool
  private var pair: AppearancePair
  private var isTold = false
  private weak var container: UIView?
  /// What is still to be carried out.
  private var due: [AppearancePair.Order] = []

  /// A change that has not begun.
  package init(
    from leaving: UIViewController?, to coming: UIViewController?, _ manner: AppearancePair.Manner, animated: Bool,
    interactive: Bool = false
  ) {
    self.leaving = leaving
    self.coming = coming
    isAnimated = animated
    isInteractive = interactive
    pair = AppearancePair(manner)
  }

  /// Tells the two that it begins, if `container`, the view that it happens in, is in a window.
  package func begin(in container: UIView?) {
    isTold = container?.window != nil
    self.container = container
    let orders = pair.begin()
    guard isTold else { return }
    leaving?.hold(isInteractive: false)
    coming?.hold(isInteractive: isInteractive)
    carryOut(orders)
  }

  /// Tells the coming one that its view is in its place.
  package func goOn() {
    guard !isInteractive else { return }
    carryOut(pair.goOn())
  }

  /// Tells the two that it is done; where the container has left its window, that nobody appears.
  package func end() {
    carryOut(container?.window == nil ? pair.abandon() : pair.end())
    release()
  }

  /// Tells the two that it was given up.
  package func giveUp() {
    carryOut(pair.giveUp())
    release()
  }

  /// Whether it has ended or was given up.
  package var isOver: Bool { pair.stage == .over }

  private func release() {
    guard isTold else { return }
    isTold = false
    leaving?.letGo()
    coming?.letGo()
  }

  private func carryOut(_ orders: [AppearancePair.Order]) {
    guard isTold else { return }
    // Who is told may end the change: what had to be told before comes before that.
    due += orders
    while !due.isEmpty {
      let order = due.removeFirst()
      switch order {
      case .begin(let side, let appearing):
        controller(side)?.changeAppearance(appearing: appearing, animated: isAnimated)
      case .show(let side): controller(side)?.showAppearance()
      case .end(let side): controller(side)?.concludeAppearance()
      }
    }
  }

  private func controller(_ side: AppearancePair.Side) -> UIViewController? {
    switch side {
    case .leaving: leaving
    case .coming: coming
    }
  }
}
