import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.prohibitsMultipleInstances = true
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    return true
  }

  // The action "clear" of the desktop entry.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    (window?.rootViewController as? ViewController)?.clear()
    completionHandler(true)
  }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: ViewController.tapped)
    view.addGestureRecognizer(tap)
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let dot = UIView(frame: CGRect(origin: tap.location(in: view), size: CGSize(width: 40, height: 40)))
    dot.backgroundColor = .white
    view.addSubview(dot)
  }

  func clear() {
    for dot in view.subviews { dot.removeFromSuperview() }
  }
}
