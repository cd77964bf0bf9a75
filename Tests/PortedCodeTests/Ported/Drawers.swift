import UIKit

// 28. A strip of tabs with a bar that slides below the chosen one.
protocol TabStripDelegate: AnyObject {
  func tabStrip(_ strip: TabStrip, didSelect index: Int)
}

class TabStrip: UIView {
  weak var delegate: TabStripDelegate?
  private let stack = UIStackView()
  private let bar = UIView()
  private var barLeading: NSLayoutConstraint?
  private(set) var selectedIndex = 0
  var titles: [String] = [] {
    didSet { rebuild() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.axis = .horizontal
    stack.distribution = .fillEqually
    bar.backgroundColor = .systemBlue
    [stack, bar].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 3),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  private func rebuild() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.tag = index
      button.addTarget(self, action: Selector(TabStrip.tapped(_:)), for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
    guard let first = stack.arrangedSubviews.first else { return }
    bar.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true
    moveBar(animated: false)
  }

  private func tapped(_ sender: UIButton) {
    select(sender.tag, animated: true)
    delegate?.tabStrip(self, didSelect: sender.tag)
  }

  func select(_ index: Int, animated: Bool) {
    guard titles.indices.contains(index) else { return }
    selectedIndex = index
    moveBar(animated: animated)
  }

  private func moveBar(animated: Bool) {
    barLeading?.isActive = false
    barLeading = bar.leadingAnchor.constraint(
      equalTo: stack.arrangedSubviews[selectedIndex].leadingAnchor)
    barLeading?.isActive = true
    guard animated else { return }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
      animations: {
        self.layoutIfNeeded()
      }, completion: nil)
  }

  var barFrame: CGRect { bar.frame }
}

// 29. A drawer that is pulled down from the top and snaps open or shut.
class PullDownDrawer: UIView, UIGestureRecognizerDelegate {
  enum State {
    case closed
    case open
  }
  private(set) var state: State = .closed
  let content = UIView()
  private let handle = UIView()
  private let openHeight: CGFloat
  private var startHeight: CGFloat = 0
  var onChange: ((State) -> Void)?

  init(frame: CGRect, openHeight: CGFloat) {
    self.openHeight = openHeight
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    handle.backgroundColor = .tertiaryLabel
    handle.layer.cornerRadius = 2.5
    addSubview(content)
    addSubview(handle)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PullDownDrawer.panned(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PullDownDrawer.toggled)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:)") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: openHeight - 30)
    handle.frame = CGRect(x: bounds.midX - 20, y: bounds.maxY - 12, width: 40, height: 5)
  }

  private func toggled() {
    settle(to: state == .open ? .closed : .open, velocity: 0)
  }

  private func panned(_ gesture: UIPanGestureRecognizer) {
    let move = gesture.translation(in: superview).y
    switch gesture.state {
    case .began:
      startHeight = frame.height
    case .changed:
      frame.size.height = max(
        30, min(openHeight + rubber(startHeight + move - openHeight), startHeight + move))
    case .ended, .cancelled:
      let speed = gesture.velocity(in: superview).y
      let wantsOpen = abs(speed) > 300 ? speed > 0 : frame.height > openHeight / 2
      settle(to: wantsOpen ? .open : .closed, velocity: speed)
    default:
      break
    }
  }

  private func rubber(_ distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    return (1 - 1 / (distance * 0.55 / openHeight + 1)) * openHeight
  }

  private func settle(to newState: State, velocity: CGFloat) {
    let target: CGFloat = newState == .open ? openHeight : 30
    let distance = target - frame.height
    let start = distance == 0 ? 0 : velocity / distance
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: start,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.frame.size.height = target
        self.layoutIfNeeded()
      }
    ) { [weak self] _ in
      guard let self = self else { return }
      self.state = newState
      self.onChange?(newState)
    }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: self)
    return abs(velocity.y) > abs(velocity.x)
  }
}

// 30. A viewer that zooms a photo and keeps it in the middle.
class ZoomingViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView: UIImageView

  init(image: UIImage) {
    imageView = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delegate = self
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.decelerationRate = .fast
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    scrollView.addSubview(imageView)
    scrollView.contentSize = imageView.bounds.size
    let doubleTap = UITapGestureRecognizer(target: self, action: Selector(ZoomingViewController.doubleTapped(_:)))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateZoomLimits()
  }

  private func updateZoomLimits() {
    let size = imageView.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let fit = min(scrollView.bounds.width / size.width, scrollView.bounds.height / size.height)
    scrollView.minimumZoomScale = fit
    scrollView.maximumZoomScale = max(fit, 2)
    scrollView.zoomScale = fit
    centerImage()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    return imageView
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    centerImage()
  }

  private func centerImage() {
    let x = max(0, (scrollView.bounds.width - scrollView.contentSize.width) / 2)
    let y = max(0, (scrollView.bounds.height - scrollView.contentSize.height) / 2)
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  private func doubleTapped(_ gesture: UITapGestureRecognizer) {
    if scrollView.zoomScale > scrollView.minimumZoomScale {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: false)
    } else {
      let center = gesture.location(in: imageView)
      let scale = scrollView.maximumZoomScale
      let size = CGSize(
        width: scrollView.bounds.width / scale, height: scrollView.bounds.height / scale)
      scrollView.zoom(
        to: CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
          height: size.height),
        animated: false)
    }
  }
}
