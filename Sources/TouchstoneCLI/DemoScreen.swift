import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

/// A scene in a window of its own with the inspector around it, on a display or without one.
@MainActor final class DemoScreen {
  let stage: SceneStage
  let inspector: Inspector
  private let window: UIWindow

  /// Where the scene's corner lies in the window of the program, in points; settled by the first layout.
  var origin: CGPoint { window.frame.origin }

  init(_ scene: SceneFile, in windowScene: UIWindowScene, of application: UIApplication, list: SceneList? = nil) {
    let stage = SceneStage(scene, for: application)
    self.stage = stage
    window = DemoWindow(windowScene: windowScene)
    window.frame = CGRect(origin: .zero, size: scene.size)
    window.clipsToBounds = true
    stage.install(in: window)
    inspector = Inspector(of: window, in: windowScene, title: scene.title, about: scene.about, list: list) {
      [unowned stage] in
      stage.name(of: $0)
    }
    stage.startTime = application.now
    inspector.onFirstEntry = { [unowned stage] time in stage.startTime = time }
    (window as? DemoWindow)?.list = list
    window.makeKeyAndVisible()
    application.traceSink = inspector
  }

  /// Takes the scene and the inspector off the surface.
  func close() {
    window.isHidden = true
    inspector.close()
  }
}

/// The window of the scene: keys that the scene leaves over go to the list.
@MainActor private final class DemoWindow: UIWindow {
  weak var list: SceneList?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case UIKeyboardHIDUsage.keyboardUpArrow: list?.step(by: -1)
      case UIKeyboardHIDUsage.keyboardDownArrow: list?.step(by: 1)
      case UIKeyboardHIDUsage.keyboardLeftArrow, UIKeyboardHIDUsage.keyboardRightArrow: list?.toggleCure()
      default: super.pressesBegan([press], with: event)
      }
    }
  }
}
