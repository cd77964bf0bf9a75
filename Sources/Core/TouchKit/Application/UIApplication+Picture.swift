import TouchGeometry

extension UIApplication {
  /// Draws a single frame of windows on a surface that is never visible and is then closed.
  ///
  /// - Parameters:
  ///   - surface: the surface to draw on immediately.
  ///   - fill: called once with the scene of the windows; they must not become key.
  package func drawOnce(on surface: any PlatformSurface, _ fill: (UIWindowScene) -> Void) {
    let scene = connect(surface)
    fill(scene)
    scene.composer.layout()
    scene.composer.draw()
    scene.composer.present()
    tearDown(scene)
  }
}
