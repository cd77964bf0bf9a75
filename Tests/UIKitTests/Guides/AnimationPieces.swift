import Testing
import TouchTesting
import UIKit

// Pieces of Docs/Animation.md, as it shows them.

@MainActor private func moves(_ card: UIView) {
  UIView.animate(withDuration: 0.3) {
    card.center.y = 400
    card.alpha = 0.5
  } completion: { isFinished in
    if isFinished { card.removeFromSuperview() }
  }
}

@MainActor private func isSeen(_ card: UIView, at point: CGPoint) -> Bool {
  if card.layer.presentation()?.frame.contains(point) == true { return true }
  return false
}

@MainActor private func springs(_ card: UIView) {
  func move() { card.alpha = 1 }
  UIView.animate(springDuration: 0.4, bounce: 0.2) { card.transform = .identity }
  UIView.animate(withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) { move() }
  UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { move() }
}

@MainActor private final class CardController: UIViewController {
  let card = UIView()
  var isOpen = false
  private var start: CGFloat = 0
  private lazy var animator = makeAnimator()

  private func makeAnimator() -> UIViewPropertyAnimator {
    let card = card
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { card.center.y = 100 }
    animator.addCompletion { position in self.isOpen = position == .end }
    return animator
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      animator.pauseAnimation()  // which begins it, if it was not
      start = animator.fractionComplete
    case .changed:
      animator.fractionComplete = start - pan.translation(in: view).y / 300
    case .ended:
      animator.isReversed = pan.velocity(in: view).y > 0
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    default: break
    }
  }
}

@MainActor private func fades(_ label: UILabel, _ list: UIView, _ detail: UIView) {
  UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "Done" }
  UIView.transition(from: list, to: detail, duration: 0.3, options: .transitionCrossDissolve)
}

@MainActor private func turnPage(_ pages: UIView, to next: UIView) {
  let transition = CATransition()
  (transition.type, transition.subtype, transition.duration) = (.push, .fromRight, 0.3)
  pages.layer.add(transition, forKey: nil)
  pages.bringSubviewToFront(next)
}

@MainActor private func actions() -> CAShapeLayer {
  let ring = CAShapeLayer()
  let slow = CABasicAnimation(keyPath: "strokeEnd")
  slow.duration = 1
  ring.actions = ["strokeEnd": slow, "position": NSNull()]
  return ring
}

final class RingLayer: CALayer {
  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }
  override func draw(in context: CGContext) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 40, startAngle: 0, endAngle: progress * 2 * .pi,
      clockwise: true)
    context.addPath(path.cgPath)
    context.strokePath()
  }
}

@MainActor private func fillRing(_ ringLayer: RingLayer) {
  let fill = CABasicAnimation(keyPath: "progress")
  (fill.fromValue, fill.toValue, fill.duration) = (CGFloat(0), CGFloat(1), 2)
  ringLayer.add(fill, forKey: nil)
}

final class Spinner: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    link?.invalidate()  // which releases self
    link = window == nil ? nil : CADisplayLink(target: self, action: Spinner.step)
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) { transform = CGAffineTransform(rotationAngle: CGFloat(link.timestamp)) }
}

@MainActor struct AnimationPieces {
  @Test func halfTheTimeIsHalfTheWay() {
    let stage = TouchStage()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.rootView.addSubview(box)
    let start = box.center.x
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x += 100 }
    stage.wait(0.5)
    #expect(box.layer.presentation()?.position.x == start + 50)
  }
}
