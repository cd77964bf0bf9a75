import TouchGeometry

/// The area that input views cover: content above its top stays visible.
///
/// A desktop has a hardware keyboard, so without input views (semantics 17.24) the guide is the same as on a device with
/// one: as wide as the safe area, from its bottom to that of the view.
/// https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// The distance of the top from the bottom of the safe area.
  fileprivate var top: NSLayoutConstraint?

  private struct Reference { weak var guide: UIKeyboardLayoutGuide? }
  private static var all: [Reference] = []

  fileprivate func note() {
    Self.all.removeAll { $0.guide == nil }
    Self.all.append(Reference(guide: self))
    guard let window = owningView?.window, let panel = window.inputPanel, !panel.isLeaving else { return }
    follow(panel.frame, in: window)
  }

  /// Moves the guides of a window above a rectangle at its bottom.
  static func follow(_ frame: CGRect, in window: UIWindow) {
    for reference in all where reference.guide?.owningView?.window === window {
      reference.guide?.follow(frame, in: window)
    }
  }

  private func follow(_ frame: CGRect, in window: UIWindow) {
    guard let view = owningView else { return }
    let edge = view.convert(CGPoint(x: 0, y: frame.minY), from: window).y
    top?.constant = min(0, edge - (view.bounds.maxY - view.safeAreaInsets.bottom))
  }
}

extension UIView {
  /// The guide above which text input content stays; created on first access, and one of the view's guides.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let known as UIKeyboardLayoutGuide in layoutGuides { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(guide)
    let safe = safeAreaLayoutGuide
    let top = guide.topAnchor.constraint(equalTo: safe.bottomAnchor)
    guide.top = top
    guide.note()
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      top,
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    return guide
  }
}
