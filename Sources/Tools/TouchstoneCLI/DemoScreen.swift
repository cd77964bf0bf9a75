import TouchDiagnosis
import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

/// A scene in a window, with the inspector around it or without, on a display or in memory.
@MainActor final class DemoScreen {
  let stage: SceneStage
  let inspector: Inspector?
  private let demoWindow: DemoWindow

  /// The window of the scene.
  var window: UIWindow { demoWindow }
  /// The origin of the scene in the window, in points; determined by the first layout.
  var origin: CGPoint { window.frame.origin }
  /// The position and the scale of the scene in the window.
  var place: ScenePlace { ScenePlace(frame: window.frame, zoom: window.transform.a) }

  /// Creates the screen for a scene.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - windowScene: the window of the display server.
  ///   - application: the application of `touchstone`.
  ///   - list: the list of scenes at the left; nil for none.
  ///   - isPlain: whether only the scene is shown.
  ///   - name: the name or path by which the scene was opened; without it, the scene can be neither saved nor shown
  ///     with its own input.
  ///   - style: light or dark colors of the inspector, and of a scene with both; unspecified for the desktop's.
  ///   - arrangement: the sizes of the parts and of the scene.
  ///   - changes: the changes by the user, with which the scene is built.
  ///   - rebuild: rebuilds the scene with other changes.
  ///   - lastInput: returns the user's latest input to the scene, with the time of the loop at which it began, which is
  ///     nil for an input that was played; nil without an input.
  ///   - placeBar: called with the frame of the recorder's buttons; nil for no buttons.
  init(
    _ scene: SceneFile, in windowScene: UIWindowScene, of application: UIApplication, list: SceneList? = nil,
    isPlain: Bool = false, openedBy name: String? = nil, style: UIUserInterfaceStyle = .unspecified,
    arrangement: Arrangement = Arrangement(), changes: [Change] = [], rebuild: (([Change]) -> Void)? = nil,
    lastInput: (() -> (InputFile, start: TimeInterval?)?)? = nil,
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
    // The sentences about a replay of the user's gesture have the times that the lanes have for it.
    func start(of last: (InputFile, start: TimeInterval?)) -> TimeInterval {
      last.start.map { max(0, $0 - stage.startTime) } ?? 0
    }
    inspected.playLast = { edits in
      lastInput?().flatMap { ChangedScene.play($0.0, into: scene, edits, from: start(of: $0)) }
    }
    inspected.explainLast = { edits in
      lastInput?().flatMap { ChangedScene.explain($0.0, scene, edits, from: start(of: $0)) }
    }
    let inspector =
      isPlain ? nil : Inspector(of: inspected, in: windowScene, list: list, style: style, arrangement: arrangement)
    self.inspector = inspector
    demoWindow.onRest = { [weak inspector] key in inspector?.press(key) ?? false }
    inspector?.onFirstEntry = { [weak stage] time in stage?.startTime = time }
    demoWindow.makeKeyAndVisible()
    stage.takeKeyboard()
    application.traceSink = inspector
  }

  /// Called first with each key that the scene does not handle; returns whether it has handled the key.
  var onKey: ((UIKey) -> Bool)? {
    get { demoWindow.onKey }
    set { demoWindow.onKey = newValue }
  }

  /// Sets the zero of the clocks of the log and the inspector, before the first touch.
  func startLog(at time: TimeInterval) {
    inspector?.onFirstEntry = nil
    inspector?.begin(at: time)
    stage.startTime = time
  }

  /// Closes the scene and the inspector, and cancels what is in progress.
  func close() {
    // Decisions while closing do not belong to the scene.
    if inspector != nil, stage.application.traceSink === inspector { stage.application.traceSink = nil }
    stage.close()
    inspector?.close()
  }
}

/// The window of the scene, which sends keys that the scene does not handle to the recorder, then to the inspector.
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
