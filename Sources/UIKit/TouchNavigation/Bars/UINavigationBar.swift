import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The bar at the top of a navigation controller: where one is, the way back, and buttons (semantics 28.13).
///
/// https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView, ItemBar {
  /// The items of the stack, the last on top; the bar shows that one and the way back to the one below.
  open var items: [UINavigationItem]? {
    get { stored }
    set { setItems(newValue, animated: false) }
  }
  private var stored: [UINavigationItem] = []
  /// The item that is shown.
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
  /// Whether content may lie below the bar; true.
  ///
  /// Nothing shines through in any case, as bars have no blur. Where it is false a page begins where the bar ends, unless
  /// its controller wants to lie below such bars, too (semantics 28.14).
  open var isTranslucent = true {
    didSet {
      noteAppearance(\UINavigationBar.isTranslucent, isTranslucent)
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// What the bar is filled with where its appearance says nothing; nil for the background of the system.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\UINavigationBar.barTintColor, barTintColor)
      appearanceDidChange()
    }
  }
  /// How the bar looks; that of the system at first (semantics 28.25).
  ///
  /// The bar takes a copy; changes of the copy are seen at once.
  open var standardAppearance: UINavigationBarAppearance {
    get { looks.standard }
    set {
      noteAppearance(\UINavigationBar.standardAppearance, newValue)
      looks[.standard] = newValue
    }
  }
  /// How the bar looks while the content below it stands at its beginning; nil for the standard.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks[.scrollEdge] }
    set {
      noteAppearance(\UINavigationBar.scrollEdgeAppearance, newValue)
      looks[.scrollEdge] = newValue
    }
  }
  /// How the bar looks in a window that is not high; nil for the standard.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks[.compact] }
    set {
      noteAppearance(\UINavigationBar.compactAppearance, newValue)
      looks[.compact] = newValue
    }
  }
  /// The attributes of titles where no appearance was given to the bar; nil, the default, for those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteAppearance(\UINavigationBar.titleTextAttributes, titleTextAttributes)
      appearanceDidChange()
    }
  }
  /// The attributes of large titles where no appearance was given to the bar; nil, the default, for those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      noteAppearance(\UINavigationBar.largeTitleTextAttributes, largeTitleTextAttributes)
      appearanceDidChange()
    }
  }
  /// The line at the bar's edge where no appearance was given to the bar; an image without pixels for no line, nil, the
  /// default, for that of the system.
  open var shadowImage: UIImage? {
    didSet {
      noteAppearance(\UINavigationBar.shadowImage, shadowImage)
      appearanceDidChange()
    }
  }
  /// What the back button shows before its title where no appearance was given to the bar, in the bar's tint; nil, the
  /// default, for the arrow of the system.
  ///
  /// As on iOS, it is shown only where `backIndicatorTransitionMaskImage` is set as well.
  open var backIndicatorImage: UIImage? {
    didSet {
      noteAppearance(\UINavigationBar.backIndicatorImage, backIndicatorImage)
      appearanceDidChange()
    }
  }
  /// The shape that titles vanish behind on iOS; here they fade, and it says only that `backIndicatorImage` is meant.
  open var backIndicatorTransitionMaskImage: UIImage? {
    didSet {
      noteAppearance(\UINavigationBar.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
      appearanceDidChange()
    }
  }
  /// Whether the bar is dark; `default` follows what is around it.
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
  /// Whether the content below the bar stands at its beginning, or there is none that scrolls.
  var isAtEdge = true { didSet { if isAtEdge != oldValue, followsContent { appearanceDidChange() } } }
  /// How much of a search and a large title is gone because the content was scrolled, in points; their room is kept
  /// (semantics 28.14, 28.22).
  ///
  /// Less than nothing while the content is pulled down; the bar is higher by that.
  var shrink: CGFloat = 0 { didSet { if shrink != oldValue { setNeedsLayout() } } }
  /// How much can be gone at most: first the search, then the large title.
  var mostShrink: CGFloat { searchShrink + titleShrink }
  /// How much of the search can be gone.
  private var searchShrink: CGFloat { hidesSearch ? searchHeight : 0 }
  private var titleShrink: CGFloat { growsByPull ? BarTuning.largeTitle : 0 }
  /// What can be gone when content rests: nothing, the search, and the large title as well.
  var rests: [CGFloat] { [0, searchShrink, mostShrink] }
  /// Whether the bar is higher while the content is pulled down.
  var growsByPull: Bool { isLarge && !isSearchAlone }
  /// Is called when the back button of the bar was pressed.
  var onBack: (() -> Void)?
  /// Is called when the height may be another.
  var onHeight: (() -> Void)?

  /// The container's own button, before all others where there is no way back.
  var outerItem: UIBarButtonItem? { didSet { if outerItem !== oldValue { itemsDidChange() } } }

  private let titleLabel = UILabel()
  /// How far titles are moved down, by the kind of bar.
  final var titleShifts: [UIBarMetrics: CGFloat] = [:] { didSet { setNeedsLayout() } }
  private let largeLabel = UILabel()
  private let ground = BarGround()
  private(set) var backButton: BarButton?
  /// What the back button may say, the first that has room; without any its arrow stands alone.
  private var backTitles: [String] = []
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var titleView: UIView?
  private var searchBar: UISearchBar?
  /// Shows what is left of the search bar, which goes up behind the title.
  private let searchGap = UIView()
  private let promptLabel = UILabel()
  private var isStale = true
  /// What goes while other things come; nil at rest.
  private var crossing: BarCrossing?

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.attach(to: self)
    (titleLabel.font, largeLabel.font) = (BarTuning.titleFont, BarTuning.largeFont)
    (titleLabel.textAlignment, promptLabel.textAlignment) = (.center, .center)
    (promptLabel.font, promptLabel.textColor) = (BarTuning.promptFont, .secondaryLabel)
    searchGap.clipsToBounds = true
    for view in [titleLabel, largeLabel, promptLabel, searchGap] { addSubview(view) }
    wearAppearance()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Shows other items; the change is seen at once.
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
    wearAppearance()
    setNeedsLayout()
    // Whether the content is followed may be another.
    onHeight?()
  }

  /// Whether it matters to the bar how far the content below it is scrolled.
  var followsContent: Bool {
    prefersLargeTitles || looks[.scrollEdge] != nil || topItem?.scrollEdgeAppearance != nil || hidesSearch
  }

  /// The look that counts at present: an item's goes before the bar's; nil for that of the system.
  private var look: UINavigationBarAppearance? {
    let item = topItem
    if isAtEdge, let edge = item?.scrollEdgeAppearance ?? looks[.scrollEdge] { return edge }
    if traitCollection.verticalSizeClass == .compact, let compact = item?.compactAppearance ?? looks[.compact] {
      return compact
    }
    return item?.standardAppearance ?? looks[.standard]
  }

  /// Ground, titles and buttons, as the look wants them.
  private func wearAppearance() {
    let look = look
    if let look { ground.show(look, tint: barTintColor) } else { showPlainGround() }
    wear(titleLabel, BarTuning.titleFont, look.map(\.titleTextAttributes) ?? titleTextAttributes)
    wear(largeLabel, BarTuning.largeFont, look.map(\.largeTitleTextAttributes) ?? largeTitleTextAttributes)
    for case let button as BarButton in left + right {
      button.wear(button.isDone ? look?.doneButtonAppearance : look?.buttonAppearance)
    }
    backButton?.wear(look?.backButtonAppearance)
    if let backButton, let chevron {
      chevron.tintColor = look?.backButtonAppearance.normal.color
      let own = backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
      chevron.picture = look.map(\.ownBackIndicator) ?? own
      chevron.frame.size.width = chevron.room - 2
      backButton.configuration?.contentInsets.leading = chevron.room
    }
  }

  /// Gives a label the title in a look.
  private func wear(_ label: UILabel, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]?) {
    (label.font, label.textColor) = (font, .label)
    label.text = topItem?.title
    guard let attributes, !attributes.isEmpty, let title = topItem?.title else { return }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
  }

  private var chevron: Chevron? { backButton?.subviews.lazy.compactMap { $0 as? Chevron }.last }

  /// The ground of a bar without an appearance.
  private func showPlainGround() {
    let isLow = traitCollection.verticalSizeClass == .compact
    ground.show(nil, tint: barTintColor)
    let usual = backgroundImages[.default]
    ground.show(isLow ? backgroundImages[.compact] ?? usual : usual, shadowImage)
  }

  /// A window that became high or low may want another look.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
  }

  // MARK: Crossing

  /// Keeps pictures of what is shown, which go while what is shown next comes.
  func beginCrossing(isPush: Bool) {
    endCrossing()
    if window != nil, !isHidden { crossing = BarCrossing(of: self, pieces, isPush: isPush) }
  }

  /// Shows a part of the change from 0 to 1.
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

  /// Titles and the way back slide, buttons fade in their places; a large title has a size of its own to keep.
  private var pieces: [BarCrossing.Piece] {
    [titleLabel, backButton, titleView].compactMap { $0.map { BarCrossing.Piece($0, slides: true) } }
      + ([largeLabel, promptLabel] + left + right).map { BarCrossing.Piece($0, slides: false) }
  }

  // MARK: Places

  /// Whether the title is large at present.
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

  /// How high the bar is without what is above it.
  var height: CGFloat { rows + searchHeight }

  /// How high the prompt, the title and the buttons are; nothing while a search takes their place.
  private var rows: CGFloat {
    isSearchAlone ? 0 : promptHeight + BarTuning.height + (isLarge ? BarTuning.largeTitle : 0)
  }

  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : BarTuning.prompt }

  private var searchHeight: CGFloat { topItem?.searchController?.searchBar.height ?? 0 }

  /// Whether the search goes as the content is scrolled.
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

  /// Its usual height.
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
    defer { wearAppearance() }
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
    button.toolTip = "Back (Alt+Left)"
    button.accessibilityLabel = title
    // Of the proxy's words on ways back an item of the bar's own hears, where there is no other.
    let own = below.backBarButtonItem ?? UIBarButtonItem()
    own.bar = self
    own.takeOnAppearance()
    button.titleShift = own.backTitleShifts.shown(isLow: traitCollection.verticalSizeClass == .compact)
    button.addSubview(Chevron(frame: CGRect(x: 2, y: 0, width: 20, height: 32)))
    backButton = button
    addSubview(button)
  }

  private static let back = "Back"

  /// Gives the back button the longest of its titles that has room, or its arrow alone (semantics 28.13); its size.
  private func fitBackButton(_ button: BarButton, in room: CGFloat) -> CGSize {
    func size(_ title: String?) -> CGSize {
      if button.configuration?.title != title {
        button.configuration?.title = title
        button.wear(look?.backButtonAppearance)
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

  /// Places what the bar shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    crossing?.rest()
    if isStale { rebuild() }
    defer { showCrossing() }
    let top = bounds.height + shrink - height
    let middle = top + promptHeight + BarTuning.height / 2
    // The search goes first.
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
      view.frame = CGRect(x: end, y: middle - wanted.height / 2, width: wanted.width, height: wanted.height)
      end -= BarTuning.gap
    }
    if let backButton {
      // What the title and the other buttons leave.
      let title = isLarge ? 0 : (titleView?.bounds.width ?? titleLabel.sizeThatFits(bounds.size).width)
      let others = left.reduce(title) { $0 + size($1).width + BarTuning.gap }
      let wanted = fitBackButton(backButton, in: min(end - start - others - BarTuning.gap, bounds.width / 2))
      backButton.frame = CGRect(origin: CGPoint(x: start, y: middle - wanted.height / 2), size: wanted)
      chevron?.frame.size.height = wanted.height
      start += wanted.width + BarTuning.gap
    }
    for view in left {
      let wanted = size(view)
      view.frame = CGRect(x: start, y: middle - wanted.height / 2, width: wanted.width, height: wanted.height)
      start += wanted.width + BarTuning.gap
    }
    // The large title goes below the row of buttons, and the small one comes there.
    titleLabel.isHidden = titleView != nil || isLarge && gone < BarTuning.titleComes
    titleLabel.alpha = isLarge ? (gone - BarTuning.titleComes) / (BarTuning.largeTitle - BarTuning.titleComes) : 1
    largeLabel.isHidden = titleView != nil || !isLarge
    largeLabel.alpha = 1 - min(max(gone, 0) / BarTuning.titleComes, 1)
    placeLargeTitle(top + promptHeight + BarTuning.height - gone, growingFor: gone)
    placeTitle(titleView ?? titleLabel, from: start, to: end, middle: middle)
    for view in [backButton, titleView].compactMap({ $0 }) + left + right { view.alpha = isSearchAlone ? 0 : 1 }
    if isSearchAlone { (titleLabel.isHidden, largeLabel.isHidden) = (true, true) }
    searchGap.frame = CGRect(x: 0, y: top + rows - gone, width: bounds.width, height: searchHeight - searchGone)
    searchBar?.frame = CGRect(x: 0, y: -searchGone, width: bounds.width, height: searchHeight)
  }

  /// The large title grows about its leading end while the content is pulled down.
  private func placeLargeTitle(_ top: CGFloat, growingFor gone: CGFloat) {
    let growth = 1 + BarTuning.growth * min(max(-gone, 0) / BarTuning.pull, 1)
    let size = CGSize(width: max(bounds.width - 32, 0), height: BarTuning.largeTitle - 8)
    largeLabel.transform = .identity
    largeLabel.frame = CGRect(origin: CGPoint(x: 16, y: top), size: size)
    guard growth > 1 else { return }
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift = size.width / 2 * (growth - 1) * (isTurned ? -1 : 1)
    largeLabel.transform = CGAffineTransform(a: growth, b: 0, c: 0, d: growth, tx: shift, ty: 0)
  }

  /// In the middle of the bar, or as near to it as the buttons let it.
  private func placeTitle(_ view: UIView, from start: CGFloat, to end: CGFloat, middle: CGFloat) {
    let wanted = view === titleLabel ? titleLabel.sizeThatFits(bounds.size) : view.bounds.size
    let width = min(wanted.width, max(0, end - start))
    let centered = (bounds.width - width) / 2
    let place = CGRect(
      x: max(start, min(centered, end - width)).rounded(), y: (middle - wanted.height / 2).rounded(),
      width: width, height: wanted.height)
    let own = look?.titlePositionAdjustment.usable ?? UIOffset(horizontal: 0, vertical: titleShift)
    view.frame = view === titleLabel ? place.moved(by: own) : place
  }
}
