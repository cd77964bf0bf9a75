import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchWidgets

/// The view of a page view controller: what scrolls, with the pages that are seen in wrappers, and the dots
/// (semantics 29.11).
@MainActor final class PageContainerView: UIView, UIScrollViewDelegate {
  private weak var owner: UIPageViewController?
  let scroll = UIScrollView()
  private let dots = UIPageControl()
  private var wrappers: [ObjectIdentifier: WrapperView] = [:]
  /// Whether the change of the offset under way is the kit's own.
  private var isPlacing = false

  /// The height of the part with the dots, in points.
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
  /// The pages from the first to the last that there are at present.
  private var pages: [UIViewController] {
    guard let owner, let present = owner.present else { return [] }
    return [owner.neighbors.before, present, owner.neighbors.after].compactMap { $0 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    var area = bounds
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

  // MARK: Places

  /// Where the content is scrolled to when a page is in its place.
  func offset(of page: UIViewController) -> CGPoint {
    let index = CGFloat(pages.firstIndex { $0 === page } ?? 0)
    return isAcross ? CGPoint(x: index * scroll.bounds.width, y: 0) : CGPoint(x: 0, y: index * scroll.bounds.height)
  }

  /// Whether a page is nearer to its place than the one that was there.
  func isNearer(to page: UIViewController) -> Bool {
    abs(distance(to: page)) < (isAcross ? scroll.bounds.width : scroll.bounds.height) / 2
  }

  private func distance(to page: UIViewController) -> CGFloat {
    let offset = offset(of: page)
    return isAcross ? scroll.contentOffset.x - offset.x : scroll.contentOffset.y - offset.y
  }

  /// Other pages lie beside the one that is seen.
  func pagesDidChange() {
    guard let owner else { return }
    if owner.passage == nil {
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

  /// Whether the user has gone to another page, so that the dots know which.
  private var turned = false
  /// Which dot is that of the page that is seen.
  private var dot = 0

  func didTurn(isForward: Bool, isByUser: Bool) {
    guard isByUser else { return }
    turned = true
    dot += isForward ? 1 : -1
  }

  /// Puts the wrappers where their pages are, and the content where the one that is seen is.
  func placePages() {
    guard let owner, let present = owner.present else { return }
    isPlacing = true
    let size = scroll.bounds.size
    let pages = pages
    let away = owner.passage == nil ? CGPoint.zero : scroll.contentOffset
    scroll.contentSize =
      isAcross
      ? CGSize(width: size.width * CGFloat(pages.count), height: size.height)
      : CGSize(width: size.width, height: size.height * CGFloat(pages.count))
    for page in pages {
      guard let wrapper = wrappers[ObjectIdentifier(page)] else { continue }
      let area = CGRect(origin: offset(of: page), size: size)
      let page = isAcross ? area.shrunk(dx: owner.spacing / 2, dy: 0) : area.shrunk(dx: 0, dy: owner.spacing / 2)
      // Before there is room it has none.
      wrapper.frame = page.isNull ? area : page
    }
    scroll.contentOffset = owner.passage == nil ? offset(of: present) : away
    isPlacing = false
  }

  /// Shows a page's view in its place; views of pages that are gone are forgotten.
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
    // A page that is set before the first layout has the room that there will be, not none.
    if scroll.bounds.isEmpty { scroll.frame = bounds }
    placePages()
    page.view.frame = wrapper.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(page.view)
  }

  // MARK: By the user

  private func dotChosen() {
    guard let owner else { return }
    // The dots follow the page and not the finger.
    let wanted = dots.currentPage
    dots.currentPage = dot
    if wanted != dot { owner.turn(forward: wanted > dot) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, let owner, let present = owner.present, scroll.bounds.width > 0 else { return }
    let way = distance(to: present)
    if let passage = owner.passage {
      // Back, and beyond to the other side.
      guard passage.isByUser, way == 0 || (way > 0) != passage.isForward else { return rest() }
      passage.cancel()
    }
    guard way != 0, let next = way > 0 ? owner.neighbors.after : owner.neighbors.before else { return }
    let passage = PagePassage(owner, to: next, isForward: way > 0)
    owner.passage = passage
    passage.begin(interactive: true)
    rest()
  }

  /// Ends the way where the page is in its place and no finger holds it.
  private func rest() {
    guard let passage = owner?.passage, !scroll.isTracking, !scroll.isDragging else { return }
    if distance(to: passage.coming) == 0 { return passage.finish() }
    // The wheel moves without a drag, and leaves off anywhere.
    guard !scroll.isDecelerating, passage.isByUser, let loop = window?.application?.loop else { return }
    wheelEnd?.cancel()
    wheelEnd = loop.schedule(at: loop.now + GestureTuning.scrollPause) { [weak self] in self?.wheelStopped() }
  }

  private var wheelEnd: LoopTimer?

  private func wheelStopped() {
    guard let owner, let passage = owner.passage, passage.isByUser, !scroll.isTracking, !scroll.isDecelerating,
      let present = owner.present
    else { return }
    scroll.setContentOffset(offset(of: isNearer(to: passage.coming) ? passage.coming : present), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  private func settle() {
    guard let owner, let passage = owner.passage else { return }
    if isNearer(to: passage.coming) { passage.finish() } else { passage.cancel() }
    placePages()
  }
}
