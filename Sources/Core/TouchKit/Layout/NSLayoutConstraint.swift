import TouchConstraints
import TouchGeometry

/// A linear relation between two layout attributes.
///
/// `first.attribute relation multiplier × second.attribute + constant`. It applies while `isActive` is true; the view
/// that contains both items then owns it. Changes take effect in the next layout pass. Rules 25.1 to 25.14 of the
/// semantics. https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor open class NSLayoutConstraint: UIObject {
  /// The horizontal or vertical axis. https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// An attribute of an item; edges are those of its alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the bottom edge of a view without text.
    case firstBaseline = 12
    /// The left edge of the margins.
    case leftMargin = 13
    /// The right edge of the margins.
    case rightMargin = 14
    /// The top edge of the margins.
    case topMargin = 15
    /// The bottom edge of the margins.
    case bottomMargin = 16
    /// The leading edge of the margins.
    case leadingMargin = 17
    /// The trailing edge of the margins.
    case trailingMargin = 18
    /// The horizontal center of the margins.
    case centerXWithinMargins = 19
    /// The vertical center of the margins.
    case centerYWithinMargins = 20
    /// No attribute: there is no second item.
    case notAnAttribute = 0
  }

  let first: LayoutPlace
  let second: LayoutPlace?
  // The order avoids padding: there are thousands of constraints.
  /// The relation between the two sides.
  public let relation: Relation
  /// Whether it is the kit's own constraint, which is the last to be broken (semantics 25.38).
  final let isOwn: Bool
  /// Whether one of its attributes is a baseline.
  final let hasBaseline: Bool
  @exclusivity(unchecked) final var storedPriority = UILayoutPriority.required
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  @exclusivity(unchecked) final var storedConstant: CGFloat
  /// The view that owns the constraint while it is active.
  final var holder: UIView? {
    get { holderReference.view }
    set { holderReference.view = newValue }
  }
  @exclusivity(unchecked) private final var holderReference = SuperviewReference()
  /// The number in the engine while the constraint is active.
  @exclusivity(unchecked) final var number: ConstraintID?

  /// Creates an inactive constraint between two items, each a view or a layout guide.
  ///
  /// An impossible constraint stops the app: a size with a position, leading with left, a position alone (semantics
  /// 25.3).
  @preconcurrency @MainActor public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    // The only designated initializer, so that subclasses inherit it.
    if let handedOver = NSLayoutConstraint.handedOver {
      NSLayoutConstraint.handedOver = nil
      (first, second, isOwn) = handedOver
    } else {
      isOwn = false
      first = LayoutPlace(view1 as AnyObject, attr1)
      // No `map` here: a closure checks its actor at each call.
      if let view2 { second = LayoutPlace(view2 as AnyObject, attr2) } else { second = nil }
    }
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    storedConstant = c.isFinite ? c : 0
    hasBaseline = first.hasBaseline || second?.hasBaseline == true
    super.init()
    if !multiplier.isFinite || !c.isFinite {
      UsageError.report(
        "NSLayoutConstraint: \(multiplier) and \(c) are not both finite; 1 and 0 replace values that are not")
    }
    if !isOwn { LayoutPlace.check(first, second, multiplier: multiplier) }
  }

  /// The attributes of a constraint that the kit is creating, and whether it is the kit's own; they bypass the
  /// arguments, since casting from `Any` would cost more than everything else.
  @exclusivity(unchecked) private static var handedOver: (first: LayoutPlace, second: LayoutPlace?, isOwn: Bool)?

  convenience init(
    _ first: LayoutPlace, _ relation: Relation, _ second: LayoutPlace?, multiplier: CGFloat, constant: CGFloat,
    isOwn: Bool = false
  ) {
    NSLayoutConstraint.handedOver = (first, second, isOwn)
    self.init(
      item: (), attribute: .notAnAttribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The first item, a view or a layout guide; nil after it was deallocated.
  open weak var firstItem: AnyObject? { first.item }
  /// The second item; nil without one, or after it was deallocated.
  open weak var secondItem: AnyObject? { second?.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The first attribute as an anchor, from which constraints can be created.
  ///
  /// It is a new anchor at each access, and of no subclass: a cast to `NSLayoutXAxisAnchor` returns nil.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second attribute as an anchor; nil without one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The constant of the relation, in points.
  ///
  /// Changing it on an active constraint is cheap; call `layoutIfNeeded()` in an animation block to animate the change.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return UsageError.report("NSLayoutConstraint.constant: \(newValue) is not finite; it stays \(storedConstant)")
      }
      storedConstant = newValue
      if number != nil { LayoutEngine.shared.constantDidChange(self) }
    }
  }

  /// The priority of the constraint; `required` by default.
  ///
  /// While the constraint is active, changing it to or from required stops the app (semantics 25.6).
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      precondition(
        newValue.rawValue > 0 && newValue.rawValue <= 1000,
        "a priority is above 0 and at most 1000: \(newValue.rawValue)")
      if let number {
        precondition(
          (newValue == .required) == (storedPriority == .required),
          """
          Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You \
          passed priority \(newValue.rawValue) and the existing priority was \(storedPriority.rawValue).
          """)
        LayoutEngine.shared.setPriority(number, newValue)
      }
      storedPriority = newValue
    }
  }

  /// A name for messages; nil by default.
  open var identifier: String?

  /// Whether the constraint applies.
  ///
  /// Setting it to true adds the constraint to the nearest view that contains both items; without one the app stops
  /// (semantics 25.5, 25.7).
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let ancestor = LayoutPlace.commonAncestor(first, second) else {
      fatalError(
        """
        Unable to activate constraint with anchors \(first) and \(second.map { "\($0)" } ?? "nil") because they have no \
        common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's \
        illegal.
        """)
    }
    ancestor.install(self)
  }

  private func deactivate() { holder?.uninstall(self) }
}

extension NSLayoutConstraint {
  /// Creates a constraint of the kit, with its name.
  package static func ofKit(
    _ first: LayoutHandle, _ attribute: Attribute, _ relation: Relation, _ second: LayoutHandle?, _ other: Attribute,
    multiplier: CGFloat, constant: CGFloat, name: String
  ) -> NSLayoutConstraint {
    // No `map` here: a closure checks its actor at each call.
    var place: LayoutPlace?
    if let second { place = LayoutPlace(second, other) }
    let result = NSLayoutConstraint(
      LayoutPlace(first, attribute), relation, place, multiplier: multiplier, constant: constant, isOwn: true)
    result.identifier = name
    return result
  }

  /// Creates a constraint of the kit that makes two distances equal.
  package static func ofKit(
    distance first: (LayoutHandle, Attribute), to second: (LayoutHandle, Attribute),
    equals third: (LayoutHandle, Attribute), to fourth: (LayoutHandle, Attribute), name: String
  ) -> NSLayoutConstraint {
    let result = NSLayoutConstraint(
      LayoutPlace(from: LayoutPlace(first.0, first.1), to: LayoutPlace(second.0, second.1)), .equal,
      LayoutPlace(from: LayoutPlace(third.0, third.1), to: LayoutPlace(fourth.0, fourth.1)), multiplier: 1, constant: 0,
      isOwn: true)
    result.identifier = name
    return result
  }
}
