import TouchGeometry

/// A message of D-Bus, as far as asking for a setting needs it: calls go out with strings, what comes in is read for its
/// kind, its names and its body. https://dbus.freedesktop.org/doc/dbus-specification.html
struct BusMessage: Equatable {
  enum Kind: UInt8 { case call = 1, answer = 2, error = 3, signal = 4 }

  var kind: Kind
  /// The number of the call that this answers; 0 for none.
  var answered: UInt32 = 0
  var interface = ""
  var member = ""
  var signature = ""
  /// The place of the body's first byte in the message, which alignment counts from, and its bytes.
  var body: [UInt8] = []
  var isBigEndian = false

  /// The bytes of a call that takes strings.
  static func call(
    _ serial: UInt32, to destination: String, path: String, interface: String, member: String, _ arguments: [String]
  ) -> [UInt8] {
    var body = BusWriter()
    for argument in arguments { body.add(string: argument) }
    var message = BusWriter()
    message.bytes = [UInt8(ascii: "l"), Kind.call.rawValue, 0, 1]
    message.add(UInt32(body.bytes.count))
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
    if !arguments.isEmpty {
      fields.align(8)
      fields.bytes.append(8)
      fields.add(signature: "g")
      fields.add(signature: String(repeating: "s", count: arguments.count))
    }
    // The fields begin at byte 16, so their own alignment is the message's.
    message.add(UInt32(fields.bytes.count))
    message.bytes += fields.bytes
    message.align(8)
    return message.bytes + body.bytes
  }

  /// What a first part of a stream holds.
  enum Parsed: Equatable {
    /// More bytes are needed.
    case incomplete
    /// A message, or nil for one of a kind that is none of ours, and how many bytes it took.
    case message(BusMessage?, count: Int)
    /// These bytes are not of this protocol.
    case broken
  }

  /// The most bytes that a message of ours has; what claims to be longer is not believed.
  static let longest = 1 << 20

  /// Reads one message from the beginning of some bytes.
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

  /// The arguments' reader, at the first one.
  var arguments: BusReader { BusReader(bytes: body, isBigEndian: isBigEndian) }
}

/// Puts values into bytes.
struct BusWriter {
  var bytes: [UInt8] = []

  mutating func align(_ size: Int) {
    while bytes.count % size != 0 { bytes.append(0) }
  }

  mutating func add(_ number: UInt32) {
    align(4)
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8((number >> shift) & 0xFF)) }
  }

  mutating func add(string: String) {
    add(UInt32(string.utf8.count))
    bytes += Array(string.utf8) + [0]
  }

  mutating func add(signature: String) { bytes += [UInt8(signature.utf8.count)] + Array(signature.utf8) + [0] }
}

/// Takes values out of bytes; nil where they end too early.
struct BusReader {
  let bytes: [UInt8]
  let isBigEndian: Bool
  var place = 0

  init(bytes: [UInt8], isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  mutating func align(_ size: Int) { place = (place + size - 1) / size * size }

  mutating func byte() -> UInt8? {
    guard place < bytes.count else { return nil }
    place += 1
    return bytes[place - 1]
  }

  mutating func number() -> UInt32? {
    align(4)
    guard place + 4 <= bytes.count else { return nil }
    let four = bytes[place..<place + 4]
    place += 4
    return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func string() -> String? {
    guard let count = number() else { return nil }
    return text(Int(count))
  }

  mutating func signature() -> String? {
    guard let count = byte() else { return nil }
    return text(Int(count))
  }

  private mutating func text(_ count: Int) -> String? {
    guard count < bytes.count, place + count < bytes.count else { return nil }
    defer { place += count + 1 }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  /// The number in a variant, which may be packed in further ones; nil when it holds something else.
  mutating func packedNumber() -> UInt32? {
    for _ in 0..<8 {
      switch signature() {
      case "u": return number()
      case "v": continue
      case nil, .some: return nil
      }
    }
    return nil
  }
}
