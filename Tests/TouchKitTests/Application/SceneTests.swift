import Expectations
import Testing
import TouchGeometry
import TouchLoop
import TouchPlatform

@testable import TouchKit

/// Records notifications with the name of the scene.
@MainActor private final class Diary {
  static var shared = Diary()
  var lines: [String] = []
  func write(_ what: String, _ scene: UIScene? = nil) {
    lines.append(scene.map { "\($0.session.persistentIdentifier.suffix(1)) \(what)" } ?? what)
  }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class NotedScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    let activity = connectionOptions.userActivities.first.map { " for \($0.activityType)" } ?? ""
    let files = connectionOptions.urlContexts.map(\.url.lastPathComponent).sorted().joined(separator: ",")
    let item = connectionOptions.shortcutItem.map { " with \($0.type)" } ?? ""
    Diary.shared.write("connects \(scene.activationState)\(activity)\(files)\(item)", scene)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    window.makeKeyAndVisible()
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Diary.shared.write("performs \(shortcutItem.type) \(shortcutItem.localizedTitle)", windowScene)
    completionHandler(true)
  }
  func sceneDidDisconnect(_ scene: UIScene) { Diary.shared.write("disconnects", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { Diary.shared.write("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { Diary.shared.write("resigns", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { Diary.shared.write("foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { Diary.shared.write("background", scene) }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    Diary.shared.write("opens " + contexts.map(\.url.path).sorted().joined(separator: " "), scene)
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Diary.shared.write("continues \(userActivity.activityType)", scene)
  }
}

@MainActor private class PlainDelegate: UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Diary.shared.write("launched")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
    Diary.shared.write("discarded " + sessions.map { String($0.persistentIdentifier.suffix(1)) }.joined())
  }
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    Diary.shared.write("app opens \(url.path)")
    return true
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Diary.shared.write("app performs \(shortcutItem.type) \(shortcutItem.localizedTitle)")
    completionHandler(true)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { Diary.shared.write("app active") }
  func applicationWillResignActive(_ application: UIApplication) { Diary.shared.write("app resigns") }
  func applicationDidEnterBackground(_ application: UIApplication) { Diary.shared.write("app background") }
  func applicationWillEnterForeground(_ application: UIApplication) { Diary.shared.write("app foreground") }
  func applicationWillTerminate(_ application: UIApplication) { Diary.shared.write("app terminates") }
}

private final class ScenesDelegate: PlainDelegate {
  override func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Diary.shared.write("configures")
    let configuration = super.application(application, configurationForConnecting: session, options: options)
    configuration.delegateClass = NotedScene.self
    configuration.preferredSize = CGSize(width: 100 * application.scenes.count + 100, height: 200)
    return configuration
  }
}

/// A program on a desktop of paper, as `UIApplicationMain` starts it.
@MainActor private final class Program {
  let loop = EventLoop(clock: ManualClock())
  let application: UIApplication
  let platform = PaperPlatform()
  let delegate: PlainDelegate
  let first: PaperSurface

  init(_ delegate: PlainDelegate, opensFiles: Bool = false, files: [String] = [], shortcut: String? = nil) {
    Diary.shared = Diary()
    self.delegate = delegate
    application = UIApplication(loop: loop)
    application.delegate = delegate
    application.attach(platform, painting: NoPainting())
    application.opensFiles = opensFiles
    first = PaperSurface(size: CGSize(width: 300, height: 200))
    platform.surfaces = [first]
    let scene = application.prepareLaunch(first)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.didLaunch(scene, files: files, shortcut: shortcut.map(application.shortcutItem))
    settle()
  }

  func settle() { loop.advance(to: loop.now) }

  @discardableResult func open() -> (UIWindowScene, PaperSurface) {
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    settle()
    let surface = platform.surfaces[platform.surfaces.count - 1]
    platform.onEvent?(surface, .focus(true))
    return (application.scenes[application.scenes.count - 1], surface)
  }

  func send(_ event: InputEvent, _ surface: PaperSurface) {
    platform.onEvent?(surface, event)
    settle()
  }
}

@MainActor @Suite struct SceneTests {
  @Test("40.1, 40.2: the first scene is configured and connected after the launch, then seen, then active")
  func launch() {
    let program = Program(ScenesDelegate(), opensFiles: true, files: ["/tmp/a b"])
    expectEqual(Diary.shared.take(), ["launched", "configures", "1 connects unattacheda b", "1 foreground"])
    expectEqual(program.application.applicationState, .inactive)
    program.send(.focus(true), program.first)
    expectEqual(Diary.shared.take(), ["1 active"])
    expectEqual(program.application.applicationState, .active)
    #expect(program.first.requests.contains(.size(CGSize(width: 200, height: 200))))
    #expect(program.first.requests.contains(.drops(true)))
  }

  @Test func anActiveSceneWithoutDelegateAndWindowIsReportedOnce() {
    var reports: [String] = []
    let before = UsageError.report
    UsageError.report = { reports.append($0) }
    defer { UsageError.report = before }
    let program = Program(PlainDelegate())
    program.send(.focus(true), program.first)
    program.send(.focus(false), program.first)
    program.send(.focus(true), program.first)
    let id = program.application.scenes[0].session.persistentIdentifier
    expectEqual(
      reports,
      [
        "the scene \(id) has neither a delegate nor a window, so it stays empty: return a delegateClass from "
          + "application(_:configurationForConnecting:options:), or show a UIWindow"
      ])
    reports = []
    let other = Program(ScenesDelegate())
    other.send(.focus(true), other.first)
    expectEqual(reports, [])
  }

  @Test("40.3: a delegate of the application without scenes hears of the gathered state")
  func gathered() {
    let program = Program(PlainDelegate())
    program.send(.focus(true), program.first)
    expectEqual(Diary.shared.take(), ["launched", "app active"])
    let (second, surface) = program.open()
    // From window to window the program keeps the keyboard.
    expectEqual(Diary.shared.take(), [])
    expectEqual(program.application.scenes[0].activationState, .foregroundInactive)
    expectEqual(second.activationState, .foregroundActive)
    program.send(.visibility(false), program.first)
    program.send(.focus(false), surface)
    program.send(.visibility(false), surface)
    program.send(.visibility(true), program.first)
    program.send(.focus(true), program.first)
    expectEqual(Diary.shared.take(), ["app resigns", "app background", "app foreground", "app active"])
    program.send(.close, surface)
    expectEqual(Diary.shared.take(), ["discarded 2"])
    program.send(.close, program.first)
    expectEqual(Diary.shared.take(), ["app resigns", "app background", "app terminates"])
  }

  @Test("40.2, 40.4: a window that is asked for opens, gets the keyboard from the other, and goes alone")
  func second() {
    let program = Program(ScenesDelegate())
    program.send(.focus(true), program.first)
    _ = Diary.shared.take()
    let activity = NSUserActivity(activityType: "note")
    program.application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    expectEqual(Diary.shared.take(), [])
    program.settle()
    expectEqual(Diary.shared.take(), ["configures", "2 connects unattached for note", "2 foreground"])
    let surface = program.platform.surfaces[1]
    #expect(surface.requests.contains(.activate) && surface.size == CGSize(width: 200, height: 200))
    program.send(.focus(true), surface)
    program.send(.focus(false), program.first)
    expectEqual(Diary.shared.take(), ["1 resigns", "2 active"])
    let session = program.application.scenes[1].session
    #expect(program.application.openSessions.count == 2 && session.scene === program.application.scenes[1])
    program.application.requestSceneSessionActivation(
      program.application.scenes[0].session, userActivity: activity, options: nil)
    program.settle()
    #expect(Diary.shared.take() == ["1 continues note"] && program.first.requests.contains(.activate))
    program.application.requestSceneSessionDestruction(session, options: nil)
    program.settle()
    expectEqual(Diary.shared.take(), ["2 resigns", "2 background", "2 disconnects", "discarded 2"])
    #expect(surface.isClosed && !program.first.isClosed && session.scene == nil)
    var errors: [String] = []
    program.application.requestSceneSessionDestruction(session, options: nil) { errors.append("\($0)") }
    program.application.requestSceneSessionActivation(session, userActivity: nil, options: nil) {
      errors.append("\($0)")
    }
    program.settle()
    expectEqual(errors, ["the scene is closed", "the scene is closed"])
    program.send(.close, program.first)
    expectEqual(Diary.shared.take(), ["1 background", "1 disconnects", "app terminates"])
  }

  @Test("A desktop that opens nothing, and a host, report it, and the app continues")
  func refused() {
    let program = Program(ScenesDelegate())
    program.platform.refusal = .noWindow(detail: "none left")
    var errors: [UISceneError] = []
    let note: (any Error) -> Void = { if let error = $0 as? UISceneError { errors.append(error) } }
    program.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
    program.settle()
    program.application.platform = nil
    program.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
    program.settle()
    expectEqual(errors.map(\.code), [.requestDenied, .multipleScenesNotSupported])
    expectEqual(errors.first?.description, "the window could not be made: none left")
    #expect(program.application.scenes.count == 1 && !program.application.supportsMultipleScenes)
    expectNil(program.application.scenes[0].sizeRestrictions)
  }

  @Test("40.5: each scene has a key window, which gets the keys of the scene")
  func keyWindows() {
    let program = Program(ScenesDelegate())
    program.send(.focus(true), program.first)
    let firstWindow = program.application.keyWindow
    let (second, surface) = program.open()
    let other = UIWindow(windowScene: program.application.scenes[0])
    other.makeKeyAndVisible()
    #expect(program.application.keyWindow === second.keyWindow && !other.isKeyWindow)
    #expect(program.application.scenes[0].keyWindow === other)
    program.send(.focus(true), program.first)
    #expect(program.application.keyWindow === other)
    other.isHidden = true
    #expect(program.application.keyWindow === firstWindow)
    program.send(.key(code: 4, characters: "a", isDown: true, timestamp: 0), surface)
    #expect(program.application.keyWindow === second.windows.first)
  }

  @Test("The middle one of three windows is closed during a gesture: it is cancelled, the others continue")
  func closedInAGesture() {
    let program = Program(ScenesDelegate())
    let surfaces = [program.first, program.open().1, program.open().1]
    var states: [[UIGestureRecognizer.State]] = [[], [], []]
    for (index, scene) in program.application.scenes.enumerated() {
      let pan = UIPanGestureRecognizer()
      pan.addAction(UIAction { [weak pan] _ in states[index].append(pan?.state ?? .failed) })
      scene.windows[0].addGestureRecognizer(pan)
    }
    func touch(_ phase: InputSample.Phase, _ x: CGFloat) {
      for (index, surface) in surfaces.enumerated() {
        let sample = InputSample(finger: index + 1, phase: phase, location: CGPoint(x: x, y: 50), timestamp: 0)
        program.platform.onEvent?(surface, .touches([sample]))
      }
    }
    touch(.began, 10)
    touch(.moved, 60)
    program.send(.close, surfaces[1])
    touch(.moved, 80)
    touch(.ended, 80)
    expectEqual(states, [[.began, .changed, .ended], [.began, .cancelled], [.began, .changed, .ended]])
    #expect(program.application.scenes.count == 2 && surfaces[1].isClosed)
    #expect(program.application.touchesEvent.touches.isEmpty)
  }

  @Test("A scene may close itself and others during a notification")
  func closedFromInside() {
    let program = Program(ScenesDelegate())
    let (second, surface) = program.open()
    let (_, third) = program.open()
    final class Closing: UIWindowSceneDelegate {
      func sceneWillResignActive(_ scene: UIScene) {
        for other in UIApplication.shared.scenes.dropFirst() { UIApplication.shared.close(other) }
      }
    }
    let closing = Closing()
    second.delegate = closing
    program.send(.focus(true), surface)
    program.send(.focus(true), program.first)
    #expect(program.application.scenes.count == 1 && surface.isClosed && third.isClosed)
    expectEqual(program.application.applicationState, .active)
  }

  @Test("40.6: files come to the scene that they were dropped on, all at once, or to the application one by one")
  func files() {
    let program = Program(ScenesDelegate(), opensFiles: true)
    let (_, surface) = program.open()
    _ = Diary.shared.take()
    program.send(.drop(["/b", "/a"]), surface)
    expectEqual(Diary.shared.take(), ["2 opens /a /b"])
    let plain = Program(PlainDelegate(), opensFiles: true, files: ["/c"])
    plain.send(.drop(["/b", "/a"]), plain.first)
    expectEqual(Diary.shared.take(), ["launched", "app opens /c", "app opens /b", "app opens /a"])
    let deaf = Program(PlainDelegate(), files: ["/c"])
    deaf.send(.drop(["/b"]), deaf.first)
    expectEqual(Diary.shared.take(), ["launched"])
    #expect(!deaf.first.requests.contains(.drops(true)))
    deaf.application.opensFiles = true
    deaf.settle()
    #expect(deaf.first.requests.contains(.drops(true)))
  }

  @Test("40.11: a shortcut item reaches the first scene, the one that was used last, or the application")
  func shortcuts() {
    let program = Program(ScenesDelegate(), shortcut: "a.b")
    expectEqual(Diary.shared.take(), ["launched", "configures", "1 connects unattached with a.b", "1 foreground"])
    program.open()
    _ = Diary.shared.take()
    program.application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New window")]
    program.application.handleSecondStart([], shortcut: "new")
    program.application.handleSecondStart([], shortcut: "old")
    expectEqual(Diary.shared.take(), ["2 performs new New window", "2 performs old old"])
    let plain = Program(PlainDelegate(), shortcut: "a")
    plain.application.handleSecondStart([], shortcut: "b")
    expectEqual(Diary.shared.take(), ["launched", "app performs a a", "app performs b b"])
    expectNil(plain.application.shortcutItems)
  }

  @Test("40.11: the values of an item can be changed")
  func changedShortcut() {
    let item = UIMutableApplicationShortcutItem(
      type: "a", localizedTitle: "A", localizedSubtitle: "B", icon: UIApplicationShortcutIcon(type: .search))
    (item.type, item.localizedTitle, item.localizedSubtitle, item.icon) = ("c", "C", nil, nil)
    let shown: UIApplicationShortcutItem = item
    #expect(shown.type == "c" && shown.localizedTitle == "C" && shown.localizedSubtitle == nil && shown.icon == nil)
    expectEqual(UIApplicationShortcutIcon(type: .search).name, "edit-find")
  }

  @Test("Size limits, title and scale are the scene's own")
  func ownThings() throws {
    let program = Program(ScenesDelegate())
    let (second, surface) = program.open()
    let limits = try #require(second.sizeRestrictions)
    limits.minimumSize = CGSize(width: 50, height: 60)
    second.title = "two"
    surface.scale = 2
    program.send(.resize, surface)
    #expect(surface.requests.contains(.title("two")))
    #expect(
      surface.requests.contains(
        .sizeLimits(minimum: CGSize(width: 50, height: 60), maximum: limits.maximumSize)))
    #expect(second.traitCollection.displayScale == 2 && second.screen.scale == 2)
    expectEqual(program.application.scenes[0].traitCollection.displayScale, 1)
    #expect(!program.first.requests.contains(.title("two")))
  }

  @Test("A window that observes the app is not one of its windows")
  func tools() throws {
    let program = Program(PlainDelegate())
    program.send(.focus(true), program.first)
    _ = Diary.shared.take()
    var closed = 0
    let tool = try program.application.openTool(title: "watch", size: CGSize(width: 50, height: 50)) { closed += 1 }
    let surface = program.platform.surfaces[1]
    program.send(.focus(true), surface)
    #expect(tool.activationState == .foregroundActive && Diary.shared.take() == ["app resigns"])
    #expect(program.application.connectedScenes.count == 1 && program.application.openSessions.count == 1)
    program.send(.focus(true), program.first)
    program.send(.close, surface)
    #expect(closed == 1 && surface.isClosed && Diary.shared.take() == ["app active"])
    program.send(.close, program.first)
    #expect(program.application.scenes.isEmpty)
  }

  @Test("Many windows that are idle wait for nothing")
  func idle() {
    let program = Program(ScenesDelegate())
    for _ in 0..<9 { program.open() }
    program.settle()
    expectEqual(program.application.scenes.count, 10)
    #expect(!program.loop.isFrameRequested && program.loop.nextTimerTime == nil)
    let frames = program.platform.surfaces.map(\.frames.count)
    program.application.scenes[4].windows[0].backgroundColor = .red
    program.settle()
    let changed = zip(program.platform.surfaces.map(\.frames.count), frames).map { $0 - $1 }
    expectEqual(changed, [0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
  }
}
