import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// The caret: 2 points wide, blinking until ten seconds after the last edit or move (semantics 17.19).
@MainActor final class CaretView: UIView {
  /// The duration of the visible and of the invisible phase, in seconds.
  static let halfPeriod = 0.6
  /// The time after the last edit or move at which blinking stops, in seconds.
  static let rest = 10.0

  private var timer: LoopTimer?
  private var end: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Whether the caret blinks; false when it rests.
  private(set) var isBlinking = false

  /// Shows the caret at a rectangle and restarts the blinking.
  func show(_ rect: CGRect, color: UIColor) {
    if frame != rect { frame = rect }
    if backgroundColor != color { backgroundColor = color }
    isHidden = false
    isBlinking = true
    guard let loop = (window?.application ?? UIApplication.installed)?.loop else { return }
    timer?.cancel()
    end = loop.now + Self.rest
    timer = loop.schedule(at: loop.now + Self.halfPeriod, every: Self.halfPeriod) { [weak self] in self?.blink() }
  }

  /// Moves the caret without restarting the blinking, as when the text scrolls.
  func follow(_ rect: CGRect) { if frame != rect { frame = rect } }

  /// Hides the caret.
  func hide() {
    isHidden = true
    isBlinking = false
    timer?.cancel()
    timer = nil
  }

  private func blink() {
    guard let loop = window?.application?.loop else { return hide() }
    if loop.now >= end {
      isHidden = false
      timer?.cancel()
      timer = nil
    } else {
      isHidden.toggle()
    }
  }
}
