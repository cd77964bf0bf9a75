import CSDL2

/// Drops the mouse events that SDL 3 makes of fingers on X11.
///
/// SDL 3.2 reports a finger first as the mouse's left button and then as a finger, and nothing in the mouse's events says
/// so. A press of the mouse that a finger at the same time follows is the finger's; while fingers are down, and until that
/// press ends, the mouse is ignored.
struct FingerEchoes {
  private let isOn: Bool
  private var fingers: [RawEvent.Finger] = []
  /// The last press of the mouse, while it may still turn out to be a finger's.
  private var press: RawEvent?
  /// Whether the end of a finger's press is outstanding.
  private var isHeld = false

  /// Milliseconds that may pass between the two reports of a finger.
  private static let patience: Int32 = 50
  private static let leftButton: UInt8 = 1

  /// A filter that lets everything pass unless it is on.
  init(isOn: Bool) { self.isOn = isOn }

  /// The events of a batch without those that SDL made of fingers.
  mutating func filter(_ batch: [RawEvent]) -> [RawEvent] {
    guard isOn else { return batch }
    var kept: [RawEvent] = []
    for event in batch {
      switch event.kind {
      case .fingerDown(let finger, _, _):
        fingers.append(finger)
        takeBackPress(before: event, in: &kept)
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
      case .mouseDown, .mouseUp, .fingerMoved, .mouseEntered, .mouseLeft, .wheel, .keyDown, .keyUp, .text, .editing,
        .dropped, .dropsEnded, .clipboard, .focusGained, .focusLost, .shown, .hidden, .moved, .resized, .exposed,
        .closeRequested, .quit:
        break
      }
      kept.append(event)
    }
    return kept
  }

  /// Drops the press that a finger explains, or cancels it if it has been handed on.
  private mutating func takeBackPress(before finger: RawEvent, in kept: inout [RawEvent]) {
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
  /// A batch without the ends that SDL invents when a compositor takes the fingers away.
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
