import TouchGeometry

/// A message of D-Bus, limited to what requests for settings and files require: calls are sent with a prepared body; of
/// incoming messages the kind, names and body are read. https://dbus.freedesktop.org/doc/dbus-specification.html
struct BusMessage: Equatable {
  enum Kind: UInt8 { case call = 1, answer = 2, error = 3, signal = 4 }

  var kind: Kind
  /// The number of the answered call; 0 for none.
  var answered: UInt32 = 0
  var path = ""
  var interface = ""
  var member = ""
  var signature = ""
  /// The offset of the body's first byte in the message, for alignment, and its bytes.
  var body: [UInt8] = []
  var isBigEndian = false

  /// Returns the bytes of a call with string arguments.
  static func call(
    _ serial: UInt32, to destination: String, path: String, interface: String, member: String, _ arguments: [String]
  ) -> [UInt8] {
    var body = BusWriter()
    for argument in arguments { body.add(string: argument) }
    return call(
      serial, to: destination, path: path, interface: interface, member: member,
      signature: String(repeating: "s", count: arguments.count), body: body.bytes)
  }

  /// Returns the bytes of a call with encoded arguments; an empty signature means none.
  static func call(
    _ serial: UInt32, to destination: String, path: String, interface: String, member: String, signature: String,
    body: [UInt8]
  ) -> [UInt8] {
    var message = BusWriter()
    message.bytes = [UInt8(ascii: "l"), Kind.call.rawValue, 0, 1]
    message.add(UInt32(body.count))
    message.add(serial)
    var fields = BusWriter()
    let names: [(UInt8, String, String)] = [
      (1, "o", path), (2, "s", interface), (3, "s", member), (6, "s", destination),
    ]
    for (code, type, value) in names {
      fields.align(8)
      fields.bytes.append(code)
      fields.add(signature: type)
      fields.add(string: value)
    }
    if !signature.isEmpty {
      fields.align(8)
      fields.bytes.append(8)
      fields.add(signature: "g")
      fields.add(signature: signature)
    }
    // The fields begin at byte 16, so their alignment is the message's.
    message.add(UInt32(fields.bytes.count))
    message.bytes += fields.bytes
    message.align(8)
    return message.bytes + body
  }

  /// The result of parsing the start of a stream.
  enum Parsed: Equatable {
    /// More bytes are needed.
    case incomplete
    /// A message, or nil for an unused kind, and its length in bytes.
    case message(BusMessage?, count: Int)
    /// These bytes are not of this protocol.
    case broken
  }

  /// The maximum length of a message in bytes; longer ones are treated as broken.
  static let longest = 1 << 20

  /// Parses one message at the start of some bytes.
  static func parse(_ bytes: ArraySlice<UInt8>) -> Parsed {
    guard bytes.count >= 16 else { return .incomplete }
    let first = bytes[bytes.startIndex]
    guard first == UInt8(ascii: "l") || first == UInt8(ascii: "B") else { return .broken }
    var reader = BusReader(bytes: Array(bytes.prefix(16)), isBigEndian: first == UInt8(ascii: "B"))
    reader.place = 4
    guard let length = reader.number(), reader.number() != nil, let fields = reader.number(),
      length <= longest, fields <= longest
    else { return .broken }
    let start = (16 + Int(fields) + 7) & ~7
    let count = start + Int(length)
    guard bytes.count >= count else { return .incomplete }
    guard let kind = Kind(rawValue: bytes[bytes.startIndex + 1]) else { return .message(nil, count: count) }
    var message = BusMessage(kind: kind, isBigEndian: reader.isBigEndian)
    reader = BusReader(bytes: Array(bytes.prefix(16 + Int(fields))), isBigEndian: reader.isBigEndian)
    reader.place = 16
    guard message.readFields(&reader) else { return .broken }
    message.body = Array(bytes.prefix(count).suffix(Int(length)))
    return .message(message, count: count)
  }

  private mutating func readFields(_ reader: inout BusReader) -> Bool {
    while reader.place < reader.bytes.count {
      reader.align(8)
      guard let code = reader.byte(), let type = reader.signature() else { return false }
      switch type {
      case "s", "o":
        guard let text = reader.string() else { return false }
        if code == 1 { path = text }
        if code == 2 { interface = text }
        if code == 3 { member = text }
      case "g":
        guard let text = reader.signature() else { return false }
        if code == 8 { signature = text }
      case "u":
        guard let number = reader.number() else { return false }
        if code == 5 { answered = number }
      default: return false  // Types that no field has.
      }
    }
    return true
  }

  /// A reader at the first argument.
  var arguments: BusReader { BusReader(bytes: body, isBigEndian: isBigEndian) }
}
