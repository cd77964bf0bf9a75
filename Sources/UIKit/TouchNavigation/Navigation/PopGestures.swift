import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The back gestures and the mouse's back button of a navigation controller, and their delegate.
@MainActor final class PopGestures: UIGestureRecognizerDelegate {
  let edge = UIScreenEdgePanGestureRecognizer()
  let content = ContentPopGestureRecognizer()
  private let button = UITapGestureRecognizer()
  private weak var owner: UINavigationController?
  private var transition: NavigationTransition?
  /// The recognizer that drives the transition.
  private weak var driver: UIPanGestureRecognizer?
  /// The distance of the finger at its last movement, and the time of that movement.
  private var lastMove: (way: CGFloat, time: TimeInterval)?
  /// Whether pages come from the left and go back to it, because the leading edge is the right one.
  private var isMirrored = false

  func attach(to owner: UINavigationController, _ container: UIView) {
    self.owner = owner
    edge.mark(as: .pop)
    edge.edges = .left
    edge.delaysTouchesBegan = true
    content.mark(as: .contentPop)
    content.maximumNumberOfTouches = 1
    content.ignoresFurtherTouches = true
    // X reports the scrolling of a touchpad in whole notches, as that of a wheel.
    content.allowedScrollTypesMask = .all
    content.mayTakeWheel = { [weak self] in self?.mayGoBack ?? false }
    for pan in [edge, content] {
      pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
      pan.delegate = self
      pan.addAction(UIAction { [weak self, weak pan] _ in if let pan { self?.moved(pan) } })
      container.addGestureRecognizer(pan)
    }
    button.mark(as: .mouseBack)
    button.buttonMaskRequired = .button(4)
    button.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    button.delegate = self
    button.addAction(UIAction { [weak owner] _ in owner?.popViewController(animated: true) })
    container.addGestureRecognizer(button)
  }

  /// Sets the direction of the gestures to that of the container's layout (semantics 28.16).
  func setMirrored(_ isMirrored: Bool) {
    guard isMirrored != self.isMirrored else { return }
    self.isMirrored = isMirrored
    content.isMirrored = isMirrored
    edge.edges = isMirrored ? .right : .left
  }

  // MARK: Start

  /// Whether a pop may begin: two controllers, no transition, a visible back button, and no custom animator without
  /// interaction (semantics 28.17).
  private var mayGoBack: Bool {
    guard let owner, owner.canGoBack, let top = owner.topViewController, !owner.isNavigationBarHidden,
      top.navigationItem.showsBackButton
    else { return false }
    let below = owner.viewControllers[owner.viewControllers.count - 2]
    guard
      let animator = owner.delegate?.navigationController(owner, animationControllerFor: .pop, from: top, to: below)
    else { return true }
    return owner.delegate?.navigationController(owner, interactionControllerFor: animator) != nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === button { return owner?.canGoBack ?? false }
    guard mayGoBack else { return false }
    return gestureRecognizer !== content || content.goesBack
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === content else { return true }
    // A finger at the edge belongs to the edge recognizer.
    if edge.isEnabled, let bounds = touch.window?.bounds {
      let x = touch.location(in: nil).x
      let distance = isMirrored ? bounds.maxX - x : x - bounds.minX
      if distance <= GestureTuning.edgeRegion { return false }
    }
    return content.mayFollow(touch)
  }

  /// A recognized swipe in the direction of the pop has precedence over the pan (semantics 28.20).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === content, let swipe = otherGestureRecognizer as? UISwipeGestureRecognizer else {
      return false
    }
    return swipe.direction.contains(isMirrored ? .left : .right)
  }

  // MARK: Progress

  private func moved(_ pan: UIPanGestureRecognizer) {
    guard let owner, let stage = owner.container?.stage else { return }
    let sign: CGFloat = isMirrored ? -1 : 1
    let way = max(0, pan.translation(in: stage).x * sign)
    let part = min(1, way / max(stage.bounds.width, 1))
    let now = stage.window?.windowScene?.application?.now ?? 0
    if pan.state == .began, driver == nil {
      driver = pan
      transition = owner.beginInteractivePop()
    }
    guard driver === pan else { return }
    if lastMove?.way != way, pan.state == .began || pan.state == .changed { lastMove = (way, now) }
    switch pan.state {
    case .began, .changed:
      transition?.place(part, in: stage.bounds)
    case .ended:
      let hasRested = lastMove.map { now - $0.time >= PresentationTuning.rest } ?? false
      finish(at: part, speed: hasRested ? 0 : pan.velocity(in: stage).x * sign)
    case .cancelled, .failed:
      finish(at: part, speed: -.infinity)
    case .possible:
      break
    }
  }

  private func finish(at part: CGFloat, speed: CGFloat) {
    lastMove = nil
    driver = nil
    guard let transition else { return }
    self.transition = nil
    let speed = max(-5000, min(5000, speed))
    owner?.endInteractivePop(transition, at: part, speed: speed)
  }
}
