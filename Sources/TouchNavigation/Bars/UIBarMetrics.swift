import TouchDrawing
import TouchKit

/// In which kind of bar a setting counts. https://developer.apple.com/documentation/uikit/uibarmetrics
public enum UIBarMetrics: Int, Sendable {
  /// In any bar that nothing else is said for.
  case `default` = 0
  /// In a window that is not high.
  case compact = 1
}

/// How light a bar is. https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
  /// As what is around it.
  case `default` = 0
  /// Dark, with light titles.
  case black = 1

  var style: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

extension UINavigationBar {
  /// Fills the bar with a picture where no appearance was given to it; one without pixels for nothing at all, nil for what
  /// fills it otherwise.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteAppearance("setBackgroundImage", UInt(barMetrics.rawValue)) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    backgroundImages[barMetrics] = backgroundImage
  }

  /// What was set for bars of a kind; nil for nothing.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
}
