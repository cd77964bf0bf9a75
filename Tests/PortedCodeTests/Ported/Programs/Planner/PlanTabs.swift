import UIKit

#if FoundationGeometry
class PlanTabs: UITabBarController {
  let board = PlanBoard()

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in ["One", "Two", "Three"] { board.add(title) }
    let pages = [PlanBoardViewController(board: board), PlanListViewController(board: board)]
    viewControllers = pages.map { page in
      let navigation = UINavigationController(rootViewController: page)
      navigation.tabBarItem = UITabBarItem(title: page is PlanListViewController ? "List" : "Board", image: nil, tag: 0)
      return navigation
    }
  }
}
#endif
