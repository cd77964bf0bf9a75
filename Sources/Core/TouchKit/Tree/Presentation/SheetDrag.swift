import TouchGeometry

/// A pan that records the finger's speed when it is lifted, and whether it had rested.
@MainActor final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  private var lastMove: (place: CGPoint, time: TimeInterval)?
  private var lift: TimeInterval = 0

  /// Returns the downward speed at the lift in points a second; 0 after a rest.
  func speedOfLift(in view: UIView?) -> CGFloat {
    guard let lastMove, lift - lastMove.time < PresentationTuning.rest else { return 0 }
    return velocity(in: view).y
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let place = touches.first?.location(in: nil), place != lastMove?.place { lastMove = (place, event.timestamp) }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lift = event.timestamp
    super.touchesEnded(touches, with: event)
  }
}

/// The drag of a sheet: between its detents, away, and with scroll views inside (semantics 30.9, 30.10, 30.13 to
/// 30.15).
@MainActor final class SheetDrag: UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let pan = SheetPanGestureRecognizer()
  /// The height at the start of the drag; nil outside a drag.
  private var start: CGFloat?
  /// Whether the user may drag the sheet away; nil before the decision.
  private var permission: Permission?
  private enum Permission { case granted, refused }

  func attach(to sheet: UISheetPresentationController) {
    guard self.sheet == nil else { return }
    self.sheet = sheet
    pan.mark(as: .sheetDrag)
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.ignoresFurtherTouches = true
    pan.addAction(UIAction { [weak self] _ in self?.moved() })
    sheet.card.addGestureRecognizer(pan)
  }

  // MARK: Begin

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, let room = sheet.room, sheet.presentation?.phase == .presented,
      sheet.presentedViewController.presentation == nil, abs(pan.way.dy) > abs(pan.way.dx)
    else { return false }
    let goesDown = pan.way.dy > 0
    let height = sheet.rest(in: room).height
    let canGrow = sheet.steps(in: room).contains { $0.height > height }
    guard goesDown || canGrow else { return false }
    let scrolls = scrollHosts().filter { $0.canPan(along: pan.way) }
    guard !scrolls.isEmpty else { return true }
    guard scrolls.allSatisfy(\.isAtTop) else { return false }
    return goesDown || sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Scroll views in the sheet wait until the sheet's pan has decided.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let other = otherGestureRecognizer as? UIScrollViewPanGestureRecognizer, let card = sheet?.card else {
      return false
    }
    return other.view?.isDescendant(of: card) ?? false
  }

  /// Returns the scroll views under the finger, inner ones first.
  private func scrollHosts() -> [any ScrollPanHost] {
    guard let card = sheet?.card else { return [] }
    var hosts: [any ScrollPanHost] = []
    var view = card.hitTest(pan.location(in: card), with: nil)
    while let here = view, here !== card {
      for case let scroll as UIScrollViewPanGestureRecognizer in here.gestureRecognizers ?? [] where scroll.isEnabled {
        if let host = scroll.host { hosts.append(host) }
      }
      view = here.superview
    }
    return hosts
  }

  // MARK: Drag

  private func moved() {
    guard let sheet, let room = sheet.room else { return }
    switch pan.state {
    case .began:
      start = sheet.rest(in: room).height
      permission = nil
      follow(sheet, room)
    case .changed: follow(sheet, room)
    case .ended: release(sheet, room, speed: pan.speedOfLift(in: sheet.containerView))
    case .cancelled, .failed: release(sheet, room, speed: 0, isCancelled: true)
    case .possible: break
    }
  }

  private func follow(_ sheet: UISheetPresentationController, _ room: SheetRoom) {
    guard let start else { return }
    let steps = sheet.steps(in: room)
    let wanted = start - pan.translation(in: sheet.containerView).y
    let (minimum, greatest) = (steps[0].height, steps[steps.count - 1].height)
    sheet.freeHeight = min(max(wanted, minimum), greatest)
    let beyond = max(minimum - wanted, 0)
    let isAway = beyond > 0 || pan.state == .began && pan.way.dy > 0 && start <= minimum
    if isAway, permission == nil { askToDismiss(sheet) }
    sheet.offset = permission == .refused ? beyond * PresentationTuning.stiffness : beyond
    sheet.place()
  }

  /// Asks the delegate and the controller, once per drag, whether the sheet may be dismissed, and begins (semantics
  /// 30.14).
  private func askToDismiss(_ sheet: UISheetPresentationController) {
    permission = .refused
    guard sheet.mayDismiss(), let presentation = sheet.presentation else { return }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    let isBegun = presentation.beginInteraction { [weak sheet] in
      guard let sheet else { return }
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
    if isBegun { permission = .granted }
  }

  // MARK: Release

  private func release(
    _ sheet: UISheetPresentationController, _ room: SheetRoom, speed: CGFloat, isCancelled: Bool = false
  ) {
    guard start != nil else { return }
    start = nil
    let height = sheet.card.bounds.height
    let isGone =
      permission == .granted && !isCancelled
      && (sheet.offset > height * PresentationTuning.part || sheet.offset > 0 && speed >= PresentationTuning.flick)
    let wasRefused = permission == .refused
    let presentation = permission == .granted ? sheet.presentation : nil
    let from = sheet.card.frame.minY
    if !isGone {
      let present = sheet.freeHeight ?? 0
      let nearest = sheet.steps(in: room).min { abs($0.height - present) < abs($1.height - present) }
      if let nearest, !isCancelled { sheet.select(nearest.identifier) }
    }
    sheet.freeHeight = nil
    if !isGone { sheet.offset = 0 }
    let target =
      isGone ? sheet.containerView?.bounds.maxY ?? from : room.frame(height: sheet.rest(in: room).height).minY
    let rest = target - from
    UIView.animate(
      springDuration: PresentationTuning.springDuration,
      initialSpringVelocity: abs(rest) > 0.5 ? speed / rest : 0, options: .allowUserInteraction
    ) {
      if isGone {
        sheet.card.frame.origin.y = target
        sheet.dim.alpha = 0
      } else {
        sheet.place()
        sheet.card.layoutIfNeeded()
      }
    } completion: { _ in
      presentation?.endInteraction(isGone)
    }
    if wasRefused { sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet) }
  }
}
