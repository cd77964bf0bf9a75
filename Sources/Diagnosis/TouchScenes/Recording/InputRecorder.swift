import TouchGeometry
import TouchKit

/// Records incoming events as an input file that causes the same callbacks when it is played.
///
/// The recorder returns each event in the form in which it is recorded: with the time of the loop's turn in whole
/// microseconds, positions in multiples of 1/64 of a point, and without merged samples. Deliver the returned event, so
/// that the live run and the replay are equal. Times count from the first line.
package struct InputRecorder: Sendable {
  /// The recorded lines.
  package private(set) var input: InputFile
  /// The time of the loop that is 0 in the file; nil before the first line.
  package private(set) var start: Double?

  /// The active fingers, each with its last recorded state.
  private var fingers: [InputTouch] = []
  private var keys: [InputKey] = []
  private var buttons: [PressButtonName] = []
  /// The last line of the touchpad's gesture in progress.
  private var gesture: InputTransform?
  /// Whether a finger is down on the scene.
  package var isTouched: Bool { !fingers.isEmpty }
  /// Whether the last recorded position of the pointer was over the scene.
  private var isHovering = false

  /// Creates a recorder for a scene of a size in points.
  package init(sceneSize: CGSize) { input = InputFile(size: sceneSize) }

  /// The recorded position of a pointer that has left the window, outside of any scene.
  private static let nowhere = CGPoint(x: -1, y: -1)

  /// Records an event and returns the event to deliver.
  ///
  /// A finger is recorded if it comes down on the scene; the wheel and the pointer are recorded while they are over it.
  ///
  /// - Parameters:
  ///   - event: the event, with positions on the surface.
  ///   - moment: the time of the loop's turn, or that of an earlier timer that has not fired.
  ///   - stage: the position of the scene on the surface.
  ///   - isTyping: whether a text input has the keyboard. Typed characters are then recorded as text, unless the key's
  ///     name in files types the same.
  package mutating func record(
    _ event: InputEvent, at moment: Double, on stage: ScenePlace, isTyping: Bool = false
  ) -> InputEvent {
    switch event {
    case .touches(let samples, _): return recordTouches(samples, event, moment, stage)
    case .hover(let place, _, let modifiers, let pen):
      let local = place.map { Self.rounded($0, stage) }
      let isOver = local.map(isInside) ?? false
      guard isOver || isHovering else { return event }
      isHovering = isOver
      let time = write(at: moment, .hover(local ?? Self.nowhere, pen: local == nil ? nil : pen))
      return .hover(local.map(stage.toSurface), timestamp: time, modifiers: modifiers, pen: pen)
    case .scroll(let change, let place, _, let modifiers):
      let local = Self.rounded(place, stage)
      guard isInside(local) else { return event }
      let time = write(at: moment, .scroll(change, at: local))
      return .scroll(change, at: stage.toSurface(local), timestamp: time, modifiers: modifiers)
    case .transform(let sample): return recordTransform(sample, moment, stage)
    case .hold(let place, _):
      let local = Self.rounded(place, stage)
      guard isInside(local) else { return event }
      return .hold(at: stage.toSurface(local), timestamp: write(at: moment, .hold(local)))
    case .key(let code, let characters, let isDown, _, let modifiers):
      if isTyping, isDown, Self.isText(characters, modifiers), !Self.types(code, characters) {
        return .text(characters, timestamp: write(at: moment, .text(characters)))
      }
      guard let time = writeKey(code, isDown: isDown, modifiers, moment) else { return event }
      return .key(code: code, characters: characters, isDown: isDown, timestamp: time, modifiers: modifiers)
    case .button(let number, let isDown, _):
      guard let button = PressButtonName.allCases.first(where: { $0.living.rawValue == number }),
        isDown != buttons.contains(button)
      else { return event }
      buttons.removeAll { $0 == button }
      if isDown { buttons.append(button) }
      let time = write(at: moment, .button(isDown ? .began : .ended, button))
      return .button(number, isDown: isDown, timestamp: time)
    case .buttonsCancelled(let numbers, let given):
      let lost = buttons.filter { numbers.contains($0.living.rawValue) }
      buttons.removeAll { lost.contains($0) }
      let lostKeys = keys.filter { numbers.contains(UIPress.PressType.key($0.usage).rawValue) }
      keys.removeAll { lostKeys.contains($0) }
      let times =
        lostKeys.map { write(at: moment, .press(.cancelled, $0)) }
        + lost.map { write(at: moment, .button(.cancelled, $0)) }
      return .buttonsCancelled(numbers, timestamp: times.last ?? given)
    case .remoteControl(let subtype, _):
      guard let button = RemoteControlName.allCases.first(where: { $0.subtype == subtype }) else { return event }
      return .remoteControl(subtype, timestamp: write(at: moment, .remoteControl(button)))
    case .shake: return .shake(timestamp: write(at: moment, .motion(.shake)))
    case .motion(let phase, _): return .motion(phase, timestamp: write(at: moment, .motion(phase.word)))
    case .acceleration(let x, let y, let z, _):
      let time = write(at: moment, .acceleration(InputAcceleration(x: x, y: y, z: z)))
      return .acceleration(x: x, y: y, z: z, timestamp: time)
    case .focus(false), .visibility(false):
      leave(moment)
      return event
    case .text(let text, _): return .text(text, timestamp: write(at: moment, .text(text)))
    case .composition(let composition, _):
      return .composition(composition, timestamp: write(at: moment, .composition(composition)))
    case .deleteSurrounding: return event  // The format has no line for it.
    case .focus, .visibility, .resize, .expose, .close, .drop, .remoteDrag, .localDrag, .clipboardChanged: return event
    }
  }

  /// The event with positions rounded as in a recording, so that unrecorded events lead to the same decisions.
  package static func onGrid(_ event: InputEvent, on stage: ScenePlace) -> InputEvent {
    func moved(_ samples: [InputSample]) -> [InputSample] {
      samples.map { sample in
        var sample = sample
        sample.location = stage.toSurface(rounded(sample.location, stage))
        return sample
      }
    }
    switch event {
    case .touches(let samples, let coalesced): return .touches(moved(samples), coalesced: moved(coalesced))
    case .hover(let place, let time, let modifiers, let pen):
      return .hover(place.map { stage.toSurface(rounded($0, stage)) }, timestamp: time, modifiers: modifiers, pen: pen)
    case .scroll(let change, let place, let time, let modifiers):
      return .scroll(change, at: stage.toSurface(rounded(place, stage)), timestamp: time, modifiers: modifiers)
    case .transform(var sample):
      sample.location = stage.toSurface(rounded(sample.location, stage))
      return .transform(sample)
    case .hold(let place, let time): return .hold(at: stage.toSurface(rounded(place, stage)), timestamp: time)
    case .key, .button, .buttonsCancelled, .text, .composition, .deleteSurrounding, .shake, .motion, .acceleration,
      .remoteControl, .focus, .visibility, .resize, .expose, .close, .drop, .remoteDrag, .localDrag, .clipboardChanged:
      return event
    }
  }

  /// Ends the recording.
  ///
  /// Cancels the active fingers and the touchpad's gesture in the file and in the returned events.
  package mutating func finish(at moment: Double, on stage: ScenePlace) -> [InputEvent] {
    let interrupted = gesture.map { [cancellation(of: $0, at: moment, on: stage)] } ?? []
    leave(moment)
    guard !fingers.isEmpty else { return interrupted }
    let cancelled = fingers.map { finger in
      var finger = finger
      finger.phase = .cancelled
      return finger
    }
    let time = write(cancelled, at: moment)
    return interrupted + [.touches(cancelled.map { $0.sample(at: time).moved(to: stage) })]
  }

  /// Removes the press of a key that was meant for the recorder.
  ///
  /// - Returns: the number of unchanged lines; the lines after them have changed.
  @discardableResult package mutating func forget(_ code: Int) -> Int {
    guard let key = InputKey.all.first(where: { $0.usage == code }) else { return input.lines.count }
    keys.removeAll { $0.usage == code }
    let place = input.lines.lastIndex { line in
      if case .press(.began, let pressed) = line.content { pressed.usage == key.usage } else { false }
    }
    if let place { input.lines.remove(at: place) }
    if input.lines.isEmpty { start = nil }
    return place ?? input.lines.count
  }

  // MARK: Kinds

  /// Whether a key with its modifiers types text.
  private static func isText(_ characters: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard modifiers.isDisjoint(with: [.control, .command, .alternate]) else { return false }
    guard let first = characters.unicodeScalars.first?.value else { return false }
    return first >= 0x20 && first != 0x7F
  }

  /// Whether the key of a file types the same characters.
  private static func types(_ code: Int, _ characters: String) -> Bool {
    InputKey.all.contains { $0.usage == code && $0.characters == characters }
  }

  private mutating func recordTouches(
    _ samples: [InputSample], _ event: InputEvent, _ moment: Double, _ stage: ScenePlace
  ) -> InputEvent {
    var touches: [InputTouch] = []
    for sample in samples {
      let local = Self.rounded(sample.location, stage)
      let isKnown = fingers.contains { $0.id == sample.finger }
      guard sample.phase == .began ? isInside(local) : isKnown else { continue }
      // A device that repeats the beginning of a finger has lost its end; the application cancels the finger, too.
      if sample.phase == .began, isKnown { cancel(sample.finger, moment) }
      touches.append(InputTouch(sample, at: local))
    }
    guard !touches.isEmpty else { return event }
    let time = write(touches, at: moment)
    let stamped = samples.map { sample in
      var sample = sample
      sample.location = stage.toSurface(Self.rounded(sample.location, stage))
      sample.timestamp = time
      return sample
    }
    return .touches(stamped)
  }

  /// Records a gesture of the touchpad that begins on the scene.
  private mutating func recordTransform(_ sample: TransformSample, _ moment: Double, _ stage: ScenePlace) -> InputEvent
  {
    let line = InputTransform(sample, at: Self.rounded(sample.location, stage))
    let isStart = sample.phase == .began
    guard isStart ? isInside(line.location) : gesture != nil, line.isSound else { return .transform(sample) }
    // A device that repeats the beginning has lost the end; the application cancels the gesture, too.
    if isStart { cancelGesture(moment) }
    gesture = isStart || sample.phase == .changed ? line : nil
    var stamped = sample
    stamped.location = stage.toSurface(line.location)
    stamped.timestamp = write(at: moment, .transform(line))
    return .transform(stamped)
  }

  /// The event that cancels the gesture in the application.
  private func cancellation(of gesture: InputTransform, at moment: Double, on stage: ScenePlace) -> InputEvent {
    var sample = gesture.sample(at: moment)
    (sample.phase, sample.location) = (.cancelled, stage.toSurface(gesture.location))
    return .transform(sample)
  }

  private mutating func cancelGesture(_ moment: Double) {
    guard var last = gesture else { return }
    gesture = nil
    last.phase = .cancelled
    _ = write(at: moment, .transform(last))
  }

  private mutating func cancel(_ finger: Int, _ moment: Double) {
    guard var touch = fingers.first(where: { $0.id == finger }) else { return }
    touch.phase = .cancelled
    _ = write([touch], at: moment)
  }

  /// Writes a key and returns the time of the line; nil for keys without a name, and for keys that were pressed before.
  private mutating func writeKey(
    _ code: Int, isDown: Bool, _ modifiers: UIKeyModifierFlags, _ moment: Double
  ) -> Double? {
    guard let key = InputKey.all.first(where: { $0.usage == code }) else { return nil }
    if isDown {
      guard modifiers.isDisjoint(with: [.control, .command, .alternate]) else { return nil }
      if !keys.contains(key) { keys.append(key) }
      var held = key
      held.modifiers = modifiers.contains(.shift) ? [.shift] : []
      return write(at: moment, .press(.began, held))
    }
    guard keys.contains(key) else { return nil }
    keys.removeAll { $0 == key }
    return write(at: moment, .press(.ended, key))
  }

  /// Cancels the keys, and records that the pointer is outside: another window has both.
  private mutating func leave(_ moment: Double) {
    for key in keys { _ = write(at: moment, .press(.cancelled, key)) }
    keys = []
    for button in buttons { _ = write(at: moment, .button(.cancelled, button)) }
    buttons = []
    cancelGesture(moment)
    if isHovering { _ = write(at: moment, .hover(Self.nowhere)) }
    isHovering = false
  }

  // MARK: Lines

  private mutating func write(_ touches: [InputTouch], at moment: Double) -> Double {
    let time = nextTime(moment)
    // Lines with the same time are one event, so a wait separates two events.
    if let last = input.lines.last, last.time == time, case .touch = last.content {
      input.lines.append(InputLine(time, .wait))
    }
    for touch in touches {
      input.lines.append(InputLine(time, .touch(touch)))
      fingers.removeAll { $0.id == touch.id }
      switch touch.phase {
      case .began, .moved: fingers.append(touch)
      case .ended, .cancelled: break
      }
    }
    return time + (start ?? 0)
  }

  private mutating func write(at moment: Double, _ content: InputLine.Content) -> Double {
    let time = nextTime(moment)
    input.lines.append(InputLine(time, content))
    return time + (start ?? 0)
  }

  /// The time in whole microseconds, rounded down so that a timer scheduled now still fires after the event.
  private mutating func nextTime(_ moment: Double) -> Double {
    let begin = start ?? moment
    start = begin
    // A thousandth of a microsecond compensates for errors of binary fractions.
    let time = ((moment - begin) * 1e6 + 1e-3).rounded(.down) / 1e6
    return max(time, input.lines.last?.time ?? 0)
  }

  // MARK: Places

  private func isInside(_ place: CGPoint) -> Bool {
    place.x >= 0 && place.y >= 0 && place.x < input.size.width && place.y < input.size.height
  }

  /// The position in the scene, rounded to a binary fraction of a point, so that conversions are exact.
  private static func rounded(_ place: CGPoint, _ stage: ScenePlace) -> CGPoint {
    let local = stage.toScene(place)
    return CGPoint(x: (local.x * 64).rounded() / 64, y: (local.y * 64).rounded() / 64)
  }
}

extension MotionPhase {
  fileprivate var word: MotionName {
    switch self {
    case .began: .shakeBegan
    case .ended: .shakeEnded
    case .cancelled: .shakeCancelled
    }
  }
}

extension InputSample {
  fileprivate func moved(to stage: ScenePlace) -> InputSample {
    var result = self
    result.location = stage.toSurface(location)
    return result
  }
}

extension InputTouch {
  /// Creates the line of a sample.
  fileprivate init(_ sample: InputSample, at place: CGPoint) {
    let phase: TouchPhaseName =
      switch sample.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    let type: PointerTypeName =
      switch sample.type {
      case .direct, .indirect: .direct
      case .indirectPointer: .indirectPointer
      case .pencil: .pencil
      }
    self.init(
      id: sample.finger, phase: phase, location: place, type: type,
      force: sample.force.isFinite ? Double(min(max(sample.force, 0), 1)) : 0,
      angles: type == .pencil ? sample.angles : .upright,
      buttons: ButtonName.allCases.filter { sample.buttons.contains($0.mask) },
      modifiers: ModifierName.allCases.filter { sample.modifiers.contains($0.flag) })
  }
}
