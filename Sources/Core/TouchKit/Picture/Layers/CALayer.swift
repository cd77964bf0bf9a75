import TouchDrawing
import TouchGeometry

/// How a rectangle is drawn: that of a view, or one of its own among the layers of views.
///
/// `view.layer` holds nothing of its own: everything is the view's. A layer that a program makes is drawn where it is
/// added, behind and in front of subviews in the order of `sublayers`; it gets no touches, has no place in the responder
/// chain, and is not among `subviews`. What is set on it is seen in the next frame, without an animation of its own.
/// https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor open class CALayer: UIObject {
  weak var view: UIView?

  /// The view that draws a layer of a program's own, or has the values that no view has.
  private let owned: UIView?

  /// A layer of its own, without extent.
  @preconcurrency @MainActor public override init() {
    let made = LayerView()
    (view, owned) = (made, made)
    super.init()
    made.ownLayer = self
  }

  /// A layer of its own with the place and the look of another, if that is a layer.
  ///
  /// Subclasses declare it to take over values of their own; the kit does not call it.
  @preconcurrency @MainActor public init(layer: Any) {
    let made = LayerView()
    (view, owned) = (made, made)
    super.init()
    made.ownLayer = self
    if let other = layer as? CALayer { take(other) }
  }

  /// Always nil: there are no archives of layers on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// A view's layer, which draws with the view.
  init(view: UIView) {
    self.view = view
    owned = nil
    super.init()
  }

  /// A layer with values that stand nowhere else.
  init(owning view: UIView) {
    self.view = view
    owned = view
    super.init()
  }

  /// What the program keeps with the layer.
  package var associatedValues: AssociatedValues?

  /// What the program calls the layer; nil by default.
  open var name: String?

  /// Draws what the layer shows, into a context in its space.
  ///
  /// Called before the first frame after `setNeedsDisplay()`, for layers of a program's own; the recording is kept
  /// meanwhile and cut off at the bounds. The default draws nothing. The present context of UIKit is the same.
  open func draw(in context: CGContext) {}

  /// Asks for `draw(in:)` before the next frame; of a view's layer, for the view's `draw(_:)`.
  open func setNeedsDisplay() {
    wantsDrawing = true
    view?.setNeedsDisplay()
  }

  /// Places the layers in this one.
  ///
  /// Called once before the frame after a change of the size, or after `setNeedsLayout()`, for layers of a program's
  /// own; never call it yourself. The default does nothing. For a view's layer there is `layoutSubviews()`.
  open func layoutSublayers() {}

  /// Asks for `layoutSublayers()` before the next frame; of a view's layer, for the view's `layoutSubviews()`.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out now what waits for it, in this layer and in what contains it and is contained.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// The size that the layer would have by itself: that of its bounds, unless its class knows better.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether somebody has asked for `draw(in:)`.
  private(set) var wantsDrawing = false

  /// Animations by the names that they were added under; those without one have a name of the kit's.
  var runningAnimations: [String: LayerAnimation] = [:]
  var animationCount = 0
  /// What animations show of the layer's content in place of its own values.
  var shownContent: [String: [Double]] = [:]

  /// A value of what the layer shows as numbers; nil for what it has not.
  func contentNumbers(_ path: String) -> [Double]? { nil }

  /// The number that is shown, which an animation may say.
  func shown(_ path: String, _ own: CGFloat) -> CGFloat { shownContent[path].map { CGFloat($0[0]) } ?? own }

  /// The color that is shown, which an animation may say.
  func shown(_ path: String, _ own: CGColor?) -> CGColor? { shownContent[path].map { LayerKey.color($0[...]) } ?? own }

  /// Whether the layer itself shows something in its bounds or beyond, apart from background and border.
  var paints: Bool { owned is LayerView && (wantsDrawing || contents != nil) }

  /// Whether what it shows may reach beyond the bounds.
  var paintsBeyondBounds: Bool { false }

  /// Draws what the layer itself shows.
  func paint(in context: CGContext, _ bounds: CGRect) {
    paintContents(bounds)
    if wantsDrawing { draw(in: context) }
  }

  /// A picture that fills the layer as `contentsGravity` says: a `CGImage`; anything else shows nothing.
  ///
  /// Only layers of a program's own show it.
  open var contents: Any? { didSet { view?.requestDisplay() } }

  /// How `contents` lies in the bounds; `resize` by default.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { view?.requestDisplay() } }

  /// The radius of the rounded corners of background, border and, with `masksToBounds`, of what is inside, in points.
  open var cornerRadius: CGFloat {
    get { view?.rare?.cornerRadius ?? 0 }
    set { change(newValue, \.cornerRadius) }
  }

  /// The width of the border that is drawn inside the bounds above all content, in points; 0 for none.
  open var borderWidth: CGFloat {
    get { view?.rare?.borderWidth ?? 0 }
    set { change(newValue, \.borderWidth) }
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

  /// Where the anchor point lies: fractions of width and height, the middle by default.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }

  /// Where the anchor point is in the superview: the view's `center`.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// The view's `bounds`.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The view's `frame`.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's `clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's `alpha`.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The view's `isHidden`.
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The view's `transform`.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Sets the view's `transform`.
  open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }

  private func change(_ value: CGFloat, _ property: ReferenceWritableKeyPath<ViewRare, CGFloat>) {
    guard let view else { return }
    let value = max(value, 0)
    guard value.isFinite else { return BadUse.report("CALayer: \(value) is not finite and was refused") }
    let rare = view.ensuredRare
    let old = rare[keyPath: property]
    guard old != value else { return }
    let moved: MotionProperty = property == \.cornerRadius ? .cornerRadius : .borderWidth
    MotionGroup.recording?.move(moved, of: view, by: MotionVector(old - value))
    rare[keyPath: property] = value
    view.requestFrame()
  }

  // MARK: The tree

  /// The layers in this one from back to front, those of subviews among them; nil where there are none.
  ///
  /// Setting it takes the layers of the program's own away and adds those of the array, behind what subviews there are.
  open var sublayers: [CALayer]? {
    get { layersInside }
    set { layersInside = newValue }
  }
  /// The layer that this one is in.
  open var superlayer: CALayer? { view?.storedSuperview?.layer }
  /// Adds a layer in front of the others; one that is elsewhere is taken away from there.
  ///
  /// The layer of a view belongs to the view and is refused and reported: add the view.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }
  /// Adds a layer at an index among `sublayers`; 0 is behind all others, and an index past the end in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { _ in Int(index) } }
  /// Adds a layer right behind another; in front of all if that is not in this one, or is nil.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { views in views.firstIndex { $0 === sibling?.view } ?? views.count }
  }
  /// Adds a layer right in front of another; in front of all if that is not in this one, or is nil.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { views in views.firstIndex { $0 === sibling?.view }.map { $0 + 1 } ?? views.count }
  }
  /// Puts a layer in the place of another that is in this one; without effect if that is not.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let old = oldLayer.own, old.storedSuperview === view else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out of the one that it is in; the layer of a view takes the view out of its superview.
  open func removeFromSuperlayer() { takeOut() }
  /// A layer whose opacity says how much of this one is seen: where it draws nothing, nothing is.
  ///
  /// Nil, the default, for no mask. The mask has its frame in this layer's space and is in no other layer.
  open var mask: CALayer? {
    get { maskLayer }
    set { maskLayer = newValue }
  }
  /// Whether a place in the layer's space is in its bounds.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// The frontmost layer at a place, this one or one in it; nil where there is none (semantics 46.6).
  ///
  /// - Parameter p: the place, in the space of the layer that this one is in.
  open func hitTest(_ p: CGPoint) -> CALayer? { find(superlayer.map { convert(p, from: $0) } ?? placed(p)) }
  /// Where a point of another layer is in this one.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    view?.convert(point, from: layer?.view) ?? point
  }
  /// Where a point of this layer is in another.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    view?.convert(point, to: layer?.view) ?? point
  }
  /// The smallest upright rectangle in this layer around one of another.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect { view?.convert(rect, from: layer?.view) ?? rect }
  /// The smallest upright rectangle in another layer around one of this one.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect { view?.convert(rect, to: layer?.view) ?? rect }

  // MARK: Look

  /// Whether the layer says that it fills its bounds with opaque content: the view's `isOpaque`, and false for a layer of a
  /// program's own until it is set.
  open var isOpaque: Bool {
    get { view?.isOpaque ?? false }
    set { view?.isOpaque = newValue }
  }
  /// What fills the bounds below everything else; the view's `backgroundColor`, as it is in the view's style now.
  open var backgroundColor: CGColor? {
    get { view?.shownBackground }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  /// How the layer is turned, scaled and moved about its anchor point, in space: what lies in the plane after everything
  /// is seen from straight ahead is drawn (semantics 46.1, 46.2).
  ///
  /// A turn about an upright axis makes a layer narrower and mirrors its back. Perspective (`m34`) is not drawn, which a
  /// line on standard error says once. A view's layer has the view's.
  open var transform: CATransform3D {
    get { spatialTransform }
    set { spatialTransform = newValue }
  }
  /// How far in front the view is drawn among its siblings: larger is further in front, and of equal ones the later
  /// subview is; 0 by default.
  ///
  /// Only drawing follows it: touches are tested in the order of `subviews` (semantics 2.7).
  open var zPosition: CGFloat {
    get { view?.rare?.effects?.zPosition ?? 0 }
    set {
      guard newValue.isFinite else {
        return BadUse.report("CALayer.zPosition: \(newValue) is not finite and was refused")
      }
      guard newValue != zPosition, let view else { return }
      view.ensuredEffects.zPosition = newValue
      view.storedSuperview?.subviewsDidChangeOrder()
    }
  }
  /// The color of the shadow; opaque black by default, nil for none.
  open var shadowColor: CGColor? {
    get { colorOfShadow }
    set { colorOfShadow = newValue }
  }
  /// How opaque the shadow is, from 0, the default, to 1.
  ///
  /// The shadow is that of the view with all it contains; with `masksToBounds` there is none, because it would lie
  /// outside of the bounds. A view with a shadow is drawn anew as a whole when something in it changes, unless a
  /// `shadowPath` throws it.
  open var shadowOpacity: Float {
    get { view?.rare?.effects?.shadowOpacity ?? 0 }
    set { changeEffects { $0.shadowOpacity = newValue } }
  }
  /// How far the shadow is moved, in points of the view's space; 3 upwards by default.
  open var shadowOffset: CGSize {
    get { offsetOfShadow }
    set { offsetOfShadow = newValue }
  }
  /// How soft the shadow is: the standard deviation of its blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { radiusOfShadow }
    set { radiusOfShadow = newValue }
  }
  /// What throws the shadow, filled, in the layer's space; nil, the default, for what the layer shows with all it contains.
  ///
  /// Such a shadow lies below the layer even where that shows nothing, and costs less. It does not follow the bounds: set
  /// another when they change. A copy is kept.
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
  /// Draws the layer and all in it, as they are, into a context, in the layer's own space.
  ///
  /// The transform of the layer does not count, its opacity does; views that wait for layout are not laid out. What
  /// waits for being drawn is drawn now, without animations.
  /// https://developer.apple.com/documentation/quartzcore/calayer/render(in:)
  open func render(in ctx: CGContext) { paint(in: ctx) }

  // MARK: Animations

  /// Adds an animation under a name, in the place of one that has it; without a name, besides all others.
  ///
  /// The layer's own values stay: set them, too, or say `fillMode`, where the end is to last. A layer that is in no
  /// window by the next frame lets the animation go. Touches go by the layer's own values and are not kept away.
  open func add(_ anim: CAAnimation, forKey key: String?) { begin(anim, forKey: key) }
  /// The animation that was added under a name; nil where there is none, or it is over.
  open func animation(forKey key: String) -> CAAnimation? { runningAnimations[key]?.animation }
  /// The names of the animations that were added under one, in alphabetical order; nil where there are none.
  open func animationKeys() -> [String]? {
    let keys = runningAnimations.keys.filter { !$0.hasPrefix(" ") }.sorted()
    return keys.isEmpty ? nil : keys
  }
  /// Ends the animation that was added under a name: the layer's own values are seen, and its delegate is told false.
  open func removeAnimation(forKey key: String) { end(forKey: key) }
  /// Ends all animations of the view: it is seen at once where they were going, and their completions are told false.
  ///
  /// What the view contains goes on.
  open func removeAllAnimations() {
    removeEveryAnimation()
    guard let view else { return }
    view.window?.application?.motions.removeAll(of: view)
  }
  /// A layer with the values that are seen at present, in the midst of animations; nil if the view is in no window.
  ///
  /// It is a copy of the moment that follows nothing and belongs to no view. Between frames the values are those of the
  /// present time, as they will be shown next. So a view that moves can be found where it is seen:
  /// `view.layer.presentation()?.frame.contains(point)`.
  open func presentation() -> CALayer? { shownNow() }
}

extension UIView {
  var madeLayer: CALayer {
    if let layer = rare?.layer { return layer }
    if let own = (self as? LayerView)?.ownLayer { return own }
    let made = CALayer.make(type(of: self).layerClass, for: self)
    ensuredRare.layer = made
    if made.paints { requestDisplay() }
    return made
  }
}

extension CALayer {
  /// The layer of a view that wants one of a class.
  fileprivate static func make(_ layerClass: AnyClass, for view: UIView) -> CALayer {
    switch ObjectIdentifier(layerClass) {
    case ObjectIdentifier(CALayer.self): return CALayer(view: view)
    case ObjectIdentifier(CAReplicatorLayer.self): return CAReplicatorLayer(view: view)
    case ObjectIdentifier(CAShapeLayer.self): return CAShapeLayer(view: view)
    case ObjectIdentifier(CAGradientLayer.self): return CAGradientLayer(view: view)
    case ObjectIdentifier(CATextLayer.self): return CATextLayer(view: view)
    case _:
      BadUse.report("\(type(of: view)).layerClass: a view cannot be drawn by \(layerClass); it has a plain layer")
      return CALayer(view: view)
    }
  }
}
