import TouchGeometry
import TouchKit
import TouchWidgets

extension UITableView {
  /// The animation of inserted and deleted rows; all values except `none` fade.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Same as `fade`.
    case right = 1
    /// Same as `fade`.
    case left = 2
    /// Same as `fade`.
    case top = 3
    /// Same as `fade`.
    case bottom = 4
    /// Rows change without animation.
    case none = 5
    /// Same as `fade`.
    case middle = 6
    /// Same as `fade`.
    case automatic = 100
  }

  /// The changes that cause visible rows, headers and footers of automatic height to be measured again (semantics
  /// 26.44).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// No change; only `reconfigureRows(at:)` and batches measure again.
    case disabled = 0
    /// A new content configuration, and `invalidateIntrinsicContentSize()` called on the cell.
    case enabled = 1
    /// Also changes of constraints in the content view.
    case enabledIncludingConstraints = 2
  }
}

// Changes of heights of visible rows (semantics 26.44).

extension UITableView {
  /// Schedules a cell to be measured again.
  func sizeMayDiffer(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, resizing.acceptsInvalidation, cell.parts.specifiesHeight != false,
      resizing.measured !== cell, reconfiguring?.cell !== cell, contentOfCellDidChange(cell)
    else { return }
    resizing.note()
  }

  /// Invalidates the automatic height of a row; returns whether this has an effect.
  @discardableResult func contentOfCellDidChange(_ cell: UITableViewCell) -> Bool {
    guard isLoaded, cellsSayHeights, let row = shown.first(where: { $0.cell === cell }),
      geometry.contains(row.place)
    else { return false }
    geometry.change(row.place.section) { rows in
      let height = rows.height(of: row.place.item)
      rows.set(row.place.item, height, isKnown: false)
    }
    setNeedsLayout()
    return true
  }

  /// Schedules a header or footer to be measured again.
  func sizeMayDiffer(_ view: UITableViewHeaderFooterView) {
    guard selfSizingInvalidation != .disabled, resizing.acceptsInvalidation, resizing.measured !== view, isLoaded,
      specifiesHeight(view, headers, isHeader: true) || specifiesHeight(view, footers, isHeader: false)
    else { return }
    edgesToMeasure.insert(ObjectIdentifier(view))
    resizing.note()
    setNeedsLayout()
  }

  private func specifiesHeight(_ view: UIView, _ edges: [Edge], isHeader: Bool) -> Bool {
    edges.contains { $0.view === view && geometry.specifiesHeight($0.section, isHeader: isHeader) }
  }

  /// Measures the scheduled headers and footers again.
  func measureEdges() {
    guard !edgesToMeasure.isEmpty else { return }
    let due = edgesToMeasure
    edgesToMeasure = []
    for isHeader in [true, false] {
      for edge in isHeader ? headers : footers
      where due.contains(ObjectIdentifier(edge.view)) && geometry.sections.indices.contains(edge.section) {
        let height = valid(fittingHeight(of: edge.view, edge.section, isHeader))
        let top = isHeader ? geometry.headerTop(edge.section) : geometry.footerTop(edge.section)
        // A view that begins inside the visible rect keeps its top; one that begins above it moves the content offset.
        let pin = top < bounds.minY ? pin : nil
        if isHeader { geometry.setHeader(edge.section, height) } else { geometry.setFooter(edge.section, height) }
        contentSizeMayDiffer()
        _ = correct(pin)
      }
    }
  }

  /// Whether views observe the constraints in their content.
  var watchesContent: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

  /// Updates whether the visible views observe the constraints in their content.
  func watchContent() {
    for row in shown { row.cell.watchContent(watchesContent) }
    for edge in headers + footers { (edge.view as? UITableViewHeaderFooterView)?.watchContent(watchesContent) }
  }

  /// Returns a snapshot of cells, headers and footers before some change their heights, for an animation.
  func resizeAnimation() -> CellResizeAnimation? {
    guard resizing.isDue else { return nil }
    defer { resizing.settle() }
    resizing.countRound(of: self)
    return bounds.width == layoutWidth ? CellResizeAnimation(resizing, animatedViews, in: self) : nil
  }

  /// The views that are animated when heights change.
  var animatedViews: [UIView] { shown.map { $0.cell } + (headers + footers).map { $0.view } }
}
