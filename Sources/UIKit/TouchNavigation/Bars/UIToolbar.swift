import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A bar of buttons, beginning at the leading edge. https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView, ItemBar {
  /// The items, or nil.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      itemsDidChange()
    }
  }
  /// Whether content may extend behind the bar; true by default.
  ///
  /// Content that is scrolled behind the bar is blurred, unless the bar has a color or an image. If false, a page ends above the bar, unless its controller extends
  /// under opaque bars (semantics 28.14).
  open var isTranslucent = true {
    didSet {
      noteAppearance(\UIToolbar.isTranslucent, isTranslucent)
      guard isTranslucent != oldValue else { return }
      superview?.setNeedsLayout()
      showGround()
    }
  }
  /// The background color if the appearance sets none; nil for the system background.
  open var barTintColor: UIColor? { didSet { show(\UIToolbar.barTintColor, barTintColor) } }
  /// The standard appearance; by default that of the system (semantics 28.25).
  ///
  /// The bar makes a copy; changes of the copy take effect immediately.
  open var standardAppearance: UIToolbarAppearance {
    get { looks.standard }
    set {
      noteAppearance(\UIToolbar.standardAppearance, newValue)
      looks[.standard] = newValue
    }
  }
  /// The appearance while the content is scrolled to its end; nil for the standard appearance.
  ///
  /// Toolbars of navigation controllers track the scroll view; others always have this appearance.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks[.scrollEdge] }
    set {
      noteAppearance(\UIToolbar.scrollEdgeAppearance, newValue)
      looks[.scrollEdge] = newValue
      superview?.setNeedsLayout()
    }
  }
  /// The appearance in a window of compact height; nil for the standard appearance.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks[.compact] }
    set {
      noteAppearance(\UIToolbar.compactAppearance, newValue)
      looks[.compact] = newValue
    }
  }
  /// The brightness of the bar; `default` follows the surrounding views.
  open var barStyle = UIBarStyle.default {
    didSet {
      noteAppearance(\UIToolbar.barStyle, barStyle)
      if barStyle != oldValue { overrideUserInterfaceStyle = barStyle.style }
    }
  }
  private lazy var looks = BarLooks(UIToolbarAppearance.init(barAppearance:)) { [weak self] in
    self?.appearanceDidChange()
  }
  private let ground = BarGround()
  private var views: [UIView?] = []
  private var isStale = true

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.attach(to: self)
    appearanceDidChange()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether the content is scrolled to its end, or there is no scroll view.
  var isAtEdge = true { didSet { if isAtEdge != oldValue { edgeDidChange() } } }
  /// Whether the bar depends on the scroll position of the content.
  var followsContent: Bool { looks[.scrollEdge] != nil }

  /// The current appearance; nil for that of the system.
  private var look: UIToolbarAppearance? {
    looks.counting(isAtEdge: isAtEdge, isLow: traitCollection.verticalSizeClass == .compact)
  }

  private func edgeDidChange() { if followsContent { appearanceDidChange() } else { showGround() } }

  private func showGround() { ground.show(look, tint: barTintColor, isOverContent: isTranslucent && !isAtEdge) }

  func appearanceDidChange() {
    showGround()
    itemsDidChange()
  }

  /// Updates the appearance after the window's height class changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
    if previousTraitCollection?.accessibilityContrast != traitCollection.accessibilityContrast { showGround() }
  }

  func itemsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// Returns the standard height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarTuning.height)
  }

  /// Lays out the items; flexible spaces share the remaining width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    if isStale {
      isStale = false
      for view in views { view?.removeFromSuperview() }
      for item in items { item.bar = self }
      views = items.map { BarButton.view(for: $0) }
      for view in views {
        if let view { addSubview(view) }
        guard let button = view as? BarButton else { continue }
        let look = look
        button.apply(button.isDone ? look?.doneButtonAppearance : look?.buttonAppearance)
      }
    }
    ground.layOut(lineAt: .top)
    let sizes = zip(items, views).map { item, view -> CGSize in
      let own = view is UIButton ? view?.sizeThatFits(bounds.size) : view?.bounds.size
      return CGSize(width: item.width > 0 ? item.width : own?.width ?? 0, height: own?.height ?? 0)
    }
    let stretching = items.filter { $0.space == .flexibleSpace }.count
    let used = sizes.reduce(0) { $0 + $1.width } + BarTuning.gap * CGFloat(max(0, items.count - 1))
    let rest = max(0, bounds.width - 2 * BarTuning.margin - used) / CGFloat(max(1, stretching))
    var x = BarTuning.margin
    for (index, view) in views.enumerated() {
      let width = items[index].space == .flexibleSpace ? rest : sizes[index].width
      let corner = CGPoint(x: x.rounded(), y: (BarTuning.height - sizes[index].height) / 2)
      let frame = CGRect(origin: corner, size: CGSize(width: width, height: sizes[index].height))
      view?.frame = mirrored(frame, in: bounds.width)
      x += width + BarTuning.gap
    }
  }
}
