import Expectations
import Testing
import TouchFiles
import TouchGeometry
import TouchLoop
import TouchPlatform

@testable import TouchKit

/// A store in memory.
@MainActor private final class PaperStore: SceneStoring {
  var text: String?
  var writes = 0
  init(_ text: String? = nil) { self.text = text }
  func read() -> [UInt8]? { text.map { Array($0.utf8) } }
  func write(_ text: String?) {
    self.text = text
    writes += 1
  }
}

/// What the delegates of a run were notified of, and what they answer.
@MainActor private enum Run {
  static var lines: [String] = []
  static var activities: [String: NSUserActivity] = [:]
}

private final class KeptScene: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let activity = session.stateRestorationActivity
    Run.lines.append("\(session.name) connects \(activity?.activityType ?? "new")")
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    let info = (activity.userInfo ?? [:]).map { "\($0)=\($1)" }.sorted().joined(separator: " ")
    Run.lines.append("\(scene.session.name) restores \(activity.title ?? "") \(info)")
  }
  func sceneDidEnterBackground(_ scene: UIScene) { Run.lines.append("\(scene.session.name) background") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    Run.lines.append("\(scene.session.name) describes")
    return Run.activities[scene.session.name]
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    Run.lines.append("\(scene.session.name) opens " + contexts.map(\.url.path).sorted().joined(separator: " "))
  }
}

extension UISceneSession { fileprivate var name: String { String(persistentIdentifier.suffix(1)) } }

@MainActor private final class KeptDelegate: UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = KeptScene.self
    configuration.preferredSize = CGSize(width: 500, height: 400)
    return configuration
  }
}

@MainActor private final class WindowPlatform: Platform {
  var onEvent: (@MainActor (any PlatformSurface, InputEvent) -> Void)?
  var opened: [SurfaceDescription] = []
  var surfaces: [PaperSurface] = []
  func open(_ wanted: SurfaceDescription) throws(PlatformError) -> any PlatformSurface {
    opened.append(wanted)
    let surface = PaperSurface(size: wanted.size)
    (surface.place, surface.state) = (wanted.place, wanted.state)
    surfaces.append(surface)
    return surface
  }
  func text(on clipboard: Clipboard) -> String? { nil }
  func take(_ request: PlatformRequest) {}
}

@MainActor private final class KeptProgram {
  let loop = EventLoop(clock: ManualClock())
  let application: UIApplication
  let platform = WindowPlatform()
  let delegate = KeptDelegate()

  init(_ store: PaperStore, opensFiles: Bool = false) throws {
    Run.lines = []
    application = UIApplication(loop: loop)
    application.delegate = delegate
    application.attach(platform, painting: NoPainting())
    application.opensFiles = opensFiles
    application.sceneStore = store
    application.readStoredScenes()
    let scene = application.prepareLaunch(try platform.open(application.firstWindow))
    application.didLaunch(scene)
    settle()
  }

  func settle() { loop.advance(to: loop.now) }
  func scene(_ index: Int) -> UIWindowScene { application.scenes[index] }
}

@MainActor @Suite struct WindowStateTests {
  @Test("40.8: the commands of a window request its state, and end what they began")
  func commands() throws {
    let program = try KeptProgram(PaperStore())
    let (scene, surface) = (program.scene(0), program.platform.surfaces[0])
    func requests(_ body: () -> Void) -> [SurfaceRequest] {
      surface.requests = []
      body()
      program.settle()
      return surface.requests
    }
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    // From any view, by the responder chain.
    expectEqual(
      requests {
        program.application.sendAction(
          Selector(UIWindowScene.toggleFullScreen), to: nil, from: window, for: nil)
      }, [.state(.fullScreen)])
    surface.state = .fullScreen
    #expect(scene.isFullScreen)
    expectEqual(requests { scene.toggleFullScreen(nil) }, [.state(.normal)])
    expectEqual(requests { scene.performZoom(nil) }, [.state(.maximized)])
    surface.state = .maximized
    #expect(!scene.isFullScreen)
    expectEqual(requests { scene.performZoom(nil) }, [.state(.normal)])
    expectEqual(requests { scene.performMiniaturize(nil) }, [.state(.minimized)])
    scene.sizeRestrictions?.allowsFullScreen = false
    expectEqual(requests { scene.toggleFullScreen(nil) }, [])
    surface.state = .fullScreen
    expectEqual(requests { scene.toggleFullScreen(nil) }, [.state(.normal)])
  }

  @Test("40.8: a geometry that is requested is a size and a position; a host refuses it")
  func geometry() throws {
    let program = try KeptProgram(PaperStore())
    let (scene, surface) = (program.scene(0), program.platform.surfaces[0])
    surface.requests = []
    let frame = CGRect(x: 10, y: 20, width: 300, height: 200)
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: frame))
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac())
    program.settle()
    expectEqual(surface.requests, [.size(frame.size), .place(frame.origin)])
    (surface.place, surface.size) = (CGPoint(x: 3, y: 4), CGSize(width: 50, height: 60))
    expectEqual(scene.effectiveGeometry.systemFrame, CGRect(x: 3, y: 4, width: 50, height: 60))
    surface.place = nil
    expectEqual(scene.effectiveGeometry.systemFrame, CGRect(x: 0, y: 0, width: 50, height: 60))
    program.application.platform = nil
    var errors: [String] = []
    scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences.Mac(systemFrame: frame)) { errors.append("\($0)") }
    expectEqual(errors, ["the window belongs to another program"])
  }

  @Test("40.9: a second start activates the window that was used last, with its files")
  func secondStart() throws {
    let program = try KeptProgram(PaperStore(), opensFiles: true)
    program.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    program.settle()
    program.platform.onEvent?(program.platform.surfaces[0], .focus(true))
    for surface in program.platform.surfaces { surface.requests = [] }
    Run.lines = []
    program.application.handleSecondStart(["/b", "/a"])
    program.settle()
    expectEqual(Run.lines, ["1 opens /a /b"])
    expectEqual(program.platform.surfaces.map(\.requests), [[.activate], []])
    program.application.handleSecondStart([])
    program.settle()
    expectEqual(Run.lines, ["1 opens /a /b"])
  }

  @Test("40.10: scenes with an activity open again, with size, position, state and values")
  func restored() throws {
    let store = PaperStore()
    let first = try KeptProgram(store)
    first.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    first.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    first.settle()
    expectEqual(Run.lines, ["1 connects new", "2 connects new", "3 connects new"])
    let note = NSUserActivity(activityType: "note")
    note.title = "Shopping"
    note.addUserInfoEntries(from: ["row": 7, "zoom": 1.0, "open": true, "path": ["a", "b"], "of": ["k": 2]])
    Run.activities = ["1": note, "3": NSUserActivity(activityType: "list")]
    (first.platform.surfaces[0].size, first.platform.surfaces[0].place) = (
      CGSize(width: 310, height: 210), CGPoint(x: 7, y: 8)
    )
    first.platform.surfaces[2].state = .maximized
    Run.lines = []
    first.application.end()
    expectEqual(
      Run.lines,
      [
        "1 background", "1 describes", "2 background", "2 describes", "3 background", "3 describes",
      ])
    expectEqual(
      store.text,
      """
      [
        {
          "size": [310, 210],
          "place": [7, 8],
          "activity": "note",
          "title": "Shopping",
          "info": {
            "dictionary": {
              "of": {"dictionary": {"k": {"int": "2"}}},
              "open": true,
              "path": ["a", "b"],
              "row": {"int": "7"},
              "zoom": 1
            }
          }
        },
        {"state": "maximized", "activity": "list"}
      ]

      """)

    let second = try KeptProgram(store)
    expectEqual(
      Run.lines,
      [
        "1 connects note", #"1 restores Shopping of=["k": 2] open=true path=["a", "b"] row=7 zoom=1.0"#,
        "2 connects list", "2 restores  ",
      ])
    expectEqual(
      second.platform.opened,
      [
        SurfaceDescription(size: CGSize(width: 310, height: 210), place: CGPoint(x: 7, y: 8)),
        SurfaceDescription(size: CGSize(width: 500, height: 400), state: .maximized),
      ])
    // The stored size takes precedence over the configuration's.
    #expect(!second.platform.surfaces[0].requests.contains { $0.replaces(.size(.zero)) })
    let info = second.scene(0).session.stateRestorationActivity?.userInfo
    #expect(info?["row"] as? Int == 7 && info?["zoom"] as? Double == 1)
  }

  @Test("40.10: a scene that the user closed while others remained is not restored; one without an activity neither")
  func closed() throws {
    let store = PaperStore()
    let program = try KeptProgram(store)
    program.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    program.settle()
    Run.activities = ["1": NSUserActivity(activityType: "note"), "2": NSUserActivity(activityType: "list")]
    program.platform.onEvent?(program.platform.surfaces[0], .close)
    // The other one is described when it becomes invisible.
    expectNil(store.text)
    program.application.end()
    expectEqual(store.text, "[{\"size\": [500, 400], \"activity\": \"list\"}]\n")
    Run.activities = [:]
    try KeptProgram(store).application.end()
    expectNil(store.text)
  }

  @Test("A damaged file of scenes restores nothing, or what is readable")
  func damaged() throws {
    for text in ["", "[", "{}", "[1, {\"title\": \"x\"}]", "[{\"activity\": \"a\", \"size\": [0, 5], \"place\": [1]}]"]
    {
      let program = try KeptProgram(PaperStore(text))
      let isReadable = text.contains("activity")
      expectEqual(Run.lines, (isReadable ? ["1 connects a", "1 restores  "] : ["1 connects new"]), "\(text)")
      expectEqual(program.platform.opened, [SurfaceDescription(size: CGSize(width: 960, height: 640))])
    }
  }

  @Test func valuesThatCannotBeStoredAreReported() {
    var reports: [String] = []
    let before = UsageError.report
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = before }
    let activity = NSUserActivity(activityType: "a")
    activity.userInfo = ["x": CGPoint.zero]
    let json = StoredScene(window: WindowRecord(), activity: activity).json
    expectEqual(JSONWriter.line(json), #"{"activity": "a", "info": {"dictionary": {"x": null}}}"#)
    expectEqual(
      reports,
      [
        "NSUserActivity.userInfo: a value of the type CGPoint cannot be stored; use strings, truth values, Int, Double, "
          + "and arrays and dictionaries of them"
      ])
  }
}
