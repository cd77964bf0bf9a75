import TouchDrawing
import TouchGeometry

/// The drawing attributes of a rectangle: that of a view, or an additional one among the layers of views.
///
/// `view.layer` stores nothing itself: all values are those of the view. A layer that an app creates is drawn where it
/// is added, between the subviews in the order of `sublayers`; it receives no touches, is not in the responder chain
/// and not in `subviews`. Its changes are animated implicitly once it was in a frame (semantics 46.11).
/// https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor open class CALayer: UIObject {
  weak var view: UIView?

  /// The view that draws an app's own layer, or that stores the values of a layer without a view.
  private var owned: UIView?

  /// Whether it is the layer of a view with an app-defined `layerClass`.
  private(set) var isCustomLayerOfView = false

  /// Creates a standalone layer with zero bounds; or the layer of a view whose `layerClass` is the layer's class.
  @preconcurrency @MainActor public override init() {
    super.init()
    if let waiting = LayerMaking.view(for: self) {
      (view, isCustomLayerOfView, wantsDrawing) = (waiting, true, true)
      waiting.ensuredRare.layer = self
      delegate = waiting
    } else {
      makeLayerView()
    }
  }

  /// Creates a standalone layer with the geometry and appearance of another layer.
  ///
  /// Called by `presentation()`. A subclass with other initializers overrides it, as on iOS, and copies its stored
  /// properties.
  @preconcurrency @MainActor public init(layer: Any) {
    super.init()
    makeLayerView()
    if let other = layer as? CALayer { copyProperties(of: other) }
  }

  private func makeLayerView() {
    let made = LayerView()
    (view, owned) = (made, made)
    made.ownLayer = self
  }

  /// Always returns nil: there are no archives of layers on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the layer of a view, which is drawn with the view.
  init(view: UIView) {
    super.init()
    self.view = view
    delegate = view
  }

  /// Creates a layer that retains a view for its values.
  init(owning view: UIView) {
    super.init()
    (self.view, owned) = (view, view)
  }

  /// Values that the app associates with the layer.
  package var associatedValues: AssociatedValues?

  /// The name of the layer; nil by default.
  open var name: String?

  /// The object that draws and lays out the layer; nil by default, and the view for a view's layer (semantics 46.9).
  open weak var delegate: (any CALayerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any CALayerDelegate).self) }
  }

  /// The values of the layer's time that the app has set; nil for the default.
  var timing: LayerTiming?
  /// The speed of the layer's time relative to that of its superlayer; 1 by default, 0 stops it (semantics 46.8).
  ///
  /// It applies to the animations of the layer and its sublayers, not to those of `UIView.animate`. A negative speed is
  /// refused and reported.
  open var speed: Float {
    get { timing.map { Float($0.speed) } ?? 1 }
    set { changeTiming("speed", to: Double(newValue), \.speed) }
  }
  /// The seconds that are added to the layer's time; 0 by default (semantics 46.8).
  ///
  /// While `speed` is 0 this is the layer's time, so setting it shows its animations at any time.
  open var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming("timeOffset", to: newValue, \.timeOffset) }
  }
  /// The time of the superlayer at which the layer's time begins; 0 by default (semantics 46.8).
  open var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming("beginTime", to: newValue, \.beginTime) }
  }

  /// Draws the layer's content into a context in the layer's coordinate space.
  ///
  /// Called for the app's own layers and layer classes, before the first frame after `setNeedsDisplay()`, and in each
  /// frame of an animation of a key for which `needsDisplay(forKey:)` is true; in between the recording is reused,
  /// clipped to the bounds. The default calls the delegate. UIKit's current context is the same context.
  open func draw(in context: CGContext) { if own != nil { delegate?.draw(self, in: context) } }

  /// Requests `draw(in:)` before the next frame; for a view's layer, the view's `draw(_:)`.
  open func setNeedsDisplay() {
    wantsDrawing = true
    view?.setNeedsDisplay()
  }

  /// Lays out the sublayers.
  ///
  /// Called for the app's own layers, once before the frame after a change of the size or after `setNeedsLayout()`;
  /// never call it yourself. The default calls the delegate. A view's layer uses `layoutSubviews()`.
  open func layoutSublayers() { if own != nil { delegate?.layoutSublayers(of: self) } }

  /// Requests `layoutSublayers()` before the next frame; for a view's layer, the view's `layoutSubviews()` before it.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Performs pending layout now: of this layer, its superlayers and its sublayers.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Returns the preferred size of the layer: that of its bounds, unless a subclass overrides it.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether `draw(in:)` was requested.
  private(set) var wantsDrawing = false
  /// Whether `draw(in:)` is running, so that animated values are read by their keys.
  private var isDrawing = false

  /// The animations by their keys; those without a key have one that starts with a space.
  var runningAnimations: [String: LayerAnimation] = [:]
  var animationCount = 0
  /// The animated values of the layer's content, which are shown instead of the layer's values.
  var shownContent: [String: [Double]] = [:]

  /// Returns an animatable value of the layer's content as numbers; nil for other keys.
  func contentNumbers(_ path: String) -> [Double]? { path == "sublayerTransform" ? sublayerTransform.numbers : nil }

  /// Sets a value of the layer's content in a copy for `presentation()`.
  func assignContent(_ path: String, _ numbers: [Double]) { assignKeyed(path, numbers) }

  /// Copies the properties that every layer has: geometry, appearance, name and values of app-defined keys.
  func copyProperties(of other: CALayer) {
    (name, bounds, anchorPoint, position) = (other.name, other.bounds, other.anchorPoint, other.position)
    (transform, opacity, isHidden) = (other.transform, other.opacity, other.isHidden)
    (masksToBounds, backgroundColor) = (other.masksToBounds, other.backgroundColor)
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (contents, contentsGravity, customValues) = (other.contents, other.contentsGravity, other.customValues)
  }

  /// Returns the number to draw: the animated one, or the layer's own.
  func shown(_ path: String, _ own: CGFloat) -> CGFloat { shownContent[path].map { CGFloat($0[0]) } ?? own }

  /// Returns the color to draw: the animated one, or the layer's own.
  func shown(_ path: String, _ own: CGColor?) -> CGColor? { shownContent[path].map { LayerKey.color($0[...]) } ?? own }

  /// Whether the layer itself draws content in its bounds or beyond, apart from background and border.
  var paints: Bool { (owned is LayerView || isCustomLayerOfView) && (wantsDrawing || contents != nil) }

  /// Whether the content may extend beyond the bounds.
  var paintsBeyondBounds: Bool { false }

  /// Draws the layer's own content.
  func paint(in context: CGContext, _ bounds: CGRect) {
    paintContents(bounds)
    guard wantsDrawing else { return }
    if own != nil { delegate?.layerWillDraw(self) }
    isDrawing = true
    draw(in: context)
    isDrawing = false
  }

  /// The image that fills the layer as `contentsGravity` defines: a `CGImage`; other values draw nothing.
  ///
  /// Only the app's own layers draw it.
  open var contents: Any? {
    willSet { willChange("contents") }
    didSet {
      view?.requestDisplay()
      didChange("contents")
    }
  }

  /// The placement of `contents` in the bounds; `resize` by default.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { view?.requestDisplay() } }

  // MARK: Values by key

  /// The values of app-defined keys (semantics 46.12).
  var customValues: [String: Any] = [:]
  /// Returns the value of a property, or of an app-defined key; nil for none (semantics 46.12).
  ///
  /// In `draw(in:)` an animated value is the one to draw.
  open func value(forKey key: String) -> Any? { valueByKey(key, isDrawn: isDrawing) }
  /// Sets a property by its name, or stores a value under an app-defined key (semantics 46.12).
  open func setValue(_ value: Any?, forKey key: String) { setValueByKey(value, key) }
  /// Returns whether a change or an animation of an app-defined key draws the layer again; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns the value of an app-defined key without a stored value; nil by default.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Corners and geometry

  /// The curve of rounded corners; `circular` by default.
  open var cornerCurve: CALayerCornerCurve {
    get { view?.rare?.isContinuous == true ? .continuous : .circular }
    set { changeCornerCurve(newValue) }
  }
  /// The corner radius of background, border and, with `masksToBounds`, of the content, in points.
  open var cornerRadius: CGFloat {
    get { view?.rare?.cornerRadius ?? 0 }
    set { animate("cornerRadius") { change(newValue, \.cornerRadius) } }
  }

  /// The width of the border, which is drawn inside the bounds in front of all content, in points; 0 for none.
  open var borderWidth: CGFloat {
    get { view?.rare?.borderWidth ?? 0 }
    set { animate("borderWidth") { change(newValue, \.borderWidth) } }
  }

  /// The color of the border; nil, the default, for opaque black.
  open var borderColor: CGColor? {
    get { view?.rare?.borderColor }
    set {
      guard let view, newValue != borderColor else { return }
      view.ensuredRare.borderColor = newValue
      view.requestFrame()
    }
  }

  /// The anchor point, as fractions of width and height; the middle by default.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }

  /// The position of the anchor point in the superlayer: the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { animate("position") { view?.center = newValue } }
  }

  /// The view's `bounds`.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { animate("bounds") { view?.bounds = newValue } }
  }

  /// The view's `frame`.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { animate("position") { animate("bounds") { view?.frame = newValue } } }
  }

  /// The view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { animate("opacity") { view?.alpha = CGFloat(newValue) } }
  }

  /// The view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set {
      let wasHidden = isHidden
      animate("hidden") { view?.isHidden = newValue }
      if newValue != wasHidden { runAction(newValue ? kCAOnOrderOut : kCAOnOrderIn) }
    }
  }

  /// Returns the view's `transform`.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Sets the view's `transform`.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    animate("transform") { view?.transform = transform }
  }

  func change(_ value: CGFloat, _ property: ReferenceWritableKeyPath<ViewRare, CGFloat>) {
    guard let view else { return }
    let value = max(value, 0)
    guard value.isFinite else { return UsageError.report("CALayer: \(value) is not finite and was refused") }
    let rare = view.ensuredRare
    let old = rare[keyPath: property]
    guard old != value else { return }
    let moved: MotionProperty = property == \.cornerRadius ? .cornerRadius : .borderWidth
    MotionGroup.recording?.move(moved, of: view, by: MotionVector(old - value))
    rare[keyPath: property] = value
    view.requestFrame()
  }

  // MARK: Layer tree

  /// The sublayers from back to front, including those of subviews; nil without any.
  ///
  /// Setting it removes the app's own layers and adds those of the array, behind the subviews.
  open var sublayers: [CALayer]? {
    get { layersInside }
    set { layersInside = newValue }
  }
  /// The layer that contains this one.
  open var superlayer: CALayer? { view?.storedSuperview?.layer }
  /// Adds a layer in front of the others and removes it from its previous superlayer.
  ///
  /// A view's layer belongs to its view, so adding it is refused and reported: add the view.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  /// Inserts a layer at an index of `sublayers`; 0 is behind all others, and an index past the end is in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { _ in Int(index) } }
  /// Inserts a layer directly behind another one; in front of all if that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { views in views.firstIndex { $0 === sibling?.view } ?? views.count }
  }
  /// Inserts a layer directly in front of another one; in front of all if that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { views in views.firstIndex { $0 === sibling?.view }.map { $0 + 1 } ?? views.count }
  }
  /// Replaces a sublayer by another layer; does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let old = oldLayer.own, old.storedSuperview === view else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from its superlayer; for a view's layer, removes the view from its superview.
  open func removeFromSuperlayer() { detachFromSuperlayer() }
  /// A layer whose opacity masks this layer: only parts where the mask draws are visible.
  ///
  /// Nil, the default, for no mask. The mask's frame is in this layer's coordinate space; it has no superlayer.
  open var mask: CALayer? {
    get { maskLayer }
    set { maskLayer = newValue }
  }
  /// Returns whether a point in the layer's coordinate space is in its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Returns the frontmost layer at a point, this one or a descendant; nil without one (semantics 46.6).
  ///
  /// - Parameter p: the point, in the coordinate space of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { find(superlayer.map { convert(p, from: $0) } ?? placed(p)) }
  /// Converts a point of another layer to this one.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    view?.convert(point, from: layer?.view) ?? point
  }
  /// Converts a point of this layer to another one.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    view?.convert(point, to: layer?.view) ?? point
  }
  /// Converts a rectangle of another layer: returns the smallest upright rectangle in this one.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { view?.convert(rect, from: layer?.view) ?? rect }
  /// Converts a rectangle of this layer: returns the smallest upright rectangle in the other one.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { view?.convert(rect, to: layer?.view) ?? rect }

  // MARK: Appearance

  /// Whether the layer declares that opaque content fills its bounds: the view's `isOpaque`, or false for an app's own
  /// layer by default.
  open var isOpaque: Bool {
    get { view?.isOpaque ?? false }
    set { view?.isOpaque = newValue }
  }
  /// The color that fills the bounds behind all content: the view's `backgroundColor`, resolved with its current style.
  open var backgroundColor: CGColor? {
    get { view?.shownBackground }
    set { animate("backgroundColor") { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
  }
  /// The transform of the layer about its anchor point, in space; its parallel projection to the plane is drawn
  /// (semantics 46.1, 46.2).
  ///
  /// A rotation about a vertical axis makes a layer narrower and mirrors its back. Perspective (`m34`) is not drawn,
  /// which is reported once on standard error. A view's layer has the view's transform.
  open var transform: CATransform3D {
    get { spatialTransform }
    set { animate("transform") { spatialTransform = newValue } }
  }
  /// The transform of all sublayers about the layer's anchor point, in space; the identity by default (semantics 46.10).
  ///
  /// Subviews are transformed too, for drawing, hit tests and conversions; their frames are unaffected. With `m34`,
  /// layers with a larger `zPosition` are nearer; a layer that is itself turned in space is drawn without perspective.
  open var sublayerTransform: CATransform3D {
    get { transformOfSublayers }
    set { animate("sublayerTransform") { transformOfSublayers = newValue } }
  }
  /// The drawing order among siblings: larger values are in front, and equal ones keep the order of subviews; 0 by
  /// default.
  ///
  /// Touches are tested in the order of `subviews` (semantics 2.7). Under a `sublayerTransform` with perspective it is
  /// also the distance from the plane (semantics 46.10).
  open var zPosition: CGFloat {
    get { view?.storedZPosition ?? 0 }
    set {
      guard newValue.isFinite else {
        return UsageError.report("CALayer.zPosition: \(newValue) is not finite and was refused")
      }
      guard newValue != zPosition, let view else { return }
      view.ensuredEffects.zPosition = newValue
      if view.outerTransform != nil { view.mappingDidChange() }
      view.storedSuperview?.subviewsDidChangeOrder()
    }
  }
  /// The color of the shadow; opaque black by default, nil for none.
  open var shadowColor: CGColor? {
    get { colorOfShadow }
    set { colorOfShadow = newValue }
  }
  /// The opacity of the shadow, from 0, the default, to 1.
  ///
  /// The shadow is that of the view with all its content; with `masksToBounds` there is none, because it would be
  /// outside the bounds. Without a `shadowPath`, any change inside redraws the whole view.
  open var shadowOpacity: Float {
    get { view?.rare?.effects?.shadowOpacity ?? 0 }
    set { changeEffects { $0.shadowOpacity = newValue } }
  }
  /// The offset of the shadow, in points of the layer's coordinate space; 3 upward by default.
  open var shadowOffset: CGSize {
    get { offsetOfShadow }
    set { offsetOfShadow = newValue }
  }
  /// The blur of the shadow: its standard deviation, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { radiusOfShadow }
    set { radiusOfShadow = newValue }
  }
  /// The shape of the shadow, filled, in the layer's coordinate space; nil, the default, for the shape of all visible
  /// content.
  ///
  /// Such a shadow is drawn even where the layer shows nothing, and costs less. It does not follow the bounds: set
  /// another path when they change. The path is copied.
  open var shadowPath: CGPath? {
    get { pathOfShadow }
    set { pathOfShadow = newValue }
  }
  /// The corners that `cornerRadius` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { view?.rare?.maskedCorners ?? .all }
    set {
      guard let view, newValue != maskedCorners else { return }
      view.ensuredRare.maskedCorners = newValue
      if paints { view.requestDisplay() }
      view.requestFrame()
    }
  }
  /// Draws the current content of the layer and its sublayers into a context, in the layer's coordinate space.
  ///
  /// The layer's transform is ignored, its opacity is applied. Pending layout is not performed; pending drawing is,
  /// without animations. https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
  open func render(in ctx: CGContext) { paint(in: ctx) }

  // MARK: Animations

  /// The actions of changes and events, by their keys; nil by default (semantics 46.11).
  ///
  /// `NSNull` makes changes of a property immediate.
  open var actions: [String: any CAAction]?
  /// The changes that have begun and whose action is pending.
  var changes: [LayerChange] = []
  /// Returns the action of a class of layers for a key; by default nil.
  ///
  /// Called for a change of a layer whose delegate and `actions` have none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns the action for a key, which is the name of a property or of an event; nil without one (semantics 46.11).
  ///
  /// Called before a property changes, for layers that were in a frame; the action runs after the change.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }
  /// Adds an animation under a key and replaces the one with that key; without a key, adds it to the others.
  ///
  /// The layer's own values are unchanged: set them too, or a `fillMode`, if the end state must remain. If the layer is
  /// in no window by the next frame, the animation is discarded. Hit-testing uses the layer's own values and is not
  /// blocked.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }
  /// Returns the animation with a key; nil without one, or after its end.
  open func animation(forKey key: String) -> CAAnimation? { runningAnimations[key]?.animation }
  /// Returns the keys of the animations, in alphabetical order; nil without any.
  open func animationKeys() -> [String]? {
    let keys = runningAnimations.keys.filter { !$0.hasPrefix(" ") }.sorted()
    return keys.isEmpty ? nil : keys
  }
  /// Ends the animation with a key: the layer's own values are shown, and its delegate receives false.
  open func removeAnimation(forKey key: String) { end(forKey: key) }
  /// Ends all animations of the view: its end state is shown immediately, and completions receive false.
  ///
  /// Animations of subviews continue.
  open func removeAllAnimations() {
    removeEveryAnimation()
    guard let view else { return }
    view.window?.application?.motions.removeAll(of: view)
  }
  /// Returns a layer with the currently displayed values, during animations; nil if the view is in no window.
  ///
  /// It is a copy of the same class, made by `init(layer:)`, that does not change and belongs to no view. Between frames
  /// its values are those of the current time, as the next frame will show them. An animated view can thus be
  /// hit-tested where it is displayed: `view.layer.presentation()?.frame.contains(point)`.
  open func presentation() -> Self? { shownNow() as? Self }
}
