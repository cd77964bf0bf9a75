import TouchGeometry
import TouchKit
import TouchWidgets

/// A view of a collection view that is recycled.
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// The identifier under which the collection view recycles the view; nil for a view that it did not create.
  open internal(set) var reuseIdentifier: String?
  /// Whether the collection view has hidden the view until its next use.
  final var isHiddenForReuse = false
  final func show() { (isHidden, isHiddenForReuse) = (false, false) }
  /// The view's size when it was last measured for a custom layout.
  final var sizeWhenAsked: CGSize?

  /// Creates a view with a frame; the collection view calls it.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Resets the view before its next use.
  ///
  /// Called each time that a recycled view is dequeued. Call super.
  open func prepareForReuse() {}
  /// Applies the layout's attributes to the view, after its frame has been set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called on visible views when the collection view begins a transition to another layout (semantics 27.25, 27.29).
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on the same views when the transition ends; if it was cancelled, with the two layouts exchanged.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the view's preferred attributes where the layout has estimated them (semantics 27.18).
  ///
  /// Called once for each element that becomes visible, and again after its content configuration changes. By default
  /// the width is kept and constraints, or `sizeThatFits(_:)`, determine the height. If the width is estimated too,
  /// they determine both.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let result = layoutAttributes.copied()
    let origin = result.frame.origin
    result.frame = CGRect(origin: origin, size: preferredSize(in: result.size, layoutAttributes))
    return result
  }

  /// Returns the preferred size of the content.
  func preferredSize(in size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    UICollectionReusableView.preferredSize(of: self, in: size, isWidthFree: attributes.isWidthEstimated)
  }

  /// Returns the size that the constraints in a view determine, otherwise the result of `sizeThatFits(_:)`.
  static func preferredSize(of view: UIView, in size: CGSize, isWidthFree: Bool) -> CGSize {
    func hasConstraints(_ view: UIView) -> Bool {
      !view.constraints.isEmpty || view.subviews.contains { hasConstraints($0) }
    }
    if hasConstraints(view) {
      if !isWidthFree, view.bounds.width != size.width { view.bounds.size.width = size.width }
      let found = view.systemLayoutSizeFitting(
        isWidthFree ? .zero : CGSize(width: size.width, height: 0),
        withHorizontalFittingPriority: isWidthFree ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
      return CGSize(
        width: isWidthFree ? found.width : size.width, height: found.height > 0 ? found.height : size.height)
    }
    let found = view.sizeThatFits(isWidthFree ? .zero : CGSize(width: size.width, height: 0))
    guard found.height > 0, found != view.bounds.size else { return size }
    return CGSize(width: isWidthFree && found.width > 0 ? found.width : size.width, height: found.height)
  }

  /// Has the view measured again if the layout has estimated a length (semantics 26.44).
  ///
  /// `selfSizingInvalidation` of the collection view can disable it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    list?.sizeMayDiffer(self)
  }

  /// The collection view that contains the view, directly or in an orthogonally scrolling section.
  private var list: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }

  /// The view whose constraints determine the size of this view.
  var constrained: UIView { self }

  /// Starts or stops observing the constraints in the view's content.
  final func watchContent(_ isWatched: Bool) {
    guard isWatched else { return constrained.watchConstraints(nil) }
    constrained.watchConstraints { [weak self] in self.map { $0.list?.sizeMayDiffer($0) } }
  }

  /// Applies the appearance that a list layout provides for a row.
  func applyListStyle(_ row: ListRow?, _ path: IndexPath) {}
}

/// A cell that shows one item of a collection view.
/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  final var content: (any UIView & UIContentView)?
  private var needsUpdate = false
  final weak var collection: UICollectionView?
  /// The ring around the item with the keyboard cursor.
  final var ring: FillView?
  /// Whether the items are being edited, and whether swipe actions are visible.
  final var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  final var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
  /// Whether the item is an expanded branch of an outline.
  final var isExpanded = false { didSet { if isExpanded != oldValue { stateDidChange() } } }

  /// Creates a cell with a frame; the collection view calls it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The view that contains the cell's content.
  public let contentView = UIView()
  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content that is visible while the item is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  /// The configuration of the cell's background; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { groundDidChange() } }
  /// The background of a configuration that is inset from the edges.
  private var insetFillView: FillView?
  /// The configuration of the content view's content; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else {
        content?.removeFromSuperview()
        return content = nil
      }
      if let content, content.supports(contentConfiguration) {
        content.configuration = contentConfiguration
        collection?.sizeMayDiffer(self)
        return
      }
      content?.removeFromSuperview()
      let made = contentConfiguration.makeContentView()
      made.frame = contentView.bounds
      contentView.addSubview(made)
      content = made
      collection?.sizeMayDiffer(self)
    }
  }
  /// Whether changes of the state update the content configuration; true by default.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a touch highlights the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Whether the item has the keyboard cursor and the collection view is focused.
  open override var isFocused: Bool { ring != nil }
  /// The cell's current state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing,
      isSwiped: isSwiped, isFocused: ring != nil)
    state.isExpanded = isExpanded
    return state
  }
  /// Schedules `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  /// Updates the content for a state.
  ///
  /// Called before layout after each change of the state. Call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      content?.configuration = contentConfiguration.updated(for: state)
    }
  }
  /// A closure that is called after `updateConfiguration(using:)`.
  public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Updates the background from its configuration.
  func groundDidChange() {
    let background = backgroundConfiguration
    let stroke = background?.shownStroke(nil)
    // A separate view draws insets and images.
    let isInset = background.map { $0.backgroundInsets != .zero || $0.image != nil } ?? false
    backgroundColor = isInset ? nil : background?.shown(nil)
    layer.cornerRadius = isInset ? 0 : background?.cornerRadius ?? 0
    layer.borderColor = isInset ? nil : stroke?.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = isInset || stroke == nil ? 0 : background?.strokeWidth ?? 0
    guard isInset, let background else {
      insetFillView?.removeFromSuperview()
      insetFillView = nil
      return
    }
    let fillView = insetFillView ?? FillView(frame: bounds)
    if insetFillView == nil {
      insetFillView = fillView
      insertSubview(fillView, at: 0)
    }
    (fillView.top, fillView.bottom) = (true, true)
    (fillView.color, fillView.picture) = (background.shown(nil), background.image == nil ? nil : background)
    fillView.radius = background.cornerRadius
    (fillView.outline, fillView.outlineWidth) = (stroke, stroke == nil ? 0 : background.strokeWidth)
    fillView.frame = background.area(in: bounds)
  }

  func stateDidChange() {
    if let own = selectedBackgroundView {
      if isSelected || isHighlighted {
        if own.superview !== self { insertSubview(own, belowSubview: contentView) }
        own.frame = bounds
      } else {
        own.removeFromSuperview()
      }
    }
    setNeedsUpdateConfiguration()
  }

  /// Shows or removes the ring of the keyboard cursor.
  final func setCursor(_ isCursor: Bool) {
    guard (ring != nil) != isCursor else { return }
    ring?.removeFromSuperview()
    ring = nil
    if isCursor {
      let ring = FillView(frame: bounds)
      ring.border = tintColor
      ring.radius = layer.cornerRadius
      (ring.top, ring.bottom) = (true, true)
      ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(ring)
      self.ring = ring
    }
    setNeedsUpdateConfiguration()
  }

  func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  override var constrained: UIView { contentView }

  /// Returns the rectangle of the content view in a cell of the given size.
  func contentRect(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  override func preferredSize(in size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateIfNeeded()
    let free = attributes.isWidthEstimated
    let area = contentRect(in: size)
    let around = CGSize(width: size.width - area.width, height: size.height - area.height)
    let found = UICollectionReusableView.preferredSize(of: content ?? contentView, in: area.size, isWidthFree: free)
    return CGSize(width: found.width + around.width, height: found.height + around.height)
  }

  /// Resets selection and highlight.
  ///
  /// Call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
    setCursor(false)
  }

  /// Lays out the content view and the backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    contentView.frame = contentRect(in: bounds.size)
    if content is UIListContentView { passDirection(to: content) }
    content?.frame = contentView.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if let insetFillView, let backgroundConfiguration { insetFillView.frame = backgroundConfiguration.area(in: bounds) }
  }
}
