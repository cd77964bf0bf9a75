import TouchGeometry
import TouchKit

/// Converts the mouse to fingers while it is on the scene: to one, or with the alternate key to two that mirror each
/// other.
///
/// `translate(_:)` receives the events of the surface and returns those for the application. The primary button becomes a
/// finger of type `.direct`; other buttons, the wheel and the pointer without a button are unchanged. With alternate
/// held, a second finger is at the position opposite the stage's center. With shift held too, both move in parallel. A
/// press keeps its kind until the button is released.
package struct MouseFingers: Sendable {
  /// The scene's frame on the surface.
  package var stage = CGRect.zero {
    didSet { if stage != oldValue { center = CGPoint(x: stage.midX, y: stage.midY) } }
  }
  /// The positions of the two fingers, while they are down or while alternate is held over the scene.
  package private(set) var discs: [CGPoint] = []

  private enum Press: Equatable, Sendable {
    case up
    case one
    /// With the identifier of the second finger.
    case two(Int)
    /// The mouse is unchanged.
    case pointer
  }

  private let isOn: Bool
  private var press = Press.up
  private var pointer: CGPoint?
  private var center = CGPoint.zero
  private var modifiers: UIKeyModifierFlags = []
  /// The identifiers of the active real fingers, and their replacements while the second finger uses theirs.
  private var real: [Int: Int] = [:]

  /// Usages of the USB keyboard page.
  private static let alternates = [226, 230]
  private static let shifts = [225, 229]

  /// - Parameter isOn: whether the mouse is converted; if not, events are unchanged.
  package init(isOn: Bool = true) { self.isOn = isOn }

  /// Converts an event of the surface.
  package mutating func translate(_ event: InputEvent) -> InputEvent {
    guard isOn else { return event }
    var result = event
    switch event {
    case .touches(let samples, let coalesced):
      let earlier = coalesced.flatMap { translate($0) }
      result = .touches(samples.flatMap { translate($0) }, coalesced: earlier)
    case .hover(let place, _, let held, _):
      modifiers = held
      move(to: place)
    case .key(let code, _, let isDown, _, _):
      if Self.alternates.contains(code) { set(.alternate, isDown) }
      if Self.shifts.contains(code) { set(.shift, isDown) }
    case .focus(false), .visibility(false):
      modifiers = []
      pointer = nil
    case .scroll, .transform, .hold, .button, .buttonsCancelled, .text, .composition, .deleteSurrounding, .shake,
      .motion, .acceleration, .remoteControl, .focus, .visibility, .resize, .expose, .close, .drop, .remoteDrag,
      .localDrag, .clipboardChanged:
      break
    }
    showDiscs()
    return result
  }

  private mutating func set(_ modifier: UIKeyModifierFlags, _ isDown: Bool) {
    if isDown { modifiers.insert(modifier) } else { modifiers.remove(modifier) }
  }

  // MARK: Samples

  private mutating func translate(_ sample: InputSample) -> [InputSample] {
    guard sample.type == .indirectPointer else { return [translateFinger(sample)] }
    modifiers = sample.modifiers
    if sample.phase == .began { begin(sample) }
    move(to: sample.location)
    let result: [InputSample]
    switch press {
    case .up, .pointer: result = [sample]
    case .one: result = [finger(sample, sample.finger, sample.location)]
    case .two(let second):
      result = [
        finger(sample, sample.finger, sample.location), finger(sample, second, mirrored(sample.location)),
      ]
    }
    if sample.phase == .ended || sample.phase == .cancelled { press = .up }
    return result
  }

  private mutating func begin(_ sample: InputSample) {
    guard stage.contains(sample.location), sample.buttons.isDisjoint(with: .secondary) else {
      press = .pointer
      return
    }
    guard sample.modifiers.contains(.alternate) else {
      press = .one
      return
    }
    var number = 1
    while real.values.contains(number) { number += 1 }
    press = .two(number)
  }

  /// A real finger keeps its identifier unless the second finger uses it.
  private mutating func translateFinger(_ sample: InputSample) -> InputSample {
    var sample = sample
    let number = sample.finger
    if sample.phase == .began {
      var name = number
      while press == .two(name) || real.contains(where: { $0.key != number && $0.value == name }) { name += 1 }
      real[number] = name
    }
    sample.finger = real[number] ?? number
    if sample.phase == .ended || sample.phase == .cancelled { real[number] = nil }
    return sample
  }

  private func finger(_ sample: InputSample, _ number: Int, _ place: CGPoint) -> InputSample {
    InputSample(
      finger: number, phase: sample.phase, location: place, timestamp: sample.timestamp, force: sample.force,
      modifiers: sample.modifiers.subtracting([.alternate, .shift]))
  }

  // MARK: Places

  private mutating func move(to place: CGPoint?) {
    if let place, let pointer, modifiers.isSuperset(of: [.alternate, .shift]) {
      center.x += place.x - pointer.x
      center.y += place.y - pointer.y
    } else if !modifiers.contains(.alternate), !isDown {
      center = CGPoint(x: stage.midX, y: stage.midY)
    }
    pointer = place
  }

  private var isDown: Bool { if case .two = press { true } else { false } }

  private func mirrored(_ place: CGPoint) -> CGPoint { CGPoint(x: 2 * center.x - place.x, y: 2 * center.y - place.y) }

  private mutating func showDiscs() {
    let isHeld = modifiers.contains(.alternate) && press == .up && pointer.map { stage.contains($0) } ?? false
    discs = isHeld || isDown ? pointer.map { [$0, mirrored($0)] } ?? [] : []
  }
}
