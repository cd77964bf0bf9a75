/// Sections 5 and 11: who may act.
extension World {
  /// 0.4, steps 3 to 5, as 15.1 orders them.
  func update() {
    doAgenda()
    while arbitrateOnce() {}
    resetFinished()
    flush()
    flushPresses()
  }

  /// Does what this turn of the loop, or one that is further out, has still to do.
  private func doAgenda() {
    while !agenda.isEmpty { agenda.removeFirst()() }
  }

  /// One turn of the loop of §11; false when nothing happened.
  private func arbitrateOnce() -> Bool {
    // Recognizers released in this turn act in the next one: exclusion is evaluated for all before releases (5.2.7).
    let able = ordered.filter { $0.isRecognized && !isBlocked($0) }
    var somethingHappened = false
    for a in claiming(able) where a.isRecognized {
      for b in recognizers where excludes(a, b) {
        b.fail()
        somethingHappened = true
      }
    }
    for a in able where a.isRecognized {
      // 5.2.6, 15.3, 15.4
      for d in recognizers where requires(d, a) && isOpen(d) {
        d.fail()
        somethingHappened = true
      }
    }
    let toAct = ordered.filter { candidate in
      let isAble = candidate.isRecognized && able.contains { $0 === candidate }
      return isAble && (candidate.isPending || !candidate.hasActed) || candidate.owesCancelled
    }
    agenda = toAct.map { recognizer in
      { if recognizer.isRecognized || recognizer.owesCancelled { self.act(recognizer) } }
    }
    doAgenda()
    return somethingHappened || !toAct.isEmpty
  }

  /// 5.1.4, 15.19: deepest view first, then the view that was collected first, then the array.
  private var ordered: [Recognizer] {
    let running = recognizers.filter(\.isInAttempt)
    func key(_ recognizer: Recognizer) -> [Int] {
      guard let view = recognizer.view else { return [] }
      return [-view.depth, view.collectedAt, index(recognizer, in: view)]
    }
    return running.sorted { key($0).lexicographicallyPrecedes(key($1)) }
  }

  private func index(_ recognizer: Recognizer, in view: View) -> Int {
    view.recognizers.firstIndex { $0 === recognizer } ?? 0
  }

  /// 5.1.4: of recognizers on one view the last in its array claims first; the others keep their order.
  private func claiming(_ sorted: [Recognizer]) -> [Recognizer] {
    var groups: [[Recognizer]] = []
    for recognizer in sorted {
      if let last = groups.last?.last, last.view === recognizer.view {
        groups[groups.count - 1].append(recognizer)
      } else {
        groups.append([recognizer])
      }
    }
    return groups.flatMap { $0.reversed() }
  }

  /// 15.5.
  private func share(_ a: Recognizer, _ b: Recognizer) -> Bool {
    a.received.contains { touch in b.received.contains { $0 === touch } }
      || a.presses.contains { press in b.presses.contains { $0 === press } }
      || a.gesture != nil && a.gesture === b.gesture
  }

  /// Whether an attempt is under way that no action was sent for, so that it can still be lost.
  private func isOpen(_ recognizer: Recognizer) -> Bool {
    recognizer.isInAttempt && !recognizer.hasActed
      && (recognizer.state == .possible || recognizer.isRecognized)
  }

  /// 5.1.2, condition by condition.
  private func excludes(_ a: Recognizer, _ b: Recognizer) -> Bool {
    guard a !== b, let viewA = a.view, let viewB = b.view else { return false }
    return share(a, b) && viewA.isRelated(to: viewB) && isOpen(b) && !requires(a, b)
      && a.canPrevent(b) && b.canBePrevented(by: a)
      && !says(b.scene.delegate?.shouldRecognizeSimultaneouslyWith, a)
      && !says(a.scene.delegate?.shouldRecognizeSimultaneouslyWith, b)
  }

  /// 5.2.1, 5.2.2: whether D requires R to fail.
  func requires(_ d: Recognizer, _ r: Recognizer) -> Bool {
    if d === r { return false }
    if d.scene.requiresToFail.contains(r.name) { return true }
    return share(d, r)
      && (says(d.scene.subclass?.shouldRequireFailureOf, r) || says(r.scene.subclass?.shouldBeRequiredToFailBy, d)
        || says(d.scene.delegate?.shouldRequireFailureOf, r) || says(r.scene.delegate?.shouldBeRequiredToFailBy, d))
  }

  /// 5.2.3, 15.2, 15.4.
  func isBlocked(_ d: Recognizer) -> Bool {
    !d.hasActed && recognizers.contains { requires(d, $0) && $0.blocksOthers }
  }

  /// 4.6.1, 4.6.2.
  private func resetFinished() {
    let finished = recognizers.filter { $0.isFinished && !component(of: $0).contains { $0.blocksOthers } }
    for recognizer in finished { recognizer.reset() }
  }

  /// All that requirements connect, in either direction.
  private func component(of recognizer: Recognizer) -> [Recognizer] {
    var found = [recognizer]
    var index = 0
    while index < found.count {
      for other in recognizers where !found.contains(where: { $0 === other }) {
        if requires(found[index], other) || requires(other, found[index]) { found.append(other) }
      }
      index += 1
    }
    return found
  }
}
