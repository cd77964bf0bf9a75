import UIKit

#if FoundationGeometry
class RecipeAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let store = RecipeStore([
    Recipe(title: "Soup", minutes: 30), Recipe(title: "Bread", minutes: 90), Recipe(title: "Salad", minutes: 10),
  ])

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: RecipeTableController(store: store))
    window?.makeKeyAndVisible()
    return true
  }
}
#endif
