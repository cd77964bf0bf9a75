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

final class Spinner: UIView {
  private var link: CADisplayLink?

  override func didMoveToWindow() {
    link?.invalidate()  // which lets go of self
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
