import TouchFiles
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The bar at the top of a navigation controller with title, back button and bar buttons (semantics 28.13).
/// https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView, ItemBar {
  /// The items of the stack, the last on top; the bar displays the top item and the back button to the one below.
  open var items: [UINavigationItem]? {
    get { stored }
    set { setItems(newValue, animated: false) }
  }
  private var stored: [UINavigationItem] = []
  /// The displayed item.
  open var topItem: UINavigationItem? { stored.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stored.dropLast().last }
  /// Whether titles may be large; false by default.
  open var prefersLargeTitles = false {
    didSet {
      noteAppearance(\UINavigationBar.prefersLargeTitles, prefersLargeTitles)
      if prefersLargeTitles != oldValue { itemsDidChange() }
    }
  }
  /// Whether content may extend behind the bar; true by default.
  ///
  /// Content that is scrolled behind the bar is blurred, unless the bar has a color or an image. If false, a page begins below the bar, unless its controller extends
  /// under opaque bars (semantics 28.14).
  open var isTranslucent = true {
    didSet {
      noteAppearance(\UINavigationBar.isTranslucent, isTranslucent)
      guard isTranslucent != oldValue else { return }
      superview?.setNeedsLayout()
      showGround()
    }
  }
  /// The background color if the appearance sets none; nil for the system background.
  open var barTintColor: UIColor? { didSet { show(\UINavigationBar.barTintColor, barTintColor) } }
  /// The standard appearance; by default that of the system (semantics 28.25).
  ///
  /// The bar makes a copy; changes of the copy take effect immediately.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set {
      noteAppearance(\UINavigationBar.standardAppearance, newValue)
      looks[.standard] = newValue
    }
  }
  /// The appearance while the content is scrolled to its top; nil for the standard appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks[.scrollEdge] }
    set {
      noteAppearance(\UINavigationBar.scrollEdgeAppearance, newValue)
      looks[.scrollEdge] = newValue
    }
  }
  /// The appearance in a window of compact height; nil for the standard appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks[.compact] }
    set {
      noteAppearance(\UINavigationBar.compactAppearance, newValue)
      looks[.compact] = newValue
    }
  }
  /// The attributes of titles in a bar without appearance; nil, the default, for those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { show(\UINavigationBar.titleTextAttributes, titleTextAttributes) }
  }
  /// The attributes of large titles in a bar without appearance; nil, the default, for those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { show(\UINavigationBar.largeTitleTextAttributes, largeTitleTextAttributes) }
  }
  /// The shadow line of a bar without appearance; an empty image for no line, nil, the default, for that of the system.
  open var shadowImage: UIImage? { didSet { show(\UINavigationBar.shadowImage, shadowImage) } }
  /// The image before the back button's title in a bar without appearance, drawn in the bar's tint; nil, the default,
  /// for the chevron.
  ///
  /// As on iOS, it is displayed only if `backIndicatorTransitionMaskImage` is also set.
  open var backIndicatorImage: UIImage? { didSet { show(\UINavigationBar.backIndicatorImage, backIndicatorImage) } }
  /// The mask that clips titles on iOS; here titles fade, and the mask only enables `backIndicatorImage`.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet { show(\UINavigationBar.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage) }
  }
  /// The brightness of the bar; `default` follows the surrounding views.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\UINavigationBar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.style }
    }
  }
  var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { appearanceDidChange() } }
  private(set) lazy var looks = BarLooks(UINavigationBarAppearance.init(barAppearance:)) { [weak self] in
    self?.appearanceDidChange()
  }
  /// Whether the content is scrolled to its top, or there is no scroll view.
  var isAtEdge = true { didSet { if isAtEdge != oldValue { edgeDidChange() } } }
  /// The height by which scrolling has collapsed the search bar and the large title, in points; their space is reserved
  /// (semantics 28.14, 28.22).
  ///
  /// Negative while the content is pulled down; the bar grows by that amount.
  var shrink: CGFloat = 0 { didSet { if shrink != oldValue { setNeedsLayout() } } }
  /// The maximum collapsed height: first the search bar, then the large title.
  var maximumShrink: CGFloat { searchShrink + titleShrink }
  /// The collapsible height of the search bar.
  private var searchShrink: CGFloat { hidesSearch ? searchHeight : 0 }
  private var titleShrink: CGFloat { growsByPull ? BarTuning.largeTitle : 0 }
  /// The collapsed heights at which scrolling stops: none, the search bar, and both search bar and large title.
  var stopHeights: [CGFloat] { [0, searchShrink, maximumShrink] }
  /// Whether the bar grows while the content is pulled down.
  var growsByPull: Bool { isLarge && !isSearchAlone }
  /// Called when the back button was pressed.
  var onBack: (() -> Void)?
  /// Called when the height may have changed.
  var onHeight: (() -> Void)?

  /// The container's button, displayed first if there is no back button.
  var outerItem: UIBarButtonItem? { didSet { if outerItem !== oldValue { itemsDidChange() } } }

  private let titleLabel = UILabel()
  /// The vertical title offsets by bar metrics.
  final var titleShifts: [UIBarMetrics: CGFloat] = [:] { didSet { setNeedsLayout() } }
  private let largeLabel = UILabel()
  private let ground = BarGround()
  private(set) var backButton: BarButton?
  /// The possible titles of the back button; the first that fits is displayed, otherwise only the chevron.
  private var backTitles: [String] = []
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var titleView: UIView?
  private var searchBar: UISearchBar?
  /// Clips the collapsing search bar, which moves up behind the title.
  private let searchGap = UIView()
  private let promptLabel = UILabel()
  private var isStale = true
  /// The transition of the content; nil if none is in progress.
  private var crossing: BarCrossing?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.attach(to: self)
    (titleLabel.font, largeLabel.font) = (BarTuning.titleFont, BarTuning.largeFont)
    (titleLabel.textAlignment, promptLabel.textAlignment) = (.center, .center)
    (promptLabel.font, promptLabel.textColor) = (BarTuning.promptFont, .secondaryLabel)
    searchGap.clipsToBounds = true
    for view in [titleLabel, largeLabel, promptLabel, searchGap] { addSubview(view) }
    applyBarAppearance()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the items, without animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stored { item.bar = nil }
    stored = items ?? []
    for item in stored { item.bar = self }
    itemsDidChange()
  }

  func itemsDidChange() {
    isStale = true
    setNeedsLayout()
    onHeight?()
  }

  // MARK: Appearance

  func appearanceDidChange() {
    applyBarAppearance()
    setNeedsLayout()
    // The bar may now follow the content or stop following it.
    onHeight?()
  }

  /// Whether the bar depends on the scroll position of the content.
  var followsContent: Bool {
    prefersLargeTitles || looks[.scrollEdge] != nil || topItem?.scrollEdgeAppearance != nil || hidesSearch
  }

  /// The current appearance: the item's precedes the bar's; nil for that of the system.
  private var look: UINavigationBarAppearance? {
    let item = topItem
    if isAtEdge, let edge = item?.scrollEdgeAppearance ?? looks[.scrollEdge] { return edge }
    if traitCollection.verticalSizeClass == .compact, let compact = item?.compactAppearance ?? looks[.compact] {
      return compact
    }
    return item?.standardAppearance ?? looks[.standard]
  }

  /// Applies the appearance to background, titles and buttons.
  private func applyBarAppearance() {
    let look = look
    showGround()
    apply(titleLabel, BarTuning.titleFont, look.map(\.titleTextAttributes) ?? titleTextAttributes)
    apply(largeLabel, BarTuning.largeFont, look.map(\.largeTitleTextAttributes) ?? largeTitleTextAttributes)
    for case let button as BarButton in left + right {
      button.apply(button.isDone ? look?.doneButtonAppearance : look?.buttonAppearance)
    }
    backButton?.apply(look?.backButtonAppearance)
    if let backButton, let chevron {
      chevron.tintColor = look?.backButtonAppearance.normal.color
      let own = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
      chevron.picture = look.map(\.ownBackIndicator) ?? own
      backButton.configuration?.contentInsets.leading = chevron.room
    }
  }

  /// Applies an appearance to a title label.
  private func apply(_ label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?) {
    (label.font, label.textColor) = (font, .label)
    label.text = topItem?.title
    guard let attributes, !attributes.isEmpty, let title = topItem?.title else { return }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
  }

  private var chevron: Chevron? { backButton?.subviews.lazy.compactMap { $0 as? Chevron }.last }

  private func edgeDidChange() { if followsContent { appearanceDidChange() } else { showGround() } }

  /// Displays the background.
  private func showGround() {
    let look = look
    ground.show(look, tint: barTintColor, isOverContent: isTranslucent && !isAtEdge)
    guard look == nil else { return }
    let isLow = traitCollection.verticalSizeClass == .compact
    let usual = backgroundImages[.default]
    ground.show(isLow ? backgroundImages[.compact] ?? usual : usual, shadowImage)
  }

  /// Updates the appearance after the window's height class changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
    if previousTraitCollection?.accessibilityContrast != traitCollection.accessibilityContrast { showGround() }
  }

  // MARK: Transition

  /// Begins a transition from the present content, of which it takes snapshots.
  func beginCrossing(isPush: Bool) {
    endCrossing()
    if window != nil, !isHidden { crossing = BarCrossing(of: self, pieces, isPush: isPush) }
  }

  /// Shows the transition at a fraction from 0 to 1.
  func cross(to part: CGFloat) {
    guard let crossing else { return }
    layoutIfNeeded()
    crossing.show(part, width: bounds.width)
  }

  func endCrossing() {
    crossing?.end()
    crossing = nil
  }

  private func showCrossing() {
    crossing?.present = pieces
    crossing?.show(width: bounds.width)
  }

  /// Titles and the back button slide; buttons fade in place; a large title keeps its size.
  private var pieces: [BarCrossing.Piece] {
    [titleLabel, backButton, titleView].compactMap { $0.map { BarCrossing.Piece($0, slides: true) } }
      + ([largeLabel, promptLabel] + left + right).map { BarCrossing.Piece($0, slides: false) }
  }

  // MARK: Layout

  /// Whether the title is currently large.
  var isLarge: Bool {
    guard prefersLargeTitles, let topItem else { return false }
    for item in stored.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: if item === topItem, stored.count == 1 { return true }
      }
    }
    return true
  }

  /// The height of the bar without the safe area above it.
  var height: CGFloat { rows + searchHeight }

  /// The height of prompt, title and buttons; 0 while a search replaces them.
  private var rows: CGFloat {
    isSearchAlone ? 0 : promptHeight + BarTuning.height + (isLarge ? BarTuning.largeTitle : 0)
  }

  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarTuning.prompt }

  private var searchHeight: CGFloat { topItem?.searchController?.searchBar.height ?? 0 }

  /// Whether scrolling collapses the search bar.
  private var hidesSearch: Bool {
    guard let topItem, let search = topItem.searchController else { return false }
    return topItem.hidesSearchBarWhenScrolling && !search.isActive
  }

  private var isSearchAlone: Bool {
    topItem?.searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  func searchDidChange() {
    setNeedsLayout()
    onHeight?()
  }

  /// Returns the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  private func rebuild() {
    isStale = false
    for view in left + right + [backButton, titleView].compactMap({ $0 }) { view.removeFromSuperview() }
    (left, right, backButton, titleView) = ([], [], nil, topItem?.titleView)
    let search = topItem?.searchController?.searchBar
    if search !== searchBar {
      if let searchBar, searchBar.superview === searchGap { searchBar.removeFromSuperview() }
      searchBar = search
      search?.searchBarStyle = .minimal
      if let search { searchGap.addSubview(search) }
    }
    defer { applyBarAppearance() }
    guard let topItem else { return }
    if let backItem, topItem.showsBackButton { addBackButton(to: backItem, topItem) }
    if let titleView { addSubview(titleView) }
    func views(_ items: [UIBarButtonItem]?) -> [UIView] {
      (items ?? []).compactMap { item in
        item.bar = self
        guard let view = BarButton.view(for: item) else { return nil }
        addSubview(view)
        return view
      }
    }
    (left, right) = (views(outerItems + (topItem.leftBarButtonItems ?? [])), views(topItem.rightBarButtonItems))
  }

  private var outerItems: [UIBarButtonItem] { stored.count == 1 ? [outerItem].compactMap { $0 } : [] }

  private func addBackButton(to below: UINavigationItem, _ top: UINavigationItem) {
    let title = top.backAction.flatMap { $0.title.isEmpty ? nil : $0.title } ?? below.titleOfWayBack
    let isMinimal = below.backButtonDisplayMode == .minimal
    backTitles = isMinimal ? [] : title == Self.back ? [title] : [title, Self.back]
    let button = BarButton.make(backTitles.first, nil, isDone: false) { [weak self, weak below, weak top] in
      if let action = top?.backAction, let button = self?.backButton { return action.perform(from: button) }
      if let own = below?.backBarButtonItem, own.action != nil || own.primaryAction != nil { return own.perform() }
      self?.onBack?()
    }
    button.configuration?.contentInsets.leading = 22
    button.toolTip = localized("Back (Alt+Left)")
    button.accessibilityLabel = title
    // Without a `backBarButtonItem`, settings of the appearance proxy apply to a temporary item.
    let own = below.backBarButtonItem ?? UIBarButtonItem()
    own.bar = self
    own.applyAppearance()
    button.titleShift = own.backTitleShifts.shown(isLow: traitCollection.verticalSizeClass == .compact)
    button.addSubview(Chevron(frame: CGRect(x: 2, y: 0, width: 20, height: 32)))
    backButton = button
    addSubview(button)
  }

  private static var back: String { localized("Back") }

  /// Gives the back button the longest title that fits, otherwise only the chevron (semantics 28.13); returns its size.
  private func fitBackButton(_ button: BarButton, in room: CGFloat) -> CGSize {
    func size(_ title: String?) -> CGSize {
      if button.configuration?.title != title {
        button.configuration?.title = title
        button.apply(look?.backButtonAppearance)
      }
      let wanted = button.sizeThatFits(CGSize(width: 10_000, height: 32))
      return CGSize(width: max(wanted.width, 36), height: max(wanted.height, 32))
    }
    for title in backTitles {
      let wanted = size(title)
      if wanted.width <= room { return wanted }
    }
    return size(nil)
  }

  /// Lays out the bar's content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    crossing?.rest()
    if isStale { rebuild() }
    defer { showCrossing() }
    let top = bounds.height + shrink - height
    let middle = top + promptHeight + BarTuning.height / 2
    // The search bar collapses first.
    let searchGone = min(max(shrink, 0), searchShrink)
    let gone = shrink - searchGone
    promptLabel.text = topItem?.prompt
    promptLabel.isHidden = topItem?.prompt == nil || isSearchAlone
    promptLabel.frame = CGRect(x: 16, y: top, width: max(bounds.width - 32, 0), height: BarTuning.prompt)
    ground.layOut(lineAt: .bottom)
    var (start, end) = (BarTuning.margin, bounds.width - BarTuning.margin)
    let isLarge = isLarge
    func size(_ view: UIView) -> CGSize {
      guard view is UIButton else { return view.bounds.size }
      return view.sizeThatFits(CGSize(width: bounds.width / 3, height: 32))
    }
    for view in right {
      let wanted = size(view)
      end -= wanted.width
      place(view, CGRect(x: end, y: middle - wanted.height / 2, width: wanted.width, height: wanted.height))
      end -= BarTuning.gap
    }
    if let backButton {
      passDirection(to: backButton)
      // The width that the title and the other buttons leave.
      let title = isLarge ? 0 : (titleView?.bounds.width ?? titleLabel.sizeThatFits(bounds.size).width)
      let others = left.reduce(title) { $0 + size($1).width + BarTuning.gap }
      let wanted = fitBackButton(backButton, in: min(end - start - others - BarTuning.gap, bounds.width / 2))
      place(backButton, CGRect(origin: CGPoint(x: start, y: middle - wanted.height / 2), size: wanted))
      placeChevron(in: wanted)
      start += wanted.width + BarTuning.gap
    }
    for view in left {
      let wanted = size(view)
      place(view, CGRect(x: start, y: middle - wanted.height / 2, width: wanted.width, height: wanted.height))
      start += wanted.width + BarTuning.gap
    }
    // The large title is below the row of buttons; the small one appears when it is collapsed.
    titleLabel.isHidden = titleView != nil || isLarge && gone < BarTuning.titleComes
    titleLabel.alpha = isLarge ? (gone - BarTuning.titleComes) / (BarTuning.largeTitle - BarTuning.titleComes) : 1
    largeLabel.isHidden = titleView != nil || !isLarge
    largeLabel.alpha = 1 - min(max(gone, 0) / BarTuning.titleComes, 1)
    placeLargeTitle(top + promptHeight + BarTuning.height - gone, growingFor: gone)
    placeTitle(titleView ?? titleLabel, from: start, to: end, middle: middle)
    for view in [backButton, titleView].compactMap({ $0 }) + left + right { view.alpha = isSearchAlone ? 0 : 1 }
    if isSearchAlone { (titleLabel.isHidden, largeLabel.isHidden) = (true, true) }
    searchGap.frame = CGRect(x: 0, y: top + rows - gone, width: bounds.width, height: searchHeight - searchGone)
    passDirection(to: searchBar)
    searchBar?.frame = CGRect(x: 0, y: -searchGone, width: bounds.width, height: searchHeight)
  }

  /// Scales the large title about its leading end while the content is pulled down.
  private func placeLargeTitle(_ top: CGFloat, growingFor gone: CGFloat) {
    let growth = 1 + BarTuning.growth * min(max(-gone, 0) / BarTuning.pull, 1)
    let size = CGSize(width: max(bounds.width - 32, 0), height: BarTuning.largeTitle - 8)
    largeLabel.transform = .identity
    largeLabel.frame = CGRect(origin: CGPoint(x: 16, y: top), size: size)
    guard growth > 1 else { return }
    let shift = size.width / 2 * (growth - 1) * (isMirrored ? -1 : 1)
    largeLabel.transform = CGAffineTransform(a: growth, b: 0, c: 0, d: growth, tx: shift, ty: 0)
  }

  /// Centers the title in the bar, or as near to the center as the buttons allow.
  private func placeTitle(_ view: UIView, from start: CGFloat, to end: CGFloat, middle: CGFloat) {
    let wanted = view === titleLabel ? titleLabel.sizeThatFits(bounds.size) : view.bounds.size
    let width = min(wanted.width, max(0, end - start))
    let centered = (bounds.width - width) / 2
    let place = CGRect(
      x: max(start, min(centered, end - width)).rounded(), y: (middle - wanted.height / 2).rounded(),
      width: width, height: wanted.height)
    let own = look?.titlePositionAdjustment.usable ?? UIOffset(horizontal: 0, vertical: titleShift)
    self.place(view, place)
    if view === titleLabel { view.frame = view.frame.moved(by: own) }
  }

  /// Sets the frame of a part, whose position is computed from the leading edge.
  private func place(_ view: UIView, _ frame: CGRect) { view.frame = mirrored(frame, in: bounds.width) }

  /// Places the chevron at the leading edge of the back button.
  private func placeChevron(in size: CGSize) {
    guard let chevron else { return }
    passDirection(to: chevron)
    chevron.frame = mirrored(CGRect(x: 2, y: 0, width: chevron.room - 2, height: size.height), in: size.width)
  }
}
