// Values by keys that can be named, and what timers carry.

extension Porter {
  /// Replaces a value by a key that has a plain form; returns whether it was one.
  mutating func valueByKey(_ index: Int) -> Bool {
    valueOfApplication(index) || valuesOfArray(index) || transactionValue(index) || knownKey(index)
  }

  /// The text of a key that is the only argument of `value(forKey:)`.
  func key(_ index: Int) -> (text: String, close: Int)? {
    let isPresent = tokens[index].text == "value" && word(index + 2) == "forKey" && word(index + 3) == ":"
    let key = isPresent ? index + 4 : index + 2
    guard isPresent || tokens[index].text == "valueForKey", word(index + 1) == "(", word(key) == "\"\"",
      word(key + 1) == ")"
    else { return nil }
    let text = String(decoding: bytes[tokens[key].range], as: UTF8.self)
    return (String(text.dropFirst().dropLast()), key + 1)
  }

  /// Replaces `UIApplication.value(forKey: "sharedApplication") as? UIApplication`.
  private mutating func valueOfApplication(_ index: Int) -> Bool {
    guard let (text, close) = key(index), text == "sharedApplication", word(index - 1) == ".",
      word(index - 2) == "UIApplication", word(close + 1) == "as", ["?", "!"].contains(word(close + 2) ?? ""),
      word(close + 3) == "UIApplication"
    else { return false }
    let isOptional = word(close + 2) == "?"
    change(
      tokens[index - 2].range.lowerBound..<tokens[close + 3].range.upperBound,
      to: "UIApplication.shared" + (isOptional ? " as UIApplication?" : ""), tokens[index],
      "the shared application has a name", Self.selectors, where: .tokens)
    return true
  }

  /// Replaces `(views as NSArray).value(forKey: "alpha") as! [CGFloat]` by a `map`.
  private mutating func valuesOfArray(_ index: Int) -> Bool {
    guard let (text, close) = key(index), text.allSatisfy({ $0.isLetter || $0.isNumber }), !text.isEmpty,
      word(index - 1) == ".", word(index - 2) == ")", word(index - 3) == "NSArray", word(index - 4) == "as",
      let open = opening(index - 2), index - 5 > open,
      open == 0 || tokens[open - 1].kind != .word || ["return", "in"].contains(tokens[open - 1].text),
      tokens[(open + 1)...(index - 5)].allSatisfy({ $0.kind == .word || $0.text == "." }), word(close + 1) == "as",
      ["?", "!"].contains(word(close + 2) ?? ""), word(close + 3) == "[", let end = closing(close + 3)
    else { return false }
    change(
      tokens[open].range, to: "", tokens[index], "the values of `\(text)` are those of a `map`", Self.selectors,
      where: .tokens)
    insertSilently(
      ".map { $0.\(text) }", tokens[index - 5].range.upperBound..<tokens[end].range.upperBound)
    return true
  }

  /// Replaces `CATransaction.setValue(true, forKey: kCATransactionDisableActions)`.
  private mutating func transactionValue(_ index: Int) -> Bool {
    guard tokens[index].text == "setValue", word(index - 1) == ".", word(index - 2) == "CATransaction",
      word(index + 1) == "(", let close = closing(index + 1), word(close - 2) == ":", word(close - 3) == "forKey",
      word(close - 4) == ",", let name = word(close - 1)
    else { return false }
    var value = String(
      decoding: bytes[tokens[index + 2].range.lowerBound..<tokens[close - 5].range.upperBound], as: UTF8.self)
    let method: String
    switch name {
    case "kCATransactionDisableActions":
      method = "setDisableActions"
      if ["kCFBooleanTrue", "kCFBooleanTrue!", "kCFBooleanTrue as Any"].contains(value) { value = "true" }
      if ["kCFBooleanFalse", "kCFBooleanFalse!", "kCFBooleanFalse as Any"].contains(value) { value = "false" }
      guard ["true", "false"].contains(value) else { return false }
    case "kCATransactionAnimationDuration":
      method = "setAnimationDuration"
      for start in ["NSNumber(value: ", "NSNumber(double: ", "NSNumber(float: "] where value.hasPrefix(start) {
        value = String(value.dropFirst(start.count).dropLast())
      }
    default: return false
    }
    change(
      tokens[index].range.lowerBound..<tokens[close].range.upperBound, to: "\(method)(\(value))", tokens[index],
      "`\(name)` is set by `\(method)(_:)`", Self.selectors, where: .tokens)
    return true
  }

  /// Reports a value that a timer carries, and the place that reads it.
  mutating func timerValue(_ index: Int) {
    let isPassed: Bool
    if word(index + 1) == ":", word(index + 2) != "nil", let open = opening(around: index), word(open) == "(" {
      let name = word(open - 1) == "init" ? word(open - 3) : word(open - 1)
      isPassed = ["Timer", "NSTimer", "scheduledTimer", "scheduledTimerWithTimeInterval"].contains(name ?? "")
    } else {
      isPassed = false
    }
    let isRead =
      word(index - 1) == "." && word(index + 1) != "("
      && ["Timer", "NSTimer"].contains(word(index - 2).flatMap(typeOfProperty) ?? "")
    guard isPassed || isRead else { return }
    leave(
      tokens[index],
      "a timer carries no `userInfo` here: write `Timer.scheduledTimer(withTimeInterval:repeats:)` with a closure that "
        + "has the value", Self.selectors)
  }

  // MARK: Properties of layers

  private static let startValues: [String: String] = [
    "Double": "0", "CGFloat": "0", "Float": "0", "Int": "0", "Bool": "false", "String": "\"\"",
    "CGPoint": "CGPoint.zero", "CGSize": "CGSize.zero", "CGRect": "CGRect.zero", "TimeInterval": "0",
  ]

  /// Gives a property of a layer with `@NSManaged` accessors that store its value under its name; returns whether it was
  /// one.
  mutating func managedProperty(_ index: Int) -> Bool {
    guard let type = type?.type, module?.isLayer(type, superclasses) == true,
      let keyword = (index + 1..<min(index + 5, tokens.count)).first(where: { tokens[$0].text == "var" }),
      word(keyword + 2) == ":", tokens.indices.contains(keyword + 3), let name = word(keyword + 1),
      let kind = word(keyword + 3), tokens[keyword + 3].kind == .word,
      case let isOptional = word(keyword + 4) == "?", isOptional || Self.startValues[kind] != nil,
      case let last = isOptional ? keyword + 4 : keyword + 3, last + 1 < tokens.count, isNewLine(before: last + 1)
    else { return false }
    let token = tokens[index]
    let next = tokens[index + 1].range.lowerBound
    change(
      token.range.lowerBound..<next, to: "", token,
      "removed `@NSManaged`: the layer stores `\(name)` under its name, so that it can be animated", Self.drawing,
      where: .tokens)
    let value = isOptional ? "" : " ?? \(Self.startValues[kind] ?? "0")"
    let end = tokens[last].range.upperBound
    insertSilently(
      " { get { value(forKey: \"\(name)\") as? \(kind)\(value) } set { setValue(newValue, forKey: \"\(name)\") } }",
      end..<end)
    return true
  }
}
