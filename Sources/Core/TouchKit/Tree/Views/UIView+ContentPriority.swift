import TouchGeometry

/// The priority of a layout preference, from 0 to 1000.
/// https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public let rawValue: Float
  /// Creates a priority with the given number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority with the given number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Returns whether the first priority is lower than the second.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
  /// Returns a priority that is higher by the given amount.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { Self(left.rawValue + right) }
  /// Returns a priority that is lower by the given amount.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { Self(left.rawValue - right) }

  /// A required preference: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which dragging may resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that does not resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which a view resists becoming smaller than its content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which a view resists becoming larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a target size in a fitting calculation: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
  func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if let said = explicitHugging(for: axis) { return said }
    // A label resists vertical growth slightly more than other views.
    let advice = axis == .vertical ? kitAdviser?.layoutAdvice ?? [] : []
    let isLabel = advice.contains(.flowing) && !advice.contains(.constrainsItself)
    return isLabel ? UILayoutPriority(251) : .defaultLow
  }

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    switch axis {
    case .horizontal: ensuredSpacing.hugging.0 = priority
    case .vertical: ensuredSpacing.hugging.1 = priority
    }
    intrinsicSizeDidChange()
  }

  func resistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    explicitResistance(for: axis) ?? .defaultHigh
  }

  func setResistance(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: ensuredSpacing.resistance.0 = priority
    case .vertical: ensuredSpacing.resistance.1 = priority
    }
    intrinsicSizeDidChange()
  }

  /// Returns the priority that the app has set; nil if it has set none.
  package func explicitHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    axis == .horizontal ? rare?.spacing?.hugging.0 : rare?.spacing?.hugging.1
  }

  /// Returns the priority that the app has set; nil if it has set none.
  package func explicitResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    axis == .horizontal ? rare?.spacing?.resistance.0 : rare?.spacing?.resistance.1
  }

  /// Makes the view update its layout when a subview's intrinsic size changes or a subview is hidden or shown.
  package func arrangesSubviewsBySize() { flags.insert(.arrangesSubviews) }

  /// Makes stack views and constraints read the intrinsic size again.
  func intrinsicSizeDidChange() {
    if let layout = rare?.layout, let item = layout.item, layout.isOutput {
      LayoutEngine.shared.wait(item)
    }
    arrangementDidChange()
  }

  /// Requests a layout of the superview, if that arranges its subviews by their sizes.
  func arrangementDidChange() {
    guard let superview = storedSuperview, superview.flags.contains(.arrangesSubviews) else { return }
    superview.setNeedsLayout()
    if superview.hasLayoutItem { superview.setNeedsUpdateConstraints() }
    superview.invalidateIntrinsicContentSize()
  }
}
