import TouchGeometry
import TouchKit

extension RecordedEvent {
  /// The events to deliver to the application; empty for a wait, and for a paste, which the stage performs.
  ///
  /// - Parameters:
  ///   - start: the time of the loop at which the input begins.
  ///   - stage: the position of the scene on the surface.
  package func inputs(from start: Double = 0, on stage: ScenePlace = .corner) -> [InputEvent] {
    let time = start + time
    switch content {
    case .wait, .paste: return []
    case .text(let text): return [.text(text, timestamp: time)]
    case .composition(let composition): return [.composition(composition, timestamp: time)]
    case .touch:
      let samples = touches.map { touch in
        var sample = touch.sample(at: time)
        sample.location = stage.toSurface(sample.location)
        return sample
      }
      return [.touches(samples)]
    case .hover(let place, let pen): return [.hover(stage.toSurface(place), timestamp: time, pen: pen)]
    case .scroll(let change, let place): return [.scroll(change, at: stage.toSurface(place), timestamp: time)]
    case .transform(let gesture):
      var sample = gesture.sample(at: time)
      sample.location = stage.toSurface(sample.location)
      return [.transform(sample)]
    case .hold(let place): return [.hold(at: stage.toSurface(place), timestamp: time)]
    case .press(.cancelled, let key):
      return [.buttonsCancelled([UIPress.PressType.key(key.usage).rawValue], timestamp: time)]
    case .press(let phase, let key):
      return [
        .key(
          code: key.usage, characters: key.characters, isDown: phase == .began, timestamp: time,
          modifiers: key.modifiers.reduce(into: []) { $0.formUnion($1.flag) })
      ]
    case .button(.cancelled, let button): return [.buttonsCancelled([button.living.rawValue], timestamp: time)]
    case .button(let phase, let button):
      return [.button(button.living.rawValue, isDown: phase == .began, timestamp: time)]
    case .motion(.shake): return [.shake(timestamp: time)]
    case .motion(.shakeBegan): return [.motion(.began, timestamp: time)]
    case .motion(.shakeEnded): return [.motion(.ended, timestamp: time)]
    case .motion(.shakeCancelled): return [.motion(.cancelled, timestamp: time)]
    case .acceleration(let sample):
      return [.acceleration(x: sample.x, y: sample.y, z: sample.z, timestamp: time)]
    case .remoteControl(let button): return [.remoteControl(button.subtype, timestamp: time)]
    }
  }
}

extension InputTouch {
  func sample(at time: Double) -> InputSample {
    InputSample(
      finger: id, phase: phase.phase, location: location, timestamp: time, type: type.type, force: CGFloat(force),
      angles: angles, buttons: buttons.reduce(into: []) { $0.formUnion($1.mask) },
      modifiers: modifiers.reduce(into: []) { $0.formUnion($1.flag) })
  }
}

extension TouchPhaseName {
  var phase: InputSample.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension PointerTypeName {
  var type: UITouch.TouchType {
    switch self {
    case .direct: .direct
    case .indirectPointer: .indirectPointer
    case .pencil: .pencil
    }
  }
}

extension ButtonName {
  var mask: UIEvent.ButtonMask {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    }
  }
}

extension ModifierName {
  var flag: UIKeyModifierFlags {
    switch self {
    case .alphaShift: .alphaShift
    case .shift: .shift
    case .control: .control
    case .alternate: .alternate
    case .command: .command
    case .numericPad: .numericPad
    }
  }
}

extension PressButtonName {
  var living: UIPress.PressType { PressTypeName(rawValue: rawValue)?.living ?? .select }
}

extension RemoteControlName {
  var subtype: UIEvent.EventSubtype {
    switch self {
    case .play: .remoteControlPlay
    case .pause: .remoteControlPause
    case .stop: .remoteControlStop
    case .togglePlayPause: .remoteControlTogglePlayPause
    case .nextTrack: .remoteControlNextTrack
    case .previousTrack: .remoteControlPreviousTrack
    case .beginSeekingBackward: .remoteControlBeginSeekingBackward
    case .endSeekingBackward: .remoteControlEndSeekingBackward
    case .beginSeekingForward: .remoteControlBeginSeekingForward
    case .endSeekingForward: .remoteControlEndSeekingForward
    }
  }
}

extension UIEvent.EventSubtype {
  /// The word of the subtype in input files; empty for none.
  var word: String {
    if self == .motionShake { return MotionName.shake.rawValue }
    return RemoteControlName.allCases.first { $0.subtype == self }?.rawValue ?? ""
  }
}
