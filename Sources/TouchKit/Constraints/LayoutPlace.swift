import TouchGeometry

/// An attribute of an item, or the distance from one to another.
struct LayoutPlace: CustomStringConvertible {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// What the attribute is measured from, for a distance; otherwise nil.
  private let origin: Origin?

  private final class Origin {
    weak var item: AnyObject?
    let attribute: NSLayoutConstraint.Attribute
    init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute, origin) = (item, attribute, nil)
  }

  init(from start: LayoutPlace, to end: LayoutPlace) {
    (item, attribute, origin) = (end.item, end.attribute, Origin(start.item, start.attribute))
  }

  /// Where a distance begins; nil for what is no distance.
  var start: LayoutPlace? { origin.flatMap { origin in origin.item.map { LayoutPlace($0, origin.attribute) } } }
  var isDistance: Bool { origin != nil }

  /// What attributes go together.
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

  /// Stops the program when two places make no constraint (semantics 25.2, 25.3).
  @MainActor static func check(_ first: LayoutPlace, _ second: LayoutPlace?, multiplier: CGFloat) {
    for place in [first, second].compactMap(\.self) where !(place.item is UIView || place.item is UILayoutGuide) {
      fatalError("NSLayoutConstraint: Constraint items must each be a view or layout guide.")
    }
    let (a, b) = (first.family, second?.family ?? .nothing)
    switch (a, b) {
    case (.size, .size), (.down, .down), (.sides, .sides), (.reading, .reading), (.across, .across), (.across, .sides),
      (.across, .reading), (.sides, .across), (.reading, .across):
      break
    case (.size, .nothing): return
    case (.nothing, _):
      fatalError("NSLayoutConstraint: Invalid pairing of layout attributes: the first is none")
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

  /// Whether the direction of reading decides.
  var followsReading: Bool { family == .reading || start?.family == .reading }

  /// The view that an item is, or that owns it.
  @MainActor static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The views that places are in or of.
  @MainActor static func views(_ first: LayoutPlace, _ second: LayoutPlace?) -> [UIView?] {
    [first, first.start, second, second?.start].compactMap(\.self).map { view(of: $0.item) }
  }

  /// The nearest view that contains all items (semantics 25.5).
  @MainActor static func commonAncestor(_ first: LayoutPlace, _ second: LayoutPlace?) -> UIView? {
    let views = views(first, second)
    guard var ancestor = views[0] else { return nil }
    for view in views.dropFirst() {
      guard let view else { return nil }
      while !view.isDescendant(of: ancestor) {
        guard let above = ancestor.storedSuperview else { return nil }
        ancestor = above
      }
    }
    return ancestor
  }

  var description: String {
    let name = item.map { "\(type(of: $0))" } ?? "nil"
    return start.map { "(\(name).\(attribute) - \($0))" } ?? "\(name).\(attribute)"
  }
}
