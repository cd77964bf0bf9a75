import TouchKit
import TouchScenes

// Names of calls and events.

extension EventMethod {
  /// Creates the first method that a key, a motion or a remote control calls, from its word in the trace.
  init(signal word: String) {
    self = word.hasPrefix("key ") ? .pressesBegan : word == "the shake" ? .motionBegan : .remoteControlReceived
  }

  /// The first method of the group: `pressesBegan` for all four of presses.
  var first: EventMethod {
    switch self {
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: .pressesBegan
    case .motionBegan, .motionEnded, .motionCancelled: .motionBegan
    case .remoteControlReceived: self
    }
  }
}

extension SceneFile {
  /// The names of the views and controllers that override any method of a group.
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
  /// The method of a group that a view or controller overrides; the first of the group is preferred.
  func own(of method: EventMethod, _ name: String) -> EventMethod {
    let all = every(root).flatMap { view in
      (view.name == name ? view.eventOverrides : [])
        + (view.controller?.name == name ? view.controller?.eventOverrides ?? [] : [])
    }
    return all.contains(method) ? method : all.first { $0.first == method.first } ?? method
  }
}

extension TouchMethod {
  /// Creates the method that reports a phase; nil for a phase without a method.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .touchesBegan
    case .moved: self = .touchesMoved
    case .ended: self = .touchesEnded
    case .cancelled: self = .touchesCancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    }
  }

  /// The phase that a recognizer may delay for a view.
  var keptPhase: UITouch.Phase? {
    switch self {
    case .touchesBegan: .began
    case .touchesEnded: .ended
    case .touchesMoved, .touchesCancelled: nil
    }
  }
}

extension ControlEventName {
  /// Whether it reports a finger, and not the outcome of a gesture.
  var isOnTheWay: Bool {
    self == .primaryActionTriggered || rawValue.hasPrefix("touch") && !Self.purposes.contains(self)
  }

  /// The events that controls exist to send.
  ///
  /// A goal without an event means one of these.
  static let purposes: [ControlEventName] = [.touchUpInside, .valueChanged, .editingDidBegin]

  /// The events that controls of a class exist to send: `valueChanged` for those that have a value.
  static func purposes(of kind: ViewClass) -> [ControlEventName] {
    switch kind {
    case .slider, .switch, .stepper, .segmentedControl, .pageControl: [.valueChanged]
    case .textField: [.editingDidBegin]
    default: [.touchUpInside, .valueChanged]
    }
  }
}
