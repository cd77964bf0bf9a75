import TouchGeometry
import TouchKit

typealias Touches = Set<UITouch>
typealias Presses = Set<UIPress>
typealias Motion = UIEvent.EventSubtype

/// The behavior that a scene gives a responder's methods: which of them log, and whether they call super.
@MainActor class ResponderBehavior {
  let name: String
  /// Whether it is the first responder, which receives keys, motion and remote control events.
  let isFirstResponder: Bool
  private let overrides: [TouchMethod]
  private let eventOverrides: [EventMethod]
  private let callsSuper: SuperCall
  private let logsAppearance: Bool
  /// Nil if another scene was opened while a key was held; the old view still receives the key's end.
  fileprivate weak var stage: SceneStage?

  init(_ description: some SceneResponder, stage: SceneStage) {
    name = description.name
    overrides = description.overrides
    eventOverrides = description.eventOverrides
    isFirstResponder = description.isFirstResponder
    callsSuper = description.callsSuper
    logsAppearance = (description as? SceneController)?.logs.contains(.appearance) ?? false
    self.stage = stage
  }

  /// Runs a touch method: the override if the scene has one, otherwise only super.
  private func run(_ method: TouchMethod, _ touches: Touches, _ callSuper: () -> Void) {
    guard overrides.contains(method) else { return callSuper() }
    log(method.rawValue, identifiers(of: touches), callSuper)
  }

  /// Runs a method for keys, as `run` does for touches; the details are the names of the keys.
  private func run(_ method: EventMethod, _ presses: Presses, _ callSuper: () -> Void) {
    guard eventOverrides.contains(method) else { return callSuper() }
    log(method.rawValue, names(of: presses), callSuper)
  }

  /// Runs a method for motion or remote control events; the details are the name of the subtype.
  private func run(_ method: EventMethod, _ subtype: Motion, _ callSuper: () -> Void) {
    guard eventOverrides.contains(method) else { return callSuper() }
    log(method.rawValue, subtype.word, callSuper)
  }

  private func log(_ method: String, _ details: String, _ callSuper: () -> Void) {
    if callsSuper == .before { callSuper() }
    stage?.write(name, method, details)
    if callsSuper == .after { callSuper() }
  }
}

/// The methods of the logging classes, each with the method of the superclass.
extension ResponderBehavior {
  typealias TouchCall = @MainActor (Touches, UIEvent?) -> Void
  typealias PressCall = @MainActor (Presses, UIPressesEvent?) -> Void
  typealias MotionCall = @MainActor (Motion, UIEvent?) -> Void

  func began(_ x: Touches, _ e: UIEvent?, _ base: TouchCall) { run(.touchesBegan, x) { base(x, e) } }
  func moved(_ x: Touches, _ e: UIEvent?, _ base: TouchCall) { run(.touchesMoved, x) { base(x, e) } }
  func ended(_ x: Touches, _ e: UIEvent?, _ base: TouchCall) { run(.touchesEnded, x) { base(x, e) } }
  func cancelled(_ x: Touches, _ e: UIEvent?, _ base: TouchCall) { run(.touchesCancelled, x) { base(x, e) } }

  func began(_ x: Presses, _ e: UIPressesEvent?, _ base: PressCall) { run(.pressesBegan, x) { base(x, e) } }
  func changed(_ x: Presses, _ e: UIPressesEvent?, _ base: PressCall) { run(.pressesChanged, x) { base(x, e) } }
  func ended(_ x: Presses, _ e: UIPressesEvent?, _ base: PressCall) { run(.pressesEnded, x) { base(x, e) } }
  func cancelled(_ x: Presses, _ e: UIPressesEvent?, _ base: PressCall) { run(.pressesCancelled, x) { base(x, e) } }

  func began(_ x: Motion, _ e: UIEvent?, _ base: MotionCall) { run(.motionBegan, x) { base(x, e) } }
  func ended(_ x: Motion, _ e: UIEvent?, _ base: MotionCall) { run(.motionEnded, x) { base(x, e) } }
  func cancelled(_ x: Motion, _ e: UIEvent?, _ base: MotionCall) { run(.motionCancelled, x) { base(x, e) } }
  func remoteControl(_ event: UIEvent?, _ base: @MainActor (UIEvent?) -> Void) {
    run(.remoteControlReceived, event?.subtype ?? .none) { base(event) }
  }

  /// Logs that a controller's view appears or disappears.
  func appears(_ method: String, _ isAnimated: Bool, _ base: @MainActor (Bool) -> Void) {
    base(isAnimated)
    if logsAppearance { stage?.write(name, method) }
  }
}

extension UIKeyboardHIDUsage {
  /// The name of the key in input files, or its number if it has no name.
  fileprivate var word: String { InputKey.all.first { $0.usage == rawValue }?.name ?? String(rawValue) }
}

/// The names of keys and buttons as the log prints them: sorted.
@MainActor func names(of presses: Set<UIPress>) -> String {
  presses.map { $0.key?.keyCode.word ?? $0.type.inputWord }.sorted().joined(separator: " ")
}

extension UIPress.PressType {
  /// The name of a button in input files; its number if they have none.
  fileprivate var inputWord: String {
    PressButtonName.allCases.first { $0.living == self }?.rawValue ?? String(rawValue)
  }
}

/// The identifiers of touches in ascending order, as in logs.
@MainActor func identifiers(of touches: Set<UITouch>) -> String {
  touches.map(\.identifier).sorted().map(String.init).joined(separator: " ")
}

/// The behavior that a scene gives a view: its touch methods, its hit test and its answers to recognizers.
@MainActor final class ViewBehavior: ResponderBehavior {
  private let description: SceneView
  weak var view: UIView?

  init(_ description: SceneView, stage: SceneStage) {
    self.description = description
    super.init(description, stage: stage)
  }

  func hitTest(_ point: CGPoint, _ event: UIEvent?, _ base: @MainActor (CGPoint, UIEvent?) -> UIView?) -> UIView? {
    if description.logs.contains(.hitTest) { stage?.write(name, "hitTest") }
    guard let found = base(point, event) else { return nil }
    switch description.hitTest {
    case .ordinary: return found
    case .passThrough: return found === view ? nil : found
    case .superview: return view?.superview
    case .view(let name): return stage?.view(named: name)
    }
  }

  func pointInside(_ point: CGPoint, _ event: UIEvent?, _ base: @MainActor (CGPoint, UIEvent?) -> Bool) -> Bool {
    let answer: Bool
    if let fixed = description.pointInside {
      answer = fixed
    } else if let insets = description.touchInsets, let view {
      answer = view.bounds.inset(by: insets).contains(point)
    } else {
      answer = base(point, event)
    }
    if description.logs.contains(.hitTest) { stage?.write(name, "point(inside:)", answer ? "true" : "false") }
    return answer
  }

  func shouldBegin(_ recognizer: UIGestureRecognizer, _ base: @MainActor (UIGestureRecognizer) -> Bool) -> Bool {
    description.gestureRecognizerShouldBegin ?? base(recognizer)
  }
}

/// The methods of controls, which are logged before super is called.
extension ViewBehavior {
  private func logTracking(_ method: String) {
    if description.logs.contains(.tracking) { stage?.write(name, method) }
  }

  func begins(_ touch: UITouch, _ event: UIEvent?, _ base: @MainActor (UITouch, UIEvent?) -> Bool) -> Bool {
    logTracking("beginTracking")
    return base(touch, event)
  }
  func continues(_ touch: UITouch, _ event: UIEvent?, _ base: @MainActor (UITouch, UIEvent?) -> Bool) -> Bool {
    logTracking("continueTracking")
    return base(touch, event)
  }
  func ends(_ touch: UITouch?, _ event: UIEvent?, _ base: @MainActor (UITouch?, UIEvent?) -> Void) {
    logTracking("endTracking")
    base(touch, event)
  }
  func cancels(_ event: UIEvent?, _ base: @MainActor (UIEvent?) -> Void) {
    logTracking("cancelTracking")
    base(event)
  }
}

/// The answers of scroll views.
extension ViewBehavior {
  func touchesShouldBegin(
    _ touches: Touches, _ event: UIEvent?, _ view: UIView, _ base: @MainActor (Touches, UIEvent?, UIView) -> Bool
  ) -> Bool {
    description.touchesShouldBegin ?? base(touches, event, view)
  }
  func touchesShouldCancel(_ view: UIView, _ base: @MainActor (UIView) -> Bool) -> Bool {
    description.touchesShouldCancel ?? base(view)
  }
}
