import UIKit

#if FoundationGeometry
extension ReaderViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    return controller(at: (viewController as! ReaderPageController).page - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    return controller(at: (viewController as! ReaderPageController).page + 1)
  }
}

extension ReaderViewController: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let shown = viewControllers?.first as? ReaderPageController else { return }
    progress.page = shown.page
  }
}
#endif
