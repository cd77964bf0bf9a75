import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let start = CommandLine.arguments.dropFirst().first ?? getenv("HOME").map { String(cString: $0) } ?? "/"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: FolderController(Folder(path: start)))
    window?.makeKeyAndVisible()
    return true
  }
}
