/// A call of a method that need not exist: `delegate?.moved?(x)`, `delegate?.mayMove?(x) ?? true`.
struct OptionalCall: Equatable {
  /// The method with its labels, and the token of its name.
  var signature: String
  var index: Int
  /// The value if the method does not exist; nil if the call does not determine one.
  var value: String?
  /// Whether the call assumes that the method exists: `moved!(x)`.
  var isForced: Bool
  /// Whether a closure may follow the parentheses as the last argument.
  var hasTrailingClosure = false

  /// Whether it calls one of some methods.
  func calls(oneOf methods: Set<String>) -> Bool {
    if methods.contains(signature) { return true }
    let start = signature.dropLast()
    return hasTrailingClosure
      && methods.contains { $0.hasPrefix(start) && $0.dropFirst(start.count).count { $0 == ":" } == 1 }
  }
}

/// The declarations of sources that are ported together.
struct PortedModule {
  /// All calls of methods that need not exist.
  private(set) var calls: [OptionalCall] = []
  /// The methods that are named without a call, for example to check whether they exist, with the values without them.
  private var references: [String: [String?]] = [:]
  /// The names of all variables.
  ///
  /// A variable with a closure is called in the same way as such a method.
  private(set) var variables: Set<String> = []
  /// The names after points.
  private(set) var members: Set<String> = []
  /// The names of all types and functions.
  private(set) var declared: Set<String> = []
  /// The optional methods of protocols in these sources.
  private(set) var optionals: [OptionalMethod] = []

  /// The overrides of subclasses, as `Class.method(_:)`.
  private(set) var overridden: Set<String> = []

  /// The selectors that become constants of their classes.
  private(set) var kept: Set<KeptSelector> = []
  private var methods: Set<String> = []
  private var superclasses: [String: String] = [:]

  /// The names of cases of Swift 2 that begin with capital letters and get small ones.
  private(set) var cases: Set<String> = []
  /// The names of cases that keep their capital letters.
  private(set) var keptCases: Set<String> = []
  /// All names of cases that begin with capital letters.
  private(set) var capitalCases: Set<String> = []
  /// The names of the enumerations.
  private(set) var enumerations: Set<String> = []
  /// Whether a source is of Swift 2 and none is of later versions, so that those without a sign of their age are, too.
  private(set) var isOfSwift2 = false
  /// The labels of the functions by their names; in a source of Swift 2 the first may be none.
  private(set) var signatures: [String: Set<String>] = [:]
  /// The first labels of calls, as `move(to`.
  private(set) var firstLabels: Set<String> = []
  /// The names of types of functions.
  private(set) var functionTypes: Set<String> = []
  /// Whether a class draws its contents.
  private(set) var overridesDrawing = false
  /// Whether a source declares `++` or `--`.
  private(set) var declaresSteps = false
  /// Whether a source has a constant of layers that was a string before Swift 4.2.
  private(set) var hasLayerStrings = false

  /// The declarations of the property list and the storyboard.
  let program: PortedProgram
  /// The class of the scene's delegate: from the property list, or the only class that conforms to the protocol.
  private(set) var sceneDelegate: String?
  /// Whether a source has `application(_:configurationForConnecting:options:)`.
  private(set) var configuresScenes = false
  /// Whether a source sets the root view controller of a window.
  private(set) var setsRoot = false

  /// Reads sources; ignores one whose tokens cannot be read.
  init(_ sources: [[UInt8]], of program: PortedProgram = PortedProgram()) {
    self.program = program
    declaresSteps = sources.contains { (try? SwiftLexer.tokens(of: $0)).map(OldSyntax.declaresSteps) == true }
    let rewritten = sources.map { OldSyntax.rewritten($0, declaresSteps: declaresSteps) }
    let read = rewritten.compactMap { source in
      (try? SwiftLexer.tokens(of: source.bytes)).map { (source.bytes, $0, source.isOfSwift2) }
    }
    for (bytes, tokens, _) in read {
      let reader = MethodCalls(bytes: bytes, tokens: tokens)
      for index in tokens.indices.dropFirst().dropLast(3)
      where tokens[index + 1].text == "(" && tokens[index + 3].text == ":" && tokens[index - 1].text != "func" {
        firstLabels.insert("\(tokens[index].text)(\(tokens[index + 2].text)")
      }
      capitalCases.formUnion(EnumCases(tokens).cases.map(\.name).filter { $0.first?.isUppercase == true })
      calls += reader.optional
      for reference in reader.references { references[reference.signature, default: []].append(reference.value) }
      for (index, (token, next)) in zip(tokens, tokens.dropFirst()).enumerated()
      where token.text == "var" || token.text == "let" {
        if OldMembers.propertiesOfSwift2[next.text] == nil || !Self.isOverride(index, tokens) {
          variables.insert(next.text)
        }
      }
      for (token, next) in zip(tokens, tokens.dropFirst()) where token.text == "." && next.kind == .word {
        members.insert(next.text)
      }
      for token in tokens where token.kind == .word {
        if token.text == "configurationForConnecting" { configuresScenes = true }
        if token.text == "rootViewController" { setsRoot = true }
        if token.text.hasPrefix("kCA"), OldNames.constants[token.text] != nil { hasLayerStrings = true }
      }
      for (index, (token, next)) in zip(tokens, tokens.dropFirst()).enumerated()
      where Self.declaring.contains(token.text) {
        // An override does not declare the name, and may get another one.
        if token.text != "func" || !Self.isOverride(index, tokens) { declared.insert(next.text) }
        if token.text == "func", tokens.indices.contains(index + 2), tokens[index + 2].text == "(",
          let labels = reader.labels(index + 2, areCalled: false)?.labels
        {
          let unlabelled = Porter.called("(\(labels))", ofSwift2: true).dropFirst().dropLast()
          signatures[next.text, default: []].formUnion([labels, String(unlabelled)])
        }
        if token.text == "typealias", Self.isFunctionType(index + 2, tokens) { functionTypes.insert(next.text) }
        if ["draw", "drawRect", "drawInContext", "display"].contains(next.text) { overridesDrawing = true }
      }
    }
    var porters = walk(read)
    if porters.contains(where: \.isOfSwift2) {
      // A source without a sign of its age is as old as the others, unless one of them is of today.
      isOfSwift2 = !porters.contains { !$0.isOfSwift2 && Porter.isOfLaterSwift($0.tokens) }
      porters = walk(read)
      sortCases(porters)
      porters = walk(read)
    }
    optionals = porters.flatMap(\.optionals)
    let delegates = Set(porters.flatMap(\.sceneDelegates))
    sceneDelegate = program.sceneDelegate ?? (delegates.count == 1 ? delegates.first : nil)
    superclasses = porters.reduce(into: [:]) { $0.merge($1.superclasses) { first, _ in first } }
    methods = porters.reduce(into: []) { $0.formUnion($1.methods) }
    kept = Self.kept(
      porters.flatMap(\.compared), and: porters.flatMap(\.references),
      in: porters.flatMap(\.plainClasses), besides: variables)
    for (type, signature) in porters.flatMap(\.overrides) {
      var seen: Set = [type]
      var next = superclasses[type]
      while let ancestor = next, seen.insert(ancestor).inserted {
        overridden.insert("\(ancestor).\(signature)")
        next = superclasses[ancestor] ?? KitClasses.superclasses[ancestor]
      }
    }
  }

  private func walk(_ read: [(bytes: [UInt8], tokens: [SwiftToken], isOfSwift2: Bool)]) -> [Porter] {
    read.compactMap { try? Porter.walking(over: $0.bytes, in: self, isOfSwift2: $0.isOfSwift2) }
  }

  /// Divides the cases with capital letters into those of sources of Swift 2 and others.
  private mutating func sortCases(_ porters: [Porter]) {
    for porter in porters {
      let found = EnumCases(porter.tokens)
      enumerations.formUnion(found.types)
      for name in found.cases where name.name.first?.isUppercase == true {
        let keeps = !porter.isOfSwift2 || name.isTaken || declared.contains(name.name) || variables.contains(name.name)
        if keeps { keptCases.insert(name.name) } else { cases.insert(name.name) }
      }
    }
    cases.subtract(keptCases)
  }

  /// Whether `= (…) -> …` begins at a token.
  private static func isFunctionType(_ index: Int, _ tokens: [SwiftToken]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].text == "=", tokens[index + 1].text == "(" else { return false }
    var depth = 0
    for next in index + 1..<tokens.count {
      if tokens[next].text == "(" { depth += 1 }
      if tokens[next].text == ")" { depth -= 1 }
      if depth == 0 { return next + 2 < tokens.count && tokens[next + 1].text == "-" && tokens[next + 2].text == ">" }
    }
    return false
  }

  /// Whether `override` is among the modifiers before a keyword.
  private static func isOverride(_ keyword: Int, _ tokens: [SwiftToken]) -> Bool {
    var index = keyword - 1
    while index >= 0, tokens[index].kind == .word, Porter.isModifier(tokens[index].text),
      !["func", "var", "let"].contains(tokens[index].text)
    {
      if tokens[index].text == "override" { return true }
      index -= 1
    }
    return false
  }

  /// The first superclass of a type that these sources do not declare, or the type itself.
  private func root(of type: String, _ others: [String: String]) -> String {
    var (next, seen): (String, Set<String>) = (type, [])
    while seen.insert(next).inserted, let above = superclasses[next] ?? others[next] { next = above }
    return next
  }

  /// Whether a type is a layer, or a class of these sources whose superclass is one.
  func isLayer(_ type: String, _ others: [String: String]) -> Bool {
    let root = root(of: type, others)
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }

  /// Whether a type is one of the kit, or a class of these sources whose superclass is.
  func isOfKit(_ type: String, _ others: [String: String]) -> Bool {
    let next = root(of: type, others)
    return (next.hasPrefix("UI") || next.hasPrefix("CA")) && next.dropFirst(2).first?.isUppercase == true
  }

  /// Whether a superclass in these sources implements a method.
  func isInherited(_ signature: String, _ type: String) -> Bool {
    superclasses[type].map { has(signature, in: $0) } == true
  }

  /// Whether a class of these sources or one of its superclasses implements a method.
  func has(_ signature: String, in type: String) -> Bool {
    var (next, seen): (String?, Set<String>) = (type, [])
    while let present = next, seen.insert(present).inserted {
      if methods.contains("\(present).\(signature)") { return true }
      next = superclasses[present]
    }
    return false
  }

  private static let declaring: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "func",
  ]

  /// The value that all calls assume if a method does not exist; nil if they differ or one has no value.
  func value(ofCalls signature: String) -> String? {
    let found = calls.filter { $0.signature == signature && !$0.isForced }.map(\.value) + (references[signature] ?? [])
    guard let first = found.first, let value = first, found.allSatisfy({ $0 == value }) else { return nil }
    return value
  }
}

/// Names of methods with their labels, and calls of them, by tokens.
struct MethodCalls {
  let bytes: [UInt8]
  let tokens: [SwiftToken]

  private func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// All calls of methods that need not exist.
  var optional: [OptionalCall] {
    tokens.indices.dropFirst().compactMap { index in
      guard tokens[index].kind == .word, word(index - 1) == ".", ["?", "!"].contains(word(index + 1)),
        word(index + 2) == "(", tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
        tokens[index + 2].range.lowerBound == tokens[index + 1].range.upperBound,
        let (labels, close) = labels(index + 2, areCalled: true)
      else { return nil }
      let isClosure = word(close + 1) == "{" && !hasNewLine(after: close)
      return OptionalCall(
        signature: "\(tokens[index].text)(\(labels))", index: index, value: value(after: close),
        isForced: word(index + 1) == "!", hasTrailingClosure: isClosure)
    }
  }

  private func hasNewLine(after index: Int) -> Bool {
    bytes[tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  /// All methods that are named with their labels and not called, `moved(_:to:)`, each with the value that is returned
  /// without it: `guard let may = delegate?.mayMove(_:) else { return true }`.
  var references: [(signature: String, value: String?)] {
    tokens.indices.compactMap { index -> (String, String?)? in
      guard tokens[index].kind == .word, word(index + 1) == "(", word(index + 3) == ":" else { return nil }
      let labels = tokens[(index + 2)...].prefix { $0.kind == .word || $0.text == ":" }
      guard labels.last?.text == ":", tokens.indices.contains(labels.endIndex), word(labels.endIndex) == ")" else {
        return nil
      }
      let (signature, end) = ("\(word(index))(\(labels.map(\.text).joined()))", labels.endIndex)
      let isFetched = word(end + 1) == "else" && word(end + 2) == "{" && word(end + 3) == "return"
      return (signature, isFetched ? constant(end + 4) : nil)
    }
  }

  /// The labels in the parentheses of a call or a declaration, and the index of the closing parenthesis.
  func labels(_ open: Int, areCalled: Bool) -> (labels: String, close: Int)? {
    var (labels, depth, isAtLabel) = ("", 0, true)
    for index in open..<tokens.count {
      switch word(index) {
      case "(", "[", "{":
        if depth == 1, isAtLabel { labels += "_:" }
        isAtLabel = depth == 0
        depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return (labels, index) }
      case "," where depth == 1: isAtLabel = true
      case let text where depth == 1 && isAtLabel:
        labels += !areCalled || tokens[index].kind == .word && word(index + 1) == ":" ? "\(text):" : "_:"
        isAtLabel = false
      default: break
      }
    }
    return nil
  }

  // MARK: Values without the method

  /// The constant of `?? true` after a call, or the result of a comparison of nil with `true` or `false`.
  private func value(after close: Int) -> String? {
    let (first, second) = (word(close + 1), word(close + 2))
    if first == "?", second == "?" { return constant(close + 3) }
    let compared = word(close + 3)
    guard first == "=" || first == "!", second == "=", compared == "true" || compared == "false" else { return nil }
    // Nil equals neither.
    return compared == "true" ? "false" : "true"
  }

  /// A literal or a member of a type, without calls.
  private func constant(_ first: Int) -> String? {
    var last = first
    if word(first) == "-" { last += 1 }
    guard tokens.indices.contains(last) else { return nil }
    if word(last) == "[", word(last + 1) == "]" {
      last += 1
    } else if word(last) == "." {
      last += 1
    } else if tokens[last].kind == .word {
      let isType = word(last).first?.isUppercase == true && word(last + 1) == "."
      guard isType || ["true", "false", "nil"].contains(word(last)) else { return nil }
      while word(last + 1) == ".", word(last).first?.isUppercase == true { last += 2 }
    } else if tokens[last].kind != .other || !isLiteral(last) {
      return nil
    }
    guard tokens.indices.contains(last) else { return nil }
    let end = tokens[last].range.upperBound
    if tokens.indices.contains(last + 1) {
      let next = tokens[last + 1]
      let isNewLine = bytes[end..<next.range.lowerBound].contains(UInt8(ascii: "\n"))
      let ends = [")", ",", "}", "{", ";", "]", "else", "&", "|", "?", ":"]
      guard isNewLine && next.text != "." || ends.contains(next.text) && next.range.lowerBound >= end,
        next.text != "?" || next.range.lowerBound > end
      else { return nil }
    }
    return String(decoding: bytes[tokens[first].range.lowerBound..<end], as: UTF8.self)
  }

  /// A number, or a string without interpolations.
  private func isLiteral(_ index: Int) -> Bool {
    let text = bytes[tokens[index].range]
    guard let first = text.first else { return false }
    if first == UInt8(ascii: "\"") { return !text.contains(UInt8(ascii: "\\")) }
    return first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")
  }
}
