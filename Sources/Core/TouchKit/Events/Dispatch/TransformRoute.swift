import TouchArbiter
import TouchGeometry

/// A gesture of a touchpad, from its beginning to its end: where it happens, and the recognizers that follow it
/// (semantics 52.1).
///
/// The counterpart of `TouchRoute` for events without touches; the application's event of the gesture owns it.
@MainActor final class TransformRoute {
  /// The number of the gesture in the arbiter: negative, so that it differs from those of touches.
  var serial: TouchSerial = 0
  private(set) weak var window: UIWindow?
  /// The view under the pointer at the beginning.
  private(set) weak var view: UIView?
  /// The location of the pointer at the beginning, in window coordinates (52.7).
  let place: CGPoint
  /// The last sound sample.
  var sample: TransformSample
  /// The recognizers that follow the gesture, in the order of collection.
  var recognizers: [UIGestureRecognizer] = []
  /// Whether the gesture has ended for recognizers.
  var isOver = false

  init(_ sample: TransformSample, window: UIWindow, view: UIView, at place: CGPoint) {
    (self.sample, self.window, self.view, self.place) = (sample, window, view, place)
  }

  /// Whether a recognizer follows the gesture.
  func isFollowed(by recognizer: UIGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }
}
