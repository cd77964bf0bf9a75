import TouchScenes

/// 1.3: which recognizers see a new touch.
extension World {
  /// 1.3.1: child first, then array order.
  func collect(_ touch: Touch) {
    for view in touch.view?.withAncestors ?? [] {
      for recognizer in view.recognizers where sees(recognizer, touch) {
        if view.recognizers.allSatisfy({ !$0.isInAttempt }) { view.collectedAt = next() }
        recognizer.received.append(touch)
        recognizer.following.append(touch)
        touch.collected.append(recognizer)
      }
    }
  }

  /// 1.3.4, gate by gate.
  private func sees(_ recognizer: Recognizer, _ touch: Touch) -> Bool {
    if recognizer.requiresExclusiveTouchType, let first = recognizer.received.first, first.type != touch.type {
      return false
    }
    if !recognizer.allowedTouchTypes.contains(where: { $0.rawValue == touch.type.rawValue }) { return false }
    if !recognizer.isEnabled || !recognizer.isUnfinished || !recognizer.presses.isEmpty { return false }
    // 52.9
    if recognizer.gesture != nil { return false }
    // 7.3.13
    if recognizer.turnsWithWheel { return false }
    if !isAllowedByExclusiveTouch(recognizer) { return false }
    switch recognizer.scene.delegate?.shouldReceiveTouch {
    case .always(let answer): return answer
    case .onlyViews(let names): return touch.view.map { names.contains($0.name) } ?? false
    case .notControls: return touch.view?.isControl != true
    case nil: return true
    }
  }

  /// 1.8: while an exclusive view tracks a touch, only recognizers on it and its ancestors take new ones.
  private func isAllowedByExclusiveTouch(_ recognizer: Recognizer) -> Bool {
    for touch in touches where touch.isTrackedByView && touch.window === recognizer.view.flatMap(window(of:)) {
      guard let view = touch.view, view.isExclusiveTouch else { continue }
      if !view.withAncestors.contains(where: { $0 === recognizer.view }) { return false }
    }
    return true
  }
}
