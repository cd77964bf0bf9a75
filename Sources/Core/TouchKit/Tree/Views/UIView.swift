import TouchDrawing
import TouchGeometry

/// A rectangular area of the screen that draws content, contains subviews and receives the touches that begin in it.
///
/// The geometry consists of `bounds`, `center` and `transform`; `frame` is computed from them. All values are in
/// points, and y increases downward. A view owns its subviews. This file declares what subclasses may override; the
/// rest is in extensions.
/// https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor open class UIView: UIResponder {
  // A plain view takes 104 bytes, of which a hit test reads the first 64: `rare` has the rarely used properties.
  // Properties read for touches have no exclusivity checks: no app code runs while they are set.
  @exclusivity(unchecked) final var storedSize: CGSize
  @exclusivity(unchecked) final var storedCenter: CGPoint
  @exclusivity(unchecked) final var flags: ViewFlags = .initial
  /// The index among the superview's subviews in drawing order in the last frame; -1 before the first.
  @exclusivity(unchecked) final var slot: Int32 = -1
  @exclusivity(unchecked) final var children: ChildList?
  @exclusivity(unchecked) final var superviewReference = SuperviewReference()
  @exclusivity(unchecked) package final var rare: ViewRare?
  final var content: ViewContent?
  final var storedBackground: UIColor?
  final var storedAlpha: CGFloat = 1 {
    didSet { flags.set(.transparent, storedAlpha < UIView.minimumTouchableAlpha) }
  }

  /// Creates a view with the given frame in the coordinate space of its future superview.
  public init(frame: CGRect) {
    let frame = frame.isFinite ? frame.standardized : .zero
    storedSize = frame.size
    storedCenter = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    super.init()
  }

  /// Creates a view with a zero frame.
  @preconcurrency @MainActor public override convenience init() { self.init(frame: .zero) }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The view controller whose root view this is, otherwise the superview (semantics 3.1).
  open override var next: UIResponder? { rare?.viewController ?? storedSuperview }
  package override var responderWindow: UIWindow? { window }
  /// A number that identifies the view; 0 by default.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != rare?.tag ?? 0 { ensuredRare.tag = newValue } }
  }

  // Roles of the kit's view classes: overrides, because the first cast to a protocol scans all conformances of the app.

  /// The view, if its class influences layout in more than size.
  @_spi(TouchKit) open var kitAdviser: (any LayoutAdviser)? { nil }
  /// The view, if its content follows the size from constraints.
  @_spi(TouchKit) open var kitContentSized: (any ContentSizedView)? { nil }
  /// Whether an animation shows the view on whole pixels: a page or a sheet, whose texts are drawn from masks there.
  @_spi(TouchKit) open var kitMovesByPixels: Bool { false }
  /// The view, if it handles pointer events.
  @_spi(TouchKit) open var kitPointerSensitive: (any PointerSensitive)? { nil }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in the coordinate space of its superview.
  ///
  /// Setting it sets `center` and the size of `bounds`; a value that is not finite is refused and reported. If
  /// `transform` is not the identity, set `bounds` and `center` instead.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }
  /// The rectangle of the view in its own coordinate space.
  ///
  /// Its origin is the scroll position of the content.
  ///
  /// A change of size keeps the center, resizes the subviews by their `autoresizingMask` and requests a layout.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }
  /// The position of the anchor point, by default the middle of the view, in the coordinate space of the superview.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }
  /// The transform of the view about its anchor point; the identity by default.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { setTransform(newValue) }
  }
  /// The three-dimensional transform in the plane of the window; the same as that of `layer` (semantics 46.1).
  open var transform3D: CATransform3D {
    get { storedTransform3D }
    set { setTransform3D(newValue) }
  }
  /// Converts a point of this view to another view's coordinates; nil means the window.
  ///
  /// Includes centers, transforms and scrolling. Zero if the other view or one of its ancestors is scaled to nothing.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view ?? root)
  }
  /// Converts a point of another view to this view's coordinates, as `convert(_:to:)` does; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view ?? root, to: self)
  }
  /// Returns the smallest upright rectangle around a rectangle of this view, in another view; nil means the window.
  ///
  /// If neither view contains the other, converts first to the smallest upright rectangle in the nearest common
  /// superview, then to the other view (semantics 10.3). Zero where the result for a point is zero.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect, from: self, to: view ?? root)
  }
  /// Returns the smallest upright rectangle around a rectangle of another view, in this view; nil means the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect, from: view ?? root, to: self)
  }

  // MARK: Appearance

  /// The opacity of the view and its subviews, from 0 to 1.
  ///
  /// Below 0.01 the view receives no touches (semantics 2.4).
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }
  /// Whether the view and its subviews are invisible and receive no touches (semantics 2.4).
  ///
  /// Touches that already belong to the view continue (semantics 1.16).
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setAppearance(.hidden, newValue) }
  }
  /// Whether drawing of subviews is clipped to the bounds; does not affect hit-testing (semantics 2.5).
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setAppearance(.clipsToBounds, newValue) }
  }
  /// How the recorded content adapts to a change of the view's size; `scaleToFill` by default.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { setContentMode(newValue) }
  }
  /// The color that fills the bounds behind all other content; nil, the default, for none.
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set { setBackground(newValue) }
  }
  /// The color of interactive elements in the view: its own, the nearest superview's, or `UIColor.systemBlue`.
  ///
  /// Setting it calls `tintColorDidChange()`; nil, the default, inherits the superview's.
  open var tintColor: UIColor! {
    get { inheritedTint.color }
    set { setTint(newValue) }
  }
  /// Called after `tintColor` changes, because it was set on this view or an ancestor, or because the view was moved.
  ///
  /// Called once for each change, outer views first, except on views that set a tint. The default does nothing.
  open func tintColorDidChange() {}
  /// Called after `traitCollection` changes.
  ///
  /// Called once for each change, outer views first, after the controller's method; the default does nothing. Dynamic
  /// colors need no handling: `draw(_:)` is called anyway.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Interaction

  /// Whether the view and its subviews receive touches; true by default.
  ///
  /// Touches that already belong to the view continue (semantics 1.16, 2.4).
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { setInteraction(newValue) }
  }
  /// Whether the view receives a second finger while a first one is down in it; false by default.
  ///
  /// Recognizers receive every finger (semantics 1.4.5, 1.6).
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  // MARK: Hit-testing

  /// Returns the view for a touch at a point: the front-most subview that claims it, otherwise this view; nil if outside.
  ///
  /// Called when a touch begins, from the window down, once per view; subviews are tested from last to first. Hidden,
  /// transparent and non-interactive views return nil, with all their subviews (semantics 2.1 to 2.4). The result need
  /// not be a subview (semantics 2.13). `point` is in this view's coordinate space.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let trace = HitTestTrace.current { return tracedHitTest(point, with: event, trace: trace) }
    guard claims(point, with: event) else { return nil }
    return deepest(at: point, with: event)
  }
  /// Returns whether a point in this view's coordinate space is in the view: by default whether the bounds contain it.
  ///
  /// The right and bottom edges are excluded (semantics 2.3). Called by `hitTest(_:with:)`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { storedBounds.contains(point) }

  // MARK: Gestures

  /// The attached recognizers in the order in which they were added; nil until the first is added.
  ///
  /// Setting it removes and adds recognizers one by one (semantics 10.1).
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Attaches a recognizer, which receives the touches of this view and its subviews.
  ///
  /// The view owns it. A recognizer belongs to one view: it is removed from its previous one (semantics 4.10).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a recognizer and cancels its current gesture (semantics 4.9).
  ///
  /// A recognizer that is not attached to this view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Returns whether a recognizer that would take touches from this view may begin; true by default.
  ///
  /// Called on the hit view of each touch, once per attempt, before the delegate; not called for a recognizer that does
  /// not cancel touches in views (semantics 5.3.5, 5.4.1).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the view can be focused and receive keyboard input; false by default.
  ///
  /// Read when Tab moves the focus, for visible views that receive touches; not for views inside a focusable one.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { window?.windowScene?.focusSystem.focusedItem === self }
  /// Called after the focus has moved to or from the view or one of its descendants.
  ///
  /// Called once per change on the previously and the newly focused view and their superviews. The default does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: View hierarchy

  /// Adds a view in front of the other subviews, and removes it from its current superview.
  ///
  /// Adding a view to itself or to one of its descendants is a programming error and stops the app.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }
  /// Removes the view from its superview; does nothing without one.
  ///
  /// If the view is in a window, touches bound to it or its descendants are cancelled, and a first responder among them
  /// resigns (semantics 1.16, 3.9).
  open func removeFromSuperview() { detach() }
  /// Called after a subview is added.
  ///
  /// Called once per view; the default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  ///
  /// Called once per view; the default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes, with nil if the view is removed.
  ///
  /// The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed; the default does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window that contains the view changes, with nil if the view leaves its window.
  ///
  /// The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window that contains the view has changed; the default does nothing.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Requests `layoutSubviews()` before the next frame; repeated calls until then have no further effect.
  open func setNeedsLayout() { requestLayout() }
  /// Performs pending layout now, of this view, its subviews and the superviews that need layout too.
  open func layoutIfNeeded() { layoutNow() }
  /// Lays out the subviews.
  ///
  /// Called once before the frame after a change of the size or the subviews, or after `setNeedsLayout()`; never call
  /// it yourself. The default applies the frames from constraints (semantics 25.26).
  open func layoutSubviews() { placeConstrainedSubviews() }
  /// Calls `layoutSubviews()` for the view's own layer; the kit calls an override in place of that method.
  open func layoutSublayers(of layer: CALayer) { if layer.view === self { layoutSubviews() } }
  /// Returns the size that best fits the given size; by default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedSize }
  /// Resizes the view to the result of `sizeThatFits(_:)`; keeps the upper left corner of the frame.
  open func sizeToFit() { fitSize() }
  /// The natural size of the content; `noIntrinsicMetric`, the default, in an axis without one.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Marks `intrinsicContentSize` as changed.
  ///
  /// Call it when the content changes; stack views around the view are laid out again.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  /// Whether the class relies on constraints; never read, because `updateConstraints()` is called in any case.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Requests `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { requestConstraints() }
  /// Calls `updateConstraints()` now on this view and its subviews where it is pending.
  open func updateConstraintsIfNeeded() { if hasConstraintsToUpdate { updateConstraintTree() } }
  /// Updates the constraints of the view.
  ///
  /// Called once before layout for a new view and after `setNeedsUpdateConstraints()`, inner views first; never call it
  /// yourself. Call super last in an override (semantics 25.25). The default does nothing.
  open func updateConstraints() {}
  /// The insets from the frame to the rectangle that constraints align; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text defines `firstBaselineAnchor`; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text defines `lastBaselineAnchor`; the view itself by default.
  open var forLastBaselineLayout: UIView { self }
  /// Returns the size that satisfies the constraints in the view, given preferred sizes and their priorities.
  ///
  /// Constraints to views outside are ignored, and no view moves. The size is rounded up to pixels (semantics 25.29).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// Called after `safeAreaInsets` change.
  ///
  /// Called once for each change, outer views first, after `viewSafeAreaInsetsDidChange()`; the default does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called after `layoutMargins` change.
  ///
  /// Called once for each change; a layout is already requested. The default does nothing.
  open func layoutMarginsDidChange() {}

  // MARK: Accessibility

  /// Whether the view is one accessibility element; the default depends on its class (semantics 45.1, 45.2).
  open var isAccessibilityElement: Bool {
    get { rare?.accessibility?.isElement ?? naturally.isElement }
    set { ensuredAccessibility.isElement = newValue }
  }
  /// A short name of the view; by default its visible text, nil for none (semantics 45.2).
  open var accessibilityLabel: String? {
    get { rare?.accessibility?.label ?? naturally.label }
    set { ensuredAccessibility.label = newValue }
  }
  /// The current value, such as that of a slider; nil for none (semantics 45.2).
  open var accessibilityValue: String? {
    get { rare?.accessibility?.value ?? naturally.value }
    set { ensuredAccessibility.value = newValue }
  }
  /// A description of the effect of using the view; nil, the default, for none.
  open var accessibilityHint: String? {
    get { rare?.accessibility?.hint }
    set { ensuredAccessibility.hint = newValue }
  }
  /// A name that identifies the view in tests and is not read to users; nil by default.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibility?.identifier }
    set { ensuredAccessibility.identifier = newValue }
  }
  /// The kind and state of the element; the default depends on its class (semantics 45.2).
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibility?.traits ?? naturally.traits }
    set { ensuredAccessibility.traits = newValue }
  }
  /// Whether assistive technologies ignore the elements in the view; false by default.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility?.hidesElements ?? false }
    set { ensuredAccessibility.hidesElements = newValue }
  }
  /// Whether assistive technologies ignore all elements outside the view while it is visible; false by default.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility?.isModal ?? false }
    set { ensuredAccessibility.isModal = newValue }
  }
  /// The elements in the view, in order, views and `UIAccessibilityElement`s; nil for its subviews (semantics 45.4).
  open var accessibilityElements: [Any]? {
    get { rare?.accessibility?.elements ?? (self as? any NaturallyAccessible)?.naturalElements }
    set { ensuredAccessibility.elements = newValue }
  }
  /// The frame of the element, in points of the screen; the view's bounds by default.
  open var accessibilityFrame: CGRect {
    get { rare?.accessibility?.frame ?? UIView.convert(storedBounds, from: self, to: nil) }
    set { ensuredAccessibility.frame = newValue }
  }
  /// The point to touch when the element is activated by its name, in points of the screen; by default the middle of
  /// its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { rare?.accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ensuredAccessibility.activationPoint = newValue }
  }
  /// The outline of the element, in points of the screen; nil, the default, for its frame (semantics 47.49).
  open var accessibilityPath: UIBezierPath? {
    get { rare?.accessibility?.outline }
    set { ensuredAccessibility.outline = newValue }
  }
  /// Performs the action of a tap; returns whether it did, false by default.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of an adjustable view by a step; the default does nothing.
  open func accessibilityIncrement() {}
  /// Decrements the value of an adjustable view by a step; the default does nothing.
  open func accessibilityDecrement() {}

  // MARK: Drawing

  /// The class of the view's `layer`: `CALayer`, the default, or one of its subclasses.
  ///
  /// Read once, when `layer` is first accessed. The content of the layer is behind what `draw(_:)` draws.
  open class var layerClass: AnyClass { CALayer.self }
  /// Never called, as nothing is made from an archive on Linux; it exists because old templates override it.
  open func awakeFromNib() {}
  /// Never called, as there is no interface builder on Linux; it exists because old templates override it.
  open func prepareForInterfaceBuilder() {}
  /// Requests `draw(_:)` before the next frame.
  open func setNeedsDisplay() { requestDisplay() }
  /// Requests `draw(_:)` for the whole view before the next frame; only the damaged part of the window is painted.
  open func setNeedsDisplay(_ rect: CGRect) { if rect.overlaps(storedBounds) { requestDisplay() } }
  /// Returns a view with an immutable picture of this view's current state; nil for an empty view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot(afterUpdates) }
  /// Draws the content into the current context, `UIGraphicsGetCurrentContext()`, in the view's coordinate space.
  ///
  /// Called once before the first frame with the view, and once after each `setNeedsDisplay()`. `rect` is the bounds.
  open func draw(_ rect: CGRect) {}
  /// Draws a layer of the view, whose `draw(_:)` is the default, or one whose delegate it is (semantics 46.9).
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer.view === self { draw(bounds) } }
  /// Returns `NSNull` for the view's own layer, or in a block an animation with its duration (semantics 46.11).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actionOfBlock(layer, event) }
  /// Inserts a view at an index; 0 is behind all others, and an index past the end is in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly in front of a subview; in front of all if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, aboveSubview: sibling) }
  /// Inserts a view directly behind a subview; in front of all if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, belowSubview: sibling) }
  /// Exchanges the subviews at two indices, counted from the back; does nothing if an index is invalid.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(at: first, withSubviewAt: second) }
  /// Moves a subview in front of the others; ignores other views.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  /// Moves a subview behind the others; ignores other views.
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

  // MARK: Environment

  /// The insets of content from the edges, in points: 8 at each side by default, plus the safe area.
  ///
  /// Setting it sets the margins without the safe area, which is added when they are read, unless
  /// `insetsLayoutMarginsFromSafeArea` is false. Stack views use the margins if configured to; other views may.
  open var layoutMargins: UIEdgeInsets {
    get { marginsNow }
    set { marginsNow = newValue }
  }
  /// `layoutMargins` in the reading direction, which is left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { directionalMargins = newValue }
  }
  /// The insets of the uncovered part of the view from its edges, in points.
  ///
  /// Nothing covers a window on Linux, so they are zero unless a surrounding controller has `additionalSafeAreaInsets`.
  /// A subview has the part of its superview's insets that reaches into it.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// The traits of the view's window; in no window it keeps its last style, initially the application's.
  open var traitCollection: UITraitCollection { traitsHere }
  /// How the view's layout depends on the reading direction; `unspecified` by default.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semantics }
    set { semantics = newValue }
  }
  /// The layout direction, which decides whether leading is left or right in the view (semantics 25.41).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
  /// Returns the size nearest to the given one that satisfies the constraints in the view (semantics 25.29).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// Returns the priority with which the view resists becoming larger than its intrinsic size.
  ///
  /// 250 by default; 750 for switches, steppers and activity indicators. A stack view that fills gives surplus space to
  /// the views with the lowest priority.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(for: axis) }
  /// Sets the priority with which the view resists becoming larger than its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, for: axis)
  }
  /// Returns the priority with which the view resists becoming smaller than its intrinsic size; 750 by default.
  ///
  /// A stack view takes missing space from the views with the lowest priority.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(for: axis)
  }
  /// Sets the priority with which the view resists becoming smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, for: axis) }
  /// Whether the view receives touches exclusively; false by default (semantics 1.8).
  ///
  /// While it tracks a touch, other views of its window receive none, and it receives none while another view tracks one.
  open var isExclusiveTouch: Bool {
    get { takesTouchesAlone }
    set { takesTouchesAlone = newValue }
  }
  /// Adds an interaction, which the view owns, and removes it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction; one that was not added is ignored.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Ends editing of a text field or text view that is this view or one of its descendants.
  ///
  /// The text input decides whether editing may end. With `force` it ends in any case (semantics 17.3).
  ///
  /// - Returns: whether no text input is editing in this view any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endTextEditing(force) }
  /// The layer with the drawing attributes of the rectangle, such as corners, border and anchor point.
  ///
  /// Always the same object, of the class that `layerClass` names.
  open var layer: CALayer { madeLayer }
}
