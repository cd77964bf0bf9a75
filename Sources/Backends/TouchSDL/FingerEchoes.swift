import CSDL2

/// Drops the mouse events that SDL 3 generates from fingers on X11.
///
/// SDL 3.2 reports a finger first as the mouse's left button and then as a finger, without a mark in the mouse's
/// events. A press of the mouse that is followed by a finger at the same time is treated as the finger's; while fingers
/// are down, and until that press ends, the mouse is ignored.
struct FingerEchoes {
  private let isOn: Bool
  private var fingers: [RawEvent.Finger] = []
  /// The last press of the mouse, while it may be a finger's.
  private var press: RawEvent?
  /// Whether the end of a finger's press is still expected.
  private var isHeld = false

  /// The maximum time between the two reports of a finger, in milliseconds.
  private static let patience: Int32 = 50
  private static let leftButton: UInt8 = 1

  /// Creates a filter that passes everything unless it is on.
  init(isOn: Bool) { self.isOn = isOn }

  /// Returns the events of a batch without those that SDL generated from fingers.
  mutating func filter(_ batch: [RawEvent]) -> [RawEvent] {
    guard isOn else { return batch }
    var kept: [RawEvent] = []
    for event in batch {
      switch event.kind {
      case .fingerDown(let finger, _, _):
        fingers.append(finger)
        dropPress(before: event, in: &kept)
      case .fingerUp(let finger, _, _): fingers.removeAll { $0 == finger }
      case .fingersCancelled: fingers = []
      case .mouseMoved: if !fingers.isEmpty || isHeld { continue }
      case .mouseDown(Self.leftButton, _, _):
        press = event
        isHeld = !fingers.isEmpty
        if isHeld { continue }
      case .mouseUp(Self.leftButton, _, _):
        press = nil
        defer { isHeld = false }
        if isHeld || !fingers.isEmpty { continue }
      case .mouseDown, .mouseUp, .fingerMoved, .draggedFinger, .mouseEntered, .mouseLeft, .wheel, .gesture, .hold,
        .controller,
        .keyDown, .keyUp, .text, .editing, .dropped, .dropsEnded, .clipboard, .focusGained, .focusLost, .shown,
        .hidden, .moved, .resized, .exposed, .closeRequested, .quit:
        break
      }
      kept.append(event)
    }
    return kept
  }

  /// Drops the press that a finger explains, or cancels it if it has already been delivered.
  private mutating func dropPress(before finger: RawEvent, in kept: inout [RawEvent]) {
    guard let press, press.window == finger.window,
      abs(Int32(bitPattern: finger.ticks &- press.ticks)) <= Self.patience,
      case .mouseDown(_, let x, let y) = press.kind
    else { return }
    self.press = nil
    isHeld = true
    if let index = kept.lastIndex(of: press) {
      kept.remove(at: index)
    } else {
      // A move without buttons cancels a press that ended unseen.
      kept.append(RawEvent(window: press.window, ticks: finger.ticks, kind: .mouseMoved(x: x, y: y, buttons: 0)))
    }
  }
}

extension RawEvent {
  /// Returns a batch without the ends that SDL generates when a compositor cancels the fingers.
  ///
  /// From version 2.32 on, SDL reports the end of each finger right before `fingersCancelled`, at the same millisecond.
  static func withoutInventedEnds(_ batch: [RawEvent]) -> [RawEvent] {
    guard batch.contains(where: { $0.kind == .fingersCancelled }) else { return batch }
    var kept: [RawEvent] = []
    for event in batch {
      if event.kind == .fingersCancelled {
        while let last = kept.last, last.isEnd, event.ticks &- last.ticks <= 1 { kept.removeLast() }
      }
      kept.append(event)
    }
    return kept
  }

  private var isEnd: Bool {
    if case .fingerUp = kind { true } else { false }
  }
}
