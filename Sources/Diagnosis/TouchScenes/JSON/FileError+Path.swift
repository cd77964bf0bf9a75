import TouchFiles

extension FileError {
  /// The error with the path of the value in front of its message, where the line of the file has more than that value.
  ///
  /// - Parameter value: the value of the whole file.
  func locating(in value: JSONValue) -> FileError {
    guard let position, position.line == value.position.line, let path = Self.path(to: position, in: value) else {
      return self
    }
    var error = self
    error.message = "\(path): \(message)"
    return error
  }

  /// The path of the object that has a value or a key at a position: `root.children[0]`; nil for the outermost object.
  private static func path(to position: TextPosition, in value: JSONValue) -> String? {
    var (current, path) = (value, "")
    search: while true {
      switch current.content {
      case .object(let members):
        guard let next = members.last(where: { isBefore($0.position, position) }), leads(next.value, to: position)
        else {
          break search
        }
        path += (path.isEmpty ? "" : ".") + next.key
        current = next.value
      case .array(let elements):
        guard let index = elements.lastIndex(where: { isBefore($0.position, position) }),
          leads(elements[index], to: position)
        else { break search }
        path += "[\(index)]"
        current = elements[index]
      case .null, .bool, .number, .string: break search
      }
    }
    return path.isEmpty ? nil : path
  }

  /// Whether a position is that of an object, or after the start of an object or an array.
  private static func leads(_ value: JSONValue, to position: TextPosition) -> Bool {
    switch value.content {
    case .object: isBefore(value.position, position)
    case .array: value.position != position && isBefore(value.position, position)
    case .null, .bool, .number, .string: false
    }
  }

  private static func isBefore(_ one: TextPosition, _ other: TextPosition) -> Bool {
    (one.line, one.column) <= (other.line, other.column)
  }
}
