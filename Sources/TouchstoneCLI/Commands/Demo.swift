import TouchGeometry
import TouchInspector
import TouchScenes
import Touchstone

extension Command {
  /// Opens the demo window on a scene.
  static let demo = Command(
    name: "demo", synopsis: "[SCENE] [--log callbacks|none] [--log-times real|none] [--place]",
    summary: "opens the demo window on a scene",
    details: """
      --log callbacks        prints the callbacks of the scene to the standard output, as they are made
      --log none             prints nothing (default)
      --log-times real       the lines begin with the seconds since the first touch (default)
      --log-times none       the lines begin with 0.000, so that two runs can be compared
      --place                tells on the standard error where the scene's corner lies in the window: place X Y
      Up and down go through the list of scenes, C changes between a conflict and its cure, left and right go from
      decision to decision, Tab goes on to the lanes and the panels; Docs/Inspector.md has the rest.
      The window closes by its close button. Without a display the status is 69.
      """,
    options: ["--log", "--log-times"], switches: ["--place"]
  ) { arguments throws(Failure) in
    let name = try arguments.only("scene") ?? Scenes.first
    let log = try arguments.choice("--log", default: DemoLog.none)
    let times = try arguments.choice("--log-times", default: DemoLogTimes.real)
    let scene = try Scenes.load(name).scene
    let options = DemoDelegate.Options(log: log, times: times, tellsPlace: arguments.has("--place"))
    UIApplicationMain {
      DemoDelegate(name, scene, options)
    }
  }
}

/// What the demo prints.
enum DemoLog: String, CaseIterable { case none, callbacks }

/// How the lines of the demo's log begin.
enum DemoLogTimes: String, CaseIterable { case real, none }

/// Puts the list of scenes, a scene and the inspector into the window.
///
/// It is no responder, so that the scene's responder chain ends at the application.
@MainActor final class DemoDelegate: UIApplicationDelegate {
  /// What the user asked for.
  struct Options {
    var log = DemoLog.none
    var times = DemoLogTimes.real
    /// Whether the place of the scene is told.
    var tellsPlace = false
  }

  private let name: String
  private let scene: SceneFile
  private let options: Options
  private var demo: DemoScreen?
  private var observer: LoopObserver?

  init(_ name: String, _ scene: SceneFile, _ options: Options) {
    self.name = name
    self.scene = scene
    self.options = options
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
    let list = SceneList(Self.entries, chosen: name)
    list.onChoose = { [weak self, unowned list] name in
      // The old scene is still in the middle of the touch that chose: it goes when the loop comes round.
      _ = application.loop.schedule(at: application.now) {
        guard let scene = try? Scenes.load(name).scene else { return }
        list.removeFromSuperview()
        self?.open(scene, name, list, in: windowScene, of: application)
      }
    }
    open(scene, name, list, in: windowScene, of: application)
    demo?.inspector.invite()
    return true
  }

  private func open(
    _ scene: SceneFile, _ name: String, _ list: SceneList, in windowScene: UIWindowScene, of application: UIApplication
  ) {
    demo?.close()
    windowScene.title = "Touchstone: \(scene.title)"
    let demo = DemoScreen(scene, in: windowScene, of: application, list: list, openedBy: name)
    if options.log == .callbacks {
      let times = options.times
      demo.stage.onLine = { line in
        switch times {
        case .real: printNow(line)
        case .none: printNow("0.000" + line.drop { $0 != " " })
        }
      }
    }
    self.demo = demo
    if options.tellsPlace { tellPlace(of: demo, application) }
  }

  /// Says where the scene is, once it is laid out.
  private func tellPlace(of demo: DemoScreen, _ application: UIApplication) {
    observer = application.loop.addObserver(.beforeSleeping) { [weak self, weak demo] in
      guard let demo else { return }
      self?.observer?.cancel()
      Complaint.print("place \(Int(demo.origin.x)) \(Int(demo.origin.y))")
    }
  }

  /// The built-in scenes, each cure with its conflict.
  private static var entries: [SceneList.Entry] {
    BuiltInScenes.entries.filter { $0.curedConflict == nil }.map { entry in
      let cure = BuiltInScenes.entries.first { $0.curedConflict == entry.name }
      let title = (try? BuiltInScenes.title(of: entry)) ?? entry.name
      return SceneList.Entry(group: entry.group.rawValue, name: entry.name, title: title, cure: cure?.name)
    }
  }
}

/// Prints a line at once, also into a pipe: whoever waits for it must not wait for the end of the program.
@MainActor private func printNow(_ line: String) {
  print(line)
  fflush(nil)
}
