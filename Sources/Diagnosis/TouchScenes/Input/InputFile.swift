import TouchGeometry
import TouchPlatform

/// Events of fingers, pointer and keys with their times: a recording that can be played into a scene.
///
/// An input that was read is valid: times do not decrease, and each finger begins, moves and ends in that order.
package struct InputFile: Sendable, Equatable {
  /// The size of the scene for which the positions were recorded, in points.
  package var size: CGSize
  /// In the order of the file.
  package var lines: [InputLine]

  package init(size: CGSize, lines: [InputLine] = []) {
    self.size = size
    self.lines = lines
  }

  static let format = "touchstone-input"
  static let version = 1
  /// At most a day; a longer recording has the wrong unit of time.
  static let times: ClosedRange<Double> = 0...86_400
}

/// One line of an input file.
package struct InputLine: Sendable, Equatable {
  /// The time in seconds from the start.
  package var time: Double
  package var content: Content

  package init(_ time: Double, _ content: Content) {
    self.time = time
    self.content = content
  }

  package enum Content: Sendable, Equatable {
    case touch(InputTouch)
    /// No event; the clock advances to the time of the line.
    case wait
    /// The pointer moved with no button down; it is a pen, if there is one.
    case hover(CGPoint, pen: PenHover? = nil)
    /// Scrolling by wheel or touchpad, in points, at a position.
    case scroll(CGVector, at: CGPoint)
    /// Two fingers on a touchpad pinch, rotate and move.
    case transform(InputTransform)
    /// Two fingers rest on a touchpad, with the pointer at a position.
    case hold(CGPoint)
    case press(PressPhaseName, InputKey)
    /// Of a remote control or game controller.
    case button(PressPhaseName, PressButtonName)
    case motion(MotionName)
    case acceleration(InputAcceleration)
    case remoteControl(RemoteControlName)
    /// An input method committed text.
    case text(String)
    /// An input method changed its composition; nil if it cancelled it.
    case composition(Composition?)
    /// Text was pasted.
    case paste(String)
  }
}

/// An event of one finger.
package struct InputTouch: Sendable, Equatable {
  /// Identifies the finger among the active ones.
  package var id: Int
  package var phase: TouchPhaseName
  /// In points of the scene.
  package var location: CGPoint
  /// The same from the finger's beginning to its end.
  package var type: PointerTypeName
  /// The pressure of a pencil, from 0 to 1.
  package var force: Double
  /// The angles of a pencil.
  package var angles: PenAngles
  package var buttons: [ButtonName]
  package var modifiers: [ModifierName]

  package init(
    id: Int, phase: TouchPhaseName, location: CGPoint, type: PointerTypeName = .direct, force: Double = 0,
    angles: PenAngles = .upright, buttons: [ButtonName] = [], modifiers: [ModifierName] = []
  ) {
    (self.id, self.phase, self.location, self.type) = (id, phase, location, type)
    (self.force, self.angles, self.buttons, self.modifiers) = (force, angles, buttons, modifiers)
  }
}

/// An event that is delivered to the application as a whole: one line, or several with touches.
package struct RecordedEvent: Sendable, Equatable {
  /// The time in seconds from the start.
  package var time: Double
  /// The content of the first line.
  package var content: InputLine.Content
  /// The touches of the further lines, each of a different finger.
  package private(set) var furtherTouches: [InputTouch]
  /// All touches; none if the event is of another kind.
  package var touches: [InputTouch] {
    if case .touch(let first) = content { [first] + furtherTouches } else { [] }
  }

  package init(_ time: Double, _ content: InputLine.Content, _ furtherTouches: [InputTouch] = []) {
    (self.time, self.content, self.furtherTouches) = (time, content, furtherTouches)
  }

  /// Adds a touch that occurs at the same time, if its finger has none in the event; returns whether it was added.
  fileprivate mutating func add(_ line: InputLine) -> Bool {
    guard line.time == time, case .touch(let first) = content, case .touch(let touch) = line.content,
      first.id != touch.id, !furtherTouches.contains(where: { $0.id == touch.id })
    else { return false }
    furtherTouches.append(touch)
    return true
  }
}

extension InputFile {
  /// The lines as events.
  ///
  /// Adjacent touch lines with the same time form one event, as long as their fingers differ; each other line is an
  /// event.
  package var events: [RecordedEvent] {
    var events: [RecordedEvent] = []
    for line in lines where events.isEmpty || !events[events.count - 1].add(line) {
      events.append(RecordedEvent(line.time, line.content))
    }
    return events
  }
}
