import UIKit

/// A program of several windows: a button opens another one, and each says what happens to it.
///
/// `Windows [COUNT]` opens so many at the start.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
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
  private var name = ""

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Self.count += 1
    name = "Window \(Self.count)"
    scene.title = name
    scene.sizeRestrictions?.minimumSize = CGSize(width: 200, height: 100)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = WindowController()
    window.makeKeyAndVisible()
    self.window = window
    print("\(name) connects")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { print("\(name) is active") }
  func sceneWillResignActive(_ scene: UIScene) { print("\(name) resigns") }
  func sceneDidDisconnect(_ scene: UIScene) { print("\(name) disconnects") }
}

/// The inside of a window.
class WindowController: UIViewController {
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
