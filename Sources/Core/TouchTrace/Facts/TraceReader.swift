import TouchArbiter
import TouchGeometry
import TouchKit

/// The single reader of the trace: it converts entries with objects to facts without objects.
///
/// It retains the recognizers that it has seen, so that none is confused with another; of views and touches it only
/// stores numbers: a touch outside the window belongs to a view elsewhere, which may retain the reader.
@MainActor package final class TraceReader {
  /// Events in other windows are omitted; nil includes all.
  private weak var window: UIWindow?
  private let isFiltered: Bool
  private let nameInScene: (AnyObject) -> String?
  private let nameOfPart: (AnyObject) -> String?
  private var known: [ObjectIdentifier: Known] = [:]
  private var count = 0
  private var fingers: [Finger: TraceSubject] = [:]
  /// The keys, buttons and other inputs without touches, by their names.
  private var inputs: [String: TraceSubject] = [:]
  private var recognizers: [UIGestureRecognizer] = []
  /// The most recent touches, with their numbers.
  private var touches: [KnownTouch] = []
  private var touchCount = 0
  /// The number of finished touches that are stored: facts about withheld phases may arrive late.
  private static let maximumTouches = 64
  /// Bound touches that have not ended.
  private var down: [UITouch] = []
  /// Whether the last key, motion or remote control event was sent to the watched window.
  private var wasSentToWindow = false

  private struct KnownTouch {
    weak var touch: UITouch?
    let serial: Int
  }

  private struct Known {
    weak var object: AnyObject?
    let subject: TraceSubject
  }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - window: events in other windows are omitted; nil includes all.
  ///   - recognizers: are known from the start, in this order.
  ///   - part: what an object without a name is called; nil for the name of its class.
  ///   - name: the scene's name of an object; nil for objects outside the scene.
  package init(
    of window: UIWindow? = nil, recognizers: [UIGestureRecognizer] = [],
    part: @escaping (AnyObject) -> String? = { _ in nil }, name: @escaping (AnyObject) -> String?
  ) {
    self.window = window
    isFiltered = window != nil
    (nameInScene, nameOfPart) = (name, part)
    for recognizer in recognizers { _ = subject(of: recognizer) }
  }

  // MARK: Subjects

  /// The recognizers seen so far, with their current properties.
  package var knownRecognizers: [(subject: TraceSubject, facts: RecognizerFacts)] {
    recognizers.map { (subject(of: $0), facts(of: $0)) }
  }

  /// Returns the number and the name of an object; a new number for a new object.
  package func subject(of object: AnyObject) -> TraceSubject {
    if let found = subjectIfKnown(of: object) { return found }
    let name = nameInScene(object)
    let recognizer = object as? UIGestureRecognizer
    if let recognizer { recognizers.append(recognizer) }
    let subject = TraceSubject(
      id: count, kind: Self.kind(of: object), name: name ?? word(for: object), isNamed: name != nil,
      owner: recognizer?.view.map { self.name(of: $0) })
    count += 1
    known[ObjectIdentifier(object)] = Known(object: object, subject: subject)
    return subject
  }

  package func subjectIfKnown(of object: AnyObject) -> TraceSubject? {
    guard let known = known[ObjectIdentifier(object)], known.object === object else { return nil }
    return known.subject
  }

  /// A finger, or another tool with its number: a pencil may have the number that a finger had before.
  private struct Finger: Hashable {
    let number: Int
    let tool: Tool
  }

  private func subject(of finger: Finger) -> TraceSubject {
    if let subject = fingers[finger] { return subject }
    let subject = TraceSubject(id: count, kind: .finger, name: FingerMark.name(finger.number, finger.tool))
    count += 1
    fingers[finger] = subject
    return subject
  }

  private func name(of object: AnyObject) -> String { nameInScene(object) ?? word(for: object) }

  private func word(for object: AnyObject) -> String {
    switch object {
    case is UIWindow: "the window"
    case is UIWindowScene: "the window scene"
    case is UIApplication: "the application"
    default: nameOfPart(object) ?? "\(type(of: object))"
    }
  }

  private static func kind(of object: AnyObject) -> TraceSubject.Kind {
    switch object {
    case is UIGestureRecognizer: .recognizer
    case is UIWindow: .window
    case is UIView: .view
    default: .responder
    }
  }

  private func facts(of recognizer: UIGestureRecognizer) -> RecognizerFacts {
    RecognizerFacts(recognizer, viewID: recognizer.view.map { subject(of: $0).id }) { self.name(of: $0) }
  }

  private func touch(_ touch: UITouch) -> TraceFact.Touch {
    let serial: Int
    if let known = touches.last(where: { $0.touch === touch }) {
      serial = known.serial
    } else {
      if touches.count > 2 * Self.maximumTouches {
        let old = touches.dropLast(Self.maximumTouches)
        touches = old.filter { $0.touch?.isActive == true } + touches.suffix(Self.maximumTouches)
      }
      (serial, touchCount) = (touchCount, touchCount + 1)
      touches.append(KnownTouch(touch: touch, serial: serial))
    }
    let finger = Finger(number: touch.identifier, tool: Tool(touch))
    return TraceFact.Touch(serial: serial, finger: subject(of: finger), number: finger.number, tool: finger.tool)
  }

  // MARK: Reading

  /// Returns the fact of an entry; nil for one of another window.
  package func fact(of entry: TraceEntry) -> TraceFact? {
    if case .event = entry.kind { return event(entry) }
    if case .told = entry.kind { wasSentToWindow = isWatched(entry) }
    guard !isFiltered || isWatched(entry) else { return nil }
    guard let what = what(entry) else { return nil }
    var fact = TraceFact(time: entry.time, what: what)
    fact.rule = "\(entry.rule)"
    fact.touch = entry.touch.map(touch)
    fact.press = entry.press.map {
      TraceFact.Press(
        word: $0.word, tool: $0.type.keyUsage == nil ? .button : .key, number: $0.type.rawValue, phase: phase(of: entry)
      )
    }
    if entry.isTransform { fact.press = TraceFact.Press(word: "the touchpad's gesture", tool: .touchpad) }
    fact.recognizer = entry.recognizer.map(subject)
    fact.view = entry.view.map(subject)
    if fact.view == nil, let responder = entry.responder { fact.view = subject(of: responder) }
    fact.culprit = entry.culprit.map(subject)
    (fact.reason, fact.measure) = (entry.reason, entry.measure)
    if let recognizer = entry.recognizer {
      if isWorthFacts(what) { fact.facts = facts(of: recognizer) }
      if entry.reason == .preventedBy, let winner = entry.culprit as? UIGestureRecognizer {
        fact.isByRequirement = recognizer.mustWaitInTheEnd(for: winner)
      }
    }
    if case .bound = entry.kind, let touch = entry.touch { down.append(touch) }
    return fact
  }

  /// Returns the fact of an event that is about to be dispatched.
  private func event(_ entry: TraceEntry) -> TraceFact? {
    let input: TraceFact.Input
    switch entry.pointerInput {
    case .scroll(let change, _):
      input = TraceFact.Input(
        subject: subject(ofInput: TraceFact.Input.wheel), phase: change == .zero ? .up : .changed)
    case .transform(let sample):
      input = TraceFact.Input(
        subject: subject(ofInput: TraceFact.Input.touchpad), phase: TraceFact.Input.Phase(sample.phase))
    case nil:
      guard let press = entry.press else { return places(entry.time) }
      guard !isFiltered || press.window === window, let phase = TraceFact.Input.Phase(press.phase) else { return nil }
      input = TraceFact.Input(subject: subject(ofInput: press.laneName), phase: phase, number: press.type.rawValue)
    }
    if let view = entry.view, isFiltered, view.window !== window { return nil }
    return TraceFact(time: entry.time, what: .input(input))
  }

  /// Returns the subject of an input without touches; a new one for a new name.
  private func subject(ofInput name: String) -> TraceSubject {
    if let known = inputs[name] { return known }
    let subject = TraceSubject(id: count, kind: .input, name: name)
    count += 1
    inputs[name] = subject
    return subject
  }

  /// Returns the phase of a press that a responder receives; nil for other entries.
  private func phase(of entry: TraceEntry) -> UIPress.Phase? {
    switch entry.kind {
    case .told(.key(_, let phase)), .told(.button(_, let phase)): phase
    default: nil
    }
  }

  private func isWorthFacts(_ what: TraceFact.What) -> Bool {
    switch what {
    case .acted(.changed), .turned(.changed, .changed, _), .withheld: false
    default: true
    }
  }

  private func isWatched(_ entry: TraceEntry) -> Bool {
    if let view = entry.view { return view.window === window || down.contains { $0.view === view } }
    if let recognizer = entry.recognizer {
      if let view = recognizer.view { return view.window === window }
      return true
    }
    if let touch = entry.touch { return touch.window === window || touches.contains { $0.touch === touch } }
    // The scene forwards events of all its windows.
    if let scene = entry.responder as? UIWindowScene { return wasSentToWindow && scene === window?.windowScene }
    if let responder = entry.responder { return responder.responderWindow === window }
    return false
  }

  private func what(_ entry: TraceEntry) -> TraceFact.What? {
    switch entry.kind {
    case .hitTest(.refused): entry.view.map { .refused(refusal(of: $0, entry)) }
    case .hitTest(.descended): .descended
    case .hitTest(.hit): .hit
    case .receive(let answer): .received(answer)
    case .asked(let question, let other, let answer): .asked(question, of: other.map(subject), answer)
    case .transition(let from, let to):
      .turned(from: from, to: to, heading: to == .began ? entry.recognizer.flatMap(heading) : nil)
    case .blocked(let others): .blocked(on: others.map(subject))
    case .released: .released
    case .prevented: .prevented
    case .transferred: .transferred
    case .action(let state): .acted(state)
    case .reset: .reset
    case .withheld(let phase): .withheld(phase)
    case .delivered(let phase): .delivered(phase)
    case .cancelled: .cancelled
    case .dropped(let phase): .dropped(phase)
    case .bound:
      .bound(
        TraceFact.Binding(
          isControl: entry.view is any TracedControl, isScrollView: entry.view is any ScrollPanHost,
          tapCount: entry.touch?.tapCount ?? 1, place: entry.touch.map { place(of: $0) } ?? .zero))
    case .sent(let phase): .sent(phase)
    case .forwarded(let phase): .forwarded(phase)
    case .event: nil
    case .told(let signal): .told(word: signal.word)
    case .passedOn(let signal): .passedOn(word: signal.word, isLost: entry.culprit is UIApplication)
    }
  }

  private func places(_ time: TimeInterval) -> TraceFact? {
    guard !down.isEmpty else { return nil }
    let places = down.map {
      TraceFact.Place(
        finger: subject(of: Finger(number: $0.identifier, tool: Tool($0))), number: $0.identifier, phase: $0.phase,
        point: place(of: $0))
    }
    down.removeAll { !$0.isActive }
    return TraceFact(time: time, what: .places(places))
  }

  /// Returns the location in points of the watched window, independent of how it is displayed.
  private func place(of touch: UITouch) -> CGPoint { window?.fromSuperview(touch.place) ?? touch.place }

  /// Returns the main axis of a pan's movement; nil for other recognizers, and for a diagonal movement.
  private func heading(of recognizer: UIGestureRecognizer) -> RecognizerFacts.Axis? {
    guard let pan = recognizer as? UIPanGestureRecognizer, !(pan is UIScreenEdgePanGestureRecognizer) else {
      return nil
    }
    let velocity = pan.velocity(in: nil)
    if abs(velocity.x) == abs(velocity.y) { return nil }
    return abs(velocity.x) > abs(velocity.y) ? .horizontal : .vertical
  }

  // MARK: Hit test

  private func refusal(of view: UIView, _ entry: TraceEntry) -> TraceFact.HitTestRefusal {
    var refusal = TraceFact.HitTestRefusal(
      isUnder: true, isDecoration: view is any TracedDecoration, unreachable: [])
    guard let touch = entry.touch else { return refusal }
    refusal.isUnder = isUnder(touch, view)
    if entry.reason == .outside { gatherUnreachable(in: view, outside: view, touch, &refusal) }
    return refusal
  }

  /// Returns whether the finger is on the view; nil for a view that is scaled to nothing.
  private func isUnder(_ touch: UITouch, _ view: UIView) -> Bool? {
    UIView.mapping(from: nil, to: view).map { view.bounds.contains(touch.place.applying($0)) }
  }

  /// Gathers the views under the finger in a view, each with the nearest view around it that the finger is outside of.
  private func gatherUnreachable(
    in view: UIView, outside outer: UIView, _ touch: UITouch, _ refusal: inout TraceFact.HitTestRefusal
  ) {
    for child in view.subviews where !child.isHidden && child.alpha >= 0.01 && child.isUserInteractionEnabled {
      let isUnder = isUnder(touch, child) == true
      if isUnder { refusal.unreachable.append((subject(of: child), subject(of: outer))) }
      gatherUnreachable(in: child, outside: isUnder ? outer : child, touch, &refusal)
    }
  }
}
