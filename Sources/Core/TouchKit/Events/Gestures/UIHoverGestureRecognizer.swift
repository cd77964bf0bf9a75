import TouchArbiter
import TouchGeometry

/// Recognizes a pointer over its view, with no button down.
///
/// Continuous: `began` when the pointer enters the view or its subviews, `changed` for each movement, `ended` when it
/// leaves. Fingers never make it recognize, and it excludes no other recognizer (semantics 7.8).
/// https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer location, in window coordinates.
  private var place = CGPoint.zero

  /// Returns true for hover events only: it follows the pointer without a button.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// Returns false.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns false.
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns the pointer location, in the coordinates of `view`, or of the window if that is nil.
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
