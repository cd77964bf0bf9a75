import CTouchKit
import TouchGeometry

extension UIView {
  /// Marks the view and its ancestors up to the window for layout, and requests a frame.
  func requestLayout() {
    flags.insert(.needsLayout)
    var ancestor = storedSuperview
    while let view = ancestor, !view.flags.contains(.subtreeNeedsLayout) {
      view.flags.insert(.subtreeNeedsLayout)
      ancestor = view.storedSuperview
    }
    requestFrame()
  }

  /// Lays out the tree from the highest ancestor that is connected to this view by pending superviews.
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

  /// Lays out every pending view once, outer ones first.
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
        // A view added during this pass has not had its constraints updated yet.
        if hasConstraintsToUpdate { updateConstraintTree() }
        controller?.viewWillLayoutSubviews()
        if LayerLayout.isOverridden(by: Swift.type(of: self)) { layoutSublayers(of: layer) } else { layoutSubviews() }
        if let layer = rare?.layer, layer.isCustomLayerOfView { layer.layoutSublayers() }
        controller?.viewDidLayoutSubviews()
        if !isNested { flags.remove(.isLayingOut) }
      }
    }
    guard flags.contains(.subtreeNeedsLayout) || children != nil else { return }
    flags.remove(.subtreeNeedsLayout)
    // The views of layers are among the children but not among the subviews.
    for child in children?.views ?? [] where child.hasLayoutToDo { child.layoutTree() }
  }

  /// Marks the ancestors of a view that was added with pending work.
  func noteAttachment() {
    noteConstraintAttachment()
    noteLayout()
    markForFrame()
  }

  /// Marks the ancestors of a view with pending layout.
  func noteLayout() {
    guard hasLayoutToDo else { return }
    var ancestor = storedSuperview
    while let view = ancestor, !view.flags.contains(.subtreeNeedsLayout) {
      view.flags.insert(.subtreeNeedsLayout)
      ancestor = view.storedSuperview
    }
  }
}

/// Finds which view classes lay out in `layoutSublayers(of:)` (semantics 46.5), once per class, by the runtime's method
/// lookup.
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

/// The limits of layout passes.
package enum LayoutPass {
  /// The number of running passes: a view may start one for other views during its layout.
  @MainActor private static var depth = 0
  /// The number of the running or most recent pass; nested passes are not counted.
  @MainActor package private(set) static var number: UInt16 = 0
  /// Whether a pass is running.
  @MainActor package static var isUnderWay: Bool { depth > 0 }

  @MainActor static func begin() {
    if depth == 0 { number &+= 1 }
    depth += 1
  }
  @MainActor static func end() { depth -= 1 }

  /// The maximum number of layout rounds before a frame; layout requested in the last round waits for the next frame.
  static let maximumRounds = 10

  /// The number of running tree walks: views may lay out others during their layout.
  @MainActor private static var walks = 0

  @MainActor static func layOut(_ start: UIView) {
    walks += 1
    defer { walks -= 1 }
    start.layoutTree()
  }

  /// Whether the layout of a tree is complete, so that the current results of its constraints will be displayed.
  @MainActor static func isAtEnd(of root: UIView) -> Bool { walks == 0 && !root.hasLayoutToDo }

  /// Whether the last frame left layout unfinished, which is reported once (semantics 25.24).
  @MainActor static var hasReportedUnfinishedLayout = false

  @MainActor static func reportUnfinishedLayout(in window: UIWindow) {
    guard !hasReportedUnfinishedLayout else { return }
    hasReportedUnfinishedLayout = true
    UsageError.report(
      "\(type(of: window)): layout requested layout \(maximumRounds) times before a frame; the remaining layout waits for the next frame"
    )
  }
}
