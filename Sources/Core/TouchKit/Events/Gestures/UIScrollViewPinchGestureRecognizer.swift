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

  /// The number of followed fingers that are down.
  package var activeTouches: Int { attempt.followed.count { $0.isActive } }

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
