#if FoundationGeometry
import UIKit

// Helpers for Auto Layout in the manner of well-known small libraries: a builder, operators, chains, pinning.

@resultBuilder enum ConstraintListBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

extension NSLayoutConstraint {
  static func build(@ConstraintListBuilder _ body: () -> [NSLayoutConstraint]) { activate(body()) }

  @discardableResult func named(_ identifier: String) -> NSLayoutConstraint {
    self.identifier = identifier
    return self
  }

  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  /// The same with another multiplier, which a constraint cannot be given later.
  func cloned(multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])
    let copy = NSLayoutConstraint(
      item: firstItem as Any, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    copy.priority = priority
    copy.identifier = identifier
    copy.isActive = true
    return copy
  }
}

struct AnchorSum<Axis: AnyObject> {
  let anchor: NSLayoutAnchor<Axis>
  let constant: CGFloat
}

struct DimensionSum {
  let dimension: NSLayoutDimension
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
}

@MainActor func + <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> AnchorSum<Axis> {
  AnchorSum(anchor: anchor, constant: constant)
}
@MainActor func - <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> AnchorSum<Axis> {
  AnchorSum(anchor: anchor, constant: -constant)
}
@MainActor func * (dimension: NSLayoutDimension, multiplier: CGFloat) -> DimensionSum {
  DimensionSum(dimension: dimension, multiplier: multiplier)
}
@MainActor func + (sum: DimensionSum, constant: CGFloat) -> DimensionSum {
  DimensionSum(dimension: sum.dimension, multiplier: sum.multiplier, constant: sum.constant + constant)
}

infix operator ~~ : ComparisonPrecedence
infix operator >~ : ComparisonPrecedence
infix operator <~ : ComparisonPrecedence

@MainActor func ~~ <Axis>(left: NSLayoutAnchor<Axis>, right: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
  left.constraint(equalTo: right)
}
@MainActor func ~~ <Axis>(left: NSLayoutAnchor<Axis>, right: AnchorSum<Axis>) -> NSLayoutConstraint {
  left.constraint(equalTo: right.anchor, constant: right.constant)
}
@MainActor func >~ <Axis>(left: NSLayoutAnchor<Axis>, right: AnchorSum<Axis>) -> NSLayoutConstraint {
  left.constraint(greaterThanOrEqualTo: right.anchor, constant: right.constant)
}
@MainActor func <~ <Axis>(left: NSLayoutAnchor<Axis>, right: AnchorSum<Axis>) -> NSLayoutConstraint {
  left.constraint(lessThanOrEqualTo: right.anchor, constant: right.constant)
}
@MainActor func ~~ (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
  left.constraint(equalToConstant: right)
}
@MainActor func ~~ (left: NSLayoutDimension, right: DimensionSum) -> NSLayoutConstraint {
  left.constraint(equalTo: right.dimension, multiplier: right.multiplier, constant: right.constant)
}

/// What views and guides have in common.
@MainActor protocol Anchored: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var centerYAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
}
extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

extension Anchored {
  func edges(to other: any Anchored, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
    (self as? UIView)?.prepareForAutoLayout()
    return [
      topAnchor ~~ other.topAnchor + insets.top, leadingAnchor ~~ other.leadingAnchor + insets.left,
      trailingAnchor ~~ other.trailingAnchor - insets.right, bottomAnchor ~~ other.bottomAnchor - insets.bottom,
    ]
  }
  func center(in other: any Anchored) -> [NSLayoutConstraint] {
    (self as? UIView)?.prepareForAutoLayout()
    return [centerXAnchor ~~ other.centerXAnchor, centerYAnchor ~~ other.centerYAnchor]
  }
}

extension UIView {
  @discardableResult func prepareForAutoLayout() -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    return self
  }

  func addSubviews(_ views: UIView...) { views.forEach { addSubview($0.prepareForAutoLayout()) } }

  /// The constraint of a name, here or above.
  func constraint(named identifier: String) -> NSLayoutConstraint? {
    constraints.first { $0.identifier == identifier } ?? superview?.constraint(named: identifier)
  }

  @discardableResult func stack(_ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, _ views: [UIView]) -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    addSubview(stack)
    NSLayoutConstraint.activate(stack.edges(to: layoutMarginsGuide))
    return stack
  }
}
#endif
