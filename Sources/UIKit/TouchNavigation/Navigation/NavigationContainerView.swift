import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchLists
import TouchWidgets

/// The view of a navigation controller: the transition view, in it a wrapper for each visible controller, and the bars
/// in front (semantics 28.12).
@MainActor final class NavigationContainerView: UIView {
  private weak var owner: UINavigationController?
  /// The superview of the wrappers; takes no touches during a transition.
  let stage = UIView()

  init(_ owner: UINavigationController) {
    self.owner = owner
    super.init(frame: UIScreen.presentBounds)
    // A transition must not be visible over the neighboring column.
    clipsToBounds = true
    stage.clipsToBounds = true
    backgroundColor = .systemBackground
    addSubview(stage)
    addSubview(owner.toolbar)
    addSubview(owner.navigationBar)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    watchContent()
    owner?.gestures.setMirrored(isMirrored)
    placeBars()
    owner?.update()
    owner?.tabBarController?.container?.watchContent()
  }

  /// Escape, if no view of the content has handled it, ends the search (semantics 28.22).
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key == nil || !endsSearch($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// The release of the button `menu`, likewise (semantics 48.14).
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.type != .menu || !endsSearch($0) }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  private func endsSearch(_ press: UIPress) -> Bool {
    // A presented controller receives the key instead.
    guard !press.isForText, let key = press.effectiveKey, key.keyCode == .keyboardEscape, key.modifierFlags.isEmpty,
      let owner, owner.presentedViewController == nil,
      let search = owner.topViewController?.navigationItem.searchController, search.isActive
    else { return false }
    search.searchBar.cancelled()
    return true
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Places the bars at their edges or outside them, and updates the safe areas of the wrappers.
  func placeBars() {
    guard let owner else { return }
    let (bar, toolbar) = (owner.navigationBar, owner.toolbar)
    let top = bar.height + safeAreaInsets.top
    let bottom = BarTuning.height + safeAreaInsets.bottom
    bar.shrink = shrink(of: bar)
    content?.uncovered = owner.isNavigationBarHidden ? 0 : max(bar.shrink, 0)
    bar.frame = CGRect(
      x: 0, y: owner.isNavigationBarHidden ? -top : 0, width: bounds.width, height: top - bar.shrink)
    toolbar.frame = CGRect(
      x: 0, y: bounds.height - (owner.isToolbarHidden ? 0 : bottom), width: bounds.width, height: bottom)
    updateBars()
    bar.isUserInteractionEnabled = !owner.isNavigationBarHidden
    toolbar.isHidden = owner.isToolbarHidden
    if stage.frame != bounds { stage.frame = bounds }
    for wrapper in stage.subviews.compactMap({ $0 as? WrapperView }) {
      if owner.running == nil { wrapper.frame = stage.bounds }
      // A leaving page keeps the safe area of the bar that it had, whose height may differ.
      if wrapper !== owner.running?.leavingWrapper { wrapper.addedSafeArea = insets }
    }
    if owner.running?.animator == nil { placePage(owner.shownStack.last) }
  }

  /// Extends a page under the bars or places it between them, as its controller requires (semantics 28.14).
  func placePage(_ page: UIViewController?) {
    guard let page, let wrapper = page.viewIfLoaded?.superview as? WrapperView else { return }
    wrapper.place(page, belowTop: isTopOpen, belowBottom: isBottomOpen)
  }

  /// Returns the frame of a page in a wrapper.
  func room(for page: UIViewController, in wrapper: WrapperView) -> CGRect {
    wrapper.room(for: page, belowTop: isTopOpen, belowBottom: isBottomOpen)
  }

  private var isTopOpen: Bool { owner.map { $0.isNavigationBarHidden || $0.navigationBar.isTranslucent } ?? true }
  private var isBottomOpen: Bool { owner.map { $0.isToolbarHidden || $0.toolbar.isTranslucent } ?? true }

  private lazy var watcher = OffsetWatcher { [weak self] in self?.contentDidScroll() }
  /// The scroll view of the visible page behind the bars, if any.
  private var content: UIScrollView? { watcher.content }

  /// Finds the scroll view that a large title, an appearance or a translucent bar follows: the first one of the page, if
  /// it begins at the top.
  func watchContent() {
    let found = owner.flatMap { owner in
      let (bar, toolbar) = (owner.navigationBar, owner.toolbar)
      return owner.shownStack.last?.viewIfLoaded?.scrollView(
        for: bar.followsContent || toolbar.followsContent, bar.isTranslucent || toolbar.isTranslucent)
    }
    guard found !== content else { return }
    content?.restingPlace = nil
    content?.uncovered = 0
    watcher.follow(found)
    found?.restingPlace = { [weak self] in self?.place(toRestFrom: $0) ?? $0 }
  }

  /// Returns the height by which search bar and large title are collapsed; negative if the content is pulled down and
  /// the bar grows.
  ///
  /// A refresh control takes the space where the bar would grow.
  private func shrink(of bar: UINavigationBar) -> CGFloat {
    guard bar.maximumShrink > 0, let content, content.window != nil,
      content.convert(content.bounds.origin, to: self).y <= 0
    else { return 0 }
    let way = content.contentOffset.y + content.adjustedContentInset.top
    if way < 0, !bar.growsByPull || (content as? UITableView)?.refreshControl != nil { return 0 }
    return min(bar.maximumShrink, way)
  }

  /// Notifies the bars whether the content is scrolled to their edges.
  private func updateBars() {
    owner?.navigationBar.isAtEdge = watcher.isAtBeginning(in: self)
    owner?.toolbar.isAtEdge = watcher.isAtEnd(in: self)
  }

  private func contentDidScroll() {
    updateBars()
    guard let bar = owner?.navigationBar, shrink(of: bar) != bar.shrink else { return }
    placeBars()
  }

  /// Adjusts the target of scrolling so that search bar and large title are fully shown or fully hidden, whichever is
  /// nearer (semantics 28.14).
  private func place(toRestFrom target: CGPoint) -> CGPoint {
    guard let content, let bar = owner?.navigationBar, bar.maximumShrink > 0 else { return target }
    let start = -content.adjustedContentInset.top
    let way = target.y - start
    guard way > 0, way < bar.maximumShrink else { return target }
    let end = content.contentSize.height + content.adjustedContentInset.bottom - content.bounds.height
    let rest = bar.stopHeights.filter { start + $0 <= end }.min { abs($0 - way) < abs($1 - way) }
    return CGPoint(x: target.x, y: start + (rest ?? 0))
  }

  /// Called when another container has taken the visible views.
  func discardTakenViews() {
    guard let owner, let top = owner.shownStack.last, !top.viewsInPlace.contains(where: { $0.isDescendant(of: stage) })
    else { return }
    for wrapper in stage.subviews { wrapper.removeFromSuperview() }
    owner.shownStack = []
  }

  /// The insets of the bars beyond the safe area.
  private var insets: UIEdgeInsets {
    guard let owner else { return .zero }
    return UIEdgeInsets(
      top: owner.isNavigationBarHidden ? 0 : owner.navigationBar.height, left: 0,
      bottom: owner.isToolbarHidden ? 0 : BarTuning.height, right: 0)
  }

  /// Returns a wrapper around views, which fill it.
  func wrap(_ views: [UIView]) -> WrapperView {
    let wrapper = WrapperView(frame: stage.bounds)
    wrapper.addedSafeArea = insets
    for view in views {
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    return wrapper
  }
}

/// The superview of a visible controller's view.
@MainActor final class WrapperView: UIView {
  /// Dims the page below during a transition.
  let dim = UIView()
  override var kitMovesByPixels: Bool { true }
  /// Whether the view does not fill the wrapper.
  private var leavesRoom = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    dim.backgroundColor = .black
    dim.alpha = 0
    dim.isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  /// Places a controller's view, excluding the bars that it must not extend under.
  ///
  /// - Parameters:
  ///   - belowTop: Whether content may extend under the top bar.
  ///   - belowBottom: Whether content may extend under the bottom bar.
  func place(_ controller: UIViewController, belowTop: Bool, belowBottom: Bool) {
    guard let view = controller.viewIfLoaded, view.superview === self else { return }
    let room = room(for: controller, belowTop: belowTop, belowBottom: belowBottom)
    // A view that may fill the wrapper keeps the frame that the app set.
    guard room != bounds || leavesRoom else { return }
    leavesRoom = room != bounds
    if view.frame != room { view.frame = room }
  }

  /// Returns the frame of a controller's view.
  func room(for controller: UIViewController, belowTop: Bool, belowBottom: Bool) -> CGRect {
    let (edges, always) = (controller.edgesForExtendedLayout, controller.extendedLayoutIncludesOpaqueBars)
    var room = UIEdgeInsets.zero
    if !edges.contains(.top) || !(belowTop || always) { room.top = safeAreaInsets.top }
    if !edges.contains(.bottom) || !(belowBottom || always) { room.bottom = safeAreaInsets.bottom }
    return bounds.inset(by: room)
  }
}
