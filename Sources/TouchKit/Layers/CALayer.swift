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
}

extension UIView {
  /// How the view's rectangle is drawn: corners, border, anchor.
  ///
  /// Always the same object, of the class that `layerClass` names.
  public var layer: CALayer {
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
