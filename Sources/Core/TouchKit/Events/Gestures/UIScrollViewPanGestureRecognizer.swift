import TouchArbiter
import TouchGeometry

/// A view whose content a `UIScrollViewPanGestureRecognizer` moves.
@MainActor package protocol ScrollPanHost: UIView {
  /// Returns whether the content can be moved along a vector (semantics 9.8).
  func canPan(along travel: CGVector) -> Bool
  /// Returns the enclosing scroll view to which a drag along a vector is transferred at the edge of the content; nil
  /// otherwise (9.20).
  func taker(along travel: CGVector) -> UIView?
  /// Returns whether the touches of a view in the content may be cancelled (9.3).
  ///
  /// Called when the fingers have moved far enough, once for each view that has received one of them.
  func mayCancelTouches(in view: UIView) -> Bool
  /// Whether the scroll view transfers horizontal movements at its edge (9.20).
  var transfersHorizontalScrollingToParent: Bool { get }
  /// Whether the scroll view transfers vertical movements at its edge (9.20).
  var transfersVerticalScrollingToParent: Bool { get }
  /// Whether touches in the content can be cancelled at all (9.3).
  var canCancelContentTouches: Bool { get }
  /// Whether the content is scrolled to its top (semantics 30.10).
  var isAtTop: Bool { get }
  /// Called when the attempt of the pan has ended, and all of its fingers are lifted or no longer followed.
  func panDidReset()
}

/// A scroll view's own pan (semantics 9.3, 9.7, 9.8).
///
/// It begins only along an axis with content to scroll, and only if touches of the views in the content may be
/// cancelled. The scroll view is always its delegate: formally if it conforms, and in any case for
/// `gestureRecognizerShouldBegin(_:)`.
@MainActor package final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  package weak var host: (any ScrollPanHost)?
  /// Answers instead of a subclass, for an app that describes its scroll view as data; nil uses the class's answer.
  package var answers: ((Question, UIGestureRecognizer) -> Bool?)?
  /// Whether the fingers of the current attempt have stopped moving content, so that the pan begins when they touch
  /// down (9.14).
  package var isImmediate = false
  /// The pinch of the same scroll view, which runs simultaneously (9.15).
  package weak var companion: UIGestureRecognizer?
  /// Whether it has moved far enough along an axis without content to scroll.
  private var isOffAxis = false
  /// The enclosing scroll view that takes the drag, as of the last movement, and whether there has been one.
  private weak var taker: UIView?
  private var hasTransferred = false

  /// A question that subclasses usually answer.
  package enum Question: Sendable { case canPrevent, canBePrevented, shouldRequireFailure, shouldBeRequiredToFail }

  /// Creates a pan that moves the content of a view.
  package convenience init(host: any ScrollPanHost) {
    self.init(target: nil, action: nil)
    (self.host, role) = (host, .scrollPan)
    // Until it has begun, touches in the content are not delayed.
    delaysTouchesEnded = false
    ignoresFurtherTouches = true
    ownDelegate = host as? any UIGestureRecognizerDelegate
    UncalledDelegateMethods.check(ownDelegate, (any UIGestureRecognizerDelegate).self)
  }

  // MARK: The scroll view as delegate

  private weak var ownDelegate: (any UIGestureRecognizerDelegate)?

  package override var delegate: (any UIGestureRecognizerDelegate)? {
    get { ownDelegate }
    set {
      if newValue !== host {
        UsageError.report("the delegate of a scroll view's own pan is the scroll view and cannot be changed; ignored")
      }
    }
  }

  override var shouldBeginHost: UIView? { host }
  override var isForScrolling: Bool { true }

  // MARK: Beginning

  override func mayBegin(after travel: CGVector) -> Bool {
    guard let host else { return true }
    isOffAxis = !host.canPan(along: travel)
    if isOffAxis { return false }
    let taker = host.taker(along: travel)
    if let taker, taker !== self.taker { environment?.noteTransfer(of: self, from: host, to: taker) }
    self.taker = taker
    if taker != nil { hasTransferred = true }
    return taker == nil
  }

  /// After a transfer it starts from the current location of the fingers (9.20).
  override var startsFromZero: Bool { hasTransferred }

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

  override var reasonOfEarlyLift: Reason { isOffAxis ? .cannotScroll : taker != nil ? .atEdge : .liftedEarly }

  package override func reset() {
    super.reset()
    isOffAxis = false
    (taker, hasTransferred) = (nil, false)
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

  /// Whether a followed finger is down.
  package var hasActiveTouches: Bool { attempt.followed.contains { $0.isActive } }

  /// The number of followed fingers that are down.
  package var activeTouches: Int { attempt.followed.count { $0.isActive } }

  /// The last followed finger that touched down, including one that is lifted in the current event.
  package var lastTouch: UITouch? { attempt.followed.last }

  /// The time of the last movement, in seconds.
  package private(set) var lastMoveTime: TimeInterval = 0

  /// The time of the last lift, in seconds; nil before it in an attempt.
  package private(set) var liftTime: TimeInterval?

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if isImmediate { beginAtOnce() }
  }

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
    case .thresholdReached: "9.7"
    case .cannotScroll: "9.8"
    case .atEdge: "9.20"
    case .touchesShouldCancel: "9.3"
    default: super.rule(for: reason)
    }
  }
}
