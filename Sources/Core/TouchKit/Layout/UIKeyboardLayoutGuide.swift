import TouchGeometry

/// The place that a keyboard on the screen covers: what lies above its top stays free.
///
/// The keyboard of a desktop is not on the screen, so the guide is as on a device with a keyboard of its own: as wide as the
/// safe area, from its bottom to that of the view.
/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
  /// What content that is written into stays above of; made when it is first asked for, and one of the view's guides.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let known as UIKeyboardLayoutGuide in layoutGuides { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(guide)
    let safe = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }
}
