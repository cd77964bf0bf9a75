/// How a presented controller is shown (semantics 30.1).
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  /// In place of the presenter, over the whole window; the presenter's view leaves its window.
  case fullScreen = 0
  /// A sheet: over the whole width of a narrow window, a card in a wide one.
  case pageSheet = 1
  /// A smaller card in a wide window.
  case formSheet = 2
  /// As `fullScreen`, in the place of the controller around that defines the context.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Over the whole window; the presenter's view stays.
  case overFullScreen = 5
  /// Over the controller around that defines the context; its view stays.
  case overCurrentContext = 6
  /// Beside what it belongs to, with an arrow.
  case popover = 7
  /// Not at all: presenting with it stops the program.
  case none = -1
  /// As the kit prefers: a page sheet.
  case automatic = -2
}

/// How a presentation moves, where no transitioning delegate says otherwise.
/// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom, and down again.
  case coverVertical = 0
  /// Fades in, and out again.
  case crossDissolve = 2
}
