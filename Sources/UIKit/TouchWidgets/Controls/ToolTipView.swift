import TouchDrawing
import TouchGeometry
import TouchKit

/// The view of a tooltip near the pointer; it is in front of all other views of the window and receives no touches.
@MainActor final class ToolTipView: UIView {
  private let text: String
  private let hide: () -> Void
  private var lines: TextLayout {
    TextLayout(
      text, font: Look.Font.caption, color: Look.onNote.color.cgColor, width: ControlTuning.toolTipWidth,
      lineBreakMode: .byWordWrapping)
  }

  init(_ text: String, hide: @escaping () -> Void) {
    self.text = text
    self.hide = hide
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = TextSystem.current.measure(lines).size
    return CGSize(
      width: size.width.rounded(.up) + 2 * Look.gap, height: size.height.rounded(.up) + 2 * Look.unit)
  }

  /// Adds the view to a window, below the pointer and completely inside.
  func show(near place: CGPoint, in window: UIWindow) {
    let (size, room) = (sizeThatFits(.zero), window.bounds.shrunk(dx: Look.unit, dy: Look.unit))
    var corner = CGPoint(
      x: window.isMirrored ? place.x - size.width : place.x, y: place.y + ControlTuning.toolTipDistance)
    if corner.y + size.height > room.maxY { corner.y = place.y - size.height - Look.gap }
    corner.x = max(room.minX, min(corner.x, room.maxX - size.width))
    frame = CGRect(
      origin: CGPoint(x: corner.x.rounded(), y: max(room.minY, corner.y).rounded()), size: size)
    window.addSubview(self)
    window.onPress = hide
  }

  override func draw(_ rect: CGRect) {
    Look.note.color.fill(bounds, radius: Look.innerRadius)
    UIGraphicsGetCurrentContext()?.append(.text(lines, at: CGPoint(x: Look.gap, y: Look.unit)))
  }
}
