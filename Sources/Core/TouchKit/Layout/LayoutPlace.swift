import TouchGeometry

/// An attribute of an item, or the distance from one attribute to another.
@MainActor struct LayoutPlace: @preconcurrency CustomStringConvertible {
  let handle: LayoutHandle
  /// The start of a distance; otherwise nil.
  private let origin: Origin?
  let attribute: NSLayoutConstraint.Attribute

  private final class Origin {
    let place: LayoutPlace
    init(_ place: LayoutPlace) { self.place = place }
  }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { self.init(LayoutHandle.of(item), attribute) }

  /// Creates an attribute of a view.
  init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) { self.init(view.layoutHandle, attribute) }

  init(_ handle: LayoutHandle, _ attribute: NSLayoutConstraint.Attribute) {
    (self.handle, self.attribute, origin) = (handle, attribute, nil)
  }

  init(from start: LayoutPlace, to end: LayoutPlace) {
    (handle, attribute, origin) = (end.handle, end.attribute, Origin(start))
  }

  /// The view or guide; nil after it was deallocated.
  var item: AnyObject? { handle.object }
  /// The start of a distance; nil for an attribute.
  var start: LayoutPlace? { origin?.place }
  var isDistance: Bool { origin != nil }
  /// Whether a baseline is used, at either end of a distance.
  var hasBaseline: Bool {
    attribute == .firstBaseline || attribute == .lastBaseline || origin?.place.hasBaseline == true
  }

  /// The families of compatible attributes.
  private enum Family { case nothing, size, across, sides, reading, down }

  private var family: Family {
    if isDistance { return .size }
    switch attribute {
    case .notAnAttribute: return .nothing
    case .width, .height: return .size
    case .centerX, .centerXWithinMargins: return .across
    case .left, .right, .leftMargin, .rightMargin: return .sides
    case .leading, .trailing, .leadingMargin, .trailingMargin: return .reading
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      return .down
    }
  }

  /// Adds a constraint to the variables of its items.
  func mention(_ constraint: NSLayoutConstraint) {
    handle.ensuredItem?.mention(constraint)
    if isDistance { start?.handle.ensuredItem?.mention(constraint) }
  }

  /// Stops the app if two attributes cannot form a constraint (semantics 25.2, 25.3).
  static func check(_ first: LayoutPlace, _ second: LayoutPlace?, multiplier: CGFloat) {
    if first.handle.hasNoItem || second?.handle.hasNoItem == true {
      fatalError("NSLayoutConstraint: Constraint items must each be a view or layout guide.")
    }
    let (a, b) = (first.family, second?.family ?? .nothing)
    switch (a, b) {
    case (.size, .size), (.down, .down), (.sides, .sides), (.reading, .reading), (.across, .across), (.across, .sides),
      (.across, .reading), (.sides, .across), (.reading, .across):
      break
    case (.size, .nothing): return
    case (.nothing, _):
      fatalError("NSLayoutConstraint: Invalid pairing of layout attributes: the first item has no attribute")
    case (.across, .nothing), (.sides, .nothing), (.reading, .nothing), (.down, .nothing):
      fatalError(
        """
        NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the first attribute \
        creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.
        """)
    case (.sides, .reading), (.reading, .sides):
      fatalError(
        """
        NSLayoutConstraint: A constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute. Use leading/trailing for both or neither.
        """)
    case (.size, _), (.down, _), (.across, .size), (.across, .down), (.sides, .size), (.sides, .down),
      (.reading, .size),
      (.reading, .down):
      fatalError(
        "NSLayoutConstraint: Invalid pairing of layout attributes: \(first) and \(second.map { "\($0)" } ?? "")")
    }
    if multiplier == 0, a != .size {
      fatalError(
        """
        NSLayoutConstraint: A multiplier of 0 or a nil second item together with a location for the first attribute \
        creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.
        """)
    }
  }

  /// Whether the position depends on the reading direction.
  var followsReading: Bool { isDistance ? start?.family == .reading : family == .reading }

  /// Returns the view that an item is or that owns it.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// Whether all items are in a view.
  static func areIn(_ view: UIView, _ first: LayoutPlace, _ second: LayoutPlace?) -> Bool {
    allHandles(first, second) { $0.owner?.isDescendant(of: view) == true }
  }

  /// Whether a condition is true for all handles, in order.
  static func allHandles(
    _ first: LayoutPlace, _ second: LayoutPlace?, _ holds: (LayoutHandle) -> Bool
  ) -> Bool {
    guard holds(first.handle) else { return false }
    if first.isDistance, let start = first.start, !holds(start.handle) { return false }
    guard let second else { return true }
    guard holds(second.handle) else { return false }
    if second.isDistance, let start = second.start, !holds(start.handle) { return false }
    return true
  }

  /// Returns the nearest view that contains all items (semantics 25.5).
  static func commonAncestor(_ first: LayoutPlace, _ second: LayoutPlace?) -> UIView? {
    guard var ancestor = first.handle.owner else { return nil }
    let isFound = allHandles(first, second) { handle in
      if handle.isOf(ancestor) { return true }
      guard let view = handle.owner else { return false }
      if view === ancestor { return true }
      // The usual cases: one is the superview of the other, or they are siblings.
      if view.isChild(of: ancestor) { return true }
      if let above = ancestor.storedSuperview, view === above || view.isChild(of: above) {
        ancestor = above
        return true
      }
      while !view.isDescendant(of: ancestor) {
        guard let above = ancestor.storedSuperview else { return false }
        ancestor = above
      }
      return true
    }
    return isFound ? ancestor : nil
  }

  var description: String {
    let name = item.map { "\(type(of: $0))" } ?? "nil"
    return start.map { "(\(name).\(attribute) - \($0))" } ?? "\(name).\(attribute)"
  }
}
