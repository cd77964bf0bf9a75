/// Rewrites forms of Swift 2 to Swift 4 that the compiler of today cannot read or that change their structure.
///
/// It runs before everything else, because the other rules assume a source that the compiler's parser accepts. Each pass
/// rewrites forms that do not overlap, and reads the result again. No pass adds or removes lines, so the lines of notes
/// are those of the original source.
struct OldSyntax {
  /// The result for a source.
  struct Result {
    var bytes: [UInt8]
    var changes: [Port.Note] = []
    var remains: [Port.Note] = []
    /// Whether a form was rewritten that only Swift 2 had.
    var isOfSwift2 = false
    /// The parameters that had `@noescape`, which is the rule since Swift 3.
    var notEscaping: Set<String> = []
  }

  /// A replacement with its note; nil if another edit has the note.
  struct Edit {
    var range: Range<Int>
    var text: String
    var note: Port.Note?
  }

  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The edits that belong together are made together or not at all.
  private(set) var edits: [[Edit]] = []
  private(set) var remains: [Port.Note] = []
  private(set) var isOfSwift2 = false
  var notEscaping: Set<String> = []
  /// Whether the sources declare `++` or `--` as operators.
  let declaresSteps: Bool

  /// The maximum depth of forms inside each other.
  private static let maximumPasses = 16

  /// Rewrites a source; returns it unchanged if its tokens cannot be read.
  static func rewritten(_ bytes: [UInt8], declaresSteps: Bool = false) -> Result {
    var result = Result(bytes: bytes)
    for pass in 0..<maximumPasses {
      guard let tokens = try? SwiftLexer.tokens(of: result.bytes) else { break }
      var syntax = OldSyntax(result.bytes, tokens, declaresSteps: declaresSteps || Self.declaresSteps(tokens))
      syntax.walk()
      // A form in a form is read again in the next pass, and what cannot be rewritten is in all passes.
      if pass == 0 || syntax.edits.isEmpty { result.remains = syntax.remains }
      if syntax.isOfSwift2 { result.isOfSwift2 = true }
      result.notEscaping.formUnion(syntax.notEscaping)
      guard syntax.apply(to: &result) else { break }
    }
    return result
  }

  private init(_ bytes: [UInt8], _ tokens: [SwiftToken], declaresSteps: Bool) {
    self.bytes = bytes
    self.tokens = tokens
    self.declaresSteps = declaresSteps
  }

  /// Whether a source declares `++` or `--` as an operator.
  static func declaresSteps(_ tokens: [SwiftToken]) -> Bool {
    tokens.indices.dropLast(2).contains { index in
      ["func", "operator"].contains(tokens[index].text) && ["+", "-"].contains(tokens[index + 1].text)
        && tokens[index + 2].text == tokens[index + 1].text
    }
  }

  private mutating func walk() {
    for index in tokens.indices where edits.count < Porter.maximumPlaces {
      switch tokens[index].kind {
      case .word: word(at: index)
      case .attribute: attribute(index)
      case .other:
        arrow(index)
        step(index)
      case .mark, .pound: break
      }
    }
  }

  private mutating func word(at index: Int) {
    switch tokens[index].text {
    case "if", "guard", "while": condition(index)
    case "for": loop(index)
    case "where": obsoleteWhere(index)
    case "typealias": associatedType(index)
    case "protocol": composition(index)
    case "inout": inOut(index)
    case "func", "init": variableParameters(index)
    case "as": forcedCast(index)
    case "dynamicType": dynamicType(index)
    case "stride": stride(index)
    case "count": repeatedValue(index)
    case "__FILE__", "__LINE__", "__FUNCTION__", "__COLUMN__":
      let name = "#" + tokens[index].text.filter { $0 != "_" }.lowercased()
      edit(tokens[index].range, name, index, "`\(tokens[index].text)` is `\(name)`", ofSwift2: true)
    default: call(index)
    }
  }

  /// Makes the edits that do not overlap earlier ones; returns whether there was one.
  private func apply(to result: inout Result) -> Bool {
    var taken: [Edit] = []
    for group in edits {
      guard !group.contains(where: { edit in taken.contains { Self.conflict($0.range, edit.range) } }) else { continue }
      taken += group
    }
    guard !taken.isEmpty else { return false }
    var output: [UInt8] = []
    var next = 0
    let sorted = taken.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted {
      output += bytes[next..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      next = edit.range.upperBound
    }
    result.bytes = output + bytes[next...]
    result.changes += taken.compactMap(\.note)
    return true
  }

  /// Whether two ranges have a byte in common, or one inserts into the other.
  private static func conflict(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    if first.isEmpty, second.isEmpty { return first == second }
    return first.lowerBound < second.upperBound && second.lowerBound < first.upperBound
      || first.isEmpty && first.lowerBound == second.lowerBound
      || second.isEmpty && first.lowerBound == second.lowerBound
  }

  // MARK: For the rules

  mutating func edit(_ range: Range<Int>, _ text: String, _ index: Int, _ note: String, ofSwift2: Bool = false) {
    edit([(range, text)], index, note, ofSwift2: ofSwift2)
  }

  /// Adds edits that belong together, with one note.
  mutating func edit(_ parts: [(Range<Int>, String)], _ index: Int, _ note: String, ofSwift2: Bool = false) {
    let note = Port.Note(line: line(of: index), text: note, entry: Porter.swift5)
    edits.append(parts.enumerated().map { Edit(range: $1.0, text: $1.1, note: $0 == 0 ? note : nil) })
    if ofSwift2 { isOfSwift2 = true }
  }

  mutating func leave(_ index: Int, _ note: String) {
    remains.append(Port.Note(line: line(of: index), text: note, entry: Porter.swift5))
  }

  private func line(of index: Int) -> Int {
    bytes[..<tokens[index].range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  func kind(_ index: Int) -> SwiftToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

  /// The source between the first and the last token of a range.
  func text(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return String(
      decoding: bytes[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound],
      as: UTF8.self)
  }

  /// Whether a token follows the one before it without a space.
  func touches(_ index: Int) -> Bool {
    tokens.indices.contains(index) && index > 0 && tokens[index - 1].range.upperBound == tokens[index].range.lowerBound
  }

  func isNewLine(before index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return true }
    return bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  func closing(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .mark {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) {
        depth -= 1
        if depth <= 0 { return depth == 0 ? index : nil }
      }
    }
    return nil
  }

  func opening(_ close: Int) -> Int? {
    var depth = 0
    for index in Swift.stride(from: close, through: 0, by: -1) where tokens[index].kind == .mark {
      if [")", "]", "}"].contains(tokens[index].text) { depth += 1 }
      if ["(", "[", "{"].contains(tokens[index].text) {
        depth -= 1
        if depth <= 0 { return depth == 0 ? index : nil }
      }
    }
    return nil
  }

  /// The parts of brackets between their commas.
  func parts(_ open: Int, _ close: Int) -> [Range<Int>] {
    guard open + 1 < close else { return [] }
    var (found, depth, start): ([Range<Int>], Int, Int) = ([], 0, open + 1)
    for index in open + 1...close {
      let text = tokens[index].text
      if index == close || depth == 0 && text == "," {
        found.append(start..<index)
        start = index + 1
      }
      guard tokens[index].kind == .mark else { continue }
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
    }
    return found
  }

  /// The first token of the names, calls and subscripts, joined by points, that end at a token.
  func startOfChain(_ last: Int) -> Int? {
    var index = last
    while index >= 0 {
      while ["?", "!"].contains(word(index)), touches(index) { index -= 1 }
      guard index >= 0 else { return nil }
      if tokens[index].text == ")" || tokens[index].text == "]" {
        guard let open = opening(index) else { return nil }
        guard open > 0, touches(open) else { return open }
        let before = tokens[open - 1]
        if before.kind == .word || [")", "]", "?", "!"].contains(before.text) {
          index = open - 1
          continue
        }
        index = open
      } else {
        guard tokens[index].kind == .word || tokens[index].kind == .other && isNumberOrString(index) else { return nil }
      }
      guard word(index - 1) == ".", touches(index) else { return index }
      // A member of an inferred type has nothing before its point.
      guard touches(index - 1), index >= 2,
        tokens[index - 2].kind == .word || [")", "]", "?", "!"].contains(word(index - 2))
          || isNumberOrString(index - 2)
      else { return index - 1 }
      index -= 2
    }
    return nil
  }

  func isNumberOrString(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .other, let first = bytes[tokens[index].range].first
    else { return false }
    return first == UInt8(ascii: "\"") || first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
  }

  func declares(_ name: String, as keywords: Set<String> = ["var", "let", "func"]) -> Bool {
    tokens.indices.dropFirst().contains { tokens[$0].text == name && keywords.contains(tokens[$0 - 1].text) }
  }
}
