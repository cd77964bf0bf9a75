import UIKit

#if FoundationGeometry
class PeopleNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    PeopleStyle.apply(to: navigationBar)
    view.roundPeopleCorners(radius: 4)
  }
}
#endif
