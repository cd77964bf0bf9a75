import TouchKit
import TouchScenes

/// What became of each recognizer, and whether it was allowed to.
@MainActor struct RecognizerLedger {
  private struct Attempt {
    var state = UIGestureRecognizer.State.possible
    /// The touches or presses that it received in this attempt; kept, so that identities stay unique.
    var touches: [AnyObject] = []
    var hasActed = false
    var isBlocked = false
    /// Those that it must wait for in this attempt only.
    var waitsFor: [String] = []

    /// 15.2.
    var isActive: Bool {
      switch state {
      case .possible, .began, .changed: !touches.isEmpty
      case .ended: !hasActed
      case .cancelled, .failed: false
      }
    }
  }

  private var descriptions: [String: SceneRecognizer] = [:]
  private var attempts: [String: Attempt] = [:]
  private var living: [String: UIGestureRecognizer] = [:]

  mutating func prepare(_ stage: SceneStage) {
    func walk(_ view: SceneView) {
      for description in view.recognizers {
        descriptions[description.name] = description
        attempts[description.name] = Attempt()
        living[description.name] = stage.recognizer(named: description.name)
      }
      for child in view.children { walk(child) }
    }
    walk(stage.scene.root)
  }

  /// What the scene says that the recognizer's actions do.
  func reactions(of name: String) -> [SceneReaction] { descriptions[name]?.on ?? [] }

  mutating func record(_ entry: TraceEntry) -> String? {
    guard let name = entry.recognizer?.name, descriptions[name] != nil else { return nil }
    switch entry.kind {
    case .receive(true):
      if let touch = entry.touch ?? entry.press { attempts[name]?.touches.append(touch) }
    case .asked(let question, let other?, true):
      note("\(question)", name, other.name ?? "")
    case .transition(let from, let to): return move(name, from, to)
    case .blocked: attempts[name]?.isBlocked = true
    case .released: attempts[name]?.isBlocked = false
    case .action(let state): return act(name, state)
    case .reset:
      attempts[name] = Attempt()
      for other in attempts.keys { attempts[other]?.waitsFor.removeAll { $0 == name } }
    case .hitTest, .receive, .asked, .prevented, .withheld, .delivered, .cancelled, .dropped, .bound, .sent, .forwarded,
      .event, .told, .passedOn, .transferred:
      break
    }
    return nil
  }

  private mutating func note(_ question: String, _ name: String, _ other: String) {
    switch question {
    case "shouldRequireFailureOf": attempts[name]?.waitsFor.append(other)
    case "shouldBeRequiredToFailBy": attempts[other]?.waitsFor.append(name)
    case _: break
    }
  }

  // MARK: States

  private mutating func move(
    _ name: String, _ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State
  ) -> String? {
    guard let attempt = attempts[name], let description = descriptions[name] else { return nil }
    attempts[name]?.state = to
    if to == .failed || to == .cancelled { attempts[name]?.isBlocked = false }
    if attempt.state != from { return "\(name): \(from) to \(to), but it was \(attempt.state)" }
    let isAllowed =
      switch (from, to) {
      case (.possible, .began), (.began, .changed), (.began, .ended), (.changed, .ended): true
      case (.possible, .ended), (.possible, .failed): true
      case (.began, .cancelled), (.changed, .cancelled): attempt.hasActed
      // Recognized without an action: it fails silently (4.5.3, 5.1.3, 5.2.6).
      case (.began, .failed), (.changed, .failed), (.ended, .failed): !attempt.hasActed
      // Removed during its action for the beginning (4.5.8).
      case (.ended, .cancelled): attempt.hasActed
      case (_, _): false
      }
    if !isAllowed { return "\(name): from \(from) to \(to)\(attempt.hasActed ? " after an action" : "")" }
    let isDiscrete = description.recognizerClass == .tap || description.recognizerClass == .swipe
    if isDiscrete && to != .ended && to != .failed { return "\(name) is discrete, but \(to)" }
    if !isDiscrete && from == .possible && to == .ended { return "\(name) is continuous, but ended at once" }
    return nil
  }

  // MARK: Actions

  private mutating func act(_ name: String, _ state: UIGestureRecognizer.State) -> String? {
    guard let attempt = attempts[name], let description = descriptions[name] else { return nil }
    attempts[name]?.hasActed = true
    if attempt.isBlocked { return "\(name) acts, but is blocked" }
    guard !attempt.hasActed else { return nil }
    for other in description.requiresToFail + attempt.waitsFor where attempts[other]?.isActive == true {
      return "\(name) acts, but \(other) must fail first and is \(attempts[other]?.state ?? .possible)"
    }
    let winner = attempts.keys.sorted().first { other in
      other != name && isRunning(other) && mayShareNothing(name, other) && shareTouch(name, other)
    }
    return winner.map { "\(name) acts beside \($0)" }
  }

  private func isRunning(_ name: String) -> Bool {
    guard let attempt = attempts[name], attempt.hasActed else { return false }
    switch attempt.state {
    case .began, .changed, .ended: return true
    case .possible, .cancelled, .failed: return false
    }
  }

  private func shareTouch(_ one: String, _ other: String) -> Bool {
    guard let touches = attempts[one]?.touches, let others = attempts[other]?.touches else { return false }
    return touches.contains { touch in others.contains { $0 === touch } }
  }

  /// Whether nothing allows one to act after another that has acted: no delegate, no subclass, no requirement, no rule
  /// of the other's class (5.1.2, 5.1.7), and views in one branch.
  private func mayShareNothing(_ one: String, _ other: String) -> Bool {
    guard let first = descriptions[one], let second = descriptions[other] else { return false }
    let isPlain = [first, second].allSatisfy { $0.delegate == nil && $0.subclass == nil }
    let isTied = first.requiresToFail.contains(other) || second.requiresToFail.contains(one)
    let isExempt =
      second.recognizerClass == .tap && (first.recognizerClass == .tap || first.recognizerClass == .longPress)
    guard isPlain, !isTied, !isExempt, let view = living[one]?.view, let otherView = living[other]?.view else {
      return false
    }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  func finish() -> [String] {
    attempts.keys.sorted().compactMap { name in
      guard let attempt = attempts[name], let recognizer = living[name] else { return nil }
      if attempt.isBlocked { return "\(name) still waits" }
      if attempt.state != .possible || recognizer.state != .possible { return "\(name) is still \(attempt.state)" }
      return nil
    }
  }
}
