import TouchGeometry
import TouchPlatform

@testable import TouchSDL

/// A translator with one window of 200 by 100, number 7, and a clock that says 50 at SDL's tick 1000.
struct Desk {
  var translator = EventTranslator()
  static let window: UInt32 = 7

  init(span: WindowGeometry.FingerSpan = .lastUnit, unitsPerPoint: CGFloat = 1) {
    translator.setGeometry(
      WindowGeometry(width: 201, height: 101, unitsPerPoint: unitsPerPoint, fingerSpan: span), of: Self.window)
  }

  /// Translates one batch, all of it read at `ticks` unless an event says otherwise; a line per event.
  mutating func feed(ticks: UInt32 = 1000, modifiers: UInt16 = 0, _ events: [RawEvent]) -> [String] {
    translator.begin(now: 50 + (TimeInterval(ticks) - 1000) / 1000, ticks: ticks)
    for event in events { translator.add(event) }
    return translator.finish(modifiers: modifiers).map(describe)
  }
}

/// An event in the test window at tick 1000.
func raw(_ kind: RawEvent.Kind, window: UInt32 = Desk.window, at ticks: UInt32 = 1000) -> RawEvent {
  RawEvent(window: window, ticks: ticks, kind: kind)
}

/// A finger of the first touch device, by SDL's number.
func finger(_ id: Int64) -> RawEvent.Finger { RawEvent.Finger(device: 3, id: id) }

/// Describes an event of the kit in one line: milliseconds since 50 follow an @ if they are not 0.
func describe(_ output: EventTranslator.Output) -> String {
  let prefix = output.window == Desk.window ? "" : "window \(output.window): "
  return prefix + describe(output.event)
}

func describe(_ event: InputEvent) -> String {
  switch event {
  case .touches(let samples, let coalesced):
    let text = samples.map(describe).joined(separator: ", ")
    return coalesced.isEmpty ? text : "\(text) after \(coalesced.map(describe).joined(separator: ", "))"
  case .hover(let place, let time, let modifiers, let pen):
    return "\(pen.map(describe) ?? "")hover \(place.map(describe) ?? "away")\(mark(time))\(mark(modifiers))"
  case .scroll(let distance, let place, let time, let modifiers):
    return "scroll \(number(distance.dx)) \(number(distance.dy)) at \(describe(place))\(mark(time))\(mark(modifiers))"
  case .key(let code, let characters, let isDown, let time, let modifiers):
    return "key \(code) \(isDown ? "down" : "up") \(characters.debugDescription)\(mark(time))\(mark(modifiers))"
  case .button(let number, let isDown, let time): return "button \(number) \(isDown ? "down" : "up")\(mark(time))"
  case .buttonsCancelled(let numbers, let time): return "buttons \(numbers) cancelled\(mark(time))"
  case .text(let text, let time): return "text \(text.debugDescription)\(mark(time))"
  case .composition(let composition, let time):
    let text = composition.map { "\($0.text.debugDescription) \($0.selection)" } ?? "over"
    return "composition \(text)\(mark(time))"
  case .deleteSurrounding(let before, let after, _): return "delete \(before) \(after)"
  case .clipboardChanged(let clipboard): return "clipboard \(clipboard)"
  case .transform(let sample): return "touchpad \(sample.phase) \(sample.scale) \(sample.rotation)"
  case .hold(let place, _): return "hold \(place)"
  case .shake: return "shake"
  case .motion(let phase, _): return "motion \(phase)"
  case .acceleration(let x, let y, let z, _): return "acceleration \(x) \(y) \(z)"
  case .remoteControl(let subtype, _): return "remoteControl \(subtype)"
  case .focus(let hasFocus): return "focus \(hasFocus)"
  case .visibility(let isVisible): return "visible \(isVisible)"
  case .resize: return "resize"
  case .expose: return "expose"
  case .close: return "close"
  case .drop(let paths): return "drop \(paths.joined(separator: ", "))"
  case .remoteDrag(let event): return "remote \(event)"
  case .localDrag(let event): return "local \(event)"
  }
}

private func describe(_ sample: InputSample) -> String {
  let name =
    switch sample.type {
    case .indirectPointer: "mouse"
    // The first one has the number 1.
    case .pencil:
      "pen \(sample.finger == 1 ? "" : "\(sample.finger): ")\(number(sample.force))\(describe(sample.angles))"
    case .direct, .indirect: "\(sample.finger)"
    }
  let buttons = sample.buttons.rawValue == 0 ? "" : " buttons \(sample.buttons.rawValue)"
  return "\(name) \(sample.phase) \(describe(sample.location))\(buttons)"
    + mark(sample.timestamp) + mark(sample.modifiers)
}

private func describe(_ pen: PenHover) -> String { "pen\(describe(pen.angles)) " }

private func describe(_ angles: PenAngles) -> String {
  angles == .upright ? "" : " tilt \(number(angles.tilt.dx)) \(number(angles.tilt.dy))"
}

private func describe(_ place: CGPoint) -> String { "\(number(place.x)),\(number(place.y))" }

private func number(_ value: CGFloat) -> String {
  value == value.rounded() ? "\(Int(value))" : "\((value * 1000).rounded() / 1000)"
}

private func mark(_ time: TimeInterval) -> String {
  let milliseconds = Int(((time - 50) * 1000).rounded())
  return milliseconds == 0 ? "" : " @\(milliseconds)"
}

private func mark(_ modifiers: UIKeyModifierFlags) -> String {
  let names = ["caps", "shift", "control", "alternate", "command"]
  let held = names.indices.filter { modifiers.rawValue & (1 << (16 + $0)) != 0 }
  return held.map { " +\(names[$0])" }.joined()
}
