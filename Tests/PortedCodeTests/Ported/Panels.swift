import UIKit

#if FoundationGeometry
// 43. A message that comes from below, stays a moment, and goes.
class Toast: UIView {
  enum Duration: TimeInterval {
    case short = 2
    case long = 3.5
  }
  private let label = UILabel()

  static func show(_ message: String, in view: UIView, duration: Duration = .short, completion: (() -> Void)? = nil) {
    let toast = Toast(message: message)
    view.addSubview(toast)
    toast.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      toast.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      toast.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -32),
      toast.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
    ])
    toast.alpha = 0
    UIView.animate(withDuration: 0.25, animations: { toast.alpha = 1 }) { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + duration.rawValue) {
        toast.hide(completion: completion)
      }
    }
    UIAccessibility.post(notification: .announcement, argument: message)
  }

  init(message: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor.black.withAlphaComponent(0.8)
    layer.cornerRadius = 18
    clipsToBounds = true
    label.text = message
    label.textColor = .white
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    let views = ["label": label]
    addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[label]-16-|", options: [], metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[label]-8-|", options: [], metrics: nil, views: views))
    let tap = UITapGestureRecognizer(target: self, action: Selector(Toast.tapped))
    addGestureRecognizer(tap)
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }

  private func tapped() { hide(completion: nil) }

  private func hide(completion: (() -> Void)?) {
    UIView.animate(
      withDuration: 0.25,
      animations: { self.alpha = 0 },
      completion: { _ in
        self.removeFromSuperview()
        completion?()
      })
  }
}

// 44. A sheet at the bottom that is dragged between three heights.
class BottomSheetViewController: UIViewController, UIGestureRecognizerDelegate {
  enum State: CaseIterable { case collapsed, half, full }
  private(set) var state: State = .collapsed
  private let grabber = UIView()
  let tableView = UITableView(frame: .zero, style: .plain)
  private var panStart: CGFloat = 0
  var stateChanged: ((State) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 16
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.layer.shadowOpacity = 0.2
    view.layer.shadowRadius = 8
    grabber.backgroundColor = .systemGray3
    grabber.layer.cornerRadius = 2.5
    view.addSubview(grabber)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.dataSource = self
    tableView.tableFooterView = UIView()
    view.addSubview(tableView)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(BottomSheetViewController.handlePan(_:)))
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grabber.frame = CGRect(x: view.bounds.midX - 18, y: 6, width: 36, height: 5)
    tableView.frame = CGRect(x: 0, y: 24, width: view.bounds.width, height: view.bounds.height - 24)
    view.layer.shadowPath =
      UIBezierPath(
        roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 16, height: 16)
      ).cgPath
  }

  func attach(to parent: UIViewController) {
    parent.addChild(self)
    parent.view.addSubview(view)
    view.frame = CGRect(x: 0, y: top(for: .collapsed), width: parent.view.frame.width, height: parent.view.frame.height)
    didMove(toParent: parent)
  }

  func top(for state: State) -> CGFloat {
    let height = parent?.view.bounds.height ?? UIScreen.main.bounds.height
    switch state {
    case .collapsed: return height - 100
    case .half: return height * 0.5
    case .full: return 60
    }
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view.superview)
    let velocity = recognizer.velocity(in: view.superview)
    switch recognizer.state {
    case .began:
      panStart = view.frame.minY
    case .changed:
      view.frame.origin.y = max(panStart + translation.y, top(for: .full))
    case .ended, .cancelled:
      let target: State
      if abs(velocity.y) > 800 {
        target = velocity.y < 0 ? .full : .collapsed
      } else {
        let y = view.frame.minY
        target = State.allCases.min { abs(top(for: $0) - y) < abs(top(for: $1) - y) } ?? .collapsed
      }
      move(to: target)
    default:
      break
    }
  }

  func move(to target: State) {
    state = target
    let distance = max(abs(view.frame.minY - top(for: target)), 1)
    let duration = TimeInterval(min(max(distance / 1000, 0.2), 0.5))
    UIView.animate(
      withDuration: duration, delay: 0.0, options: [.allowUserInteraction],
      animations: {
        self.view.frame.origin.y = self.top(for: target)
      },
      completion: { [weak self] finished in
        guard let self = self else { return }
        self.tableView.isScrollEnabled = target == .full
        self.stateChanged?(target)
      })
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
    let direction = pan.velocity(in: view).y
    if state == .full && tableView.contentOffset.y <= 0 && direction > 0 || state == .collapsed {
      tableView.isScrollEnabled = false
    } else {
      tableView.isScrollEnabled = true
    }
    return false
  }
}

extension BottomSheetViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 20 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    cell.selectionStyle = .none
    return cell
  }
}

// 45. A menu that slides in from the left.
class SlideMenuController: UIViewController {
  private let contentController: UIViewController
  private let menuController: UIViewController
  private let dimView = UIView()
  private let menuWidth: CGFloat = 260
  private(set) var isMenuOpen = false
  private lazy var edgePan: UIScreenEdgePanGestureRecognizer = {
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(SlideMenuController.panned(_:)))
    pan.edges = .left
    return pan
  }()

  init(content: UIViewController, menu: UIViewController) {
    contentController = content
    menuController = menu
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(contentController, frame: view.bounds)
    contentController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimView.frame = view.bounds
    dimView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimView.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimView.alpha = 0
    dimView.isHidden = true
    view.addSubview(dimView)
    add(menuController, frame: CGRect(x: -menuWidth, y: 0, width: menuWidth, height: view.bounds.height))
    menuController.view.autoresizingMask = .flexibleHeight
    view.addGestureRecognizer(edgePan)
    dimView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(SlideMenuController.closeMenu)))
  }

  private func add(_ child: UIViewController, frame: CGRect) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func openMenu() { setMenu(open: true) }
  func closeMenu() { setMenu(open: false) }

  private func setMenu(open: Bool) {
    isMenuOpen = open
    dimView.isHidden = false
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
      self.menuController.view.frame.origin.x = open ? 0 : -self.menuWidth
      self.dimView.alpha = open ? 1 : 0
    } completion: { _ in
      self.dimView.isHidden = !open
    }
  }

  private func panned(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    let x = min(recognizer.translation(in: view).x, menuWidth)
    switch recognizer.state {
    case .changed:
      dimView.isHidden = false
      menuController.view.frame.origin.x = x - menuWidth
      dimView.alpha = x / menuWidth
    case .ended:
      setMenu(open: x > menuWidth / 2 || recognizer.velocity(in: view).x > 500)
    case .cancelled, .failed:
      setMenu(open: false)
    default: break
    }
  }
}

// 46. Pages that welcome a new user.
struct OnboardingPage {
  let title: String
  let text: String
  let color: UIColor
}

class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  private let pages: [OnboardingPage]
  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private let nextButton = UIButton(type: .system)
  var onFinish: (() -> Void)?
  var currentPage: Int { return pageControl.currentPage }

  init(pages: [OnboardingPage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var prefersStatusBarHidden: Bool { return true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    for page in pages {
      let pageView = UIView()
      pageView.backgroundColor = page.color
      let titleLabel = UILabel()
      titleLabel.text = page.title
      titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
      titleLabel.adjustsFontForContentSizeCategory = true
      titleLabel.textAlignment = .center
      let textLabel = UILabel()
      textLabel.text = page.text
      textLabel.numberOfLines = 0
      textLabel.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [titleLabel, textLabel])
      stack.axis = .vertical
      stack.spacing = 12
      stack.alignment = .center
      stack.setCustomSpacing(24, after: titleLabel)
      stack.translatesAutoresizingMaskIntoConstraints = false
      pageView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerYAnchor.constraint(equalTo: pageView.centerYAnchor),
        stack.leadingAnchor.constraint(equalTo: pageView.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: pageView.trailingAnchor, constant: -20),
      ])
      scrollView.addSubview(pageView)
    }
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addTarget(self, action: Selector(OnboardingViewController.pageControlChanged), for: .valueChanged)
    view.addSubview(pageControl)
    nextButton.setTitle("Next", for: .normal)
    nextButton.addTarget(self, action: Selector(OnboardingViewController.nextTapped), for: .touchUpInside)
    view.addSubview(nextButton)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: width * CGFloat(pages.count), height: height)
    for (index, page) in scrollView.subviews.prefix(pages.count).enumerated() {
      page.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
    }
    pageControl.frame = CGRect(x: 0, y: height - 100, width: width, height: 30)
    nextButton.frame = CGRect(x: width / 2 - 60, y: height - 60, width: 120, height: 44)
  }

  private func pageControlChanged() { show(page: pageControl.currentPage) }

  private func nextTapped() {
    if currentPage == pages.count - 1 {
      UserDefaults.standard.set(true, forKey: "hasSeenOnboarding")
      onFinish?()
      dismiss(animated: true, completion: nil)
    } else {
      show(page: currentPage + 1)
    }
  }

  private func show(page: Int) {
    pageControl.currentPage = page
    nextButton.setTitle(page == pages.count - 1 ? "Done" : "Next", for: .normal)
    scrollView.setContentOffset(CGPoint(x: scrollView.frame.width * CGFloat(page), y: 0), animated: true)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let page = Int(round(scrollView.contentOffset.x / scrollView.frame.width))
    pageControl.currentPage = page
    nextButton.setTitle(page == pages.count - 1 ? "Done" : "Next", for: [])
  }
}
#endif
