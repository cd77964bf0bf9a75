import TouchDrawing
import TouchGeometry

extension UIApplication {
  /// The style of windows that do not override it: the desktop's, if known; light by default.
  ///
  /// Setting it immediately changes all windows.
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

  /// Makes the application's style the default for new views, and for code that reads traits outside a view.
  func shareTraits() {
    UITraitCollection.usual =
      presentScene?.traitCollection
      ?? UITraitCollection(
        storedStyle, scale: 1, textSize: textSize, direction: UIView.localeDirection.trait, contrast: contrast)
    ViewFlags.initial.set(.dark, storedStyle == .dark)
  }
}

extension UIApplication {
  /// The user's preferred text size, from the desktop's text scale (semantics 45.7).
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.usual.preferredContentSizeCategory
  }

  /// Sets the desktop's text scale, a factor, and updates all views.
  package func setTextScale(_ scale: Double) {
    let size = UIContentSizeCategory(textScale: scale)
    guard size != textSize else { return }
    textSize = size
    userTraitsDidChange()
    notifyOfSettings(.textSize)
  }

  /// Sets whether the desktop prefers high contrast, and updates all views.
  package func setHighContrast(_ isHigh: Bool) {
    guard isHigh != (contrast == .high) else { return }
    if isHigh { HighContrast.isUsed.store(true, ordering: .relaxed) }
    contrast = isHigh ? .high : .normal
    userTraitsDidChange()
    notifyOfSettings(.contrast)
  }

  private func userTraitsDidChange() {
    if UIApplication.installed === self { shareTraits() }
    for scene in scenes { scene.noteTraits() }
  }
}

extension UIWindowScene {
  /// The traits of the scene's windows, unless they override them.
  public var traitCollection: UITraitCollection { traits(isDark: application?.preferredStyle == .dark) }

  /// Returns the traits of a view in the scene.
  func traits(isDark: Bool) -> UITraitCollection { isDark ? darkTraits : lightTraits }

  /// Returns the traits of light views on a surface; the size classes are those of the whole surface.
  static func lightTraits(of surface: any PlatformSurface, in application: UIApplication?) -> UITraitCollection {
    UITraitCollection(
      .light, scale: surface.scale, across: UIUserInterfaceSizeClass(width: surface.size.width),
      down: UIUserInterfaceSizeClass(height: surface.size.height), textSize: application?.textSize ?? .large,
      direction: UIView.localeDirection.trait, contrast: application?.contrast ?? .normal)
  }

  /// Updates the display scale, the size classes, the text size and the contrast, and notifies all views in windows if they changed.
  func noteTraits() {
    let present = UIWindowScene.lightTraits(of: surface, in: application)
    guard present != lightTraits else { return }
    let former = (light: lightTraits, dark: darkTraits)
    let changesColors = present.accessibilityContrast != former.light.accessibilityContrast
    lightTraits = present
    darkTraits = present.with(.dark)
    if let application, application.presentScene === self, UIApplication.installed === application {
      application.shareTraits()
    }
    for window in windows {
      var views: [UIView] = []
      window.forEachInTree { views.append($0) }
      if changesColors { for view in views { view.requestDisplay() } }
      for view in views where view.window === window {
        UIView.notifyOfTraits([view], isDark: view.isDark, previous: view.isDark ? former.dark : former.light)
      }
    }
  }
}

extension UIScreen {
  /// The traits of the screen's scene.
  public var traitCollection: UITraitCollection { scene?.traitCollection ?? UITraitCollection.usual }
}
