import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The view of a tab bar controller: the selected controller's view in a wrapper, and the bar in front.
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

  /// Moves the views of a tab into a wrapper.
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

  /// Places a tab's view: containers fill the wrapper and place their own content.
  private func placePage(in wrapper: WrapperView) {
    guard let tab = owner?.selectedViewController, !fills(tab) else { return }
    wrapper.place(tab, belowTop: isOpen, belowBottom: true)
  }

  /// Returns the frame of a tab's view in a wrapper.
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

  private lazy var watcher = OffsetWatcher { [weak self] in self?.updateBar() }

  /// Finds the scroll view of the selected tab, if the bar's appearance depends on it.
  func watchContent() {
    guard let owner else { return }
    let tab = owner.selectedViewController
    let page = (tab as? UINavigationController)?.shownStack.last ?? tab
    watcher.follow(page?.viewIfLoaded?.scrollView(for: owner.tabBar.followsContent, owner.tabBar.isTranslucent))
    updateBar()
  }

  private func updateBar() { owner?.tabBar.isAtEdge = watcher.isAtBeginning(in: self) }

  /// Whether the top controller hides the bar (semantics 28.15, 29.13).
  private var hidesBar: Bool {
    (owner?.selectedViewController as? UINavigationController)?.takesTabBarSpace ?? false
  }

  private var insets: UIEdgeInsets {
    UIEdgeInsets(top: hidesBar ? 0 : UITabBar.height, left: 0, bottom: 0, right: 0)
  }

  /// Places the bar at the top or outside, and updates the wrapper's safe area.
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
