import TouchDrawing
import TouchGeometry

// How the style gets to views. Each keeps one bit of it, `ViewFlags.dark`, so that drawing needs to ask nobody.
//
// Invariant: the bit of a view is what the nearest of these says: the view itself, its controller, its superview, for a
// window the scene. Only a view without superview, that is no window in a scene, keeps what it had.

extension UIView {
  /// What the bit should be.
  private var isDarkByRule: Bool {
    if let rare {
      if let own = rare.traits?.style, own != .unspecified { return own == .dark }
      if let own = rare.viewController?.overrideUserInterfaceStyle, own != .unspecified { return own == .dark }
    }
    if let superview = storedSuperview { return superview.isDark }
    guard flags.contains(.isWindow), let application = (self as? UIWindow)?.application else { return isDark }
    return application.preferredStyle == .dark
  }

  /// Brings the style of the view and all in it up to date: surroundings, override or controller may be others.
  func surroundingsDidChange() {
    let dark = isDarkByRule
    guard dark != isDark else { return }
    var changed: [UIView] = []
    spread(into: &changed)
    UIView.tellOfTraits(
      changed, isDark: dark,
      previous: traitCollection.with(dark ? .light : .dark))
  }

  /// Sets the bits, and has drawn anew what may depend on them.
  private func spread(into changed: inout [UIView]) {
    let dark = isDarkByRule
    guard dark != isDark else { return }
    flags.set(.dark, dark)
    requestDisplay()
    changed.append(self)
    for child in children?.views ?? [] { child.spread(into: &changed) }
  }

  /// Calls the handlers of views whose traits have changed, outer ones first, with their traits current.
  ///
  /// Handlers may change anything: a view whose style is another again has been told already.
  static func tellOfTraits(_ views: [UIView], isDark: Bool, previous: UITraitCollection) {
    for view in views where view.isDark == isDark {
      let present = view.traitCollection
      TraitScope.run(isDark: isDark, present) {
        if let controller = view.rare?.viewController {
          controller.traitCollectionDidChange(previous)
          controller.registrations?.tell(controller, previous, present)
        }
        view.traitCollectionDidChange(previous)
        view.rare?.traits?.registrations?.tell(view, previous, present)
      }
    }
  }
}

/// Whose traits are `UITraitCollection.current` while views are laid out and drawn.
///
/// A pass enters it once for a window; views of the same style then cost one comparison.
@MainActor enum TraitScope {
  /// The style that is current; nil outside of all passes.
  private static var isDark: Bool?

  /// Runs `body` with a view's traits as the current ones.
  @inline(__always) static func run(for view: UIView, _ body: () -> Void) {
    if isDark == view.isDark { body() } else { run(isDark: view.isDark, view.traitCollection, body) }
  }

  /// Runs `body` with given traits as the current ones.
  static func run(isDark dark: Bool, _ traits: UITraitCollection, _ body: () -> Void) {
    let former = isDark
    isDark = dark
    traits.performAsCurrent(body)
    isDark = former
  }
}
