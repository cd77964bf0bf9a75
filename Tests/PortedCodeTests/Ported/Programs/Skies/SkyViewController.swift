import UIKit

#if FoundationGeometry
class SkyViewController: UIViewController {
  let model = SkyModel()
  let skyView = SkyView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  let cityLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.boldSystemFont(ofSize: 30)
    label.textColor = UIColor.white
    return label
  }()
  let reloadButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Reload", for: .normal)
    button.addTarget(nil, action: Selector(SkyViewController.reloadTapped), for: .touchUpInside)
    return button
  }()

  override func loadView() { view = skyView }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.delegate = self
    cityLabel.frame = CGRect(x: 20, y: 40, width: 280, height: 40)
    reloadButton.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    view.addSubview(cityLabel)
    view.addSubview(reloadButton)
    let swipe = UISwipeGestureRecognizer(target: model, action: Selector(SkyModel.reload))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  func reloadTapped() { model.reload() }

  override var prefersStatusBarHidden: Bool { return true }
}
#endif
