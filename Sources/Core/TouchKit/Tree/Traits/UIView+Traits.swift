import TouchDrawing
import TouchGeometry

/// What few views say about traits themselves.
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
  /// The view's `ViewTraits`, made if there are none.
  var ensuredTraits: ViewTraits {
    let rare = ensuredRare
    if let traits = rare.traits { return traits }
    let made = ViewTraits()
    rare.traits = made
    return made
  }

  /// Whether the view is in dark surroundings.
  var isDark: Bool { flags.contains(.dark) }

  var style: UIUserInterfaceStyle { isDark ? .dark : .light }

  var traitsHere: UITraitCollection {
    if let scene = window?.windowScene { return scene.traits(isDark: isDark) }
    return UITraitCollection.usual.with(style)
  }

  /// The style that the view and all in it have, whatever is around; `unspecified`, the default, for that of the
  /// superview, which for a window is the desktop's.
  ///
  /// The change takes effect at once: `traitCollectionDidChange(_:)` is called before this returns, and all that has
  /// dynamic colors is drawn anew in the next frame. It goes before that of the view's controller.
  /// https://developer.apple.com/documentation/uikit/uiview/overrideuserinterfacestyle
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rare?.traits?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      ensuredTraits.style = newValue
      surroundingsDidChange()
    }
  }

  /// The parts of the background under the view's traits; nil without one.
  var shownBackground: CGColor? {
    // A closure of the main actor that is handed to somebody else's function checks where it is each time it is called.
    if let storedBackground { return shown(storedBackground) }
    return nil
  }

  /// What drawing takes for a color of this view.
  @inline(__always) func shown(_ color: UIColor) -> CGColor {
    color.dynamic == nil ? color.fixed : color.parts(isDark: isDark) { traitCollection }
  }
}
