/// The answers that a scene gives in place of code: delegates, subclasses, overridden hit tests.

/// Yes or no to everybody, or yes to some and no to the others.
package enum NameRule: Sendable, Equatable {
  case always(Bool)
  case only([String])
}

/// A delegate's answer to whether its recognizer may begin.
package enum BeginRule: Sendable, Equatable {
  case always(Bool)
  /// Yes if the pan's velocity is strictly greater along the x axis.
  case horizontal
  /// Yes if the pan's velocity is strictly greater along the y axis.
  case vertical
}

/// A delegate's answer to whether its recognizer is offered a touch.
package enum ReceiveRule: Sendable, Equatable {
  case always(Bool)
  /// Touches whose view is one of these.
  case onlyViews([String])
  /// Touches whose view is no control.
  case notControls
}

/// What a view answers in place of the view that the ordinary hit test found.
package enum HitTestRule: Sendable, Equatable {
  /// That view.
  case ordinary
  /// Nil where it found the view itself.
  case passThrough
  /// The superview, wherever it found one.
  case superview
  /// A view of the scene, wherever it found one.
  case view(String)

  /// The words that stand for a rule and therefore cannot be names.
  static let words = ["default", "passThrough", "superview"]
}

/// A recognizer's delegate.
///
/// What is nil is not implemented.
package struct SceneDelegate: Sendable, Equatable {
  package var shouldBegin: BeginRule?
  package var shouldReceiveTouch: ReceiveRule?
  package var shouldReceivePress: Bool?
  package var shouldRecognizeSimultaneouslyWith: NameRule?
  package var shouldRequireFailureOf: NameRule?
  package var shouldBeRequiredToFailBy: NameRule?

  package init(
    shouldBegin: BeginRule? = nil, shouldReceiveTouch: ReceiveRule? = nil, shouldReceivePress: Bool? = nil,
    shouldRecognizeSimultaneouslyWith: NameRule? = nil, shouldRequireFailureOf: NameRule? = nil,
    shouldBeRequiredToFailBy: NameRule? = nil
  ) {
    self.shouldBegin = shouldBegin
    self.shouldReceiveTouch = shouldReceiveTouch
    self.shouldReceivePress = shouldReceivePress
    self.shouldRecognizeSimultaneouslyWith = shouldRecognizeSimultaneouslyWith
    self.shouldRequireFailureOf = shouldRequireFailureOf
    self.shouldBeRequiredToFailBy = shouldBeRequiredToFailBy
  }
}

/// The methods that a recognizer's subclass overrides.
///
/// What is nil is not overridden.
package struct SceneSubclass: Sendable, Equatable {
  package var canPrevent: NameRule?
  package var canBePreventedBy: NameRule?
  package var shouldRequireFailureOf: NameRule?
  package var shouldBeRequiredToFailBy: NameRule?

  package init(
    canPrevent: NameRule? = nil, canBePreventedBy: NameRule? = nil, shouldRequireFailureOf: NameRule? = nil,
    shouldBeRequiredToFailBy: NameRule? = nil
  ) {
    self.canPrevent = canPrevent
    self.canBePreventedBy = canBePreventedBy
    self.shouldRequireFailureOf = shouldRequireFailureOf
    self.shouldBeRequiredToFailBy = shouldBeRequiredToFailBy
  }
}

/// What a recognizer's action does in one of its states, besides logging: first the properties, in order, then what is
/// removed, then what is added, then the window, then editing ends, and last it lets the loop run.
package struct SceneReaction: Sendable, Equatable {
  package var state: ActionState
  package var set: [Assignment]
  /// The view that is taken from its superview.
  package var remove: String?
  /// The recognizer that is taken from its view.
  package var removeRecognizer: String?
  /// Views that are added to others, in front of what is there.
  package var add: [Addition]
  /// Recognizers that are added to views.
  package var addRecognizer: [Addition]
  /// The view that is taken from its superview and shown in a window of its own, in front of the scene, where it was.
  package var openWindow: String?
  /// The view in which editing is asked to end.
  package var endEditing: String?
  /// For how many seconds the action lets the run loop run before it returns.
  package var run: Double?

  package init(
    state: ActionState, set: [Assignment] = [], remove: String? = nil, removeRecognizer: String? = nil,
    add: [Addition] = [], addRecognizer: [Addition] = [], openWindow: String? = nil, endEditing: String? = nil,
    run: Double? = nil
  ) {
    self.state = state
    self.set = set
    self.remove = remove
    self.removeRecognizer = removeRecognizer
    self.add = add
    self.addRecognizer = addRecognizer
    self.openWindow = openWindow
    self.endEditing = endEditing
    self.run = run
  }

  /// A view or a recognizer, and the view that gets it, by name.
  package struct Addition: Sendable, Equatable {
    package var name: String
    package var view: String

    package init(_ name: String, to view: String) {
      self.name = name
      self.view = view
    }
  }

  /// New values for properties of a view or a recognizer, named by its name.
  package enum Assignment: Sendable, Equatable {
    case view(String, [ViewProperty])
    case recognizer(String, [RecognizerProperty])
  }
}
