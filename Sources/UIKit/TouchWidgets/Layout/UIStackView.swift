import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A view that arranges views in a row or a column by their preferred sizes.
///
/// A row begins at the leading edge (semantics 25.41). The arranged views are subviews; hidden ones take no space. The
/// preferred size of a view is its `intrinsicContentSize`. Without one it is the size that the view had when it was
/// added, or that the app has set since. A stack view has an intrinsic size itself, so stack views can be nested. Its
/// owner sets its frame, for instance with `sizeToFit()`. Frames are aligned with whole pixels.
/// https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// The views fill the axis (semantics 10.10).
    ///
    /// Remaining space is given to the views with the lowest hugging priority, first of all to views without intrinsic
    /// size. Missing space is taken from the views with the lowest compression resistance. Among equal ones the first
    /// gets, or gives, all.
    case fill = 0
    /// The views fill the axis and are equally long.
    case fillEqually = 1
    /// The views fill the axis in proportion to their preferred lengths.
    case fillProportionally = 2
    /// The views have their preferred lengths and equal distances, at least the spacing.
    case equalSpacing = 3
    /// The views have their preferred lengths and equal distances between their centers.
    ///
    /// If two would be closer than the spacing, it is the same as `equalSpacing`.
    case equalCentering = 4
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// The views fill the cross axis.
    case fill = 0
    /// The leading edge of a column: left, or right in right-to-left layouts (semantics 25.41).
    case leading = 1
    /// In a row, the first baselines of texts are aligned; the bottom edges of other views are aligned with them.
    ///
    /// In a column, same as `leading`.
    case firstBaseline = 2
    /// Centered.
    case center = 3
    /// The trailing edge of a column.
    case trailing = 4
    /// In a row, the last baselines of texts are aligned; the bottom edges of other views are aligned with them.
    ///
    /// In a column, same as `leading`.
    case lastBaseline = 5
    /// The top of a row: a synonym of `leading`.
    public static let top = Alignment.leading
    /// The bottom of a row: a synonym of `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The value that stands for `spacing` in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that stands for the system's spacing: 8 points.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude
  private static let systemSpacing: CGFloat = 8

  // As in a label, properties that layout queries have no exclusivity checks.
  /// The axis; `horizontal`, a row, by default.
  @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { rearrange() } }
  }
  /// The distribution of the views along the axis; `fill` by default.
  @exclusivity(unchecked) open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { rearrange() } }
  }
  /// The alignment of the views across the axis; `fill` by default.
  @exclusivity(unchecked) open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  /// The distance between views in points; the minimum for distributions with equal distances; 0 by default.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
  /// Whether the views are inset from the edges by `layoutMargins`; false by default.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  /// Whether distances in a column are measured from the last baseline of a view to the first of the next; false by
  /// default.
  ///
  /// Both baselines of a view without text are its bottom edge (semantics 25.21, 25.48). It has no effect in a row.
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }

  @exclusivity(unchecked) final var arranged: [ArrangedView] = []
  /// The constraints of the arrangement, while other constraints refer to the stack view or a view in it.
  @exclusivity(unchecked) final var constrained: StackConstraints?

  /// Creates a stack view with a frame, without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizesSubviews = false
    arrangesSubviewsBySize()
  }

  /// Creates a stack view with views in order; its frame is empty.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack view, as `init(frame:)` with `.zero`: there are no archives of views on Linux.
  ///
  /// As in UIKit it does not fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    autoresizesSubviews = false
    arrangesSubviewsBySize()
  }

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }

  // MARK: Views

  /// The arranged views in order, including hidden ones.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Appends a view, and adds it as a subview if it is not one; an arranged one moves to the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Inserts a view at an index, and adds it as the frontmost subview if it is not one; an arranged one moves there.
  ///
  /// The order of `subviews` does not change otherwise. An index that does not exist stops the program.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition((0...arranged.count).contains(stackIndex), "insertArrangedSubview: there is no index \(stackIndex)")
    arrange(view, at: stackIndex)
  }

  /// Removes a view from the arrangement; it stays a subview with its current frame.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    rearrange()
  }

  /// Sets the distance after a view, which replaces `spacing`; `spacingUseDefault` removes it.
  ///
  /// It has no effect after the last visible view. A view that is not arranged is ignored.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let entry = arranged.first(where: { $0.view === arrangedSubview }) else { return }
    entry.customSpacing = spacing == UIStackView.spacingUseDefault ? nil : spacing
    rearrange()
  }

  /// Returns the distance that was set after a view; `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.customSpacing ?? UIStackView.spacingUseDefault
  }

  private func arrange(_ view: UIView, at place: Int?) {
    let former = arranged.firstIndex { $0.view === view }
    let entry = former.map { arranged.remove(at: $0) } ?? ArrangedView(view)
    if view.superview !== self {
      addSubview(view)
      guard view.superview === self else { return }
    }
    arranged.insert(entry, at: min(place ?? arranged.count, arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    rearrange()
  }

  /// Removes a view from the arrangement before it is removed from the subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func rearrange() {
    setNeedsLayout()
    if hasLayoutItem { setNeedsUpdateConstraints() }
    invalidateIntrinsicContentSize()
  }

  /// Returns the distance after a view.
  func distance(after entry: ArrangedView) -> CGFloat {
    let distance = entry.customSpacing ?? spacing
    return distance == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : distance
  }

  // MARK: Layout

  /// Schedules layout if the arrangement uses the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { rearrange() }
  }

  /// The size at which no view is stretched or compressed, including the margins if they are used.
  open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }

  /// Returns the intrinsic size; with multiline text inside, limited to the given width and correspondingly higher.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalSize(width: nil)
    guard flows, size.width > 0, size.width < natural.width else { return natural }
    return CGSize(width: size.width, height: naturalSize(width: size.width).height)
  }

  /// Expresses the arrangement as constraints if others refer to the stack view or to a view in it.
  open override func updateConstraints() {
    if hasLayoutItem { updateStackConstraints() }
    super.updateConstraints()
  }

  /// Lays out the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !hasLayoutItem { placeArrangedViews() }
  }
}

/// A view of a stack view and its custom properties.
@MainActor final class ArrangedView {
  let view: UIView
  /// The custom spacing; nil for that of the stack view.
  var customSpacing: CGFloat?
  /// The size that the app set, used if the view has no intrinsic one.
  private var ownSize: CGSize
  /// The size that the stack view set last.
  private var givenSize: CGSize?

  init(_ view: UIView) {
    self.view = view
    ownSize = view.bounds.size
  }

  /// The preferred size; stores the current size if the app has set it.
  var size: CGSize {
    if view.bounds.size != givenSize { ownSize = view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : ownSize.width,
      height: intrinsic.height >= 0 ? intrinsic.height : ownSize.height)
  }

  /// Returns the height in a width, which depends on the width for text that wraps and stack views with such text.
  func height(in width: CGFloat, natural: CGSize) -> CGFloat {
    guard width < natural.width, view.kitAdviser?.flows == true else { return natural.height }
    return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func item(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> StackLine.Item {
    let intrinsic = view.intrinsicContentSize
    let hasNone = (axis == .horizontal ? intrinsic.width : intrinsic.height) < 0
    // Without content the priorities are 0, unless the app has set them.
    return StackLine.Item(
      length: length,
      hugging: hasNone
        ? view.explicitHugging(for: axis)?.rawValue ?? 0 : view.contentHuggingPriority(for: axis).rawValue,
      isSpacer: hasNone,
      resistance: (view.explicitResistance(for: axis)
        ?? UILayoutPriority(hasNone ? 0 : UILayoutPriority.defaultHigh.rawValue)).rawValue)
  }

  /// Sets the view's frame.
  func place(in frame: CGRect) {
    view.bounds.size = frame.size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: frame.origin.x + frame.size.width * anchor.x, y: frame.origin.y + frame.size.height * anchor.y)
    givenSize = view.bounds.size
  }
}
