import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

extension Command {
  /// Opens the demo window on a scene.
  static let demo = Command(
    name: "demo", synopsis: "[SCENE] [--log callbacks|none] [--log-times real|none]",
    summary: "opens the demo window on a scene",
    details: """
      --log callbacks        prints the callbacks of the scene to the standard output, as they are made
      --log none             prints nothing (default)
      --log-times real       the lines begin with the seconds since the first touch (default)
      --log-times none       the lines begin with 0.000, so that two runs can be compared
      The window closes by its close button. Without a display the status is 69.
      """,
    options: ["--log", "--log-times"]
  ) { arguments throws(Failure) in
    let name = try arguments.only("scene") ?? Scenes.first
    let log = try arguments.choice("--log", default: DemoLog.none)
    let times = try arguments.choice("--log-times", default: DemoLogTimes.real)
    let scene = try Scenes.load(name).scene
    UIApplicationMain {
      DemoDelegate(scene, log: log, times: times)
    }
  }
}

/// What the demo prints.
enum DemoLog: String, CaseIterable { case none, callbacks }

/// How the lines of the demo's log begin.
enum DemoLogTimes: String, CaseIterable { case real, none }

/// Puts a scene and the inspector into the window.
///
/// It is no responder, so that the scene's responder chain ends at the application.
@MainActor final class DemoDelegate: UIApplicationDelegate {
  private let scene: SceneFile
  private let log: DemoLog
  private let times: DemoLogTimes
  private var demo: DemoScreen?

  init(_ scene: SceneFile, log: DemoLog, times: DemoLogTimes) {
    self.scene = scene
    self.log = log
    self.times = times
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIWindowScene.preferredSize = Inspector.preferredSize(forScene: scene.size)
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let windowScene = application.scenes.first else { return false }
    windowScene.title = "Touchstone: \(scene.title)"
    let demo = DemoScreen(scene, in: windowScene, of: application)
    switch log {
    case .none: break
    case .callbacks:
      let times = times
      demo.stage.onLine = { line in
        switch times {
        case .real: printNow(line)
        case .none: printNow("0.000" + line.drop { $0 != " " })
        }
      }
    }
    self.demo = demo
    return true
  }
}

/// Prints a line at once, also into a pipe: whoever waits for it must not wait for the end of the program.
@MainActor private func printNow(_ line: String) {
  print(line)
  fflush(nil)
}
