/// An assumption of a change about a position in a source.
struct SyntaxClaim: Equatable {
  /// The assumed node, in the terms of the compiler's tree.
  enum Node: Equatable {
    /// A node with this name begins at the position, or at the byte after it.
    case node(String)
    /// A `#selector` of this method.
    case selector(String)
    /// An expression that mentions a member with this name.
    case mention(String)
    /// An assumption that the tokens alone confirm.
    case tokens
  }

  var node: Node
  /// The start in bytes.
  var offset: Int
}

/// The result of the compiler's parser for a source, limited to what a port requires.
///
/// It is created from the output of `swiftc -frontend -dump-parse`: a node per line, each with its range of lines and
/// columns.
struct SyntaxTree {
  /// The source that was read, in which omitted parts are blank.
  let text: [UInt8]
  /// The syntax errors.
  let errors: [Port.Note]
  /// Nodes by name and position.
  private var nodes: Set<String> = []
  /// The number of `#selector` expressions for each method.
  private var selectors: [String: Int] = [:]
  /// The number of expressions that mention each member of phones.
  private var mentions: [String: Int] = [:]

  /// Reads the tree from the compiler's output.
  init(of text: [UInt8], tree: String, errors: [Port.Note]) {
    self.text = text
    self.errors = errors
    // The indentation of an expression that is printed a second time.
    var repeated: Int?
    var awaitsSelector = false
    for line in tree.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      if let depth = repeated, indentation > depth { continue }
      repeated = nil
      let node = line.dropFirst(indentation)
      if node.hasPrefix("(processed_init=") {
        repeated = indentation
        continue
      }
      if let name = Self.mentioned(in: node), Porter.isOfPhones(name) { mentions[name, default: 0] += 1 }
      if awaitsSelector, let name = Self.quoted(after: "field=\"", in: node) ?? Self.quoted(after: "name=\"", in: node)
      {
        selectors[name.hasSuffix("()") ? String(name.dropLast(2)) : name, default: 0] += 1
      }
      awaitsSelector =
        (node.hasPrefix("(objc_selector_expr ") || node.contains("=objc_selector_expr "))
        && node.contains(" kind=method ")
      if node.hasPrefix("("), let place = Self.place(in: node) {
        nodes.insert("\(node.dropFirst().prefix { $0 != " " }) \(place)")
      }
    }
  }

  /// The name in an expression that is a name or ends with one.
  private static func mentioned(in node: Substring) -> String? {
    if node.contains("unresolved_dot_expr ") { return quoted(after: "field=\"", in: node) }
    if node.contains("unresolved_decl_ref_expr ") { return quoted(after: "name=\"", in: node) }
    return nil
  }

  private static func quoted(after mark: String, in line: Substring) -> String? {
    guard let start = line.firstRange(of: mark)?.upperBound else { return nil }
    return String(line[start...].prefix { $0 != "\"" })
  }

  /// The position `7:4` in `range=[source.swift:7:4 - line:7:9]`.
  private static func place(in line: Substring) -> String? {
    guard let range = line.firstRange(of: "range=[") else { return nil }
    guard let end = line[range.upperBound...].firstRange(of: " - line:") else { return nil }
    let parts = line[range.upperBound..<end.lowerBound].split(separator: ":")
    guard parts.count >= 3 else { return nil }
    return "\(parts[parts.count - 2]):\(parts[parts.count - 1])"
  }

  /// Whether the tree confirms an assumption.
  ///
  /// - Parameter named: the methods of all `#selector` expressions and all mentions of members of phones in the source.
  ///   The tree does not give their positions, so they are counted.
  func confirms(_ claim: SyntaxClaim, among named: [SyntaxClaim]) -> Bool {
    if claim.node == .tokens { return true }
    guard isKept(claim.offset) else { return false }
    switch claim.node {
    case .tokens: return true
    case .selector(let name):
      return selectors[name] == named.count { $0.node == claim.node && isKept($0.offset) }
    case .mention(let name):
      return mentions[name] == named.count { $0.node == claim.node && isKept($0.offset) }
    case .node(let name):
      let line = text[..<claim.offset].count { $0 == UInt8(ascii: "\n") } + 1
      let start = text[..<claim.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = claim.offset - start + 1
      return nodes.contains("\(name) \(line):\(column)") || nodes.contains("\(name) \(line):\(column + 1)")
    }
  }

  private func isKept(_ offset: Int) -> Bool { text[offset] != UInt8(ascii: " ") }
}

/// The branches of `#if` in a source.
///
/// The compiler reads one branch of each condition, so a source with branches is read several times.
enum ConditionalText {
  /// Sources of the same length that contain one branch of each condition; together they contain all branches.
  ///
  /// Omitted code is blank, so that positions do not change. The compiler reports unbalanced conditions.
  static func variants(of bytes: [UInt8], _ tokens: [SwiftToken]) -> [[UInt8]] {
    var branches: [(chain: Int, index: Int, range: Range<Int>)] = []
    var lines: [Range<Int>] = []
    var open: [(chain: Int, index: Int, start: Int)] = []
    var (chains, maximum) = (0, 1)
    for token in tokens where token.kind == .pound && ["#if", "#elseif", "#else", "#endif"].contains(token.text) {
      let line =
        token.range.lowerBound..<(bytes[token.range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
      lines.append(line)
      if token.text == "#if" {
        open.append((chains, 0, line.upperBound))
        chains += 1
        continue
      }
      guard let branch = open.popLast() else { return [bytes] }
      branches.append((branch.chain, branch.index, branch.start..<line.lowerBound))
      maximum = max(maximum, branch.index + 1)
      if token.text != "#endif" { open.append((branch.chain, branch.index + 1, line.upperBound)) }
    }
    guard open.isEmpty else { return [bytes] }
    var last: [Int: Int] = [:]
    for branch in branches { last[branch.chain] = max(last[branch.chain] ?? 0, branch.index) }
    return (0..<maximum).map { variant in
      var text = bytes
      for line in lines { blank(&text, line) }
      for branch in branches where branch.index != min(variant, last[branch.chain] ?? 0) { blank(&text, branch.range) }
      return text
    }
  }

  private static func blank(_ text: inout [UInt8], _ range: Range<Int>) {
    for index in range where text[index] != UInt8(ascii: "\n") { text[index] = UInt8(ascii: " ") }
  }
}
