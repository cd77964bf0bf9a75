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
    var text = ""
    _ = append(to: &text)
    return text
  }

  /// Appends the value on one line; stops, with false, when the text has more characters than `limit`.
  private func append(to text: inout String, limit: Int? = nil) -> Bool {
    switch self {
    case .text(let value): text += JSONWriter.quoted(value)
    case .number(let number): text += Self.decimal(number)
    case .flag(let flag): text += flag ? "true" : "false"
    case .list(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        guard value.append(to: &text, limit: limit) else { return false }
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        text += JSONWriter.quoted(member.key) + ": "
        guard member.value.append(to: &text, limit: limit) else { return false }
      }
      text += "}"
    }
    return limit.map { text.count <= $0 } ?? true
  }

  /// Whether the value on one line has at most so many characters.
  private func fits(_ limit: Int) -> Bool {
    var text = ""
    return append(to: &text, limit: limit)
  }

  /// The value on several lines for readers: objects in a list each on a line, members of a long object each on a line.
  package func page(indent: Int = 0) -> String {
    var text = ""
    appendPage(to: &text, indent: indent)
    return text
  }

  private func appendPage(to text: inout String, indent: Int) {
    let (outer, inner) = (String(repeating: " ", count: indent), String(repeating: " ", count: indent + 2))
    switch self {
    case .list(let values) where values.contains(where: \.isObject):
      text += "[\n"
      for (index, value) in values.enumerated() {
        if index > 0 { text += ",\n" }
        text += inner
        value.appendPage(to: &text, indent: indent + 2)
      }
      text += "\n\(outer)]"
    case .object(let members) where !fits(100):
      text += "{\n"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ",\n" }
        text += "\(inner)\(JSONWriter.quoted(member.key)): "
        member.value.appendPage(to: &text, indent: indent + 2)
      }
      text += "\n\(outer)}"
    case .text, .number, .flag, .list, .object: _ = append(to: &text)
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
