/// A value on the message bus. https://dbus.freedesktop.org/doc/dbus-specification.html#type-system
package indirect enum BusValue: Hashable, Sendable {
  case byte(UInt8)
  case bool(Bool)
  case int16(Int16)
  case uint16(UInt16)
  case int32(Int32)
  case uint32(UInt32)
  case int64(Int64)
  case uint64(UInt64)
  case double(Double)
  case string(String)
  case path(String)
  case signature(String)
  /// A list; the first part is the signature of its elements.
  case array(String, [BusValue])
  case structure([BusValue])
  /// An entry of a dictionary, which is an array of entries.
  case entry(BusValue, BusValue)
  case variant(BusValue)

  /// The signature of the value.
  package var type: String {
    switch self {
    case .byte: "y"
    case .bool: "b"
    case .int16: "n"
    case .uint16: "q"
    case .int32: "i"
    case .uint32: "u"
    case .int64: "x"
    case .uint64: "t"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .signature: "g"
    case .array(let element, _): "a" + element
    case .structure(let members): "(" + members.map(\.type).joined() + ")"
    case .entry(let key, let value): "{" + key.type + value.type + "}"
    case .variant: "v"
    }
  }

  /// A list of strings.
  package static func strings(_ texts: [String]) -> BusValue { .array("s", texts.map(BusValue.string)) }

  /// A dictionary of strings.
  package static func texts(_ pairs: [(String, String)]) -> BusValue {
    .array("{ss}", pairs.map { .entry(.string($0.0), .string($0.1)) })
  }

  /// A dictionary of variants.
  package static func options(_ pairs: [(String, BusValue)]) -> BusValue {
    .array("{sv}", pairs.map { .entry(.string($0.0), .variant($0.1)) })
  }

  /// The content of nested variants, or the value itself.
  package var unpacked: BusValue {
    if case .variant(let inner) = self { return inner.unpacked }
    return self
  }

  /// The text of a string, path or signature; nil for other types.
  package var text: String? {
    switch self {
    case .string(let text), .path(let text), .signature(let text): text
    case .byte, .bool, .int16, .uint16, .int32, .uint32, .int64, .uint64, .double, .array, .structure, .entry,
      .variant:
      nil
    }
  }

  /// The number, with 1 and 0 for true and false; nil for other types.
  package var number: Double? {
    switch self {
    case .byte(let number): Double(number)
    case .bool(let isTrue): isTrue ? 1 : 0
    case .int16(let number): Double(number)
    case .uint16(let number): Double(number)
    case .int32(let number): Double(number)
    case .uint32(let number): Double(number)
    case .int64(let number): Double(number)
    case .uint64(let number): Double(number)
    case .double(let number): number
    case .string, .path, .signature, .array, .structure, .entry, .variant: nil
    }
  }

  /// The elements of a list, or the members of a structure; nil for other types.
  package var members: [BusValue]? {
    switch self {
    case .array(_, let members), .structure(let members): members
    case .entry(let key, let value): [key, value]
    case .byte, .bool, .int16, .uint16, .int32, .uint32, .int64, .uint64, .double, .string, .path, .signature,
      .variant:
      nil
    }
  }

  /// Returns the value of a key in a dictionary, without its variant; nil if it is missing.
  package subscript(key: String) -> BusValue? {
    for case .entry(.string(key), let value) in members ?? [] { return value.unpacked }
    return nil
  }
}
