import TouchArbiter
import TouchGeometry
import TouchKit

/// A decision of the engine as a value: the subjects involved, the cause, the rule, and the deciding measurement.
///
/// Only `TraceReader` creates facts. Lanes, stories, tracks and explanations are computed from them, so they all agree.
/// A fact contains the properties of an object that can only be read at that time, such as its flags and its
/// location.
package struct TraceFact: Sendable {
  package var time: TimeInterval
  package var what: What
  /// The rule of the semantics; empty if none decided.
  package var rule = ""
  package var touch: Touch?
  package var press: Press?
  package var recognizer: TraceSubject?
  package var view: TraceSubject?
  /// The subject that caused it, if any.
  package var culprit: TraceSubject?
  package var reason: Reason?
  package var measure: Measure?
  /// The recognizer's properties with its flags at that time; nil for its changes, which occur with every movement.
  package var facts: RecognizerFacts?

  package init(time: TimeInterval, what: What) { (self.time, self.what) = (time, what) }

  package enum What: Sendable {
    // Of a hit test.
    case refused(HitTestRefusal)
    case descended
    case hit
    // Of recognizers.
    case received(Bool)
    case asked(TraceEntry.Question, of: TraceSubject?, Bool)
    /// A state change; a pan that begins has the main axis of its movement.
    case turned(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, heading: RecognizerFacts.Axis?)
    case blocked(on: [TraceSubject])
    case released
    /// The recognizer was prevented; `isByRequirement` tells whether it was required to wait for the culprit.
    case prevented
    case acted(UIGestureRecognizer.State)
    case reset
    /// The scroll view is at its edge, and the culprit takes the drag.
    case transferred
    // Of touches and views.
    case bound(Binding)
    case withheld(UITouch.Phase)
    case delivered(UITouch.Phase)
    case sent(UITouch.Phase)
    case forwarded(UITouch.Phase)
    case cancelled
    case dropped(UITouch.Phase)
    /// The locations of the fingers before an event is dispatched.
    case places([Place])
    /// An input without touches, before its event is dispatched.
    case input(Input)
    /// A signal without a touch, received by the view or responder `culprit`; nil for a later phase of a reported
    /// signal.
    case told(word: String?)
    case passedOn(word: String?, isLost: Bool)
  }

  /// A touch, from touch down to its end.
  package struct Touch: Sendable {
    /// The number of the touch, counted from 0; a finger that touches down again creates another one.
    package var serial: Int
    package var finger: TraceSubject
    /// The finger's number.
    package var number: Int
    package var tool: Tool
  }

  /// A press of a key or button.
  package struct Press: Sendable, Equatable {
    /// The name in sentences: `key return`, `button select`.
    package var word: String
    package var tool: Tool
    /// The number of its type; nil for a touchpad's gesture.
    package var number: Int?
    /// The phase that a responder receives; nil in other facts.
    package var phase: UIPress.Phase?
  }

  /// A key, a button, the wheel or a touchpad, in an event.
  package struct Input: Sendable {
    package enum Phase: Sendable {
      case down
      /// It repeats, turns or moves.
      case changed
      case up
      case cancelled
    }

    /// The names of the inputs that are neither keys nor buttons, and of keys without a name.
    package static let (wheel, touchpad, otherKeys) = ("wheel", "touchpad", "other keys")

    package var subject: TraceSubject
    package var phase: Phase
    /// The number of the press's type; nil for the wheel and touchpads.
    package var number: Int?
  }

  /// The device of the touch or press, if any.
  package var tool: Tool? { touch?.tool ?? press?.tool }

  /// The view that a touch is bound to.
  package struct Binding: Sendable {
    package var isControl: Bool
    package var isScrollView: Bool
    package var tapCount: Int
    /// In the scene's points.
    package var place: CGPoint
  }

  /// The location of a finger.
  package struct Place: Sendable {
    package var finger: TraceSubject
    /// The finger's number.
    package var number: Int
    package var phase: UITouch.Phase
    /// In the scene's points.
    package var point: CGPoint
  }

  /// A view that the hit test refused.
  package struct HitTestRefusal: Sendable {
    /// Whether the finger is on the view; nil for a view that is scaled to nothing.
    package var isUnder: Bool?
    /// Whether its class accepts no touches by default, as labels and images do.
    package var isDecoration: Bool
    /// Views that are visible under the finger but outside a superview: each view, and that superview (2.5).
    package var unreachable: [(view: TraceSubject, around: TraceSubject)]
  }

  /// Whether the recognizer lost to one that it was required to wait for.
  package var isByRequirement = false
}
