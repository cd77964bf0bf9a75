/// Writes values as JSON text; the same value always gives the same text.
package enum JSONWriter {
  /// Lines up to this length are not broken.
  private static let width = 100

  /// Returns the value on one line, with a space after commas and colons.
  package static func line(_ value: JSONValue) -> String {
    switch value.content {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let value): return number(value)
    case .string(let value): return quoted(value)
    case .array(let values): return "[" + values.map { line($0) }.joined(separator: ", ") + "]"
    case .object(let members):
      return "{" + members.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the value formatted for people: what fits is on one line, the rest is indented by two spaces.
  ///
  /// The text ends with a line break.
  package static func page(_ value: JSONValue) -> String { indented(value, by: 0, taken: 0) + "\n" }

  private static func indented(_ value: JSONValue, by indent: Int, taken: Int) -> String {
    let line = line(value)
    if taken + line.unicodeScalars.count <= width { return line }
    let (inner, outer) = (String(repeating: " ", count: indent + 2), String(repeating: " ", count: indent))
    switch value.content {
    case .null, .bool, .number, .string: return line
    case .array(let values):
      let lines = values.map { inner + indented($0, by: indent + 2, taken: indent + 2) }
      return values.isEmpty ? line : "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members):
      let lines = members.map { member in
        let key = "\(inner)\(quoted(member.key)): "
        return key + indented(member.value, by: indent + 2, taken: key.unicodeScalars.count)
      }
      return members.isEmpty ? line : "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    }
  }

  /// Returns the shortest decimal that reads back as the same number; whole numbers have no fraction.
  package static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the text in double quotes, with escapes where JSON requires them and for invisible characters.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnseen:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns the text quoted for a message, truncated if it is long.
  package static func cited(_ text: String) -> String { quoted(shortened(text)) }

  /// Returns the text truncated to fit a message.
  ///
  /// It reads only the beginning of the text: a character may consist of thousands of combining marks.
  package static func shortened(_ text: String) -> String {
    let beginning = text.unicodeScalars.prefix(60)
    return beginning.endIndex == text.endIndex ? text : String(String(beginning).prefix(57)) + "…"
  }
}
