// What only a telephone has: members of UIKit's that sources override, call and set, and that do nothing on a desktop.

extension Porter {
  /// Members of controllers that the system of a telephone asks: overrides of them are taken out.
  private static let asked: Set<String> = [
    "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "childForStatusBarStyle",
    "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures",
  ]

  /// Methods that let the system ask again: calls that are a line of their own are taken out.
  private static let calls: Set<String> = [
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
    "attemptRotationToDeviceOrientation",
  ]

  /// What assignments to a hint may say.
  private enum Said { case yesOrNo, aCase, theScale }

  /// Hints to the keyboard on the glass and to the telephone's renderer: assignments that are a line of their own and
  /// say nothing else are taken out.
  private static let hints: [String: Said] = [
    "keyboardType": .aCase, "returnKeyType": .aCase, "autocapitalizationType": .aCase, "autocorrectionType": .aCase,
    "spellCheckingType": .aCase, "smartQuotesType": .aCase, "smartDashesType": .aCase, "smartInsertDeleteType": .aCase,
    "keyboardAppearance": .aCase, "textContentType": .aCase, "enablesReturnKeyAutomatically": .yesOrNo,
    "keyboardDismissMode": .aCase, "scrollsToTop": .yesOrNo, "adjustsFontForContentSizeCategory": .yesOrNo,
    "modalPresentationCapturesStatusBarAppearance": .yesOrNo, "cornerCurve": .aCase, "shouldRasterize": .yesOrNo,
    "rasterizationScale": .theScale, "contentsScale": .theScale, "drawsAsynchronously": .yesOrNo,
    "allowsEdgeAntialiasing": .yesOrNo, "prefersEdgeAttachedInCompactHeight": .yesOrNo,
    "widthFollowsPreferredContentSizeWhenEdgeAttached": .yesOrNo, "clearsContextBeforeDrawing": .yesOrNo,
    "accessibilityIgnoresInvertColors": .yesOrNo,
  ]

  /// What has to be rewritten by hand, with what to do.
  private static let byHand: [String: String] = [
    "UIImpactFeedbackGenerator": "a desktop has no haptics: leave the generator out",
    "UISelectionFeedbackGenerator": "a desktop has no haptics: leave the generator out",
    "UINotificationFeedbackGenerator": "a desktop has no haptics: leave the generator out",
    "CHHapticEngine": "a desktop has no haptics: leave the engine out",
    "inputAccessoryView": "there is no keyboard on the screen to put it on",
    "UIStoryboard": "there are no storyboards: make the controller in code",
    "UIStoryboardSegue": "there are no storyboards: present or push in code",
    "performSegue": "there are no storyboards: present or push in code",
    "instantiateViewController": "there are no storyboards: make the controller in code",
    "UINib": "there are no nibs: make the view in code",
    "loadNibNamed": "there are no nibs: make the view in code",
    "UIImagePickerController": "a desktop has no camera and no photo library: open a file",
    "UIActivityViewController": "a desktop has no sheet for sharing: offer what the program can do itself",
    "UIInterpolatingMotionEffect": "nobody tilts a desktop: leave the effect out",
    "UIMotionEffectGroup": "nobody tilts a desktop: leave the effect out",
    "addMotionEffect": "nobody tilts a desktop: leave the effect out",
    "orientationDidChangeNotification": "a window is not turned: hear of its size in `viewWillTransition(to:with:)`",
    "statusBarFrame": "there is no status bar: ask for the safe area",
    "statusBarOrientation": "a window is not turned: compare its width and its height",
    "altitudeAngle": "no pen tells its angle here",
    "azimuthAngle": "no pen tells its angle here",
    "majorRadius": "no finger tells its size here",
  ]

  /// Whether expressions that speak of a member are counted.
  static func isOfPhones(_ name: String) -> Bool { calls.contains(name) || hints[name] != nil }

  // MARK: Overrides

  /// Takes an override out that nobody would call; returns whether it was one.
  mutating func phoneOverride(_ index: Int) -> Bool {
    guard scopes.last?.type != nil else { return false }
    var keyword = index + 1
    while let next = word(keyword), Self.isModifier(next) || Self.isAccess(next), next != "var", next != "func" {
      keyword += 1
    }
    guard word(keyword) == "var" || word(keyword) == "func", let name = word(keyword + 1), Self.asked.contains(name),
      let open = body(after: keyword + 1), let close = closing(open)
    else { return false }
    var first = index
    while first > 0, isBefore(first) { first -= 1 }
    let range = lines(from: tokens[first].range.lowerBound, to: tokens[close].range.upperBound)
    change(
      range, to: "", tokens[index], "removed the override of `\(name)`, which nobody asks", Self.phone,
      where: .node("override_attr"))
    return true
  }

  private static func isAccess(_ word: String) -> Bool { ["open", "public", "internal", "private"].contains(word) }

  /// Whether the token before one is a modifier or an attribute of the same declaration.
  private func isBefore(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    if before.kind == .attribute { return before.text == "@objc" || before.text == "@MainActor" }
    return before.kind == .word && (Self.isAccess(before.text) || before.text == "final" || before.text == "class")
  }

  /// The brace that opens what a declaration does; nil if something unexpected comes before.
  private func body(after name: Int) -> Int? {
    var next = name + 1
    while next < tokens.count, tokens[next].text != "{" {
      let token = tokens[next]
      let isOfType =
        token.kind == .word || ["(", ")", ".", ":"].contains(token.text) || ["->", "?", "!"].contains(token.text)
      guard isOfType, !["var", "func", "let", "class", "override"].contains(token.text) else { return nil }
      next += 1
    }
    return next < tokens.count ? next : nil
  }

  /// A range with its lines if nothing else is in them, and with one of two empty lines around it.
  private func lines(from start: Int, to end: Int) -> Range<Int> {
    var (start, end) = (start, end)
    var (first, last) = (start, end)
    while first > 0, isSpace(bytes[first - 1]) { first -= 1 }
    while last < bytes.count, isSpace(bytes[last]) { last += 1 }
    guard first == 0 || bytes[first - 1] == newline, last == bytes.count || bytes[last] == newline else {
      return start..<end
    }
    (start, end) = (first, min(last + 1, bytes.count))
    // What is taken out right before counts as not there.
    while let before = proposals.last(where: { $0.text.isEmpty && $0.range.upperBound == first }) {
      first = before.range.lowerBound
    }
    let isAfterEmpty = first < 2 || bytes[first - 2] == newline
    if isAfterEmpty, end < bytes.count, bytes[end] == newline {
      end += 1
    } else if isAfterEmpty, start == first, start >= 2, isClosing(end) {
      start -= 1
    }
    return start..<end
  }

  /// Whether the next line closes a brace.
  private func isClosing(_ place: Int) -> Bool {
    bytes[place...].first { !isSpace($0) } == UInt8(ascii: "}")
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }
  private func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  // MARK: Statements

  /// Looks at a name that only a telephone gives a meaning.
  mutating func phoneName(_ index: Int) {
    let (token, name) = (tokens[index], tokens[index].text)
    if name == "actions" { return emptyActions(index) }
    if let advice = Self.byHand[name] {
      guard !isDeclared(name) else { return }
      return leave(token, "`\(name)`: \(advice)", Self.phone)
    }
    guard Self.isOfPhones(name), index > 0, word(index - 1) != "var", word(index - 1) != "func", !isLabel(index),
      !isImplicitMember(index)
    else { return }
    guard !isDeclared(name) else { return }
    mentions.append(SyntaxClaim(node: .mention(name), offset: token.range.lowerBound))
    let end = Self.calls.contains(name) ? endOfCall(index) : endOfHint(index, Self.hints[name] ?? .aCase)
    guard let end, let range = statement(around: index, end) else {
      return leave(token, "`\(name)` has no meaning on a desktop: leave it out", Self.phone)
    }
    change(
      range, to: "", token, "removed `\(name)`, which has no meaning on a desktop", Self.phone, where: .mention(name))
  }

  /// Takes out an assignment by which a layer is told to animate nothing by itself, which no layer does here.
  private mutating func emptyActions(_ index: Int) {
    guard index > 0, word(index - 1) == ".", word(index + 1) == "=", word(index + 2) == "[",
      let close = closing(index + 2)
    else { return }
    let words = (index + 3..<close).map { tokens[$0].text }.filter {
      !["(", ")", ":", ","].contains($0) && !$0.hasPrefix("\"")
    }
    guard words.contains("NSNull"), words.allSatisfy({ $0 == "NSNull" }), let range = statement(around: index, close)
    else { return }
    change(
      range, to: "", tokens[index], "removed `actions`: no layer animates by itself", Self.phone, where: .tokens)
  }

  /// Whether the source has a member of this name itself.
  private func isDeclared(_ name: String) -> Bool {
    tokens.indices.dropFirst().contains { index in
      tokens[index].text == name
        && ["var", "let", "func", "class", "struct", "enum", "case"].contains(tokens[index - 1].text)
    }
  }

  private func isLabel(_ index: Int) -> Bool { word(index + 1) == ":" }

  /// `.name` without anything before the point.
  private func isImplicitMember(_ index: Int) -> Bool {
    guard word(index - 1) == "." else { return false }
    let point = tokens[index - 1].range.lowerBound
    return index < 2 || tokens[index - 2].range.upperBound != point
  }

  private func endOfCall(_ index: Int) -> Int? {
    word(index + 1) == "(" && word(index + 2) == ")" ? index + 2 : nil
  }

  /// The last token of an assignment that gives such a hint.
  private func endOfHint(_ index: Int, _ said: Said) -> Int? {
    guard word(index + 1) == "=" else { return nil }
    switch said {
    case .yesOrNo: return word(index + 2) == "true" || word(index + 2) == "false" ? index + 2 : nil
    case .aCase:
      var next = index + 2
      if tokens.indices.contains(next), tokens[next].kind == .word { next += 1 }
      while word(next) == ".", word(next + 2) == "." { next += 2 }
      return word(next) == "." && tokens.indices.contains(next + 1) && tokens[next + 1].kind == .word ? next + 1 : nil
    case .theScale:
      var next = index + 2
      guard tokens.indices.contains(next), tokens[next].kind == .word else { return nil }
      while ["?", "!", "."].contains(word(next + 1) ?? "") { next += word(next + 1) == "." ? 2 : 1 }
      return word(next) == "scale" || word(next)?.hasSuffix("Scale") == true ? next : nil
    }
  }

  /// The lines of a statement from the beginning of its receiver to a last token, if nothing else is in them.
  private func statement(around index: Int, _ end: Int) -> Range<Int>? {
    var first = index
    while first >= 2, word(first - 1) == "." {
      first -= 2
      while first > 0, ["?", "!"].contains(tokens[first].text) { first -= 1 }
      guard tokens[first].kind == .word else { return nil }
    }
    let (start, stop) = (tokens[first].range.lowerBound, tokens[end].range.upperBound)
    let range = lines(from: start, to: stop)
    guard range.lowerBound < start || start == 0 || bytes[start - 1] == newline, range.upperBound > stop else {
      return nil
    }
    // A statement of its own: what is before it ends a statement or opens a brace, and no case is left empty.
    guard first > 0, tokens[first - 1].text != ":", !["=", "return", ",", "("].contains(tokens[first - 1].text) else {
      return nil
    }
    return range
  }
}
