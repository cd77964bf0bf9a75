import TouchArbiter
import TouchGeometry

/// The view whose content a `UIScrollViewPanGestureRecognizer` moves.
@MainActor package protocol ScrollPanHost: UIView {
  /// Whether the content can be moved along a way that the fingers have gone (semantics 9.8).
  func canPan(along travel: CGVector) -> Bool
  /// Whether the touches of a view in the content may be taken away from it (9.3).
  ///
  /// Asked when the fingers have gone far enough, once for each view that knows of one of them.
  func mayCancelTouches(in view: UIView) -> Bool
  /// Whether the content is not scrolled down: its top is seen (semantics 30.10).
  var standsAtTop: Bool { get }
  /// The attempt of the pan is over, and all of its fingers are up or no longer followed.
  func panDidReset()
}

/// A scroll view's own pan: begins only along an axis in which there is something to scroll, and only if the views in
/// the content may lose their touches (semantics 9.3, 9.7, 9.8).
///
/// The scroll view is its delegate for good: as one if it conforms, and always for `gestureRecognizerShouldBegin(_:)`.
@MainActor package final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  package weak var host: (any ScrollPanHost)?
  /// What a program that describes its scroll view as data says instead of a subclass; nil leaves it to the class.
  package var answers: ((Question, UIGestureRecognizer) -> Bool?)?
  /// Whether the fingers of the present attempt have stopped the content, so that it follows them at once (9.14).
  package var isImmediate = false
  /// The recognizer of the same scroll view that runs beside it (9.15).
  package weak var companion: UIGestureRecognizer?
  /// Whether it has travelled far enough along an axis in which there is nothing to scroll.
  private var isOffAxis = false

  /// A question that is otherwise put to a subclass.
  package enum Question: Sendable { case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail }

  /// A pan that moves the content of a view.
  package convenience init(host: any ScrollPanHost) {
    self.init(target: nil, action: nil)
    self.host = host
    // Fingers that come and go in the content are none of its business until it has begun.
    delaysTouchesEnded = false
    ownDelegate = host as? any UIGestureRecognizerDelegate
    DelegateHearing.check(ownDelegate, (any UIGestureRecognizerDelegate).self)
  }

  // MARK: The scroll view as delegate

  private weak var ownDelegate: (any UIGestureRecognizerDelegate)?

  package override var delegate: (any UIGestureRecognizerDelegate)? {
    get { ownDelegate }
    set {
      if newValue !== host {
        BadUse.report("the delegate of a scroll view's own pan is the scroll view and cannot be changed; ignored")
      }
    }
  }

  override var shouldBeginHost: UIView? { host }
  override var isForScrolling: Bool { true }

  // MARK: Beginning

  override var hysteresis: CGFloat { isImmediate ? 0 : super.hysteresis }

  override func mayBegin(after travel: CGVector) -> Bool {
    isOffAxis = !(host?.canPan(along: travel) ?? true)
    return !isOffAxis
  }

  override func refusalToBegin(after travel: CGVector) -> (Reason, Measure?)? {
    guard let host else { return nil }
    var asked: [UIView] = []
    for touch in attempt.touches where touch.delivery == .tracked {
      guard let view = touch.view, view !== host, !asked.contains(where: { $0 === view }) else { continue }
      asked.append(view)
      if !host.mayCancelTouches(in: view) { return (.touchesShouldCancel, nil) }
    }
    return nil
  }

  override var reasonOfEarlyLift: Reason { isOffAxis ? .cannotScroll : .liftedEarly }

  package override func reset() {
    super.reset()
    isOffAxis = false
    isImmediate = false
    host?.panDidReset()
    liftTime = nil
  }

  // MARK: Others

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if preventedGestureRecognizer === companion { return false }
    return answers?(.canPrevent, preventedGestureRecognizer) ?? super.canPrevent(preventedGestureRecognizer)
  }

  package override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    if preventingGestureRecognizer === companion { return false }
    return answers?(.canBePrevented, preventingGestureRecognizer)
      ?? super.canBePrevented(by: preventingGestureRecognizer)
  }

  package override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    answers?(.shouldRequireFailure, otherGestureRecognizer) ?? super.shouldRequireFailure(of: otherGestureRecognizer)
  }

  package override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    answers?(.shouldBeRequiredToFail, otherGestureRecognizer)
      ?? super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }

  /// Whether a finger is down that the pan follows.
  package var hasActiveTouches: Bool { attempt.followed.contains { $0.isActive } }

  /// The finger that is followed and came down last; one that is lifted in the present event too.
  package var lastTouch: UITouch? { attempt.followed.last }

  /// When a finger moved last, in seconds.
  package private(set) var lastMoveTime: TimeInterval = 0

  /// When a finger was lifted last, in seconds; nil before that in an attempt.
  package private(set) var liftTime: TimeInterval?

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastMoveTime = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    liftTime = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func rule(for reason: Reason) -> StaticString {
    switch reason {
    case .thresholdReached: isImmediate ? "9.14" : "9.7"
    case .cannotScroll: "9.8"
    case .touchesShouldCancel: "9.3"
    default: super.rule(for: reason)
    }
  }
}
