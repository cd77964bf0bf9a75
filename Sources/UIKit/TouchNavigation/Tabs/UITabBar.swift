import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// What a tab bar shows of a controller. https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// A few letters beside the title, such as a number; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }

  /// What the badge lies on; nil, the default, for what the bar's appearance says, or else for no color at all.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// How far the title is moved from its place, in points, before what the bar's appearance says; zero, the default, for
  /// the bar's way.
  ///
  /// What is no number, or beyond a million, counts as zero.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      noteAppearance(\UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
      if titlePositionAdjustment != oldValue { changed() }
    }
  }

  /// Says how the badge is written in a state, before what the bar's appearance says; nil for the bar's way.
  ///
  /// The states are normal and selected; what the normal one says holds in the other as well where it says nothing. A
  /// badge that has neither a color nor attributes is written beside the title.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteAppearance("setBadgeTextAttributes", state.rawValue) { $0.setBadgeTextAttributes(textAttributes, for: state) }
    badgeAttributes[state.rawValue] = textAttributes
    changed()
  }
  /// What was said for a state; nil for nothing.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// How the bar looks while the item is chosen; nil, the default, for as it looks otherwise.
  ///
  /// The item takes a copy.
  open var standardAppearance: UITabBarAppearance? {
    get { looks[.standard] }
    set { looks[.standard] = newValue }
  }
  /// The same while the content below the bar stands at its beginning; nil, the default, for the item's standard.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
  /// Whether the bar looks different while the item is chosen.
  var hasLook: Bool { standardAppearance != nil || scrollEdgeAppearance != nil }
  final lazy var looks = BarLooks(UITabBarAppearance.init(barAppearance:)) { [weak self] in
    (self?.bar as? UITabBar)?.lookOfItemDidChange()
  }

  /// The picture while the tab is chosen; `image` unless another was set.
  open var selectedImage: UIImage? {
    get { ownSelectedImage ?? image }
    set {
      ownSelectedImage = newValue
      changed()
    }
  }
  private final var ownSelectedImage: UIImage?

  /// An item with nothing to show.
  public override init() { super.init() }

  /// An item with a title and a picture before it.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// An item whose title and picture everybody knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    isOfSystem = true
  }
  private final var isOfSystem = false
  /// What the bar says; that of an item that everybody knows stays.
  open override var title: String? {
    get { super.title }
    set { if !isOfSystem { super.title = newValue } }
  }
  /// A picture before the title; that of an item that everybody knows stays.
  open override var image: UIImage? {
    get { super.image }
    set { if !isOfSystem { super.image = newValue } }
  }

  /// An item with a title and two pictures, one for while its tab is chosen.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Says how the title looks in a state, before what the bar says; nil for the bar's way.
  ///
  /// The states are normal, selected and disabled. What the normal one says holds in the others as well where they say
  /// nothing, but for the color.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteAppearance("setTitleTextAttributes", state.rawValue) { $0.setTitleTextAttributes(attributes, for: state) }
    titleAttributes[state.rawValue] = attributes
    changed()
  }

  /// What was said for a state; nil for nothing.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// What the bar says.
  var words: String { [title, badgeValue.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ") }

  /// The badge that lies on a color; nil where nothing is said of it.
  func badge(in look: UITabBarItemStateAppearance?, _ state: UIControl.State) -> SegmentBadge? {
    guard let badgeValue else { return nil }
    let own = badgeTextAttributes(for: state) ?? badgeTextAttributes(for: .normal)
    let color = badgeColor ?? look?.badgeBackgroundColor
    let attributes = (look?.badgeTextAttributes ?? [:]).merging(own ?? [:]) { $1 }
    guard color != nil || !attributes.isEmpty else { return nil }
    return SegmentBadge(badgeValue, suffix: "(\(badgeValue))", color: color ?? .systemRed, attributes: attributes)
  }
}

/// Hears of a tab bar. https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Tells that the user has chosen an item, also one that was chosen already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Has nothing to do.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar at the top of a tab bar controller, or one of a program's own: one segment for each item (semantics 29.4).
///
/// The Tab key stops at it once; the arrow keys move in it.
/// https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView, ItemBar {
  /// Hears what the user chooses; held weakly.
  ///
  /// That of a tab bar controller's bar is the controller, and stays it.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      if let controller, delegate !== controller {
        UsageError.report("UITabBar.delegate: the delegate of a tab bar controller's bar is the controller")
        delegate = controller
      }
      UncalledDelegateMethods.check(delegate, (any UITabBarDelegate).self)
    }
  }
  /// The controller that the bar belongs to; nil for one that stands by itself.
  weak var controller: UITabBarController?

  /// What the bar shows; nil, at first, for nothing.
  ///
  /// The items of a tab bar controller's bar are those of its tabs; others are refused and reported. An item that is
  /// chosen and no longer there is chosen no more.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  /// Sets `items`; the change is seen at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard controller == nil else {
      return UsageError.report("UITabBar.items: the tab bar controller sets the items of its bar; ignored")
    }
    shownItems = items
    if !(items ?? []).contains(where: { $0 === selectedItem }) { shownSelection = nil }
  }
  /// The item that is chosen; nil for none, and where it is not among `items`.
  ///
  /// Setting it tells the delegate nothing. In the bar of a tab bar controller, choose the controller.
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
      // The item may want another look of the bar.
      if shownSelection?.hasLook == true || oldValue?.hasLook == true { appearanceDidChange() }
      showSelection()
    }
  }
  /// How the bar looks; that of the system at first (semantics 28.25).
  ///
  /// The bar takes a copy; changes of the copy are seen at once.
  open var standardAppearance: UITabBarAppearance {
    get { looks.standard }
    set {
      noteAppearance(\UITabBar.standardAppearance, newValue)
      looks[.standard] = newValue
    }
  }
  /// How the bar looks while the content below it stands at its beginning, or where nothing scrolls; nil for the
  /// standard.
  ///
  /// The bar stands at the top, so the edge is the upper one.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { looks[.scrollEdge] }
    set {
      noteAppearance(\UITabBar.scrollEdgeAppearance, newValue)
      looks[.scrollEdge] = newValue
      superview?.setNeedsLayout()
    }
  }
  /// A picture in place of the fill where no appearance was given to the bar; nil, the default, for none.
  open var backgroundImage: UIImage? {
    didSet {
      noteAppearance(\UITabBar.backgroundImage, backgroundImage)
      appearanceDidChange()
    }
  }
  /// The line at the bar's edge where no appearance was given to the bar; an image without pixels for no line, nil, the
  /// default, for that of the system.
  open var shadowImage: UIImage? {
    didSet {
      noteAppearance(\UITabBar.shadowImage, shadowImage)
      appearanceDidChange()
    }
  }
  /// Whether the bar is dark; `default` follows what is around it.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\UITabBar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.style }
    }
  }
  /// Whether content may lie below the bar; true.
  ///
  /// Nothing shines through in any case, as bars have no blur. Where it is false a page begins where the bar ends, unless
  /// its controller wants to lie below such bars, too (semantics 28.14).
  open var isTranslucent = true {
    didSet {
      noteAppearance(\UITabBar.isTranslucent, isTranslucent)
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// What the bar is filled with where its appearance says nothing; nil for the background of the system.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\UITabBar.barTintColor, barTintColor)
      appearanceDidChange()
    }
  }
  /// The color of items that are not chosen, where the appearance says nothing; nil for that of the system.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      noteAppearance(\UITabBar.unselectedItemTintColor, unselectedItemTintColor)
      appearanceDidChange()
    }
  }
  private lazy var looks = BarLooks(UITabBarAppearance.init(barAppearance:)) { [weak self] in
    self?.appearanceDidChange()
  }
  /// Is called when the user chooses an item, the chosen one included.
  var onChoice: ((Int) -> Void)?

  let segments = UISegmentedControl(items: [])
  /// How items look.
  private var itemLook: UITabBarItemAppearance?
  private let ground = BarGround()
  private var hasChanged = false
  private var isDressing = false
  /// The width in which all tabs are equally wide; nil while it is not known.
  private var equalWidth: CGFloat?

  /// The height on a desktop, in points.
  static let height: CGFloat = 40

  /// An empty bar.
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

  /// Whether the content below the bar stands at its beginning, or there is none that scrolls.
  var isAtEdge = true { didSet { if isAtEdge != oldValue, followsContent { appearanceDidChange() } } }
  /// Whether it matters to the bar how far the content is scrolled.
  var followsContent: Bool {
    looks[.scrollEdge] != nil || (shownItems ?? []).contains { $0.scrollEdgeAppearance != nil }
  }

  /// What an item wants the bar to look like is another.
  func lookOfItemDidChange() {
    appearanceDidChange()
    superview?.setNeedsLayout()
  }

  private func appearanceDidChange() {
    let look =
      shownSelection?.looks.counting(isAtEdge: isAtEdge, isLow: false)
      ?? looks.counting(isAtEdge: isAtEdge, isLow: false)
    ground.show(look, tint: barTintColor)
    if look == nil { ground.show(backgroundImage, shadowImage) }
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

  /// A window that became wide or narrow may want another look of the items.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
      || previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    {
      appearanceDidChange()
    }
  }

  private func chosen() {
    hasChanged = true
    let index = segments.selectedSegmentIndex
    // The controller says what is chosen.
    showSelection()
    choose(index)
  }

  /// A touch that changed nothing chooses what is chosen once more.
  private func lifted() {
    if !hasChanged { choose(segments.selectedSegmentIndex) }
    hasChanged = false
  }

  /// The user's choice.
  func choose(_ index: Int) {
    guard let items = shownItems, items.indices.contains(index) else { return }
    if controller == nil { shownSelection = items[index] }
    delegate?.tabBar(self, didSelect: items[index])
    if controller != nil { onChoice?(index) }
  }

  func itemsDidChange() {
    // What a proxy sets on an item is shown with the rest.
    guard !isDressing else { return }
    segments.removeAllSegments()
    segments.apportionsSegmentWidthsByContent = false
    equalWidth = nil
    for (index, item) in (shownItems ?? []).enumerated() {
      item.bar = self
      isDressing = true
      item.takeOnAppearance()
      isDressing = false
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

  /// Its usual height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UITabBar.height) }

  /// Its usual height, and any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }

  /// Places the segments in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.height - UITabBar.height
    // Tabs are equally wide where their titles let them.
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
