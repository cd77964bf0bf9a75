import TouchGeometry

extension UIApplication {
  /// Draws one frame of windows that nobody will ever see on a surface of their own, which is closed afterwards.
  ///
  /// - Parameters:
  ///   - surface: what they are drawn on, at once.
  ///   - fill: called once with the scene that the windows shall be in; they must not become key.
  package func drawOnce(on surface: any PlatformSurface, _ fill: (UIWindowScene) -> Void) {
    let scene = connect(surface)
    fill(scene)
    scene.composer.layout()
    scene.composer.draw()
    scene.composer.present()
    takeDown(scene)
  }
}
