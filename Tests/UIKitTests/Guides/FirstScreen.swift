// What README.md and the guides show is compiled here, piece by piece: `Scripts/check-guides` compares, so that a guide
// cannot show what does not compile.

import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    let action = UIAction(title: "Touch me") { [unowned self] _ in view.backgroundColor = .systemYellow }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 40, y: 40, width: 120, height: 44)
    view.addSubview(button)
  }
}

final class Program: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Page()
    window?.makeKeyAndVisible()
    return true
  }
}
