/// The words of scene files. Their raw values are what the files say; all are UIKit's names or those of the format.

/// The four methods by which a responder is told of touches.
package enum TouchMethod: String, Sendable, CaseIterable {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
}

/// The methods by which a responder is told of keys, motion and remote controls.
package enum EventMethod: String, Sendable, CaseIterable {
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled, remoteControlReceived
}

/// The methods that a class overrides: a list of words of both kinds.
package struct Overrides: Sendable, Equatable {
  package var touches: [TouchMethod] = []
  package var events: [EventMethod] = []
}

extension Shape where Value == Overrides {
  /// Words of both kinds, or only those of touches.
  static func overrides(withEvents: Bool) -> Shape<Overrides> {
    let words = TouchMethod.allCases.map(\.rawValue) + (withEvents ? EventMethod.allCases.map(\.rawValue) : [])
    return Shape("a list of \(words.sorted().joined(separator: ", ")) (each once)") { value in
      guard case .array(let elements) = value.content else { return nil }
      let found = elements.compactMap { Shape<String>.text.read($0) }
      guard found.count == elements.count, found.allSatisfy(words.contains), Set(found).count == found.count else {
        return nil
      }
      return Overrides(
        touches: found.compactMap { TouchMethod(rawValue: $0) }, events: found.compactMap { EventMethod(rawValue: $0) })
    }
  }
}

/// What an override does besides logging its call.
package enum SuperCall: String, Sendable, CaseIterable {
  /// Logs only.
  case never
  /// Calls super, then logs.
  case before
  /// Logs, then calls super.
  case after
}

/// Further callbacks of a view that are logged on request.
package enum ViewLog: String, Sendable, CaseIterable {
  /// `hitTest` and `point(inside:)`.
  case hitTest
  /// The four tracking methods of a control.
  case tracking
  /// The delegate's methods of a scroll view.
  case scroll
  /// The delegate's methods of a text field or a text view, and its text after each change.
  case text
  /// The methods of a table's delegate and data source about what the user does with rows; those of a picker's delegate.
  case rows
  /// The methods of a collection's delegate and data source about what the user does with items.
  case items
  /// Those about cells that come into sight and go.
  case cells
}

/// The control events that can have a logging target.
package enum ControlEventName: String, Sendable, CaseIterable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
}

/// What is drawn around a text field.
package enum BorderStyleName: String, Sendable, CaseIterable { case none, line, bezel, roundedRect }

/// When the clear button of a text field is there.
package enum ViewModeName: String, Sendable, CaseIterable { case never, whileEditing, unlessEditing, always }

/// The styles of a button's configuration.
package enum ConfigurationName: String, Sendable, CaseIterable {
  case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, borderless
}

/// The sizes of an activity indicator.
package enum IndicatorStyleName: String, Sendable, CaseIterable { case medium, large }

/// What kind of thing touches.
package enum TouchTypeName: String, Sendable, CaseIterable { case direct, indirect, pencil, indirectPointer }

/// The types of presses: buttons by UIKit's names, and keys by those of input files (semantics 48.37).
package enum PressTypeName: String, Sendable, CaseIterable {
  case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp, pageDown
  case tvRemoteOneTwoThree, tvRemoteFourColors
  case keyReturn = "key.return", keyEscape = "key.escape", keyBackspace = "key.backspace", keyTab = "key.tab"
  case keySpace = "key.space", keyHome = "key.home", keyPageUp = "key.pageUp", keyDelete = "key.delete"
  case keyEnd = "key.end", keyPageDown = "key.pageDown", keyRight = "key.right", keyLeft = "key.left"
  case keyDown = "key.down", keyUp = "key.up"

  /// The key of input files; nil for buttons.
  package var key: InputKey? {
    guard rawValue.hasPrefix("key.") else { return nil }
    return InputKey.all.first { "key." + $0.name == rawValue }
  }
}

/// The ways of a swipe.
package enum SwipeDirectionName: String, Sendable, CaseIterable { case right, left, up, down }

/// The edges that a pan may begin at.
package enum EdgeName: String, Sendable, CaseIterable { case top, left, bottom, right, all }

/// What a pan follows besides fingers: wheels with notches, and what scrolls evenly.
package enum ScrollTypeName: String, Sendable, CaseIterable { case discrete, continuous, all }

/// How fast content slows down.
package enum DecelerationRateName: String, Sendable, CaseIterable { case normal, fast }

/// What a recognizer's action does to its own view; each adds the change and resets the recognizer's value.
package enum Apply: String, Sendable, CaseIterable { case translate, scale, rotate, contentOffset }

/// The states in which a recognizer sends its action.
package enum ActionState: String, Sendable, CaseIterable { case began, changed, ended, cancelled }

/// Whether a scene is light or dark.
package enum StyleName: String, Sendable, CaseIterable { case light, dark, unspecified }

/// The directions of a stack view.
package enum StackAxisName: String, Sendable, CaseIterable { case horizontal, vertical }

/// How the views of a stack view share the room along its axis.
package enum StackDistributionName: String, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// Where the views of a stack view lie across its axis.
package enum StackAlignmentName: String, Sendable, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}
