import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The view of a tab bar controller: the chosen controller's view in a wrapper, and the bar in front.
@MainActor final class TabContainerView: UIView {
  private weak var owner: UITabBarController?
  private let stage = UIView()
  /// Whether the pages take touches; false while they move.
  var takesTouches: Bool {
    get { stage.isUserInteractionEnabled }
    set { stage.isUserInteractionEnabled = newValue }
  }

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(frame: UIScreen.presentBounds)
    backgroundColor = .systemBackground
    addSubview(stage)
    addSubview(owner.tabBar)
  }
  required init?(coder: NSCoder) { nil }

  /// Puts what lies in a tab's place into a wrapper of its own.
  func put(_ views: [UIView]) {
    let wrapper = WrapperView(frame: stage.bounds)
    wrapper.addedSafeArea = insets
    stage.addSubview(wrapper)
    for view in views {
      view.frame = wrapper.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
    }
    placePage(in: wrapper)
  }

  /// The view of a stack or of columns fills the room; what is in it begins where its controller wants it.
  private func placePage(in wrapper: WrapperView) {
    guard let tab = owner?.selectedViewController, !fills(tab) else { return }
    wrapper.place(tab, belowTop: isOpen, belowBottom: true)
  }

  /// Where a tab's view is to be in a wrapper.
  func room(for tab: UIViewController, in wrapper: WrapperView) -> CGRect {
    fills(tab) ? wrapper.bounds : wrapper.room(for: tab, belowTop: isOpen, belowBottom: true)
  }

  private func fills(_ tab: UIViewController) -> Bool { tab is UINavigationController || tab is UISplitViewController }
  private var isOpen: Bool { hidesBar || owner?.tabBar.isTranslucent ?? true }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let owner else { return }
    stage.frame = bounds
    placeBar()
    owner.show()
    watchContent()
  }

  private lazy var watcher = OffsetWatcher { [weak self] in self?.tellBar() }

  /// Finds what scrolls in the chosen tab, where the look of the bar follows it.
  func watchContent() {
    guard let owner else { return }
    let tab = owner.selectedViewController
    let page = (tab as? UINavigationController)?.shownStack.last ?? tab
    watcher.follow(owner.tabBar.followsContent ? page?.viewIfLoaded?.firstScrollView : nil)
    tellBar()
  }

  private func tellBar() { owner?.tabBar.isAtEdge = watcher.isAtBeginning(in: self) }

  /// Whether what is on top wants the room of the bar (semantics 28.15, 29.13).
  private var hidesBar: Bool {
    (owner?.selectedViewController as? UINavigationController)?.takesTabBarSpace ?? false
  }

  private var insets: UIEdgeInsets {
    UIEdgeInsets(top: hidesBar ? 0 : UITabBar.height, left: 0, bottom: 0, right: 0)
  }

  /// Puts the bar at the top or beyond it, and tells the wrapper what of it is covered.
  func placeBar() {
    guard let owner else { return }
    let (height, isHidden) = (UITabBar.height + safeAreaInsets.top, hidesBar)
    owner.tabBar.frame = CGRect(x: 0, y: isHidden ? -height : 0, width: bounds.width, height: height)
    owner.tabBar.isUserInteractionEnabled = !isHidden
    for wrapper in stage.subviews.compactMap({ $0 as? WrapperView }) {
      wrapper.frame = stage.bounds
      wrapper.addedSafeArea = insets
      placePage(in: wrapper)
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
