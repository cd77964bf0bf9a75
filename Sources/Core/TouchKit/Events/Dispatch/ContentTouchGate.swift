import TouchGeometry

/// A view that decides when, and whether, touches reach its subviews: a scroll view (semantics 9.2, 9.14).
///
/// The gesture environment calls it; it has no relation to any recognizer (15.13). A view becomes a gate by setting
/// `ensuredRare.contentGate` to itself.
@MainActor package protocol ContentTouchGate: UIView {
  /// Called when a finger touches down in this view or in its content.
  ///
  /// Called once per touch, before any recognizer or view receives it; inner gates are called before outer ones.
  func admission(of touch: UITouch) -> ContentAdmission

  /// Returns whether a view inside receives the touch.
  ///
  /// Called at most once per touch that began in a view inside: after its delay, when the finger is lifted, or
  /// immediately.
  func admits(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool

  /// Called when the wheel or the touchpad scrolls over this view or its content, by a distance in points.
  ///
  /// Positive values move the content right and down. Called from inner views to outer ones until one returns true.
  func handleWheel(by step: CGVector, with event: UIEvent) -> Bool

  /// Called when fingers rest on a touchpad with the pointer over this view or its content; stops content that
  /// decelerates, and returns whether it did (semantics 52.11).
  ///
  /// Called from inner views to outer ones until one returns true.
  func handleHold(at time: TimeInterval) -> Bool
}

/// A gate's decision about a touch in its content.
package enum ContentAdmission: Sendable, Equatable {
  /// The gate's `admits` is called after a delay in seconds, or when the finger is lifted.
  case after(TimeInterval)
  /// The gate's `admits` is called immediately.
  case atOnce
  /// The finger has stopped the moving content; the gate keeps the touch to itself.
  case swallowed
}

/// A content gate that has not decided about a touch yet.
struct WaitingGate {
  weak var gate: (any ContentTouchGate)?
  /// The delay in seconds from the beginning of the touch; zero for a gate that decides immediately.
  var delay: TimeInterval
}
