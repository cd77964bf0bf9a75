import TouchDrawing

/// The brightness of a bar. https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
  /// The style of the surrounding views.
  case `default` = 0
  /// Dark, with light titles.
  case black = 1

  package var style: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}
