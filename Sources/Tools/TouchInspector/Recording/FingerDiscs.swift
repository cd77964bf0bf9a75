import TouchDrawing
import TouchGeometry
import TouchKit

/// Two discs for the two fingers that the mouse simulates while Alt is held.
///
/// They are in a separate window, which receives no touches.
@MainActor package final class FingerDiscs {
  private let window: UIWindow
  private let view: DiscsView

  /// Creates the window for the discs on a surface; it is initially hidden.
  package init(in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    view = DiscsView(frame: window.bounds)
    window.windowLevel = UIWindow.Level(rawValue: UIWindow.Level.statusBar.rawValue + 1)
    window.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
  }

  /// Shows discs at points of the surface; hides the window if there are none.
  package func show(_ places: [CGPoint]) {
    view.places = places
    window.isHidden = places.isEmpty
    view.setNeedsDisplay()
  }
}

/// Draws the discs.
@MainActor private final class DiscsView: UIView {
  var places: [CGPoint] = []

  override func draw(_ rect: CGRect) {
    guard let pen = Pen() else { return }
    for place in places {
      pen.disc(place, radius: 18, CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.45))
      pen.ring(place, radius: 18, CGColor(red: 1, green: 1, blue: 1, alpha: 0.9), width: 2)
      pen.ring(place, radius: 19, CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.6), width: 1)
    }
  }
}
