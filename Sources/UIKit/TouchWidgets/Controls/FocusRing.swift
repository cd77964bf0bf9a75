import TouchDrawing
import TouchGeometry
import TouchKit

/// The ring around the focused control.
///
/// It surrounds the control's focus area, outside the bounds, and follows it.
@MainActor final class FocusRing: UIView {
  private weak var control: UIControl?

  init(of control: UIControl) {
    self.control = control
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    follow()
  }

  required init?(coder: NSCoder) { return nil }

  /// Updates the frame from the current focus area.
  func follow() {
    guard let control else { return }
    let reach = Look.ringGap + Look.ringWidth
    let rect = control.focusArea.rect.insetBy(dx: -reach, dy: -reach)
    if frame != rect { frame = rect }
  }

  override func draw(_ rect: CGRect) {
    guard let control else { return }
    let radius = control.focusArea.radius.map { $0 + Look.ringGap + Look.ringWidth }
    control.controlTint.stroke(bounds, radius: radius, width: Look.ringWidth)
  }
}
