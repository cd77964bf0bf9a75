import UIKit

// 62. Tabs with pictures that slide, and the chosen tab in the dark.

class TabSlide: UIObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool
  init(isForward: Bool) { self.isForward = isForward }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let toController = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let width = transitionContext.containerView.bounds.width * (isForward ? 1 : -1)
    to.frame = transitionContext.finalFrame(for: toController)
    to.transform = CGAffineTransform(translationX: width, y: 0)
    transitionContext.containerView.addSubview(to)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseOut],
      animations: {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -width, y: 0)
      },
      completion: { _ in
        from.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class ShopTabController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let titles = ["Shop", "Basket", "Account"]
    viewControllers = titles.enumerated().map { index, title in
      let page = UIViewController()
      page.title = title
      page.view.backgroundColor = .systemBackground
      page.tabBarItem = UITabBarItem(title: title, image: Self.dot(.label), selectedImage: Self.dot(.systemBlue))
      page.tabBarItem.tag = index
      return page
    }
    viewControllers?[1].tabBarItem.badgeValue = "3"
    tabBar.isTranslucent = false
    tabBar.unselectedItemTintColor = .secondaryLabel
    traitOverrides.userInterfaceStyle = .dark
  }

  private static func dot(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 12, height: 12)).fill()
    }
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    viewController !== selectedViewController
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard let from = viewControllers?.firstIndex(of: fromVC), let to = viewControllers?.firstIndex(of: toVC) else {
      return nil
    }
    return TabSlide(isForward: to > from)
  }
}
