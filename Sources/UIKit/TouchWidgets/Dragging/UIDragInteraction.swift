import TouchGeometry
import TouchKit

/// An interaction that lets the user drag items out of a view (semantics 54.1).
///
/// A finger lifts the items after half a second and drags them when it moves; the mouse drags them when it moves with
/// the primary button down. https://developer.apple.com/documentation/uikit/uidraginteraction
@preconcurrency @MainActor public final class UIDragInteraction: UIInteraction {
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// The delegate, which provides the items; held weakly.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether new interactions are enabled: true.
  public class var isEnabledByDefault: Bool { true }
  /// Whether drags can begin; setting it to false cancels a running drag.
  public var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { update() } }
  /// Whether the view has something to drag; otherwise the recognizers are disabled and no log mentions them.
  ///
  /// Setting it to false does not end a drag; set it again when the drag has ended.
  package var hasContent = true { didSet { update() } }
  /// Returns whether a press may drag; nil for every press.
  package var accepts: ((UITouch) -> Bool)? { didSet { recognizers.accepts = accepts } }
  /// Called when a press that would have lifted has no items, or another drag is running.
  package var onRefusal: (() -> Void)?
  /// The long press that lifts.
  package var lift: UIGestureRecognizer { recognizers.press }
  /// Whether items are lifted or move.
  package var isUnderWay: Bool { course != nil }

  private let recognizers = DragRecognizers()
  /// The session whose items were provided, until the drag is lifted.
  private var prepared: DragSession?
  private var course: DragCourse?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    UncalledDelegateMethods.check(delegate, (any UIDragInteractionDelegate).self)
    recognizers.mayBegin = { [weak self] recognizer, place in
      guard let self else { return false }
      let begins = prepare(recognizer, at: place)
      if !begins { onRefusal?() }
      return begins
    }
    recognizers.onChange = { [weak self] in self?.follow($0) }
  }

  /// Cancels a running drag.
  public func willMove(to view: UIView?) {
    course?.cancel()
    if let old = self.view { recognizers.detach(from: old) }
  }

  /// Starts to observe presses of the view.
  public func didMove(to view: UIView?) {
    self.view = view
    if let view { recognizers.attach(to: view) }
  }

  private func update() {
    if isEnabled, !hasContent, isUnderWay { return }
    recognizers.setEnabled(isEnabled && hasContent)
  }

  /// Asks the delegate for items, once per press; returns false without any.
  private func prepare(_ recognizer: UIGestureRecognizer, at place: CGPoint) -> Bool {
    prepared = nil
    guard isEnabled, let view, let window = view.window, let delegate else { return false }
    guard DragCourse.running(in: window.application) == nil else {
      DragTrace.note(.dragIsFree, recognizer, view, false, "54.7")
      return false
    }
    let state = DragState()
    (state.window, state.place) = (window, place)
    let session = DragSession(state)
    state.items = delegate.dragInteraction(self, itemsForBeginning: session)
    DragTrace.note(.itemsForBeginning, recognizer, view, !state.items.isEmpty, "54.5")
    guard !state.items.isEmpty, self.view === view, view.window === window else { return false }
    prepared = session
    return true
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    let place = recognizer.location(in: nil)
    switch recognizer.state {
    case .began:
      guard let session = prepared, let view, let window = view.window else { return }
      prepared = nil
      let course = DragCourse(session, from: self, in: window, recognizer, by: recognizers.pointer)
      course.onOver = { [weak self, weak course] in if self?.course === course { self?.course = nil } }
      self.course = course
      course.modifiers = recognizer.modifierFlags
      course.lift()
      if recognizer === recognizers.mouse { course.begin(at: place) }
    case .changed:
      course?.modifiers = recognizer.modifierFlags
      course?.move(to: place)
    case .ended: course?.release()
    case .cancelled: course?.cancel()
    case .possible, .failed: break
    }
  }
}

/// The recognizers of a drag interaction: a long press for fingers, a pan for the mouse (semantics 54.2, 54.3).
@MainActor final class DragRecognizers: UIGestureRecognizerDelegate {
  let press = UILongPressGestureRecognizer()
  let mouse = UIPanGestureRecognizer()
  /// Returns whether a drag may begin at a window location; called once for each press.
  var mayBegin: ((UIGestureRecognizer, CGPoint) -> Bool)?
  /// Returns whether a press may drag; nil for every press.
  var accepts: ((UITouch) -> Bool)? {
    didSet { for recognizer in [press, mouse] { recognizer.isAbsentWhileDisabled = accepts != nil } }
  }
  /// Called for each action of a recognizer.
  var onChange: ((UIGestureRecognizer) -> Void)?
  /// What has pressed the view last.
  private(set) var pointer = LocalDragPointer.mouse
  /// The window location of the mouse press, from which the items are dragged regardless of later movement.
  private var pressed = CGPoint.zero

  init() {
    press.mark(as: .dragLift)
    press.allowedTouchTypes = [UITouch.TouchType.direct, .pencil].map { NSNumber(value: $0.rawValue) }
    mouse.mark(as: .dragByMouse)
    mouse.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    mouse.maximumNumberOfTouches = 1
    for recognizer in [press, mouse] {
      recognizer.delegate = self
      recognizer.addAction(
        UIAction { [weak self, weak recognizer] _ in if let recognizer { self?.onChange?(recognizer) } })
    }
  }

  func attach(to view: UIView) { for recognizer in [press, mouse] { view.addGestureRecognizer(recognizer) } }
  func detach(from view: UIView) { for recognizer in [press, mouse] { view.removeGestureRecognizer(recognizer) } }
  func setEnabled(_ isEnabled: Bool) { for recognizer in [press, mouse] { recognizer.isEnabled = isEnabled } }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    gestureRecognizer !== mouse || !event.buttonMask.contains(.secondary)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard accepts?(touch) ?? true else { return false }
    if gestureRecognizer === mouse { pressed = touch.location(in: nil) }
    pointer = touch.type == .pencil ? .pencil : gestureRecognizer === mouse ? .mouse : .finger
    return true
  }

  /// Lets a control inside keep the touch that it tracks, then asks for items (semantics 54.8).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    let place = gestureRecognizer === mouse ? pressed : gestureRecognizer.location(in: nil)
    var inner = view.hitTest(view.convert(place, from: nil), with: nil)
    while let here = inner, here !== view {
      if let control = here as? UIControl, control.isTracking { return false }
      inner = here.superview
    }
    return mayBegin?(gestureRecognizer, place) ?? false
  }

  /// Long presses of apps and those of context menus act together with the lift (semantics 54.4, 54.6); the mouse in a
  /// text has begun before it drags the selection (semantics 54.81).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === mouse {
      return otherGestureRecognizer.role == .textMouse && otherGestureRecognizer.view === mouse.view
    }
    guard gestureRecognizer === press, otherGestureRecognizer is UILongPressGestureRecognizer else { return false }
    return otherGestureRecognizer.role == nil || otherGestureRecognizer.role == .menu
  }
}

/// Records the answers to questions about drags in the trace (semantics 54.22).
@MainActor enum DragTrace {
  static func note(
    _ question: TraceEntry.Question, _ recognizer: UIGestureRecognizer?, _ view: UIView?, _ answer: Bool,
    _ rule: StaticString
  ) {
    guard let application = view?.window?.application, let sink = application.traceSink else { return }
    sink.record(
      TraceEntry(
        time: application.now, kind: .asked(question, of: nil, answer: answer), rule: rule, recognizer: recognizer,
        view: view))
  }
}
