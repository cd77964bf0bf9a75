import TouchDrawing
import TouchGeometry

/// A popover's view: a rounded plate with an arrow, and the content on it.
@MainActor final class PopoverView: UIView, UIGestureRecognizerDelegate {
  private weak var owner: UIPopoverPresentationController?
  private let plate = PopoverPlate()
  private let clip = UIView()
  var place: PopoverPlace? { didSet { if place != oldValue { setNeedsLayout() } } }

  init(_ owner: UIPopoverPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PresentationTuning.radius
    addSubview(plate)
    addSubview(clip)
  }
  required init?(coder: NSCoder) { nil }

  /// Only a touch outside ends the popover.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view?.isDescendant(of: self) ?? false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let place, let view = owner?.presentedViewController.view else { return }
    // The arrow has the color of the visible content.
    let color = owner?.backgroundColor ?? view.backgroundColor ?? .systemBackground
    clip.backgroundColor = color
    clip.frame = place.content
    plate.frame = bounds.insetBy(dx: -PopoverPlate.edge, dy: -PopoverPlate.edge)
    plate.show(place, in: color)
    if view.superview !== clip { clip.addSubview(view) }
    view.autoresizingMask = []
    view.frame = clip.bounds
  }
}

/// The shape of a popover in its color, with an outline and a shadow.
@MainActor private final class PopoverPlate: UIView {
  /// The width of the outline; the plate is larger than the popover by this width on each side.
  static let edge: CGFloat = 1
  private var body: CGRect?
  private let arrow = UIBezierPath()
  private var color = UIColor.systemBackground

  init() {
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 14, CGSize(width: 0, height: 4))
  }
  required init?(coder: NSCoder) { nil }

  /// Sets the shape for a popover position in the superview.
  func show(_ place: PopoverPlace, in color: UIColor) {
    let body = place.content.offsetBy(dx: Self.edge, dy: Self.edge)
    self.body = body
    self.color = color
    layer.shadowPath = UIBezierPath(roundedRect: body, cornerRadius: PresentationTuning.radius).cgPath
    let (half, height) = (PresentationTuning.arrow.width / 2, PresentationTuning.arrow.height + 1)
    let tip = CGPoint(x: place.tip.x + Self.edge, y: place.tip.y + Self.edge)
    let isVertical = place.direction == .up || place.direction == .down
    let sign: CGFloat = place.direction == .up || place.direction == .left ? 1 : -1
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      isVertical
        ? CGPoint(x: tip.x + along, y: tip.y + sign * across) : CGPoint(x: tip.x + sign * across, y: tip.y + along)
    }
    arrow.removeAllPoints()
    arrow.move(to: point(-half, height))
    arrow.addLine(to: point(-1.5, 1))
    arrow.addQuadCurve(to: point(1.5, 1), controlPoint: point(0, -0.5))
    arrow.addLine(to: point(half, height))
    arrow.close()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let body else { return }
    let shapes = [UIBezierPath(roundedRect: body, cornerRadius: PresentationTuning.radius), arrow]
    // Stroke first: the fill covers the inner half of the line.
    UIColor.separator.setStroke()
    for shape in shapes {
      shape.lineWidth = 2 * Self.edge
      shape.stroke()
    }
    color.setFill()
    for shape in shapes { shape.fill() }
  }
}
