import TouchDrawing
import TouchGeometry

/// The settings of the user whose changes are posted as notifications.
enum SettingNotice { case textSize, contrast }

#if FoundationGeometry
extension UIContentSizeCategory {
  /// Posted after the preferred text size has changed.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
}

extension UIAccessibility {
  /// Posted after `isDarkerSystemColorsEnabled` has changed.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted after `isReduceTransparencyEnabled` has changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}

extension UIApplication {
  /// Posts the notification of a setting.
  func notifyOfSettings(_ notice: SettingNotice) {
    let names =
      switch notice {
      case .textSize: [UIContentSizeCategory.didChangeNotification]
      case .contrast:
        [
          UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
          UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        ]
      }
    for name in names { NotificationCenter.default.post(name: name, object: nil) }
  }
}
#else
extension UIApplication {
  /// Does nothing: there are no notifications without Foundation.
  func notifyOfSettings(_ notice: SettingNotice) {}
}
#endif
