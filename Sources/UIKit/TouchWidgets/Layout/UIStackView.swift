import TouchGeometry
@_spi(TouchKit) import TouchKit

/// Lays out views in a row or a column by the sizes that they want.
///
/// A row begins where reading begins (semantics 25.41).
/// The arranged views are subviews; hidden ones take no room. What a view wants is its
/// `intrinsicContentSize`; where it has none, the size that it had when it was added, or that the program has set
/// since. A stack view has an intrinsic size itself, so stack views can stand in each other; its own frame is set by
/// its owner, for instance with `sizeToFit()`. Frames come to lie on whole pixels.
/// https://developer.apple.com/documentation/uikit/uistackview
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the room along the axis.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// They fill it: room that is left goes to the views that hug their content least, first of all to views without
    /// intrinsic size; missing room comes from the views that resist least. Of equal ones the first gets, or gives, all
    /// (semantics 10.10).
    case fill = 0
    /// They fill it and are equally long.
    case fillEqually = 1
    /// They fill it and are as long as they want in proportion to each other.
    case fillProportionally = 2
    /// They are as long as they want, with the same distance everywhere, at least the spacing.
    case equalSpacing = 3
    /// They are as long as they want, with the same distance from middle to middle; where that would bring two nearer
    /// than the spacing, as `equalSpacing`.
    case equalCentering = 4
  }

  /// Where the views lie across the axis.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// They fill it.
    case fill = 0
    /// Where reading begins, in a column: at the left, or at the right (semantics 25.41).
    case leading = 1
    /// In a row, the first lines of text stand on one line; other views stand on it with their bottom edge.
    ///
    /// In a column, as `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// Where reading ends, in a column.
    case trailing = 4
    /// In a row, the last lines of text stand on one line; other views stand on it with their bottom edge.
    ///
    /// In a column, as `leading`.
    case lastBaseline = 5
    /// At the top, in a row: another name of `leading`.
    public static let top = Alignment.leading
    /// At the bottom, in a row: another name of `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// Means `spacing` in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Means the distance that is usual: 8 points.
  public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude
  private static let systemSpacing: CGFloat = 8

  // As in a label, what a layout asks for has no watch for overlapping access.
  /// Row or column; `horizontal` by default.
  @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangeAnew() } }
  }
  /// How the views share the room along the axis; `fill` by default.
  @exclusivity(unchecked) open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangeAnew() } }
  }
  /// Where the views lie across the axis; `fill` by default.
  @exclusivity(unchecked) open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangeAnew() } } }
  /// The distance between views in points, with the distributions of equal distances the least one; 0 by default.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangeAnew() } } }
  /// Whether the views keep away from the edges by `layoutMargins`; false by default.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangeAnew() } }
  }

  /// Whether the distances in a column go from the last baseline of a view to the first one of the next; false by
  /// default.
  ///
  /// Both baselines of a view without text are its bottom edge (semantics 25.21, 25.48). In a row it means nothing.
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangeAnew() } }
  }

  @exclusivity(unchecked) final var arranged: [ArrangedView] = []
  /// What the views' places are as constraints, while constraints speak of the stack view or a view in it.
  @exclusivity(unchecked) final var constrained: StackConstraints?

  /// A stack view of the given frame, without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizesSubviews = false
    arrangesSubviewsBySize()
  }

  /// A stack view of some views, in their order; it has no size yet.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack view without views, as by `init(frame:)` with no extent: there are no archives of views on Linux.
  ///
  /// As in UIKit it does not fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    autoresizesSubviews = false
    arrangesSubviewsBySize()
  }

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }

  // MARK: Views

  /// The views that are laid out, in their order, hidden ones included.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Adds a view at the end, as a subview if it is none yet; an arranged one moves to the end.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Adds a view at an index, as a subview in front of the others if it is none yet; an arranged one moves there.
  ///
  /// The order of `subviews` is not changed otherwise. An index that does not exist stops the program.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition((0...arranged.count).contains(stackIndex), "insertArrangedSubview: there is no index \(stackIndex)")
    arrange(view, at: stackIndex)
  }

  /// Lays a view out no longer; it stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    arrangeAnew()
  }

  /// Sets the distance after a view, whatever `spacing` says; `spacingUseDefault` for what it says.
  ///
  /// After the last view that is seen it means nothing. A view that is not arranged is left alone.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let entry = arranged.first(where: { $0.view === arrangedSubview }) else { return }
    entry.customSpacing = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangeAnew()
  }

  /// The distance that was set after a view; `spacingUseDefault` when none was.
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
    arrangeAnew()
  }

  /// A view that is no subview any more is not arranged either.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  private func arrangeAnew() {
    setNeedsLayout()
    if hasLayoutItem { setNeedsUpdateConstraints() }
    invalidateIntrinsicContentSize()
  }

  /// The distance after a view.
  func distance(after entry: ArrangedView) -> CGFloat {
    let distance = entry.customSpacing ?? spacing
    return distance == UIStackView.spacingUseSystem ? UIStackView.systemSpacing : distance
  }

  // MARK: Layout

  /// Lays the views out anew if they heed the margins.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangeAnew() }
  }

  /// The size in which no view has to give way, with the margins if they count.
  open override var intrinsicContentSize: CGSize { naturalSize(width: nil) }

  /// The intrinsic size; with texts of several lines inside, at most as wide as the size given, and the higher for it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalSize(width: nil)
    guard flows, size.width > 0, size.width < natural.width else { return natural }
    return CGSize(width: size.width, height: naturalSize(width: size.width).height)
  }

  /// Says the views' places as constraints where others speak of the stack view or of a view in it.
  open override func updateConstraints() {
    if hasLayoutItem { updateStackConstraints() }
    super.updateConstraints()
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !hasLayoutItem { placeArrangedViews() }
  }
}

/// A view in a stack view.
@MainActor final class ArrangedView {
  let view: UIView
  /// Nil for that of the stack view.
  var customSpacing: CGFloat?
  /// The size that the program gave the view, which counts where it has no intrinsic one.
  private var ownSize: CGSize
  /// The size that the stack view gave it last.
  private var givenSize: CGSize?

  init(_ view: UIView) {
    self.view = view
    ownSize = view.bounds.size
  }

  /// Notes the program's size, if that is what the view has.
  var size: CGSize {
    if view.bounds.size != givenSize { ownSize = view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : ownSize.width,
      height: intrinsic.height >= 0 ? intrinsic.height : ownSize.height)
  }

  /// The height in a width: another than the usual one for text that is broken into lines, and stack views with such.
  func height(in width: CGFloat, natural: CGSize) -> CGFloat {
    guard width < natural.width, view.kitAdviser?.flows == true else { return natural.height }
    return view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  func item(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat) -> StackLine.Item {
    let intrinsic = view.intrinsicContentSize
    let hasNone = (axis == .horizontal ? intrinsic.width : intrinsic.height) < 0
    // What has no content neither hugs it nor resists for it, unless the program says so.
    return StackLine.Item(
      length: length,
      hugging: hasNone ? view.saidHugging(for: axis)?.rawValue ?? 0 : view.contentHuggingPriority(for: axis).rawValue,
      isSpacer: hasNone,
      resistance: (view.saidResistance(for: axis)
        ?? UILayoutPriority(hasNone ? 0 : UILayoutPriority.defaultHigh.rawValue)).rawValue)
  }

  /// Gives the view its place.
  func place(in frame: CGRect) {
    view.bounds.size = frame.size
    let anchor = view.layer.anchorPoint
    view.center = CGPoint(
      x: frame.origin.x + frame.size.width * anchor.x, y: frame.origin.y + frame.size.height * anchor.y)
    givenSize = view.bounds.size
  }
}
