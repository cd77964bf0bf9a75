import TouchConstraints
import TouchDrawing
import TouchGeometry

/// The four numbers of a view or a guide in the engine, from the upper left corner of what it is in.
///
/// As the engine, it is kept without a watch for overlapping access.
@MainActor package final class LayoutItem {
  let handle: LayoutHandle
  var view: UIView? { handle.view }
  var guide: UILayoutGuide? { handle.guide }
  /// What the class of the view says of the layout; nothing of a guide.
  let advice: LayoutAdvice
  let numbers: Numbers
  /// The active constraints that speak of it.
  @exclusivity(unchecked) var mentions: [NSLayoutConstraint] = []
  /// What the engine says of it itself: intrinsic sizes, or where a guide of the kit stands.
  @exclusivity(unchecked) var own = FewConstraints()
  /// What `own` says now of the intrinsic size; nil for nothing.
  @exclusivity(unchecked) var told: IntrinsicWishes?
  /// The insets that `own` says of a guide that follows its view.
  @exclusivity(unchecked) var insets = UIEdgeInsets.zero
  /// The width that a text of several lines was measured for; nil for its unbroken width.
  @exclusivity(unchecked) var textWidth: CGFloat?
  @exclusivity(unchecked) var isWaiting = false
  /// Marks the item in a walk, so that each is met once.
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

  /// Notes an active constraint that speaks of it.
  func mention(_ constraint: NSLayoutConstraint) {
    // Most have more than one or two.
    if mentions.isEmpty { mentions.reserveCapacity(6) }
    mentions.append(constraint)
  }

  isolated deinit { LayoutEngine.shared.forget(numbers, own, mentions) }
}

/// What constraints say of a view, and what it owns of them.
///
/// As the engine, it is kept without a watch for overlapping access.
@MainActor package final class ViewLayout {
  @exclusivity(unchecked) var constraints: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var systemGuides: [UILayoutGuide] = []
  @exclusivity(unchecked) var handle: LayoutHandle?
  @exclusivity(unchecked) var item: LayoutItem?
  /// The frame is what comes of constraints, not what goes in.
  @exclusivity(unchecked) var isOutput = false
  /// How many times as large as its numbers the view is seen, from its corner: what a scroll view zooms (semantics
  /// 25.36).
  @exclusivity(unchecked) var zoom: CGFloat = 1
  /// Some subview's frame is.
  @exclusivity(unchecked) var placesSubviews = false
  @exclusivity(unchecked) var semantic = UISemanticContentAttribute.unspecified
  /// Constraints that were added to a view that does not contain their items.
  @exclusivity(unchecked) var misplaced: NSLayoutConstraint?
  /// Hears of what may change the size that constraints in the view say.
  @exclusivity(unchecked) var watch: (@MainActor () -> Void)?

  /// Notes a constraint that the view owns.
  func note(_ constraint: NSLayoutConstraint) {
    // Mostly there are several.
    if constraints.isEmpty { constraints.reserveCapacity(8) }
    constraints.append(constraint)
  }

  isolated deinit {
    // The view is gone: what it owned does not count any more.
    for constraint in constraints { LayoutEngine.shared.uninstall(constraint, from: nil) }
    handle?.item = nil
  }
}

/// How a view turns with the direction of reading.
///
/// https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language does.
  case unspecified = 0
  /// Never, because it is about time that passes.
  case playback = 1
  /// Never, because it is about places.
  case spatial = 2
  /// From left to right, whatever the language.
  case forceLeftToRight = 3
  /// From right to left, whatever the language.
  case forceRightToLeft = 4
}

/// The direction of reading. https://developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1

  /// The same as a trait.
  var trait: UITraitEnvironmentLayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}

/// What a class of views has to say of the layout beside a size.
@_spi(TouchKit) public struct LayoutAdvice: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt8
  /// What the bits say.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The height may depend on the width.
  public static let flowing = LayoutAdvice(rawValue: 1)
  /// The view has lines of text, which may stand on one line with others.
  public static let hasBaseline = LayoutAdvice(rawValue: 2)
  /// The kit makes the view's constraints: under constraints it has no intrinsic size (semantics 25.46).
  public static let constrainsItself = LayoutAdvice(rawValue: 4)
}

/// A view whose class has something to say of the layout beside a size; its `kitAdviser`.
@_spi(TouchKit) @MainActor public protocol LayoutAdviser: UIView {
  /// The same for all views of a class.
  var layoutAdvice: LayoutAdvice { get }
  /// Whether the height depends on the width at present.
  var flows: Bool { get }
  /// From the top to the first or the last line's baseline when the view has a size, in points; nil without text.
  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat?
}

@_spi(TouchKit) extension LayoutAdviser {
  /// No.
  public var flows: Bool { false }
  /// None.
  public func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? { nil }
}

/// A view whose content is as large as constraints say (semantics 25.36); its `kitContentSized`.
@_spi(TouchKit) @MainActor public protocol ContentSizedView: UIView {
  /// Takes the size of the content.
  func contentSizeWasFound(_ size: CGSize)
}

extension UIView {
  /// The view's `ViewLayout`, made if there is none.
  var ensuredLayout: ViewLayout {
    if let layout = rare?.layout { return layout }
    let made = ViewLayout()
    ensuredRare.layout = made
    return made
  }

  /// The numbers of the view, made if there are none.
  @discardableResult
  package func ensureLayoutItem() -> LayoutItem {
    if let item = rare?.layout?.item { return item }
    let layout = ensuredLayout
    let item = LayoutEngine.shared.makeItem(layoutHandle)
    layout.item = item
    layoutRoleDidChange()
    return item
  }

  /// Whether constraints speak of the view.
  package var hasLayoutItem: Bool { rare?.layout?.item != nil }

  /// The size that constraints say, in whole pixels; nil where the frame is not what comes of constraints.
  package var constrainedSize: CGSize? {
    rare?.layout?.isOutput == true ? constrainedFrame(max(traitCollection.displayScale, 1), .zero)?.size : nil
  }

  /// Lets a view that constraints place be seen larger or smaller than they say, from its corner.
  package func zoomConstrained(_ zoom: CGFloat) { ensuredLayout.zoom = zoom }

  /// Brings what the engine takes for given up to date: the frame goes in, or comes out.
  func layoutRoleDidChange() {
    guard let layout = rare?.layout, let item = layout.item else { return }
    if flags.contains(.arrangesSubviews) {
      setNeedsUpdateConstraints()
      setNeedsLayout()
    }
    if layout.isOutput {
      LayoutEngine.shared.takeBack(item.numbers)
      LayoutEngine.shared.wait(item)
      if let superview = storedSuperview {
        superview.ensuredLayout.placesSubviews = true
        superview.setNeedsLayout()
        // A stack view says where its views are, so it takes part as well.
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

  /// Tells the engine where the view is, if that is given.
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

  /// Where the numbers of subviews begin: at the corner of the bounds, or of the content in a scroll view.
  var contentCorner: CGPoint { rare?.contentGate != nil ? .zero : storedOrigin }

  /// Gives the subviews the frames that constraints say (semantics 25.26).
  func placeConstrainedSubviews() {
    guard let layout = rare?.layout, layout.placesSubviews else { return }
    solveMeanwhile()
    let scale = max(traitCollection.displayScale, 1)
    for child in subviews where child.storedSuperview === self && child.rare?.layout?.isOutput == true {
      child.takeConstrainedFrame(scale, contentCorner)
    }
  }

  /// Solves what has come up since the pass began, so that subviews are not placed by what was before (semantics 25.26).
  private func solveMeanwhile() {
    guard let engine = LayoutEngine.made, engine.hasWork || rare?.viewController != nil else { return }
    let isWaiting = flags.contains(.needsLayout)
    engine.solve()
    // What has moved among the subviews is placed now.
    if !isWaiting { flags.remove(.needsLayout) }
  }

  /// Takes the frame that constraints say, in whole pixels (semantics 25.23).
  private func takeConstrainedFrame(_ scale: CGFloat, _ corner: CGPoint) {
    guard let frame = constrainedFrame(scale, corner) else { return }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let (anchor, zoom) = (anchorPoint, rare?.layout?.zoom ?? 1)
    let center = CGPoint(
      x: frame.minX + frame.width * zoom * anchor.x, y: frame.minY + frame.height * zoom * anchor.y)
    if self.center != center { self.center = center }
  }

  /// What constraints say in whole pixels, for numbers that begin at a corner.
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
  /// The numbers of the guide, made if there are none.
  func ensureLayoutItem() -> LayoutItem {
    if let layoutItem { return layoutItem }
    let item = LayoutEngine.shared.makeItem(layoutHandle)
    layoutItem = item
    LayoutEngine.shared.place(item, of: self)
    return item
  }
}
