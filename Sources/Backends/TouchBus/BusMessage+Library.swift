import CTouchBus

// Conversion between the library's messages and values.

extension BusMessage {
  /// Reads a message; nil for an unknown kind.
  init?(_ message: OpaquePointer) {
    switch touch_bus_kind_of(message) {
    case Int32(TOUCH_BUS_CALL.rawValue): kind = .call
    case Int32(TOUCH_BUS_ANSWER.rawValue): kind = .answer
    case Int32(TOUCH_BUS_ERROR.rawValue): kind = .error
    case Int32(TOUCH_BUS_SIGNAL.rawValue): kind = .signal
    default: return nil
    }
    func field(_ field: touch_bus_field) -> String { String(cString: touch_bus_field(message, field)) }
    path = field(TOUCH_BUS_PATH)
    interface = field(TOUCH_BUS_INTERFACE)
    member = field(TOUCH_BUS_MEMBER)
    sender = field(TOUCH_BUS_SENDER)
    error = field(TOUCH_BUS_ERROR_NAME)
    serial = touch_bus_serial(message)
    answered = touch_bus_reply_serial(message)
    needsAnswer = touch_bus_needs_answer(message)
    var reader = touch_bus_iter()
    if touch_bus_read(message, &reader) { arguments = BusValue.read(all: &reader) }
  }
}

extension BusValue {
  /// Reads the rest of a container.
  fileprivate static func read(all reader: inout touch_bus_iter) -> [BusValue] {
    var values: [BusValue] = []
    while let value = read(&reader) {
      values.append(value)
      touch_bus_next_value(&reader)
    }
    return values
  }

  /// Reads the value at the reader; nil at the end.
  private static func read(_ reader: inout touch_bus_iter) -> BusValue? {
    let type = touch_bus_type(&reader)
    guard type != 0 else { return nil }
    switch Character(UnicodeScalar(UInt8(truncatingIfNeeded: type))) {
    case "y": return .byte(UInt8(truncatingIfNeeded: touch_bus_number(&reader)))
    case "b": return .bool(UInt32(truncatingIfNeeded: touch_bus_number(&reader)) != 0)
    case "n": return .int16(Int16(truncatingIfNeeded: touch_bus_number(&reader)))
    case "q": return .uint16(UInt16(truncatingIfNeeded: touch_bus_number(&reader)))
    case "i": return .int32(Int32(truncatingIfNeeded: touch_bus_number(&reader)))
    case "u": return .uint32(UInt32(truncatingIfNeeded: touch_bus_number(&reader)))
    case "x": return .int64(Int64(truncatingIfNeeded: touch_bus_number(&reader)))
    case "t": return .uint64(touch_bus_number(&reader))
    case "d": return .double(Double(bitPattern: touch_bus_number(&reader)))
    case "s": return .string(String(cString: touch_bus_text(&reader)))
    case "o": return .path(String(cString: touch_bus_text(&reader)))
    case "g": return .signature(String(cString: touch_bus_text(&reader)))
    case "a":
      let type = touch_bus_signature(&reader)
      defer { touch_bus_free_text(type) }
      let element = type.map { String(String(cString: $0).dropFirst()) } ?? ""
      return .array(element, contents(of: &reader))
    case "r": return .structure(contents(of: &reader))
    case "e":
      let parts = contents(of: &reader)
      return parts.count == 2 ? .entry(parts[0], parts[1]) : nil
    case "v": return contents(of: &reader).first.map(BusValue.variant)
    default: return nil  // File descriptors, which no message for this process contains.
    }
  }

  private static func contents(of reader: inout touch_bus_iter) -> [BusValue] {
    var inner = touch_bus_iter()
    touch_bus_enter(&reader, &inner)
    return read(all: &inner)
  }

  /// Appends the value to a message; returns false if memory is exhausted.
  func write(_ writer: inout touch_bus_iter) -> Bool {
    func number(_ bits: UInt64, _ writer: inout touch_bus_iter) -> Bool {
      touch_bus_add_number(&writer, type.code, bits)
    }
    switch self {
    case .byte(let value): return number(UInt64(value), &writer)
    case .bool(let value): return number(value ? 1 : 0, &writer)
    case .int16(let value): return number(UInt64(truncatingIfNeeded: value), &writer)
    case .uint16(let value): return number(UInt64(value), &writer)
    case .int32(let value): return number(UInt64(truncatingIfNeeded: value), &writer)
    case .uint32(let value): return number(UInt64(value), &writer)
    case .int64(let value): return number(UInt64(truncatingIfNeeded: value), &writer)
    case .uint64(let value): return number(value, &writer)
    case .double(let value): return number(value.bitPattern, &writer)
    case .string(let text), .path(let text), .signature(let text):
      return touch_bus_add_text(&writer, type.code, text)
    case .array(let element, let values): return write(values, "a", element, &writer)
    case .structure(let values): return write(values, "r", "", &writer)
    case .entry(let key, let value): return write([key, value], "e", "", &writer)
    case .variant(let value): return write([value], "v", value.type, &writer)
    }
  }

  private func write(
    _ values: [BusValue], _ container: String, _ signature: String, _ writer: inout touch_bus_iter
  ) -> Bool {
    var inner = touch_bus_iter()
    guard touch_bus_open_container(&writer, container.code, signature, &inner) else { return false }
    let isComplete = values.allSatisfy { $0.write(&inner) }
    return touch_bus_close_container(&writer, &inner) && isComplete
  }
}

extension String {
  /// The code of a type.
  fileprivate var code: Int32 { Int32(utf8.first ?? 0) }
}
