import UIKit

/// `Notes [FILE]`: edits a text of any length.
@main class Notes: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let editor = EditorViewController()
    if CommandLine.arguments.count > 1 { editor.open(CommandLine.arguments[1]) }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = editor
    window?.makeKeyAndVisible()
    return true
  }
}
