import TouchDrawing

/// Reads those tags of an XML file that determine its cost; librsvg detects syntax errors.
struct SVGScanner {
  enum Part {
    case start(name: String, attributes: [(name: String, value: String)], isEmpty: Bool)
    case end
    /// The text of a style sheet.
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  private var isInStyle = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; nil at the end of the file.
  mutating func next() throws(ImageError) -> Part? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      if isInStyle, start > place {
        let text = String(decoding: bytes[place..<start], as: UTF8.self)
        place = start
        return .text(text)
      }
      place = start
      if begins("<!--") {
        skip(past: "-->")
      } else if begins("<![CDATA[") {
        let from = place
        skip(past: "]]>")
        if isInStyle { return .text(String(decoding: bytes[from..<place], as: UTF8.self)) }
      } else if begins("<!") {
        try declaration()
      } else if begins("<?") {
        try instruction()
      } else if begins("</") {
        skip(past: ">")
        isInStyle = false
        return .end
      } else {
        return tag()
      }
    }
    return nil
  }

  private func begins(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString) {
    while place < bytes.count, !begins(text) { place += 1 }
    place = min(place + text.utf8CodeUnitCount, bytes.count)
  }

  /// Skips a document type.
  ///
  /// The contents of entities and the default values of attributes are not scanned, so a document type with tags,
  /// references or entities in them is refused.
  private mutating func declaration() throws(ImageError) {
    var (depth, quote): (Int, UInt8?) = (0, nil)
    while place < bytes.count {
      if quote == nil, depth > 0, begins("<!--") {
        skip(past: "-->")
        continue
      }
      if quote == nil, begins("<?") {
        skip(past: "?>")
        continue
      }
      let byte = bytes[place]
      place += 1
      if let open = quote {
        if byte == open { quote = nil }
        if "<&%#".utf8.contains(byte) { throw .tooCostly(.svg) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "]") {
        // The `<` of the declaration was counted, too.
        depth -= 1
        if depth <= 0 { return }
      }
    }
  }

  /// Skips the XML declaration or another processing instruction.
  ///
  /// Accepts UTF-8 and other encodings that contain ASCII, because tags are compared as ASCII bytes.
  private mutating func instruction() throws(ImageError) {
    let start = place
    skip(past: "?>")
    let text = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    let key = "encoding"
    guard text.hasPrefix("<?xml "), let name = text.indices.first(where: { text[$0...].hasPrefix(key) }) else { return }
    let encoding = text[name...].dropFirst(key.count).drop { " ='\"".contains($0) }
    let isPlain = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125", "latin"].contains {
      encoding.hasPrefix($0)
    }
    if !isPlain { throw .unsupported(.svg) }
  }

  private mutating func tag() -> Part {
    place += 1
    let full = word()
    // Elements may have a prefix for their namespace.
    let name = full.split(separator: ":").last.map(String.init) ?? full
    var attributes: [(name: String, value: String)] = []
    var isEmpty = false
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if bytes[place] == UInt8(ascii: "/") { isEmpty = true }
      let key = word()
      guard !key.isEmpty else {
        place += 1
        continue
      }
      isEmpty = false
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { continue }
      place += 1
      skipSpace()
      guard place < bytes.count else { break }
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      let end = bytes[(place + 1)...].firstIndex(of: quote) ?? bytes.count
      attributes.append((key, String(decoding: bytes[(place + 1)..<end], as: UTF8.self)))
      place = min(end + 1, bytes.count)
    }
    place = min(place + 1, bytes.count)
    isInStyle = name == "style" && !isEmpty
    return .start(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  private mutating func skipSpace() {
    while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
  }

  private mutating func word() -> String {
    skipSpace()
    let start = place
    while place < bytes.count, bytes[place] > 0x20, !"=/>'\"".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }
}
