import TouchKit

/// What became of each touch toward its view.
@MainActor struct TouchRegistry {
  private enum Stage { case unknown, open, closed, dropped }

  private struct Account {
    let touch: UITouch
    var stage = Stage.unknown
    var isBeganWithheld = false
    var isEndWithheld = false
  }

  /// The touches are retained, so that no new one gets the identity of a deallocated one.
  private var accounts: [ObjectIdentifier: Account] = [:]

  mutating func record(_ entry: TraceEntry) -> String? {
    guard let touch = entry.touch else { return nil }
    let key = ObjectIdentifier(touch)
    let name = "touch \(touch.identifier)"
    switch entry.kind {
    case .sent(let phase), .delivered(let phase): return deliver(key, touch, phase, name)
    case .cancelled: return deliver(key, touch, .cancelled, name)
    case .dropped:
      guard accounts[key]?.stage ?? .unknown == .unknown else { return "\(name) was dropped, but its view knows of it" }
      accounts[key, default: Account(touch: touch)].stage = .dropped
    case .withheld(let phase) where entry.recognizer != nil:
      if phase == .began { accounts[key, default: Account(touch: touch)].isBeganWithheld = true }
      if phase == .ended { accounts[key, default: Account(touch: touch)].isEndWithheld = true }
    case .withheld:
      // Refused by the view itself: for the touch's whole life (1.6, 1.8).
      accounts[key, default: Account(touch: touch)].stage = .dropped
    case .bound where accounts[key]?.stage == .closed || accounts[key]?.stage == .dropped:
      // The same object for a new finger.
      accounts[key] = Account(touch: touch)
    case .hitTest, .receive, .asked, .transition, .blocked, .released, .prevented, .action, .reset, .bound, .forwarded,
      .event, .told, .passedOn, .transferred:
      break
    }
    return nil
  }

  private mutating func deliver(
    _ key: ObjectIdentifier, _ touch: UITouch, _ phase: UITouch.Phase, _ name: String
  ) -> String? {
    let stage = accounts[key]?.stage ?? .unknown
    switch (phase, stage) {
    case (.began, .unknown): accounts[key, default: Account(touch: touch)].stage = .open
    case (.moved, .open), (.stationary, .open): break
    case (.ended, .open), (.cancelled, .open): accounts[key, default: Account(touch: touch)].stage = .closed
    case (_, .unknown): return "\(name): \(phase) before began"
    case (_, .open): return "\(name): \(phase) a second time"
    case (_, .closed): return "\(name): \(phase) after its end"
    case (_, .dropped): return "\(name): \(phase) although it was dropped"
    }
    return nil
  }

  func finish() -> [String] {
    accounts.values.sorted { $0.touch.identifier < $1.touch.identifier }.compactMap { account in
      let name = "touch \(account.touch.identifier)"
      switch account.stage {
      case .open: return "\(name) neither ended nor was cancelled"
      case .unknown where account.isBeganWithheld || account.isEndWithheld: return "\(name) is still kept back"
      case .unknown, .closed, .dropped: return nil
      }
    }
  }
}
