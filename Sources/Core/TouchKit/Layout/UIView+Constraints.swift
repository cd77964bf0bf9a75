import TouchGeometry

extension UIView {
  /// Whether frame and autoresizing mask determine the view's position; true by default.
  ///
  /// If true, constraints of other views may reference the view, but none can move it. If false, the frame is a result
  /// of constraints, and a frame that is set lasts until the next pass (semantics 25.15).
  /// https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { rare?.layout?.isOutput != true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ensuredLayout.isOutput = !newValue
      if storedSuperview?.flags.contains(.arrangesSubviews) == true, rare?.layout?.item == nil { return }
      if !newValue, rare?.layout?.item == nil { ensureLayoutItem() } else { layoutRoleDidChange() }
    }
  }

  /// The constraints that the view owns: those between its subviews and itself.
  public var constraints: [NSLayoutConstraint] { rare?.layout?.constraints ?? [] }

  /// Activates a constraint between this view and its subviews.
  ///
  /// If it references other views, that is reported, and the next pass stops the app (semantics 25.7).
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    guard LayoutPlace.areIn(self, constraint.first, constraint.second) else {
      UsageError.report(
        "The view hierarchy is not prepared for the constraint: \(constraint.line) refers to views that are not in "
          + "\(type(of: self))")
      ensuredLayout.misplaced = constraint
      setNeedsUpdateConstraints()
      return
    }
    install(constraint)
  }

  /// Activates constraints between this view and its subviews.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint of the view.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

  /// Deactivates constraints of the view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { uninstall(constraint) }
  }

  func install(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    ensuredLayout.note(constraint)
    LayoutEngine.shared.install(constraint, in: self)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    rare?.layout?.constraints.remove(constraint)
    LayoutEngine.shared.uninstall(constraint, from: self)
  }

  /// Permanently deactivates the constraints between views inside and outside this view (semantics 25.8).
  func cutConstraints() {
    guard LayoutEngine.made != nil, storedSuperview != nil else { return }
    forEachInTree { view in
      guard let layout = view.rare?.layout else { return }
      var mentions = layout.item?.mentions ?? []
      for guide in layout.guides + layout.systemGuides { mentions += guide.layoutItem?.mentions ?? [] }
      for constraint in mentions where constraint.holder?.isDescendant(of: self) == false {
        constraint.isActive = false
      }
    }
  }

  /// Whether the constraints leave the view's frame ambiguous (semantics 25.13).
  public var hasAmbiguousLayout: Bool {
    guard rare?.layout?.isOutput == true, let item = rare?.layout?.item else { return false }
    return LayoutEngine.shared.isAmbiguous(item)
  }

  /// Returns the constraints that determine the view's position along an axis, in order of precedence.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item = rare?.layout?.item else { return [] }
    return LayoutEngine.shared.constraints(deciding: item, axis)
  }

  /// Returns the alignment rectangle, which constraints use, for a frame (semantics 25.20).
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Reading direction

  var semantics: UISemanticContentAttribute {
    get { rare?.layout?.semantic ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      ensuredLayout.semantic = newValue
      for constraint in constraints {
        uninstall(constraint)
        install(constraint)
      }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  var direction: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the layout direction for an attribute: that of the locale if the attribute does not specify it.
  public static func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: localeDirection
    }
  }

  /// The direction of the locale's language; tests replace it.
  @exclusivity(unchecked) package static var localeDirection = directionOfLocale()

  private static func directionOfLocale() -> UIUserInterfaceLayoutDirection {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      let language = value.prefix { $0 != "_" && $0 != "." && $0 != "@" }
      return ["ar", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight
    }
    return .leftToRight
  }

  // MARK: Constraint pass

  /// Requests `updateConstraints()` in the next pass.
  func requestConstraints() {
    flags.insert(.needsConstraints)
    markConstraintsAbove()
    requestFrame()
  }

  private func markConstraintsAbove() {
    var ancestor = storedSuperview
    while let view = ancestor, !view.flags.contains(.subtreeNeedsConstraints) {
      view.flags.insert(.subtreeNeedsConstraints)
      ancestor = view.storedSuperview
    }
  }

  /// Marks the ancestors of an added view with pending constraint updates.
  func noteConstraintAttachment() {
    if !flags.isDisjoint(with: [.needsConstraints, .subtreeNeedsConstraints]) { markConstraintsAbove() }
  }

  /// Whether `updateConstraints()` is pending here or below.
  var hasConstraintsToUpdate: Bool { !flags.isDisjoint(with: [.needsConstraints, .subtreeNeedsConstraints]) }

  /// Performs pending updates, from the leaves to the root (semantics 25.25).
  func updateConstraintTree() {
    if flags.contains(.subtreeNeedsConstraints) {
      flags.remove(.subtreeNeedsConstraints)
      for child in subviews where child.hasConstraintsToUpdate { child.updateConstraintTree() }
    }
    guard flags.contains(.needsConstraints) else { return }
    flags.remove(.needsConstraints)
    if let misplaced = rare?.layout?.misplaced {
      fatalError("Unable to install constraint on view: \(misplaced.line) on \(type(of: self))")
    }
    if let controller = rare?.viewController { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Updates constraints, then solves: the first steps of the layout of a tree (semantics 25.24).
  func prepareConstraints() {
    if hasConstraintsToUpdate { updateConstraintTree() }
    LayoutEngine.made?.solve(in: self)
  }
}

extension UIApplication {
  /// The reading direction of the app's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIView.localeDirection }
}
