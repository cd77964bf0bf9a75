// The names of methods of superclasses and delegates, which lost the words that their parameters' types repeat.

extension Porter {
  /// The present name, with its labels, of a method that was declared with these labels after the first parameter.
  ///
  /// Swift 3 left out the end of a label that repeats the type, and moved the end of a name into the first label:
  /// `viewForZoomingInScrollView(scrollView: UIScrollView)` is `viewForZooming(in:)`.
  func presentName(_ name: String, _ labels: [String], types: [String], isOverride: Bool) -> String? {
    if let new = OldMembers.overrides[([name] + labels).joined(separator: ":")] { return new }
    let signature = "\(name)(_:\(labels.map { $0 + ":" }.joined()))"
    if let new = Self.specialMethods[signature] { return new }
    if isOverride, let new = OldMembers.methods[signature] { return new }
    var candidates = Self.firstParts(name, type: types.first ?? "")
    for (label, type) in zip(labels, types.dropFirst()) {
      let forms = [label] + Self.shortened(label, by: type)
      candidates = candidates.flatMap { start in forms.map { "\(start)\($0):" } }
    }
    return candidates.map { $0 + ")" }.first {
      Self.kitMethods.contains($0) || Self.requiredMethods.contains($0)
        || isOverride && Self.overridableMethods.contains($0)
    }
  }

  /// Methods whose present names do not follow from the old ones.
  private static let specialMethods: [String: String] = [
    "transitionDuration(_:)": "transitionDuration(using:)", "animateTransition(_:)": "animateTransition(using:)",
    "startInteractiveTransition(_:)": "startInteractiveTransition(_:)",
    "interactionControllerForDismissal(_:)": "interactionControllerForDismissal(using:)",
    "interactionControllerForPresentation(_:)": "interactionControllerForPresentation(using:)",
    "tableView(_:commitEditingStyle:forRowAtIndexPath:)": "tableView(_:commit:forRowAt:)",
    "encodeWithCoder(_:)": "encode(with:)",
  ]

  /// Methods of the kit's delegates that have no defaults.
  private static let requiredMethods: Set<String> = [
    "animateTransition(using:)", "transitionDuration(using:)", "animationEnded(_:)", "updateSearchResults(for:)",
    "startInteractiveTransition(_:)", "navigationController(_:animationControllerFor:from:to:)",
    "interactionControllerForAnimation(_:)", "layoutSublayers(of:)", "draw(_:in:)", "action(for:forKey:)",
  ]

  /// Methods that classes override, beyond those of the tables.
  private static let overridableMethods: Set<String> = [
    "gestureRecognizerShouldBegin(_:)", "canPerformAction(_:withSender:)", "target(forAction:withSender:)",
    "pressesBegan(_:with:)", "pressesChanged(_:with:)", "pressesEnded(_:with:)", "pressesCancelled(_:with:)",
    "motionBegan(_:with:)", "motionEnded(_:with:)", "viewWillTransition(to:with:)", "willTransition(to:with:)",
    "beginAppearanceTransition(_:animated:)", "preferredContentSizeDidChange(forChildContentContainer:)",
    "prepareForTransition(to:)", "prepare(forAnimatedBoundsChange:)", "prepare(forCollectionViewUpdates:)",
    "invalidationContext(forBoundsChange:)", "willMove(toParent:)", "alignmentRect(forFrame:)",
    "frame(forAlignmentRect:)", "copy(with:)", "isEqual(_:)", "action(forKey:)", "setNeedsDisplay(_:)",
    "canPrevent(_:)", "canBePrevented(by:)", "shouldRequireFailure(of:)", "shouldBeRequiredToFail(by:)",
    "ignore(_:for:)", "dismiss(animated:completion:)", "addChild(_:)", "separateSecondaryViewController(for:)",
    "didUpdateFocus(in:with:)", "shouldUpdateFocus(in:)", "selectItem(at:animated:scrollPosition:)",
    "accessibilityElement(at:)", "index(ofAccessibilityElement:)", "accessibilityScroll(_:)",
    "setContentOffset(_:animated:)", "setViewControllers(_:animated:)", "pushViewController(_:animated:)",
    "popToViewController(_:animated:)", "setTranslation(_:in:)", "layoutSublayers(of:)", "caretRect(for:)",
    "insertText(_:)", "didAddSubview(_:)", "willRemoveSubview(_:)", "sendAction(_:to:for:)",
    "preferredLayoutAttributesFitting(_:)",
    "apply(_:)", "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)",
    "presentationTransitionDidEnd(_:)", "dismissalTransitionDidEnd(_:)", "update(_:)",
  ]

  /// The starts of present names: `drawRect` is `draw(_:`, `numberOfSectionsInTableView` is `numberOfSections(in:`.
  private static func firstParts(_ name: String, type: String) -> [String] {
    var found = ["\(name)(_:"]
    for place in name.indices.dropFirst() where name[place].isUppercase {
      let (start, rest) = (String(name[..<place]), String(name[place...]))
      let whole = shortened("_" + rest, by: type)
      if whole.contains("_") { found.append("\(start)(_:") }
      guard prepositions.contains(where: { rest.hasPrefix($0) && rest.dropFirst($0.count).first?.isUppercase != false })
      else { continue }
      for label in [rest] + shortened(rest, by: type) {
        found.append("\(start)(\(label.prefix(1).lowercased() + label.dropFirst()):")
      }
    }
    return found
  }

  private static let prepositions = ["In", "For", "With", "At", "To", "From", "Of", "Using", "By", "On", "Inside"]

  /// A label without the end that repeats the type of its parameter.
  private static func shortened(_ label: String, by type: String) -> [String] {
    label.indices.dropFirst().filter { label[$0].isUppercase }.compactMap { place in
      let (start, end) = (label[..<place], String(label[place...]))
      let isIndex = end == "Index" && ["Int", "NSInteger"].contains(type) && start.lowercased().hasSuffix("at")
      let isAnimator = end == "AnimationController" && type.hasSuffix("AnimatedTransitioning")
      return type.hasSuffix(end) || isIndex || isAnimator ? String(start) : nil
    }
  }

  /// The type of a parameter without its module, optional sign and generic arguments; an array has an `s`.
  func typeOfParameter(_ start: Int) -> String {
    var index = word(start + 1) == ":" ? start + 2 : start + 3
    guard word(index - 1) == ":" else { return "" }
    while tokens.indices.contains(index), tokens[index].kind == .attribute || word(index) == "inout" { index += 1 }
    let isArray = word(index) == "["
    if isArray { index += 1 }
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return "" }
    while word(index + 1) == ".", tokens.indices.contains(index + 2) { index += 2 }
    return tokens[index].text + (isArray ? "s" : "")
  }

  // MARK: Closures

  /// Marks closures among parameters, which escaped in Swift 2 unless they had `@noescape`.
  mutating func escapingClosures() {
    for keyword in tokens.indices where ["func", "init"].contains(tokens[keyword].text) && word(keyword - 1) != "." {
      guard
        let open = (keyword + 1..<min(keyword + 40, tokens.count)).first(where: { ["(", "{", "}"].contains(word($0)) }),
        word(open) == "(", scopes(around: keyword), let starts = argumentStarts(open)
      else { continue }
      for start in starts {
        let colon = word(start + 1) == ":" ? start + 1 : start + 2
        guard word(colon) == ":", let name = word(colon - 1), !notEscaping.contains(name) else { continue }
        // `((Int) -> Void)` has parentheses around it.
        let isWrapped =
          word(colon + 1) == "(" && word(colon + 2) == "("
          && closing(colon + 1).map { ![".", "?", "!", "-"].contains(word($0 + 1) ?? "") } == true
        let first = isWrapped ? colon + 2 : colon + 1
        let isFunction =
          word(first) == "("
          && closing(first).map { word($0 + 1) == "-" && word($0 + 2) == ">" || word($0 + 1) == "throws" } == true
        guard isFunction || module?.functionTypes.contains(word(colon + 1) ?? "") == true && word(colon + 2) != "?"
        else { continue }
        let place = tokens[colon + 1].range.lowerBound
        change(
          place..<place, to: "@escaping ", tokens[colon + 1], "the closure `\(name)` escapes, as all did in Swift 2",
          Self.swift5, where: .tokens)
      }
    }
  }

  /// Whether a keyword declares a function, and is not a name in parentheses.
  private func scopes(around keyword: Int) -> Bool {
    word(keyword) == "func" || ["{", "}", ";"].contains(word(keyword - 1) ?? "{") || isNewLine(before: keyword)
      || Self.isModifier(word(keyword - 1) ?? "")
  }

  // MARK: Constants that are values of other types today

  /// Replaces traits that are joined as numbers, `a |= UIAccessibilityTraitButton`; returns whether it did.
  mutating func traits(_ index: Int) -> Bool {
    func trait(_ index: Int) -> String? {
      word(index).flatMap { $0.hasPrefix("UIAccessibilityTrait") ? OldNames.constants[$0] : nil }
    }
    guard trait(index) != nil else { return false }
    // A following one is replaced together with the first.
    if word(index - 1) == "|", trait(index - 2) != nil { return true }
    var last = index
    while word(last + 1) == "|", trait(last + 2) != nil { last += 2 }
    let names = stride(from: index, through: last, by: 2).compactMap { trait($0) }
    let value = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    let (isAdded, isRemoved) = (
      word(index - 1) == "=" && word(index - 2) == "|", word(index - 1) == "~" && word(index - 3) == "&"
    )
    guard names.count > 1 || isAdded || isRemoved else { return false }
    let operation = isAdded ? index - 2 : index - 3
    let start = isAdded || isRemoved ? tokens[operation - 1].range.upperBound : tokens[index].range.lowerBound
    let text = isAdded ? ".insert(\(value))" : isRemoved ? ".remove(\(value))" : value
    change(
      start..<tokens[last].range.upperBound, to: text, tokens[index],
      "`\(tokens[index].text)` is `\(names[0])`, one of a set", Self.swift5, where: .tokens)
    return true
  }

  /// Whether a value is assigned to a scroll view's `decelerationRate`, or compared with it, in the same line.
  func isDecelerationRate(_ index: Int) -> Bool {
    var before = index
    while before > 0, !isNewLine(before: before), !["{", ";", "("].contains(tokens[before].text) {
      before -= 1
      if tokens[before].text == "decelerationRate" { return true }
    }
    return false
  }
}
