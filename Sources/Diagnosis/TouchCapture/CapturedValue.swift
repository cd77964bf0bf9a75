import TouchFiles
import TouchGeometry

/// A JSON value to write, with the members of objects in order.
package indirect enum CapturedValue: Sendable, Equatable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([CapturedValue])
  case object([CapturedMember])

  static func numbers(_ values: CGFloat...) -> CapturedValue { .list(values.map { .number(Double($0)) }) }
  static func words(_ words: [String]) -> CapturedValue { .list(words.map { .text($0) }) }

  /// The value on one line.
  package var line: String {
    switch self {
    case .text(let text): JSONWriter.quoted(text)
    case .number(let number): Self.decimal(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONWriter.quoted($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }

  /// The value on several lines for readers: objects in a list each on a line, members of a long object each on a line.
  package func page(indent: Int = 0) -> String {
    let (outer, inner) = (String(repeating: " ", count: indent), String(repeating: " ", count: indent + 2))
    switch self {
    case .list(let values) where values.contains(where: \.isObject):
      return "[\n" + values.map { inner + $0.page(indent: indent + 2) }.joined(separator: ",\n") + "\n\(outer)]"
    case .object(let members) where line.count > 100:
      let lines = members.map { "\(inner)\(JSONWriter.quoted($0.key)): \($0.value.page(indent: indent + 2))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .text, .number, .flag, .list, .object: return line
    }
  }

  private var isObject: Bool { if case .object = self { true } else { false } }

  /// A number with at most six decimals; NaN and infinity, which JSON cannot express, become 0.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "0" }
    let millionths = (abs(value) * 1e6).rounded()
    let whole = Int(millionths / 1e6)
    var fraction = String(Int(millionths) - whole * 1_000_000 + 1_000_000).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    let sign = value < 0 && millionths > 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}

/// A key with its value.
package struct CapturedMember: Sendable, Equatable {
  package var key: String
  package var value: CapturedValue

  init(_ key: String, _ value: CapturedValue) { (self.key, self.value) = (key, value) }
}
