import TouchScenes

/// Section 6: what views hear, and when.
extension World {
  /// 0.4, step 6.
  func deliverToViews() {
    for (view, touches) in byView(current.sorted { $0.serial < $1.serial }) {
      for phase in Touch.Phase.allCases where phase != .stationary {
        let set = touches.filter { $0.phase == phase && $0.isTrackedByView && !withholdNow($0) }
        send(view, phase, set)
      }
    }
  }

  private func send(_ view: View, _ phase: Touch.Phase, _ set: [Touch]) {
    if set.isEmpty { return }
    let isLast = phase == .ended || phase == .cancelled
    for touch in set { touch.viewSide = isLast ? .finished : .begun }
    switch phase {
    case .began: call(.touchesBegan, set, on: view)
    case .moved: call(.touchesMoved, set, on: view)
    case .ended: call(.touchesEnded, set, on: view)
    case .cancelled: call(.touchesCancelled, set, on: view)
    case .stationary: break
    }
  }

  /// Keeps the present phase of a touch if it must wait: 6.6, 6.7, 6.9.
  private func withholdNow(_ touch: Touch) -> Bool {
    let beganWaits = withheld.contains { $0.touch === touch && $0.phase == .began }
    let mustWait: Bool
    var keepers: [Recognizer] = []
    switch touch.phase {
    case .began:
      keepers = recognizers.filter { withholdsBegan($0, touch) }
      mustWait = !keepers.isEmpty
    case .moved: mustWait = beganWaits
    case .ended:
      keepers = recognizers.filter { withholdsEnded($0, touch) }
      mustWait = beganWaits || !keepers.isEmpty
    case .cancelled:
      // Cancelled while its beginning is withheld: the view never receives it.
      if !beganWaits { return false }
      withheld.removeAll { $0.touch === touch }
      touch.viewSide = .refused
      return true
    case .stationary: mustWait = false
    }
    if !mustWait { return false }
    // Moves in between are merged, and an end makes them superfluous.
    withheld.removeAll { $0.touch === touch && $0.phase == .moved }
    withheld.append(Withheld(event: eventNumber, phase: touch.phase, touch: touch, keepers: keepers))
    return true
  }

  /// 6.6, 6.8.
  private func withholdsBegan(_ recognizer: Recognizer, _ touch: Touch) -> Bool {
    recognizer.delaysTouchesBegan && recognizer.mayWithhold(touch)
  }

  /// 6.7, 6.8.
  private func withholdsEnded(_ recognizer: Recognizer, _ touch: Touch) -> Bool {
    recognizer.delaysTouchesEnded && recognizer.mayWithhold(touch)
  }

  /// Whether a recognizer still withholds the beginning of a touch.
  private func isBeganKept(_ touch: Touch) -> Bool {
    withheld.contains { item in
      item.touch === touch && item.phase == .began && item.keepers.contains { withholdsBegan($0, touch) }
    }
  }

  /// 0.4, step 5; 6.9, 15.9: phases that are no longer withheld are delivered, one call per original event, view and
  /// phase.
  func flush() {
    var free: [Withheld] = []
    // 6.6, last point: what is cancelled in this event waits until the event comes to its window, and is forgotten there.
    for item in withheld where item.touch.phase != .cancelled {
      switch item.phase {
      case .began, .moved, .cancelled, .stationary: if !isBeganKept(item.touch) { free.append(item) }
      case .ended:
        let isKept = item.keepers.contains { withholdsEnded($0, item.touch) }
        if !isBeganKept(item.touch) && !isKept { free.append(item) }
      }
    }
    withheld.removeAll { item in free.contains { $0.touch === item.touch && $0.phase == item.phase } }
    // A touch that moves or ends in the current event gets that in step 6.
    free.removeAll { item in item.phase == .moved && current.contains { $0 === item.touch } }
    for event in Set(free.map(\.event)).sorted() {
      let items = free.filter { $0.event == event }.sorted { $0.touch.serial < $1.touch.serial }
      for (view, touches) in byView(items.map(\.touch)) {
        for phase in Touch.Phase.allCases {
          let set = touches.filter { touch in items.contains { $0.touch === touch && $0.phase == phase } }
          send(view, phase, set)
        }
      }
    }
  }
}
