import TouchArbiter
import TouchGeometry

/// Recognizes a pointer over its view, with no button down.
///
/// Continuous: `began` when the pointer comes over the view or what it contains, `changed` for each move, `ended` when
/// it leaves. Fingers never make it recognize, and it excludes nobody (semantics 7.8).
/// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is, in window coordinates.
  private var place = CGPoint.zero

  /// No touch: it is the pointer without a button that it follows.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// None.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// By none.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Where the pointer is, in the coordinates of `view`; of the window when that is nil.
  open override func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  override var followsPointer: Bool { true }

  override func hover(at place: CGPoint) {
    self.place = place
    become(phase == .possible ? .began : .changed, .thresholdReached)
  }

  override func leave(at place: CGPoint) {
    self.place = place
    if phase != .possible { become(.ended, .lifted) }
  }

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .thresholdReached, .lifted: "7.8"
    default: Self.rule(for: reason)
    }
  }
}
