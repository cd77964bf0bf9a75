import TouchGeometry
import TouchKit

/// Outlines the selected view in the app's window.
///
/// The outline is drawn over the frame and is not a view.
@MainActor struct ProbeMark {
  private let application: UIApplication
  private weak var view: UIView?

  init(_ application: UIApplication) { self.application = application }

  mutating func show(_ view: UIView?) {
    self.view = view
    update()
  }

  /// Moves the outline to the view's present position.
  func update() {
    for scene in application.scenes where !scene.isTool {
      scene.composer.mark = view?.window?.windowScene === scene ? box : nil
    }
  }

  /// The bounding box of the view, in points of the surface; nil for a view that is scaled to nothing.
  private var box: CGRect? {
    guard let view, let map = UIView.mapping(from: view, to: nil) else { return nil }
    return view.bounds.applying(map)
  }
}
