import UIKit
import UIKit

// Pieces that put something on any view, in the manner of iOS code.

#if FoundationGeometry
// 58. Notices that any view can show, one after the other, until they are tapped or their time is over.
extension UIView {

  private struct NoticeKeys {
    static var queue: UInt8 = 0
    static var timer: UInt8 = 0
    static var onEnd: UInt8 = 0
  }

  private class EndHandler {
    let handler: (Bool) -> Void
    init(_ handler: @escaping (Bool) -> Void) { self.handler = handler }
  }

  private var waitingNotices: [UIView] {
    get { objc_getAssociatedObject(self, &NoticeKeys.queue) as? [UIView] ?? [] }
    set { objc_setAssociatedObject(self, &NoticeKeys.queue, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  func showNotice(_ text: String, for seconds: TimeInterval = 2, onEnd: @escaping (_ tapped: Bool) -> Void) {
    let notice = UILabel()
    notice.text = text
    notice.textColor = .white
    notice.textAlignment = .center
    notice.backgroundColor = UIColor(white: 0, alpha: 0.8)
    notice.layer.cornerRadius = 8
    notice.clipsToBounds = true
    notice.isUserInteractionEnabled = true
    notice.isExclusiveTouch = true
    notice.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(UIView.noticeTapped(_:))))
    objc_setAssociatedObject(notice, &NoticeKeys.onEnd, EndHandler(onEnd), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(notice, &NoticeKeys.timer, NSNumber(value: seconds), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    waitingNotices.append(notice)
    if waitingNotices.count == 1 { showNextNotice() }
  }

  private func showNextNotice() {
    guard let notice = waitingNotices.first,
      let seconds = (objc_getAssociatedObject(notice, &NoticeKeys.timer) as? NSNumber)?.doubleValue
    else { return }
    let size = notice.sizeThatFits(bounds.size)
    notice.bounds = CGRect(x: 0, y: 0, width: size.width + 24, height: size.height + 16)
    notice.center = CGPoint(x: bounds.midX, y: bounds.maxY - 40)
    notice.alpha = 0
    addSubview(notice)
    UIView.animate(
      withDuration: 0.2, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { notice.alpha = 1 }, completion: nil)
    let timer = Timer(timeInterval: seconds, repeats: false) { [weak self, weak notice] _ in
      guard let notice = notice else { return }
      self?.hideNotice(notice, tapped: false)
    }
    RunLoop.main.add(timer, forMode: .common)
    objc_setAssociatedObject(notice, &NoticeKeys.timer, timer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  private func noticeTapped(_ tap: UITapGestureRecognizer) {
    guard let notice = tap.view else { return }
    hideNotice(notice, tapped: true)
  }

  private func hideNotice(_ notice: UIView, tapped: Bool) {
    (objc_getAssociatedObject(notice, &NoticeKeys.timer) as? Timer)?.invalidate()
    (objc_getAssociatedObject(notice, &NoticeKeys.onEnd) as? EndHandler)?.handler(tapped)
    notice.removeFromSuperview()
    waitingNotices.removeFirst()
    showNextNotice()
  }
}

// 59. Ways to draw the eye to a view.
extension UIView {

  func refuse() {
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, 10, -10, 10, 0]
    shake.keyTimes = [0, 0.25, 0.5, 0.75, 1]
    shake.duration = 0.4
    shake.isAdditive = true
    layer.add(shake, forKey: "refuse")
  }

  func bump() {
    let bump = CABasicAnimation(keyPath: "transform")
    bump.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    bump.toValue = NSValue(caTransform3D: CATransform3DMakeScale(1.5, 1.5, 1))
    bump.duration = 0.2
    bump.autoreverses = true
    layer.add(bump, forKey: "bump")
  }

  func hop(to point: CGPoint) {
    let hop = CABasicAnimation(keyPath: "position")
    hop.fromValue = NSValue(cgPoint: layer.position)
    hop.toValue = NSValue(cgPoint: point)
    hop.duration = Double(2 * NSEC_PER_SEC) / Double(NSEC_PER_SEC)
    hop.fillMode = .forwards
    hop.isRemovedOnCompletion = false
    layer.add(hop, forKey: "hop")
  }
}
#endif
