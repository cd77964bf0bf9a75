import TouchConstraints
import TouchGeometry

/// Says that one edge, middle or size is a multiple of another and a constant, or at least or at most that.
///
/// `first.attribute relation multiplier × second.attribute + constant`. It counts while it `isActive`; the view that
/// contains both items owns it then. What it says takes effect in the next layout pass. Rules 25.1 to 25.14 of the
/// semantics. https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor open class NSLayoutConstraint: UIObject {
  /// Across or down. https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// What of an item is meant; edges are those of its alignment rectangle.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which reading begins.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
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
    /// The edge of the margins at which reading begins.
    case leadingMargin = 17
    /// The edge of the margins at which reading ends.
    case trailingMargin = 18
    /// The middle of the margins across.
    case centerXWithinMargins = 19
    /// The middle of the margins down.
    case centerYWithinMargins = 20
    /// Nothing: there is no second item.
    case notAnAttribute = 0
  }

  let first: LayoutPlace
  let second: LayoutPlace?
  // The order leaves no gaps: there are thousands of constraints.
  /// How the two sides compare.
  public let relation: Relation
  /// The kit's own: the last to be given up (semantics 25.38).
  final let isOwn: Bool
  /// Whether one of its places is a baseline.
  final let hasBaseline: Bool
  @exclusivity(unchecked) final var storedPriority = UILayoutPriority.required
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  @exclusivity(unchecked) final var storedConstant: CGFloat
  /// The view that owns it while it is active.
  final var holder: UIView? {
    get { holderReference.view }
    set { holderReference.view = newValue }
  }
  @exclusivity(unchecked) private final var holderReference = SuperviewReference()
  /// Its number in the engine while it is active.
  @exclusivity(unchecked) final var number: ConstraintID?

  /// A constraint between two items, each a view or a layout guide; it is not active.
  ///
  /// What cannot be stops the program: a size with a place, leading with left, a place alone (semantics 25.3).
  @preconcurrency @MainActor public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    // The one designated initializer, so that subclasses inherit it.
    if let handedOver = NSLayoutConstraint.handedOver {
      NSLayoutConstraint.handedOver = nil
      (first, second, isOwn) = handedOver
    } else {
      isOwn = false
      first = LayoutPlace(view1 as AnyObject, attr1)
      // Not by `map`: each call of a closure is asked on whose thread it runs.
      if let view2 { second = LayoutPlace(view2 as AnyObject, attr2) } else { second = nil }
    }
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    storedConstant = c.isFinite ? c : 0
    hasBaseline = first.hasBaseline || second?.hasBaseline == true
    super.init()
    if !multiplier.isFinite || !c.isFinite {
      BadUse.report("NSLayoutConstraint: \(multiplier) and \(c) are not finite; 1 and 0 stand for what is not")
    }
    if !isOwn { LayoutPlace.check(first, second, multiplier: multiplier) }
  }

  /// The places of a constraint that the kit is making, and whether it is the kit's own; they pass by the arguments, since
  /// to take them out of `Any` again would cost more than all the rest.
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

  /// The first item, a view or a layout guide; nil when it is gone.
  open weak var firstItem: AnyObject? { first.item }
  /// The second item; nil when there is none, or it is gone.
  open weak var secondItem: AnyObject? { second?.item }
  /// What of the first item is meant.
  open var firstAttribute: Attribute { first.attribute }
  /// What of the second item is meant.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  /// The first place as an anchor, which constraints can be made of.
  ///
  /// A new anchor each time, and none of the subclasses: a cast to `NSLayoutXAxisAnchor` gives nil.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The second place as an anchor; nil when there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// What is added, in points.
  ///
  /// Setting it costs little while the constraint is active; call `layoutIfNeeded()` in an animation block to animate
  /// what comes of it.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return BadUse.report("NSLayoutConstraint.constant: \(newValue) is not finite; it stays \(storedConstant)")
      }
      storedConstant = newValue
      if number != nil { LayoutEngine.shared.constantDidChange(self) }
    }
  }

  /// How much it counts; `required` by default.
  ///
  /// While it is active it cannot become required, or stop being so: that stops the program (semantics 25.6).
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

  /// Whether the constraint counts.
  ///
  /// Setting it to true adds it to the nearest view that contains both items; without one that stops the program
  /// (semantics 25.5, 25.7).
  open var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints active; one change, however many they are.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
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
    ancestor.hold(self)
  }

  private func deactivate() { holder?.letGo(of: self) }
}

extension NSLayoutConstraint {
  /// A constraint of the kit's own, with its name.
  package static func ofKit(
    _ first: LayoutHandle, _ attribute: Attribute, _ relation: Relation, _ second: LayoutHandle?, _ other: Attribute,
    multiplier: CGFloat, constant: CGFloat, name: String
  ) -> NSLayoutConstraint {
    // Not by `map`: each call of a closure is asked on whose thread it runs.
    var place: LayoutPlace?
    if let second { place = LayoutPlace(second, other) }
    let result = NSLayoutConstraint(
      LayoutPlace(first, attribute), relation, place, multiplier: multiplier, constant: constant, isOwn: true)
    result.identifier = name
    return result
  }

  /// A constraint of the kit's own that makes two distances the same.
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
