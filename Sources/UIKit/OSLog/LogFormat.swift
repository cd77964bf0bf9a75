/// Reads the formats of `os_log`.
enum LogFormat {
  /// Returns the message of a format and its values.
  static func message(_ format: String, _ values: [Any?]) -> OSLogMessage {
    var (parts, text, rest): ([OSLogMessage.Part], String, ArraySlice<Any?>) = ([], "", values[...])
    var characters = Array(format)[...]
    while let character = characters.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      guard let place = Place(&characters) else {
        text.append("%")
        continue
      }
      parts.append(.text(text))
      text = ""
      guard let value = rest.popFirst() else {
        parts.append(.text("<missing>"))
        continue
      }
      parts.append(.value(place.text(of: value), place.privacy, isNumber: place.conversion != "@"))
    }
    return OSLogMessage(parts: parts + [.text(text)])
  }

  /// The place of one value in a format.
  private struct Place {
    var privacy = OSLogPrivacy.auto
    var isLeft = false
    var hasZeros = false
    var width = 0
    var precision: Int?
    let conversion: Character

    /// Reads what follows `%`; nil for another `%`, or what is no place.
    init?(_ characters: inout ArraySlice<Character>) {
      if characters.first == "%" {
        characters.removeFirst()
        return nil
      }
      let whole = characters
      if characters.first == "{", let end = characters.firstIndex(of: "}") {
        let words = String(characters[characters.startIndex + 1..<end]).split(separator: ",")
        if words.contains("public") { privacy = .public }
        if words.contains("private") || words.contains("sensitive") { privacy = .private }
        characters = characters[(end + 1)...]
      }
      while let flag = characters.first, "-+ #0".contains(flag) {
        if flag == "-" { isLeft = true }
        if flag == "0" { hasZeros = true }
        characters.removeFirst()
      }
      width = Self.number(&characters) ?? 0
      if characters.first == "." {
        characters.removeFirst()
        precision = Self.number(&characters) ?? 0
      }
      while let size = characters.first, "hlqLzjt".contains(size) { characters.removeFirst() }
      guard let last = characters.popFirst(), "@diuxXofFeEgGscp".contains(last) else {
        characters = whole
        return nil
      }
      conversion = last
    }

    private static func number(_ characters: inout ArraySlice<Character>) -> Int? {
      let digits = characters.prefix { $0.isASCII && $0.isNumber }
      characters = characters.dropFirst(digits.count)
      return digits.count < 4 ? Int(String(digits)) : 999
    }

    func text(of value: Any?) -> String {
      let text = unaligned(value)
      let missing = max(0, width - text.count)
      if isLeft { return text + String(repeating: " ", count: missing) }
      guard hasZeros, !"@scp".contains(conversion) else {
        return String(repeating: " ", count: missing) + text
      }
      let sign = text.first == "-" ? "-" : ""
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }

    private func unaligned(_ value: Any?) -> String {
      guard let value else { return "(null)" }
      switch conversion {
      case "x", "X":
        guard let number = value as? any FixedWidthInteger else { return "\(value)" }
        return OSLogIntegerFormatting.hex(uppercase: conversion == "X").text(number)
      case "f", "F", "e", "E", "g", "G":
        guard let number = value as? any BinaryFloatingPoint else { return "\(value)" }
        return OSLogFloatFormatting(precision: precision ?? 6, conversion: conversion).text(Double(number))
      case _: return "\(value)"
      }
    }
  }
}
