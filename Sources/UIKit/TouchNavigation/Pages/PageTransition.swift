import TouchGeometry
import TouchKit

/// The transition from one page to its neighbor, completed or cancelled.
@MainActor final class PageTransition {
  let coming: UIViewController
  let isForward: Bool
  private weak var owner: UIPageViewController?
  private let leaving: UIViewController?
  private var change: AppearanceTransition?
  private let completion: ((Bool) -> Void)?
  private(set) var isByUser = false
  private var isOver = false

  init(_ owner: UIPageViewController, to coming: UIViewController, isForward: Bool, completion: ((Bool) -> Void)? = nil)
  {
    (self.owner, self.coming, self.isForward, self.completion) = (owner, coming, isForward, completion)
    leaving = owner.present
  }

  /// Begins: the page becomes visible.
  ///
  /// - Parameter interactive: Whether the user drives the transition and may still return.
  func begin(interactive: Bool) {
    guard let owner else { return }
    isByUser = interactive
    if interactive { owner.delegate?.pageViewController(owner, willTransitionTo: [coming]) }
    if coming.parent !== owner { owner.addChild(coming) }
    coming.loadViewIfNeeded()
    let change = AppearanceTransition(
      from: leaving, to: coming, .exchange, animated: true, interactive: interactive)
    self.change = change
    change.begin(in: owner.container)
    owner.container?.show(coming)
    change.proceed()
  }

  /// Completes: the page is in place.
  ///
  /// - Parameter isWhole: Whether it was reached without interruption by another page.
  func finish(isWhole: Bool = true) {
    guard let owner, !isOver else { return }
    isOver = true
    owner.pageTransition = nil
    owner.present = coming
    leaving?.willMove(toParent: nil)
    leaving?.viewIfLoaded?.removeFromSuperview()
    change?.end()
    if let leaving, leaving.parent === owner { leaving.removeFromParent() }
    coming.didMove(toParent: owner)
    owner.container?.didTurn(isForward: isForward, isByUser: isByUser)
    owner.pagesDidChange()
    notifyEnd(true, isWhole: isWhole)
  }

  /// Cancels: the former page is in place again.
  func cancel() {
    guard let owner, !isOver else { return }
    isOver = true
    owner.pageTransition = nil
    coming.willMove(toParent: nil)
    coming.viewIfLoaded?.removeFromSuperview()
    change?.cancel()
    if coming.parent === owner { coming.removeFromParent() }
    notifyEnd(false)
  }

  /// Ends because the app displays another page.
  func abandon() {
    guard let owner else { return }
    owner.container?.scroll.isUserInteractionEnabled = true
    let isNearer = owner.container?.isNearer(to: coming) ?? false
    // Stops the scrolling, whose end must not affect the new page.
    owner.pageTransition = nil
    if let scroll = owner.container?.scroll { scroll.setContentOffset(scroll.contentOffset, animated: false) }
    owner.pageTransition = self
    if isNearer || !isByUser { finish(isWhole: false) } else { cancel() }
  }

  private func notifyEnd(_ isDone: Bool, isWhole: Bool = true) {
    owner?.container?.scroll.isUserInteractionEnabled = true
    if isByUser, let owner {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [leaving].compactMap { $0 },
        transitionCompleted: isDone)
    }
    completion?(isDone && isWhole)
  }
}
