import TouchGeometry

/// Tells the views of one window about the touches that are bound to them (semantics 1.5, 1.6, 1.16, 15.12).
///
/// Each touch carries in `delivery` what its view knows of it; this type alone changes that.
@MainActor package final class ViewDelivery {
  /// The touches of one view and phase, kept so that moving a finger allocates nothing.
  private var members: [UITouch] = []
  private var views: [UIView] = []
  private var sets = TouchSetCache()

  package init() {}

  /// Delivers an event: for each bound view, one call per phase that one of its touches is in, in the order of
  /// semantics 1.5.4.
  package func deliver(_ event: UIEvent, in window: UIWindow) {
    for touch in event.touches where touch.window === window && touch.phase == .began && touch.delivery == .notYet {
      admit(touch, event)
    }
    var views = take(&self.views)
    for touch in event.touches where touch.window === window && touch.phase != .stationary {
      if let view = touch.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      deliver(.began, to: view, event)
      deliver(.moved, to: view, event)
      deliver(.ended, to: view, event)
      deliver(.cancelled, to: view, event)
    }
    views.removeAll(keepingCapacity: true)
    self.views = views
    if !event.touches.contains(where: { $0.isActive }) { sets.removeAll() }
  }

  /// Decides, once per touch, whether its view hears of it at all (semantics 1.6).
  private func admit(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view, !view.isMultipleTouchEnabled else { return }
    for other in event.touches {
      if other === touch { return }
      guard other.view === view, other.isActive else { continue }
      touch.delivery = .refused
      record(.withheld(.began), "1.6", touch, culprit: other, .multipleTouchDisabled)
      return
    }
  }

  private func deliver(_ phase: UITouch.Phase, to view: UIView, _ event: UIEvent) {
    var members = take(&self.members)
    for touch in event.touches where touch.phase == phase && touch.view === view && isDue(touch) {
      members.append(touch)
    }
    if !members.isEmpty { call(phase, members, view, event) }
    members.removeAll(keepingCapacity: true)
    self.members = members
  }

  /// Whether the touch's present phase is the next that its view has to hear.
  private func isDue(_ touch: UITouch) -> Bool {
    switch touch.delivery {
    case .notYet: touch.phase == .began
    case .tracked: touch.phase != .began
    case .cancelled, .refused, .ended: false
    }
  }

  private func call(_ phase: UITouch.Phase, _ members: [UITouch], _ view: UIView, _ event: UIEvent) {
    for touch in members {
      if phase == .cancelled {
        record(.cancelled, "1.13", touch, event.cancelReason)
      } else {
        record(.sent(phase), "1.5", touch)
      }
    }
    let set = sets.set(of: members)
    switch phase {
    case .began:
      for touch in members { touch.delivery = .tracked }
      view.touchesBegan(set, with: event)
    case .moved:
      view.touchesMoved(set, with: event)
    case .ended:
      for touch in members { touch.delivery = .ended }
      view.touchesEnded(set, with: event)
    case .cancelled:
      for touch in members { touch.delivery = .cancelled }
      view.touchesCancelled(set, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      preconditionFailure("views are told of began, moved, ended and cancelled only")
    }
  }

  /// Cancels the touches of the views in a tree that is about to leave the window, one call per view, and unbinds them
  /// (semantics 1.16). The touches go on for recognizers on views that stay.
  package func subtreeWillLeave(_ leaving: UIView, event: UIEvent) {
    var bound: [UIView] = []
    for touch in event.touches where touch.isActive {
      guard let view = touch.view, view.isDescendant(of: leaving), !bound.contains(where: { $0 === view }) else {
        continue
      }
      bound.append(view)
    }
    for view in bound {
      let all = event.touches.filter { $0.view === view && $0.isActive }
      cancel(all.filter { $0.delivery == .tracked }, in: view, event, rule: "1.16", .viewRemoved, culprit: leaving)
      for touch in all where touch.view === view {
        if touch.delivery == .notYet { record(.dropped(.began), "1.16", touch, culprit: leaving, .viewRemoved) }
        touch.delivery = .cancelled
        touch.view = nil
      }
    }
  }

  /// Tells a view in one call that touches are cancelled for it, whatever they do otherwise (semantics 6.4).
  package func cancel(
    _ touches: [UITouch], in view: UIView, _ event: UIEvent, rule: StaticString, _ reason: Reason?,
    culprit: AnyObject? = nil
  ) {
    guard !touches.isEmpty else { return }
    for touch in touches {
      touch.delivery = .cancelled
      record(.cancelled, rule, touch, culprit: culprit, reason)
    }
    let phases = touches.map(\.phase)
    for touch in touches { touch.phase = .cancelled }
    view.touchesCancelled(Set(touches), with: event)
    for (touch, phase) in zip(touches, phases) where touch.phase == .cancelled { touch.phase = phase }
  }

  private func record(
    _ kind: TraceEntry.Kind, _ rule: StaticString, _ touch: UITouch, culprit: AnyObject? = nil, _ reason: Reason? = nil
  ) {
    guard let application = touch.window?.application, let sink = application.traceSink else { return }
    sink.record(
      TraceEntry(
        time: application.now, kind: kind, rule: rule, view: touch.view, touch: touch, culprit: culprit, reason: reason)
    )
  }

  /// Moves an array out, so that a nested delivery finds an empty one and does not disturb this one.
  private func take<Element>(_ array: inout [Element]) -> [Element] {
    var taken: [Element] = []
    swap(&taken, &array)
    return taken
  }
}

/// Sets of touches, kept while their members stay the same: hashing them anew would cost more than the delivery.
@MainActor struct TouchSetCache {
  private static let limit = 4
  private var entries: [(members: [UITouch], set: Set<UITouch>)] = []
  private var oldest = 0

  /// The set of the members, which are given in an order that does not change.
  mutating func set(of members: [UITouch]) -> Set<UITouch> {
    for entry in entries where entry.members.count == members.count {
      if zip(entry.members, members).allSatisfy({ $0 === $1 }) { return entry.set }
    }
    let entry = (members: members, set: Set(members))
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
    return entry.set
  }

  /// Lets go of all touches.
  mutating func removeAll() {
    entries.removeAll()
    oldest = 0
  }
}
