import TouchDrawing
import TouchGeometry
import TouchKit

/// The border between two parts of a window, which can be dragged.
///
/// A double click restores the default sizes.
///
/// It receives touches in a strip of `thickness` points, and is invisible until the pointer or a finger is on it.
@MainActor final class Splitter: UIView {
  /// The direction in which the border can be dragged: `across` is horizontal, `along` is vertical.
  enum Axis { case across, along }

  static let thickness: CGFloat = 9

  private let axis: Axis
  /// Returns the current size of the part; called when a drag begins.
  private let size: () -> CGFloat
  /// Called with the new size of the part; with nil for the default size.
  private let resize: (CGFloat?) -> Void
  /// Whether the part becomes larger when the border moves left or up.
  private let isReversed: Bool
  /// The part's size and the finger's position along the axis, when the touch began.
  private var (start, finger): (CGFloat, CGFloat) = (0, 0)
  private var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }

  init(_ axis: Axis, isReversed: Bool = false, size: @escaping () -> CGFloat, resize: @escaping (CGFloat?) -> Void) {
    (self.axis, self.isReversed, self.size, self.resize) = (axis, isReversed, size, resize)
    super.init(frame: .zero)
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = localized("Divider")
    accessibilityTraits = .adjustable
    pointerShape = axis == .across ? .resizeHorizontally : .resizeVertically
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Selector(Splitter.hovered)))
  }

  required init?(coder: NSCoder) { return nil }

  /// Places the splitter on a border: at `place` along the axis, from `start` to `end` across it.
  func layOut(at place: CGFloat, from start: CGFloat, to end: CGFloat) {
    let (half, length) = (Self.thickness / 2, max(0, end - start))
    frame =
      axis == .across
      ? CGRect(x: place - half, y: start, width: Self.thickness, height: length)
      : CGRect(x: start, y: place - half, width: length, height: Self.thickness)
  }

  /// The distance by which screen readers move the border, in points.
  private static let step: CGFloat = 32

  override func accessibilityIncrement() { resize(size() + Self.step) }
  override func accessibilityDecrement() { resize(max(0, size() - Self.step)) }

  // Handles touches without a recognizer, so that the border follows the finger from the first point.

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

  /// The finger's position along the axis, in the superview, because the splitter itself moves.
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
