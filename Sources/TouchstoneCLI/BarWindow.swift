import TouchGeometry
import TouchInspector
import Touchstone

/// The recorder's buttons, in a window of their own below the scene.
@MainActor final class BarWindow {
  private let window: UIWindow
  private let bar: RecordingBar

  /// Above it lies the responder chain.
  private static let gap = Inspector.chainHeight + 4
  /// How much room it takes below the responder chain.
  static let room = RecordingBar.size.height + 4

  init(_ deck: any RecordingDeck, in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    bar = RecordingBar(deck)
    window.addSubview(bar)
    window.isHidden = false
  }

  /// Shows how things stand now.
  func update() { bar.update() }

  /// Puts the buttons below the scene, or over its lower edge where there is no room.
  func place(below stage: CGRect, in scene: UIWindowScene) {
    let width = max(RecordingBar.size.width, stage.width)
    let lowest = scene.surface.size.height - RecordingBar.size.height
    window.frame = CGRect(
      x: (stage.midX - width / 2).rounded(), y: min(stage.maxY + Self.gap, lowest), width: width,
      height: RecordingBar.size.height)
    bar.frame = window.bounds
    window.isHidden = true
    window.isHidden = false
  }
}
