import TouchArbiter
import TouchGeometry

/// Listens to what the engine decides.
///
/// There is at most one; none by default, and then nothing is built or called.
@MainActor package protocol TraceSink: AnyObject {
  /// Called once per decision, in order, inside the call that decides. Must not change views or recognizers.
  func record(_ entry: TraceEntry)
}

/// One decision of the engine with its reason: who, because of whom, by which rule of the semantics, and the number
/// that decided.
///
/// The inspector, the logs, `explain` and the tests read nothing else.
package struct TraceEntry {
  package var time: TimeInterval
  package var kind: Kind
  /// The paragraph of Docs/Semantics.md, such as `7.1.3`.
  package var rule: StaticString
  package var recognizer: UIGestureRecognizer?
  package var view: UIView?
  package var responder: UIResponder?
  package var touch: UITouch?
  /// The recognizer, view or other object that is to blame.
  package var culprit: AnyObject?
  package var reason: Reason?
  package var measure: Measure?

  package init(
    time: TimeInterval, kind: Kind, rule: StaticString, recognizer: UIGestureRecognizer? = nil, view: UIView? = nil,
    responder: UIResponder? = nil, touch: UITouch? = nil, culprit: AnyObject? = nil, reason: Reason? = nil,
    measure: Measure? = nil
  ) {
    self.time = time
    self.kind = kind
    self.rule = rule
    self.recognizer = recognizer
    self.view = view
    self.responder = responder
    self.touch = touch
    self.culprit = culprit
    self.reason = reason
    self.measure = measure
  }

  /// What was decided.
  ///
  /// The first thirteen are the kinds of the decision log; the others are for the inspector.
  package enum Kind {
    case hitTest(HitTestAnswer)
    case receive(Bool)
    case asked(Question, of: UIGestureRecognizer?, answer: Bool)
    case transition(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    case blocked(on: [UIGestureRecognizer])
    case released
    case prevented
    case action(UIGestureRecognizer.State)
    case reset
    case withheld(UITouch.Phase)
    case delivered(UITouch.Phase)
    case cancelled
    case dropped(UITouch.Phase)
    /// A touch was bound to its hit-test view.
    case bound
    /// A phase goes to the view it is bound to, at its own time.
    case sent(UITouch.Phase)
    /// A responder's default implementation passed a call on to `next` (the culprit).
    case forwarded(UITouch.Phase)
    /// An event is about to be dispatched; its touches have their new phases and places.
    case event
    /// A key, a motion or a remote control goes to where it starts (the responder).
    case told(Signal)
    /// A responder's default implementation passed it on to `next` (the culprit).
    case passedOn(Signal)
  }

  /// What a delegate, a subclass or a view was asked; the raw value is what the decision log prints.
  package enum Question: String, Sendable, CaseIterable {
    case shouldReceiveTouch, shouldBegin, shouldRecognizeSimultaneouslyWith, canPrevent, canBePreventedBy
    case shouldRequireFailureOf, shouldBeRequiredToFailBy, touchesShouldBegin
  }

  /// What goes up the responder chain without a touch.
  package enum Signal {
    case key(UIKey, UIPress.Phase)
    case motion(UIEvent.EventSubtype, isOver: Bool)
    case remoteControl(UIEvent.EventSubtype)
  }

  package enum HitTestAnswer: Sendable { case hit, descended, refused }
}
