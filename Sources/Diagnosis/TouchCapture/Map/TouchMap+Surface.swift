import TouchGeometry
import TouchKit
import TouchWidgets

extension TouchMap {
  /// The most predicted points of a running app, which waits for the map.
  private static let maximumLivePoints: CGFloat = 20_000

  /// Maps all windows of a window scene as they are at this moment, in points of the surface.
  ///
  /// It calls the hit tests of the windows, and so the overrides of the app's views. Views inside a control are left
  /// out: their touches belong to the control.
  @MainActor package init(of scene: UIWindowScene, name: (AnyObject) -> String?) {
    let windows = scene.windows.filter { !$0.isHidden }
    var views: [UIView] = []
    func add(_ view: UIView) {
      views.append(view)
      if !(view is UIControl) { view.subviews.forEach(add) }
    }
    windows.forEach(add)
    let subject = Subject(
      bounds: CGRect(origin: .zero, size: scene.screen.bounds.size), maximumPoints: Self.maximumLivePoints,
      hit: { place in
        for window in windows.reversed() {
          guard let point = window.fromSuperview(place), let hit = window.hitTest(point, with: nil) else { continue }
          return hit
        }
        return nil
      },
      area: { view in UIView.mapping(from: view, to: nil).map { view.bounds.applying($0) } ?? .null })
    self.init(of: subject, views, name: name)
  }
}
