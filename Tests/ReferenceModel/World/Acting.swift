import TouchGeometry
import TouchScenes

/// §11, part 3: actions, then the touches in views.
extension World {
  /// 4.5, 6.2: its action, or two, then its touches in views; all of it next on the agenda.
  func act(_ recognizer: Recognizer) {
    let attempt = recognizer.attempt
    recognizer.isPending = false
    var steps: [() -> Void] = states(of: recognizer).map { state in { self.report(recognizer, state) } }
    steps.append {
      if recognizer.cancelsTouchesInView && recognizer.state != .cancelled { self.cancelTouches(of: recognizer) }
      if recognizer.state == .ended { (recognizer.following, recognizer.pressesFollowed) = ([], []) }
    }
    // 15.10: its own action may put an end to it.
    agenda.insert(contentsOf: steps.map { step in { if recognizer.attempt == attempt { step() } } }, at: 0)
  }

  private func report(_ recognizer: Recognizer, _ state: ActionState) {
    recognizer.hasActed = true
    if state == .cancelled { recognizer.owesCancelled = false }
    // 4.5.8: its state is the one reported, so that its own action can still cancel what has ended (4.9).
    if state == .began { recognizer.state = .began }
    if state == .ended { recognizer.state = .ended }
    send(recognizer, state)
  }

  /// The states that the targets read now: began before all others (4.5.7, 15.8), then changed once per event (4.5.5).
  private func states(of recognizer: Recognizer) -> [ActionState] {
    if recognizer.owesCancelled { return [.cancelled] }
    if recognizer.state == .ended { return recognizer.isDiscrete || recognizer.hasActed ? [.ended] : [.began, .ended] }
    if !recognizer.hasActed { return [.began] }
    recognizer.state = .changed
    return [.changed]
  }

  func send(_ recognizer: Recognizer, _ state: ActionState) {
    write("\(recognizer.name) action \(state.rawValue)")
    for reaction in recognizer.scene.on where reaction.state == state { perform(reaction) }
  }

  private func perform(_ reaction: SceneReaction) {
    for assignment in reaction.set {
      switch assignment {
      case .view(let name, let properties):
        for property in properties { set(property, of: views[name]) }
      case .recognizer(let name, let properties):
        let recognizer = recognizers.first { $0.name == name }
        for property in properties { recognizer?.set(property) }
      }
    }
    if let name = reaction.remove, let view = views[name] { remove(view) }
    if let recognizer = recognizers.first(where: { $0.name == reaction.removeRecognizer }) { detach(recognizer) }
    for addition in reaction.add {
      if let view = views[addition.name], let target = views[addition.view] { move(view, to: target) }
    }
    for addition in reaction.addRecognizer {
      guard let recognizer = recognizers.first(where: { $0.name == addition.name }), let view = views[addition.view],
        recognizer.view !== view
      else { continue }
      // Its last action may have put it elsewhere; it belongs to one view.
      while recognizer.view != nil && recognizer.view !== view { detach(recognizer) }
      if recognizer.view === view { continue }
      view.recognizers.append(recognizer)
      recognizer.view = view
    }
    if let name = reaction.openWindow, let view = views[name] { openWindow(with: view) }
    if let seconds = reaction.run { runLoop(for: seconds) }
  }

  /// 4.9, 4.10.
  private func detach(_ recognizer: Recognizer) {
    guard let view = recognizer.view else { return }
    recognizer.interrupt()
    // Its last action may have put it elsewhere.
    if recognizer.view !== view { return }
    view.recognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Within one window a view only moves: running gestures are not interrupted.
  private func move(_ view: View, to target: View) {
    if target.withAncestors.contains(where: { $0 === view }) { return }
    let (parent, home) = (view.parent, window(of: target))
    if window(of: view) !== home {
      interruptAll(in: view)
      // 1.16: the notified objects may have moved the view, or moved the target into it or into another window.
      if view.parent !== parent || window(of: target) !== home { return }
      if target.withAncestors.contains(where: { $0 === view }) { return }
    }
    view.removeFromParent()
    target.add(view)
  }

  /// 1.14: a window in front, where the view was on the screen.
  private func openWindow(with view: View) {
    guard window(of: view) != nil, let parent = view.parent, parent.parent != nil else { return }
    let origin = view.onScreen
    let size = CGSize(width: view.width, height: view.height)
    remove(view)
    view.set(.frame(CGRect(origin: .zero, size: size)))
    let front = View(
      SceneView(name: "", frame: CGRect(x: origin.x, y: origin.y, width: view.width, height: view.height)))
    windows.append(front)
    move(view, to: front)
  }

  /// 8.9, 15.11: a control that is disabled or hidden stops tracking; nothing else happens to bound touches (1.16).
  private func set(_ property: ViewProperty, of view: View?) {
    guard let view else { return }
    view.set(property)
    if property == .isEnabled(false) || property == .isHidden(true) { cancelTracking(in: view) }
  }

  /// 1.16.
  private func remove(_ view: View) {
    guard let parent = view.parent else { return }
    interruptAll(in: view)
    if view.parent === parent { view.removeFromParent() }
  }

  /// 1.16: recognizers first, then the bound views, while the tree is still whole.
  ///
  /// What recognizers tell on the way may take views elsewhere; they stay there. It may bring views, which go with it.
  private func interruptAll(in view: View) {
    if !isInWindow(view) { return }
    var done: [Recognizer] = []
    while true {
      let rest = view.withDescendants.flatMap(\.recognizers).filter { one in !done.contains { $0 === one } }
      if rest.isEmpty { break }
      for recognizer in rest where recognizer.view?.withAncestors.contains(where: { $0 === view }) == true {
        done.append(recognizer)
        recognizer.interrupt()
      }
    }
    let leaving = view.withDescendants
    let bound = leaving.flatMap { leaver in everyTouch.filter { $0.view === leaver } }
    cancelInViews(bound.filter { $0.viewSide == .begun })
    for touch in bound {
      drop(touch)
      touch.view = nil
    }
    for control in leaving { cancelTracking(in: control) }
    cancelPresses(in: leaving)
    // 3.9
    if let first = firstResponder, leaving.contains(where: { $0 === first }) { firstResponder = nil }
  }

  /// The touches that are down or of which something is withheld.
  private var everyTouch: [Touch] {
    let lifted = withheld.map(\.touch)
    var all = touches
    for touch in lifted where !all.contains(where: { $0 === touch }) { all.append(touch) }
    return all
  }

  /// 6.2, 6.3, 6.6: those that the view knows are cancelled, the others dropped; those ignored are left alone (4.7).
  private func cancelTouches(of recognizer: Recognizer) {
    let touches = recognizer.received.filter { $0.view != nil && !recognizer.ignores($0) }
    cancelInViews(touches.filter { $0.viewSide == .begun })
    for touch in touches where touch.viewSide == .silent { drop(touch) }
    cancelPresses(of: recognizer)
  }

  private func drop(_ touch: Touch) {
    withheld.removeAll { $0.touch === touch }
    if touch.viewSide == .silent { touch.viewSide = .refused }
  }

  /// 15.6: one call per view for touches that were down together.
  private func cancelInViews(_ touches: [Touch]) {
    var groups: [[Touch]] = []
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      let isTogether = groups.last?.contains { ($0.endedAt ?? .infinity) > touch.beganAt } ?? false
      if isTogether { groups[groups.count - 1].append(touch) } else { groups.append([touch]) }
    }
    for group in groups {
      for (view, set) in byView(group) {
        for touch in set {
          withheld.removeAll { $0.touch === touch }
          touch.viewSide = .finished
        }
        call(.touchesCancelled, set, on: view)
      }
    }
  }

  /// The touches of each bound view, in the order of the first of each.
  func byView(_ touches: [Touch]) -> [(View, [Touch])] {
    var result: [(View, [Touch])] = []
    for touch in touches {
      guard let view = touch.view else { continue }
      if let index = result.firstIndex(where: { $0.0 === view }) {
        result[index].1.append(touch)
      } else {
        result.append((view, [touch]))
      }
    }
    return result
  }
}
