/// The names that members of UIKit had in Swift 2 and Swift 3, with their new forms.
enum OldMembers {
  /// Methods by their old names with labels: `locationInView(_:)` is `location(in:)`.
  static let methods: [String: String] = {
    let words = table.split(whereSeparator: \.isWhitespace).map(String.init)
    return Dictionary(uniqueKeysWithValues: stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) })
  }()

  /// The first words of methods that had these names in Swift 3 and Swift 4, too.
  static let ofSwift3: Set<String> = [
    "addChildViewController", "removeFromParentViewController", "willMove", "didMove", "bringSubview", "sendSubview",
    "openURL", "UIActivityIndicatorView",
  ]

  /// Methods that classes override, by their old names with the labels after the first: `drawRect` is `draw(_:)`.
  static let overrides: [String: String] = [
    "viewWillAppear": "viewWillAppear(_:)", "viewDidAppear": "viewDidAppear(_:)",
    "viewWillDisappear": "viewWillDisappear(_:)", "viewDidDisappear": "viewDidDisappear(_:)",
    "setEditing:animated": "setEditing(_:animated:)", "setSelected:animated": "setSelected(_:animated:)",
    "setHighlighted:animated": "setHighlighted(_:animated:)", "drawRect": "draw(_:)",
    "touchesBegan:withEvent": "touchesBegan(_:with:)", "touchesMoved:withEvent": "touchesMoved(_:with:)",
    "touchesEnded:withEvent": "touchesEnded(_:with:)", "touchesCancelled:withEvent": "touchesCancelled(_:with:)",
    "hitTest:withEvent": "hitTest(_:with:)", "pointInside:withEvent": "point(inside:with:)",
    "beginTrackingWithTouch:withEvent": "beginTracking(_:with:)",
    "continueTrackingWithTouch:withEvent": "continueTracking(_:with:)",
    "endTrackingWithTouch:withEvent": "endTracking(_:with:)", "cancelTrackingWithEvent": "cancelTracking(with:)",
    "sizeThatFits": "sizeThatFits(_:)", "willMoveToSuperview": "willMove(toSuperview:)",
    "willMoveToWindow": "willMove(toWindow:)", "didMoveToParentViewController": "didMove(toParent:)",
    "willMoveToParentViewController": "willMove(toParent:)",
    "traitCollectionDidChange": "traitCollectionDidChange(_:)", "layoutSublayersOfLayer": "layoutSublayers(of:)",
  ]

  /// Properties of truth values by their old names: in sources of Swift 2 replaced everywhere, and in others where they
  /// are set.
  static let properties = withIs(
    """
    hidden userInteractionEnabled multipleTouchEnabled exclusiveTouch scrollEnabled pagingEnabled translucent
    secureTextEntry navigationBarHidden toolbarHidden removedOnCompletion directionalLockEnabled
    """)

  /// These and further properties, whose short names may be those of others: replaced in sources of Swift 2.
  static let propertiesOfSwift2 = properties.merging(
    withIs(
      """
      opaque selected highlighted enabled editing dragging decelerating tracking zooming paused on continuous momentary
      active doubleSided editable selectable valid suspended touchInside keyWindow layoutMarginsRelativeArrangement
      baselineRelativeArrangement collapsed idleTimerDisabled networkActivityIndicatorVisible statusBarHidden
      prefetchingEnabled batteryMonitoringEnabled modalInPopover
      """)
  ) { first, _ in first }

  /// The names with `is` before them.
  private static func withIs(_ names: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in names.split(whereSeparator: \.isWhitespace) {
      found[String(name)] = "is" + name.prefix(1).uppercased() + name.dropFirst()
    }
    return found
  }

  /// Cases and constants by their old names, which are replaced after a type or where the type is inferred.
  static let cases: [String: String] = [
    "commonModes": "common", "atomicWrite": "atomic", "defaultRunLoopMode": "default", "styleSingle": "single",
    "styleThick": "thick",
    "styleDouble": "double", "allVisible": "oneBesideSecondary", "primaryHidden": "secondaryOnly",
    "primaryOverlay": "oneOverSecondary", "blackOpaque": "black", "blackTranslucent": "black",
    "BlackOpaque": "black", "BlackTranslucent": "black",
  ]

  /// Cases that lost a part of their names after Swift 2.
  static let casesOfSwift2: [String: String] = [
    "shortStyle": "short", "mediumStyle": "medium", "longStyle": "long", "fullStyle": "full", "noStyle": "none",
    "decimalStyle": "decimal", "percentStyle": "percent", "currencyStyle": "currency",
    "caseInsensitiveSearch": "caseInsensitive", "regularExpressionSearch": "regularExpression",
    "backwardsSearch": "backwards", "anchoredSearch": "anchored", "numericSearch": "numeric",
  ]

  /// Methods that became properties.
  static let values: [String: String] = [
    "CGRectValue": "cgRectValue", "CGPointValue": "cgPointValue", "CGSizeValue": "cgSizeValue",
  ]

  /// Methods without arguments that are properties today, by their names in Swift 2: in calls and in overrides.
  static let valuesOfSwift2: [String: String] = {
    var names = [
      "isMovingToParentViewController": "isMovingToParent", "isMovingFromParentViewController": "isMovingFromParent",
      "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
      "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    ]
    for name in """
    intrinsicContentSize hasText isFirstResponder canBecomeFirstResponder canResignFirstResponder
    preferredStatusBarStyle prefersStatusBarHidden preferredStatusBarUpdateAnimation shouldAutorotate
    supportedInterfaceOrientations preferredInterfaceOrientationForPresentation collectionViewContentSize layerClass
    layoutAttributesClass invalidationContextClass requiresConstraintBasedLayout isAnimating isViewLoaded
    isBeingPresented isBeingDismissed containerView frameOfPresentedViewInContainerView presentedView
    shouldRemovePresentersView shouldPresentInFullscreen isAnimated isInteractive transitionWasCancelled
    presentationStyle indexPathsForVisibleItems indexPathsForSelectedItems visibleCells alignmentRectInsets
    numberOfSections numberOfTouches transitionCoordinator editButtonItem allTouches
    """.split(whereSeparator: \.isWhitespace) {
      names[String(name)] = String(name)
    }
    return names
  }()

  /// Limits of `CGFloat`, `Double` and `Float`.
  static let limits: [String: String] = ["max": "greatestFiniteMagnitude", "min": "leastNormalMagnitude"]

  /// Properties whose old names no other member has, which are replaced everywhere.
  static let accessors: [String: String] = ["CGColor": "cgColor", "CGPath": "cgPath", "CGImage": "cgImage"]

  /// Properties whose names changed after Swift 2, which are replaced everywhere.
  static let laterAccessors: [String: String] = [
    "childViewControllers": "children", "activityIndicatorViewStyle": "style",
  ]
}
