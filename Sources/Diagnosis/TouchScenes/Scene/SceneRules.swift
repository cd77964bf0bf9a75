/// The answers that a scene gives instead of code: for delegates, subclasses and overridden hit tests.

/// The same answer for all recognizers, or yes only for some.
package enum NameRule: Sendable, Equatable {
  case always(Bool)
  case only([String])
}

/// A delegate's answer to whether its recognizer may begin.
package enum BeginRule: Sendable, Equatable {
  case always(Bool)
  /// Yes if the pan's velocity is greater along the x axis than along the y axis.
  case horizontal
  /// Yes if the pan's velocity is greater along the y axis than along the x axis.
  case vertical
}

/// A delegate's answer to whether its recognizer receives a touch.
package enum ReceiveRule: Sendable, Equatable {
  case always(Bool)
  /// Yes for touches on one of these views.
  case onlyViews([String])
  /// Yes for touches on views that are not controls.
  case notControls
}

/// The result of a view's overridden hit test, given the result of the ordinary hit test.
package enum HitTestRule: Sendable, Equatable {
  /// The ordinary result.
  case ordinary
  /// Nil if the ordinary result is the view itself.
  case passThrough
  /// The superview if there is an ordinary result.
  case superview
  /// A view of the scene if there is an ordinary result.
  case view(String)

  /// The words of the rules, which cannot be used as names.
  static let words = ["default", "passThrough", "superview"]
}

/// The answers of a recognizer's delegate.
///
/// A method with the answer nil is not implemented.
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
/// A method with the answer nil is not overridden.
package struct SceneSubclass: Sendable, Equatable {
  package var canPrevent: NameRule?
  package var canBePreventedBy: NameRule?
  package var shouldRequireFailureOf: NameRule?
  package var shouldBeRequiredToFailBy: NameRule?

  package init(
    canPrevent: NameRule? = nil, canBePreventedBy: NameRule? = nil, shouldRequireFailureOf: NameRule? = nil,
    shouldBeRequiredToFailBy: NameRule? = nil
  ) {
    (self.canPrevent, self.canBePreventedBy) = (canPrevent, canBePreventedBy)
    (self.shouldRequireFailureOf, self.shouldBeRequiredToFailBy) = (shouldRequireFailureOf, shouldBeRequiredToFailBy)
  }
}

/// The effects of a recognizer's action in one of its states, other than logging.
///
/// The order is: properties, removals, additions, the window, the end of editing, and last the run of the loop.
package struct SceneReaction: Sendable, Equatable {
  package var state: ActionState
  package var set: [Assignment]
  /// The view to remove from its superview.
  package var remove: String?
  /// The recognizer to remove from its view.
  package var removeRecognizer: String?
  /// The views to add as the frontmost subviews of others.
  package var add: [Addition]
  /// The recognizers to add to views.
  package var addRecognizer: [Addition]
  /// The view to move from its superview to a new window in front of the scene, at the same position.
  package var openWindow: String?
  /// The view in which to end editing.
  package var endEditing: String?
  /// For how many seconds the action runs the loop before it returns.
  package var run: Double?

  package init(
    state: ActionState, set: [Assignment] = [], remove: String? = nil, removeRecognizer: String? = nil,
    add: [Addition] = [], addRecognizer: [Addition] = [], openWindow: String? = nil, endEditing: String? = nil,
    run: Double? = nil
  ) {
    (self.state, self.set, self.remove, self.removeRecognizer, self.add) = (state, set, remove, removeRecognizer, add)
    (self.addRecognizer, self.openWindow, self.endEditing, self.run) = (addRecognizer, openWindow, endEditing, run)
  }

  /// The name of a view or a recognizer, and that of the view to add it to.
  package struct Addition: Sendable, Equatable {
    package var name: String
    package var view: String

    package init(_ name: String, to view: String) {
      self.name = name
      self.view = view
    }
  }

  /// New values for properties of the view or the recognizer with a name.
  package enum Assignment: Sendable, Equatable {
    case view(String, [ViewProperty])
    case recognizer(String, [RecognizerProperty])
  }
}
