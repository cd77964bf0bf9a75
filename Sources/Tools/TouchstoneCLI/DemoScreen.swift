import TouchExplain
import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

/// A scene in a window, with the inspector around it or plain, on a display or without one.
@MainActor final class DemoScreen {
  let stage: SceneStage
  let inspector: Inspector?
  private let demoWindow: DemoWindow

  /// The window of the scene.
  var window: UIWindow { demoWindow }
  /// The origin of the scene in the program's window, in points; determined by the first layout.
  var origin: CGPoint { window.frame.origin }
  /// Where the scene is in the window of the program, and how large it is shown.
  var place: ScenePlace { ScenePlace(frame: window.frame, zoom: window.transform.a) }

  /// Puts a scene into a window.
  ///
  /// - Parameters:
  ///   - scene: what is shown.
  ///   - windowScene: the window of the display server.
  ///   - application: the program's.
  ///   - list: stands at the left; nil for none.
  ///   - isPlain: whether there is nothing but the scene.
  ///   - name: what the scene was opened by; without it, it can be neither saved nor shown by its own input.
  ///   - style: light or dark colors of the inspector, and of a scene that knows both; unspecified for the desktop's.
  ///   - arrangement: how large the parts are, and the scene.
  ///   - changes: what the user changed; the scene is built with it.
  ///   - rebuild: rebuilds the scene with other changes.
  ///   - lastInput: what the user did last in the scene; nil for nothing.
  ///   - placeBar: called with the place of the recorder's buttons; nil without any.
  init(
    _ scene: SceneFile, in windowScene: UIWindowScene, of application: UIApplication, list: SceneList? = nil,
    isPlain: Bool = false, openedBy name: String? = nil, style: UIUserInterfaceStyle = .unspecified,
    arrangement: Arrangement = Arrangement(), changes: [Change] = [], rebuild: (([Change]) -> Void)? = nil,
    lastInput: (() -> InputFile?)? = nil,
    placeBar: ((CGRect) -> Void)? = nil
  ) {
    let stage = SceneStage(ChangedScene.applying(changes, to: scene), for: application)
    self.stage = stage
    demoWindow = DemoWindow(windowScene: windowScene)
    demoWindow.frame = CGRect(origin: .zero, size: scene.size)
    demoWindow.clipsToBounds = true
    stage.install(in: demoWindow)
    stage.startTime = application.now
    var inspected = InspectedScene(stage, of: scene, in: demoWindow, openedBy: name)
    (inspected.changes, inspected.rebuild) = (changes, rebuild)
    inspected.placeBar = placeBar
    inspected.playLast = { edits in lastInput?().flatMap { ChangedScene.play($0, into: scene, edits) } }
    inspected.explainLast = { edits in lastInput?().flatMap { ChangedScene.explain($0, scene, edits) } }
    let inspector =
      isPlain ? nil : Inspector(of: inspected, in: windowScene, list: list, style: style, arrangement: arrangement)
    self.inspector = inspector
    demoWindow.onRest = { [weak inspector] key in inspector?.press(key) ?? false }
    inspector?.onFirstEntry = { [weak stage] time in stage?.startTime = time }
    demoWindow.makeKeyAndVisible()
    stage.takeKeyboard()
    application.traceSink = inspector
  }

  /// The keys that the scene leaves over go to this one first, as long as it says that it took them.
  var onKey: ((UIKey) -> Bool)? {
    get { demoWindow.onKey }
    set { demoWindow.onKey = newValue }
  }

  /// From this time on the log's clock counts, and the inspector's, whenever the first touch comes.
  func startLog(at time: TimeInterval) {
    inspector?.onFirstEntry = nil
    inspector?.begin(at: time)
    stage.startTime = time
  }

  /// Takes the scene and the inspector down, with all that is under way in them.
  func close() {
    // What is taken away now is no decision of the scene's.
    if inspector != nil, stage.application.traceSink === inspector { stage.application.traceSink = nil }
    stage.close()
    inspector?.close()
  }
}

/// The window of the scene: keys that the scene leaves over go to the recorder, then to the inspector.
@MainActor private final class DemoWindow: UIWindow {
  var onKey: ((UIKey) -> Bool)?
  var onRest: ((UIKey) -> Bool)?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if !press.isForText, let key = press.key, onKey?(key) == true || onRest?(key) == true { continue }
      super.pressesBegan([press], with: event)
    }
  }
}
