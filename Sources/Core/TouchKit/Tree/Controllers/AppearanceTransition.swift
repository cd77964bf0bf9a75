import TouchGeometry

/// A running change from one controller to another; it performs the steps of an `AppearancePair`.
///
/// Containers and presentations report events to it and never call `viewWillAppear` and the other callbacks themselves.
/// During a change both controllers are *held*: adding or removing their views sends no callbacks. If the container is
/// in no window, no callbacks are sent at all.
@MainActor package final class AppearanceTransition {
  package let leaving: UIViewController?
  package let coming: UIViewController?
  package let isAnimated: Bool
  /// Whether the user decides during the change how it ends.
  ///
  /// If so, the coming controller receives `viewIsAppearing` only once the decision is that it stays.
  package let isInteractive: Bool
  private var pair: AppearancePair
  private var isVisible = false
  private weak var container: UIView?
  /// The steps still to be performed.
  private var pending: [AppearancePair.Step] = []

  /// Creates a change that has not begun.
  package init(
    from leaving: UIViewController?, to coming: UIViewController?, _ callOrder: AppearancePair.CallOrder,
    animated: Bool, interactive: Bool = false
  ) {
    self.leaving = leaving
    self.coming = coming
    isAnimated = animated
    isInteractive = interactive
    pair = AppearancePair(callOrder)
  }

  /// Notifies both controllers that the change begins, if `container`, the view that it happens in, is in a window.
  package func begin(in container: UIView?) {
    isVisible = container?.window != nil
    self.container = container
    let steps = pair.begin()
    guard isVisible else { return }
    leaving?.deferAppearance(isInteractive: false)
    coming?.deferAppearance(isInteractive: isInteractive)
    perform(steps)
  }

  /// Notifies the coming controller that its view is in its final position.
  package func proceed() {
    guard !isInteractive else { return }
    perform(pair.proceed())
  }

  /// Notifies both controllers that the change is complete; if the container has left its window, the coming controller
  /// disappears again.
  package func end() {
    perform(container?.window == nil ? pair.abandon() : pair.end())
    release()
  }

  /// Notifies both controllers that the change was cancelled.
  package func cancel() {
    perform(pair.cancel())
    release()
  }

  /// Whether the change has ended or was cancelled.
  package var isOver: Bool { pair.stage == .over }

  private func release() {
    guard isVisible else { return }
    isVisible = false
    leaving?.endDeferral()
    coming?.endDeferral()
  }

  private func perform(_ steps: [AppearancePair.Step]) {
    guard isVisible else { return }
    // A callback may end the change: finish the earlier steps first.
    pending += steps
    while !pending.isEmpty {
      let step = pending.removeFirst()
      switch step {
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
