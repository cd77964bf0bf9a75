import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A bar of buttons, from left to right. https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView, ItemBar {
  /// What the bar shows; nil for nothing.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      itemsDidChange()
    }
  }
  /// Whether content may lie below the bar; true.
  ///
  /// Nothing shines through in any case, as bars have no blur. Where it is false a page begins where the bar ends, unless
  /// its controller wants to lie below such bars, too (semantics 28.14).
  open var isTranslucent = true {
    didSet {
      noteAppearance(\UIToolbar.isTranslucent, isTranslucent)
      if isTranslucent != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// What the bar is filled with where its appearance says nothing; nil for the background of the system.
  open var barTintColor: UIColor? {
    didSet {
      noteAppearance(\UIToolbar.barTintColor, barTintColor)
      appearanceDidChange()
    }
  }
  /// How the bar looks; that of the system at first (semantics 28.25).
  ///
  /// The bar takes a copy; changes of the copy are seen at once.
  open var standardAppearance: UIToolbarAppearance {
    get { looks.standard }
    set {
      noteAppearance(\UIToolbar.standardAppearance, newValue)
      looks[.standard] = newValue
    }
  }
  /// How the bar looks while the content above it stands at its end; nil for the standard.
  ///
  /// For toolbars of navigation controllers, which know what scrolls; other ones look so at all times.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks[.scrollEdge] }
    set {
      noteAppearance(\UIToolbar.scrollEdgeAppearance, newValue)
      looks[.scrollEdge] = newValue
      superview?.setNeedsLayout()
    }
  }
  /// How the bar looks in a window that is not high; nil for the standard.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks[.compact] }
    set {
      noteAppearance(\UIToolbar.compactAppearance, newValue)
      looks[.compact] = newValue
    }
  }
  /// Whether the bar is dark; `default` follows what is around it.
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

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ground.attach(to: self)
    appearanceDidChange()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Shows other items; the change is seen at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Whether the content above the bar stands at its end, or there is none that scrolls.
  var isAtEdge = true { didSet { if isAtEdge != oldValue, followsContent { appearanceDidChange() } } }
  /// Whether it matters to the bar how far the content is scrolled.
  var followsContent: Bool { looks[.scrollEdge] != nil }

  /// The look that counts at present; nil for that of the system.
  private var look: UIToolbarAppearance? {
    looks.counting(isAtEdge: isAtEdge, isLow: traitCollection.verticalSizeClass == .compact)
  }

  private func appearanceDidChange() {
    ground.show(look, tint: barTintColor)
    itemsDidChange()
  }

  /// A window that became high or low may want another look.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
  }

  func itemsDidChange() {
    isStale = true
    setNeedsLayout()
  }

  /// Its usual height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarTuning.height)
  }

  /// Places the items; items that stretch share the room that is left.
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
        button.wear(button.isDone ? look?.doneButtonAppearance : look?.buttonAppearance)
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
      view?.frame = CGRect(
        x: x.rounded(), y: (BarTuning.height - sizes[index].height) / 2, width: width, height: sizes[index].height)
      x += width + BarTuning.gap
    }
  }
}
