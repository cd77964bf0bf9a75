/// What a port does to a source, and what it leaves to its reader.
struct Port: Equatable {
  /// Something at a line, and the entry of Differences.md that tells about it.
  struct Note: Equatable {
    var line: Int
    var text: String
    var entry: String

  }

  /// The source after the changes.
  var text: String
  /// What was changed, by lines of the source as it was.
  var changes: [Note]
  /// What was not understood, or cannot be changed mechanically.
  var remains: [Note]

  /// Ports a source; one whose tokens cannot be read, or whose brackets do not match, is refused.
  static func port(_ bytes: [UInt8]) throws(SwiftLexerError) -> Port {
    var porter = Porter(bytes, try SwiftLexer.tokens(of: bytes))
    try porter.walk()
    return porter.result
  }
}

/// Walks over the tokens of a source once and notes what is to be replaced.
///
/// It knows in which type and in which extension each token stands, by the brackets and the declarations before them.
struct Porter {
  private let bytes: [UInt8]
  let tokens: [SwiftToken]
  private var edits: [(range: Range<Int>, text: String)] = []
  private var changes: [Port.Note] = []
  private var remains: [Port.Note] = []
  private var scopes: [Scope] = []
  /// A type's declaration whose brace is still to come.
  private var pending: Scope?

  private struct Scope {
    var bracket: String
    /// The name of the type that the braces hold; nil for other brackets.
    var type: String?
    var isExtension = false
    var isProtocol = false
  }

  init(_ bytes: [UInt8], _ tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  // MARK: Results

  var result: Port {
    var output: [UInt8] = []
    var place = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= place {
      output += bytes[place..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    output += bytes[place...]
    return Port(text: String(decoding: output, as: UTF8.self), changes: changes, remains: remains)
  }

  private func line(of token: SwiftToken) -> Int {
    bytes[..<token.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  }

  private mutating func change(
    _ range: Range<Int>, to text: String, _ token: SwiftToken, _ note: String, _ entry: String
  ) {
    edits.append((range, text))
    changes.append(Port.Note(line: line(of: token), text: note, entry: entry))
  }

  private mutating func leave(_ token: SwiftToken, _ note: String, _ entry: String) {
    remains.append(Port.Note(line: line(of: token), text: note, entry: entry))
  }

  private func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }

  // MARK: The walk

  mutating func walk() throws(SwiftLexerError) {
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .attribute: attribute(index)
      case .pound: pound(index)
      case .word: declaration(index)
      case .mark: try bracket(token)
      case .other: break
      }
    }
    if let open = scopes.last { throw SwiftLexerError(line: 1, message: "a \(open.bracket) is not closed") }
  }

  private mutating func bracket(_ token: SwiftToken) throws(SwiftLexerError) {
    switch token.text {
    case "{":
      scopes.append(pending ?? Scope(bracket: "{"))
      pending = nil
    case "(", "[": scopes.append(Scope(bracket: token.text))
    case ")", "]", "}":
      let opening = ["(", "[", "{"][[")", "]", "}"].firstIndex(of: token.text)!]
      guard let last = scopes.popLast(), last.bracket == opening else {
        throw SwiftLexerError(line: line(of: token), message: "a \(token.text) closes nothing")
      }
    default: break
    }
  }

  private var type: Scope? { scopes.last { $0.type != nil } }

  /// Whether the innermost braces are those of an extension of a class, perhaps.
  private var isInExtension: Bool { scopes.last.map { $0.type != nil && $0.isExtension } ?? false }

  private mutating func declaration(_ index: Int) {
    let token = tokens[index]
    let isMember = index > 0 && tokens[index - 1].text == "."
    guard !isMember else { return }
    switch token.text {
    case "class", "struct", "enum", "actor", "extension", "protocol":
      guard let name = word(index + 1), tokens[index + 1].kind == .word, !Self.isModifier(name) else { return }
      // In a list of what a protocol inherits, `class` is followed by a brace.
      pending = Scope(
        bracket: "{", type: qualifiedName(index + 1), isExtension: token.text == "extension",
        isProtocol: token.text == "protocol")
      if token.text == "protocol" { replaceClassConstraint(index + 1) }
    case "import": importLine(index)
    case "override": if isInExtension { overrideInExtension(index) }
    case "dynamic":
      if let next = word(index + 1), Self.isModifier(next) || next == "let" {
        remove(tokens[index], "dynamic", "removed `dynamic`")
      }
    case "optional":
      if type?.isProtocol == true, let next = word(index + 1), next == "func" || next == "var" {
        leave(token, "an optional requirement: give it a default in an extension of the protocol", Self.delegates)
      }
    default: break
    }
  }

  /// A name with the names that follow behind points.
  private func qualifiedName(_ index: Int) -> String {
    var name = tokens[index].text
    var next = index + 1
    while word(next) == ".", next + 1 < tokens.count, tokens[next + 1].kind == .word {
      name += "." + tokens[next + 1].text
      next += 2
    }
    return name
  }

  private static func isModifier(_ word: String) -> Bool {
    [
      "func", "var", "let", "class", "static", "final", "open", "public", "internal", "private", "fileprivate",
      "override",
      "weak", "lazy", "subscript", "init", "convenience", "required", "mutating", "unowned",
    ].contains(word)
  }

  static let selectors = "Selectors are method references"
  static let delegates = "Delegates: a subclass that adds a method restates the conformance"
  static let start = "The start of a program"
  static let absent = "What is missing is absent"
  static let recognizers = "Recognizers"
  static let swift5 = "Code for Swift 5"

  // MARK: Declarations

  private mutating func replaceClassConstraint(_ name: Int) {
    guard word(name + 1) == ":", word(name + 2) == "class", word(name + 3) == "{" || word(name + 3) == "," else {
      return
    }
    change(
      tokens[name + 2].range, to: "AnyObject", tokens[name + 2], "`class` is written `AnyObject`", Self.selectors)
  }

  private mutating func overrideInExtension(_ index: Int) {
    leave(
      tokens[index], "an override in an extension of a class: move it into the class", Self.swift5)
  }

  private mutating func importLine(_ index: Int) {
    var first = index + 1
    if let kind = word(first),
      ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(kind)
    {
      first += 1
    }
    guard first < tokens.count, tokens[first].kind == .word else { return }
    let module = tokens[first].text
    let name = qualifiedName(first)
    if ["UIKit", "Foundation", "CoreGraphics", "CoreText", "QuartzCore"].contains(module) {
      // Submodules, and single declarations of those.
      let parts = name.split(separator: ".").count
      guard name == "UIKit.UIGestureRecognizerSubclass" || first == index + 1 && module == "CoreGraphics" && parts > 1
      else { return }
      let end = tokens[first + 2 * (parts - 1)].range.upperBound
      change(
        tokens[first].range.lowerBound..<end, to: module, tokens[index], "`import \(name)` is `import \(module)`",
        Self.recognizers)
    } else if Self.appleModules.contains(module) {
      leave(tokens[index], "`import \(name)`: there is no such module on Linux", Self.absent)
    }
  }

  /// Modules of Apple's that code of views imports; others may be the program's own.
  private static let appleModules: Set<String> = [
    "AVFoundation", "AVKit", "ARKit", "AudioToolbox", "CloudKit", "Combine", "Contacts", "CoreAnimation", "CoreAudio",
    "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreText",
    "CoreVideo", "Darwin", "GameKit", "ImageIO", "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit",
    "MobileCoreServices", "ObjectiveC", "OSLog", "PDFKit", "PencilKit", "Photos", "PhotosUI", "SafariServices",
    "SceneKit",
    "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration", "UserNotifications", "Vision", "WebKit", "WidgetKit",
    "XCTest", "os",
  ]

  // MARK: Attributes

  private mutating func attribute(_ index: Int) {
    let token = tokens[index]
    switch token.text {
    case "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBDesignable", "@IBInspectable", "@IBSegueAction":
      removeAttribute(index, token.text)
    case "@IBOutlet":
      removeAttribute(index, token.text)
      leave(token, "`@IBOutlet`: nothing connects it; make the view in code", Self.absent)
    case "@UIApplicationMain":
      change(token.range, to: "@main", token, "`@UIApplicationMain` is `@main`", Self.start)
    case "@NSManaged", "@GKInspectable":
      leave(token, "`\(token.text)` has no meaning on Linux", Self.absent)
    default: break
    }
  }

  private mutating func removeAttribute(_ index: Int, _ name: String) {
    var token = tokens[index]
    // `@objc(name)`: the parenthesis follows without a space.
    if word(index + 1) == "(", tokens[index + 1].range.lowerBound == token.range.upperBound,
      let close = closing(index + 1)
    {
      token.range = token.range.lowerBound..<tokens[close].range.upperBound
    }
    remove(token, name, "removed `\(name)`")
  }

  /// Takes a token out with the space after it, and with its line if nothing else is in it.
  private mutating func remove(_ token: SwiftToken, _ name: String, _ note: String) {
    var (start, end) = (token.range.lowerBound, token.range.upperBound)
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    if end == bytes.count || bytes[end] == UInt8(ascii: "\n") {
      var first = start
      while first > 0, bytes[first - 1] == UInt8(ascii: " ") || bytes[first - 1] == UInt8(ascii: "\t") { first -= 1 }
      if first == 0 || bytes[first - 1] == UInt8(ascii: "\n") {
        start = first
        end = min(end + 1, bytes.count)
      }
    }
    change(start..<end, to: "", token, note, Self.selectors)
  }

  /// The bracket that closes the one at an index.
  private func closing(_ index: Int) -> Int? {
    var depth = 0
    for next in index..<tokens.count where tokens[next].kind == .mark {
      if ["(", "[", "{"].contains(tokens[next].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[next].text) {
        depth -= 1
        if depth == 0 { return next }
      }
    }
    return nil
  }

  // MARK: Selectors

  private mutating func pound(_ index: Int) {
    let token = tokens[index]
    switch token.text {
    case "#selector": selector(index)
    case "#keyPath": leave(token, "`#keyPath` needs the runtime of Objective-C", Self.selectors)
    default: break
    }
  }

  private mutating func selector(_ index: Int) {
    let token = tokens[index]
    guard word(index + 1) == "(", let end = closing(index + 1), end > index + 2 else {
      leave(token, "`#selector` without a method", Self.selectors)
      return
    }
    guard let method = SelectorName(tokens[(index + 2)..<end]) else {
      leave(token, "a `#selector` that names more than a method", Self.selectors)
      return
    }
    if method.path == ["UIResponderStandardEditActions"] {
      change(
        token.range.lowerBound..<tokens[end].range.upperBound, to: "Selector.\(method.base)", token,
        "`#selector` of an edit action is a constant", Self.selectors)
      return
    }
    let path = method.path == ["self"] || method.path == ["Self"] || method.path.isEmpty ? type?.type : method.typePath
    guard let path, type?.isProtocol != true || !method.path.isEmpty else {
      leave(token, "a `#selector` whose type cannot be seen here: write Selector(Type.method)", Self.selectors)
      return
    }
    change(
      token.range.lowerBound..<tokens[end].range.upperBound, to: "Selector(\(path).\(method.name))", token,
      "`#selector` is `Selector(\(path).\(method.name))`", Self.selectors)
  }
}
