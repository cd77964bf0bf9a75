import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchWidgets

/// The view of a page view controller: a scroll view with the visible pages in wrappers, and the page control
/// (semantics 29.11).
@MainActor final class PageContainerView: UIView, UIScrollViewDelegate {
  private weak var owner: UIPageViewController?
  let scroll = UIScrollView()
  private let dots = UIPageControl()
  private var wrappers: [ObjectIdentifier: WrapperView] = [:]
  /// Whether the kit is changing the content offset.
  private var isPlacing = false

  /// The height of the page control, in points.
  static let dotsHeight: CGFloat = 37

  init(_ owner: UIPageViewController) {
    self.owner = owner
    super.init(frame: UIScreen.presentBounds)
    clipsToBounds = true
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.follower = self
    addSubview(scroll)
    dots.isHidden = true
    dots.addAction(UIAction { [weak self] _ in self?.dotChosen() }, for: .valueChanged)
    addSubview(dots)
  }
  required init?(coder: NSCoder) { nil }

  private var isAcross: Bool { owner?.navigationOrientation != .vertical }
  /// Whether the next page is on the left, because the leading edge is the right one.
  var isReversed: Bool { isAcross && isMirrored }
  /// The current pages from left to right, or from top to bottom.
  private var pages: [UIViewController] {
    guard let owner, let present = owner.present else { return [] }
    let pages = [owner.neighbors.before, present, owner.neighbors.after].compactMap { $0 }
    return isReversed ? pages.reversed() : pages
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    var area = bounds
    passDirection(to: dots)
    if !dots.isHidden {
      area.size.height = max(0, area.height - PageContainerView.dotsHeight)
      dots.frame = CGRect(
        x: 0, y: area.maxY, width: bounds.width, height: PageContainerView.dotsHeight)
    }
    let frame =
      isAcross
      ? area.insetBy(dx: -owner.spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -owner.spacing / 2)
    if scroll.frame != frame {
      scroll.frame = frame
      placePages()
    }
  }

  // MARK: Layout

  /// Returns the content offset at which a page is in place.
  func offset(of page: UIViewController) -> CGPoint {
    let index = CGFloat(pages.firstIndex { $0 === page } ?? 0)
    return isAcross ? CGPoint(x: index * scroll.bounds.width, y: 0) : CGPoint(x: 0, y: index * scroll.bounds.height)
  }

  /// Whether a page is nearer to its place than the former one.
  func isNearer(to page: UIViewController) -> Bool {
    abs(distance(to: page)) < (isAcross ? scroll.bounds.width : scroll.bounds.height) / 2
  }

  private func distance(to page: UIViewController) -> CGFloat {
    let offset = offset(of: page)
    return isAcross ? scroll.contentOffset.x - offset.x : scroll.contentOffset.y - offset.y
  }

  /// Called when the neighbors of the displayed page change.
  func pagesDidChange() {
    guard let owner else { return }
    if owner.pageTransition == nil {
      let count = owner.dataSource?.presentationCount(for: owner) ?? 0
      let hides = count <= 0 || !isAcross
      if dots.isHidden != hides {
        dots.isHidden = hides
        setNeedsLayout()
      }
      dots.numberOfPages = max(count, 0)
      if !turned { dot = owner.dataSource?.presentationIndex(for: owner) ?? 0 }
      turned = false
      dots.currentPage = dot
    }
    placePages()
  }

  /// Whether the user changed the page, which selects a dot.
  private var turned = false
  /// The selected dot.
  private var dot = 0

  func didTurn(isForward: Bool, isByUser: Bool) {
    guard isByUser else { return }
    turned = true
    dot += isForward ? 1 : -1
  }

  /// Places the wrappers at the positions of their pages, and scrolls to the displayed one.
  func placePages() {
    guard let owner, let present = owner.present else { return }
    isPlacing = true
    let size = scroll.bounds.size
    let pages = pages
    let away = owner.pageTransition == nil ? CGPoint.zero : scroll.contentOffset
    scroll.contentSize =
      isAcross
      ? CGSize(width: size.width * CGFloat(pages.count), height: size.height)
      : CGSize(width: size.width, height: size.height * CGFloat(pages.count))
    for page in pages {
      guard let wrapper = wrappers[ObjectIdentifier(page)] else { continue }
      let area = CGRect(origin: offset(of: page), size: size)
      let page = isAcross ? area.shrunk(dx: owner.spacing / 2, dy: 0) : area.shrunk(dx: 0, dy: owner.spacing / 2)
      // Before the first layout, a page has no size.
      wrapper.frame = page.isNull ? area : page
    }
    scroll.contentOffset = owner.pageTransition == nil ? offset(of: present) : away
    isPlacing = false
  }

  /// Adds a page's view, and removes views of former pages.
  func show(_ page: UIViewController) {
    let known = Set(pages.map { ObjectIdentifier($0) } + [ObjectIdentifier(page)])
    for (id, wrapper) in wrappers where !known.contains(id) || wrapper.subviews.isEmpty {
      wrapper.removeFromSuperview()
      wrappers[id] = nil
    }
    let wrapper = WrapperView(frame: bounds)
    wrappers[ObjectIdentifier(page)]?.removeFromSuperview()
    wrappers[ObjectIdentifier(page)] = wrapper
    scroll.addSubview(wrapper)
    // A page set before the first layout gets its future size.
    if scroll.bounds.isEmpty { scroll.frame = bounds }
    placePages()
    page.view.frame = wrapper.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(page.view)
  }

  // MARK: User actions

  private func dotChosen() {
    guard let owner else { return }
    // The dots change with the page, not with the finger.
    let wanted = dots.currentPage
    dots.currentPage = dot
    if wanted != dot { owner.turn(forward: wanted > dot) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, let owner, let present = owner.present, scroll.bounds.width > 0 else { return }
    let way = distance(to: present)
    let isForward = (way > 0) != isReversed
    if let transition = owner.pageTransition {
      // The page returned to its place, or moved past it to the other side.
      guard transition.isByUser, way == 0 || isForward != transition.isForward else { return rest() }
      transition.cancel()
    }
    guard way != 0, let next = isForward ? owner.neighbors.after : owner.neighbors.before else { return }
    let transition = PageTransition(owner, to: next, isForward: isForward)
    owner.pageTransition = transition
    transition.begin(interactive: true)
    rest()
  }

  /// Ends the transition if the page is in place and not touched.
  private func rest() {
    guard let transition = owner?.pageTransition, !scroll.isTracking, !scroll.isDragging else { return }
    if distance(to: transition.coming) == 0 { return transition.finish() }
    // The wheel scrolls without a drag and may stop anywhere.
    guard !scroll.isDecelerating, transition.isByUser, let loop = window?.application?.loop else { return }
    wheelEnd?.cancel()
    wheelEnd = loop.schedule(at: loop.now + GestureTuning.scrollPause) { [weak self] in self?.wheelStopped() }
  }

  private var wheelEnd: LoopTimer?

  private func wheelStopped() {
    guard let owner, let transition = owner.pageTransition, transition.isByUser, !scroll.isTracking,
      !scroll.isDecelerating,
      let present = owner.present
    else { return }
    scroll.setContentOffset(offset(of: isNearer(to: transition.coming) ? transition.coming : present), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  private func settle() {
    guard let owner, let transition = owner.pageTransition else { return }
    if isNearer(to: transition.coming) { transition.finish() } else { transition.cancel() }
    placePages()
  }
}
