import TouchGeometry
import TouchKit
import TouchLoop

@testable import TouchScenes

/// A scene in the middle of a larger surface, with a recorder that receives its input first, as in the program's
/// window, on a manual clock.
@MainActor final class LiveStage {
  let application: UIApplication
  let windowScene: UIWindowScene
  let controller: RecordingController
  private(set) var stage: SceneStage
  private(set) var window: UIWindow
  private let surface = SilentSurface(size: CGSize(width: 1280, height: 800))
  private let backdrop: UIWindow
  private let scene: SceneFile

  static let origin = CGPoint(x: 253, y: 80)

  init(_ name: String, mouseIsFinger: Bool = true) throws {
    scene = try BuiltInScenes.library.scene(name).scene
    application = UIApplication(loop: EventLoop(clock: ManualClock()))
    windowScene = application.connect(surface)
    backdrop = UIWindow(windowScene: windowScene)
    backdrop.windowLevel = UIWindow.Level(-1)
    backdrop.isHidden = false
    (stage, window) = Self.put(scene, in: windowScene)
    controller = RecordingController(application, in: windowScene, mouseIsFinger: mouseIsFinger)
    controller.open(sceneSize: scene.size, input: nil)
    controller.stage = { [unowned self] in ScenePlace(frame: window.frame) }
    controller.paste = { [unowned self] in stage.paste($0) }
    controller.renew = { [unowned self] in renew() }
    controller.onStart = { [unowned self] in stage.startTime = $0 }
    application.loop.advance(to: 0)
  }

  private static func put(_ scene: SceneFile, in windowScene: UIWindowScene) -> (SceneStage, UIWindow) {
    let window = UIWindow(windowScene: windowScene)
    window.frame = CGRect(origin: origin, size: scene.size)
    guard let application = windowScene.application else { preconditionFailure("the stage has its application") }
    let stage = SceneStage(scene, for: application)
    // What comes while the scene appears counts as its beginning, as in the demo.
    stage.startTime = application.now
    stage.install(in: window)
    window.makeKeyAndVisible()
    stage.takeKeyboard()
    return (stage, window)
  }

  private func renew() {
    window.isHidden = true
    (stage, window) = Self.put(scene, in: windowScene)
  }

  /// Does something at a time.
  func at(_ time: Double, _ event: InputEvent) {
    // Timers of exactly that time fire after it, as when a file is played.
    application.loop.advance(upTo: time)
    application.receive(event, in: windowScene)
    application.loop.advance(to: time)
  }

  func advance(to time: Double) { application.loop.advance(to: time) }

  /// The log that the recording leads to when it is played as a file.
  func replayed() throws -> [String] {
    guard let input = controller.input else { return [] }
    let file = try InputFile.read(Array(input.text.utf8), file: "recording.jsonl", sceneSize: scene.size)
    let player = ScenePlayer(scene)
    player.play(file)
    return player.stage.log
  }
}

/// Returns a sample at a point inside or outside the scene.
func sample(
  _ finger: Int, _ phase: InputSample.Phase, _ x: Double, _ y: Double, type: UITouch.TouchType = .direct,
  buttons: UIEvent.ButtonMask = [], modifiers: UIKeyModifierFlags = []
) -> InputSample {
  InputSample(
    finger: finger, phase: phase, location: CGPoint(x: 253 + x, y: 80 + y), timestamp: 0, type: type,
    buttons: buttons, modifiers: modifiers)
}
