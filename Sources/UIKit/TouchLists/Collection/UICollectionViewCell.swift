import TouchGeometry
import TouchKit
import TouchWidgets

/// A view of a collection that is used again.
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Under what the collection keeps the view; nil for one that it has not made.
  open internal(set) var reuseIdentifier: String?
  /// Whether the collection has hidden the view until it is used again.
  final var isPutAway = false
  final func show() { (isHidden, isPutAway) = (false, false) }
  /// Which size the view had when it was asked for a layout of the program's own.
  final var sizeWhenAsked: CGSize?

  /// A view of a frame; the collection calls this.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Makes the view ready for another place.
  ///
  /// Called each time that a used one is given out; call super.
  open func prepareForReuse() {}
  /// Tells what the layout says of the view, after it has its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called on what is shown when the collection begins to go to another layout (semantics 27.25, 27.29).
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on the same views at the end; after a transition that was given up, with the layouts the other way round.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Says how large the view wants to be where the layout has estimated it (semantics 27.18).
  ///
  /// Called once for each element that comes into view, and again when its content configuration is another. By default
  /// the width stays and constraints, or `sizeThatFits(_:)`, say the height; where the width is estimated too, both.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let result = layoutAttributes.copied()
    let origin = result.frame.origin
    result.frame = CGRect(origin: origin, size: wish(in: result.size, layoutAttributes))
    return result
  }

  /// The size that the content wants.
  func wish(in size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    UICollectionReusableView.wish(of: self, in: size, isWidthFree: attributes.isWidthEstimated)
  }

  /// The size that constraints in a view want, or else what the view says that fits.
  static func wish(of view: UIView, in size: CGSize, isWidthFree: Bool) -> CGSize {
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

  /// Has the view measured again, if the layout has estimated a length and the collection does not refuse (semantics
  /// 26.44).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    list?.sizeMayDiffer(self)
  }

  /// The collection that the view is shown in, also in a section that scrolls across.
  private var list: UICollectionView? {
    superview as? UICollectionView ?? superview?.superview as? UICollectionView
  }

  /// The view in which constraints say how large this one is.
  var constrained: UIView { self }

  /// Has the view hear of constraints in its content, or no more.
  final func watchContent(_ isWatched: Bool) {
    guard isWatched else { return constrained.watchConstraints(nil) }
    constrained.watchConstraints { [weak self] in self.map { $0.list?.sizeMayDiffer($0) } }
  }

  /// Takes the look that a list gives to a place.
  func dress(_ row: ListRow?, _ path: IndexPath) {}
}

/// One item of a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  final var content: (any UIView & UIContentView)?
  private var needsUpdate = false
  final weak var collection: UICollectionView?
  /// The sign that the keyboard is at the item.
  final var ring: GroundView?
  /// Whether the items are edited, and whether the actions of a swipe are seen.
  final var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  final var isSwiped = false { didSet { if isSwiped != oldValue { stateDidChange() } } }
  /// Whether the item is an open branch of an outline.
  final var isExpanded = false { didSet { if isExpanded != oldValue { stateDidChange() } } }

  /// A cell of a frame; the collection calls this.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// What holds the content.
  public let contentView = UIView()
  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view behind the content while the item is selected or highlighted; nil by default.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  /// The ground; nil by default.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { groundDidChange() } }
  /// The ground of a configuration that does not reach to the edges.
  private var insetGround: GroundView?
  /// What the content view shows; nil by default.
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
  /// Whether the configuration is brought up to date when the state changes; true.
  open var automaticallyUpdatesContentConfiguration = true

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a touch is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Whether the keyboard is at the cell's item, and the collection has the focus.
  open override var isFocused: Bool { ring != nil }
  /// What the cell is like now.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing,
      isSwiped: isSwiped, isFocused: ring != nil)
    state.isExpanded = isExpanded
    return state
  }
  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  /// Brings content to a state.
  ///
  /// Called before layout after each change of it; call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      content?.configuration = contentConfiguration.updated(for: state)
    }
  }
  /// Called after `updateConfiguration(using:)`.
  public var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Shows the ground that the configuration says.
  func groundDidChange() {
    let background = backgroundConfiguration
    let stroke = background?.shownStroke(nil)
    let isInset = background != nil && background?.backgroundInsets != .zero
    backgroundColor = isInset ? nil : background?.shown(nil)
    layer.cornerRadius = isInset ? 0 : background?.cornerRadius ?? 0
    layer.borderColor = isInset ? nil : stroke?.resolvedColor(with: traitCollection).cgColor
    layer.borderWidth = isInset || stroke == nil ? 0 : background?.strokeWidth ?? 0
    guard isInset, let background else {
      insetGround?.removeFromSuperview()
      insetGround = nil
      return
    }
    let ground = insetGround ?? GroundView(frame: bounds)
    if insetGround == nil {
      insetGround = ground
      insertSubview(ground, at: 0)
    }
    (ground.top, ground.bottom) = (true, true)
    ground.color = background.shown(nil)
    ground.radius = background.cornerRadius
    (ground.outline, ground.outlineWidth) = (stroke, stroke == nil ? 0 : background.strokeWidth)
    ground.frame = background.area(in: bounds)
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

  /// Shows whether the keyboard is at the item.
  final func setCursor(_ isCursor: Bool) {
    guard (ring != nil) != isCursor else { return }
    ring?.removeFromSuperview()
    ring = nil
    if isCursor {
      let ring = GroundView(frame: bounds)
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

  /// Where the content view lies.
  func contentRect(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  override func wish(in size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    updateIfNeeded()
    let free = attributes.isWidthEstimated
    let area = contentRect(in: size)
    let around = CGSize(width: size.width - area.width, height: size.height - area.height)
    let found = UICollectionReusableView.wish(of: content ?? contentView, in: area.size, isWidthFree: free)
    return CGSize(width: found.width + around.width, height: found.height + around.height)
  }

  /// Forgets that it was selected; call super.
  open override func prepareForReuse() {
    super.prepareForReuse()
    (isSelected, isHighlighted) = (false, false)
    setCursor(false)
  }

  /// Places content and grounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    contentView.frame = contentRect(in: bounds.size)
    if content is UIListContentView { turn(content) }
    content?.frame = contentView.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    if let insetGround, let backgroundConfiguration { insetGround.frame = backgroundConfiguration.area(in: bounds) }
  }
}
