import TouchDrawing
import TouchGeometry
import TouchKit

/// A scroll bar at the edge of the stage.
///
/// It shows which part of the scene is visible, and scrolls it when dragged.
@MainActor final class StageScroller: UIView {
  private let axis: Splitter.Axis
  /// Called with the new scroll offset.
  private let move: (CGFloat) -> Void
  private var (shown, whole, offset): (CGFloat, CGFloat, CGFloat) = (1, 1, 0)
  private var start: CGFloat = 0

  static let thickness: CGFloat = 12

  init(_ axis: Splitter.Axis, move: @escaping (CGFloat) -> Void) {
    (self.axis, self.move) = (axis, move)
    super.init(frame: .zero)
    contentMode = .redraw
    isHidden = true
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(StageScroller.dragged)))
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows that `shown` of `whole` points are visible, beginning at `offset`; hides the bar if all are visible.
  func show(_ shown: CGFloat, of whole: CGFloat, from offset: CGFloat) {
    isHidden = whole <= shown || shown <= 0
    (self.shown, self.whole, self.offset) = (shown, whole, offset)
    setNeedsDisplay()
  }

  private var length: CGFloat { axis == .across ? bounds.width : bounds.height }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = offset }
    let way = pan.translation(in: self)
    guard length > 0 else { return }
    move(start + (axis == .across ? way.x : way.y) * whole / length)
  }

  override func draw(_ rect: CGRect) {
    guard whole > 0, let pen = Pen() else { return }
    pen.fill(bounds, Look.ground)
    let (from, span) = (length * offset / whole, max(24, length * shown / whole))
    let place = min(from, length - span) + 2
    let thumb =
      axis == .across
      ? CGRect(x: place, y: 3, width: span - 4, height: bounds.height - 6)
      : CGRect(x: 3, y: place, width: bounds.width - 6, height: span - 4)
    pen.fill(thumb, Look.elsewhere, radius: 3)
  }
}
