// Methods and properties of UIKit with their names of Swift 2 and Swift 3, which are replaced by tables.

extension Porter {
  // MARK: Calls

  /// Replaces the name and the labels of a call of a method that has other ones today.
  mutating func oldMethod(_ index: Int) {
    let (token, name) = (tokens[index], tokens[index].text)
    if swift2Name(index) { return }
    if let new = OldMembers.accessors[name], word(index + 1) != "(", isMemberOfValue(index), isFree(index) {
      isOfSwift2 = true
      return replaceOldName(token.range, name, new, at: index)
    }
    if let new = OldMembers.laterAccessors[name], word(index + 1) != "(", isMemberOfValue(index), isFree(index) {
      return replaceOldName(token.range, name, new, at: index)
    }
    if priority(index) { return }
    if let new = OldMembers.properties[name], word(index + 1) == "=", word(index + 2) != "=", isMemberOfValue(index),
      isFree(index)
    {
      return replaceOldName(token.range, name, new, at: index)
    }
    if name == "characters", isMemberOfValue(index), word(index + 1) != "(", word(index + 1) != "=", isFree(index) {
      let range = tokens[index - 1].range.lowerBound..<token.range.upperBound
      return change(range, to: "", token, "`characters` is the string itself", Self.swift5, where: .tokens)
    }
    if let new = OldMembers.cases[name], word(index - 1) == ".", isFree(index),
      isImplicit(index - 1) || word(index - 2)?.first?.isUppercase == true
    {
      return replaceOldName(token.range, name, new, at: index)
    }
    if let new = OldMembers.values[name], word(index - 1) == ".", word(index + 1) == "(", word(index + 2) == ")" {
      return replaceOldName(
        token.range.lowerBound..<tokens[index + 2].range.upperBound, "\(name)()", new, at: index)
    }
    // `IndexPath.init(…)` is a call of the type, too.
    let isInit = word(index + 1) == "." && word(index + 2) == "init" && name.first?.isUppercase == true
    let open = isInit ? index + 3 : index + 1
    guard word(open) == "(",
      let labels = MethodCalls(bytes: bytes, tokens: tokens).labels(open, areCalled: true)?.labels,
      isFree(index) || isOther(index, labels) || name.utf8.count > 12 && isMemberOfKit(index)
        || word(index - 1) == "." && word(index - 2) == "super",
      let new = presentCall("\(name)(\(labels))", index), let arguments = argumentStarts(open)
    else { return }
    rename(index, to: new, arguments, isDeclaration: false)
  }

  /// Whether the sources declare only methods of this name that have other labels.
  private func isOther(_ index: Int, _ labels: String) -> Bool {
    let name = tokens[index].text
    guard word(index - 1) == ".", module?.variables.contains(name) != true else { return false }
    return module?.signatures[name]?.contains { $0.hasPrefix(labels) } == false
  }

  /// The present name of a method that is called by an old one.
  private func presentCall(_ signature: String, _ index: Int) -> String? {
    if let new = OldMembers.methods[signature] { return new }
    // A context has had this name since Swift 3.
    if signature == "closePath()", let receiver = word(word(index - 2) == "?" ? index - 3 : index - 2)?.lowercased(),
      receiver.contains("context") || receiver.contains("ctx")
    {
      return nil
    }
    guard isOfSwift2 else { return nil }
    // A closure is a condition instead of a value.
    let conditions = ["indexOf(_:)": "firstIndex(where:)", "contains(_:)": "contains(where:)"]
    if word(index + 2) == "{", let new = conditions[signature] { return new }
    let isOfDefaults = signature == "setObject(_:forKey:)" && isOfDefaults(index)
    return isOfDefaults ? "set(_:forKey:)" : OldMembers.methodsOfSwift2[signature]
  }

  /// Whether a method is called on an object of `UserDefaults`, by its name.
  private func isOfDefaults(_ index: Int) -> Bool {
    guard word(index - 1) == "." else { return false }
    let isShared = word(index - 2) == ")" && word(index - 4) == "standardUserDefaults"
    return isShared || word(index - 2)?.lowercased().hasSuffix("defaults") == true
  }

  /// Makes a priority of a number, which was one in Swift 3: `a.priority = 999`; returns whether it was one.
  private mutating func priority(_ index: Int) -> Bool {
    let number: Int
    switch tokens[index].text {
    case "priority" where word(index - 1) == "." && word(index + 1) == "=": number = index + 2
    case "setContentHuggingPriority" where word(index + 1) == "(",
      "setContentCompressionResistancePriority" where word(index + 1) == "(":
      number = index + 2
    default: return false
    }
    guard let digits = word(number), digits.first?.isNumber == true else { return false }
    // A decimal fraction is one token with its point or several.
    var last = number
    while [".", "0"].contains(word(last + 1) ?? ""), tokens[last].range.upperBound == tokens[last + 1].range.lowerBound
    {
      last += 1
    }
    let isWhole = [",", ";", "}"].contains(word(last + 1) ?? "}") || isNewLine(before: last + 1)
    guard isWhole, isFree(index) else { return false }
    let (start, end) = (tokens[number].range.lowerBound, tokens[last].range.upperBound)
    change(
      start..<start, to: "UILayoutPriority(", tokens[index], "a priority is made of a number", Self.swift5,
      where: .tokens)
    insertSilently(")", end..<end)
    return true
  }

  /// Whether a name follows a point and a value whose name begins with a small letter, a call or a subscript.
  func isMemberOfValue(_ index: Int) -> Bool {
    guard word(index - 1) == ".", index > 1, tokens[index - 2].range.upperBound == tokens[index - 1].range.lowerBound
    else { return false }
    let before = tokens[index - 2]
    return [")", "]", "?", "!"].contains(before.text)
      || before.kind == .word && (before.text.first?.isLowercase ?? false || before.text.hasPrefix("$"))
  }

  /// The first token of each argument or parameter in parentheses.
  func argumentStarts(_ open: Int) -> [Int]? {
    guard let close = closing(open) else { return nil }
    var (found, depth): ([Int], Int) = (open + 1 < close ? [open + 1] : [], 0)
    for index in open + 1..<close where tokens[index].kind == .mark {
      let text = tokens[index].text
      if ["(", "[", "{"].contains(text) { depth += 1 }
      if [")", "]", "}"].contains(text) { depth -= 1 }
      if depth == 0, text == "," { found.append(index + 1) }
    }
    return found
  }

  /// Replaces a name and the labels after it.
  private mutating func rename(_ index: Int, to new: String, _ starts: [Int], isDeclaration: Bool) {
    let parts = new.split(separator: "(", maxSplits: 1)
    let labels = (parts.last?.dropLast() ?? "").split(separator: ":").map(String.init)
    guard let name = parts.first, labels.count == starts.count else { return }
    let note = "`\(tokens[index].text)` is `\(new)`"
    change(tokens[index].range, to: String(name), tokens[index], note, Self.swift5, where: .tokens)
    for (start, label) in zip(starts, labels) {
      let token = tokens[start]
      if isDeclaration {
        relabelParameter(start, label)
      } else if token.kind == .word, word(start + 1) == ":" {
        guard token.text != label else { continue }
        let end = label == "_" && start + 2 < tokens.count ? tokens[start + 2].range.lowerBound : token.range.upperBound
        insertSilently(label == "_" ? "" : label, token.range.lowerBound..<end)
      } else if label != "_" {
        insertSilently("\(label): ", token.range.lowerBound..<token.range.lowerBound)
      }
    }
    if !OldMembers.ofSwift3.contains(tokens[index].text) { isOfSwift2 = true }
  }

  /// Leaves out the label of the first parameter of each function in a source of Swift 2, where it had none.
  mutating func removeFirstLabels() {
    for (index, token) in tokens.enumerated()
    where token.text == "func" && index + 2 < tokens.count && !labelled.contains(index) {
      guard let open = (index + 2..<min(index + 40, tokens.count)).first(where: { word($0) == "(" }),
        word(open - 1) != "func", let first = argumentStarts(open)?.first, tokens[first].kind == .word,
        tokens[first].text != "_", word(first + 1) == ":",
        module?.firstLabels.contains("\(word(index + 1) ?? "")(\(tokens[first].text)") != true,
        case let place = tokens[first].range.lowerBound,
        !proposals.contains(where: { $0.range.contains(place) || $0.range.lowerBound == place })
      else { continue }
      change(
        place..<place, to: "_ ", tokens[index + 1], "the first parameter of a function had no label in Swift 2",
        Self.swift5, where: .tokens)
    }
  }

  /// Replaces the names of Swift's own types in a source of Swift 2.
  mutating func namesOfSwift2() {
    for (index, token) in tokens.enumerated() where token.kind == .word && word(index - 1) != "." {
      guard let new = OldNames.typesOfSwift2[token.text], isFree(index),
        !proposals.contains(where: { $0.range.overlaps(token.range) })
      else { continue }
      replaceOldName(token.range, token.text, new, at: index)
    }
  }

  // MARK: Declarations

  /// Gives a method of a superclass or a delegate the labels that it has today; in Swift 2 the first parameter had none.
  mutating func oldDeclaration(_ keyword: Int) {
    guard let name = word(keyword + 1), word(keyword + 2) == "(", type != nil, let starts = argumentStarts(keyword + 2),
      let first = starts.first, tokens[first].kind == .word, tokens[first].text != "_", word(first + 1) == ":"
    else { return }
    let labels = starts.dropFirst().compactMap { word($0) }
    let isOverride = tokens[firstModifier(keyword)..<keyword].contains { $0.text == "override" }
    guard
      let new = presentName(name, labels, types: starts.map(typeOfParameter), isOverride: isOverride)
    else { return }
    rename(keyword + 1, to: new, starts, isDeclaration: true)
    labelled.insert(keyword)
    // Overrides and delegates get values of the present type.
    for start in starts {
      let type = word(start + 1) == ":" ? start + 2 : start + 3
      guard word(type) == "NSIndexPath" else { continue }
      insertSilently("IndexPath", tokens[type].range)
    }
  }

  private mutating func relabelParameter(_ start: Int, _ label: String) {
    let token = tokens[start]
    if word(start + 1) == ":" {
      guard token.text != label else { return }
      insertSilently("\(label) ", token.range.lowerBound..<token.range.lowerBound)
    } else if token.text != label {
      insertSilently(label, token.range)
    }
  }
}
