import TouchDrawing
import TouchGeometry

// How the style propagates to views. Each view stores one bit of it, `ViewFlags.dark`, so that drawing needs no lookup.
//
// Invariant: the bit of a view is that of the nearest of these that defines it: the view itself, its controller, its
// superview, and the scene for a window. Only a view without a superview that is not a window in a scene keeps its last
// value.

extension UIView {
  /// The value that the bit must have.
  private var isDarkByRule: Bool {
    if let rare {
      if let own = rare.traits?.style, own != .unspecified { return own == .dark }
      if let own = rare.viewController?.overrideUserInterfaceStyle, own != .unspecified { return own == .dark }
    }
    if let superview = storedSuperview { return superview.isDark }
    guard flags.contains(.isWindow), let application = (self as? UIWindow)?.application else { return isDark }
    return application.preferredStyle == .dark
  }

  /// Updates the style of the view and its subviews after its environment, override or controller changed.
  func surroundingsDidChange() {
    let dark = isDarkByRule
    guard dark != isDark else { return }
    var changed: [UIView] = []
    spread(into: &changed)
    UIView.notifyOfTraits(
      changed, isDark: dark,
      previous: traitCollection.with(dark ? .light : .dark))
  }

  /// Sets the bits, and redraws views that may depend on them.
  private func spread(into changed: inout [UIView]) {
    let dark = isDarkByRule
    guard dark != isDark else { return }
    flags.set(.dark, dark)
    requestDisplay()
    changed.append(self)
    for child in children?.views ?? [] { child.spread(into: &changed) }
  }

  /// Notifies views whose traits have changed, outer ones first, with their traits as the current ones.
  ///
  /// Handlers may change anything: a view whose style has changed back has already been notified.
  static func notifyOfTraits(_ views: [UIView], isDark: Bool, previous: UITraitCollection) {
    for view in views where view.isDark == isDark {
      let present = view.traitCollection
      TraitScope.run(isDark: isDark, present) {
        if let controller = view.rare?.viewController {
          controller.traitCollectionDidChange(previous)
          controller.registrations?.notify(controller, previous, present)
        }
        view.traitCollectionDidChange(previous)
        view.rare?.traits?.registrations?.notify(view, previous, present)
      }
    }
  }
}

/// Sets `UITraitCollection.current` while views are laid out and drawn.
///
/// A pass enters it once for a window; views of the same style then cost one comparison.
@MainActor enum TraitScope {
  /// The current style; nil outside all passes.
  private static var isDark: Bool?

  /// Runs `body` with a view's traits as the current ones.
  @inline(__always) static func run(for view: UIView, _ body: () -> Void) {
    if isDark == view.isDark { body() } else { run(isDark: view.isDark, view.traitCollection, body) }
  }

  /// Runs `body` with the given traits as the current ones.
  static func run(isDark dark: Bool, _ traits: UITraitCollection, _ body: () -> Void) {
    let former = isDark
    isDark = dark
    traits.performAsCurrent(body)
    isDark = former
  }
}
