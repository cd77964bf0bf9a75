// Members that have other names only in sources of Swift 2: short names, which sources of today may use for their own.

extension Porter {
  /// Replaces a name of a source of Swift 2; returns whether it did.
  mutating func swift2Name(_ index: Int) -> Bool {
    guard isOfSwift2 else { return false }
    let (token, name) = (tokens[index], tokens[index].text)
    let isFree = isFree(index) || word(index - 2) == "super"
    if name == "keyWindow", word(index - 1) == ".", isApplication(index - 2) { return false }
    if let new = OldMembers.propertiesOfSwift2[name], word(index + 1) != "(",
      isMemberOfValue(index) ? isFree : isImplicitSelf(index)
    {
      replaceOldName(token.range, name, new, at: index)
      return true
    }
    if let new = OldMembers.valuesOfSwift2[name], word(index + 1) == "(", word(index + 2) == ")",
      isFree || isMemberOfKit(index)
    {
      var last = index + 2
      // The container of a transition is not optional today.
      if name == "containerView" {
        if ["!", "?"].contains(word(index + 3) ?? "") { last = index + 3 } else { bindContainer(index) }
      }
      replaceOldName(token.range.lowerBound..<tokens[last].range.upperBound, "\(name)()", new, at: index)
      return true
    }
    if name == "transitionDuration", word(index + 1) == "(", word(index - 1) != "func", word(index + 3) != ":",
      word(index + 2) != ")"
    {
      let start = tokens[index + 2].range.lowerBound
      change(
        start..<start, to: "using: ", token, "`transitionDuration` is `transitionDuration(using:)`", Self.swift5,
        where: .tokens)
      return true
    }
    if ["name", "postNotificationName", "addObserverForName"].contains(name), notificationText(index) { return false }
    if name == "animations", word(index + 1) == ":", word(index + 2) == "{" { ignoredArgument(index + 2) }
    if name == "edgesForExtendedLayout", word(index + 1) == "=" { noEdges(index + 2) }
    if let new = OldMembers.ofFoundationValues[name], word(index + 1) != "(", isFree,
      isMemberOfValue(index) || isLiteral(index - 2) && word(index - 1) == "."
        || name == "parentViewController" && isImplicitSelf(index)
    {
      replaceOldName(token.range, name, new, at: index)
      return true
    }
    if let new = OldMembers.limits[name], word(index - 1) == ".", word(index + 1) != "(",
      ["CGFloat", "Double", "Float"].contains(word(index - 2) ?? "")
    {
      replaceOldName(token.range, name, new, at: index)
      return true
    }
    if let new = OldMembers.closureMethods[name], word(index + 1) == "{", word(index - 1) == ".", isFree {
      replaceOldName(token.range, name, new, at: index)
      return true
    }
    return false
  }

  /// Whether a name is called on another object than `self`, and the sources declare only variables by this name.
  func isMemberOfKit(_ index: Int) -> Bool {
    isMemberOfValue(index) && word(index - 2) != "self" && module?.declared.contains(tokens[index].text) != true
  }

  /// Whether a receiver is the application, by its name: its `keyWindow` is a window.
  private func isApplication(_ index: Int) -> Bool {
    let last = word(index) == ")" && word(index - 1) == "(" ? index - 2 : index
    let name = word(last)?.lowercased() ?? ""
    return name.hasSuffix("application") || name == "shared" || name == "app"
  }

  /// Makes `let view = context.containerView()` in a condition a pattern, because the value is not optional.
  private mutating func bindContainer(_ index: Int) {
    guard let first = startOfReceiver(index), word(first - 1) == "=",
      [",", "if", "guard", "while"].contains(word(first - 3) ?? "")
        || ["let", "var"].contains(word(first - 3) ?? "")
          && [",", "if", "guard", "while"].contains(word(first - 4) ?? ""),
      [",", "{", "else"].contains(word(index + 3) ?? "")
    else { return }
    let isNamed = ["let", "var"].contains(word(first - 3) ?? "")
    let start = tokens[isNamed ? first - 3 : first - 2].range.lowerBound
    insertSilently(isNamed ? "case " : "case let ", start..<start)
  }

  /// Makes the text of a notification's name a name: `name: "changed"`; returns whether it did.
  private mutating func notificationText(_ index: Int) -> Bool {
    let isPost = ["postNotificationName", "addObserverForName"].contains(tokens[index].text)
    let start = index + 2
    guard word(index + 1) == (isPost ? "(" : ":"), tokens.indices.contains(start), let name = word(start),
      [",", ")"].contains(word(start + 1) ?? ""), OldNames.constants[name] == nil
    else { return false }
    guard isPost || isNameOfObserver(index) else { return false }
    let isText = tokens[start].kind == .other && name == "\"\""
    guard isText || tokens[start].kind == .word && module?.variables.contains(name) == true else { return false }
    let range = tokens[start].range
    // In one replacement, because a label may be inserted at its beginning.
    insertSilently("Notification.Name(rawValue: \(String(decoding: bytes[range], as: UTF8.self)))", range)
    return true
  }

  /// Whether a label belongs to a call that adds or removes an observer of notifications.
  private func isNameOfObserver(_ label: Int) -> Bool {
    guard word(label - 1) == ",", let open = opening(around: label) else { return false }
    return ["addObserver", "removeObserver"].contains(word(open - 1) ?? "")
  }

  /// Removes the `_` of `{ [weak self] _ in` in a closure of animations, which has no argument.
  private mutating func ignoredArgument(_ brace: Int) {
    let next = word(brace + 1) == "[" ? closing(brace + 1).map { $0 + 1 } ?? brace : brace + 1
    guard word(next) == "_", word(next + 1) == "in" else { return }
    let isKept = next > brace + 1
    // `in` stays behind a capture list.
    let range =
      isKept
      ? tokens[next].range.lowerBound..<tokens[next + 1].range.lowerBound
      : tokens[brace].range.upperBound..<tokens[next + 1].range.upperBound
    change(
      range, to: "", tokens[next], "a closure without arguments has no `_`", Self.swift5,
      where: .tokens)
  }

  /// Replaces the edges `.None`, which are an empty set.
  private mutating func noEdges(_ index: Int) {
    let first = index
    var last = index
    if word(last) == "UIRectEdge" { last += 1 }
    guard word(last) == ".", word(last + 1) == "None" else { return }
    replaceOldName(
      tokens[first].range.lowerBound..<tokens[last + 1].range.upperBound, "None", "[]", at: index)
  }

  private func isLiteral(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .other && tokens[index].text == "\"\""
  }

  // MARK: The age of a source

  /// Properties of the kit whose values have names with small letters today.
  private static let aged: Set<String> = [
    "textAlignment", "contentMode", "selectionStyle", "separatorStyle", "accessoryType", "lineBreakMode", "borderStyle",
    "clearButtonMode", "keyboardType", "returnKeyType", "autocapitalizationType", "autocorrectionType", "barStyle",
    "modalPresentationStyle", "modalTransitionStyle", "scrollDirection", "contentHorizontalAlignment",
    "contentVerticalAlignment", "activityIndicatorViewStyle", "datePickerMode", "tintAdjustmentMode", "dateStyle",
    "timeStyle", "numberStyle", "autoresizingMask", "searchBarStyle", "rightViewMode", "leftViewMode",
  ]

  /// Labels of the kit with such values.
  private static let agedLabels: Set<String> = [
    "preferredStyle", "barButtonSystemItem", "forState", "forControlEvents",
  ]

  /// Notes the age of a source by a name that only Swift 2 had, or by a value with a capital letter.
  mutating func age(_ index: Int) {
    let name = tokens[index].text
    if OldNames.signsOfSwift2.contains(name), word(index - 1) != ".", isFree(index) { isOfSwift2 = true }
    let isSet = Self.aged.contains(name) && word(index + 1) == "="
    let isPassed = Self.agedLabels.contains(name) && word(index + 1) == ":"
    guard isSet || isPassed, word(index + 2) == ".", let value = word(index + 3), value.first?.isUppercase == true,
      ![".", "("].contains(word(index + 4) ?? ""), isImplicit(index + 2), value != "URL",
      module?.variables.contains(name) != true, module?.capitalCases.contains(value) != true,
      module?.declared.contains(value) != true
    else { return }
    isOfSwift2 = true
  }

  /// Words that Swift 2 did not have, or that sources of Swift 2 rarely use.
  static let signsOfLater: Set<String> = [
    "fileprivate", "IndexPath", "DispatchQueue", "Notification", "async", "await", "some", "URLSession", "Bundle",
    "FileManager", "NotificationCenter", "UserDefaults", "@escaping", "@MainActor", "@main",
  ]

  /// Whether a source has a word that Swift 2 did not have, a member of an inferred type with a small letter, as in
  /// `= .center`, or a function whose first parameter has an underscore.
  static func isOfLaterSwift(_ tokens: [SwiftToken]) -> Bool {
    tokens.indices.contains { index in
      let text = tokens[index].text
      if signsOfLater.contains(text) { return true }
      guard index + 2 < tokens.count else { return false }
      let next = index + 3 < tokens.count ? tokens[index + 3].text : ""
      if text == "func" { return tokens[index + 2].text == "(" && next == "_" }
      return ["=", "(", ":", ",", "[", "return"].contains(text) && tokens[index + 1].text == "."
        && tokens[index + 2].kind == .word && tokens[index + 2].text.first?.isLowercase == true
        && next != "("
    }
  }

  // MARK: Self

  /// Whether a name without a receiver is a property of `self`, whose class is a subclass of one of the kit.
  private func isImplicitSelf(_ index: Int) -> Bool {
    guard word(index - 1) != ".", ![":", "in"].contains(word(index + 1) ?? ""), isFree(index), !isParameter(index),
      let place = scopes.lastIndex(where: { $0.type != nil }), let type = scopes[place].type,
      scopes.indices.contains(place + 1), word(index - 1) != "for", module?.isOfKit(type, superclasses) == true
    else { return false }
    let body = scopes[place + 1].opening
    let header = tokens[..<body].lastIndex { ["func", "init", "var", "subscript"].contains($0.text) } ?? body
    let isParameter =
      word(header) != "var"
      && (header..<body).contains { tokens[$0].text == tokens[index].text && word($0 + 1) == ":" }
    let isLocal = (body..<index).contains {
      tokens[$0].text == tokens[index].text
        && (word($0 + 1) == "in" || word($0 - 1) == "for" || self.isParameter($0))
    }
    return !isParameter && !isLocal
  }

  /// Whether a name is the first of several parameters of a closure: `{ a, b in`.
  private func isParameter(_ index: Int) -> Bool { word(index - 1) == "{" && word(index + 1) == "," }

  // MARK: Overrides

  /// Gives an override of a property or a method of Swift 2 its present name, and makes a method a property.
  mutating func swift2Override(_ index: Int) {
    guard isOfSwift2, scopes.last?.type != nil,
      let keyword = (index + 1..<min(index + 6, tokens.count)).first(where: {
        ["func", "var"].contains(tokens[$0].text)
      }), let name = word(keyword + 1)
    else { return }
    if word(keyword) == "var", let new = OldMembers.propertiesOfSwift2[name] {
      return replaceOldName(tokens[keyword + 1].range, name, new, at: keyword + 1)
    }
    guard word(keyword) == "func", word(keyword + 2) == "(", word(keyword + 3) == ")" else { return }
    if let new = OldMembers.valuesOfSwift2[name], word(keyword + 4) == "-", word(keyword + 5) == ">" {
      replaceOldName(tokens[keyword + 1].range, "\(name)()", new, at: keyword + 1)
      insertSilently("var", tokens[keyword].range)
      insertSilently(":", tokens[keyword + 2].range.lowerBound..<tokens[keyword + 5].range.upperBound)
    } else if let new = OldMembers.methods["\(name)()"], let plain = new.split(separator: "(").first {
      replaceOldName(tokens[keyword + 1].range, name, String(plain), at: keyword + 1)
    }
  }

  /// Makes the class of an override of `animationDidStop` a delegate: in Swift 2 it was a method of each object.
  mutating func animationDelegate(_ index: Int) {
    guard isOfSwift2, let type = scopes.last?.type,
      let keyword = (index + 1..<min(index + 6, tokens.count)).first(where: { tokens[$0].text == "func" }),
      let name = word(keyword + 1), ["animationDidStop", "animationDidStart"].contains(name),
      let signature = signature(of: keyword), module?.isInherited(signature, type) != true
    else { return }
    remove(tokens[index], "removed `override`: `\(name)` is a method of a delegate", where: "override_attr")
    let opening = scopes[scopes.count - 1].opening
    guard animated.insert(type).inserted,
      let header = tokens[..<opening].lastIndex(where: { ["class", "extension"].contains($0.text) }),
      !tokens[header..<opening].contains(where: { $0.text == "CAAnimationDelegate" })
    else { return }
    let place = tokens[opening - 1].range.upperBound
    let hasColon = tokens[header..<opening].contains { $0.text == ":" }
    change(
      place..<place, to: (hasColon ? "," : ":") + " CAAnimationDelegate", tokens[header],
      "`\(type)` conforms to `CAAnimationDelegate`", Self.delegates, where: .tokens)
  }
}
