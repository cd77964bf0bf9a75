/// What is true of a view, in four bytes.
///
/// `needs…` flags are set where something is changed and cleared by the pass that does the work. `subtree…` flags say
/// that a view below has the like; they are set on all ancestors up to the window, so that a pass finds its way and
/// setting can stop at the first ancestor that has it.
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
  /// The transform or the anchor point is not the usual one; they are in `rare`.
  package static let hasTransform = ViewFlags(rawValue: 1 << 8)
  /// The origin of the bounds is not zero; it is in `rare`.
  package static let hasOrigin = ViewFlags(rawValue: 1 << 27)
  /// The alpha is below the one at which a view gets touches (semantics 2.4).
  package static let transparent = ViewFlags(rawValue: 1 << 28)

  /// The superview keeps a box for the view, which has to follow it.
  package static let isBoxed = ViewFlags(rawValue: 1 << 9)
  /// Whether the class was looked at, and what was found: which methods of the hit test it has of its own.
  package static let classIsKnown = ViewFlags(rawValue: 1 << 10)
  package static let overridesHitTest = ViewFlags(rawValue: 1 << 11)
  package static let overridesPointInside = ViewFlags(rawValue: 1 << 12)
  package static let overrides: ViewFlags = [.overridesHitTest, .overridesPointInside]
  /// A control that is disabled (semantics 2.11).
  package static let controlDisabled = ViewFlags(rawValue: 1 << 13)
  /// The view is animated, and not so that it may be touched meanwhile (semantics 10.2).
  package static let animationBlocksTouches = ViewFlags(rawValue: 1 << 14)
  /// With one of these a view is not hit (semantics 2.4, 2.11, 10.2).
  package static let untouchable: ViewFlags = [
    .hidden, .transparent, .interactionDisabled, .controlDisabled, .animationBlocksTouches,
  ]
  /// With one of these it takes more than the bounds and the center to tell whether a place is in the view.
  package static let notPlain: ViewFlags = [.hasTransform, .overridesHitTest, .overridesPointInside]

  /// Something of the view moves: the application's `motions` know what.
  package static let isMoving = ViewFlags(rawValue: 1 << 15)

  /// The view is in dark surroundings; `TraitPass.swift` says by which rule.
  package static let dark = ViewFlags(rawValue: 1 << 20)
  /// The view has a tint of its own, in `rare`.
  package static let hasTint = ViewFlags(rawValue: 1 << 21)
  /// The safe area is smaller than the view; the insets are in `rare`.
  package static let hasSafeArea = ViewFlags(rawValue: 1 << 22)
  /// The margins depend on those of the superview, and on the place in it.
  package static let followsMargins = ViewFlags(rawValue: 1 << 23)
  /// The view places its subviews by their intrinsic sizes, and wants to know when those change.
  package static let arrangesSubviews = ViewFlags(rawValue: 1 << 26)

  /// `layoutSubviews()` is due.
  package static let needsLayout = ViewFlags(rawValue: 1 << 16)
  package static let subtreeNeedsLayout = ViewFlags(rawValue: 1 << 17)
  /// `layoutSubviews()` is under way.
  package static let isLayingOut = ViewFlags(rawValue: 1 << 29)
  /// `updateConstraints()` is due.
  package static let needsConstraints = ViewFlags(rawValue: 1 << 30)
  package static let subtreeNeedsConstraints = ViewFlags(rawValue: 1 << 31)
  /// `draw(_:)` is due.
  package static let needsDisplay = ViewFlags(rawValue: 1 << 18)
  /// Something that is seen may have changed in the view or below it since the last frame.
  ///
  /// Above a view that has it, every view has it, as far as they are shown, and knows below which subviews to look.
  package static let needsFrame = ViewFlags(rawValue: 1 << 19)

  /// The subviews are others than in the last frame, or in another order.
  package static let subviewsDiffer = ViewFlags(rawValue: 1 << 24)
  /// The view was neither hidden nor scaled to nothing when its superview was last drawn.
  package static let isShown = ViewFlags(rawValue: 1 << 25)

  /// What is true of a new view; whether it is dark, the application says.
  @MainActor static var initial: ViewFlags = [
    .opaque, .resizesSubviews, .needsLayout, .needsDisplay, .needsFrame, .needsConstraints,
  ]

  mutating func set(_ flag: ViewFlags, _ value: Bool) {
    if value { insert(flag) } else { remove(flag) }
  }
}
