import TouchGeometry
import TouchKit

/// The way from one page to the one beside it, done or given up.
@MainActor final class PagePassage {
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

  /// The page comes into sight.
  ///
  /// - Parameter interactive: whether by the user, who may still go back.
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

  /// The page has come to rest in its place.
  ///
  /// - Parameter isWhole: whether it has gone all the way, and no other page was set meanwhile.
  func finish(isWhole: Bool = true) {
    guard let owner, !isOver else { return }
    isOver = true
    owner.passage = nil
    owner.present = coming
    leaving?.willMove(toParent: nil)
    leaving?.viewIfLoaded?.removeFromSuperview()
    change?.end()
    if let leaving, leaving.parent === owner { leaving.removeFromParent() }
    coming.didMove(toParent: owner)
    owner.container?.didTurn(isForward: isForward, isByUser: isByUser)
    owner.pagesDidChange()
    tell(true, isWhole: isWhole)
  }

  /// The page from before is back in its place.
  func cancel() {
    guard let owner, !isOver else { return }
    isOver = true
    owner.passage = nil
    coming.willMove(toParent: nil)
    coming.viewIfLoaded?.removeFromSuperview()
    change?.cancel()
    if coming.parent === owner { coming.removeFromParent() }
    tell(false)
  }

  /// The program shows another page in the middle of it.
  func abandon() {
    guard let owner else { return }
    owner.container?.scroll.isUserInteractionEnabled = true
    let isNearer = owner.container?.isNearer(to: coming) ?? false
    // What moves the pages stands still; its end says nothing of the way to the other page.
    owner.passage = nil
    if let scroll = owner.container?.scroll { scroll.setContentOffset(scroll.contentOffset, animated: false) }
    owner.passage = self
    if isNearer || !isByUser { finish(isWhole: false) } else { cancel() }
  }

  private func tell(_ isDone: Bool, isWhole: Bool = true) {
    owner?.container?.scroll.isUserInteractionEnabled = true
    if isByUser, let owner {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [leaving].compactMap { $0 },
        transitionCompleted: isDone)
    }
    completion?(isDone && isWhole)
  }
}
