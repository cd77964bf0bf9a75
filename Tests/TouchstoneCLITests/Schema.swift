import TouchFiles

/// A JSON Schema: the part of the draft of 2020-12 that Docs/Formats.schema.json uses.
struct Schema {
  private let root: JSONValue

  init(path: String) throws { root = try JSONReader.read(try TextFile.read(path), file: path) }

  /// What a value violates, as `path: rule`; empty for a valid one.
  func violations(of value: JSONValue) -> [String] { check(value, root, "$") }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    if case .string(let reference)? = schema["$ref"]?.content {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let target = root["$defs"]?[name] else { return ["\(path): no definition \(reference)"] }
      return check(value, target, path)
    }
    if case .array(let choices)? = schema["oneOf"]?.content {
      let results = choices.map { check(value, $0, path) }
      let fits = results.count { $0.isEmpty }
      let nearest = results.min { $0.count < $1.count } ?? []
      return fits == 1 ? [] : ["\(path): fits \(fits) of \(choices.count)"] + nearest
    }
    if let constant = schema["const"] {
      return constant.isEqual(to: value) ? [] : ["\(path): is not \(JSONWriter.line(constant))"]
    }
    if case .array(let values)? = schema["enum"]?.content {
      return values.contains { $0.isEqual(to: value) } ? [] : ["\(path): \(JSONWriter.line(value)) is no choice"]
    }
    guard case .string(let type)? = schema["type"]?.content else { return ["\(path): the schema has no type"] }
    switch (type, value.content) {
    case ("string", .string), ("boolean", .bool), ("number", .number): return []
    case ("integer", .number(let number)) where number == number.rounded(): return []
    case ("array", .array(let values)):
      guard let items = schema["items"] else { return ["\(path): the schema has no items"] }
      return values.enumerated().flatMap { check($1, items, "\(path)[\($0)]") }
    case ("object", .object(let members)): return check(members, schema, path)
    default: return ["\(path): is no \(type)"]
    }
  }

  private func check(_ members: [JSONMember], _ schema: JSONValue, _ path: String) -> [String] {
    var faults: [String] = []
    if case .array(let required)? = schema["required"]?.content {
      for case .string(let key) in required.map(\.content) where !members.contains(where: { $0.key == key }) {
        faults.append("\(path): lacks \(key)")
      }
    }
    for member in members {
      if let own = schema["properties"]?[member.key] {
        faults += check(member.value, own, "\(path).\(member.key)")
      } else {
        faults.append("\(path): has \(member.key)")
      }
    }
    return faults
  }
}

extension JSONValue {
  /// The value of a key; nil without one.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Whether both are the same text.
  func isEqual(to other: JSONValue) -> Bool { JSONWriter.line(self) == JSONWriter.line(other) }
}
