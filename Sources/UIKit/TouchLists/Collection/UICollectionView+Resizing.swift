import TouchGeometry
import TouchKit
import TouchWidgets

extension UICollectionView {
  /// What has a visible view measured again whose lengths the layout has estimated (semantics 26.44).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing; only `reconfigureItems(at:)` and batches do.
    case disabled = 0
    /// Another content configuration, and `invalidateIntrinsicContentSize()` called on the cell.
    case enabled = 1
    /// That, and whatever constraints in the content view speak of.
    case enabledIncludingConstraints = 2
  }
}

// Sizes that are others while items are shown (semantics 26.44).

extension UICollectionView {
  /// A view says that it may want another size.
  func sizeMayDiffer(_ view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, resizing.isHeard, !isLayingOut, reconfiguring?.cell !== view,
      collectionViewLayout.hasEstimates
    else { return }
    if let row = shown.first(where: { $0.cell === view }) {
      collectionViewLayout.forgetItem(row.place)
    } else if let other = beside.first(where: { $0.view === view && !$0.isDecoration }) {
      collectionViewLayout.forgetView(ofKind: other.kind, at: other.path)
    } else {
      return
    }
    view.sizeWhenAsked = nil
    resizing.note()
    setNeedsLayout()
  }

  /// Whether views are to hear of the constraints in them.
  var watchesContent: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

  /// Has the views that are shown hear of the constraints in them, or no more.
  func watchContent() {
    for row in shown { row.cell.watchContent(watchesContent) }
    for other in beside where !other.isDecoration { other.view.watchContent(watchesContent) }
  }

  /// The views as they are, before some get other sizes.
  func glideOfSizes() -> CellGlide? {
    guard resizing.isDue else { return nil }
    defer { resizing.settle() }
    resizing.countRound(of: self)
    return bounds.size == askedBounds.size ? CellGlide(resizing, glidingViews, in: self) : nil
  }

  /// The views that glide when sizes are others.
  var glidingViews: [UIView] { shown.map { $0.cell } + beside.map { $0.view } + strips.values.map { $0 } }
}
