/// In which kind of bar a setting counts. https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
  /// In any bar that nothing else is said for.
  case `default` = 0
  /// In a window that is not high.
  case compact = 1
}
