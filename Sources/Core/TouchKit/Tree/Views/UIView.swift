import TouchDrawing
import TouchGeometry

/// A rectangle of the screen that draws something, contains other views, and gets the touches that come down in it.
///
/// The geometry is `bounds`, `center` and `transform`; `frame` is computed from them. All of it is in points, y grows
/// downwards. A view owns its subviews. What a subclass may want to override is here; the rest is in extensions.
/// https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor open class UIView: UIResponder {
  // A plain view takes 104 bytes, of which a hit test reads the first 64: what few views have is in `rare`, and what was
  // drawn is in `content`. What touches ask has no watch for overlapping access: nobody's code runs while it is set.
  @exclusivity(unchecked) final var storedSize: CGSize
  @exclusivity(unchecked) final var storedCenter: CGPoint
  @exclusivity(unchecked) final var flags: ViewFlags = .initial
  /// The index among the superview's subviews in drawing order, as of the last frame; -1 before the first.
  @exclusivity(unchecked) final var slot: Int32 = -1
  @exclusivity(unchecked) final var children: ChildList?
  @exclusivity(unchecked) final var superviewReference = SuperviewReference()
  @exclusivity(unchecked) package final var rare: ViewRare?
  final var content: ViewContent?
  final var storedBackground: UIColor?
  final var storedAlpha: CGFloat = 1 {
    didSet { flags.set(.transparent, storedAlpha < UIView.leastTouchableAlpha) }
  }

  /// A view with the given frame in the coordinate space of its future superview.
  public init(frame: CGRect) {
    let frame = frame.isFinite ? frame.standardized : .zero
    storedSize = frame.size
    storedCenter = CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    super.init()
  }

  /// A view without extent.
  @preconcurrency @MainActor public override convenience init() { self.init(frame: .zero) }

  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The view controller whose root view this is, otherwise the superview (semantics 3.1).
  open override var next: UIResponder? { rare?.viewController ?? storedSuperview }
  package override var responderWindow: UIWindow? { window }
  /// A number to find the view by; 0 by default.
  open var tag: Int {
    get { rare?.tag ?? 0 }
    set { if newValue != rare?.tag ?? 0 { ensuredRare.tag = newValue } }
  }

  // What classes of the kit in other modules are besides. They override it, since the runtime walks through all
  // conformances of the program when it is first asked whether a class conforms.

  /// The view, if its class has something to say of the layout beside a size.
  @_spi(TouchKit) open var kitAdviser: (any LayoutAdviser)? { nil }
  /// The view, if its content is as large as constraints say.
  @_spi(TouchKit) open var kitContentSized: (any ContentSizedView)? { nil }
  /// The view, if it wants to hear of the pointer.
  @_spi(TouchKit) open var kitPointerSensitive: (any PointerSensitive)? { nil }

  // MARK: Geometry

  /// The smallest upright rectangle around the view, in the coordinate space of its superview.
  ///
  /// Setting it sets `center` and the size of `bounds`; what is not finite is refused and reported. While `transform`
  /// is not the identity, set `bounds` and `center` instead.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }
  /// The rectangle in the view's own coordinate space.
  ///
  /// Its origin is where the content is scrolled to.
  ///
  /// A change of size keeps the center, moves the subviews by their `autoresizingMask` and asks for a layout.
  open var bounds: CGRect {
    get { storedBounds }
    set { setBounds(newValue) }
  }
  /// Where the anchor point lies, by default the middle of the view, in the coordinate space of the superview.
  open var center: CGPoint {
    get { storedCenter }
    set { setCenter(newValue) }
  }
  /// How the view is turned, scaled and moved about its anchor point; the identity by default.
  open var transform: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { setTransform(newValue) }
  }
  /// The same in space, as far as it lies in the plane of the window: that of `layer` (semantics 46.1).
  open var transform3D: CATransform3D {
    get { storedTransform3D }
    set { setTransform3D(newValue) }
  }
  /// Where a point of this view is in another; nil stands for the window.
  ///
  /// All geometry between the two counts: centers, transforms, scrolling. Where the other view, or one around it, is
  /// scaled to nothing, there is no such place, and the result is zero.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    UIView.convert(point, from: self, to: view ?? root)
  }
  /// Where a point of another view is in this one; nil stands for the window.
  ///
  /// As `convert(_:to:)`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    UIView.convert(point, from: view ?? root, to: self)
  }
  /// The smallest upright rectangle in another view around one of this view; nil stands for the window.
  ///
  /// Between two branches of the tree it is the box, in the other view, of the box in their nearest common superview
  /// (semantics 10.3). Zero where `convert(_:to:)` of a point is.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    UIView.convert(rect, from: self, to: view ?? root)
  }
  /// The smallest upright rectangle in this view around one of another; nil stands for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    UIView.convert(rect, from: view ?? root, to: self)
  }

  // MARK: Appearance

  /// How opaque the view and its subviews are, from 0 to 1.
  ///
  /// Below 0.01 the view gets no touches (semantics 2.4).
  open var alpha: CGFloat {
    get { storedAlpha }
    set { setAlpha(newValue) }
  }
  /// Whether the view and its subviews are invisible and get no touches (semantics 2.4).
  ///
  /// Touches that the view has already go on (semantics 1.16).
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setAppearance(.hidden, newValue) }
  }
  /// Whether subviews are drawn only inside the bounds.
  ///
  /// It plays no role in hit-testing (semantics 2.5).
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { setAppearance(.clipsToBounds, newValue) }
  }
  /// How the recorded content follows a change of the view's size; `scaleToFill` by default.
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { setContentMode(newValue) }
  }
  /// What fills the bounds below everything else; nil, the default, for nothing.
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set { setBackground(newValue) }
  }
  /// The color of what can be tapped in the view and all in it: its own, or that of the nearest superview that has one,
  /// or `UIColor.systemBlue`.
  ///
  /// Setting it calls `tintColorDidChange()`; nil makes it follow the superview again, as at first.
  open var tintColor: UIColor! {
    get { inheritedTint.color }
    set { setTint(newValue) }
  }
  /// Tells that `tintColor` is another, because somebody set it on this view or around it, or because the view came to
  /// another place.
  ///
  /// Called once for each change, outer views first; views with a tint of their own are not told of others. The default
  /// has nothing to do.
  open func tintColorDidChange() {}
  /// Tells that `traitCollection` is another.
  ///
  /// Called once for each change, outer views first, after the controller's; the default has nothing to do. Dynamic
  /// colors need no help: `draw(_:)` is called anyway.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Interaction

  /// Whether the view and its subviews get touches; true by default.
  ///
  /// Touches that the view has already go on (semantics 1.16, 2.4).
  open var isUserInteractionEnabled: Bool {
    get { !flags.contains(.interactionDisabled) }
    set { setInteraction(newValue) }
  }
  /// Whether a second finger that comes down in this very view is delivered while the first is down; false by default.
  ///
  /// Recognizers get every finger (semantics 1.4.5, 1.6).
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }

  // MARK: Hit-testing

  /// The view that a touch at a place belongs to: the last subview that claims it, else this view, nil if it is outside.
  ///
  /// Called when a touch begins, from the window downwards, once per view asked; subviews are asked from last to first.
  /// Hidden, transparent and non-interactive views answer nil with all they contain (semantics 2.1 to 2.4). The result
  /// need not be a subview (semantics 2.13). `point` is in this view's coordinate space.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let trace = HitTestTrace.current { return tracedHitTest(point, with: event, trace: trace) }
    guard claims(point, with: event) else { return nil }
    return deepest(at: point, with: event)
  }
  /// Whether a place in this view's coordinate space belongs to it: by default whether the bounds contain it, their
  /// right and bottom edges excluded (semantics 2.3).
  ///
  /// Called by `hitTest(_:with:)`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { storedBounds.contains(point) }

  // MARK: Gestures

  /// The recognizers attached to the view in the order in which they were added; nil until the first is added.
  ///
  /// Setting it removes and adds one by one (semantics 10.1).
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare?.gestureRecognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Attaches a recognizer, which then sees the touches of this view and of all that it contains.
  ///
  /// The view owns it. A recognizer belongs to one view: it is taken away from the one before (semantics 4.10).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Takes a recognizer away, which cancels what it is doing (semantics 4.9).
  ///
  /// One that is not attached here is left alone.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a recognizer that would take a touch of this view away may begin; true by default.
  ///
  /// Asked of the hit view of each touch, once an attempt, before the delegate is; not asked of a recognizer that lets
  /// views keep their touches (semantics 5.3.5, 5.4.1).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the view can have the focus, so that the keyboard works on it; false by default.
  ///
  /// Asked when Tab moves the focus, of views that are seen and take touches; views in one that can are not asked.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { window?.windowScene?.focusSystem.focusedItem === self }
  /// Tells that the focus has moved to or from the view or a view in it.
  ///
  /// Called once per change, of each view that contains the one that had the focus or the one that has it now, these
  /// two included. The default has nothing to do.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: The tree

  /// Adds a view in front of the other subviews, and takes it away from its present superview.
  ///
  /// To add a view to itself or to a view that it contains is a programming error and stops the program.
  open func addSubview(_ view: UIView) { insert(view) { $0.count } }
  /// Takes the view and all it contains away from its superview; without one nothing happens.
  ///
  /// If the view is in a window, touches bound to it or to views that it contains are cancelled, and the first
  /// responder among them resigns (semantics 1.16, 3.9).
  open func removeFromSuperview() { detach() }
  /// Tells that a view has become a subview.
  ///
  /// Called once per view, after it was added; the default has nothing to do.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells that a subview is about to be taken away.
  ///
  /// Called once per view, before; the default has nothing to do.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells that the superview is about to change, to nil when the view is removed.
  ///
  /// The default has nothing to do.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells that the superview has changed; the default has nothing to do.
  open func didMoveToSuperview() {}
  /// Tells that the view, itself or inside another, is about to come into another window or none.
  ///
  /// The default has nothing to do.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells that the view has come into another window or none; the default has nothing to do.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Asks for `layoutSubviews()` before the next frame; any number of calls until then count as one.
  open func setNeedsLayout() { requestLayout() }
  /// Lays out now what waits for it: this view, what it contains, and superviews that wait too.
  open func layoutIfNeeded() { layoutNow() }
  /// Places the subviews.
  ///
  /// Called once before the frame after a change of the size or the subviews, or after `setNeedsLayout()`; never call
  /// it yourself. The default gives subviews the frames that constraints say (semantics 25.26).
  open func layoutSubviews() { placeConstrainedSubviews() }
  /// Calls `layoutSubviews()`; where a class overrides it, it is called in the place of that, and never by yourself.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  /// The size that suits the view best, given one that it should fit; by default the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedSize }
  /// Gives the view the size that `sizeThatFits(_:)` finds; the upper left corner of the frame stays where it is.
  open func sizeToFit() { fitSize() }
  /// The size that the content has by itself; `noIntrinsicMetric`, the default, in an axis where it has none.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Says that `intrinsicContentSize` is another.
  ///
  /// Call it when what it depends on has changed; a stack view around the view is then laid out anew.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }
  /// Whether the class wants `updateConstraints()` to be called; here it is called in any case, and nobody asks.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { requestConstraints() }
  /// Calls `updateConstraints()` now where it is due, in this view and those in it.
  open func updateConstraintsIfNeeded() { if hasConstraintsToUpdate { updateConstraintTree() } }
  /// Changes constraints.
  ///
  /// Called once before layout for a new view and after `setNeedsUpdateConstraints()`, inner views first; never call it
  /// yourself. An override calls super last (semantics 25.25). The default has nothing to do.
  open func updateConstraints() {}
  /// How much the rectangle that constraints speak of is smaller than the frame; nothing by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The view whose first line of text `firstBaselineAnchor` means; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text `lastBaselineAnchor` means; the view itself by default.
  open var forLastBaselineLayout: UIView { self }
  /// The size that the constraints in the view give it, with a width and a height that are wished at some priorities.
  ///
  /// Constraints to the outside do not count, and nothing moves. Rounded up to pixels (semantics 25.29).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// Tells that `safeAreaInsets` are others.
  ///
  /// Called once for each change, outer views first, after the controller's `viewSafeAreaInsetsDidChange()`; the default
  /// has nothing to do.
  open func safeAreaInsetsDidChange() {}
  /// Tells that `layoutMargins` are others.
  ///
  /// Called once for each change; a layout has been asked for. The default has nothing to do.
  open func layoutMarginsDidChange() {}

  // MARK: Accessibility

  /// Whether the view is one thing for people who do not see it; by default what its kind is (semantics 45.1, 45.2).
  open var isAccessibilityElement: Bool {
    get { rare?.accessibility?.isElement ?? naturally.isElement }
    set { ensuredAccessibility.isElement = newValue }
  }
  /// What the view is called, in a word or two; by default the text that it shows, nil for none (semantics 45.2).
  open var accessibilityLabel: String? {
    get { rare?.accessibility?.label ?? naturally.label }
    set { ensuredAccessibility.label = newValue }
  }
  /// What it says at the moment, such as the number of a slider; nil for nothing (semantics 45.2).
  open var accessibilityValue: String? {
    get { rare?.accessibility?.value ?? naturally.value }
    set { ensuredAccessibility.value = newValue }
  }
  /// What happens when it is used; nil, the default, for nothing to say.
  open var accessibilityHint: String? {
    get { rare?.accessibility?.hint }
    set { ensuredAccessibility.hint = newValue }
  }
  /// A name by which tests find the view and that nobody reads; nil by default.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibility?.identifier }
    set { ensuredAccessibility.identifier = newValue }
  }
  /// What kind of thing it is and in which condition; by default what its kind says (semantics 45.2).
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibility?.traits ?? naturally.traits }
    set { ensuredAccessibility.traits = newValue }
  }
  /// Whether nothing in the view is told of; false by default.
  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility?.hidesElements ?? false }
    set { ensuredAccessibility.hidesElements = newValue }
  }
  /// Whether nothing beside the view is told of while it is shown; false by default.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility?.isModal ?? false }
    set { ensuredAccessibility.isModal = newValue }
  }
  /// What the view contains, in order, views and `UIAccessibilityElement`s; nil for its subviews (semantics 45.4).
  open var accessibilityElements: [Any]? {
    get { rare?.accessibility?.elements ?? (self as? any NaturallyAccessible)?.naturalElements }
    set { ensuredAccessibility.elements = newValue }
  }
  /// Where the view is, in points of the screen; its bounds by default.
  open var accessibilityFrame: CGRect {
    get { rare?.accessibility?.frame ?? UIView.convert(storedBounds, from: self, to: nil) }
    set { ensuredAccessibility.frame = newValue }
  }
  /// Where it is touched when it is found by its name, in points of the screen; by default the middle of its frame.
  open var accessibilityActivationPoint: CGPoint {
    get { rare?.accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { ensuredAccessibility.activationPoint = newValue }
  }
  /// Does what a tap does, without one; returns whether it did, which by default it does not.
  open func accessibilityActivate() -> Bool { false }
  /// Makes the value of an adjustable view larger by a step; the default has nothing to do.
  open func accessibilityIncrement() {}
  /// Makes the value of an adjustable view smaller by a step; the default has nothing to do.
  open func accessibilityDecrement() {}

  // MARK: Drawing

  /// The class of the view's `layer`: `CALayer`, the default, or one of the kit's others.
  ///
  /// Asked once, when `layer` is first asked for. What the layer shows lies below what `draw(_:)` draws.
  open class var layerClass: AnyClass { CALayer.self }
  /// Never called, as nothing is made from an archive on Linux; it exists because old templates override it.
  open func awakeFromNib() {}
  /// Never called, as there is no interface builder on Linux; it exists because old templates override it.
  open func prepareForInterfaceBuilder() {}
  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() { requestDisplay() }
  /// Asks for `draw(_:)` before the next frame.
  ///
  /// The whole view is drawn: drawing is recorded, and what is outside the damaged part of the window costs nothing.
  open func setNeedsDisplay(_ rect: CGRect) {
    if rect.overlaps(storedBounds) { requestDisplay() }
  }
  /// Draws the content into the present context, `UIGraphicsGetCurrentContext()`, in the view's coordinate space.
  ///
  /// Called once before the first frame with the view, and once after each `setNeedsDisplay()`; the recording is kept
  /// in between. `rect` is the bounds. The default draws nothing, and then nothing is recorded.
  open func draw(_ rect: CGRect) {}
  /// Adds a view at an index; 0 is behind all others, and an index past the end in front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view right in front of a subview; in front of all if that is not one.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, aboveSubview: sibling) }
  /// Adds a view right behind a subview; in front of all if that is not one.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, belowSubview: sibling) }
  /// Changes the places of two subviews, counted from the one behind; nothing happens where there is none.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(at: first, withSubviewAt: second) }
  /// Moves a subview in front of the others; what is no subview is left alone.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  /// Moves a subview behind the others; what is no subview is left alone.
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }

  // MARK: Surroundings

  /// How far content should stay away from the edges, in points: 8 at each side by default, and the safe area.
  ///
  /// Setting it sets the margins without the safe area, which is added when they are read, unless
  /// `insetsLayoutMarginsFromSafeArea` is false. Stack views heed them when they are told to; other views may.
  open var layoutMargins: UIEdgeInsets {
    get { marginsNow }
    set { marginsNow = newValue }
  }
  /// `layoutMargins` by the direction of reading, which is from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { directionalMargins = newValue }
  }
  /// How far the parts of the view where nothing covers it are from its edges, in points.
  ///
  /// Nothing covers a window on Linux, so it is zero unless a controller around has `additionalSafeAreaInsets`. A view
  /// inside has what reaches into it of its superview's.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }
  /// The traits of the place where the view is.
  ///
  /// A view in no window keeps the style that it had last; a new one has that of the application. The rest is that of the application's window.
  open var traitCollection: UITraitCollection { traitsHere }
  /// How the view turns with the direction of reading; `unspecified` by default.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { semantics }
    set { semantics = newValue }
  }
  /// Whether leading is left or right in the view (semantics 25.41).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
  /// The size that the constraints in the view give it when it should be as near to a size as it can (semantics 25.29).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// How much the view wants not to be larger than its intrinsic size; 250 by default, 750 for switches, steppers and
  /// activity indicators.
  ///
  /// A stack view that fills gives the room that is left to the views that want this least.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(for: axis) }
  /// Sets how much the view wants not to be larger than its intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, for: axis)
  }
  /// How much the view wants not to be smaller than its intrinsic size; 750 by default.
  ///
  /// A stack view takes the room that is missing from the views that want this least.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(for: axis)
  }
  /// Sets how much the view wants not to be smaller than its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, for: axis) }
  /// Whether this view takes part in exclusive delivery: while it tracks a touch no other view of its window gets one,
  /// and it gets none while another does; false by default (semantics 1.8).
  open var isExclusiveTouch: Bool {
    get { takesTouchesAlone }
    set { takesTouchesAlone = newValue }
  }
  /// Adds an interaction, which the view keeps, and takes it from the view that it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Takes an interaction away; one that was not added is left alone.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Ends the editing of a text field or text view that is this view or one in it.
  ///
  /// The text input is asked whether it should end. With `force` it ends whatever the answer (semantics 17.3).
  ///
  /// - Returns: whether nobody is editing here any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endTextEditing(force) }
  /// How the rectangle is drawn: corners, border, anchor; always the same, of the class that `layerClass` names.
  open var layer: CALayer { madeLayer }
}
