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
    var here = hit
    while let view = here {
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.isEnabled && recognizer.handleWheel(event, at: place) { return }
      if let gate = view.rare?.contentGate, gate.handleWheel(by: event.scroll, with: event) { return }
      here = view.superview
    }
  }
}
