#if FoundationGeometry
import Foundation
import UIKit

extension Notification.Name {
  static let scoreDidChange = Notification.Name("scoreDidChange")
}

// 19. A model that is no view and posts what happens.
class ScoreKeeper {
  static let shared = ScoreKeeper()
  private(set) var score = 0
  func add(_ points: Int) {
    score += points
    NotificationCenter.default.post(name: .scoreDidChange, object: self, userInfo: ["points": points])
  }
}

// 20. A controller that listens.
class ScoreViewController: UIViewController {
  let label = UILabel()
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.font = UIFont(name: "No Such Font", size: 20) ?? UIFont.systemFont(ofSize: 20)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    view.addSubview(label)
    NotificationCenter.default.addObserver(
      self, selector: Selector(ScoreViewController.scoreChanged(_:)), name: .scoreDidChange, object: nil)
  }
  deinit { NotificationCenter.default.removeObserver(self) }

  private func scoreChanged(_ notification: Notification) {
    changes += notification.userInfo?["points"] as? Int ?? 0
    label.text = "\(changes)"
  }
}

// 21. A stop watch.
class StopWatch: NSObject {
  private var timer: Timer?
  private(set) var ticks = 0
  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: Selector(StopWatch.tick), userInfo: nil, repeats: true)
  }
  func stop() {
    timer?.invalidate()
    timer = nil
  }
  func fire() { timer?.fire() }
  func tick() { ticks += 1 }
}

// 22. A controller with a photo that is moved, scaled and turned.
class PhotoViewController: UIViewController, UIGestureRecognizerDelegate {
  let photo = UIImageView(image: UIImage())

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
    photo.isUserInteractionEnabled = true
    photo.contentMode = .scaleAspectFill
    view.addSubview(photo)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PhotoViewController.handlePan(_:)))
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(PhotoViewController.handlePinch))
    for recognizer in [pan, pinch] as [UIGestureRecognizer] {
      recognizer.delegate = self
      photo.addGestureRecognizer(recognizer)
    }
  }
  func handlePan(_ sender: UIPanGestureRecognizer) {
    let translation = sender.translation(in: view)
    photo.center = CGPoint(x: photo.center.x + translation.x, y: photo.center.y + translation.y)
    sender.setTranslation(CGPoint.zero, in: view)
  }
  func handlePinch(_ sender: UIPinchGestureRecognizer) {
    photo.transform = photo.transform.scaledBy(x: sender.scale, y: sender.scale)
    sender.scale = 1
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    return true
  }
}

// 23. Pages without a storyboard.
class PagesViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    view.addSubview(scrollView)
    view.addSubview(pageControl)
    pageControl.numberOfPages = 3
    for index in 0..<3 {
      let page = UIView()
      page.tag = index
      page.backgroundColor = [UIColor.red, .green, .blue][index]
      scrollView.addSubview(page)
    }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    scrollView.contentSize = CGSize(width: size.width * 3, height: size.height)
    for page in scrollView.subviews.prefix(3) {
      page.frame = CGRect(x: CGFloat(page.tag) * size.width, y: 0, width: size.width, height: size.height)
    }
    pageControl.frame = CGRect(x: 0, y: size.height - 40, width: size.width, height: 40)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    pageControl.currentPage = Int(scrollView.contentOffset.x / scrollView.frame.size.width)
  }
}

// 24. A place in a table, kept by a model.
struct Selection {
  private(set) var chosen: [IndexPath] = []
  mutating func toggle(row: Int, in section: Int) {
    let path = IndexPath(row: row, section: section)
    if let index = chosen.firstIndex(of: path) { chosen.remove(at: index) } else { chosen.append(path) }
  }
  var rows: [Int] { return chosen.sorted().map { $0.row } }
}
#endif
