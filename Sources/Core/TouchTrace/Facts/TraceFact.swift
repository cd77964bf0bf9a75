import TouchArbiter
import TouchGeometry
import TouchKit

/// One decision of the engine as a value: who, because of whom, by which rule, with the number that decided.
///
/// Facts are made by `TraceReader` and by nothing else. Lanes, stories, tracks and the doctor are folded from them, so
/// all of them tell the same. What can be asked of an object only at that moment (its flags, its place) is in the fact.
package struct TraceFact: Sendable {
  package var time: TimeInterval
  package var what: What
  /// The paragraph of the semantics; empty where none decided.
  package var rule = ""
  package var touch: Touch?
  package var recognizer: TraceSubject?
  package var view: TraceSubject?
  /// Who is to blame, if anybody.
  package var culprit: TraceSubject?
  package var reason: Reason?
  package var measure: Measure?
  /// What the recognizer is, with its flags as they were then; nil of its changes, which come with every movement.
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
    /// A pan that begins has the axis along which it goes.
    case turned(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State, heading: RecognizerFacts.Axis?)
    case blocked(on: [TraceSubject])
    case released
    /// Whether it had been told to wait for the culprit.
    case prevented
    case acted(UIGestureRecognizer.State)
    case reset
    // Of touches and views.
    case bound(Binding)
    case withheld(UITouch.Phase)
    case delivered(UITouch.Phase)
    case sent(UITouch.Phase)
    case forwarded(UITouch.Phase)
    case cancelled
    case dropped(UITouch.Phase)
    /// Where the fingers are, when an event is about to be dispatched.
    case places([Place])
    /// What goes up the chain without a touch, to the view or responder `culprit`; nil for the later part of one that has
    /// been told of.
    case told(word: String?)
    case passedOn(word: String?, isLost: Bool)
  }

  /// A touch: from a finger's coming down to its end.
  package struct Touch: Sendable {
    /// Which touch, counted from 0; a finger that comes down again makes another one.
    package var serial: Int
    package var finger: TraceSubject
    /// The finger's number.
    package var number: Int
    package var tool: Tool
  }

  /// The view that a touch is bound to.
  package struct Binding: Sendable {
    package var isControl: Bool
    package var isScrollView: Bool
    package var tapCount: Int
    /// In the scene's points.
    package var place: CGPoint
  }

  /// Where a finger is.
  package struct Place: Sendable {
    package var finger: TraceSubject
    /// The finger's number.
    package var number: Int
    package var phase: UITouch.Phase
    /// In the scene's points.
    package var point: CGPoint
  }

  /// A view that was passed by.
  package struct HitTestRefusal: Sendable {
    /// Whether the finger is on the view; nil for one that is scaled to nothing.
    package var isUnder: Bool?
    /// Whether it takes no touches by its class alone, as labels and images do.
    package var isDecoration: Bool
    /// What can be seen under the finger but lies outside the view around it: the view, and that one (2.5).
    package var unreachable: [(view: TraceSubject, around: TraceSubject)]
  }

  /// Whether the recognizer gave way to one that it had been told to wait for.
  package var isByRequirement = false
}
