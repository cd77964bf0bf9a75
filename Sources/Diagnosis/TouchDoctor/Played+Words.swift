import TouchKit
import TouchScenes

// Calls and events by their names, and numbers as they are told.

extension EventMethod {
  /// The call with which a key, a motion or a remote control comes, by what the trace calls it.
  init(signal word: String) {
    self = word.hasPrefix("key ") ? .pressesBegan : word == "the shake" ? .motionBegan : .remoteControlReceived
  }

  /// The first call of the group that this call belongs to: `pressesBegan` for all four of presses.
  var first: EventMethod {
    switch self {
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: .pressesBegan
    case .motionBegan, .motionEnded, .motionCancelled: .motionBegan
    case .remoteControlReceived: self
    }
  }
}

extension SceneFile {
  /// The names of the views and controllers that override a method, or another one that belongs to it.
  func overrides(_ method: EventMethod) -> [String] {
    every(root).flatMap { view in
      let controller = view.controller.map { [($0.name, $0.eventOverrides)] } ?? []
      return ([(view.name, view.eventOverrides)] + controller).filter { one in
        one.1.contains { $0.first == method.first }
      }.map(\.0)
    }
  }
}

extension SceneFile {
  /// The method of a group that a view or a controller overrides, the first one of the group before all others.
  func own(of method: EventMethod, _ name: String) -> EventMethod {
    let all = every(root).flatMap { view in
      (view.name == name ? view.eventOverrides : [])
        + (view.controller?.name == name ? view.controller?.eventOverrides ?? [] : [])
    }
    return all.contains(method) ? method : all.first { $0.first == method.first } ?? method
  }
}

extension TouchMethod {
  /// The method that tells of a phase; nil for one that none tells of.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    }
  }

  /// The phase that a recognizer may keep back from a view.
  var keptPhase: UITouch.Phase? {
    switch self {
    case .touchesBegan: .began
    case .touchesEnded: .ended
    case .touchesMoved, .touchesCancelled: nil
    }
  }
}

extension ControlEventName {
  /// Whether it tells of a finger, and not of what came of it.
  var isOnTheWay: Bool {
    self == .primaryActionTriggered || rawValue.hasPrefix("touch") && !Self.purposes.contains(self)
  }

  /// What controls are there for: a wish that names no event means one of these.
  static let purposes: [ControlEventName] = [.touchUpInside, .valueChanged, .editingDidBegin]

  /// What controls of a class are there for: one that has a value is there to change it.
  static func purposes(of kind: ViewClass) -> [ControlEventName] {
    switch kind {
    case .slider, .switch, .stepper, .segmentedControl, .pageControl: [.valueChanged]
    case .textField: [.editingDidBegin]
    default: [.touchUpInside, .valueChanged]
    }
  }
}

/// A stretch of time with at most two decimals.
func seconds(_ value: Double) -> String {
  let text = decimal(value, places: 2)
  return text.hasSuffix("0") ? String(text.dropLast()) : text
}

/// A time with three decimals.
func clockTime(_ time: Double) -> String { decimal(time, places: 3) }
