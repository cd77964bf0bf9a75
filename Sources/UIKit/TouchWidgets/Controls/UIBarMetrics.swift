/// The kind of bar to which a setting applies. https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
  /// All bars without a more specific setting.
  case `default` = 0
  /// Bars in a window of small height.
  case compact = 1
}
