import UIKit

#if FoundationGeometry
class BreathViewController: UIViewController {
  let session = BreathSession()
  let circle = BreathCircleView(frame: CGRect(x: 60, y: 80, width: 200, height: 200))
  let label = UILabel()
  let button = UIButton(type: .system)
  private var timer = Timer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    session.delegate = self
    label.frame = CGRect(x: 60, y: 300, width: 200, height: 30)
    label.textAlignment = NSTextAlignment.center
    button.frame = CGRect(x: 110, y: 340, width: 100, height: 44)
    button.setTitle("Begin", for: UIControl.State.normal)
    button.addTarget(self, action: Selector(BreathViewController.toggle), for: .touchUpInside)
    for part in [circle, label, button] { view.addSubview(part) }
  }

  func toggle() {
    if session.isPaused {
      button.setTitle("Pause", for: .normal)
      if circle.ring.speed == 0 { circle.ring.resumeAnimations() }
      session.resume()
    } else {
      session.pause()
    }
  }

  func next() { session.advance() }
}
#endif
