import TouchConstraints
import TouchDrawing
import TouchGeometry

/// The four variables of a view or guide in the engine, relative to the upper left corner of its container.
///
/// Like the engine, it has no exclusivity checks.
@MainActor package final class LayoutItem {
  let handle: LayoutHandle
  var view: UIView? { handle.view }
  var guide: UILayoutGuide? { handle.guide }
  /// The layout advice of the view's class; empty for a guide.
  let advice: LayoutAdvice
  let numbers: Numbers
  /// The active constraints that reference the item.
  @exclusivity(unchecked) var mentions: [NSLayoutConstraint] = []
  /// The engine's own constraints of the item: intrinsic sizes, or the position of the kit's guides.
  @exclusivity(unchecked) var own = FewConstraints()
  /// The intrinsic size that `own` represents; nil without one.
  @exclusivity(unchecked) var installed: IntrinsicConstraints?
  /// The insets in `own` of a guide that follows its view.
  @exclusivity(unchecked) var insets = UIEdgeInsets.zero
  /// The width for which multiline text was measured; nil for the width without wrapping.
  @exclusivity(unchecked) var textWidth: CGFloat?
  @exclusivity(unchecked) var isWaiting = false
  /// Marks the item in a traversal, so that it is visited once.
  @exclusivity(unchecked) var stamp = 0

  struct Numbers {
    var left, top, width, height: Variable
    var all: [Variable] { [left, top, width, height] }
  }

  init(_ handle: LayoutHandle, _ numbers: Numbers) {
    (self.handle, self.numbers) = (handle, numbers)
    advice = handle.view?.kitAdviser?.layoutAdvice ?? []
    handle.item = self
  }

  /// Adds an active constraint that references the item.
  func mention(_ constraint: NSLayoutConstraint) {
    // Most items have more than one or two.
    if mentions.isEmpty { mentions.reserveCapacity(6) }
    mentions.append(constraint)
  }

  isolated deinit { LayoutEngine.shared.forget(numbers, own, mentions) }
}

/// The constraint-related state of a view.
///
/// Like the engine, it has no exclusivity checks.
@MainActor package final class ViewLayout {
  @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
  @exclusivity(unchecked) var handle: LayoutHandle?
  @exclusivity(unchecked) var item: LayoutItem?
  /// Whether the frame is a result of constraints and not an input.
  @exclusivity(unchecked) var isOutput = false
  /// The scale at which the view is displayed relative to its variables, from its corner: the zoom of a scroll view
  /// (semantics 25.36).
  @exclusivity(unchecked) var zoom: CGFloat = 1
  /// Whether the frame of a subview is a result of constraints.
  @exclusivity(unchecked) var placesSubviews = false
  @exclusivity(unchecked) var semantic = UISemanticContentAttribute.unspecified
  /// A constraint that was added to a view that does not contain its items.
  @exclusivity(unchecked) var misplaced: NSLayoutConstraint?
  /// Called when the size from constraints in the view may change.
  @exclusivity(unchecked) var watch: (@MainActor () -> Void)?

  /// Adds a constraint that the view owns.
  func note(_ constraint: NSLayoutConstraint) {
    // There are usually several.
    if constraints.isEmpty { constraints.reserveCapacity(8) }
    constraints.append(constraint)
  }

  isolated deinit {
    // After the view is deallocated, its constraints no longer apply.
    for constraint in constraints { LayoutEngine.shared.uninstall(constraint, from: nil) }
    handle?.item = nil
  }
}

/// How a view's layout depends on the reading direction.
///
/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  /// By the language.
  case unspecified = 0
  /// Never mirrored, because the view represents playback.
  case playback = 1
  /// Never mirrored, because the view represents spatial directions.
  case spatial = 2
  /// Left to right, regardless of the language.
  case forceLeftToRight = 3
  /// Right to left, regardless of the language.
  case forceRightToLeft = 4
}

/// The reading direction. https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1

  /// The corresponding trait.
  var trait: UITraitEnvironmentLayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// The layout properties of a view class in addition to its size.
@_spi(TouchKit) public struct LayoutAdvice: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt8
  /// Creates advice with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The height may depend on the width.
  public static let flowing = LayoutAdvice(rawValue: 1)
  /// The view has text, whose baselines can be aligned.
  public static let hasBaseline = LayoutAdvice(rawValue: 2)
  /// The kit creates the view's constraints: with constraints it has no intrinsic size (semantics 25.46).
  public static let constrainsItself = LayoutAdvice(rawValue: 4)
}

/// A view whose class has layout advice; returned by its `kitAdviser`.
@_spi(TouchKit) @MainActor public protocol LayoutAdviser: UIView {
  /// The advice, the same for all views of a class.
  var layoutAdvice: LayoutAdvice { get }
  /// Whether the height currently depends on the width.
  var flows: Bool { get }
  /// Returns the distance from the top to the first or last baseline for a size, in points; nil without text.
  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat?
}

@_spi(TouchKit) extension LayoutAdviser {
  /// Returns false.
  public var flows: Bool { false }
  /// Returns nil.
  public func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? { nil }
}

/// A view whose content size follows constraints (semantics 25.36); returned by its `kitContentSized`.
@_spi(TouchKit) @MainActor public protocol ContentSizedView: UIView {
  /// Applies the size of the content.
  func contentSizeWasFound(_ size: CGSize)
}

extension UIView {
  /// The view's `ViewLayout`, created if necessary.
  var ensuredLayout: ViewLayout {
    if let layout = rare?.layout { return layout }
    let made = ViewLayout()
    ensuredRare.layout = made
    return made
  }

  /// Returns the variables of the view, created if necessary.
  @discardableResult
  package func ensureLayoutItem() -> LayoutItem {
    if let item = rare?.layout?.item { return item }
    let layout = ensuredLayout
    let item = LayoutEngine.shared.makeItem(layoutHandle)
    layout.item = item
    layoutRoleDidChange()
    return item
  }

  /// Whether constraints reference the view.
  package var hasLayoutItem: Bool { rare?.layout?.item != nil }

  /// The size from constraints, in whole pixels; nil if the frame is not a result of constraints.
  package var constrainedSize: CGSize? {
    rare?.layout?.isOutput == true ? constrainedFrame(max(traitCollection.displayScale, 1), .zero)?.size : nil
  }

  /// Displays a view scaled relative to its constraints, from its corner.
  package func zoomConstrained(_ zoom: CGFloat) { ensuredLayout.zoom = zoom }

  /// Updates whether the frame is an input or a result of the engine.
  func layoutRoleDidChange() {
    guard let layout = rare?.layout, let item = layout.item else { return }
    if flags.contains(.arrangesSubviews) {
      setNeedsUpdateConstraints()
      setNeedsLayout()
    }
    if layout.isOutput {
      LayoutEngine.shared.makeUnknown(item.numbers)
      LayoutEngine.shared.wait(item)
      if let superview = storedSuperview {
        superview.ensuredLayout.placesSubviews = true
        superview.setNeedsLayout()
        // A stack view determines the frames of its views, so it participates too.
        if superview.flags.contains(.arrangesSubviews) {
          superview.ensureLayoutItem()
          superview.setNeedsUpdateConstraints()
        }
      }
    } else {
      LayoutEngine.shared.withdraw(item)
      giveGeometry()
    }
  }

  /// Passes the view's frame to the engine, if it is an input.
  func giveGeometry() {
    guard let layout = rare?.layout, let item = layout.item else { return }
    if !layout.isOutput {
      let (frame, insets) = (computedFrame, alignmentRectInsets)
      let origin = storedSuperview?.contentCorner ?? .zero
      let engine = LayoutEngine.shared
      engine.give(item.numbers.left, frame.minX + insets.left - origin.x)
      engine.give(item.numbers.top, frame.minY + insets.top - origin.y)
      engine.give(item.numbers.width, max(frame.width - insets.left - insets.right, 0))
      engine.give(item.numbers.height, max(frame.height - insets.top - insets.bottom, 0))
    }
    if let guide = layout.systemGuides.first(where: { $0.role == .frame }), let item = guide.layoutItem {
      LayoutEngine.shared.give(item.numbers.left, storedOrigin.x)
      LayoutEngine.shared.give(item.numbers.top, storedOrigin.y)
    }
  }

  /// The origin of the subviews' variables: the corner of the bounds, or of the content in a scroll view.
  var contentCorner: CGPoint { rare?.contentGate != nil ? .zero : storedOrigin }

  /// Applies the frames from constraints to the subviews (semantics 25.26).
  func placeConstrainedSubviews() {
    guard let layout = rare?.layout, layout.placesSubviews else { return }
    solveMeanwhile()
    let scale = max(traitCollection.displayScale, 1)
    for child in subviews where child.storedSuperview === self && child.rare?.layout?.isOutput == true {
      child.applyConstrainedFrame(scale, contentCorner)
    }
  }

  /// Solves changes made since the pass began, so that subviews get current frames (semantics 25.26).
  private func solveMeanwhile() {
    guard let engine = LayoutEngine.made, engine.hasWork || rare?.viewController != nil else { return }
    let isWaiting = flags.contains(.needsLayout)
    engine.solve()
    // Moved subviews are laid out now.
    if !isWaiting { flags.remove(.needsLayout) }
  }

  /// Applies the frame from constraints, in whole pixels (semantics 25.23).
  private func applyConstrainedFrame(_ scale: CGFloat, _ corner: CGPoint) {
    guard let frame = constrainedFrame(scale, corner) else { return }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let (anchor, zoom) = (anchorPoint, rare?.layout?.zoom ?? 1)
    let center = CGPoint(
      x: frame.minX + frame.width * zoom * anchor.x, y: frame.minY + frame.height * zoom * anchor.y)
    if self.center != center { self.center = center }
  }

  /// Returns the frame from constraints in whole pixels, for variables relative to a corner.
  private func constrainedFrame(_ scale: CGFloat, _ corner: CGPoint) -> CGRect? {
    guard let item = rare?.layout?.item else { return nil }
    let (found, insets) = (LayoutEngine.shared.frame(of: item), alignmentRectInsets)
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
    return CGRect(
      x: pixel(found.minX - insets.left + corner.x), y: pixel(found.minY - insets.top + corner.y),
      width: pixel(found.width + insets.left + insets.right), height: pixel(found.height + insets.top + insets.bottom))
  }
}

extension UILayoutGuide {
  /// Returns the variables of the guide, created if necessary.
  func ensureLayoutItem() -> LayoutItem {
    if let layoutItem { return layoutItem }
    let item = LayoutEngine.shared.makeItem(layoutHandle)
    layoutItem = item
    LayoutEngine.shared.place(item, of: self)
    return item
  }
}
