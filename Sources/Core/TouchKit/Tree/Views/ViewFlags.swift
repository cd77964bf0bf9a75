/// The flags of a view, in four bytes.
///
/// `needs…` flags are set by changes and cleared by the pass that does the work. `subtree…` flags mean that a
/// descendant has the corresponding flag; they are set on all ancestors up to the window, so that a pass finds the view
/// and setting can stop at the first ancestor that has the flag.
package struct ViewFlags: OptionSet, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let hidden = ViewFlags(rawValue: 1 << 0)
  package static let clipsToBounds = ViewFlags(rawValue: 1 << 1)
  package static let interactionDisabled = ViewFlags(rawValue: 1 << 2)
  package static let multipleTouch = ViewFlags(rawValue: 1 << 3)
  package static let exclusiveTouch = ViewFlags(rawValue: 1 << 4)
  package static let opaque = ViewFlags(rawValue: 1 << 5)
  package static let resizesSubviews = ViewFlags(rawValue: 1 << 6)
  package static let isWindow = ViewFlags(rawValue: 1 << 7)
  /// The transform or the anchor point is not the default; both are in `rare`.
  package static let hasTransform = ViewFlags(rawValue: 1 << 8)
  /// The origin of the bounds is not zero; it is in `rare`.
  package static let hasOrigin = ViewFlags(rawValue: 1 << 27)
  /// The alpha is below the minimum for touches (semantics 2.4).
  package static let transparent = ViewFlags(rawValue: 1 << 28)

  /// The superview stores a box for the view, which must be kept up to date.
  package static let isBoxed = ViewFlags(rawValue: 1 << 9)
  /// The class was examined; the next two flags tell which hit-testing methods it overrides.
  package static let classIsKnown = ViewFlags(rawValue: 1 << 10)
  package static let overridesHitTest = ViewFlags(rawValue: 1 << 11)
  package static let overridesPointInside = ViewFlags(rawValue: 1 << 12)
  package static let overrides: ViewFlags = [.overridesHitTest, .overridesPointInside]
  /// The view is a disabled control (semantics 2.11).
  package static let controlDisabled = ViewFlags(rawValue: 1 << 13)
  /// The view is animated without allowing user interaction (semantics 10.2).
  package static let animationBlocksTouches = ViewFlags(rawValue: 1 << 14)
  /// A view with one of these flags is not hit (semantics 2.4, 2.11, 10.2).
  package static let untouchable: ViewFlags = [
    .hidden, .transparent, .interactionDisabled, .controlDisabled, .animationBlocksTouches,
  ]
  /// With one of these flags, bounds and center are not enough to decide whether a point is in the view.
  package static let notPlain: ViewFlags = [.hasTransform, .overridesHitTest, .overridesPointInside]

  /// A property of the view is animated; the application's `motions` has the details.
  package static let isMoving = ViewFlags(rawValue: 1 << 15)

  /// The view is in a dark environment; `TraitPass.swift` has the rule.
  package static let dark = ViewFlags(rawValue: 1 << 20)
  /// The view has its own tint, in `rare`.
  package static let hasTint = ViewFlags(rawValue: 1 << 21)
  /// The safe area is smaller than the view; the insets are in `rare`.
  package static let hasSafeArea = ViewFlags(rawValue: 1 << 22)
  /// The margins depend on those of the superview and on the position in it.
  package static let followsMargins = ViewFlags(rawValue: 1 << 23)
  /// The view arranges its subviews by their intrinsic sizes and must be notified when those change.
  package static let arrangesSubviews = ViewFlags(rawValue: 1 << 26)

  /// `layoutSubviews()` is pending.
  package static let needsLayout = ViewFlags(rawValue: 1 << 16)
  package static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 17)
  /// `layoutSubviews()` is running.
  package static let isLayingOut = ViewFlags(rawValue: 1 << 29)
  /// `updateConstraints()` is pending.
  package static let needsConstraints = ViewFlags(rawValue: 1 << 30)
  package static let subtreeNeedsConstraints = ViewFlags(rawValue: 1 << 31)
  /// `draw(_:)` is pending.
  package static let needsDisplay = ViewFlags(rawValue: 1 << 18)
  /// A visible property of the view or a descendant may have changed since the last frame.
  ///
  /// Every visible ancestor of a view with this flag also has it, and records which subviews must be examined.
  package static let needsFrame = ViewFlags(rawValue: 1 << 19)

  /// The subviews or their order have changed since the last frame.
  package static let subviewsDiffer = ViewFlags(rawValue: 1 << 24)
  /// The view was neither hidden nor scaled to nothing when its superview was last drawn.
  package static let isShown = ViewFlags(rawValue: 1 << 25)

  /// The flags of a new view; the application adds `dark`.
  @MainActor static var initial: ViewFlags = [
    .opaque, .resizesSubviews, .needsLayout, .needsDisplay, .needsFrame, .needsConstraints,
  ]

  mutating func set(_ flag: ViewFlags, _ value: Bool) {
    if value { insert(flag) } else { remove(flag) }
  }
}
