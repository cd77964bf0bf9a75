import TouchDrawing
import TouchGeometry

/// Rarely set properties of a view's traits.
@MainActor final class ViewTraits {
  var style = UIUserInterfaceStyle.unspecified
  var tint: UIColor?
  var tintMode = UIView.TintAdjustmentMode.automatic
  var registrations: TraitRegistrations?

  var ensuredRegistrations: TraitRegistrations {
    if let registrations { return registrations }
    let made = TraitRegistrations()
    registrations = made
    return made
  }
}

extension UIView {
  /// The view's `ViewTraits`, created if necessary.
  var ensuredTraits: ViewTraits {
    let rare = ensuredRare
    if let traits = rare.traits { return traits }
    let made = ViewTraits()
    rare.traits = made
    return made
  }

  /// Whether the view is in a dark environment.
  var isDark: Bool { flags.contains(.dark) }

  var style: UIUserInterfaceStyle { isDark ? .dark : .light }

  var traitsHere: UITraitCollection {
    if let scene = window?.windowScene { return scene.traits(isDark: isDark) }
    return UITraitCollection.usual.with(style)
  }

  /// The style of the view and its subviews; `unspecified`, the default, inherits the superview's, or the desktop's for
  /// a window.
  ///
  /// A change takes effect immediately: `traitCollectionDidChange(_:)` is called before this returns, and views with
  /// dynamic colors are redrawn in the next frame. It has precedence over the style of the view's controller.
  /// https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traits?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensuredTraits.style = newValue
      surroundingsDidChange()
    }
  }

  /// The background color resolved with the view's traits; nil without one.
  var shownBackground: CGColor? {
    // No `map` here: a main-actor closure passed to a function checks its actor at each call.
    if let storedBackground { return shown(storedBackground) }
    return nil
  }

  /// Resolves a color for drawing in this view.
  @inline(__always) func shown(_ color: UIColor) -> CGColor {
    color.dynamic == nil ? color.fixed : color.parts(isDark: isDark) { traitCollection }
  }
}
