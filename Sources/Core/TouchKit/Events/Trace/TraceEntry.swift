import TouchArbiter
import TouchGeometry
import TouchPlatform

/// Receives the decisions of the engine.
///
/// There is at most one sink, none by default; without one no entries are built.
@MainActor package protocol TraceSink: AnyObject {
  /// Called once per decision, in order, inside the call that decides; must not change views or recognizers.
  func record(_ entry: TraceEntry)
}

/// A decision of the engine with its reason: the objects involved, the cause, the rule of the semantics and the
/// deciding measurement.
///
/// It is the only source of the inspector, the logs, `explain` and the tests.
package struct TraceEntry {
  package var time: TimeInterval
  package var kind: Kind
  /// The rule in Docs/Semantics.md, such as `7.1.3`.
  package var rule: StaticString
  package var recognizer: UIGestureRecognizer?
  package var view: UIView?
  package var responder: UIResponder?
  package var touch: UITouch?
  package var press: UIPress?
  /// The input without touches that the decision is about; nil for touches, keys and buttons.
  package var pointerInput: PointerInput?
  /// Whether the decision is about a touchpad's gesture.
  package var isTransform: Bool { if case .transform = pointerInput { true } else { false } }
  /// The recognizer, view or other object that caused the decision.
  package var culprit: AnyObject?
  package var reason: Reason?
  package var measure: Measure?

  package init(
    time: TimeInterval, kind: Kind, rule: StaticString, recognizer: UIGestureRecognizer? = nil, view: UIView? = nil,
    responder: UIResponder? = nil, touch: UITouch? = nil, press: UIPress? = nil, pointerInput: PointerInput? = nil,
    culprit: AnyObject? = nil, reason: Reason? = nil, measure: Measure? = nil
  ) {
    (self.time, self.kind, self.rule, self.recognizer) = (time, kind, rule, recognizer)
    (self.view, self.responder, self.touch, self.press) = (view, responder, touch, press)
    (self.pointerInput, self.culprit, self.reason, self.measure) = (pointerInput, culprit, reason, measure)
  }

  /// An input without touches, at its location on the surface.
  package enum PointerInput {
    /// Two fingers on a touchpad pinch, rotate and move.
    case transform(TransformSample)
    /// The wheel or the touchpad scrolled, in points.
    case scroll(CGVector, at: CGPoint)
  }

  /// The kind of a decision.
  ///
  /// The first thirteen and the last are the kinds of the decision log; the others are for the inspector.
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
    /// A phase is delivered to the view that the touch is bound to, at its original time.
    case sent(UITouch.Phase)
    /// A responder's default implementation passed a call on to `next` (the culprit).
    case forwarded(UITouch.Phase)
    /// An event is about to be dispatched; its touches have their new phases and locations.
    case event
    /// A key, motion or remote control event is delivered to the responder where it starts.
    case told(Signal)
    /// A responder's default implementation passed the event on to `next` (the culprit).
    case passedOn(Signal)
    /// A scroll view at the edge of its content transfers a drag to one around it (the culprit).
    case transferred
  }

  /// A question to a delegate, a subclass or a view; the raw value is printed in the decision log.
  package enum Question: String, Sendable, CaseIterable {
    case shouldReceiveTouch, shouldReceivePress, shouldBegin, shouldRecognizeSimultaneouslyWith, canPrevent,
      canBePreventedBy
    case shouldRequireFailureOf, shouldBeRequiredToFailBy, touchesShouldBegin
    /// Whether no other drag is running, whether a drag interaction provided items, whether a drop interaction is
    /// interested, and whether it proposes to accept.
    case dragIsFree, itemsForBeginning, canHandleDrop, dropProposal
  }

  /// An event without touches that travels up the responder chain.
  package enum Signal {
    case key(UIKey, UIPress.Phase)
    case button(UIPress.PressType, UIPress.Phase)
    case motion(UIEvent.EventSubtype, isOver: Bool)
    case remoteControl(UIEvent.EventSubtype)
  }

  package enum HitTestAnswer: Sendable { case hit, descended, refused }
}
