import TouchGeometry

/// A scroll view's own pinch, which runs simultaneously with the pan of the same scroll view (semantics 9.15).
@MainActor package final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  package weak var host: UIView?
  /// The pan of the same scroll view, which runs simultaneously.
  package weak var companion: UIGestureRecognizer?
  private weak var ownDelegate: (any UIGestureRecognizerDelegate)?

  /// Creates a pinch that zooms the content of a view.
  package convenience init(host: UIView) {
    self.init(target: nil, action: nil)
    (self.host, role) = (host, .scrollPinch)
    // Until it has begun, touches in the content are not delayed.
    delaysTouchesEnded = false
    ownDelegate = host as? any UIGestureRecognizerDelegate
    UncalledDelegateMethods.check(ownDelegate, (any UIGestureRecognizerDelegate).self)
  }

  package override var delegate: (any UIGestureRecognizerDelegate)? {
    get { ownDelegate }
    set {
      if newValue !== host {
        UsageError.report("the delegate of a scroll view's own pinch is the scroll view and cannot be changed; ignored")
      }
    }
  }

  /// Whether two fingers hold the content: on the screen, or on a touchpad (semantics 52.10).
  package var holdsContent: Bool {
    if let transformAttempt { return transformAttempt.sample.phase == .changed }
    return attempt.followed.count { $0.isActive } > 1
  }

  /// Returns the point at which the content is held: the middle of the fingers, or the pointer's location and the
  /// movement of the touchpad's fingers (semantics 52.10).
  package func grip(in view: UIView) -> CGPoint {
    guard let transformAttempt else { return location(in: view) }
    let (place, way) = (transformAttempt.place, transformAttempt.sample.translation)
    return convert(CGPoint(x: place.x + way.dx, y: place.y + way.dy), to: view)
  }

  override var shouldBeginHost: UIView? { host }
  override var isForScrolling: Bool { true }
  override var isSilentWhileDisabled: Bool { true }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if preventedGestureRecognizer === companion { return false }
    return super.canPrevent(preventedGestureRecognizer)
  }

  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if preventingGestureRecognizer === companion { return false }
    return super.canBePrevented(by: preventingGestureRecognizer)
  }
}
