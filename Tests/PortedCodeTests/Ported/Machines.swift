import UIKit
import UIKit

// 34. A recognizer of a check mark: down to the right, then up to the right.
class TickGestureRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case notStarted
    case initialPoint
    case downStroke
    case upStroke
  }
  private var stroke: Stroke = .notStarted
  private var initialPoint = CGPoint.zero
  private var trackedTouch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 {
      state = .failed
    }
    if trackedTouch == nil {
      trackedTouch = touches.first
      stroke = .initialPoint
      initialPoint = trackedTouch!.location(in: view)
    } else {
      for touch in touches where touch != trackedTouch {
        ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let newTouch = touches.first
    guard newTouch == trackedTouch else {
      state = .failed
      return
    }
    let newPoint = (newTouch?.location(in: view))!
    let previousPoint = (newTouch?.previousLocation(in: view))!
    if stroke == .initialPoint {
      if newPoint.x >= initialPoint.x && newPoint.y >= initialPoint.y {
        stroke = .downStroke
      } else {
        state = .failed
      }
    } else if stroke == .downStroke {
      if newPoint.x >= previousPoint.x {
        if newPoint.y < previousPoint.y {
          stroke = .upStroke
        }
      } else {
        state = .failed
      }
    } else if stroke == .upStroke {
      if newPoint.x < previousPoint.x || newPoint.y > previousPoint.y {
        state = .failed
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let newPoint = touches.first?.location(in: view)
    if state == .possible && stroke == .upStroke && newPoint!.y < initialPoint.y {
      state = .recognized
    } else {
      state = .failed
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    initialPoint = .zero
    stroke = .notStarted
    trackedTouch = nil
  }
}

// 35. A check box whose mark looks hand-drawn.
class AnimatedCheckbox: UIControl {
  private(set) var isChecked = false
  private var progress: CGFloat = 0
  private var displayLink: CADisplayLink?
  private let duration: CFTimeInterval = 0.3
  private var animationStart: CFTimeInterval = 0
  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.1) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    addTarget(self, action: Selector(AnimatedCheckbox.toggle), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func toggle() {
    setChecked(!isChecked, animated: true)
    sendActions(for: .valueChanged)
  }

  func setChecked(_ checked: Bool, animated: Bool) {
    isChecked = checked
    displayLink?.invalidate()
    displayLink = nil
    guard animated else {
      progress = checked ? 1 : 0
      setNeedsDisplay()
      return
    }
    animationStart = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector(AnimatedCheckbox.step))
    link.add(to: RunLoop.main, forMode: RunLoop.Mode.common)
    displayLink = link
  }

  private func step() {
    let part = CGFloat(min(1, (CACurrentMediaTime() - animationStart) / duration))
    progress = isChecked ? part : 1 - part
    setNeedsDisplay()
    if part == 1 {
      displayLink?.invalidate()
      displayLink = nil
    }
  }

  override func draw(_ rect: CGRect) {
    let box = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 4)
    box.lineWidth = 2
    (isChecked ? tintColor : UIColor.systemGray).setStroke()
    box.stroke()
    let points = [
      CGPoint(x: bounds.width * 0.25, y: bounds.height * 0.5),
      CGPoint(x: bounds.width * 0.45, y: bounds.height * 0.7),
      CGPoint(x: bounds.width * 0.75, y: bounds.height * 0.3),
    ]
    let mark = UIBezierPath()
    mark.move(to: points[0])
    for (index, part) in [min(progress * 2, 1), max(progress * 2 - 1, 0)].enumerated()
    where part > 0 {
      let (from, to) = (points[index], points[index + 1])
      mark.addLine(
        to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
    mark.lineWidth = 3
    mark.lineCapStyle = .round
    mark.lineJoinStyle = .round
    tintColor.setStroke()
    mark.stroke()
  }

  var isAnimating: Bool { displayLink != nil }
}

// 36. A stack of cards that are swiped away to either side.
protocol SwipeCardStackDataSource: AnyObject {
  func numberOfCards(in stack: SwipeCardStack) -> Int
  func cardStack(_ stack: SwipeCardStack, viewForCardAt index: Int) -> UIView
}

class SwipeCardStack: UIView {
  enum Direction { case left, right }
  weak var dataSource: SwipeCardStackDataSource? { didSet { reloadData() } }
  var didSwipe: ((Int, Direction) -> Void)?
  private var nextIndex = 0
  private var cards: [(index: Int, view: UIView)] = []
  private var threshold: CGFloat { return bounds.width * 0.4 }

  func reloadData() {
    cards.forEach { $0.view.removeFromSuperview() }
    cards.removeAll()
    nextIndex = 0
    (0..<3).forEach { _ in addCard() }
  }

  private func addCard() {
    guard let source = dataSource, nextIndex < source.numberOfCards(in: self) else { return }
    let card = source.cardStack(self, viewForCardAt: nextIndex)
    card.isUserInteractionEnabled = true
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(SwipeCardStack.handlePan(_:))))
    insertSubview(card, at: 0)
    cards.append((nextIndex, card))
    nextIndex += 1
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (depth, card) in cards.enumerated() where card.view.transform.isIdentity {
      card.view.frame = bounds.insetBy(dx: CGFloat(depth) * 6, dy: CGFloat(depth) * 6)
      card.view.layer.zPosition = -CGFloat(depth)
    }
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let card = gesture.view else { return }
    let translation = gesture.translation(in: self)
    switch gesture.state {
    case .changed:
      let angle = translation.x / bounds.width * .pi / 8
      card.transform = CGAffineTransform(rotationAngle: angle).translatedBy(
        x: translation.x, y: translation.y)
    case .ended where abs(translation.x) > threshold:
      remove(card, to: translation.x > 0 ? .right : .left)
    case .ended, .cancelled, .failed:
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        options: [.allowUserInteraction]
      ) {
        card.transform = .identity
      }
    case .possible, .began: break
    @unknown default: break
    }
  }

  private func remove(_ card: UIView, to direction: Direction) {
    guard let place = cards.firstIndex(where: { $0.view === card }) else { return }
    let index = cards.remove(at: place).index
    didSwipe?(index, direction)
    addCard()
    UIView.animate(
      withDuration: 0.2,
      animations: {
        card.center.x += direction == .right ? self.bounds.width * 2 : -self.bounds.width * 2
        card.alpha = 0
      },
      completion: { _ in card.removeFromSuperview() })
  }
}

// 37. Master and detail side by side where there is room, one after the other where there is not.
class MasterDetailViewController: UIViewController {
  let master: UIViewController
  let detail: UIViewController
  private var masterWidth: NSLayoutConstraint!
  private(set) var log: [String] = []

  init(master: UIViewController, detail: UIViewController) {
    self.master = master
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    for child in [master, detail] {
      addChild(child)
      stack.addArrangedSubview(child.view)
      child.didMove(toParent: self)
    }
    let guide = view.safeAreaLayoutGuide
    masterWidth = master.view.widthAnchor.constraint(equalToConstant: 240)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    update(for: traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded,
      traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass
    else { return }
    log.append(traitCollection.horizontalSizeClass == .regular ? "regular" : "compact")
    update(for: traitCollection)
  }

  private func update(for traits: UITraitCollection) {
    let isWide = traits.horizontalSizeClass == .regular
    masterWidth?.isActive = isWide
    detail.view.isHidden = !isWide
  }
}
