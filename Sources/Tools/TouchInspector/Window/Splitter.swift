import TouchDrawing
import TouchGeometry
import TouchKit

/// The line between two parts of a window, which can be dragged; a double click gives the parts their usual sizes.
///
/// It is wider than it looks: `thickness` points take the touch, and nothing is drawn until the pointer or a finger is
/// on it.
@MainActor final class Splitter: UIView {
  /// The border can be dragged to the left and right, or up and down.
  enum Axis { case across, along }

  static let thickness: CGFloat = 9

  private let axis: Axis
  /// How large the part is when a drag begins, asked then.
  private let size: () -> CGFloat
  /// Is told how large the part is to be; nil for its usual size.
  private let resize: (CGFloat?) -> Void
  /// Whether the part grows to the left, or upwards.
  private let isReversed: Bool
  /// The size, and the finger's place along the axis, when the touch began.
  private var (start, finger): (CGFloat, CGFloat) = (0, 0)
  private var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }

  init(_ axis: Axis, isReversed: Bool = false, size: @escaping () -> CGFloat, resize: @escaping (CGFloat?) -> Void) {
    (self.axis, self.isReversed, self.size, self.resize) = (axis, isReversed, size, resize)
    super.init(frame: .zero)
    contentMode = .redraw
    pointerShape = axis == .across ? .resizeHorizontally : .resizeVertically
    let hover = UIHoverGestureRecognizer()
    hover.addTarget(self, action: Splitter.hovered)
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { return nil }

  /// Lies on a border: at `place` along the axis, over `span` across it.
  func lie(at place: CGFloat, from start: CGFloat, to end: CGFloat) {
    let (half, length) = (Self.thickness / 2, max(0, end - start))
    frame =
      axis == .across
      ? CGRect(x: place - half, y: start, width: Self.thickness, height: length)
      : CGRect(x: start, y: place - half, width: length, height: Self.thickness)
  }

  // Touches as they are: the border goes with the finger from the first point on.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    isLit = true
    if touch.tapCount == 2 { resize(nil) }
    (start, finger) = (size(), place(of: touch))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let travel = place(of: touch) - finger
    resize(max(0, start + (isReversed ? -travel : travel)))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLit = false }

  /// Across the window: the splitter itself goes with the border.
  private func place(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: superview)
    return axis == .across ? place.x : place.y
  }

  private func hovered(_ hover: UIHoverGestureRecognizer) {
    isLit = hover.state == .began || hover.state == .changed
  }

  override func draw(_ rect: CGRect) {
    guard isLit, let pen = Pen() else { return }
    let line =
      axis == .across
      ? CGRect(x: bounds.midX - 1, y: 0, width: 2, height: bounds.height)
      : CGRect(x: 0, y: bounds.midY - 1, width: bounds.width, height: 2)
    pen.fill(line, Look.way)
  }
}
