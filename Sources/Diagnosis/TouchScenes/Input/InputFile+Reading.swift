import TouchGeometry
import TouchPlatform

extension InputFile {
  /// Reads an input.
  ///
  /// Throws status 65 at the first unknown or invalid line.
  ///
  /// `file` is the name of the text in messages. `sceneSize` is the size of the scene to play it into, if known; the
  /// header must agree with it.
  package static func read(_ bytes: [UInt8], file: String, sceneSize: CGSize? = nil) throws(FileError) -> InputFile {
    try UTF8Check.check(bytes, file: file)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The last line may end with a newline, too.
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard let first = lines.first else { throw FileError(file: file, at: nil, message: localized("the file is empty")) }

    var input = InputFile(size: try header(first, file: file, sceneSize: sceneSize))
    var reader = InputReader(file: file)
    input.lines.reserveCapacity(lines.count - 1)
    for (index, line) in lines.enumerated().dropFirst() {
      let value = try JSONReader.read(line, file: file, line: index + 1, whole: localized("line"))
      input.lines.append(try reader.line(value))
    }
    return input
  }

  /// Reads lines that are part of another file, for a scene of `size`.
  static func read(_ values: [JSONValue], size: CGSize, file: String) throws(FileError) -> InputFile {
    var input = InputFile(size: size)
    var reader = InputReader(file: file)
    input.lines.reserveCapacity(values.count)
    for value in values { input.lines.append(try reader.line(value)) }
    return input
  }

  private static func header(
    _ bytes: ArraySlice<UInt8>, file: String, sceneSize: CGSize?
  ) throws(FileError) -> CGSize {
    let value = try JSONReader.read(bytes, file: file, line: 1, whole: localized("line"))
    let fields = try Fields(value, key: nil, owner: localized("the first line"), file: file)
    _ = try fields.require("format", .exactly(format))
    _ = try fields.require("version", .count(version...version).calling("\(version)"))
    try fields.accept(["format", "version", "size"])
    let size = try fields.require("size", .surface)
    if let sceneSize, size != sceneSize, let value = fields["size"] {
      throw fields.error(
        "size", value, accepted: localized("%1$s, the scene's", "\(JSONWriter.line(.size(sceneSize)))"))
    }
    return size
  }
}

/// Reads lines in order, and tracks the state that the next line must agree with.
private struct InputReader {
  let file: String
  private var time = 0.0
  /// The active fingers with their types.
  private var down: [Int: PointerTypeName] = [:]
  /// Whether a gesture of the touchpad is in progress.
  private var isGestureUnderWay = false
  /// The number of bytes of the texts read so far.
  private var textBytes = 0

  init(file: String) { self.file = file }

  private static let times = Shape<Double>.number(InputFile.times)
  private static let kinds = [
    "acceleration", "composition", "hover", "motion", "paste", "phase", "press", "remoteControl", "scroll", "text",
    "touchpad",
  ]
  private static let touchKeys = ["t", "id", "phase", "x", "y", "type", "force", "buttons", "modifiers"]
  private static let penKeys = ["tilt", "roll"]
  /// In radians; a rounded π is accepted.
  private static let rolls = -3.1416...3.1416
  private static let touchpadKeys = ["t", "touchpad", "x", "y", "scale", "rotation", "translation"]
  private static let allKeys = Set(
    touchKeys + kinds + ["button", "key", "selection", "distance"] + penKeys + touchpadKeys)

  mutating func line(_ value: JSONValue) throws(FileError) -> InputLine {
    let fields = try Fields(value, key: nil, owner: localized("this line"), file: file)
    let kinds = fields.members.filter { Self.kinds.contains($0.key) }
    let content: InputLine.Content
    switch kinds.first?.key {
    case "phase" where try fields.require("phase", Shape<LinePhase>.choice) == .wait:
      try accept(["t", "phase"], fields.renamed(localized("a line that waits")))
      content = .wait
    case "phase":
      content = .touch(try touch(fields.renamed(localized("a line of a finger"))))
    case "hover":
      content = try hover(fields)
    case "scroll":
      try accept(["t", "scroll", "x", "y"], fields.renamed(localized("a line with \"scroll\"")))
      content = .scroll(try fields.require("scroll", .vector), at: try place(fields))
    case "press" where fields["button"] != nil:
      try accept(["t", "press", "button"], fields.renamed(localized("a line with \"press\"")))
      content = .button(
        try fields.require("press", .choice), try fields.require("button", Shape<PressButtonName>.choice))
    case "press":
      try accept(["t", "press", "key", "modifiers"], fields.renamed(localized("a line with \"press\"")))
      var key = try fields.require("key", .key)
      key.modifiers = try fields.read("modifiers", Shape<ModifierName>.words()) ?? []
      let phase = try fields.require("press", Shape<PressPhaseName>.choice)
      if phase == .began { try count(key.characters, "key", fields) }
      content = .press(phase, key)
    case "touchpad":
      content = try touchpad(fields.renamed(localized("a line with \"touchpad\"")))
    case "motion":
      try accept(["t", "motion"], fields.renamed(localized("a line with \"motion\"")))
      content = .motion(try fields.require("motion", .choice))
    case "acceleration":
      try accept(["t", "acceleration"], fields.renamed(localized("a line with \"acceleration\"")))
      content = .acceleration(try fields.require("acceleration", .acceleration))
    case "remoteControl":
      try accept(["t", "remoteControl"], fields.renamed(localized("a line with \"remoteControl\"")))
      content = .remoteControl(try fields.require("remoteControl", .choice))
    case "text":
      try accept(["t", "text"], fields.renamed(localized("a line with \"text\"")))
      content = .text(try typed("text", fields))
    case "paste":
      try accept(["t", "paste"], fields.renamed(localized("a line with \"paste\"")))
      content = .paste(try typed("paste", fields))
    case "composition":
      content = .composition(try composition(fields.renamed(localized("a line with \"composition\""))))
    case _:
      // A misspelled key is more likely than a missing one, so check it first.
      try accept(Array(Self.allKeys), fields)
      throw fields.missing("phase", accepted: localized("one of %1$s", "\(Self.kinds.joined(separator: ", "))"))
    }
    return InputLine(try nextTime(fields), content)
  }

  private func accept(_ keys: [String], _ fields: Fields) throws(FileError) {
    try fields.accept(keys, elsewhere: Self.allKeys)
  }

  private mutating func nextTime(_ fields: Fields) throws(FileError) -> Double {
    let next = try fields.require("t", Self.times)
    if next < time, let value = fields["t"] {
      throw fields.error(
        "t", value, accepted: localized("%1$s or later, because times must not decrease", "\(JSONWriter.number(time))"))
    }
    time = next
    return next
  }

  /// The composed text and its selection; an empty text cancels the composition.
  private mutating func composition(_ fields: Fields) throws(FileError) -> Composition? {
    try accept(["t", "composition", "selection"], fields)
    let text = try typed("composition", fields)
    let selection = try fields.read("selection", .offsets(upTo: text.utf16.count))
    return text.isEmpty ? nil : Composition(text, selection: selection)
  }

  /// Reads a text that is typed, composed or pasted at once.
  private mutating func typed(_ key: String, _ fields: Fields) throws(FileError) -> String {
    let text = try fields.require(key, .typed)
    try count(text, key, fields)
    return text
  }

  /// Counts a text; throws if all texts of the input are too long together.
  private mutating func count(_ text: String, _ key: String, _ fields: Fields) throws(FileError) {
    textBytes += text.utf8.count
    guard textBytes > SceneCeilings.inputText else { return }
    throw FileError(
      file: file, at: fields[key]?.position ?? fields.position, key: key,
      message: localized(
        "with %1$s the texts of the input have %2$s bytes; accepted: at most %3$s in all lines together",
        JSONWriter.cited(key), "\(textBytes)", "\(SceneCeilings.inputText)"))
  }

  private func place(_ fields: Fields) throws(FileError) -> CGPoint {
    let (x, y) = (try fields.require("x", .number(coordinates)), try fields.require("y", .number(coordinates)))
    return CGPoint(x: CGFloat(x), y: CGFloat(y))
  }

  /// A pen's line has a distance, and may have angles (semantics 53.14).
  private func hover(_ fields: Fields) throws(FileError) -> InputLine.Content {
    let isPen = fields["distance"] != nil
    let keys = ["t", "hover", "distance"] + (isPen ? Self.penKeys : [])
    try accept(keys, fields.renamed(localized("a line with \"hover\"")))
    let place = try fields.require("hover", .point)
    guard isPen else { return .hover(place) }
    let distance = try fields.require("distance", .number(0...1))
    return .hover(place, pen: PenHover(distance: CGFloat(distance), angles: try angles(fields)))
  }

  private func angles(_ fields: Fields) throws(FileError) -> PenAngles {
    PenAngles(
      tilt: try fields.read("tilt", .tilt) ?? .zero, roll: CGFloat(try fields.read("roll", .number(Self.rolls)) ?? 0))
  }

  private mutating func touchpad(_ fields: Fields) throws(FileError) -> InputLine.Content {
    let word = try fields.require("touchpad", Shape<TouchpadPhaseName>.choice)
    guard let phase = TransformSample.Phase(rawValue: word.rawValue) else {
      try accept(["t", "touchpad", "x", "y"], fields)
      return .hold(try place(fields))
    }
    try accept(Self.touchpadKeys, fields)
    guard (phase == .began) != isGestureUnderWay else {
      let accepted = phase == .began ? "changed, ended, cancelled, hold" : "began, hold"
      throw FileError(
        file: file, at: fields["touchpad"]?.position ?? fields.position, key: "touchpad",
        message: phase == .began
          ? localized(
            "\"touchpad\" is \"%1$s\", but a gesture is in progress; accepted: %2$s", phase.rawValue, accepted)
          : localized(
            "\"touchpad\" is \"%1$s\", but a gesture is not in progress; accepted: %2$s", phase.rawValue, accepted))
    }
    isGestureUnderWay = phase == .began || phase == .changed
    return .transform(
      InputTransform(
        phase, at: try place(fields), scale: try fields.read("scale", .number(InputTransform.scales)) ?? 1,
        rotation: try fields.read("rotation", .number(InputTransform.rotations)) ?? 0,
        translation: try fields.read("translation", .vector) ?? .zero))
  }

  private mutating func touch(_ fields: Fields) throws(FileError) -> InputTouch {
    let type = try fields.read("type", Shape<PointerTypeName>.choice) ?? .direct
    try accept(Self.touchKeys + (type == .pencil ? Self.penKeys : []), fields)
    let touch = InputTouch(
      id: try fields.require("id", .count(0...1_000_000)), phase: try fields.require("phase", .choice),
      location: try place(fields), type: type,
      force: try fields.read("force", .number(0...1000)) ?? 0, angles: try angles(fields),
      buttons: try fields.read("buttons", Shape<ButtonName>.words()) ?? [],
      modifiers: try fields.read("modifiers", Shape<ModifierName>.words()) ?? [])

    let began = down[touch.id]
    switch touch.phase {
    case .began:
      if began != nil { throw unsound(touch, fields, localized("is down already; accepted: moved, ended, cancelled")) }
      if down.count >= SceneCeilings.fingers {
        throw unsound(
          touch, fields,
          localized("would be one more than the %1$s that may be down at once", "\(SceneCeilings.fingers)"))
      }
      down[touch.id] = touch.type
    case .moved, .ended, .cancelled:
      guard let began else { throw unsound(touch, fields, localized("is not down; accepted: began")) }
      if began != touch.type {
        throw FileError(
          file: file, at: (fields["type"] ?? fields["id"])?.position ?? fields.position, key: "type",
          message:
            localized(
              "\"type\" of finger %1$s is \"%2$s\"; accepted: %3$s, as it began", "\(touch.id)",
              "\(touch.type.rawValue)", "\(began.rawValue)"))
      }
      if touch.phase != .moved { down[touch.id] = nil }
    }
    return touch
  }

  private func unsound(_ touch: InputTouch, _ fields: Fields, _ why: String) -> FileError {
    FileError(
      file: file, at: fields["phase"]?.position ?? fields.position, key: "phase",
      message: localized(
        "\"phase\" is \"%1$s\", but finger %2$s %3$s", "\(touch.phase.rawValue)", "\(touch.id)", "\(why)"))
  }
}

extension Shape where Value == String {
  /// A text that is typed or pasted at once.
  fileprivate static var typed: Shape {
    Shape(localized("a text of at most %1$s bytes", "\(SceneCeilings.text)")) { value in
      Shape.text.read(value).flatMap { $0.utf8.count <= SceneCeilings.text ? $0 : nil }
    }
  }
}

extension Shape where Value == CGVector {
  /// Two angles in radians; a rounded π/2 is accepted.
  fileprivate static var tilt: Shape {
    let angle = Shape<Double>.number(-1.5708...1.5708)
    return Shape(localized("[x, y], two numbers from -1.5708 to 1.5708")) { value in
      guard case .array(let elements) = value.content, elements.count == 2 else { return nil }
      let angles = elements.compactMap { angle.read($0) }
      return angles.count == 2 ? CGVector(dx: CGFloat(angles[0]), dy: CGFloat(angles[1])) : nil
    }
  }
}

extension Shape where Value == InputAcceleration {
  /// Three numbers in m/s².
  fileprivate static var acceleration: Shape {
    Shape<[Double]>.numbers("x, y, z", [coordinates, coordinates, coordinates]).map {
      InputAcceleration(x: $0[0], y: $0[1], z: $0[2])
    }
  }
}

extension Shape where Value == Range<Int> {
  /// The start and the end of a range.
  fileprivate static func offsets(upTo length: Int) -> Shape {
    Shape(localized("[from, to], two offsets from 0 to %1$s, the smaller one first", "\(length)")) { value in
      guard case .array(let elements) = value.content, elements.count == 2 else { return nil }
      let numbers = elements.compactMap { Shape<Int>.count(0...length).read($0) }
      return numbers.count == 2 && numbers[0] <= numbers[1] ? numbers[0]..<numbers[1] : nil
    }
  }
}
