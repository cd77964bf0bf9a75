import TouchDrawing
import TouchGeometry

extension UIApplication {
  /// The style of windows that do not override it: the desktop's, as far as it is known; light at first.
  ///
  /// Setting it changes all windows at once.
  package var preferredStyle: UIUserInterfaceStyle {
    get { storedStyle }
    set {
      let style = newValue == .dark ? UIUserInterfaceStyle.dark : .light
      guard style != storedStyle else { return }
      storedStyle = style
      if UIApplication.installed === self { shareTraits() }
      for scene in scenes { for window in scene.windows { window.surroundingsDidChange() } }
    }
  }

  /// Makes the application's style that of new views, and of whoever asks outside of a view.
  func shareTraits() {
    UITraitCollection.usual = UITraitCollection(storedStyle, scale: presentScene?.surface.scale ?? 1)
    ViewFlags.initial.set(.dark, storedStyle == .dark)
  }
}

extension UIWindowScene {
  /// The traits of the scene's windows, as far as they do not override them.
  public var traitCollection: UITraitCollection { traits(isDark: application.preferredStyle == .dark) }

  /// The traits of a view in the scene.
  func traits(isDark: Bool) -> UITraitCollection { isDark ? darkTraits : lightTraits }

  /// Takes over the number of pixels in a point, and tells all views in windows if it is another.
  func noteScale() {
    let scale = surface.scale
    guard scale != lightTraits.displayScale else { return }
    let former = (light: lightTraits, dark: darkTraits)
    lightTraits = UITraitCollection(.light, scale: scale)
    darkTraits = UITraitCollection(.dark, scale: scale)
    if application.presentScene === self, UIApplication.installed === application { application.shareTraits() }
    for window in windows {
      var views: [UIView] = []
      window.forEachInTree { views.append($0) }
      for view in views where view.window === window {
        UIView.tellOfTraits([view], isDark: view.isDark, previous: view.isDark ? former.dark : former.light)
      }
    }
  }
}

extension UIScreen {
  /// The traits of the scene that the screen belongs to.
  public var traitCollection: UITraitCollection { scene?.traitCollection ?? UITraitCollection.usual }
}
