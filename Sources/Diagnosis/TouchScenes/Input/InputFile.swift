import TouchGeometry
import TouchPlatform

/// What fingers, pointer and keys did, with times: a recording that can be played into a scene.
///
/// One that was read is sound: time never runs back, and each finger begins, moves and ends in that order.
package struct InputFile: Sendable, Equatable {
  /// The size of the scene that the places are meant for, in points.
  package var size: CGSize
  /// In the order of the file.
  package var lines: [InputLine]

  package init(size: CGSize, lines: [InputLine] = []) {
    self.size = size
    self.lines = lines
  }

  static let format = "touchstone-input"
  static let version = 1
  /// A day; longer recordings are mistakes of the unit.
  static let times: ClosedRange<Double> = 0...86_400
}

/// One line of an input file.
package struct InputLine: Sendable, Equatable {
  /// Seconds from the start.
  package var time: Double
  package var content: Content

  package init(_ time: Double, _ content: Content) {
    self.time = time
    self.content = content
  }

  package enum Content: Sendable, Equatable {
    case touch(InputTouch)
    /// The clock runs on until then.
    case wait
    /// The pointer moved with no button down.
    case hover(CGPoint)
    /// The wheel or the touchpad, in points, at a place.
    case scroll(CGVector, at: CGPoint)
    case press(PressPhaseName, InputKey)
    /// Of a remote control or game controller.
    case button(PressPhaseName, PressButtonName)
    case motion(MotionName)
    case remoteControl(RemoteControlName)
    /// An input method commits text.
    case text(String)
    /// What an input method composes at present; nil when it gave up.
    case composition(Composition?)
    /// Text is pasted.
    case paste(String)
  }
}

/// What one finger did.
package struct InputTouch: Sendable, Equatable {
  /// Tells fingers apart while they are down.
  package var id: Int
  package var phase: TouchPhaseName
  /// In the scene's points.
  package var location: CGPoint
  /// The same from a finger's beginning to its end.
  package var type: PointerTypeName
  /// As `UITouch.force`.
  package var force: Double
  package var buttons: [ButtonName]
  package var modifiers: [ModifierName]

  package init(
    id: Int, phase: TouchPhaseName, location: CGPoint, type: PointerTypeName = .direct, force: Double = 0,
    buttons: [ButtonName] = [], modifiers: [ModifierName] = []
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.type = type
    self.force = force
    self.buttons = buttons
    self.modifiers = modifiers
  }
}

/// What reaches the application at once.
package struct RecordedEvent: Sendable, Equatable {
  /// Seconds from the start.
  package var time: Double
  package var content: Content

  package init(_ time: Double, _ content: Content) {
    self.time = time
    self.content = content
  }

  package enum Content: Sendable, Equatable {
    /// At least one, each of another finger.
    case touches([InputTouch])
    case wait
    case hover(CGPoint)
    case scroll(CGVector, at: CGPoint)
    case press(PressPhaseName, InputKey)
    case button(PressPhaseName, PressButtonName)
    case motion(MotionName)
    case remoteControl(RemoteControlName)
    /// An input method commits text.
    case text(String)
    /// What an input method composes at present; nil when it gave up.
    case composition(Composition?)
    /// Text is pasted.
    case paste(String)
  }
}

extension InputFile {
  /// The lines as events: neighboring lines of fingers with the same time form one, until a finger comes again; each
  /// other line is one of its own.
  package var events: [RecordedEvent] {
    var events: [RecordedEvent] = []
    for line in lines {
      let content: RecordedEvent.Content
      switch line.content {
      case .touch(let touch):
        if let last = events.last, last.time == line.time, case .touches(let touches) = last.content,
          !touches.contains(where: { $0.id == touch.id })
        {
          events[events.count - 1].content = .touches(touches + [touch])
          continue
        }
        content = .touches([touch])
      case .wait: content = .wait
      case .hover(let place): content = .hover(place)
      case .scroll(let change, let place): content = .scroll(change, at: place)
      case .press(let phase, let key): content = .press(phase, key)
      case .button(let phase, let button): content = .button(phase, button)
      case .motion(let motion): content = .motion(motion)
      case .remoteControl(let button): content = .remoteControl(button)
      case .text(let text): content = .text(text)
      case .composition(let composition): content = .composition(composition)
      case .paste(let text): content = .paste(text)
      }
      events.append(RecordedEvent(line.time, content))
    }
    return events
  }
}
