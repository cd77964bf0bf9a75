import TouchArbiter
import TouchGeometry

// The pointer without a button: hovering and the wheel. They create no touches, so nothing is bound or withheld;
// recognizers that handle them set their states, and a pass follows.

extension GestureEnvironment {
  /// Processes an event of the pointer or the wheel, whose single touch has the location.
  func processPointer(_ event: UIEvent) {
    guard let pointer = event.touches.first else { return }
    let path = pointer.phase == .regionExited ? [] : recognizers(above: pointer.view)
    let place = pointer.location(in: nil)
    perform {
      if event.type == .hover { hover(path, at: place, event) } else { scroll(pointer.view, at: place, event) }
    }
  }

  /// Returns the recognizers of a view and its superviews, child-first.
  private func recognizers(above view: UIView?) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var here = view
    while let view = here {
      found += view.gestureRecognizers ?? []
      here = view.superview
    }
    return found
  }

  /// Delivers a move of the pointer to the recognizers that follow it; those that followed it before and no longer
  /// do, because it left their view or its device changed, end (semantics 7.8).
  private func hover(_ path: [UIGestureRecognizer], at place: CGPoint, _ event: UIEvent) {
    let type = event.pen == nil ? UITouch.TouchType.indirectPointer : .pencil
    let candidates = path.filter { $0.followsPointer && $0.isEnabled && $0.acceptedTypes.contains(type) }
    hoverRefusers.removeAll { refuser in !candidates.contains { $0 === refuser } }
    let followers = candidates.filter { mayHover($0, event) }
    for recognizer in hovering where !followers.contains(where: { $0 === recognizer }) { recognizer.leave(at: place) }
    hovering = followers
    for recognizer in hovering {
      recognizer.modifierFlags = event.modifierFlags
      recognizer.hover(at: place, pen: event.pen)
    }
  }

  /// Asks the subclass and the delegate about a hover, once from its beginning to its end (7.8).
  private func mayHover(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    if hovering.contains(where: { $0 === recognizer }) { return true }
    if hoverRefusers.contains(where: { $0 === recognizer }) { return false }
    if recognizer.shouldReceive(event),
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    {
      // The delegate may have disabled the recognizer.
      return recognizer.isEnabled
    }
    hoverRefusers.append(recognizer)
    return false
  }

  /// Delivers a scroll event to the innermost handler: a recognizer that handles wheels (7.3.12), or a view that
  /// scrolls its content.
  private func scroll(_ hit: UIView?, at place: CGPoint, _ event: UIEvent) {
    // The fingers were lifted; the content may have moved away from the pointer (52.12).
    if event.scroll == .zero {
      let follower = wheelSlot.flatMap { recognizerSlots.recognizer($0) }
      wheelSlot = nil
      if let follower, follower.attempt.followsWheel { follower.endWheel() }
      return
    }
    let path = hit?.pathToRoot ?? []
    for (level, view) in path.enumerated() {
      let recognizers = view.gestureRecognizers ?? []
      for (index, recognizer) in recognizers.enumerated() where recognizer.takesWheel {
        let position = WheelPosition(view: view, depth: path.count - level, index: index)
        guard follows(recognizer, event, position) else { continue }
        wheelSlot = recognizer.slot
        recognizer.handleWheel(event, at: place)
        return
      }
      if let gate = view.rare?.contentGate, gate.handleWheel(by: event.scroll, with: event) { return }
    }
  }

  /// The position of a recognizer on the path from the hit view to the window.
  private struct WheelPosition {
    var view: UIView
    var depth: Int
    var index: Int
  }

  /// Whether a recognizer follows the wheel; its attempt begins with the first event that it accepts (7.3.13).
  private func follows(_ recognizer: UIGestureRecognizer, _ event: UIEvent, _ position: WheelPosition) -> Bool {
    guard recognizer.isEnabled, recognizer.attempt.followsWheel || recognizer.acceptsWheel(event) else { return false }
    let id = enroll(recognizer)
    if recognizer.attempt.followsWheel { return !arbiter.isFinished(id) }
    guard mayFollowWheel(recognizer), recognizer.shouldReceive(event),
      recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
      // The delegate may have disabled or moved the recognizer, or sent it a touch.
      recognizer.isEnabled, recognizer.view === position.view, mayFollowWheel(recognizer)
    else { return false }
    let branch = self.branch(of: position.view.gestureRecognizers ?? [])
    pressCount += 1
    recognizerSlots.engage(recognizer)
    arbiter.receive(
      -pressCount, by: id, at: Rank(depth: position.depth, branch: branch, index: position.index))
    recognizer.attempt.followsWheel = true
    recognizer.attempt.treeGeneration = UIView.treeGeneration
    return true
  }

  private func mayFollowWheel(_ recognizer: UIGestureRecognizer) -> Bool {
    !arbiter.isEngaged(recognizer.slot) && arbiter.state(of: recognizer.slot) == .possible
  }
}
