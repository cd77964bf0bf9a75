/// A value in a JSON text, with its position.
package struct JSONValue: Sendable, Equatable {
  package var content: Content
  package var position: TextPosition

  package indirect enum Content: Sendable, Equatable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// In the order of the text, without duplicate keys.
    case object([JSONMember])
  }

  package init(_ content: Content, at position: TextPosition = TextPosition()) {
    self.content = content
    self.position = position
  }
}

/// A key of an object and its value.
///
/// `position` is the position of the key.
package struct JSONMember: Sendable, Equatable {
  package var key: String
  package var position: TextPosition
  package var value: JSONValue

  package init(_ key: String, _ value: JSONValue, at position: TextPosition = TextPosition()) {
    self.key = key
    self.value = value
    self.position = position
  }
}

/// Shorthands for values to be written; their position has no meaning.
extension JSONValue {
  package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
  package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
  package static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }
  package static func array(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values)) }
  package static func object(_ members: [JSONMember]) -> JSONValue { JSONValue(.object(members)) }
  package static func numbers(_ values: [Double]) -> JSONValue { .array(values.map(number)) }
  package static func strings(_ values: [String]) -> JSONValue { .array(values.map(string)) }
}
