import TouchGeometry
import TouchInspector
import Touchstone

/// The recorder's buttons, in a separate window below or next to the scene.
@MainActor final class BarWindow {
  private let window: UIWindow
  private let bar: RecordingBar

  init(_ deck: any RecordingDeck, in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    bar = RecordingBar(deck)
    window.addSubview(bar)
    window.isHidden = false
  }

  /// Updates the buttons.
  func update() { bar.update() }

  /// Puts the buttons where the layout has room for them.
  func place(_ frame: CGRect) {
    window.frame = frame
    bar.fill(window.bounds)
  }
}
