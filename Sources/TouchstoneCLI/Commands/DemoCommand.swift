import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

/// `touchstone demo`: opens a window with a scene, and beside it what happens to each touch and why.
@MainActor struct DemoCommand {
  /// What is printed while the window is open.
  enum Log: String, CaseIterable { case callbacks, none }

  /// How printed lines begin.
  enum Times: String, CaseIterable { case real, none }

  static let usage = """
    touchstone demo [SCENE] [--log callbacks|none] [--log-times real|none]
                    --log prints the scene's callbacks as they are made; none is the default
                    --log-times real counts the seconds from the first touch; with none every line begins with
                    0.000, so that two runs can be compared
    """

  private let scene: String
  private let log: Log
  private let times: Times

  init(_ line: [String]) throws(UsageError) {
    let arguments = try Arguments(line, valued: ["--log", "--log-times"], count: 0...1)
    scene = arguments.words.first ?? SceneLibrary.firstScene
    log = try arguments.choice("--log", Log.self) ?? .none
    times = try arguments.choice("--log-times", Times.self) ?? .real
  }

  /// Ends the process when the window is closed, or with status 69 when there is no display.
  func run(_ library: SceneLibrary) throws(FileError) {
    let scene = try library.scene(scene).scene
    let onLine: ((String) -> Void)?
    switch (log, times) {
    case (.none, _): onLine = nil
    case (.callbacks, .real): onLine = { DemoCommand.print($0) }
    case (.callbacks, .none): onLine = { DemoCommand.print("0.000" + $0.drop { $0 != " " }) }
    }
    UIApplicationMain { DemoDelegate(scene, onLine: onLine) }
  }

  /// Prints a line at once, also into a pipe: whoever waits for it must not wait for the end of the program.
  private static func print(_ line: String) {
    Swift.print(line)
    fflush(nil)
  }
}

/// Puts a scene and the inspector into the window.
///
/// It is no responder, so that the scene's responder chain ends at the application.
@MainActor final class DemoDelegate: UIApplicationDelegate {
  private let scene: SceneFile
  private let onLine: ((String) -> Void)?
  private var screen: DemoScreen?

  init(_ scene: SceneFile, onLine: ((String) -> Void)?) {
    self.scene = scene
    self.onLine = onLine
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
    let screen = DemoScreen(scene, in: windowScene, of: application)
    screen.stage.onLine = onLine
    self.screen = screen
    return true
  }
}
