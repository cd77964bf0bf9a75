/// The kind of bar to which a setting applies. https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
  /// All bars without a more specific setting.
  case `default` = 0
  /// Bars in a window of small height.
  case compact = 1
}

/// The place of a bar. https://developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom of its container.
  case bottom = 1
  /// At the top of its container.
  case top = 2
  /// At the top of the screen; a desktop has no status bar above it.
  case topAttached = 3
}
