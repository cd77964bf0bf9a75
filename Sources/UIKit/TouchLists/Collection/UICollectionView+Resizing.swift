import TouchGeometry
import TouchKit
import TouchWidgets

extension UICollectionView {
  /// The changes that cause visible views of estimated lengths to be measured again (semantics 26.44).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No change; only `reconfigureItems(at:)` and batches measure again.
    case disabled = 0
    /// A new content configuration, and `invalidateIntrinsicContentSize()` called on the cell.
    case enabled = 1
    /// Also changes of constraints in the content view.
    case enabledIncludingConstraints = 2
  }
}

// Changes of sizes of visible items (semantics 26.44).

extension UICollectionView {
  /// Schedules a view to be measured again.
  func sizeMayDiffer(_ view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, resizing.acceptsInvalidation, !isLayingOut, reconfiguring?.cell !== view,
      collectionViewLayout.hasEstimates
    else { return }
    if let row = shown.first(where: { $0.cell === view }) {
      collectionViewLayout.forgetItem(row.place)
    } else if let other = supplements.first(where: { $0.view === view && !$0.isDecoration }) {
      collectionViewLayout.forgetView(ofKind: other.kind, at: other.path)
    } else {
      return
    }
    view.sizeWhenAsked = nil
    resizing.note()
    setNeedsLayout()
  }

  /// Whether views observe the constraints in their content.
  var watchesContent: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

  /// Updates whether the visible views observe the constraints in their content.
  func watchContent() {
    for row in shown { row.cell.watchContent(watchesContent) }
    for other in supplements where !other.isDecoration { other.view.watchContent(watchesContent) }
  }

  /// Returns a snapshot of the views before some change their sizes, for an animation.
  func resizeAnimation() -> CellResizeAnimation? {
    guard resizing.isDue else { return nil }
    defer { resizing.settle() }
    resizing.countRound(of: self)
    return bounds.size == askedBounds.size ? CellResizeAnimation(resizing, animatedViews, in: self) : nil
  }

  /// The views that are animated when sizes change.
  var animatedViews: [UIView] { shown.map { $0.cell } + supplements.map { $0.view } + strips.values.map { $0 } }
}
