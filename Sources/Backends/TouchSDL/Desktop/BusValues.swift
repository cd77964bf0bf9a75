import TouchGeometry

/// Encodes values as bytes.
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

  /// Adds a list of structures or dictionary entries, each of which is aligned to 8.
  mutating func addList(_ body: (inout BusWriter) -> Void) {
    align(4)
    let place = bytes.count
    add(UInt32(0))
    align(8)
    let start = bytes.count
    body(&self)
    // The length is that of the elements, without the padding before them.
    let count = UInt32(bytes.count - start)
    for index in 0..<4 { bytes[place + index] = UInt8((count >> UInt32(8 * index)) & 0xFF) }
  }

  /// Adds a dictionary entry with a value of one type.
  mutating func addEntry(_ name: String, _ type: String, _ body: (inout BusWriter) -> Void) {
    align(8)
    add(string: name)
    add(signature: type)
    body(&self)
  }

  mutating func add(signature: String) { bytes += [UInt8(signature.utf8.count)] + Array(signature.utf8) + [0] }
}

/// Decodes values from bytes; returns nil if they end too early.
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

  /// Returns the number in a variant, possibly nested; nil if it contains another type.
  mutating func packedNumber() -> UInt32? {
    for _ in 0..<8 {
      switch signature() {
      case "u", "b": return number()
      case "v": continue
      case nil, .some: return nil
      }
    }
    return nil
  }

  /// Returns the strings of a key in a dictionary, `a{sv}`; nil if there is no such list.
  mutating func strings(named wanted: String) -> [String]? {
    guard let length = number() else { return nil }
    align(8)
    let end = place + Int(length)
    guard end <= bytes.count else { return nil }
    while place < end {
      align(8)
      guard let name = string(), let type = signature() else { return nil }
      if name == wanted, type == "as" { return list() }
      var rest = Substring(type)
      while !rest.isEmpty { guard skip(&rest, 0) else { return nil } }
    }
    return nil
  }

  private mutating func list() -> [String]? {
    guard let length = number(), place + Int(length) <= bytes.count else { return nil }
    let end = place + Int(length)
    var found: [String] = []
    while place < end {
      guard let text = string() else { return nil }
      found.append(text)
    }
    return found
  }

  /// Skips a value of the first type of a signature, which is removed; returns false on failure.
  private mutating func skip(_ type: inout Substring, _ depth: Int) -> Bool {
    guard depth < 32, let code = type.popFirst() else { return false }
    switch code {
    case "y": return byte() != nil
    case "b", "u", "i": return number() != nil
    case "n", "q": return move(2, by: 2)
    case "x", "t", "d": return move(8, by: 8)
    case "s", "o": return string() != nil
    case "g": return signature() != nil
    case "v":
      guard let inner = signature() else { return false }
      var rest = Substring(inner)
      return skip(&rest, depth + 1) && rest.isEmpty
    case "a":
      guard let length = number(), let first = type.first else { return false }
      align(BusReader.alignment(of: first))
      guard BusReader.passOver(&type, 0) else { return false }
      return move(1, by: Int(length))
    case "(", "{":
      align(8)
      while let next = type.first, next != ")", next != "}" { guard skip(&type, depth + 1) else { return false } }
      return type.popFirst() != nil
    default: return false
    }
  }

  private mutating func move(_ size: Int, by count: Int) -> Bool {
    align(size)
    guard place + count <= bytes.count else { return false }
    place += count
    return true
  }

  /// Returns the alignment of a type.
  private static func alignment(of code: Character) -> Int {
    switch code {
    case "y", "g", "v": 1
    case "n", "q": 2
    case "x", "t", "d", "(", "{": 8
    default: 4
    }
  }

  /// Removes one complete type from a signature.
  private static func passOver(_ type: inout Substring, _ depth: Int) -> Bool {
    guard depth < 32, let code = type.popFirst() else { return false }
    if code == "a" { return passOver(&type, depth + 1) }
    guard code == "(" || code == "{" else { return true }
    while let next = type.first, next != ")", next != "}" { guard passOver(&type, depth + 1) else { return false } }
    return type.popFirst() != nil
  }
}
