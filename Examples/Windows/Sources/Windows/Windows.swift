import UIKit

/// A program of several windows: a button opens another one, and each says what happens to it.
///
/// `Windows [COUNT]` opens so many at the start, `Windows FILE...` opens files. A second start passes its files to the
/// first one, and also the type of a shortcut item, `--shortcut-item=TYPE`. The windows that are open at the end are restored at the next start. F11 makes a window cover the display.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.opensFiles = true
    application.prohibitsMultipleInstances = true
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New window")]
    for _ in 1..<max(CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1, 1) { openWindow() }
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    configuration.preferredSize = CGSize(width: 240, height: 160)
    return configuration
  }
}

/// Opens another window.
@MainActor func openWindow() {
  UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { print("\($0)") }
}

/// What there is once for each window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private static var count = 0
  private var number = 0
  private var name: String { "Window \(number)" }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    number = session.stateRestorationActivity?.userInfo?["number"] as? Int ?? Self.count + 1
    Self.count = max(Self.count, number)
    scene.title = name
    scene.sizeRestrictions?.minimumSize = CGSize(width: 200, height: 100)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = WindowController()
    window.makeKeyAndVisible()
    self.window = window
    print("\(name) connects")
    open(connectionOptions.urlContexts)
    if let item = connectionOptions.shortcutItem { print("\(name) begins with \(item.localizedTitle)") }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    print("\(name) performs \(shortcutItem.localizedTitle)")
    completionHandler(true)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { open(contexts) }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for path in contexts.map(\.url.path).sorted() { print("\(name) opens \(path)") }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "window")
    activity.userInfo = ["number": number]
    return activity
  }

  func sceneDidBecomeActive(_ scene: UIScene) { print("\(name) is active") }
  func sceneWillResignActive(_ scene: UIScene) { print("\(name) resigns") }
  func sceneDidDisconnect(_ scene: UIScene) { print("\(name) disconnects") }
}

/// The inside of a window.
class WindowController: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Full Screen", action: Selector(UIWindowScene.toggleFullScreen), input: UIKeyCommand.f11),
      UIKeyCommand(title: "Maximize", action: Selector(UIWindowScene.performZoom), input: UIKeyCommand.f10),
      UIKeyCommand(title: "Minimize", action: Selector(UIWindowScene.performMiniaturize), input: UIKeyCommand.f9),
    ]
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    print("\(view.window?.windowScene?.title ?? "") covers \(Int(size.width)) by \(Int(size.height))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
    button.setTitle("New window", for: .normal)
    button.addAction(UIAction { _ in openWindow() }, for: .touchUpInside)
    view.addSubview(button)
  }
}
