import TouchGeometry
import TouchKit

/// Shows in the program's own window which view is chosen: drawn over the frame, with no view for it.
@MainActor struct ProbeMark {
  private let application: UIApplication
  private weak var view: UIView?

  init(_ application: UIApplication) { self.application = application }

  mutating func show(_ view: UIView?) {
    self.view = view
    update()
  }

  /// Follows the view.
  func update() {
    for scene in application.scenes where !scene.isTool {
      scene.composer.mark = view?.window?.windowScene === scene ? box : nil
    }
  }

  /// Around the view, in the points of the surface; nil for one that is scaled to nothing.
  private var box: CGRect? {
    guard let view, let map = UIView.mapping(from: view, to: nil) else { return nil }
    return view.bounds.applying(map)
  }
}
