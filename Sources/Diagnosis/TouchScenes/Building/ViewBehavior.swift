import TouchGeometry
import TouchKit

/// The behavior that a scene gives a responder's touch methods: which of them log, and whether they call super.
@MainActor final class ResponderBehavior {
  let name: String
  /// Whether it is the first responder, which receives keys, motion and remote control events.
  let isFirstResponder: Bool
  private let overrides: [TouchMethod]
  private let eventOverrides: [EventMethod]
  private let callsSuper: SuperCall
  private let logsAppearance: Bool
  /// Nil if another scene was opened while a key was held; the old view still receives the key's end.
  private weak var stage: SceneStage?

  init(_ description: some SceneResponder, stage: SceneStage) {
    name = description.name
    overrides = description.overrides
    eventOverrides = description.eventOverrides
    isFirstResponder = description.isFirstResponder
    callsSuper = description.callsSuper
    logsAppearance = (description as? SceneController)?.logs.contains(.appearance) ?? false
    self.stage = stage
  }

  /// Runs a touch method: the override if the scene has one, otherwise `callSuper`.
  func run(_ method: TouchMethod, _ touches: Set<UITouch>, callSuper: () -> Void) {
    guard overrides.contains(method) else { return callSuper() }
    if callsSuper == .before { callSuper() }
    stage?.write(name, method.rawValue, identifiers(of: touches))
    if callsSuper == .after { callSuper() }
  }
}

extension ResponderBehavior {
  /// Logs that a controller's view appears or disappears.
  func appears(_ method: String) {
    if logsAppearance { stage?.write(name, method) }
  }

  /// Runs a method for keys, as `run` does for touches; the details are the names of the keys.
  func run(_ method: EventMethod, _ presses: Set<UIPress>, callSuper: () -> Void) {
    log(method, names(of: presses), callSuper)
  }

  /// Runs a method for motion or remote control events; the details are the name of the subtype.
  func run(_ method: EventMethod, _ subtype: UIEvent.EventSubtype, callSuper: () -> Void) {
    log(method, subtype.word, callSuper)
  }

  private func log(_ method: EventMethod, _ details: String, _ callSuper: () -> Void) {
    guard eventOverrides.contains(method) else { return callSuper() }
    if callsSuper == .before { callSuper() }
    stage?.write(name, method.rawValue, details)
    if callsSuper == .after { callSuper() }
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
@MainActor final class ViewBehavior {
  let touches: ResponderBehavior
  private let description: SceneView
  private weak var stage: SceneStage?
  weak var view: UIView?

  init(_ description: SceneView, stage: SceneStage) {
    touches = ResponderBehavior(description, stage: stage)
    self.description = description
    self.stage = stage
  }

  var name: String { description.name }

  func hitTest(_ callSuper: () -> UIView?) -> UIView? {
    if description.logs.contains(.hitTest) { stage?.write(name, "hitTest") }
    guard let found = callSuper() else { return nil }
    switch description.hitTest {
    case .ordinary: return found
    case .passThrough: return found === view ? nil : found
    case .superview: return view?.superview
    case .view(let name): return stage?.view(named: name)
    }
  }

  func pointInside(_ point: CGPoint, _ callSuper: () -> Bool) -> Bool {
    let answer: Bool
    if let fixed = description.pointInside {
      answer = fixed
    } else if let insets = description.touchInsets, let view {
      answer = view.bounds.inset(by: insets).contains(point)
    } else {
      answer = callSuper()
    }
    if description.logs.contains(.hitTest) { stage?.write(name, "point(inside:)", answer ? "true" : "false") }
    return answer
  }

  func shouldBegin(_ callSuper: () -> Bool) -> Bool { description.gestureRecognizerShouldBegin ?? callSuper() }

  func logTracking(_ method: String) {
    if description.logs.contains(.tracking) { stage?.write(name, method) }
  }
}
