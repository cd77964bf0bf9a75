/// Reads a JSON text (RFC 8259) into values with their line and column.
///
/// It replaces a library decoder for three reasons: errors must name the line of any key or value, even if the text is
/// valid JSON and only its meaning is wrong; duplicate keys must be an error; and the released command does not contain
/// Foundation. Numbers that do not fit a `Double` are errors, and so are texts nested deeper than `deepest`, which
/// bounds the stack.
package struct JSONReader {
  /// A view takes two levels, so this is a tree about a hundred views deep.
  package static let deepest = 200
  /// The maximum number of values in a text, each of which takes about a hundred bytes of memory.
  package static let maximumValues = 1_000_000

  private let file: String
  private let bytes: ArraySlice<UInt8>
  /// The name of the text in messages: a file, or a line of one.
  private let whole: String
  private var index: Int
  private var position: TextPosition
  private var depth = 0
  private var count = 0

  /// Reads a whole file.
  ///
  /// Throws status 65 at the first position that is not JSON in valid UTF-8.
  package static func read(_ bytes: [UInt8], file: String) throws(FileError) -> JSONValue {
    try UTF8Check.check(bytes, file: file)
    return try read(bytes[...], file: file, line: 1, whole: fileText("file"))
  }

  /// Reads part of a text whose UTF-8 has been checked; `line` is the number of its first line.
  package static func read(
    _ bytes: ArraySlice<UInt8>, file: String, line: Int, whole: String
  ) throws(FileError) -> JSONValue {
    var reader = JSONReader(file: file, bytes: bytes, whole: whole, line: line)
    reader.skipSpace()
    if reader.next == nil { throw reader.error(fileText("the %1$s is empty", whole)) }
    let value = try reader.value()
    reader.skipSpace()
    if reader.next != nil { throw reader.unexpected(fileText("the end of the %1$s", whole)) }
    return value
  }

  private init(file: String, bytes: ArraySlice<UInt8>, whole: String, line: Int) {
    self.file = file
    self.bytes = bytes
    self.whole = whole
    index = bytes.startIndex
    position = TextPosition(line: line)
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func value() throws(FileError) -> JSONValue {
    let start = position
    count += 1
    guard count <= Self.maximumValues else {
      throw error(
        fileText("the %1$s has more values than %2$s; accepted: at most so many", whole, "\(Self.maximumValues)"))
    }
    switch next ?? 0 {
    case UInt8(ascii: "{"): return JSONValue(.object(try object()), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array()), at: start)
    case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return JSONValue(.number(try number()), at: start)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return JSONValue(try word(), at: start)
    default: throw unexpected(fileText("a value"))
    }
  }

  private mutating func object() throws(FileError) -> [JSONMember] {
    try descend()
    var members: [JSONMember] = []
    var keys: Set<String> = []
    advance()
    skipSpace()
    if consume("}") {
      depth -= 1
      return members
    }
    while true {
      skipSpace()
      let start = position
      guard next == UInt8(ascii: "\"") else { throw unexpected(fileText("a key in double quotes")) }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw FileError(
          file: file, at: start, key: key, message: fileText("key %1$s is repeated", JSONWriter.cited(key)))
      }
      skipSpace()
      guard consume(":") else { throw unexpected(fileText("\":\" after the key %1$s", JSONWriter.cited(key))) }
      skipSpace()
      members.append(JSONMember(key, try value(), at: start))
      skipSpace()
      if consume("}") {
        depth -= 1
        return members
      }
      guard consume(",") else { throw unexpected(fileText("\",\" or \"}\"")) }
    }
  }

  private mutating func array() throws(FileError) -> [JSONValue] {
    try descend()
    var values: [JSONValue] = []
    advance()
    skipSpace()
    if consume("]") {
      depth -= 1
      return values
    }
    while true {
      skipSpace()
      values.append(try value())
      skipSpace()
      if consume("]") {
        depth -= 1
        return values
      }
      guard consume(",") else { throw unexpected(fileText("\",\" or \"]\"")) }
    }
  }

  private mutating func descend() throws(FileError) {
    depth += 1
    if depth > Self.deepest { throw error(fileText("nested more than %1$s levels deep", "\(Self.deepest)")) }
  }

  private mutating func word() throws(FileError) -> JSONValue.Content {
    let start = position
    var text = ""
    while let byte = next, isLetter(byte), text.count < 20 {
      text.unicodeScalars.append(Unicode.Scalar(byte))
      advance()
    }
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default: throw FileError(file: file, at: start, message: fileText("expected a value, but found %1$s", "\(text)"))
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private mutating func number() throws(FileError) -> Double {
    let (start, first) = (position, index)
    _ = consume("-")
    if consume("0") {
      if let byte = next, isDigit(byte) { throw unexpected(fileText("no digit after a leading zero")) }
    } else {
      try digits()
    }
    if consume(".") { try digits() }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      try digits()
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw FileError(
        file: file, at: start, message: fileText("the number %1$s is out of range", JSONWriter.shortened(text)))
    }
    return number
  }

  private mutating func digits() throws(FileError) {
    guard let byte = next, isDigit(byte) else { throw unexpected(fileText("a digit")) }
    while let byte = next, isDigit(byte) { advance() }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(FileError) -> String {
    var text: [UInt8] = []
    advance()
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += Array(String(Character(try escape())).utf8)
      case 0..<0x20:
        throw error(fileText("a string must not contain a line break or another control character"))
      default:
        text.append(byte)
        advance()
      }
    }
    throw unexpected(fileText("the closing quote of a string"))
  }

  private mutating func escape() throws(FileError) -> Unicode.Scalar {
    let start = position
    advance()
    guard let byte = next else { throw unexpected(fileText("the closing quote of a string")) }
    advance()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // A surrogate: only a high one followed by the escape of a low one makes a character.
      if unit < 0xDC00, consume("\\"), consume("u") {
        let low = try hexadecimal()
        if (0xDC00...0xDFFF).contains(low),
          let scalar = Unicode.Scalar(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
        {
          return scalar
        }
      }
      throw FileError(file: file, at: start, message: fileText("a \\u escape with half a character"))
    default:
      throw FileError(
        file: file, at: start,
        message: fileText("unknown escape in a string; accepted: \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t, \\u"))
    }
  }

  private mutating func hexadecimal() throws(FileError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(fileText("four hexadecimal digits after \\u"))
      }
      unit = unit << 4 | UInt32(digit)
      advance()
    }
    return unit
  }
}

// MARK: - Bytes

extension JSONReader {
  private var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == UInt8(ascii: "\n") {
      position = TextPosition(line: position.line + 1)
    } else if index == bytes.endIndex || bytes[index] & 0xC0 != 0x80 {
      // The last byte of a character.
      position.column += 1
    }
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D { advance() }
  }

  private func error(_ message: String) -> FileError { FileError(file: file, at: position, message: message) }

  private func unexpected(_ expected: String) -> FileError {
    guard next != nil else { return error(fileText("the %1$s ends where %2$s is expected", whole, expected)) }
    let character = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
    return error(
      fileText("expected %1$s, but found %2$s", expected, JSONWriter.quoted(String(Character(character)))))
  }
}
