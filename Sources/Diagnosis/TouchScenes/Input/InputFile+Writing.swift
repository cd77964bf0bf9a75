import TouchGeometry
import TouchPlatform

/// Inputs as text: keys in a fixed order, without default values. Reading the text returns an equal input.
extension InputFile {
  /// The text of the file.
  package var text: String {
    header + lines.map { $0.text }.joined()
  }

  /// The first line, for a file that is written while the recording continues.
  package var header: String {
    let members = [
      JSONMember("format", .string(Self.format)), JSONMember("version", .number(Double(Self.version))),
      JSONMember("size", .size(size)),
    ]
    return JSONWriter.line(.object(members)) + "\n"
  }
}

extension InputLine {
  /// The line with its newline.
  package var text: String {
    JSONWriter.line(.object([JSONMember("t", .number(time))] + members)) + "\n"
  }

  private var members: [JSONMember] {
    switch content {
    case .touch(let touch): touch.members
    case .wait: [JSONMember("phase", .string(LinePhase.wait.rawValue))]
    case .hover(let place, let pen): [JSONMember("hover", .point(place))] + (pen?.members ?? [])
    case .scroll(let change, let place): [JSONMember("scroll", .vector(change))] + place.members
    case .transform(let gesture): gesture.members
    case .hold(let place): [JSONMember("touchpad", .string(TouchpadPhaseName.hold.rawValue))] + place.members
    case .press(let phase, let key):
      [JSONMember("press", .string(phase.rawValue)), JSONMember("key", .string(key.name))]
        + (key.modifiers.isEmpty ? [] : [JSONMember("modifiers", .words(key.modifiers))])
    case .button(let phase, let button):
      [JSONMember("press", .string(phase.rawValue)), JSONMember("button", .string(button.rawValue))]
    case .motion(let motion): [JSONMember("motion", .string(motion.rawValue))]
    case .acceleration(let sample): [JSONMember("acceleration", .numbers([sample.x, sample.y, sample.z]))]
    case .remoteControl(let button): [JSONMember("remoteControl", .string(button.rawValue))]
    case .text(let text): [JSONMember("text", .string(text))]
    case .paste(let text): [JSONMember("paste", .string(text))]
    case .composition(nil): [JSONMember("composition", .string(""))]
    case .composition(let composition?): composition.members
    }
  }
}

extension InputTouch {
  fileprivate var members: [JSONMember] {
    var members = [JSONMember("id", .number(Double(id))), JSONMember("phase", .string(phase.rawValue))]
    members += location.members
    if type != .direct { members.append(JSONMember("type", .string(type.rawValue))) }
    if force != 0 { members.append(JSONMember("force", .number(force))) }
    members += angles.members
    if !buttons.isEmpty { members.append(JSONMember("buttons", .words(buttons))) }
    if !modifiers.isEmpty { members.append(JSONMember("modifiers", .words(modifiers))) }
    return members
  }
}

extension PenHover {
  /// The distance is always written: it states that the pointer is a pen.
  fileprivate var members: [JSONMember] { [JSONMember("distance", .number(Double(distance)))] + angles.members }
}

extension PenAngles {
  fileprivate var members: [JSONMember] {
    var members: [JSONMember] = []
    if tilt != .zero { members.append(JSONMember("tilt", .vector(tilt))) }
    if roll != 0 { members.append(JSONMember("roll", .number(Double(roll)))) }
    return members
  }
}

extension InputTransform {
  fileprivate var members: [JSONMember] {
    var members = [JSONMember("touchpad", .string(phase.rawValue))] + location.members
    if scale != 1 { members.append(JSONMember("scale", .number(scale))) }
    if rotation != 0 { members.append(JSONMember("rotation", .number(rotation))) }
    if translation != .zero { members.append(JSONMember("translation", .vector(translation))) }
    return members
  }
}

extension CGPoint {
  fileprivate var members: [JSONMember] {
    [JSONMember("x", .number(Double(x))), JSONMember("y", .number(Double(y)))]
  }
}

extension Composition {
  /// A selection that is a caret at the end is the default and is not written.
  fileprivate var members: [JSONMember] {
    let end = text.utf16.count
    let member = JSONMember("composition", .string(text))
    guard selection != end..<end else { return [member] }
    let ends = [selection.lowerBound, selection.upperBound].map { JSONValue.number(Double($0)) }
    return [member, JSONMember("selection", .array(ends))]
  }
}
