/// The style of a presentation (semantics 30.1).
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
  /// Fills the window; the presenter's view is removed from its window.
  case fullScreen = 0
  /// A sheet: over the whole width of a narrow window, a card in a wide one.
  case pageSheet = 1
  /// A sheet that is a smaller card in a wide window.
  case formSheet = 2
  /// Like `fullScreen`, over the ancestor that defines the presentation context.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller defines.
  case custom = 4
  /// Fills the window; the presenter's view stays.
  case overFullScreen = 5
  /// Covers the ancestor that defines the presentation context; its view stays.
  case overCurrentContext = 6
  /// A popover with an arrow, next to its source.
  case popover = 7
  /// No presentation: presenting with it stops the app.
  case none = -1
  /// The kit's default: a page sheet.
  case automatic = -2
}

/// The standard animation of a presentation, used without a transitioning delegate's.
/// https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom, and down again.
  case coverVertical = 0
  /// Fades in, and out again.
  case crossDissolve = 2
}
