// Members of UIKit that have an effect only on a phone, and that sources override, call and set.

extension Porter {
  /// Members of controllers that only iOS calls: their overrides are removed.
  private static let asked: Set<String> = [
    "adaptivePresentationStyle",
    "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation", "childForStatusBarStyle",
    "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures",
    "childForScreenEdgesDeferringSystemGestures", "childViewControllerForStatusBarStyle",
    "childViewControllerForStatusBarHidden", "childViewControllerForHomeIndicatorAutoHidden",
    "childViewControllerForScreenEdgesDeferringSystemGestures", "disablesAutomaticKeyboardDismissal",
    "encodeRestorableState", "decodeRestorableState", "applicationFinishedRestoringState",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "textInputContextIdentifier", "textInputMode",
    "inputAssistantItem", "prefersPointerLocked", "modalPresentationCapturesStatusBarAppearance", "keyboardType",
    "returnKeyType", "keyboardAppearance", "autocorrectionType", "autocapitalizationType", "spellCheckingType",
    "textContentType", "enablesReturnKeyAutomatically", "smartQuotesType", "smartDashesType", "contentScaleFactor",
    "scrollsToTop", "keyboardDismissMode", "restorationIdentifier", "adjustsImageWhenHighlighted",
    "adjustsImageWhenDisabled", "showsTouchWhenHighlighted",
  ]

  /// Methods that make the system query again: calls on a separate line are removed.
  private static let calls: Set<String> = [
    "setNeedsStatusBarAppearanceUpdate", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "setNeedsUpdateOfScreenEdgesDeferringSystemGestures",
    "attemptRotationToDeviceOrientation",
    "registerForRemoteNotifications", "beginGeneratingDeviceOrientationNotifications",
    "endGeneratingDeviceOrientationNotifications", "playInputClick",
  ]

  /// Methods with arguments that tell a renderer or a phone what has no effect here: calls on a separate line are removed.
  private static let callsWithArguments: Set<String> = [
    "setShouldSmoothFonts", "setAllowsFontSmoothing", "setShouldSubpixelPositionFonts",
    "setAllowsFontSubpixelPositioning", "setShouldSubpixelQuantizeFonts", "setAllowsFontSubpixelQuantization",
    "setFlatness", "setRenderingIntent", "setMinimumBackgroundFetchInterval",
  ]

  /// The values of a hint whose assignment can be removed.
  private enum AcceptedValue {
    case anything
    /// Only this value, which is the behavior here anyway.
    case only(String)
    /// `.fixed` and `.automatic`: menus keep the order of their elements.
    case fixedOrder
  }

  /// Hints for the software keyboard and the phone's renderer: assignments that are separate statements without calls
  /// are removed.
  private static let hints: [String: AcceptedValue] = {
    var hints: [String: AcceptedValue] = ["allowsGroupOpacity": .only("true"), "isDoubleSided": .only("true")]
    hints["magnificationFilter"] = .only(".linear")
    hints["isPointerInteractionEnabled"] = .only("true")
    hints["needsDisplayOnBoundsChange"] = .only("true")
    hints["preferredMenuElementOrder"] = .fixedOrder
    hints["doubleSided"] = .only("true")
    hints["isGeometryFlipped"] = .only("false")
    hints["hyphenationFactor"] = .only("0")
    let names = """
      keyboardType returnKeyType autocapitalizationType autocorrectionType spellCheckingType smartQuotesType
      smartDashesType smartInsertDeleteType keyboardAppearance textContentType enablesReturnKeyAutomatically
      keyboardDismissMode scrollsToTop modalPresentationCapturesStatusBarAppearance
      contentsScale drawsAsynchronously allowsEdgeAntialiasing
      edgeAntialiasingMask minificationFilter minificationFilterBias prefersEdgeAttachedInCompactHeight
      widthFollowsPreferredContentSizeWhenEdgeAttached clearsContextBeforeDrawing accessibilityIgnoresInvertColors
      automaticallyAdjustsScrollViewInsets isNetworkActivityIndicatorVisible applicationIconBadgeNumber
      showsSelectionIndicator dimsBackgroundDuringPresentation restorationIdentifier shouldBeArchived
      isIdleTimerDisabled networkActivityIndicatorVisible idleTimerDisabled passwordRules adjustsImageWhenHighlighted
      contentScaleFactor separatorEffect showsTouchWhenHighlighted adjustsImageWhenDisabled largeContentTitle
      largeContentImage showsLargeContentViewer scalesLargeContentImage allowsDefaultTighteningForTruncation
      lineBreakStrategy providesPresentationContextTransitionStyle restoresFocusAfterTransition
      shouldGroupAccessibilityChildren usesStandardTextScaling defersCurrentPageDisplay possibleTitles
      fillerRowHeight focusStyle userInteractionEnabledWhileDragging accessibilityUserInputLabels preferredBehavioralStyle
      macIdiomStyle adjustsImageSizeForAccessibilityContentSizeCategory wantsExtendedDynamicRangeContent
      interactionActivityTrackingBaseName
      hidesBarsWhenKeyboardAppears customizableViewControllers isRegisteredForRemoteNotifications
      supportsAlternateIcons isProtectedDataAvailable isMultitaskingSupported isBoldTextEnabled isInvertColorsEnabled
      isSwitchControlRunning isGrayscaleEnabled isSpeakScreenEnabled isSpeakSelectionEnabled isGuidedAccessEnabled
      isMonoAudioEnabled isClosedCaptioningEnabled isAssistiveTouchRunning
      """
    for name in names.split(whereSeparator: \.isWhitespace) { hints[String(name)] = .anything }
    return hints
  }()

  /// Hints that change the appearance unless they have this value.
  private static let visibleHints: [String: String] = [
    "allowsGroupOpacity": "layers have no such switch: fade the parts one by one",
    "isDoubleSided": "layers have no such switch: hide the layer while its back is seen",
    "magnificationFilter": "layers have no such switch: enlarge the picture before it is set",
    "preferredMenuElementOrder": "menus keep the order of their elements: order them yourself",
    "needsDisplayOnBoundsChange": "layers are always drawn again when their size changes: leave it out",
    "isGeometryFlipped": "layers have no such switch: turn the layer with `transform`",
    "hyphenationFactor": "texts are not hyphenated: leave it out",
    "isPointerInteractionEnabled": "buttons always change under the pointer: leave it out",
  ]

  /// Code that must be rewritten manually, with instructions.
  private static let byHand: [String: String] = [
    "CHHapticEngine": "a desktop has no haptics: leave the engine out",
    "UIDynamicAnimator": "there is no simulation of bodies: animate with springs, `UIView.animate(springDuration:…)`",
    "UIDynamicBehavior": "there is no simulation of bodies: animate with springs",
    "UIGravityBehavior": "there is no simulation of bodies: animate with springs",
    "UICollisionBehavior": "there is no simulation of bodies: animate with springs",
    "UISnapBehavior": "there is no simulation of bodies: animate with springs",
    "UIAttachmentBehavior": "there is no simulation of bodies: animate with springs",
    "UIPushBehavior": "there is no simulation of bodies: animate with springs",
    "AVAudioPlayer": "there is no sound: play it with GStreamer or SDL_mixer",
    "AVAudioSession": "a desktop has no audio sessions: leave it out",
    "AVCaptureSession": "there is no camera: read a file",
    "AVPlayer": "there is no player: play it with GStreamer",
    "CIImage": "there is no Core Image: filter the pixels of a `CGImage`",
    "CIFilter": "there is no Core Image: filter the pixels of a `CGImage`",
    "CIContext": "there is no Core Image: filter the pixels of a `CGImage`",
    "NSManagedObject": "there is no Core Data: store `Codable` values as JSON, or use SQLite",
    "NSManagedObjectContext": "there is no Core Data: store `Codable` values as JSON, or use SQLite",
    "NSPersistentContainer": "there is no Core Data: store `Codable` values as JSON, or use SQLite",
    "NSFetchRequest": "there is no Core Data: store `Codable` values as JSON, or use SQLite",
    "NSFetchedResultsController": "there is no Core Data: store `Codable` values as JSON, or use SQLite",
    "SKProductsRequest": "there is no shop: open its page",
    "SKStoreReviewController": "there is no shop: open its page",
    "MFMailComposeViewController": "there is no mail sheet: open a `mailto:` URL",
    "MFMessageComposeViewController": "there is no message sheet: open an `sms:` URL",
    "SKPaymentQueue": "there is no shop: open its page",
    "UIStoryboard": "there are no storyboards: make the controller in code",
    "UIStoryboardSegue": "there are no storyboards: present or push in code",
    "performSegue": "there are no storyboards: present or push in code",
    "instantiateViewController": "there are no storyboards: make the controller in code",
    "UINib": "there are no nibs: make the view in code",
    "loadNibNamed": "there are no nibs: make the view in code",
    "UIActivityViewController": "a desktop has no sheet for sharing: offer what the program can do itself",
    "UIInterpolatingMotionEffect": "a desktop has no motion: leave the effect out",
    "UIMotionEffectGroup": "a desktop has no motion: leave the effect out",
    "motionEffects": "a desktop has no motion: leave the effect out",
    "UIDynamicItem": "there is no simulation of bodies: animate with springs",
    "addMotionEffect": "a desktop has no motion: leave the effect out",
    "orientationDidChangeNotification": "a window is not rotated: use `viewWillTransition(to:with:)` for its size",
    "statusBarFrame": "there is no status bar: ask for the safe area",
    "statusBarOrientation": "a window is not turned: compare its width and its height",
    "startAccessingSecurityScopedResource": "a file needs no permission: leave it out",
    "stopAccessingSecurityScopedResource": "a file needs no permission: leave it out",
    "dataDetectorTypes": "add the attribute `.link` to the text",
    "calculationModeCubic": "key frames are joined by lines: leave it out, or add key frames",
    "setStatusBarStyle": "there is no status bar: leave it out",
    "setStatusBarHidden": "there is no status bar: leave it out",
    "supportedInterfaceOrientationsFor": "a window is not turned: leave the method out",
    "CAEmitterLayer": "there are no particles: move layers with animations, or draw with a `CADisplayLink`",
    "CAEmitterCell": "there are no particles: move layers with animations, or draw with a `CADisplayLink`",
    "setInterpolationQuality": "the quality of scaled pictures cannot be chosen: leave it out",
    "resetClip": "restore a saved state instead: `saveGState()` and `restoreGState()`",
    "UIDocument": "read and write the file with `FileManager` and `Data`",
    "majorRadius": "no finger tells its size here",
  ]

  /// Whether expressions that mention a member are counted.
  static func isOfPhones(_ name: String) -> Bool {
    calls.contains(name) || callsWithArguments.contains(name) || hints[name] != nil
  }

  /// The values that hints have here, where sources read them.
  private static let hintValues: [String: String] = {
    var values = OldNames.pairs(
      """
      autocapitalizationType UITextAutocapitalizationType.sentences contentsScale UIScreen.main.scale
      contentScaleFactor UIScreen.main.scale enablesReturnKeyAutomatically false
      keyboardDismissMode UIScrollView.KeyboardDismissMode.none isIdleTimerDisabled false
      isNetworkActivityIndicatorVisible false applicationIconBadgeNumber 0 isRegisteredForRemoteNotifications false
      supportsAlternateIcons false isProtectedDataAvailable true isMultitaskingSupported true isBoldTextEnabled false
      isInvertColorsEnabled false isSwitchControlRunning false isGrayscaleEnabled false isSpeakScreenEnabled false
      isSpeakSelectionEnabled false isGuidedAccessEnabled false isMonoAudioEnabled false isClosedCaptioningEnabled false
      isAssistiveTouchRunning false
      """)
    for type in ["KeyboardType", "ReturnKeyType", "KeyboardAppearance"] {
      values[type.prefix(1).lowercased() + type.dropFirst()] = "UI\(type).default"
    }
    for type in ["Autocorrection", "SpellChecking", "SmartQuotes", "SmartDashes", "SmartInsertDelete"] {
      values["\(type.prefix(1).lowercased())\(type.dropFirst())Type"] = "UIText\(type)Type.default"
    }
    return values
  }()

  /// Replaces a hint that is read by the value that it has here; returns whether it was one.
  private mutating func hintValue(_ index: Int) -> Bool {
    let name = tokens[index].text
    guard let value = Self.hintValues[name], word(index - 1) == ".", let first = startOfReceiver(index),
      word(first - 1) != "&", word(first - 1) != "\\", !["?", "!", "(", "["].contains(word(index + 1) ?? ""),
      word(index + 1) != "=" || word(index + 2) == "="
    else { return false }
    changeWhole(
      tokens[first].range.lowerBound..<tokens[index].range.upperBound, to: value, index,
      "`\(name)` is `\(value)`, because it has no meaning on a desktop")
    return true
  }

  /// Whether a member belongs to a property or a parameter whose type is a class of the kit.
  private func isOfKit(_ index: Int) -> Bool {
    guard word(index - 1) == ".", word(index - 3) != ".", let name = word(index - 2), let type = typeOfProperty(name)
    else { return false }
    return KitClasses.superclasses[type] != nil && module?.declared.contains(type) != true
  }

  // MARK: Overrides

  /// Removes an override that would never be called; returns whether it was one.
  mutating func phoneOverride(_ index: Int) -> Bool {
    guard scopes.last?.type != nil else { return false }
    var keyword = index + 1
    while let next = word(keyword), Self.isModifier(next) || Self.isAccess(next), next != "var", next != "func" {
      keyword += 1
    }
    guard word(keyword) == "var" || word(keyword) == "func", let name = word(keyword + 1),
      case let isOfSegue = isOfSegue(keyword),
      Self.asked.contains(name) || isOfSegue || isOfArchive(keyword),
      let open = body(after: keyword + 1), let close = closing(open)
    else { return false }
    if isOfSegue {
      leave(
        tokens[index],
        "the code of `\(name)` is removed, because there are no segues: write it where the controller is shown",
        Self.phone)
    }
    var first = index
    while first > 0, isBefore(first) { first -= 1 }
    let range = lines(from: tokens[first].range.lowerBound, to: tokens[close].range.upperBound)
    change(
      range, to: "", tokens[index], "removed the override of `\(name)`, which is never called", Self.phone,
      where: .node("override_attr"))
    return true
  }

  /// Whether a method writes an object of the kit to an archive.
  private func isOfArchive(_ keyword: Int) -> Bool {
    guard word(keyword + 1) == "encode" || word(keyword + 1) == "encodeWithCoder",
      let signature = signature(of: keyword), ["encode(with:)", "encodeWithCoder(_:)"].contains(signature),
      let type = type?.type
    else { return false }
    return module?.isOfKit(type, superclasses) == true && module?.isInherited(signature, type) != true
  }

  /// Whether a method is called only before a segue.
  private func isOfSegue(_ keyword: Int) -> Bool {
    switch word(keyword + 1) {
    case "prepareForSegue", "shouldPerformSegueWithIdentifier": return true
    case "prepare", "shouldPerformSegue":
      return ["prepare(for:sender:)", "shouldPerformSegue(withIdentifier:sender:)"].contains(
        signature(of: keyword) ?? "")
    default: return false
    }
  }

  private static func isAccess(_ word: String) -> Bool { ["open", "public", "internal", "private"].contains(word) }

  /// Whether the token before one is a modifier or an attribute of the same declaration.
  private func isBefore(_ index: Int) -> Bool {
    let before = tokens[index - 1]
    if before.kind == .attribute { return before.text == "@objc" || before.text == "@MainActor" }
    return before.kind == .word && (Self.isAccess(before.text) || before.text == "final" || before.text == "class")
  }

  /// The opening brace of a declaration's body; nil if something unexpected comes before.
  private func body(after name: Int) -> Int? {
    var next = name + 1
    while next < tokens.count, tokens[next].text != "{" {
      let token = tokens[next]
      let isOfType =
        token.kind == .word || ["(", ")", ".", ":", ","].contains(token.text)
        || ["-", ">", "?", "!"].contains(token.text)
      guard isOfType, !["var", "func", "let", "class", "override"].contains(token.text) else { return nil }
      next += 1
    }
    return next < tokens.count ? next : nil
  }

  // MARK: Names

  /// Handles a name that has an effect only on a phone.
  mutating func phoneName(_ index: Int) {
    let (token, name) = (tokens[index], tokens[index].text)
    if deviceName(index) || performedSegue(index) { return }
    if let advice = Self.byHand[name] {
      guard !isDeclared(name), !isInRemovedOverride(token) else { return }
      return leave(token, "`\(name)`: \(advice)", Self.phone)
    }
    guard Self.isOfPhones(name), index > 0, word(index - 1) != "var", word(index - 1) != "func", !isLabel(index),
      !isImplicitMember(index)
    else { return }
    guard !isDeclared(name) || isOfKit(index) else { return }
    mentions.append(SyntaxClaim(node: .mention(name), offset: token.range.lowerBound))
    // A name on the right side of another hint is removed with it.
    guard !removals.contains(where: { ($0.first...$0.last).contains(index) }) else { return }
    let isCall = Self.calls.contains(name) || Self.callsWithArguments.contains(name)
    let end = isCall ? endOfCall(index) : endOfHint(index, Self.hints[name] ?? .anything)
    guard let end, let first = startOfStatement(index, end) else {
      if hintValue(index) { return }
      let advice = Self.visibleHints[name].map { "`\(name)`: \($0)" }
      return leave(token, advice ?? "`\(name)` has no meaning on a desktop: leave it out", Self.phone)
    }
    removals.append(
      StatementRemoval(
        first: first, last: end, name: index, note: "removed `\(name)`, which has no meaning on a desktop",
        node: .mention(name)))
  }

  /// Whether a token is part of an override that is removed.
  private func isInRemovedOverride(_ token: SwiftToken) -> Bool {
    proposals.contains {
      $0.claim.node == .node("override_attr") && $0.text.isEmpty && $0.range.contains(token.range.lowerBound)
    }
  }

  /// Whether the source itself declares a member with this name.
  func isDeclared(_ name: String) -> Bool {
    tokens.indices.dropFirst().contains { index in
      tokens[index].text == name
        && ["var", "let", "func", "class", "struct", "enum", "case"].contains(tokens[index - 1].text)
        && word(index - 2) != "override"
    }
  }

  private func isLabel(_ index: Int) -> Bool { word(index + 1) == ":" && word(index - 1) != "." }

  /// Whether it is `.name` without a receiver.
  private func isImplicitMember(_ index: Int) -> Bool {
    guard word(index - 1) == "." else { return false }
    let point = tokens[index - 1].range.lowerBound
    return index < 2 || tokens[index - 2].range.upperBound != point
  }

  private func endOfCall(_ index: Int) -> Int? {
    guard word(index + 1) == "(", let close = closing(index + 1) else { return nil }
    if word(index + 2) == ")" { return close }
    guard Self.callsWithArguments.contains(tokens[index].text) else { return nil }
    return tokens[index...close].contains { $0.text == "{" } ? nil : close
  }

  /// The last token of an assignment to such a hint.
  private func endOfHint(_ index: Int, _ said: AcceptedValue) -> Int? {
    guard word(index + 1) == "=", let end = endOfPlainValue(index + 2) else { return nil }
    let value = tokens[(index + 2)...end].map(\.text).joined()
    switch said {
    case .anything: return end
    case .fixedOrder: return [".fixed", ".automatic"].contains(value) ? end : nil
    case .only(let accepted):
      // A layer that draws nothing does not need to be drawn again.
      let isUndrawn =
        tokens[index].text == "needsDisplayOnBoundsChange" && value == "false"
        && module?.overridesDrawing == false
      return value == accepted || isUndrawn ? end : nil
    }
  }
}
