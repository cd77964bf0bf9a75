import TouchGeometry
import TouchKit

/// The keys that were sent to screen readers, and the events of the keyboard after them, in the order in which they
/// happened (semantics 47.60).
@MainActor struct KeyRelay {
  /// An event that is kept, and its scene.
  struct Kept {
    let event: InputEvent
    weak var scene: UIWindowScene?
    /// The number of the call whose answer decides; 0 for an event that only waits for those before it.
    var call: UInt32
  }

  private var kept: [Kept] = []
  /// Whether the last key had no answer in time: until there is one, keys are sent and not kept.
  private(set) var isLate = false

  /// How long a key is kept for its answer, in seconds.
  static let patience: TimeInterval = 0.3

  var isEmpty: Bool { kept.isEmpty }

  /// Whether the answer of a call decides about a key, or shows that screen readers answer again.
  func isCall(_ call: UInt32) -> Bool { call != 0 && (isLate || kept.contains { $0.call == call }) }

  /// Keeps a key that was sent with a call; returns false if it is delivered at once.
  mutating func begin(_ call: UInt32, _ event: InputEvent, _ scene: UIWindowScene) -> Bool {
    guard !isLate else { return false }
    kept.append(Kept(event: event, scene: scene, call: call))
    return true
  }

  /// Keeps an event of the keyboard that follows a key that is kept; returns false for other events.
  ///
  /// The loss of the keyboard follows too, so that the keys before it belong to the window that had it.
  mutating func follow(_ event: InputEvent, _ scene: UIWindowScene) -> Bool {
    guard !kept.isEmpty else { return false }
    switch event {
    case .text, .composition, .deleteSurrounding, .focus:
      kept.append(Kept(event: event, scene: scene, call: 0))
      return true
    case .touches, .hover, .scroll, .transform, .hold, .key, .button, .buttonsCancelled, .shake, .motion, .acceleration,
      .remoteControl, .visibility, .resize, .expose, .close, .drop, .remoteDrag, .localDrag, .clipboardChanged:
      return false
    }
  }

  /// Notes the answer of a call; returns the events to deliver.
  ///
  /// The release of a key whose press was taken is delivered if it is not taken itself: the app ignores it.
  mutating func receive(_ call: UInt32, isTaken: Bool) -> [Kept] {
    isLate = false
    guard let index = kept.firstIndex(where: { $0.call == call }) else { return [] }
    if isTaken { kept.remove(at: index) } else { kept[index].call = 0 }
    return ready()
  }

  /// Returns all events: the answer of the first key is late.
  mutating func lose() -> [Kept] {
    isLate = true
    return drain()
  }

  /// Returns all events at the end of the connection.
  mutating func end() -> [Kept] {
    isLate = false
    return drain()
  }

  private mutating func ready() -> [Kept] {
    let count = kept.firstIndex { $0.call != 0 } ?? kept.count
    defer { kept.removeFirst(count) }
    return Array(kept.prefix(count))
  }

  private mutating func drain() -> [Kept] {
    defer { kept = [] }
    return kept
  }
}
