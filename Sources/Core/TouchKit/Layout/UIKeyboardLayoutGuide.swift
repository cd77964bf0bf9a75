import TouchGeometry

/// The area that an on-screen keyboard covers: content above its top stays visible.
///
/// A desktop has a hardware keyboard, so the guide is the same as on a device with one: as wide as the safe area, from
/// its bottom to that of the view.
/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
  /// The guide above which text input content stays; created on first access, and one of the view's guides.
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
