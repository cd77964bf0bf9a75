import TouchGeometry

/// One finger from the moment it comes down to the moment it is lifted.
///
/// The same object is handed out for the whole time and changes in place, so it may serve as a key until it has ended
/// (semantics 1.2). Touches are made by the application only.
/// https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// What touches the screen.
  public typealias TouchType = InputSample.Device

  /// What a touch did in the event.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began
    /// It moved.
    case moved
    /// It is down and did nothing, while another did.
    case stationary
    /// It was lifted.
    case ended
    /// It was taken away.
    case cancelled
    /// The pointer came over a region, with no button down.
    case regionEntered
    /// The pointer moved over a region, with no button down.
    case regionMoved
    /// The pointer left a region.
    case regionExited
  }

  /// What the touch did in the present event (semantics 1.10).
  public package(set) var phase: Phase = .began
  /// When the touch last changed, in seconds on the clock of the run loop (semantics 1.10).
  public package(set) var timestamp: TimeInterval
  /// The how manieth of quick touches at one place this is: 1 for the first.
  ///
  /// Fixed when the touch begins, and 0 once it has moved too far to be a tap (semantics 1.9).
  public package(set) var tapCount = 1
  /// What touches the screen.
  public let type: TouchType
  /// How hard the touch presses, from 0 to `maximumPossibleForce`; 0 from devices that do not measure it.
  public package(set) var force: CGFloat
  /// The largest `force`.
  public var maximumPossibleForce: CGFloat { 1 }

  /// The view that was hit when the touch began; it stays the same wherever the finger goes, and becomes nil when the
  /// view leaves its window (semantics 1.5.1, 1.16, 2.8).
  public package(set) var view: UIView?
  /// The window that the touch began in.
  public package(set) var window: UIWindow?
  /// The recognizers that get this touch; empty when there are none (semantics 1.3.8).
  public var gestureRecognizers: [UIGestureRecognizer]? { route.recognizers }

  /// The finger of the input samples.
  package let identifier: Int
  /// Where the finger is, in points of the scene.
  package var place: CGPoint
  /// Where it was at the event before.
  package var previousPlace: CGPoint
  /// When it was reported last before `timestamp`.
  var previousTimestamp: TimeInterval
  /// Where it came down.
  let firstPlace: CGPoint
  /// The last turn of the environment that has it, and its index among that turn's touches.
  var turnSerial = -1
  var turnIndex = 0
  /// Its way through recognizers to its view; the gesture environment gives it a numbered one when it begins.
  var route = TouchRoute.none
  /// How far delivery to the bound view has come.
  package var delivery = Delivery.notYet

  /// What the bound view knows of a touch.
  package enum Delivery: Sendable {
    /// It has not heard of it.
    case notYet
    /// It was told that the touch began, and gets the rest.
    case tracked
    /// It was told that the touch is cancelled, and hears no more.
    case cancelled
    /// It never hears of it.
    case refused
    /// It was told that the touch ended.
    case ended
  }

  package init(_ sample: InputSample, window: UIWindow?, view: UIView?) {
    identifier = sample.finger
    type = sample.type
    timestamp = sample.timestamp
    previousTimestamp = sample.timestamp
    force = sample.force
    place = sample.location
    previousPlace = sample.location
    firstPlace = sample.location
    self.window = window
    self.view = view
    super.init()
  }

  /// Where the finger is, in the coordinate space of a view as it is laid out now; nil for the window's.
  public func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the finger was at the event before, the same as `location(in:)` while the touch begins (semantics 1.10).
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// Where the finger is, as finely as the device tells it: `location(in:)` is never rounded.
  public func preciseLocation(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the finger was at the event before, as finely as the device tells it.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    // Recognizers ask for places in the window with every move: no mapping is composed for that.
    if let view { return UIView.convert(place, from: nil, to: view) }
    if let window { return window.fromSuperview(place) ?? .zero }
    return place
  }
}

extension UITouch {
  /// Whether the finger is down.
  package var isActive: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    case .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: false
    }
  }

  /// Rises from one touch of the program to the next: sorts touches that a set gives in any order.
  package var order: Int { route.serial }

  /// Whether the system has taken it away before its view has heard of it.
  var isCancelledUnheard: Bool { delivery == .notYet && phase == .cancelled }

  /// Whether the bound view has heard the last of it, or never hears of it.
  var isOverForView: Bool {
    switch delivery {
    case .notYet, .tracked: false
    case .cancelled, .refused, .ended: true
    }
  }

  /// Takes over a later sample of the same finger.
  package func update(_ sample: InputSample, phase: Phase) {
    previousPlace = place
    previousTimestamp = timestamp
    place = sample.location
    timestamp = sample.timestamp
    force = sample.force
    self.phase = phase
    let travel = CGVector(dx: place.x - firstPlace.x, dy: place.y - firstPlace.y)
    if travel.dx * travel.dx + travel.dy * travel.dy > GestureTuning.tapSeparation * GestureTuning.tapSeparation {
      tapCount = 0
    }
  }

  /// A touch of the same finger as it was at a sample, for `coalescedTouches(for:)` and
  /// `predictedTouches(for:)`.
  func copy(at sample: InputSample, previous: CGPoint, phase: Phase) -> UITouch {
    let copy = UITouch(sample, window: window, view: view)
    copy.previousPlace = previous
    copy.phase = phase
    copy.tapCount = tapCount
    copy.route = route
    return copy
  }
}
