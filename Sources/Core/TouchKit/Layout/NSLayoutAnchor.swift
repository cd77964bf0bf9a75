import TouchGeometry

/// An edge, a center or a dimension of a view or guide, from which constraints are created.
///
/// The types prevent mixing horizontal positions, vertical positions and sizes. Views and guides return anchors; apps
/// do not create them. https://developer.apple.com/documentation/uikit/nslayoutanchor
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

  /// The item of the anchor; nil after it was deallocated.
  open var item: AnyObject? { place.item }

  /// Returns a constraint that makes this anchor equal to another.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor.place, 1, 0)
  }
  /// Returns a constraint that makes this anchor at least another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.place, 1, 0)
  }
  /// Returns a constraint that makes this anchor at most another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.place, 1, 0)
  }
  /// Returns a constraint that makes this anchor equal to another plus a constant.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor.place, 1, c)
  }
  /// Returns a constraint that makes this anchor at least another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, 1, c) }
  /// Returns a constraint that makes this anchor at most another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, 1, c) }
}

/// The system spacing between two views, in points.
private let systemSpacing: CGFloat = 8

/// A horizontal position. https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(from: place, to: otherAnchor.place))
  }
  /// Returns a constraint that places this anchor after another by a multiple of 8 points.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.place, 1, systemSpacing * multiplier) }
  /// Returns a constraint that places this anchor after another by at least a multiple of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
  /// Returns a constraint that places this anchor after another by at most a multiple of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
}

/// A vertical position. https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension for constraints.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutPlace(from: place, to: otherAnchor.place))
  }
  /// Returns a constraint that places this anchor below another by a multiple of 8 points.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.place, 1, systemSpacing * multiplier) }
  /// Returns a constraint that places this anchor below another by at least a multiple of 8 points.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
  /// Returns a constraint that places this anchor below another by at most a multiple of 8 points.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, 1, systemSpacing * multiplier) }
}

/// A size. https://developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that sets this size, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, 1, c) }
  /// Returns a constraint that sets a minimum of this size, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, 1, c)
  }
  /// Returns a constraint that sets a maximum of this size, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, 1, c)
  }
  /// Returns a constraint that makes this size a multiple of another.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor.place, m, 0)
  }
  /// Returns a constraint that makes this size at least a multiple of another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.place, m, 0)
  }
  /// Returns a constraint that makes this size at most a multiple of another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.place, m, 0)
  }
  /// Returns a constraint that makes this size a multiple of another plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor.place, m, c) }
  /// Returns a constraint that makes this size at least a multiple of another plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor.place, m, c) }
  /// Returns a constraint that makes this size at most a multiple of another plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor.place, m, c) }
}
