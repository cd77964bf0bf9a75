import UIKit

/// A mixing desk: channels in a list, a page for each.
@main final class Mixer: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let desk = Desk()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.overrideUserInterfaceStyle = desk.style
    window?.rootViewController = UINavigationController(rootViewController: ChannelList(desk))
    window?.makeKeyAndVisible()
    return true
  }
}
