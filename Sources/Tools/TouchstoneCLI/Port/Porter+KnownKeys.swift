// Keys of properties that have a name here, or of objects that a desktop does not have.

extension Porter {
  /// Replaces a call with such a key; returns whether it was one.
  mutating func knownKey(_ index: Int) -> Bool {
    searchFieldByKey(index) || partOfApplication(index) || orientationByKey(index) || placeholderColor(index)
  }

  /// Whether it is `item.value(forKey: "view") as? UIView`, which bar button items support.
  func isViewOfItem(_ index: Int) -> Bool {
    guard let (text, close) = key(index) else { return false }
    return text == "view" && word(close + 1) == "as" && word(close + 3) == "UIView"
  }

  /// Replaces `searchBar.value(forKey: "searchField") as? UITextField`.
  private mutating func searchFieldByKey(_ index: Int) -> Bool {
    guard let (text, close) = key(index), text == "searchField" || text == "_searchField", word(close + 1) == "as",
      let mark = word(close + 2), ["?", "!"].contains(mark), word(close + 3) == "UITextField",
      case let first = startOfReceiver(index) ?? index,
      mark == "?" || !tokens[first..<index].contains(where: { $0.text == "?" })
    else { return false }
    change(
      tokens[index].range.lowerBound..<tokens[close + 3].range.upperBound,
      to: "searchTextField" + (mark == "?" ? " as UITextField?" : ""), tokens[index],
      "the field of a search bar is `searchTextField`", Self.selectors, where: .tokens)
    return true
  }

  /// Replaces `UIApplication.shared.value(forKey: "statusBar")`, which is nil.
  private mutating func partOfApplication(_ index: Int) -> Bool {
    guard ["value", "valueForKey", "valueForKeyPath"].contains(tokens[index].text),
      let first = startOfShared(index - 1), word(index + 1) == "(", let close = closing(index + 1),
      word(close + 1) != "as" || word(close + 2) == "?"
    else { return false }
    changeWhole(
      tokens[first].range.lowerBound..<tokens[close].range.upperBound, to: "(nil as Any?)", index,
      "the application has no views with keys, because a desktop has no status bar")
    return true
  }

  /// Removes `UIDevice.current.setValue(…, forKey: "orientation")`.
  private mutating func orientationByKey(_ index: Int) -> Bool {
    guard tokens[index].text == "setValue", word(index - 1) == ".", let receiver = startOfReceiver(index),
      word(receiver) == "UIDevice", let (text, close) = lastKey(index), text == "orientation",
      let first = startOfStatement(index, close)
    else { return false }
    removals.append(
      StatementRemoval(
        first: first, last: close, name: index, note: "removed the rotation of the device: a window is not rotated",
        node: .tokens))
    return true
  }

  /// Replaces `field.setValue(color, forKeyPath: "_placeholderLabel.textColor")`.
  private mutating func placeholderColor(_ index: Int) -> Bool {
    guard tokens[index].text == "setValue", let (text, close) = lastKey(index),
      ["_placeholderLabel.textColor", "placeholderLabel.textColor"].contains(text), close - 4 > index + 2,
      let first = startOfStatement(index, close),
      tokens[first..<index].allSatisfy({ $0.kind == .word || [".", "?", "!"].contains($0.text) })
    else { return false }
    let receiver = String(
      decoding: bytes[tokens[first].range.lowerBound..<tokens[index].range.lowerBound], as: UTF8.self)
    change(
      tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound,
      to: "attributedPlaceholder = NSAttributedString(string: \(receiver)placeholder ?? \"\", "
        + "attributes: [.foregroundColor: ",
      tokens[index], "the color of a placeholder is an attribute of its text", Self.selectors, where: .tokens)
    insertSilently("])", tokens[close - 4].range.lowerBound..<tokens[close].range.upperBound)
    return true
  }

  /// The key that is the last argument of a call, and the call's closing parenthesis.
  private func lastKey(_ index: Int) -> (text: String, close: Int)? {
    guard word(index + 1) == "(", let close = closing(index + 1), word(close - 1) == "\"\"", word(close - 2) == ":",
      ["forKey", "forKeyPath"].contains(word(close - 3) ?? ""), word(close - 4) == ","
    else { return nil }
    let text = String(decoding: bytes[tokens[close - 1].range], as: UTF8.self)
    return (String(text.dropFirst().dropLast()), close)
  }
}
