/// A token of a Swift source; `range` counts bytes.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, without backticks.
    case word
    /// `#selector`, `#if`.
    case pound
    /// `@objc`, with the sign.
    case attribute
    /// A bracket, a comma, a colon, a semicolon or a point.
    case mark
    /// Anything else: operators, numbers, strings, regular expressions.
    case other
  }

  var kind: Kind
  var text: String
  var range: Range<Int>
}

/// The reason that a source cannot be read.
struct SwiftLexerError: Error, Equatable {
  var line: Int
  var message: String
}

/// Splits a Swift source into tokens by the lexical rules of the language: nested comments, strings of all kinds with
/// interpolations, regular expressions, names in backticks.
///
/// Comments and white space yield nothing. An interpolation yields tokens like other code.
struct SwiftLexer {
  /// The maximum number of number signs before a string.
  private static let maximumHashes = 255

  private let bytes: [UInt8]
  private var place = 0
  private(set) var tokens: [SwiftToken] = []

  /// The tokens of a source, in order.
  static func tokens(of bytes: [UInt8]) throws(SwiftLexerError) -> [SwiftToken] {
    var lexer = SwiftLexer(bytes)
    try lexer.run(untilClosing: false)
    return lexer.tokens
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads to the end, or to the closing parenthesis of an interpolation.
  private mutating func run(untilClosing: Bool) throws(SwiftLexerError) {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      // Also a vertical tab and a form feed.
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: place += 1
      case 0xEF where isByteOrderMark: place += 3
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipComment()
      case UInt8(ascii: "/") where isRegexStart: try readRegex()
      case UInt8(ascii: "\""): try readString(hashes: 0)
      case UInt8(ascii: "#"): try readPound()
      case UInt8(ascii: "@"): readWord(.attribute, from: place, skipping: 1)
      case UInt8(ascii: "`"): readBackticks()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if byte == UInt8(ascii: "(") { depth += 1 }
        add(.mark, length: 1)
      case UInt8(ascii: ")"):
        if untilClosing, depth == 0 {
          place += 1
          return
        }
        depth -= 1
        add(.mark, length: 1)
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
        UInt8(ascii: "."):
        add(.mark, length: 1)
      default:
        if Self.isWordPart(byte), !Self.isDigit(byte) {
          readWord(.word, from: place, skipping: 0)
        } else if Self.isDigit(byte) {
          readNumber()
        } else {
          add(.other, length: 1)
        }
      }
    }
    if untilClosing { throw error("the interpolation of a string does not end") }
  }

  private var isByteOrderMark: Bool { peek(1) == 0xBB && peek(2) == 0xBF }

  private func peek(_ distance: Int) -> UInt8 {
    place + distance < bytes.count ? bytes[place + distance] : 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || isDigit(byte)
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private func error(_ message: String) -> SwiftLexerError {
    SwiftLexerError(line: bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1, message: message)
  }

  private mutating func add(_ kind: SwiftToken.Kind, length: Int) {
    let range = place..<place + length
    tokens.append(SwiftToken(kind: kind, text: String(decoding: bytes[range], as: UTF8.self), range: range))
    place += length
  }

  private mutating func readWord(_ kind: SwiftToken.Kind, from start: Int, skipping: Int) {
    var end = start + skipping
    while end < bytes.count, Self.isWordPart(bytes[end]) { end += 1 }
    place = start
    add(kind, length: max(end - start, 1))
  }

  private mutating func readBackticks() {
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
    add(.word, length: min(end + 1, bytes.count) - place)
  }

  private mutating func readNumber() {
    var end = place
    while end < bytes.count,
      Self.isWordPart(bytes[end])
        || bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && Self.isDigit(bytes[end + 1])
    { end += 1 }
    add(.other, length: end - place)
  }

  // MARK: Comments

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n"), bytes[place] != UInt8(ascii: "\r") { place += 1 }
  }

  private mutating func skipComment() throws(SwiftLexerError) {
    let start = place
    var depth = 0
    repeat {
      guard place < bytes.count else {
        place = start
        throw error("a comment does not end")
      }
      if bytes[place] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if bytes[place] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        place += 1
      }
    } while depth > 0
  }

  // MARK: Strings

  private mutating func readPound() throws(SwiftLexerError) {
    var hashes = 0
    while hashes <= Self.maximumHashes, peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard hashes <= Self.maximumHashes else {
      throw error("more than \(Self.maximumHashes) # in a row; accepted: at most so many")
    }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      place += hashes
      try readString(hashes: hashes)
    case UInt8(ascii: "/"):
      try readExtendedRegex(hashes: hashes)
    default:
      // The first line of a script.
      if place == 0, peek(1) == UInt8(ascii: "!") { return skipLine() }
      readWord(.pound, from: place, skipping: 1)
    }
  }

  /// Reads from the first quotation mark; interpolations are read as code.
  private mutating func readString(hashes: Int) throws(SwiftLexerError) {
    let start = place
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && !isOfQuotes(hashes)
    let quotes = isLong ? 3 : 1
    place += quotes
    while true {
      guard place < bytes.count, isLong || bytes[place] != UInt8(ascii: "\n") else {
        place = start
        throw error("a string does not end")
      }
      if bytes[place] == UInt8(ascii: "\""), isRun(UInt8(ascii: "\""), quotes, at: place),
        isRun(UInt8(ascii: "#"), hashes, at: place + quotes)
      {
        place += quotes + hashes
        break
      }
      if bytes[place] == UInt8(ascii: "\\"), isRun(UInt8(ascii: "#"), hashes, at: place + 1) {
        place += 1 + hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          place += 1
          try run(untilClosing: true)
        } else {
          place += 1
        }
      } else {
        place += 1
      }
    }
    tokens.append(SwiftToken(kind: .other, text: "\"\"", range: start - hashes..<place))
  }

  /// Whether a string that begins with three quotation marks ends in the same line, as `#"""#` does.
  private func isOfQuotes(_ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
      if bytes[end] == UInt8(ascii: "\""), isRun(UInt8(ascii: "#"), hashes, at: end + 1) { return true }
      end += 1
    }
    return false
  }

  private func isRun(_ byte: UInt8, _ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }

  // MARK: Regular expressions

  /// Whether a slash begins a regular expression: a value is expected, and another slash follows in the line.
  private var isRegexStart: Bool {
    let next = peek(1)
    // An operator as an argument, `reduce(1, /)`, is followed by the other characters.
    guard ![" ", "\t", "\n", "\r", "\0", ")", "]", ","].contains(Character(UnicodeScalar(next))) else { return false }
    guard let last = tokens.last else { return false }
    let opens = ["(", "[", "{", ",", ":", "="].contains(last.text)
    let isAfterOperator =
      last.kind == .other && ["?", "&", "|", "~", "<", ">"].contains(last.text) && bytes[place - 1] == UInt8(ascii: " ")
    guard
      opens || isAfterOperator
        || last.kind == .word && ["return", "case", "in", "try", "await", "else", "if", "while"].contains(last.text)
    else { return false }
    return endOfRegex != nil
  }

  /// The end of a regular expression in one line; nil if its parentheses do not match, so that the slashes are operators.
  private var endOfRegex: Int? {
    var (end, depth, isInClass) = (place + 1, 0, false)
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
      switch bytes[end] {
      case UInt8(ascii: "/"): return depth == 0 ? end + 1 : nil
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: depth += 1
      case UInt8(ascii: ")") where !isInClass: depth -= 1
      default: break
      }
      guard depth >= 0 else { return nil }
      end += 1
    }
    return nil
  }

  private mutating func readRegex() throws(SwiftLexerError) {
    guard let end = endOfRegex else { throw error("a regular expression does not end") }
    add(.other, length: end - place)
  }

  private mutating func readExtendedRegex(hashes: Int) throws(SwiftLexerError) {
    var end = place + hashes + 1
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "/"), isRun(UInt8(ascii: "#"), hashes, at: end + 1) {
        add(.other, length: end + 1 + hashes - place)
        return
      }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw error("a regular expression does not end")
  }
}
