// The status bar, the rotation and the window of a phone, where sources ask for them.

extension Porter {
  /// Methods of delegates that return orientations, by the word that tells each from others.
  private static let orientations: Set<String> = [
    "supportedInterfaceOrientationsFor", "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation",
    "tabBarControllerSupportedInterfaceOrientations",
    "tabBarControllerPreferredInterfaceOrientationForPresentation",
  ]

  /// Handles a name of a phone after `UIApplication.shared` or `UIDevice.current`; returns whether it was one.
  mutating func deviceName(_ index: Int) -> Bool {
    switch tokens[index].text {
    case "statusBarStyle", "isStatusBarHidden", "statusBarHidden":
      guard isShared(index - 1) else { return false }
      guard word(index + 1) == "=", word(index + 2) != "=", let end = endOfPlainValue(index + 2) else {
        return statusBarIsHidden(index)
      }
      return removeOfApplication(index, end)
    case "statusBarManager": return statusBarManager(index)
    case "setStatusBarStyle", "setStatusBarHidden":
      guard isShared(index - 1), word(index + 1) == "(", let end = closing(index + 1) else { return false }
      return removeOfApplication(index, end)
    case "statusBarFrame" where proposals.contains { $0.range.contains(tokens[index].range.lowerBound) }: return true
    case "statusBarFrame":
      guard let first = startOfShared(index - 1) else { return false }
      changeWhole(
        tokens[first].range.lowerBound..<tokens[index].range.upperBound, to: "CGRect.zero", index,
        "`statusBarFrame` is empty, because a desktop has no status bar")
      return true
    case "orientation", "statusBarOrientation": return orientation(index)
    case "landscapeImagePhone": return landscapeImage(index)
    case "window": return windowOfDelegate(index)
    case "keyboardDismissMode": return dismissMode(index)
    case let name where Self.orientations.contains(name): return orientationMethod(index)
    default: return false
    }
  }

  /// Replaces an expression as a whole, with the changes inside it.
  mutating func changeWhole(_ range: Range<Int>, to text: String, _ index: Int, _ note: String) {
    proposals.removeAll { $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound }
    change(range, to: text, tokens[index], note, Self.phone, where: .tokens)
  }

  /// Whether a point follows `UIApplication.shared`.
  private func isShared(_ point: Int) -> Bool { startOfShared(point) != nil }

  /// The first token of `UIApplication.shared` or `UIApplication.sharedApplication()` before a point.
  func startOfShared(_ point: Int) -> Int? {
    guard word(point) == "." else { return nil }
    let isCall = word(point - 1) == ")" && word(point - 2) == "("
    let name = isCall ? point - 3 : point - 1
    guard word(name) == (isCall ? "sharedApplication" : "shared"), word(name - 1) == ".",
      word(name - 2) == "UIApplication"
    else { return nil }
    return name - 2
  }

  /// Replaces a read of `isStatusBarHidden`.
  private mutating func statusBarIsHidden(_ index: Int) -> Bool {
    guard tokens[index].text != "statusBarStyle", let first = startOfShared(index - 1),
      word(index + 1) != "=" || word(index + 2) == "="
    else {
      return false
    }
    changeWhole(
      tokens[first].range.lowerBound..<tokens[index].range.upperBound, to: "true", index,
      "`\(tokens[index].text)` is true, because a desktop has no status bar")
    return true
  }

  /// Replaces `windowScene?.statusBarManager?.statusBarFrame ?? .zero` and the like by the values without a status bar.
  private mutating func statusBarManager(_ index: Int) -> Bool {
    guard word(index - 1) == ".", word(index + 1) == "?", word(index + 2) == ".", let name = word(index + 3),
      let value = ["statusBarFrame": "CGRect.zero", "isStatusBarHidden": "true"][name]
    else { return false }
    var end = index + 3
    while word(end + 1) == ".", tokens.indices.contains(end + 2), tokens[end + 2].kind == .word { end += 2 }
    let members = tokens[(index + 4)..<(end + 1)].map(\.text).joined()
    guard word(end + 1) == "?", word(end + 2) == "?" else { return false }
    var last = end + 3
    if word(last) == "." { last += 1 }
    while word(last + 1) == ".", tokens.indices.contains(last + 2), tokens[last + 2].kind == .word { last += 2 }
    guard tokens.indices.contains(last), ![".", "(", "[", "?"].contains(word(last + 1) ?? ""),
      let first = startOfReceiver(index)
    else { return false }
    changeWhole(
      tokens[first].range.lowerBound..<tokens[last].range.upperBound, to: value + members, index,
      "a desktop has no status bar: `\(name)` is `\(value)`")
    return true
  }

  /// The first token of the names, calls and subscripts before a member.
  func startOfReceiver(_ member: Int) -> Int? {
    var first = member
    while first >= 2, word(first - 1) == "." {
      first -= 2
      while first > 0, ["?", "!"].contains(tokens[first].text) { first -= 1 }
      while first > 0, [")", "]"].contains(tokens[first].text) {
        guard let open = opening(first), open > 0 else { return nil }
        first = open - 1
      }
      guard tokens[first].kind == .word else { return nil }
    }
    return first
  }

  private mutating func removeOfApplication(_ index: Int, _ end: Int) -> Bool {
    guard let first = startOfStatement(index, end) else { return false }
    let note = "removed `\(tokens[index].text)`, because a desktop has no status bar"
    removals.append(StatementRemoval(first: first, last: end, name: index, note: note, node: .tokens))
    return true
  }

  /// Removes the argument `landscapeImagePhone` of a bar button item.
  private mutating func landscapeImage(_ label: Int) -> Bool {
    guard word(label + 1) == ":", word(label - 1) == ",", let end = endOfArgument(label + 2), word(end + 1) == ","
    else {
      return false
    }
    change(
      tokens[label].range.lowerBound..<tokens[end + 2].range.lowerBound, to: "", tokens[label],
      "removed `landscapeImagePhone`, because a window is not rotated", Self.phone, where: .tokens)
    return true
  }

  /// The last token of an argument.
  private func endOfArgument(_ first: Int) -> Int? {
    var (next, depth) = (first, 0)
    while next < tokens.count {
      if ["(", "[", "{"].contains(tokens[next].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[next].text) { depth -= 1 }
      if depth < 0 || depth == 0 && tokens[next].text == "," { return next > first ? next - 1 : nil }
      next += 1
    }
    return nil
  }

  /// Replaces `UIDevice.current.orientation.isLandscape` by a comparison of the window's width and height.
  private mutating func orientation(_ index: Int) -> Bool {
    let isOfDevice =
      word(index - 1) == "." && word(index - 2) == "current" && word(index - 3) == "." && word(index - 4) == "UIDevice"
    let isOfApplication = startOfShared(index - 1)
    guard isOfDevice && tokens[index].text == "orientation" || isOfApplication != nil, word(index + 1) == ".",
      let test = word(index + 2), ["isLandscape", "isPortrait"].contains(test), word(index + 3) != "("
    else { return false }
    let first = isOfApplication ?? index - 4
    // A parenthesis at the start of a line would be a call of the expression before it.
    guard first > 0, !isNewLine(before: first) else { return false }
    let comparison = test == "isLandscape" ? ">" : "<="
    changeWhole(
      tokens[first].range.lowerBound..<tokens[index + 2].range.upperBound,
      to: "(UIScreen.main.bounds.width \(comparison) UIScreen.main.bounds.height)", index,
      "`\(test)` compares the window's width and height, because a window is not rotated")
    return true
  }

  /// Replaces `UIApplication.shared.delegate?.window??` by the key window: the delegate's protocol has no `window`.
  private mutating func windowOfDelegate(_ index: Int) -> Bool {
    guard word(index - 1) == ".", ["?", "!"].contains(word(index - 2) ?? ""), word(index - 3) == "delegate",
      let first = startOfShared(index - 4)
    else { return false }
    var marks: [Int] = []
    var next = index + 1
    while marks.count < 2, ["?", "!"].contains(word(next) ?? ""),
      tokens[next].range.lowerBound == tokens[next - 1].range.upperBound
    {
      marks.append(next)
      next += 1
    }
    guard marks.count != 0 || word(next) != "=" || word(next + 1) == "=" else { return false }
    // The delegate's property is optional, and so is its value.
    let window = marks.isEmpty ? "Optional(UIApplication.shared.keyWindow)" : "UIApplication.shared.keyWindow"
    let last = marks.count == 2 ? tokens[marks[1]].text : ""
    change(
      tokens[first].range.lowerBound..<tokens[next - 1].range.upperBound, to: window + last, tokens[index],
      "the delegate's `window` is the key window", Self.start, where: .tokens)
    return true
  }

  /// Replaces a comparison of a scroll view's `keyboardDismissMode` by its result.
  private mutating func dismissMode(_ index: Int) -> Bool {
    guard word(index - 1) == ".", ["=", "!"].contains(word(index + 1) ?? ""), word(index + 2) == "=",
      !isDeclared("keyboardDismissMode"), let first = startOfReceiver(index)
    else { return false }
    var last = word(index + 3) == "." ? index + 4 : index + 3
    while word(last + 1) == ".", tokens.indices.contains(last + 2), tokens[last + 2].kind == .word { last += 2 }
    guard tokens.indices.contains(last), tokens[last].kind == .word,
      ![".", "(", "[", "?"].contains(word(last + 1) ?? "")
    else { return false }
    mentions.append(SyntaxClaim(node: .mention("keyboardDismissMode"), offset: tokens[index].range.lowerBound))
    let isEqual = tokens[last].text == "none"
    let value = (word(index + 1) == "=") == isEqual
    changeWhole(
      tokens[first].range.lowerBound..<tokens[last].range.upperBound, to: "\(value)", index,
      "`keyboardDismissMode` is `none`, because a desktop has no keyboard on the screen")
    return true
  }

  /// Removes a delegate's method that returns orientations, which is never called.
  private mutating func orientationMethod(_ index: Int) -> Bool {
    var keyword = index
    while keyword > 0, tokens[keyword].text != "func", !["{", "}", ";"].contains(tokens[keyword].text) { keyword -= 1 }
    guard word(keyword) == "func", let open = (index..<tokens.count).first(where: { tokens[$0].text == "{" }),
      let close = closing(open)
    else { return false }
    var first = keyword
    while first > 0, Self.isModifier(tokens[first - 1].text) || tokens[first - 1].text == "@objc" { first -= 1 }
    let range = lines(from: tokens[first].range.lowerBound, to: tokens[close].range.upperBound)
    let note = Port.Note(
      line: line(of: tokens[keyword]), text: "removed `\(tokens[index].text)`, which is never called",
      entry: Self.phone)
    proposals.append(
      Proposal(
        claim: SyntaxClaim(node: .tokens, offset: tokens[keyword].range.lowerBound), range: range, text: "",
        note: note, removesDeclaration: true))
    return true
  }
}
