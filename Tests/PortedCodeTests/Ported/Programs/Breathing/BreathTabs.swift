import UIKit

#if FoundationGeometry
class BreathTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let breath = BreathViewController()
    breath.tabBarItem = UITabBarItem(title: "Breathe", image: nil, tag: 0)
    let history = UIViewController()
    let chart = BreathHistoryView(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    chart.values = [1, 2, 4]
    history.view.addSubview(chart)
    history.tabBarItem = UITabBarItem(title: "History", image: nil, tag: 1)
    viewControllers = [breath, history]
  }
}
#endif
