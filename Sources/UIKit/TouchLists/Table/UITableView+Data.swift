import TouchGeometry
import TouchKit
import TouchWidgets

// Numbers, heights, and the cells when the data changes (semantics 26.1, 26.2, 26.5, 26.8, 26.9).

extension UITableView {
  /// Discards the cached data and the selection, and recycles the cells; during a batch only records the reload.
  ///
  /// - Parameter asksNow: Whether the data source is queried for its counts during this call; otherwise in the next
  ///   layout pass, or when a count is first needed.
  func reload(asksNow: Bool) {
    endInteractions()
    guard batch == nil else {
      batch?.reloadsAll = true
      return
    }
    generation += 1
    prefetch?.reset()
    isLoaded = false
    selection = []
    (anchor, cursor, reportedFocus) = (nil, nil, nil)
    guard dataSource != nil || !shown.isEmpty else {
      geometry.replace([])
      setNeedsLayout()
      return
    }
    if asksNow { load() }
    recycleAll()
    if !asksNow { geometry.replace([]) }
    setNeedsLayout()
  }

  /// Queries the numbers of rows if they are unknown.
  func loadIfNeeded() { if !isLoaded { load() } }

  private func load() {
    let expected = generation
    let counts = askCounts()
    guard generation == expected, !isLoaded else { return }
    isLoaded = true
    emptyEdges = []
    pendingHeight = nil
    (heightsAreAlike, estimatesAlike) = (false, false)
    let (height, isKnown) = heightAtFirst
    var sections: [TableGeometry.Section] = []
    sections.reserveCapacity(counts.count)
    for count in counts {
      sections.append(.init(rows: RowHeights(count: count, height: height, isKnown: isKnown), header: nil, footer: nil))
    }
    (geometry.headerEstimate, geometry.footerEstimate) = (edgeEstimates.header, edgeEstimates.footer)
    geometry.replace(sections)
    if !isKnown { askHeightsAtOnce(counts) }
    guard generation == expected else { return }
    contentSizeMayDiffer()
    updateIndex()
  }

  /// Queries the numbers of rows.
  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = natural(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
    return (0..<sections).map {
      natural(dataSource.tableView(self, numberOfRowsInSection: $0), "tableView(_:numberOfRowsInSection:)")
    }
  }

  /// Returns a valid number; a negative one is reported and treated as 0 (semantics 26.40).
  private func natural(_ count: Int, _ method: String) -> Int {
    if count < 0 { UsageError.report("\(method) of \(type(of: dataSource!)) returned \(count); treated as 0") }
    return max(count, 0)
  }

  // MARK: Heights

  /// The height of rows before the delegate is asked, and whether it is final.
  var heightAtFirst: (CGFloat, isKnown: Bool) {
    if tableDelegate == nil, rowHeight >= 0 { return (valid(rowHeight), true) }
    if estimatedRowHeight > 0 { return (valid(estimatedRowHeight), false) }
    return (rowHeight >= 0 ? valid(rowHeight) : TableTuning.rowHeight, false)
  }

  /// Returns a valid height; an invalid one is reported.
  func valid(_ height: CGFloat) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    UsageError.report("UITableView: a height of \(height) is invalid; treated as \(Int(TableTuning.rowHeight))")
    return TableTuning.rowHeight
  }

  /// Whether heights of rows that have not been shown are estimated.
  private var estimates: Bool { estimatedRowHeight != 0 }

  /// Queries all estimates, or all heights if nothing is estimated.
  private func askHeightsAtOnce(_ counts: [Int]) {
    let expected = generation
    for (section, count) in counts.enumerated() {
      var all: [CGFloat] = []
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        guard generation == expected else { return }
        if estimatesAlike || tableDelegate == nil || estimate == 0 { return estimates ? () : askAllHeights(counts) }
        all.append(estimate > 0 ? valid(estimate) : TableTuning.rowHeight)
      }
      geometry.change(section) { $0 = RowHeights(all, isKnown: false) }
    }
  }

  private func askAllHeights(_ counts: [Int]) {
    let expected = generation
    for (section, count) in counts.enumerated() {
      var all: [CGFloat] = []
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        var height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard generation == expected else { return }
        if height == UITableView.automaticDimension { height = TableTuning.rowHeight }
        if heightsAreAlike || tableDelegate == nil { return allAlike(height) }
        all.append(valid(height))
      }
      geometry.change(section) { $0 = RowHeights(all, isKnown: true) }
    }
  }

  /// Sets one height for all rows.
  private func allAlike(_ height: CGFloat) {
    let height = valid(height)
    for section in geometry.sections.indices {
      let count = geometry.count(section)
      geometry.change(section) { $0 = RowHeights(count: count, height: height, isKnown: true) }
    }
  }

  /// Records that the delegate uses `rowHeight` for all rows.
  func rowsAreAlike() { heightsAreAlike = true }
  /// Records that the delegate uses `estimatedRowHeight` for all rows.
  func estimatesAreAlike() { estimatesAlike = true }

  /// Queries the height of a row, unless it is known; an automatic height waits for the cell.
  func askHeight(_ place: ListPlace, _ cell: UITableViewCell?) {
    guard isLoaded, geometry.contains(place), !geometry.isKnown(place) else { return }
    let expected = generation
    var asked = pendingHeight?.place == place ? pendingHeight?.height : nil
    if asked?.isNaN == true { return }
    if asked == nil {
      // A delegate that dequeues a cell for the row during this call is not asked again (26.51).
      let outer = pendingHeight
      pendingHeight = (place, .nan)
      asked = tableDelegate?.tableView(self, heightForRowAt: place.path) ?? rowHeight
      guard generation == expected, geometry.contains(place) else {
        if pendingHeight?.height.isNaN == true { pendingHeight = nil }
        return
      }
      pendingHeight = outer
    }
    guard var height = asked else { return }
    if heightsAreAlike, height >= 0 {
      pendingHeight = nil
      return allAlike(height)
    }
    cell?.parts.specifiesHeight = height == UITableView.automaticDimension
    if height == UITableView.automaticDimension {
      pendingHeight = (place, height)
      guard let cell else { return }
      cellsSayHeights = true
      let outer = resizing.measured
      resizing.measured = cell
      height = cell.fittingHeight(in: rowWidth)
      resizing.measured = outer
      guard generation == expected, geometry.contains(place) else { return }
    }
    pendingHeight = nil
    geometry.set(place, valid(height))
  }

  /// The width of rows.
  var rowWidth: CGFloat { max(bounds.width - 2 * sideInset - indexWidth, 0) }
  /// The inset of rows from the edges.
  var sideInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    let readable = cellLayoutMarginsFollowReadableWidth && bounds.width > 1008 ? (bounds.width - 920) / 2 : 0
    return max(TableTuning.inset, readable)
  }

  // MARK: Cells

  /// Recycles all cells, the last row first.
  func recycleAll() {
    let (rows, heads, feet) = (shown, headers, footers)
    (shown, headers, footers) = ([], [], [])
    for row in rows.reversed() { recycle(row) }
    for edge in heads { recycle(edge, isHeader: true) }
    for edge in feet { recycle(edge, isHeader: false) }
  }

  func recycle(_ row: Shown) {
    if let press, press.cell === row.cell {
      breakPress()
      self.press = nil
    }
    row.cell.endKeyboard()
    row.cell.cancelTouchesInside()
    row.cell.isHidden = true
    if row.cell.isHighlighted { row.cell.setHighlighted(false, animated: false) }
    tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.place.path)
    guard row.cell.superview === self else { return }
    if let identifier = row.cell.reuseIdentifier {
      cellPools.put(row.cell, identifier)
    } else {
      row.cell.removeFromSuperview()
    }
  }

  /// Recycles a cell that the data source returned for a row that is not visible; removes one without an identifier.
  func recycleUnused(_ cell: UITableViewCell) {
    guard shown.index(of: cell) == nil else { return }
    guard let identifier = cell.reuseIdentifier else {
      if cell.superview === self { cell.removeFromSuperview() }
      return
    }
    cell.isHidden = true
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cellPools.put(cell, identifier)
  }

  func recycle(_ edge: Edge, isHeader: Bool) {
    edge.view.isHidden = true
    if isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: edge.view, forSection: edge.section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: edge.view, forSection: edge.section)
    }
    putAway(edge.view)
  }

  /// Recycles a header or footer that the delegate returned before it reloaded the data.
  func recycleUnused(_ view: UIView) {
    guard !(headers + footers).contains(where: { $0.view === view }) else { return }
    view.isHidden = true
    putAway(view)
  }

  /// Puts a hidden header or footer into its pool, or removes it.
  private func putAway(_ view: UIView) {
    if let edge = view as? UITableViewHeaderFooterView, let identifier = edge.reuseIdentifier, edge.superview === self {
      edgePools.put(edge, identifier)
    } else {
      view.removeFromSuperview()
      view.isHidden = false
    }
  }

  // MARK: Reuse

  func enroll(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass: UITableViewCell.Type = registered(cellClass) else {
      return cellPools.register(identifier, nil)
    }
    cellPools.register(identifier) { makeCell(of: cellClass, UITableViewCell.CellStyle.default, identifier) }
  }

  func enroll(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass: UITableViewHeaderFooterView.Type = registered(aClass) else {
      return edgePools.register(identifier, nil)
    }
    edgePools.register(identifier) { makeEdge(of: aClass, identifier) }
  }

  func dequeueCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let reconfiguring, reconfiguring.identifier == identifier { return reconfiguring.cell }
    guard let used = cellPools.dequeue(identifier) else { return cellPools.make(identifier) }
    used.prepareForReuse()
    used.isHidden = false
    return used
  }

  func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(withIdentifier: identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier")
    }
    if let place = ListPlace(indexPath) {
      askHeight(place, nil)
      if isLoaded, geometry.contains(place) {
        cell.bounds.size = CGSize(width: rowWidth, height: geometry.span(of: place).height)
      }
    }
    return cell
  }

  func dequeueEdge(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let used = edgePools.dequeue(identifier) else { return edgePools.make(identifier) }
    used.prepareForReuse()
    used.isHidden = false
    return used
  }

  // MARK: Queries

  func cell(at place: ListPlace) -> UITableViewCell? { shown.cell(at: place) }

  func rows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var result: [IndexPath] = []
    var next = geometry.firstRow(endingAfter: rect.minY)
    while let place = next, geometry.span(of: place).top < rect.maxY {
      result.append(place.path)
      next = geometry.row(after: place)
    }
    return result
  }

  func rect(of place: ListPlace) -> CGRect {
    let span = geometry.span(of: place)
    return mirrored(CGRect(x: sideInset, y: span.top, width: rowWidth, height: span.height), in: bounds.width)
  }

  func place(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let top = geometry.headerTop(section)
    let end = geometry.footerTop(section) + geometry.footer(section)
    return CGRect(x: 0, y: top, width: bounds.width, height: end - top)
  }
}
