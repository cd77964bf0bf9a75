import TouchGeometry

/// An edge, a middle or a size of a view or a guide, to make constraints of.
///
/// The types see to it that places across, places down and sizes are not mixed. Anchors are asked of views and guides,
/// never made. https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: UIObject {
  let place: LayoutPlace

  init(_ place: LayoutPlace) {
    self.place = place
    super.init()
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutPlace?, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(place, relation, other, multiplier: multiplier, constant: constant)
  }

  /// The item that the anchor is of; nil when it is gone.
  open var item: AnyObject? { place.item }

  /// A constraint that makes this place the same as another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor.place, 1, 0)
  }
  /// A constraint that makes this place at least another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.place, 1, 0)
  }
  /// A constraint that makes this place at most another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.place, 1, 0)
  }
  /// A constraint that makes this place another and some points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor.place, 1, c)
  }
  /// A constraint that makes this place at least another and some points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, 1, c) }
  /// A constraint that makes this place at most another and some points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, 1, c) }
}

/// What the system's spacing is between two views, in points.
private let systemSpacing: CGFloat = 8

/// A place across. https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this place to another, which constraints can be made of like of a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(from: place, to: otherAnchor.place))
  }
  /// A constraint that puts this place after another by a multiple of 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.place, 1, systemSpacing * multiplier) }
  /// A constraint that puts this place after another by at least a multiple of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
  /// A constraint that puts this place after another by at most a multiple of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
}

/// A place down. https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this place to another, which constraints can be made of like of a size.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(from: place, to: otherAnchor.place))
  }
  /// A constraint that puts this place below another by a multiple of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.place, 1, systemSpacing * multiplier) }
  /// A constraint that puts this place below another by at least a multiple of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
  /// A constraint that puts this place below another by at most a multiple of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
}

/// A size. https://developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that makes this size a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, 1, c) }
  /// A constraint that makes this size at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, c)
  }
  /// A constraint that makes this size at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, c)
  }
  /// A constraint that makes this size a multiple of another.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor.place, m, 0)
  }
  /// A constraint that makes this size at least a multiple of another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.place, m, 0)
  }
  /// A constraint that makes this size at most a multiple of another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.place, m, 0)
  }
  /// A constraint that makes this size a multiple of another and some points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.place, m, c) }
  /// A constraint that makes this size at least a multiple of another and some points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, m, c) }
  /// A constraint that makes this size at most a multiple of another and some points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, m, c) }
}
