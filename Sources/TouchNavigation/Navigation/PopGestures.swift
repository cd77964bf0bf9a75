import TouchDrawing
import TouchGeometry
import TouchKit

/// The back gesture and the mouse's back button of a navigation controller, and the delegate of the gesture.
@MainActor final class PopGestures: UIGestureRecognizerDelegate {
  let edge = UIScreenEdgePanGestureRecognizer()
  private let button = UITapGestureRecognizer()
  private weak var owner: UINavigationController?
  private var transition: NavigationTransition?
  /// How far the finger was when it moved last, and when that was.
  private var lastMove: (way: CGFloat, time: TimeInterval)?

  func attach(to owner: UINavigationController, _ container: UIView) {
    self.owner = owner
    edge.name = "interactive pop"
    edge.edges = .left
    edge.delaysTouchesBegan = true
    edge.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    edge.delegate = self
    edge.addAction(UIAction { [weak self] _ in self?.moved() })
    container.addGestureRecognizer(edge)
    button.name = "mouse back"
    button.buttonMaskRequired = .button(4)
    button.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    button.delegate = self
    button.addAction(UIAction { [weak owner] _ in owner?.popViewController(animated: true) })
    container.addGestureRecognizer(button)
  }

  /// The gesture wants two controllers, quiet, and a back button that is to be seen (semantics 28.17).
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.canGoBack, let top = owner.topViewController else { return false }
    if gestureRecognizer === button { return true }
    return !owner.isNavigationBarHidden && top.navigationItem.showsBackButton
  }

  /// Only the button itself, not the primary one.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  private func moved() {
    guard let owner, let stage = owner.container?.stage else { return }
    let way = max(0, edge.translation(in: stage).x)
    let part = min(1, way / max(stage.bounds.width, 1))
    let now = stage.window?.windowScene?.application?.now ?? 0
    if lastMove?.way != way, edge.state == .began || edge.state == .changed { lastMove = (way, now) }
    switch edge.state {
    case .began:
      transition = owner.beginInteractivePop()
      transition?.place(part, in: stage.bounds)
    case .changed:
      transition?.place(part, in: stage.bounds)
    case .ended:
      let hasRested = lastMove.map { now - $0.time >= PresentationTuning.rest } ?? false
      finish(at: part, speed: hasRested ? 0 : edge.velocity(in: stage).x)
    case .cancelled, .failed:
      finish(at: part, speed: -.infinity)
    case .possible:
      break
    }
  }

  private func finish(at part: CGFloat, speed: CGFloat) {
    lastMove = nil
    guard let transition else { return }
    self.transition = nil
    let speed = max(-5000, min(5000, speed))
    owner?.endInteractivePop(transition, at: part, speed: speed)
  }
}
