import TouchFiles
import TouchScenes

/// The checked arguments of a call.
struct MachineArguments {
  private let values: [String: JSONValue]

  /// Checks the arguments of a tool; throws a sentence about the first mistake.
  init(_ members: [JSONMember], of tool: MachineTool) throws(MachineFailure) {
    for member in members {
      guard let argument = tool.arguments.first(where: { $0.name == member.key }) else {
        let names = tool.arguments.map(\.name)
        let known = names.isEmpty ? "it takes none" : "there are \(names.joined(separator: ", "))"
        throw MachineFailure("\(tool.name) has no argument \(JSONWriter.cited(member.key)); \(known)")
      }
      if let mistake = argument.mistake(member.value) { throw MachineFailure("\(tool.name): \(mistake)") }
    }
    for argument in tool.arguments where argument.isRequired && !members.contains(where: { $0.key == argument.name }) {
      throw MachineFailure("\(tool.name): \(argument.name) is missing")
    }
    values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    if tool.arguments.contains(where: { $0.name == "x" }) {
      guard has("x") == has("y"), !(has("x") && has("name")) else {
        throw MachineFailure("\(tool.name): it takes either name, or x and y")
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  func text(_ name: String) -> String? {
    if case .string(let text)? = values[name]?.content { text } else { nil }
  }

  func number(_ name: String) -> Double? {
    if case .number(let number)? = values[name]?.content { number } else { nil }
  }

  func flag(_ name: String) -> Bool { values[name]?.content == .bool(true) }

  func value(_ name: String) -> MachineValue? {
    switch values[name]?.content {
    case .bool(let isOn): .bool(isOn)
    case .number(let number): .number(number)
    default: nil
    }
  }
}
