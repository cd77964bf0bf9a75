import TouchGeometry
import TouchKit
import TouchWidgets

extension UITableView {
  /// How rows come and go; all but `none` fade here.
  public enum RowAnimation: Int, Sendable {
    /// It fades.
    case fade = 0
    /// As `fade`.
    case right = 1
    /// As `fade`.
    case left = 2
    /// As `fade`.
    case top = 3
    /// As `fade`.
    case bottom = 4
    /// At once.
    case none = 5
    /// As `fade`.
    case middle = 6
    /// As `fade`.
    case automatic = 100
  }

  /// What has a visible row, header or footer measured again whose height is automatic (semantics 26.44).
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Nothing; only `reconfigureRows(at:)` and batches do.
    case disabled = 0
    /// Another content configuration, and `invalidateIntrinsicContentSize()` called on the cell.
    case enabled = 1
    /// That, and whatever constraints in the content view speak of.
    case enabledIncludingConstraints = 2
  }
}

// Heights that are others while rows are shown (semantics 26.44).

extension UITableView {
  /// A cell says that it may want another height.
  func sizeMayDiffer(_ cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, resizing.isHeard, cell.parts.saysHeight != false,
      resizing.measured !== cell, reconfiguring?.cell !== cell, contentOfCellDidChange(cell)
    else { return }
    resizing.note()
  }

  /// The height of a row that its cell says may be another; returns whether that matters.
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

  /// A header or footer says that it may want another height.
  func sizeMayDiffer(_ view: UITableViewHeaderFooterView) {
    guard selfSizingInvalidation != .disabled, resizing.isHeard, resizing.measured !== view, isLoaded,
      saysHeight(view, headers, isHeader: true) || saysHeight(view, footers, isHeader: false)
    else { return }
    edgesToMeasure.insert(ObjectIdentifier(view))
    resizing.note()
    setNeedsLayout()
  }

  private func saysHeight(_ view: UIView, _ edges: [Edge], isHeader: Bool) -> Bool {
    edges.contains { $0.view === view && geometry.saysHeight($0.section, isHeader: isHeader) }
  }

  /// Measures headers and footers again that have said so.
  func measureEdges() {
    guard !edgesToMeasure.isEmpty else { return }
    let due = edgesToMeasure
    edgesToMeasure = []
    for isHeader in [true, false] {
      for edge in isHeader ? headers : footers
      where due.contains(ObjectIdentifier(edge.view)) && geometry.sections.indices.contains(edge.section) {
        let height = valid(fittingHeight(of: edge.view, edge.section, isHeader))
        let top = isHeader ? geometry.headerTop(edge.section) : geometry.footerTop(edge.section)
        // What begins in sight keeps its top; what is above takes the offset along.
        let pin = top < bounds.minY ? pin : nil
        if isHeader { geometry.setHeader(edge.section, height) } else { geometry.setFooter(edge.section, height) }
        contentSizeMayDiffer()
        _ = correct(pin)
      }
    }
  }

  /// Whether cells are to hear of the constraints in them.
  var watchesContent: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

  /// Has the views that are shown hear of the constraints in them, or no more.
  func watchContent() {
    for row in shown { row.cell.watchContent(watchesContent) }
    for edge in headers + footers { (edge.view as? UITableViewHeaderFooterView)?.watchContent(watchesContent) }
  }

  /// Cells, headers and footers as they are, before some get other heights.
  func glideOfSizes() -> CellGlide? {
    guard resizing.isDue else { return nil }
    defer { resizing.settle() }
    resizing.countRound(of: self)
    return bounds.width == layoutWidth ? CellGlide(resizing, glidingViews, in: self) : nil
  }

  /// The views that glide when heights are others.
  var glidingViews: [UIView] { shown.map { $0.cell } + (headers + footers).map { $0.view } }
}
