import UIKit

/// `LogFilter FILE`: shows the lines of a file, and of these the ones that have what is typed.
@main class LogFilter: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let path = CommandLine.arguments.dropFirst().first ?? "/var/log/dpkg.log"
    window = UIWindow(frame: UIScreen.main.bounds)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let lines = LinesController(LogLines(path: path), title: name)
    window?.rootViewController = UINavigationController(rootViewController: lines)
    window?.makeKeyAndVisible()
    return true
  }
}
