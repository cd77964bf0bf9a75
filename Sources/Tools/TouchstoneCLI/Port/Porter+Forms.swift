// Forms of UIKit, Foundation and older compilers that have an equal or a similar one here.

extension Porter {
  /// Replaces `control.allTargets.contains(view)`: the targets are an array of objects.
  mutating func searchOfTargets(_ index: Int) {
    guard word(index + 1) == ".", word(index + 2) == "contains", word(index + 3) == "(", let close = closing(index + 3),
      close > index + 4, word(index + 4) != "where",
      !tokens[(index + 4)..<close].contains(where: { ["{", ",", "AnyHashable", "as"].contains($0.text) })
    else { return }
    change(
      tokens[index + 3].range, to: "(where: { $0 === ", tokens[index], "targets are compared by identity",
      Self.selectors, where: .tokens)
    insertSilently(" })", tokens[close].range)
  }

  /// Replaces `open` of a static member, which older compilers accepted.
  mutating func openStatic(_ index: Int) {
    guard word(index + 1) == "static" || word(index - 1) == "static",
      let keyword = (index + 1..<min(index + 5, tokens.count)).first(where: {
        ["func", "var", "let"].contains(tokens[$0].text)
      }), tokens[index..<keyword].allSatisfy({ Self.isModifier($0.text) })
    else { return }
    change(
      tokens[index].range, to: "public", tokens[index], "a static member cannot be overridden, so it is `public`",
      Self.swift5, where: .tokens)
  }

  /// Replaces `String(localized: "Title")`, which Foundation on Linux does not have.
  mutating func localizedText(_ index: Int) {
    guard word(index + 1) == ":", word(index - 1) == "(", word(index - 2) == "String", word(index + 2) == "\"\"",
      let close = closing(index - 1), !bytes[tokens[index + 2].range].contains(UInt8(ascii: "\\"))
    else { return }
    let hasComment = close == index + 7 && word(index + 4) == "comment" && word(index + 6) == "\"\""
    guard close == index + 3 || hasComment else { return }
    change(
      tokens[index - 2].range.lowerBound..<tokens[index + 2].range.lowerBound, to: "NSLocalizedString(",
      tokens[index], "a localized text is `NSLocalizedString(_:comment:)`", Self.foundation, where: .tokens)
    if !hasComment {
      let end = tokens[index + 2].range.upperBound
      insertSilently(", comment: \"\"", end..<end)
    }
  }

  /// Removes the cast of a dragged text: `NSItemProvider(object: text as NSString)`.
  mutating func providedText(_ index: Int) {
    guard word(index + 1) == "(", word(index + 2) == "object", let close = closing(index + 1),
      word(close - 1) == "NSString", word(close - 2) == "as"
    else { return }
    change(
      tokens[close - 3].range.upperBound..<tokens[close - 1].range.upperBound, to: "", tokens[index],
      "a text is dragged as a `String`", Self.drags, where: .tokens)
  }

  /// Replaces a presentation that turns the page or curls it.
  mutating func turningTransition(_ index: Int) {
    guard word(index + 1) == "=", word(index + 2) != "=" else { return }
    let point = word(index + 2) == "UIModalTransitionStyle" ? index + 3 : index + 2
    guard word(point) == ".", let style = word(point + 1), ["flipHorizontal", "partialCurl"].contains(style) else {
      return
    }
    change(
      tokens[point + 1].range, to: "crossDissolve", tokens[index],
      "`\(style)` is a cross dissolve: pages neither flip nor curl", Self.presentation, where: .tokens)
  }

  /// Replaces the option of a transition that curls the view.
  mutating func curl(_ index: Int) {
    guard word(index - 1) == "." else { return }
    change(
      tokens[index].range, to: "transitionCrossDissolve", tokens[index],
      "`\(tokens[index].text)` is a cross dissolve: views do not curl", Self.presentation, where: .tokens)
  }

  /// Replaces `objc_AssociationPolicy(OBJC_ASSOCIATION_RETAIN)` of the first Swift.
  mutating func policy(_ index: Int) {
    guard word(index + 1) == "(", let name = word(index + 2), name.hasPrefix("OBJC_ASSOCIATION_"),
      word(index + 3) == ")"
    else { return }
    change(
      tokens[index + 1].range.lowerBound..<tokens[index + 3].range.upperBound, to: ".\(name)", tokens[index],
      "`\(name)` is a member", Self.selectors, where: .tokens)
  }

  /// The delegates of scroll views, by the first word of their methods.
  private static let scrollingDelegates = [
    "tableView": "UITableViewDelegate", "collectionView": "UICollectionViewDelegate", "textView": "UITextViewDelegate",
  ]

  /// Gives the delegate of a list or a text view its type: it is held in `UIScrollView.delegate`.
  mutating func typedDelegate(_ index: Int) {
    if word(index - 1) == "var", word(index + 1) == ":", let type = word(index + 2),
      Self.scrollingDelegates.values.contains(type),
      (index - 4..<index).contains(where: { word($0) == "override" })
    {
      return change(
        tokens[index + 2].range, to: "UIScrollViewDelegate", tokens[index],
        "`delegate` has the type of that of a scroll view", Self.lists, where: .tokens)
    }
    // `list.delegate?.tableView?(list, didSelectRowAt: path)`
    guard word(index - 1) == ".", word(index + 1) == "?" || word(index + 1) == "!", word(index + 2) == ".",
      let type = word(index + 3).flatMap({ Self.scrollingDelegates[$0] }),
      case let open = word(index + 4) == "?" || word(index + 4) == "!" ? index + 5 : index + 4, word(open) == "(",
      let receiver = word(index - 2), isScrolling(receiver, type), let first = startOfReceiver(index)
    else { return }
    let start = tokens[first].range.lowerBound
    change(
      start..<start, to: "(", tokens[index], "the delegate is a `\(type)`", Self.lists, where: .tokens)
    insertSilently(" as? \(type))", tokens[index].range.upperBound..<tokens[index].range.upperBound)
    if word(index + 1) == "!" { insertSilently("?", tokens[index + 1].range) }
    if word(index + 4) == "!" { insertSilently("", tokens[index + 4].range) }
  }

  /// Whether a receiver is a view of the kit whose delegate has the type, by its declaration or its name.
  private func isScrolling(_ receiver: String, _ type: String) -> Bool {
    let view = String(type.dropLast("Delegate".count))
    if let declared = typeOfProperty(receiver) { return declared == view }
    return receiver.lowercased().hasSuffix(view.dropFirst(2).lowercased())
  }
}
