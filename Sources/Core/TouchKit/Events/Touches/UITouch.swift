import TouchGeometry

/// A finger on the screen, from touch down to lift.
///
/// The same object represents the finger for the whole time and changes in place, so it can serve as a key until it has
/// ended (semantics 1.2). Only the application creates touches.
/// https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// The kind of device that touches the screen.
  public typealias TouchType = InputSample.Device

  /// The phase of a touch in an event.
  public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not change, while another did.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch was cancelled.
    case cancelled
    /// The pointer entered a region, with no button down.
    case regionEntered
    /// The pointer moved over a region, with no button down.
    case regionMoved
    /// The pointer left a region.
    case regionExited
  }

  /// The phase in the current event (semantics 1.10).
  public package(set) var phase: Phase = .began
  /// The time of the last change, in seconds on the clock of the run loop (semantics 1.10).
  public package(set) var timestamp: TimeInterval
  /// The number of quick touches at one location, including this one: 1 for the first.
  ///
  /// Fixed when the touch begins, and 0 once it has moved too far to be a tap (semantics 1.9).
  public package(set) var tapCount = 1
  /// The kind of device that touches the screen.
  public let type: TouchType

  /// The view that was hit when the touch began; nil after that view has left its window (semantics 1.5.1, 1.16, 2.8).
  ///
  /// It does not change when the finger moves.
  public package(set) var view: UIView?
  /// The window in which the touch began.
  public package(set) var window: UIWindow?
  /// The recognizers that receive this touch; empty without any (semantics 1.3.8).
  public var gestureRecognizers: [UIGestureRecognizer]? { route.recognizers }

  /// The finger number of the input samples.
  package let identifier: Int
  /// The pressure that the device measured, from 0 to 1.
  package var pressure: CGFloat
  /// The angles of a pen.
  package var angles: PenAngles
  /// The location, in points of the scene.
  package var place: CGPoint
  /// The location in the previous event.
  package var previousPlace: CGPoint
  /// The time of the sample before `timestamp`.
  var previousTimestamp: TimeInterval
  /// The location where the touch began.
  let firstPlace: CGPoint
  /// The last turn of the environment that contains the touch, and its index among that turn's touches.
  var turnSerial = -1
  var turnIndex = 0
  /// The route through recognizers to the view; the gesture environment assigns a numbered one when the touch begins.
  var route = TouchRoute.none
  /// The delivery state for the bound view.
  package var delivery = Delivery.notYet

  /// The delivery state of a touch for its bound view.
  package enum Delivery: Sendable {
    /// The view has received nothing yet.
    case notYet
    /// The view received the beginning and receives further phases.
    case tracked
    /// The view received the cancellation and receives no more.
    case cancelled
    /// The view never receives the touch.
    case refused
    /// The view received the end.
    case ended
  }

  package init(_ sample: InputSample, window: UIWindow?, view: UIView?) {
    identifier = sample.finger
    type = sample.type
    timestamp = sample.timestamp
    previousTimestamp = sample.timestamp
    pressure = sample.force
    angles = sample.angles
    place = sample.location
    previousPlace = sample.location
    firstPlace = sample.location
    self.window = window
    self.view = view
    super.init()
  }

  /// Returns the location in the coordinate space of a view in its current layout; nil for the window's.
  public func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Returns the location in the previous event; equal to `location(in:)` while the touch begins (semantics 1.10).
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// Returns the location at the device's precision, as `location(in:)` does: it is never rounded.
  public func preciseLocation(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Returns the location in the previous event at the device's precision.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  private func convert(_ place: CGPoint, to view: UIView?) -> CGPoint {
    // Recognizers read window locations with every move: skip composing a transform.
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

  /// A number that increases with each touch of the app; it orders the touches of a set.
  package var order: Int { route.serial }

  /// Whether the system has cancelled the touch before its view received it.
  var isCancelledBeforeDelivery: Bool { delivery == .notYet && phase == .cancelled }

  /// Whether the bound view receives no more calls for the touch.
  var isOverForView: Bool {
    switch delivery {
    case .notYet, .tracked: false
    case .cancelled, .refused, .ended: true
    }
  }

  /// Applies a later sample of the same finger.
  package func update(_ sample: InputSample, phase: Phase) {
    previousPlace = place
    previousTimestamp = timestamp
    place = sample.location
    timestamp = sample.timestamp
    pressure = sample.force
    angles = sample.angles
    self.phase = phase
    let travel = CGVector(dx: place.x - firstPlace.x, dy: place.y - firstPlace.y)
    if travel.dx * travel.dx + travel.dy * travel.dy > GestureTuning.tapSeparation * GestureTuning.tapSeparation {
      tapCount = 0
    }
  }

  /// Returns a touch of the same finger in the state of a sample, for `coalescedTouches(for:)` and
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
