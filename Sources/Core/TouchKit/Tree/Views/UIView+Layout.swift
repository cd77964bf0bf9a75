import CTouchKit
import TouchGeometry

extension UIView {
  /// Marks the view and the way to it from the window, and asks for a frame.
  func requestLayout() {
    flags.insert(.needsLayout)
    var ancestor = storedSuperview
    while let view = ancestor, !view.flags.contains(.subtreeNeedsLayout) {
      view.flags.insert(.subtreeNeedsLayout)
      ancestor = view.storedSuperview
    }
    requestFrame()
  }

  /// Lays out from the topmost of the superviews that wait without a gap.
  func layoutNow() {
    LayoutPass.begin()
    defer { LayoutPass.end() }
    root.prepareConstraints()
    var start = self
    while let above = start.storedSuperview, above.flags.contains(.needsLayout) { start = above }
    var rounds = 0
    while start.hasLayoutToDo, rounds < LayoutPass.maximumRounds {
      LayoutPass.layOut(start)
      start.root.prepareConstraints()
      rounds += 1
    }
  }

  var hasLayoutToDo: Bool { !flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) }

  /// One walk: every view that waits when it is reached is laid out, outer ones first.
  func layoutTree() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      TraitScope.run(for: self) {
        let controller = rare?.viewController
        let isNested = flags.contains(.isLayingOut)
        flags.insert(.isLayingOut)
        if let controller {
          if controller.appearance.phase == .appearing { controller.showInLayout() }
          if controller.needsContentUnavailable || controller.contentUnavailable != nil {
            controller.prepareContentUnavailable()
          }
        }
        // Of a view that came in this pass nobody has asked for its constraints.
        if hasConstraintsToUpdate { updateConstraintTree() }
        controller?.viewWillLayoutSubviews()
        if LayerLayout.isOverridden(by: Swift.type(of: self)) { layoutSublayers(of: layer) } else { layoutSubviews() }
        controller?.viewDidLayoutSubviews()
        if !isNested { flags.remove(.isLayingOut) }
      }
    }
    guard flags.contains(.subtreeNeedsLayout) || children != nil else { return }
    flags.remove(.subtreeNeedsLayout)
    // The views of layers are among the children and not among the subviews.
    for child in children?.views ?? [] where child.hasLayoutToDo { child.layoutTree() }
  }

  /// Makes the way from the window to a view that was added with work to do.
  func noteAttachment() {
    noteConstraintAttachment()
    noteLayout()
    markForFrame()
  }

  /// Makes the way from the window to what waits for layout here.
  func noteLayout() {
    guard hasLayoutToDo else { return }
    var ancestor = storedSuperview
    while let view = ancestor, !view.flags.contains(.subtreeNeedsLayout) {
      view.flags.insert(.subtreeNeedsLayout)
      ancestor = view.storedSuperview
    }
  }
}

/// Which classes of views place things by `layoutSublayers(of:)` (semantics 46.5): found once per class, by the
/// runtime's method lookup.
@MainActor enum LayerLayout {
  private static var known: [ObjectIdentifier: Bool] = [:]
  @exclusivity(unchecked) private static var last: (type: ObjectIdentifier, isOverridden: Bool) = (
    ObjectIdentifier(UIView.self), false
  )

  static func isOverridden(by type: UIView.Type) -> Bool {
    let type = ObjectIdentifier(type)
    if last.type == type { return last.isOverridden }
    let isOverridden =
      known[type]
      ?? touch_overrides_layout_of_layer(UInt(bitPattern: type), UInt(bitPattern: ObjectIdentifier(UIView.self)))
    known[type] = isOverridden
    last = (type, isOverridden)
    return isOverridden
  }
}

/// How layout is bounded.
package enum LayoutPass {
  /// How many passes are under way: a view that is laid out may ask for one of others.
  @MainActor private static var depth = 0
  /// Which pass is under way, or was last; those inside of others do not count.
  @MainActor package private(set) static var number: UInt16 = 0
  /// Whether one is.
  @MainActor package static var isUnderWay: Bool { depth > 0 }

  @MainActor static func begin() {
    if depth == 0 { number &+= 1 }
    depth += 1
  }
  @MainActor static func end() { depth -= 1 }

  /// How often views that ask for layout while they are laid out are laid out again before a frame; what is left waits
  /// for the next.
  static let maximumRounds = 10

  /// How many walks are under way: views lay out others while they are laid out.
  @MainActor private static var walks = 0

  @MainActor static func layOut(_ start: UIView) {
    walks += 1
    defer { walks -= 1 }
    start.layoutTree()
  }

  /// Whether nothing in a tree waits for layout, so that what is seen of its constraints is what will be shown.
  @MainActor static func isAtEnd(of root: UIView) -> Bool { walks == 0 && !root.hasLayoutToDo }

  /// Whether the last frame left something undone, which is said once (semantics 25.24).
  @MainActor static var isRestless = false

  @MainActor static func reportUnrest(in window: UIWindow) {
    guard !isRestless else { return }
    isRestless = true
    BadUse.report(
      "\(type(of: window)): layout asked for layout \(maximumRounds) times before a frame; the rest waits for the next")
  }
}
