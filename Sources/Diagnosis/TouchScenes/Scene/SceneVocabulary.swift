/// The words of scene files. Their raw values are the words in the file: UIKit's names, or those of the format.

/// The four touch methods of a responder.
package enum TouchMethod: String, Sendable, CaseIterable {
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
}

/// The methods of a responder for keys, motion and remote control events.
package enum EventMethod: String, Sendable, CaseIterable {
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled, remoteControlReceived
}

/// The methods that a class overrides, of both kinds.
package struct Overrides: Sendable, Equatable {
  package var touches: [TouchMethod] = []
  package var events: [EventMethod] = []
}

extension Shape where Value == Overrides {
  /// A list of methods of both kinds, or only of touch methods.
  static func overrides(withEvents: Bool) -> Shape<Overrides> {
    let words = TouchMethod.allCases.map(\.rawValue) + (withEvents ? EventMethod.allCases.map(\.rawValue) : [])
    return Shape(localized("a list of %1$s (each once)", "\(words.sorted().joined(separator: ", "))")) { value in
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

/// Whether and when an override calls super.
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
  /// The methods of a scroll view's delegate.
  case scroll
  /// The methods of the delegate of a text field or a text view, and the text after each change.
  case text
  /// The methods of a table's delegate and data source for actions of the user on rows, and those of a picker's
  /// delegate.
  case rows
  /// The methods of a collection's delegate and data source for actions of the user on items.
  case items
  /// The methods about cells that appear and disappear.
  case cells
}

/// The control events that can have a logging target.
package enum ControlEventName: String, Sendable, CaseIterable {
  case touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit
  case touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered
  case editingDidBegin, editingChanged, editingDidEnd, editingDidEndOnExit
}

/// The border of a text field.
package enum BorderStyleName: String, Sendable, CaseIterable { case none, line, bezel, roundedRect }

/// When the clear button of a text field is visible.
package enum ViewModeName: String, Sendable, CaseIterable { case never, whileEditing, unlessEditing, always }

/// The styles of a button's configuration.
package enum ConfigurationName: String, Sendable, CaseIterable {
  case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, borderless
}

/// The sizes of an activity indicator.
package enum IndicatorStyleName: String, Sendable, CaseIterable { case medium, large }

/// The types of touches.
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

/// The directions of a swipe.
package enum SwipeDirectionName: String, Sendable, CaseIterable { case right, left, up, down }

/// The screen edges at which a pan may begin.
package enum EdgeName: String, Sendable, CaseIterable { case top, left, bottom, right, all }

/// The scroll events that a pan follows in addition to fingers: of wheels with notches, or of continuous devices.
package enum ScrollTypeName: String, Sendable, CaseIterable { case discrete, continuous, all }

/// The deceleration rate of a scroll view.
package enum DecelerationRateName: String, Sendable, CaseIterable { case normal, fast }

/// The effect of a recognizer's action on its own view.
///
/// Each effect adds the change and resets the recognizer's value, except `ink`, which draws where the touches went.
package enum Apply: String, Sendable, CaseIterable { case translate, scale, rotate, contentOffset, ink }

/// The states in which a recognizer sends its action.
package enum ActionState: String, Sendable, CaseIterable { case began, changed, ended, cancelled }

/// The light or dark style of a scene.
package enum StyleName: String, Sendable, CaseIterable { case light, dark, unspecified }

/// The axis of a stack view.
package enum StackAxisName: String, Sendable, CaseIterable { case horizontal, vertical }

/// The distribution of a stack view's subviews along its axis.
package enum StackDistributionName: String, Sendable, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// The alignment of a stack view's subviews across its axis.
package enum StackAlignmentName: String, Sendable, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}
