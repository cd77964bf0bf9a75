import TouchDrawing
import TouchGeometry

/// The part of a view that says how its rectangle is drawn.
///
/// It is reached as `view.layer` and holds nothing of its own: everything is the view's.
/// https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor public final class CALayer {
  weak var view: UIView?

  /// A view of its own, for values that no view has.
  private let owned: UIView?

  init(view: UIView) {
    self.view = view
    owned = nil
  }

  /// A layer with values that stand nowhere else.
  init(owning view: UIView) {
    self.view = view
    owned = view
  }

  /// The radius of the rounded corners of background, border and, with `masksToBounds`, of what is inside, in points.
  public var cornerRadius: CGFloat {
    get { view?.rare?.cornerRadius ?? 0 }
    set { change(newValue, \.cornerRadius) }
  }

  /// The width of the border that is drawn inside the bounds above all content, in points; 0 for none.
  public var borderWidth: CGFloat {
    get { view?.rare?.borderWidth ?? 0 }
    set { change(newValue, \.borderWidth) }
  }

  /// The color of the border; nil, the default, for opaque black.
  public var borderColor: CGColor? {
    get { view?.rare?.borderColor }
    set {
      guard let view, newValue != borderColor else { return }
      view.ensuredRare.borderColor = newValue
      view.requestFrame()
    }
  }

  /// Where the anchor point lies: fractions of width and height, the middle by default.
  public var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { view?.anchorPoint = newValue }
  }

  /// Where the anchor point is in the superview: the view's `center`.
  public var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// The view's `bounds`.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The view's `frame`.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The view's `alpha`.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// The view's `isHidden`.
  public var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }

  /// The view's `transform`.
  public func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Sets the view's `transform`.
  public func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }

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
  /// Always the same object.
  public var layer: CALayer {
    if let layer = rare?.layer { return layer }
    let made = CALayer(view: self)
    ensuredRare.layer = made
    return made
  }
}
