// Key-value coding and observing, which need the runtime of Objective-C: reported as remaining.

extension Porter {
  /// Reports code that reads, sets or observes a property by its name or its key path.
  mutating func keyValue(_ index: Int) {
    let (token, name) = (tokens[index], tokens[index].text)
    switch name {
    case "value" where valueByKey(index), "valueForKey" where valueByKey(index), "setValue" where valueByKey(index):
      break
    case "userInfo": timerValue(index)
    case "observeValueForKeyPath":
      guard word(index - 1) == "func" else { return }
      leave(token, "`observeValueForKeyPath(…)`: \(Self.notObserved)", Self.selectors)
    case "observeValue":
      guard word(index - 1) == "func", word(index + 1) == "(" else { return }
      leave(token, "`observeValue(forKeyPath:…)`: \(Self.notObserved)", Self.selectors)
    case "observe":
      guard word(index - 1) == ".", word(index + 1) == "(", word(index + 2) == "\\" else { return }
      // Scroll views notify observers of these properties.
      let path = tokens[(index + 3)...].prefix { $0.text != "," && $0.text != ")" }
      guard !["contentOffset", "contentSize", "contentInset", "adjustedContentInset"].contains(path.last?.text) else {
        return
      }
      leave(token, "`observe(\\…)`: \(Self.notObserved)", Self.selectors)
    case "addObserver", "removeObserver", "value", "setValue", "setValuesForKeys", "dictionaryWithValues":
      guard word(index - 1) != "func", word(index + 1) == "(",
        let labels = MethodCalls(bytes: bytes, tokens: tokens).labels(index + 1, areCalled: true)?.labels
      else { return }
      if name.hasSuffix("Observer") {
        guard labels.hasPrefix("_:forKeyPath:") else { return }
        leave(token, "`\(name)(\(labels))`: \(Self.notObserved)", Self.selectors)
      } else if Self.byKey.contains("\(name)(\(labels))"), !isOfDefaults(index), !isDeclaredMethod(name),
        !isViewOfItem(index)
      {
        leave(
          token, "`\(name)(\(labels))`: no property has a key: name the property, or keep the values in a dictionary",
          Self.selectors)
      }
    case "NSPredicate" where matching(index): break
    case "NSPredicate", "NSExpression", "NSSortDescriptor":
      guard word(index + 1) == "(", let label = word(index + 2), ["format", "key"].contains(label),
        word(index + 3) == ":"
      else { return }
      leave(
        token, "`\(name)(\(label):…)`: Foundation on Linux reads no \(label)s: \(Self.insteadOfFormats[name] ?? "")",
        Self.foundation)
    default: break
    }
  }

  /// Replaces `NSPredicate(format: "SELF MATCHES %@", pattern)` by a closure; returns whether it was one.
  private mutating func matching(_ index: Int) -> Bool {
    guard word(index + 1) == "(", let close = closing(index + 1), word(index + 2) == "format", word(index + 3) == ":",
      word(index + 5) == ",", close == index + 7
    else { return false }
    let format = String(decoding: bytes[tokens[index + 4].range], as: UTF8.self)
    guard format.uppercased() == "\"SELF MATCHES %@\"" else { return false }
    let pattern = String(decoding: bytes[tokens[index + 6].range], as: UTF8.self)
    let match = "(object as? String)?.range(of: \"^(?:\\(\(pattern)))$\", options: .regularExpression) != nil"
    change(
      tokens[index + 2].range.lowerBound..<tokens[index + 6].range.upperBound, to: "block: { object, _ in \(match) }",
      tokens[index], "Foundation on Linux reads no formats: a closure compares the text", Self.foundation,
      where: .tokens)
    return true
  }

  private static let insteadOfFormats = [
    "NSPredicate": "write `NSPredicate { object, _ in … }`, or filter with a closure",
    "NSExpression": "compute the value in Swift",
    "NSSortDescriptor": "write `NSSortDescriptor(keyPath:ascending:)`, or sort with a closure",
  ]

  private static let notObserved =
    "no property can be observed: use `didSet`, or what the owner tells, as in `scrollViewDidScroll(_:)`"

  private static let byKey: Set<String> = [
    "value(forKey:)", "value(forKeyPath:)", "setValue(_:forKey:)", "setValue(_:forKeyPath:)", "setValuesForKeys(_:)",
    "dictionaryWithValues(forKeys:)",
  ]

  /// Whether a method belongs to `UserDefaults`, whose values do have keys.
  private func isOfDefaults(_ index: Int) -> Bool {
    guard word(index - 1) == ".", let receiver = word(index - 2) else { return false }
    return receiver == "standard" || receiver.hasSuffix("efaults")
  }

  private func isDeclaredMethod(_ name: String) -> Bool {
    tokens.indices.dropFirst().contains { tokens[$0].text == name && tokens[$0 - 1].text == "func" }
  }
}
