import TouchGeometry

/// How much a wish counts, from 0 to 1000. https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Float
  /// A priority of the given number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of the given number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Whether one counts less than another.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
  /// A priority that is larger by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { Self(left.rawValue + right) }
  /// A priority that is smaller by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { Self(left.rawValue - right) }

  /// 1000.
  public static let required = UILayoutPriority(1000)
  /// 510: a drag of a scene's edge may make it larger or smaller.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag in a scene does not change its size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 750: by default, not to become smaller than the content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: by default, not to become larger than the content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
  func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    if let said = saidHugging(for: axis) { return said }
    // A label is not made higher than its text as readily as others.
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
    saidResistance(for: axis) ?? .defaultHigh
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

  /// What the program has said; nil when it has said nothing.
  package func saidHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    axis == .horizontal ? rare?.spacing?.hugging.0 : rare?.spacing?.hugging.1
  }

  /// What the program has said; nil when it has said nothing.
  package func saidResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    axis == .horizontal ? rare?.spacing?.resistance.0 : rare?.spacing?.resistance.1
  }

  /// Lets the view hear when the intrinsic size of a subview changes, or a subview is hidden or shown.
  package func arrangesSubviewsBySize() { flags.insert(.arrangesSubviews) }

  /// Has the intrinsic size asked again, by stack views and by constraints.
  func intrinsicSizeDidChange() {
    if let layout = rare?.layout, let item = layout.item, layout.isOutput {
      LayoutEngine.shared.wait(item)
    }
    arrangementDidChange()
  }

  /// Says that the view may need another place among its siblings, if the superview places them by their sizes.
  func arrangementDidChange() {
    guard let superview = storedSuperview, superview.flags.contains(.arrangesSubviews) else { return }
    superview.setNeedsLayout()
    if superview.hasLayoutItem { superview.setNeedsUpdateConstraints() }
    superview.invalidateIntrinsicContentSize()
  }
}
