import UIKit

#if FoundationGeometry
class RecipeDetailViewController: UIViewController {
  @MainActor static let startSelector = Selector(RecipeDetailViewController.start)
  var recipe: Recipe!
  let countdown = RecipeCountdown()
  let label = UILabel()
  lazy var startButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Start", for: .normal)
    button.addTarget(self, action: RecipeDetailViewController.startSelector, for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.groupTableViewBackground
    title = recipe.title
    label.frame = CGRect(x: 20, y: 120, width: 200, height: 30)
    startButton.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
    view.addSubview(label)
    view.addSubview(startButton)
    countdown.onTick = { [weak self] in self?.label.text = "\($0) s" }
  }

  func start() {
    startButton.removeTarget(self, action: RecipeDetailViewController.startSelector, for: .touchUpInside)
    startButton.addTarget(self, action: Selector(RecipeDetailViewController.stop), for: .touchUpInside)
    startButton.setTitle("Stop", for: .normal)
    countdown.begin(seconds: recipe.minutes * 60)
  }

  func stop() { countdown.end() }
}
#endif
