// Examples/Hello in the size of the other toolkits' programs, with what they show: a line of text, and a square that
// changes its color when it is pressed.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UIWindowScene.preferredSize = CGSize(width: 400, height: 400)
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
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "Hello"
    view.addSubview(label)
    let square = Square(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    square.backgroundColor = .systemBlue
    view.addSubview(square)
  }
}

class Square: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = backgroundColor == .systemBlue ? .systemTeal : .systemBlue
  }
}
