import TouchGeometry

/// A view that decides when, and whether, touches reach the views in it: a scroll view (semantics 9.2, 9.14).
///
/// The gesture environment asks it; nothing of it stands in a relation to a recognizer (15.13). A view becomes a gate
/// by putting itself into `ensuredRare.contentGate`.
@MainActor package protocol ContentTouchGate: UIView {
  /// A finger came down in this view or in its content.
  ///
  /// Called once per touch, before any recognizer or view hears of it; outer gates are asked after inner ones.
  func admission(of touch: UITouch) -> ContentAdmission

  /// Whether the view of a touch gets it.
  ///
  /// Called at most once per touch that came down in a view inside: when its delay is over, or the finger is lifted, or
  /// at once.
  func admits(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool

  /// The wheel or the touchpad turned over this view or something in it, by so many points; positive moves the content
  /// right and down.
  ///
  /// Called from inner views to outer ones until one says that the movement was for it.
  func takeWheel(by step: CGVector, with event: UIEvent) -> Bool
}

/// What a gate does with a touch of its content.
package enum ContentAdmission: Sendable, Equatable {
  /// It is asked `admits` after so many seconds, or when the finger is lifted.
  case after(TimeInterval)
  /// It is asked at once.
  case atOnce
  /// The finger has stopped the content and is nobody's but the gate's.
  case swallowed
}

/// A content gate that has not answered about a touch yet.
struct WaitingGate {
  weak var gate: (any ContentTouchGate)?
  /// In seconds from the beginning of the touch; zero for a gate that is asked at once.
  var delay: TimeInterval
}
