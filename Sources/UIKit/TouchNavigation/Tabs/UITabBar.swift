import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// An item of a tab bar. https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A short text next to the title, such as a number, or nil.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }

  /// The background color of the badge; nil, the default, for that of the bar's appearance, or else none.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// The offset of the title, in points, which precedes the bar's appearance; zero, the default, for that of the
  /// appearance.
  ///
  /// Values that are NaN or exceed a million are treated as zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      noteAppearance(\UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
      if titlePositionAdjustment != oldValue { changed() }
    }
  }

  /// Sets the badge's text attributes of a state, which precede the bar's appearance; nil for those of the appearance.
  ///
  /// The states are normal and selected; missing attributes are those of the normal state. A badge with neither a color
  /// nor attributes is written next to the title.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteAppearance("setBadgeTextAttributes", state.rawValue) { $0.setBadgeTextAttributes(textAttributes, for: state) }
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }
  /// Returns the badge's text attributes of a state, or nil.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The bar's appearance while the item is selected; nil, the default, for the bar's own appearance.
  ///
  /// The item makes a copy.
  open var standardAppearance: UITabBarAppearance? {
    get { looks[.standard] }
    set { looks[.standard] = newValue }
  }
  /// The bar's appearance while the item is selected and the content is scrolled to its top; nil, the default, for the
  /// item's standard appearance.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
  /// Whether the item changes the bar's appearance.
  var hasLook: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }
  final lazy var looks = BarLooks(UITabBarAppearance.init(barAppearance:)) { [weak self] in
    (self?.bar as? UITabBar)?.lookOfItemDidChange()
  }

  /// The image while the tab is selected; `image` unless another was set.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      changed()
    }
  }
  private final var ownSelectedImage: UIImage?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item with a title and an image before it.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a standard title and image.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    isOfSystem = true
  }
  private final var isOfSystem = false
  /// The title; that of a system item cannot be changed.
  open override var title: String? {
    get { super.title }
    set { if !isOfSystem { super.title = newValue } }
  }
  /// The image before the title; that of a system item cannot be changed.
  open override var image: UIImage? {
    get { super.image }
    set { if !isOfSystem { super.image = newValue } }
  }

  /// Creates an item with a title, an image, and an image for the selected state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Sets the title attributes of a state, which precede those of the bar; nil for those of the bar.
  ///
  /// The states are normal, selected and disabled. Missing attributes other than the color are those of the normal
  /// state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteAppearance("setTitleTextAttributes", state.rawValue) { $0.setTitleTextAttributes(attributes, for: state) }
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// Returns the title attributes of a state, or nil.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The displayed text.
  var words: String { [title, badgeValue.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ") }

  /// Returns the badge with a background color; nil if no color or attributes are set.
  func badge(in look: UITabBarItemStateAppearance?, _ state: UIControl.State) -> SegmentBadge? {
    guard let badgeValue else { return nil }
    let own = badgeTextAttributes(for: state) ?? badgeTextAttributes(for: .normal)
    let color = badgeColor ?? look?.badgeBackgroundColor
    let attributes = (look?.badgeTextAttributes ?? [:]).merging(own ?? [:]) { $1 }
    guard color != nil || !attributes.isEmpty else { return nil }
    return SegmentBadge(badgeValue, suffix: "(\(badgeValue))", color: color ?? .systemRed, attributes: attributes)
  }
}

/// Receives the user's selection in a tab bar. https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called when the user selected an item, even if it was already selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the top of a tab bar controller, or a separate bar of the app, with one segment for each item (semantics
/// 29.4).
///
/// The Tab key focuses it once; the arrow keys move within it. https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView, ItemBar, UISpringLoadedInteractionSupporting {
  /// The delegate; held weakly.
  ///
  /// The delegate of a tab bar controller's bar is always the controller.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      if let controller, delegate !== controller {
        UsageError.report("UITabBar.delegate: the delegate of a tab bar controller's bar is the controller")
        delegate = controller
      }
      UncalledDelegateMethods.check(delegate, (any UITabBarDelegate).self)
    }
  }
  /// The controller of the bar; nil for a separate bar.
  weak var controller: UITabBarController?

  /// The items; nil by default.
  ///
  /// The items of a tab bar controller's bar are those of its tabs; others are refused and reported. A selected item
  /// that is removed is deselected.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets `items`, without animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard controller == nil else {
      return UsageError.report("UITabBar.items: the tab bar controller sets the items of its bar; ignored")
    }
    shownItems = items
    if !(items ?? []).contains(where: { $0 === selectedItem }) { shownSelection = nil }
  }
  /// The selected item; nil if there is none or it is not among `items`.
  ///
  /// Setting it does not notify the delegate. In the bar of a tab bar controller, set the controller's selection
  /// instead.
  open var selectedItem: UITabBarItem? {
    get { shownSelection }
    set {
      guard controller == nil else {
        return UsageError.report("UITabBar.selectedItem: the tab bar controller chooses in its bar; ignored")
      }
      shownSelection = newValue.flatMap { item in (items ?? []).contains { $0 === item } ? item : nil }
    }
  }
  final var shownItems: [UITabBarItem]? { didSet { itemsDidChange() } }
  final var shownSelection: UITabBarItem? {
    didSet {
      guard shownSelection !== oldValue else { return }
      // The item may change the bar's appearance.
      if shownSelection?.hasLook == true || oldValue?.hasLook == true { appearanceDidChange() }
      showSelection()
    }
  }
  /// The standard appearance; by default that of the system (semantics 28.25).
  ///
  /// The bar makes a copy; changes of the copy take effect immediately.
  open var standardAppearance: UITabBarAppearance {
    get { looks.standard }
    set {
      noteAppearance(\UITabBar.standardAppearance, newValue)
      looks[.standard] = newValue
    }
  }
  /// The appearance while the content is scrolled to its top, or there is no scroll view; nil for the standard
  /// appearance.
  ///
  /// The bar is at the top, so the edge is the upper one.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks[.scrollEdge] }
    set {
      noteAppearance(\UITabBar.scrollEdgeAppearance, newValue)
      looks[.scrollEdge] = newValue
      superview?.setNeedsLayout()
    }
  }
  /// The background image of a bar without appearance; nil, the default, for none.
  open var backgroundImage: UIImage? { didSet { show(\UITabBar.backgroundImage, backgroundImage) } }
  /// The shadow line of a bar without appearance; an empty image for no line, nil, the default, for that of the system.
  open var shadowImage: UIImage? { didSet { show(\UITabBar.shadowImage, shadowImage) } }
  /// The brightness of the bar; `default` follows the surrounding views.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\UITabBar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.style }
    }
  }
  /// Whether content may extend behind the bar; true by default.
  ///
  /// Content that is scrolled behind the bar is blurred, unless the bar has a color or an image. If false, a page begins below the bar, unless its controller extends
  /// under opaque bars (semantics 28.14).
  open var isTranslucent = true {
    didSet {
      noteAppearance(\UITabBar.isTranslucent, isTranslucent)
      guard isTranslucent != oldValue else { return }
      superview?.setNeedsLayout()
      showGround()
    }
  }
  /// The background color if the appearance sets none; nil for the system background.
  open var barTintColor: UIColor? { didSet { show(\UITabBar.barTintColor, barTintColor) } }
  /// The color of unselected items if the appearance sets none; nil for that of the system.
  open var unselectedItemTintColor: UIColor? {
    didSet { show(\UITabBar.unselectedItemTintColor, unselectedItemTintColor) }
  }
  private lazy var looks = BarLooks(UITabBarAppearance.init(barAppearance:)) { [weak self] in
    self?.appearanceDidChange()
  }
  /// Called when the user selects an item, even the selected one.
  var onChoice: ((Int) -> Void)?

  /// Whether a drag that rests over an item selects it; false by default (semantics 54.74).
  open var isSpringLoaded: Bool {
    get { segments.isSpringLoaded }
    set { segments.isSpringLoaded = newValue }
  }

  let segments = UISegmentedControl(items: [])
  /// The appearance of items.
  private var itemLook: UITabBarItemAppearance?
  private let ground = BarGround()
  private var hasChanged = false
  private var isApplyingAppearance = false
  /// The width at which all tabs have equal widths; nil until computed.
  private var equalWidth: CGFloat?

  /// The height on a desktop, in points.
  static let height: CGFloat = 40

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.attach(to: self)
    addSubview(segments)
    appearanceDidChange()
    segments.addAction(UIAction { [weak self] _ in self?.hasChanged = false }, for: .touchDown)
    segments.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .valueChanged)
    segments.addAction(UIAction { [weak self] _ in self?.lifted() }, for: .touchUpInside)
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Whether the content is scrolled to its top, or there is no scroll view.
  var isAtEdge = true { didSet { if isAtEdge != oldValue { edgeDidChange() } } }
  /// Whether the bar depends on the scroll position of the content.
  var followsContent: Bool {
    looks[.scrollEdge] != nil || (shownItems ?? []).contains { $0.scrollEdgeAppearance != nil }
  }

  /// Called when an item changes its appearance of the bar.
  func lookOfItemDidChange() {
    appearanceDidChange()
    superview?.setNeedsLayout()
  }

  private func edgeDidChange() { if followsContent { appearanceDidChange() } else { showGround() } }

  /// The current appearance; nil for that of the system.
  private var look: UITabBarAppearance? {
    shownSelection?.looks.counting(isAtEdge: isAtEdge, isLow: false)
      ?? looks.counting(isAtEdge: isAtEdge, isLow: false)
  }

  private func showGround() {
    let look = look
    ground.show(look, tint: barTintColor, isOverContent: isTranslucent && !isAtEdge)
    if look == nil { ground.show(backgroundImage, shadowImage) }
  }

  func appearanceDidChange() {
    showGround()
    let look = look
    let items = look?.items(for: traitCollection) ?? UITabBarItemAppearance()
    itemLook = items
    for (part, state) in items.parts {
      var (attributes, icon) = (part.titleTextAttributes, part.iconColor)
      if state == .normal, let color = unselectedItemTintColor {
        attributes.merge([.foregroundColor: color]) { own, _ in own }
        icon = icon ?? color
      }
      segments.setTitleTextAttributes(attributes, for: state)
      segments.setImageColor(icon, for: state)
    }
    showSelection()
    setNeedsLayout()
  }

  /// Updates the appearance of items after the window's width class changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
      || previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    {
      appearanceDidChange()
    }
    if previousTraitCollection?.accessibilityContrast != traitCollection.accessibilityContrast { showGround() }
  }

  private func chosen() {
    hasChanged = true
    let index = segments.selectedSegmentIndex
    // The controller determines the selection.
    showSelection()
    choose(index)
  }

  /// A touch without change selects the selected item again.
  private func lifted() {
    if !hasChanged { choose(segments.selectedSegmentIndex) }
    hasChanged = false
  }

  /// Selects an item for the user.
  func choose(_ index: Int) {
    guard let items = shownItems, items.indices.contains(index) else { return }
    if controller == nil { shownSelection = items[index] }
    delegate?.tabBar(self, didSelect: items[index])
    if controller != nil { onChoice?(index) }
  }

  func itemsDidChange() {
    // Changes by an appearance proxy are applied together.
    guard !isApplyingAppearance else { return }
    segments.removeAllSegments()
    segments.apportionsSegmentWidthsByContent = false
    equalWidth = nil
    for (index, item) in (shownItems ?? []).enumerated() {
      item.bar = self
      isApplyingAppearance = true
      item.applyAppearance()
      isApplyingAppearance = false
      segments.insertSegment(withTitle: item.words, at: index, animated: false)
      segments.setEnabled(item.isEnabled, forSegmentAt: index)
      for state in [UIControl.State.normal, .selected, .disabled] {
        guard let attributes = item.titleTextAttributes(for: state) else { continue }
        segments.setTitleTextAttributes(attributes, for: state, forSegmentAt: index)
      }
    }
    showSelection()
    setNeedsLayout()
  }

  private func showSelection() {
    segments.selectedSegmentIndex = shownItems?.firstIndex { $0 === shownSelection } ?? UISegmentedControl.noSegment
    for (index, item) in (shownItems ?? []).enumerated() where index < segments.numberOfSegments {
      let isChosen = item === shownSelection
      let look = !item.isEnabled ? itemLook?.disabled : isChosen ? itemLook?.selected : itemLook?.normal
      let own = item.titlePositionAdjustment.usable
      segments.setTitleShift(
        own == .zero ? look?.titlePositionAdjustment.usable ?? .zero : own, forSegmentAt: index)
      segments.setBadge(
        item.badge(in: isChosen ? itemLook?.selected : itemLook?.normal, isChosen ? .selected : .normal),
        forSegmentAt: index)
      guard let image = item === shownSelection ? item.selectedImage : item.image else { continue }
      let words = item.words
      segments.setTitle(words.isEmpty ? nil : words, image: image, insets: item.usedImageInsets, forSegmentAt: index)
    }
  }

  /// Returns the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UITabBar.height) }

  /// The standard height, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }

  /// Centers the segments.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - UITabBar.height
    passDirection(to: segments)
    // Tabs have equal widths if their titles fit.
    let room = bounds.width - 16
    let equal = equalWidth ?? segments.sizeThatFits(bounds.size).width
    equalWidth = equal
    if segments.apportionsSegmentWidthsByContent != (equal > room) {
      segments.apportionsSegmentWidthsByContent = equal > room
    }
    let wanted = segments.sizeThatFits(bounds.size)
    let width = min(max(wanted.width, 88 * CGFloat(shownItems?.count ?? 0)), room)
    segments.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: top + ((UITabBar.height - wanted.height) / 2).rounded(),
      width: width, height: wanted.height)
    ground.layOut(lineAt: .bottom)
  }
}
