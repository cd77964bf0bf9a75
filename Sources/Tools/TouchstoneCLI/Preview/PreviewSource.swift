import TouchFiles
import TouchScenes

/// The previews of a Swift source, and the source with each of them as a value of the program that shows them.
///
/// A preview is a `#Preview` outside of any declaration, as Xcode writes it: a name, traits, and a closure that returns a
/// view or a view controller. The rewritten source has the same lines as the original, so messages of the compiler name
/// the lines that a person edits.
struct PreviewSource {
  /// One `#Preview`.
  struct Preview: Equatable {
    /// The line of the source, from 1.
    var line: Int
    /// The name as it is written, without its quotes; otherwise `Preview` and its number.
    ///
    /// Of several equal names in a source, all but the first have a number.
    var name: String
    /// The traits that have no meaning here, as they are written.
    var ignoredTraits: [String] = []
  }

  /// In the order of the source.
  private(set) var previews: [Preview] = []
  /// The names of types that conform to `PreviewProvider`, which are previews of SwiftUI.
  private(set) var providers: [String] = []
  /// The rewritten source.
  let text: String

  /// The maximum number of bytes of a source.
  static let longest = 4 << 20
  /// The attributes that mark the program's own entry point, which is removed.
  private static let entries = ["@main", "@UIApplicationMain", "@NSApplicationMain"]

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - path: For messages of the compiler.
  ///   - firstNumber: The number of the first preview in the names of the values.
  init(_ bytes: [UInt8], path: String, firstNumber: Int = 1) throws(SwiftLexerError) {
    let tokens = try SwiftLexer.tokens(of: bytes)
    var reader = PreviewReader(bytes: bytes, tokens: tokens, nextNumber: firstNumber)
    reader.read(entries: Self.entries)
    (previews, providers) = (reader.previews, reader.providers)
    let head = "#sourceLocation(file: \(Self.literal(path)), line: 1)\n"
    text = head + String(decoding: reader.rewritten, as: UTF8.self)
  }

  /// Reads a source file, for messages with the path that is given.
  static func read(_ path: String, firstNumber: Int = 1) throws(Failure) -> PreviewSource {
    do throws(FileError) {
      let bytes = try TextFile.read(path, atMost: longest)
      do throws(SwiftLexerError) {
        return try PreviewSource(bytes, path: path, firstNumber: firstNumber)
      } catch {
        throw FileError(file: path, at: TextPosition(line: error.line), message: error.message)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Returns a text as a string literal of Swift.
  static func literal(_ text: String) -> String {
    let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0 == "\n" ? "\\n" : String($0) }
    return "\"\(escaped.joined())\""
  }
}

/// Finds the previews among the tokens of a source, and collects replacements of the same number of lines.
private struct PreviewReader {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  var nextNumber: Int
  var previews: [PreviewSource.Preview] = []
  var providers: [String] = []
  /// The names as they are written, or their standards.
  private var names: [String] = []
  private var replacements: [(range: Range<Int>, text: String)] = []

  init(bytes: [UInt8], tokens: [SwiftToken], nextNumber: Int) {
    (self.bytes, self.tokens, self.nextNumber) = (bytes, tokens, nextNumber)
  }

  mutating func read(entries: [String]) {
    var (depth, index) = (0, 0)
    while index < tokens.count {
      let token = tokens[index]
      switch token.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "#Preview" where token.kind == .pound && depth == 0:
        if let end = preview(at: index) {
          // The parenthesis of the arguments is open before a closure that is one of them.
          if word(end - 1) == ":" { depth += 1 }
          index = end
          continue
        }
      case "PreviewProvider" where depth == 0: provider(before: index)
      case let text where token.kind == .attribute && depth == 0 && entries.contains(text):
        replacements.append((token.range, String(repeating: " ", count: token.range.count)))
      default: break
      }
      index += 1
    }
  }

  /// The source with the replacements.
  var rewritten: [UInt8] {
    var (result, place): ([UInt8], Int) = ([], 0)
    for (range, text) in replacements {
      result += bytes[place..<range.lowerBound] + Array(text.utf8)
      place = range.upperBound
    }
    return result + bytes[place...]
  }

  /// Reads a preview; returns the index of the first token of its closure, or nil if it has none.
  private mutating func preview(at index: Int) -> Int? {
    var open = index + 1
    var arguments: [(label: String?, value: Range<Int>)] = []
    if word(open) == "(", let close = closing(open) {
      arguments = split(open + 1..<close)
      open = close + 1
    }
    // The closure is the last argument, or follows the arguments.
    let body = arguments.last.flatMap { $0.label == "body" ? $0.value : nil }
    if body != nil { arguments.removeLast() }
    guard word(body?.lowerBound ?? open) == "{" else { return nil }
    if let body { open = body.lowerBound }
    let standard = "Preview \(nextNumber)"
    var preview = PreviewSource.Preview(line: line(of: tokens[index].range.lowerBound), name: standard)
    var name = "\"\(standard)\""
    var traits: Set<String> = []
    for argument in arguments {
      switch argument.label {
      case nil:
        let value = text(argument.value)
        guard value != "nil", value.hasPrefix("\"") || value.hasPrefix("#") else { break }
        preview.name = value.trimmed("#").trimmed("\"")
        name = value
      case "traits": self.trait(argument.value, &traits, &preview)
      case let label?: preview.ignoredTraits.append(label + ":")
      }
    }
    let range = tokens[index].range.lowerBound..<tokens[open].range.lowerBound
    let lines = String(repeating: "\n", count: bytes[range].count { $0 == UInt8(ascii: "\n") })
    let count = names.count { $0 == preview.name }
    names.append(preview.name)
    if count > 0 {
      name += " + \" (\(count + 1))\""
      preview.name += " (\(count + 1))"
    }
    // The order of the initializer's parameters.
    let order = ["size", "isLandscape", "fitsContent"]
    let words = ["name: \(name)"] + order.compactMap { word in traits.first { $0.hasPrefix(word + ":") } }
    let start =
      "@MainActor let touchstonePreview\(nextNumber) = TouchstonePreview(\(words.joined(separator: ", "))"
      + (body == nil ? ") " : ", ")
    replacements.append((range, lines.isEmpty ? start : start + lines))
    previews.append(preview)
    nextNumber += 1
    return open
  }

  /// Adds the argument that stands for a trait.
  private func trait(_ range: Range<Int>, _ words: inout Set<String>, _ preview: inout PreviewSource.Preview) {
    let value = text(range)
    switch value {
    case ".landscapeLeft", ".landscapeRight": words.insert("isLandscape: true")
    case ".sizeThatFitsLayout": words.insert("fitsContent: true")
    case ".defaultLayout", ".portrait", ".portraitUpsideDown": break
    case _ where value.hasPrefix(".fixedLayout("):
      let parts = split(range.lowerBound + 3..<range.upperBound - 1).map { ($0.label, text($0.value)) }
      guard parts.count == 2, parts[0].0 == "width", parts[1].0 == "height" else { fallthrough }
      words.insert("size: (Double(\(parts[0].1)), Double(\(parts[1].1)))")
    default: preview.ignoredTraits.append(value)
    }
  }

  /// Notes the type whose header contains a token.
  private mutating func provider(before index: Int) {
    let start = tokens[..<index].lastIndex { ["struct", "class", "enum", "extension", "}"].contains($0.text) }
    guard let start, tokens[start].text != "}", start + 1 < index else { return }
    providers.append(tokens[start + 1].text)
  }

  // MARK: Tokens

  private func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }

  /// The index of the bracket that closes another one.
  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Splits tokens at the commas outside of brackets; a word and a colon at the start are a label.
  private func split(_ range: Range<Int>) -> [(label: String?, value: Range<Int>)] {
    var (parts, depth, start): ([(label: String?, value: Range<Int>)], Int, Int) = ([], 0, range.lowerBound)
    var label: String?
    func add(_ end: Int) { if start < end { parts.append((label, start..<end)) } }
    for index in range {
      switch tokens[index].text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "," where depth == 0:
        add(index)
        // Traits after the first belong to the same label.
        (start, label) = (index + 1, label == "traits" && word(index + 2) != ":" ? "traits" : nil)
      case ":" where depth == 0 && index == start + 1 && tokens[start].kind == .word:
        (label, start) = (tokens[start].text, index + 1)
      default: break
      }
    }
    add(range.upperBound)
    return parts
  }

  private func text(_ range: Range<Int>) -> String {
    // The tokens of an interpolation come before their string.
    let ranges = tokens[range].map(\.range)
    guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }
}

extension String {
  /// Without the characters at both ends that are equal to another one.
  fileprivate func trimmed(_ mark: Character) -> String {
    var rest = self[...]
    while rest.first == mark { rest.removeFirst() }
    while rest.last == mark { rest.removeLast() }
    return String(rest)
  }
}
