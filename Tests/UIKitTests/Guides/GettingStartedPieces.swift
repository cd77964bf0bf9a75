import UIKit

// Pieces of Docs/GettingStarted.md, as it shows them.

final class WindowSize: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIWindowScene.preferredSize = CGSize(width: 390, height: 640)
    return true
  }
}
