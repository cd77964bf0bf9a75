import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// The caret: 2 points wide, blinking until nobody has typed for ten seconds (semantics 17.19).
@MainActor final class CaretView: UIView {
  /// Seconds that it is seen, and seconds that it is not.
  static let halfPeriod = 0.6
  /// Seconds without an edit or a move after which it stays.
  static let rest = 10.0

  private var timer: LoopTimer?
  private var end: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  /// Whether it is on and off by turns, or rests after that.
  private(set) var isBlinking = false

  /// Shows it at a place and begins to blink anew.
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

  /// Moves it without beginning anew, as when the text scrolls.
  func follow(_ rect: CGRect) { if frame != rect { frame = rect } }

  /// Takes it away.
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
