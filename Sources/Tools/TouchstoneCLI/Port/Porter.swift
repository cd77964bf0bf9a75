/// Traverses the tokens of a source once and collects replacements.
///
/// It determines the type and the extension of each token by the brackets and the declarations before it.
struct Porter {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The declarations of the sources that are ported together.
  private(set) var module: PortedModule?
  /// The methods of all `#selector` expressions, including unchanged ones.
  private var selectors: [SyntaxClaim] = []
  /// The uses of members that have an effect only on a phone.
  var mentions: [SyntaxClaim] = []
  /// The statements to remove.
  var removals: [StatementRemoval] = []
  /// The proposed changes.
  var proposals: [Proposal] = []
  var remains: [Port.Note] = []
  private(set) var scopes: [Scope] = []
  /// The declaration of a type whose opening brace has not been reached.
  private var pending: Scope?
  /// The tokens `import`.
  var imports: [Int] = []
  /// The first name after the colon of each class, which may be its superclass.
  private(set) var superclasses: [String: String] = [:]
  /// The overrides of classes.
  private(set) var overrides: [(type: String, signature: String)] = []
  /// The methods of types, as `Type.method(_:)`.
  var methods: Set<String> = []
  /// The classes without generic parameters, each as often as it is declared.
  var plainClasses: [String] = []
  /// The selectors whose identity matters.
  var compared: [KeptSelector] = []
  /// The compared selectors that an earlier run wrote as references.
  var references: [KeptSelector] = []
  /// Whether a name or a form shows that the source is of Swift 2.
  var isOfSwift2 = false
  /// The tokens `func` whose parameters have their present labels.
  var labelled: Set<Int> = []
  /// The types that became delegates of animations.
  var animated: Set<String> = []
  /// The parameters with closures that do not escape.
  var notEscaping: Set<String> = []
  /// The classes that conform to `UIWindowSceneDelegate`.
  private(set) var sceneDelegates: [String] = []
  /// Apple's modules that were reported.
  var absentModules: Set<String> = []
  /// The optional methods of protocols in the source.
  var optionals: [OptionalMethod] = []

  struct Scope {
    var bracket: String
    /// The opening token.
    var opening = 0
    /// The name of the type whose body the braces contain; nil for other brackets.
    var type: String?
    var isExtension = false
    /// The index of the token `protocol`, if the braces contain a protocol.
    var protocolKeyword: Int?
    var isProtocol: Bool { protocolKeyword != nil }
  }

  /// A change that is made if the compiler confirms its assumption.
  struct Proposal {
    var claim: SyntaxClaim
    var range: Range<Int>
    var text: String
    /// The note; nil if another change has the note.
    var note: Port.Note?
    /// The range whose text, with its changes, is moved after the inserted text and followed by a newline.
    var moved: Range<Int>?
    /// Ranges whose text, with its changes, is copied, each between the texts before and after it.
    var copied: [(before: String, range: Range<Int>, after: String)] = []
    /// Whether a declaration is removed as a whole, so that other changes and notes inside it are dropped.
    var removesDeclaration = false
  }

  /// The offsets of the starts of lines.
  private let lineStarts: [Int]

  /// The maximum number of changes and notes of a source.
  ///
  /// Each is compared with others near it and with the compiler's tree.
  static let maximumPlaces = 5000

  private init(_ bytes: [UInt8], _ tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Traverses a whole source.
  ///
  /// - Parameter isOfSwift2: whether an earlier rewrite has shown that the source is Swift 2.
  /// - Parameter notEscaping: the parameters that had `@noescape`.
  static func walking(
    over bytes: [UInt8], in module: PortedModule, isOfSwift2: Bool = false, notEscaping: Set<String> = []
  ) throws(SwiftLexerError) -> Porter {
    let tokens = try SwiftLexer.tokens(of: bytes)
    let isLater = isOfLaterSwift(tokens)
    var porter = Porter(bytes, tokens)
    porter.module = module
    porter.isOfSwift2 = isOfSwift2 || module.isOfSwift2 && !isLater
    porter.notEscaping = notEscaping
    let isKnown = porter.isOfSwift2
    try porter.walk()
    guard porter.isOfSwift2, !isKnown else { return porter }
    // The rules for sources of Swift 2 apply from the start.
    return try walking(over: bytes, in: module, isOfSwift2: true, notEscaping: notEscaping)
  }

  // MARK: Results

  var result: Port {
    let output = rendered(bytes.indices)
    return Port(
      text: String(decoding: output, as: UTF8.self), changes: proposals.compactMap(\.note),
      remains: remains.sorted { $0.line < $1.line })
  }

  /// The text of a range with the changes inside it.
  private func rendered(_ place: Range<Int>, inside: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    var next = place.lowerBound
    let edits = proposals.enumerated().filter { _, edit in
      // Moved text is written at its new position.
      let isInside = edit.range.lowerBound >= place.lowerBound && edit.range.upperBound <= place.upperBound
      return inside ? isInside && edit.moved == nil && edit.copied.isEmpty : true
    }
    .sorted { left, right in
      // Insertions at a position come before replacements there.
      let (first, second) = (left.element.range, right.element.range)
      return (first.lowerBound, first.isEmpty ? 0 : 1, left.offset)
        < (second.lowerBound, second.isEmpty ? 0 : 1, right.offset)
    }
    for (_, edit) in edits where edit.range.lowerBound >= next {
      output += bytes[next..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      for copy in edit.copied {
        output += Array(copy.before.utf8) + rendered(copy.range, inside: true) + Array(copy.after.utf8)
      }
      if let moved = edit.moved { output += rendered(moved, inside: true) + [newline] }
      next = edit.range.upperBound
    }
    return output + bytes[next..<place.upperBound]
  }

  /// Drops and reports changes that no tree confirms; also reports code that the compiler cannot read.
  mutating func keep(confirmedBy trees: [SyntaxTree]) {
    proposals.removeAll { proposal in
      if trees.contains(where: { $0.confirms(proposal.claim, among: selectors + mentions) }) { return false }
      guard let note = proposal.note else { return true }
      let text = "the compiler reads this place otherwise, so it is left: " + note.text
      remains.append(Port.Note(line: note.line, text: text, entry: note.entry))
      return true
    }
    forgetRemovedDeclarations()
    for error in trees.flatMap(\.errors) where !remains.contains(error) { remains.append(error) }
  }

  /// Drops changes and notes inside removed declarations.
  private mutating func forgetRemovedDeclarations() {
    for removed in proposals.filter(\.removesDeclaration).map(\.range) {
      proposals.removeAll {
        let isInsertedBefore = $0.range.isEmpty && $0.range.lowerBound == removed.lowerBound
        return !$0.removesDeclaration && !isInsertedBefore && removed.contains($0.range.lowerBound)
          && $0.range.upperBound <= removed.upperBound
      }
      let lines = line(at: removed.lowerBound)...line(at: removed.upperBound - 1)
      remains.removeAll { lines.contains($0.line) }
    }
  }

  func line(of token: SwiftToken) -> Int { line(at: token.range.lowerBound) }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  mutating func change(
    _ range: Range<Int>, to text: String, _ token: SwiftToken, _ note: String, _ entry: String,
    where node: SyntaxClaim.Node
  ) {
    proposals.append(
      Proposal(
        claim: SyntaxClaim(node: node, offset: token.range.lowerBound), range: range, text: text,
        note: Port.Note(line: line(of: token), text: note, entry: entry)))
  }

  mutating func leave(_ token: SwiftToken, _ note: String, _ entry: String) {
    remains.append(Port.Note(line: line(of: token), text: note, entry: entry))
  }

  func word(_ index: Int) -> String? { tokens.indices.contains(index) ? tokens[index].text : nil }

  // MARK: The walk

  mutating func walk() throws(SwiftLexerError) {
    for index in tokens.indices {
      let token = tokens[index]
      switch token.kind {
      case .attribute: attribute(index)
      case .pound: pound(index)
      case .word:
        declaration(index)
        phoneName(index)
        keyValue(index)
        sharedNumber(index)
        madeParameter(index)
        oldName(index)
        if token.text == "configurationForConnecting" { configuration(index) }
        habit(index)
        targetBeforeInit(index)
        comparedReference(index)
      case .mark: try bracket(index)
      case .other: textSelector(index)
      }
      guard max(proposals.count + remains.count, selectors.count + mentions.count) <= Self.maximumPlaces else {
        throw SwiftLexerError(
          line: line(of: token),
          message: localized("more than %1$s places to change; split the source into several", "\(Self.maximumPlaces)")
        )
      }
    }
    if let open = scopes.last {
      throw SwiftLexerError(line: 1, message: localized("a %1$s is not closed", "\(open.bracket)"))
    }
    if isOfSwift2 {
      lowercaseCases()
      removeFirstLabels()
      namesOfSwift2()
      escapingClosures()
    }
    layerConstants()
    textAttributes()
    removeHaptics()
    removeStatements()
    callOptionals()
    addImports()
  }

  private mutating func bracket(_ index: Int) throws(SwiftLexerError) {
    let token = tokens[index]
    switch token.text {
    case "{":
      scopes.append(pending ?? Scope(bracket: "{"))
      scopes[scopes.count - 1].opening = index
      pending = nil
    case "(", "[": scopes.append(Scope(bracket: token.text, opening: index))
    case ")", "]", "}":
      let opening = ["(", "[", "{"][[")", "]", "}"].firstIndex(of: token.text)!]
      guard let last = scopes.popLast(), last.bracket == opening else {
        throw SwiftLexerError(line: line(of: token), message: localized("a %1$s closes nothing", "\(token.text)"))
      }
      if let keyword = last.protocolKeyword { giveDefaults(to: last.type ?? "", keyword, after: token) }
    default: break
    }
  }

  var type: Scope? { scopes.last { $0.type != nil } }

  /// Whether the innermost braces may belong to an extension of a class.
  private var isInExtension: Bool { scopes.last.map { $0.type != nil && $0.isExtension } ?? false }

  private mutating func declaration(_ index: Int) {
    let token = tokens[index]
    let isMember = index > 0 && tokens[index - 1].text == "."
    // `import struct A.B` declares nothing.
    guard !isMember, index == 0 || token.text == "import" || tokens[index - 1].text != "import" else { return }
    switch token.text {
    case "class", "struct", "enum", "actor", "extension", "protocol":
      // `actor` may also be the name of a variable.
      guard let name = word(index + 1), tokens[index + 1].kind == .word, !Self.isModifier(name),
        token.text != "actor" || !["in", "as", "is", "else"].contains(name)
      else { return }
      // In the inherited types of a protocol, a brace follows `class`.
      if token.text == "class" {
        recordSuperclass(index)
        keepSelectors(index)
        programFiles(index)
      }
      if token.text == "class" || token.text == "extension",
        tokens[index...].prefix(while: { $0.text != "{" }).contains(where: { $0.text == "UIWindowSceneDelegate" })
      {
        sceneDelegates.append(name)
      }
      if inheritsPreviewProvider(index) { previewProvider(index) }
      pending = Scope(
        bracket: "{", type: qualifiedName(index + 1), isExtension: token.text == "extension",
        protocolKeyword: token.text == "protocol" ? index : nil)
      if token.text == "protocol" {
        replaceClassConstraint(index)
        constrainToClasses(index)
      }
    case "import":
      importLine(index)
      imports.append(index)
    case "func", "var":
      if isInExtension { overriddenInExtension(index) }
      if token.text == "func" {
        oldDeclaration(index)
        companion(index)
      }
    case "override":
      recordOverride(index)
      if phoneOverride(index) { break }
      swift2Override(index)
      animationDelegate(index)
      if isInExtension { overrideInExtension(index) }
    case "dynamic":
      if let next = word(index + 1), Self.isModifier(next) || next == "let" {
        remove(tokens[index], "removed `dynamic`", where: "dynamic_attr")
      }
    case "optional":
      if type?.isProtocol == true, let next = word(index + 1), next == "func" || next == "var" {
        optionalRequirement(index)
      }
    default: break
    }
  }

  /// A name with the following names after points.
  func qualifiedName(_ index: Int) -> String {
    var name = tokens[index].text
    var next = index + 1
    while word(next) == ".", next + 1 < tokens.count, tokens[next + 1].kind == .word {
      name += "." + tokens[next + 1].text
      next += 2
    }
    return name
  }

  static func isModifier(_ word: String) -> Bool {
    [
      "func", "var", "let", "class", "static", "final", "open", "public", "internal", "private", "fileprivate",
      "override",
      "weak", "lazy", "subscript", "init", "convenience", "required", "mutating", "unowned", "package",
      "dynamic", "nonisolated", "prefix", "postfix",
    ].contains(word)
  }

  static let selectors = "Selectors are method references"
  static let delegates = "Delegates: a subclass that adds a method restates the conformance"
  static let start = "Launch"
  static let lists = "Lists"
  static let absent = "Missing declarations"
  static let recognizers = "Recognizers"
  static let swift5 = "Code for Swift 5"
  static let phone = "Features of phones"
  static let drawing = "Drawing"
  static let drags = "Drag and drop"
  static let presentation = "Presentation and animation"
  static let foundation = "With and without Foundation"

  // MARK: Declarations

  private mutating func replaceClassConstraint(_ index: Int) {
    let name = index + 1
    guard word(name + 1) == ":", word(name + 2) == "class", word(name + 3) == "{" || word(name + 3) == "," else {
      return
    }
    change(
      tokens[name + 2].range, to: "AnyObject", tokens[index], "`class` is written `AnyObject`", Self.selectors,
      where: .node("protocol"))
  }

  private mutating func recordSuperclass(_ index: Int) {
    var (colon, depth) = (index + 2, 0)
    // A generic parameter may have a colon, too.
    while colon < tokens.count, tokens[colon].text != "{", depth > 0 || tokens[colon].text != ":" {
      if tokens[colon].text == "<" { depth += 1 }
      if tokens[colon].text == ">" { depth -= 1 }
      colon += 1
    }
    guard word(colon) == ":", colon + 1 < tokens.count else { return }
    superclasses[tokens[index + 1].text] = qualifiedName(colon + 1)
  }

  private mutating func recordOverride(_ index: Int) {
    guard let type = type?.type,
      let keyword = (index + 1..<min(index + 6, tokens.count)).first(where: {
        ["func", "var"].contains(tokens[$0].text)
      }),
      let signature = signature(of: keyword)
    else { return }
    overrides.append((type, signature))
  }

  /// Removes a token with the space after it, and its line if it contains nothing else.
  mutating func remove(_ token: SwiftToken, _ note: String, where node: String) {
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
    change(start..<end, to: "", token, note, Self.selectors, where: .node(node))
  }

  /// The index of the closing bracket that matches an opening one.
  func closing(_ index: Int) -> Int? {
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
    case "#if", "#elseif": condition(index)
    case "#keyPath": keyPath(index)
    case "#Preview": preview(index)
    default: break
    }
  }

  /// Replaces a `#keyPath` by its string.
  private mutating func keyPath(_ index: Int) {
    let token = tokens[index]
    guard word(index + 1) == "(", let end = closing(index + 1), let name = SelectorName(tokens[(index + 2)..<end]),
      name.name == name.base
    else {
      leave(token, "a `#keyPath` that is more than names", Self.selectors)
      return
    }
    let path = name.path.drop { $0.first?.isUppercase == true || $0 == "self" } + [name.base]
    let text = "\"\(path.joined(separator: "."))\""
    change(
      token.range.lowerBound..<tokens[end].range.upperBound, to: text, token, "`#keyPath` is the text \(text)",
      Self.selectors, where: .tokens)
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
    guard method.cast.isEmpty else { return castSelector(index, method, end) }
    if method.path.isEmpty || method.path == ["self"], isOfTypeItself(index) {
      return leave(
        token,
        "the target is a type, not an object: write `addObserver(forName:object:queue:using:)`, or use an object",
        Self.selectors)
    }
    selectors.append(SyntaxClaim(node: .selector(method.name), offset: token.range.lowerBound))
    if method.path == ["UIResponderStandardEditActions"] {
      change(
        token.range.lowerBound..<tokens[end].range.upperBound, to: "Selector.\(method.base)", token,
        "`#selector` of an edit action is a constant", Self.selectors, where: .selector(method.name))
      return
    }
    let isOfSelf = method.path == ["self"] || method.path == ["Self"] || method.path.isEmpty
    let path = isOfSelf ? type?.type : method.typePath ?? method.property.flatMap(typeOfProperty)
    guard let path, type?.isProtocol != true || !method.path.isEmpty else {
      leave(token, "a `#selector` whose type cannot be seen here: write Selector(Type.method)", Self.selectors)
      return
    }
    let text = constant(for: method, of: path, index, end) ?? "Selector(\(path).\(method.name))"
    change(
      token.range.lowerBound..<tokens[end].range.upperBound, to: text, token, "`#selector` is `\(text)`",
      Self.selectors, where: .selector(method.name))
  }
}
