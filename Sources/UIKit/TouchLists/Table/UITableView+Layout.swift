import TouchGeometry
import TouchKit
import TouchWidgets

// The choice of visible cells, and the layout of all parts (semantics 26.2, 26.3, 26.4, 26.9 to 26.12).

extension UITableView {
  func layOutRows() {
    guard !isLayingRows else { return }
    isLayingRows = true
    defer { isLayingRows = false }
    loadIfNeeded()
    let glide = resizeAnimation()
    if bounds.width != layoutWidth || safeSides != layoutSides {
      // Only heights that cells determine depend on the width.
      if layoutWidth > 0, cellsSayHeights { geometry.forgetRows() }
      (layoutWidth, layoutSides) = (bounds.width, safeSides)
      for edge in headers + footers { edge.view.setNeedsLayout() }
    }
    swipes?.closeIfScrolled()
    measureEnds()
    measureEdges()
    var rounds = 0
    while !fill(), rounds < TableTuning.rounds { rounds += 1 }
    if rounds == TableTuning.rounds {
      UsageError.report("\(type(of: self)): its data was changed \(rounds) times while its rows were laid out")
    }
    recycleInvisible()
    place()
    glide?.run(animatedViews, in: self)
    followScrollGoal()
    notifyPrefetching()
  }

  /// Creates the missing views of visible parts; returns false if data or positions changed during the calls.
  private func fill() -> Bool {
    let expected = generation
    loadIfNeeded()
    let pin = pin
    var isSettled = true
    // Rows.
    var next = geometry.firstRow(endingAfter: bounds.minY)
    while let place = next, geometry.span(of: place).top < bounds.maxY {
      if cell(at: place) == nil {
        guard makeCell(place, expected) else { return false }
        if correct(pin) { isSettled = false }
      } else if !geometry.isKnown(place) {
        askHeight(place, cell(at: place))
        guard generation == expected else { return false }
        if correct(pin) { isSettled = false }
      }
      next = geometry.row(after: place)
    }
    // Headers, then footers.
    let sections = seenSections
    for section in sections {
      guard askEdge(section, isHeader: true, expected) else { return false }
      if correct(pin) { isSettled = false }
    }
    for section in sections {
      guard askEdge(section, isHeader: false, expected) else { return false }
      if correct(pin) { isSettled = false }
    }
    contentSizeMayDiffer()
    return isSettled && generation == expected && isLoaded
  }

  /// Requests a cell for a row and shows it; returns false if the data changed during the calls.
  private func makeCell(_ place: ListPlace, _ expected: Int) -> Bool {
    guard let dataSource else { return true }
    let cell = dataSource.tableView(self, cellForRowAt: place.path)
    guard belongs(cell, place, expected) else { return false }
    if let other = shown.index(of: cell) {
      UsageError.report(
        "\(type(of: dataSource)) returned the cell of row \(shown[other].place.path) again for \(place.path)")
      shown.remove(at: other)
    }
    cell.isHidden = false
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.enter(self, isSelected: selection.contains(place))
    applyListStyle(cell, place)
    prepareEditing(cell, place)
    indent(cell, place)
    guard belongs(cell, place, expected) else { return false }
    askHeight(place, cell)
    guard belongs(cell, place, expected) else { return false }
    UIView.performWithoutAnimation { cell.frame = rect(of: place) }
    shown.insert(cell, at: place)
    if !heightsAreAlike { contentSizeMayDiffer() }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: place.path)
    return generation == expected
  }

  /// Whether a new cell still belongs to its row after a call of the app; recycles it if the data was reloaded.
  private func belongs(_ cell: UITableViewCell, _ place: ListPlace, _ expected: Int) -> Bool {
    if generation == expected, geometry.contains(place) { return true }
    recycleUnused(cell)
    return false
  }

  /// Applies the indentation level that the delegate returns for a row.
  private func indent(_ cell: UITableViewCell, _ place: ListPlace) {
    guard let tableDelegate else { return }
    levelOfPreparedCell = cell.indentationLevel
    let level = tableDelegate.tableView(self, indentationLevelForRowAt: place.path)
    if level != cell.indentationLevel { cell.indentationLevel = level }
  }

  // MARK: Corrections

  /// A row that keeps its visible position, and its top (26.11).
  typealias Pin = (place: ListPlace, top: CGFloat)

  /// The row to keep: the first visible one that has a cell, otherwise the first visible; nil at the top of the
  /// content.
  var pin: Pin? {
    guard bounds.minY > -adjustedContentInset.top else { return nil }
    let window = bounds
    let known = shown.first {
      let span = geometry.contains($0.place) ? geometry.span(of: $0.place) : (top: 0, height: 0)
      return span.top + span.height > window.minY && span.top < window.maxY
    }
    guard let place = known?.place ?? geometry.firstRow(endingAfter: window.minY) else { return nil }
    return (place, geometry.span(of: place).top - window.minY)
  }

  /// Scrolls by the change of the height above the pinned row; returns whether it scrolled.
  func correct(_ pin: Pin?) -> Bool {
    guard let pin, geometry.contains(pin.place) else { return false }
    let change = geometry.span(of: pin.place).top - bounds.minY - pin.top
    guard change != 0 else { return false }
    if change > 0 { contentSizeMayDiffer() }
    let goal = bounds.minY + change
    if bounds.minY != goal { correctOffset(to: CGPoint(x: bounds.minX, y: goal)) }
    return true
  }

  func contentSizeMayDiffer() {
    let size = CGSize(width: bounds.width, height: geometry.total)
    if contentSize != size { contentSize = size }
  }

  // MARK: Headers and footers

  /// The visible sections.
  private var seenSections: Range<Int> {
    guard let first = geometry.section(at: bounds.minY) else { return 0..<0 }
    var end = first
    while end < geometry.sections.count, geometry.headerTop(end) <= bounds.maxY { end += 1 }
    return first..<max(end, first)
  }

  /// Returns the visible rectangle of a header or footer, which the plain style pins to the visible rect (26.12).
  func edgeRect(_ section: Int, isHeader: Bool) -> CGRect {
    let inset = coveredInset
    let height = isHeader ? geometry.header(section) : geometry.footer(section)
    var top = isHeader ? geometry.headerTop(section) : geometry.footerTop(section)
    if style == .plain, height > 0 {
      if isHeader {
        let end = geometry.footerTop(section) + geometry.footer(section)
        top = min(max(top, bounds.minY + inset.top), end - height)
      } else {
        let start = geometry.headerTop(section) + geometry.header(section)
        top = max(min(top, bounds.maxY - inset.bottom - height), start)
      }
    }
    return mirrored(CGRect(x: 0, y: top, width: bounds.width - indexWidth, height: height), in: bounds.width)
  }

  private func edges(_ isHeader: Bool) -> [Edge] { isHeader ? headers : footers }

  /// Requests a visible header or footer that has no view; returns false if the data changed during the calls.
  private func askEdge(_ section: Int, isHeader: Bool, _ expected: Int) -> Bool {
    let known = isHeader ? geometry.sections[section].header : geometry.sections[section].footer
    if edges(isHeader).contains(where: { $0.section == section }) { return true }
    if let known, known == 0 || !edgeRect(section, isHeader: isHeader).sharesArea(with: bounds) { return true }
    if known != nil, emptyEdges.contains(isHeader ? section : -1 - section) { return true }
    var height = known
    if height == nil {
      height =
        isHeader
        ? tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        : tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      guard generation == expected else { return false }
    }
    let view = edgeView(section, isHeader: isHeader, expected)
    guard generation == expected, isLoaded, geometry.sections.indices.contains(section) else { return false }
    let isAutomatic = height == UITableView.automaticDimension
    if known == nil { geometry.noteHeight(section, isHeader: isHeader, isAutomatic: isAutomatic) }
    if isAutomatic { height = view.map { fittingHeight(of: $0, section, isHeader) } ?? emptyHeight(section, isHeader) }
    guard generation == expected else {
      if let view { recycleUnused(view) }
      return false
    }
    let final = valid(height ?? 0)
    if isHeader, known != final {
      if estimatedSectionHeaderHeight <= 0, geometry.sections.allSatisfy({ $0.header == nil }) {
        geometry.headerEstimate = final
      }
      geometry.setHeader(section, final)
    } else if known != final {
      if estimatedSectionFooterHeight <= 0, geometry.sections.allSatisfy({ $0.footer == nil }) {
        geometry.footerEstimate = final
      }
      geometry.setFooter(section, final)
    }
    guard let view else {
      emptyEdges.insert(isHeader ? section : -1 - section)
      return true
    }
    view.isHidden = false
    if view.superview !== self { addSubview(view) } else { bringSubviewToFront(view) }
    keepInFront()
    UIView.performWithoutAnimation { view.frame = edgeRect(section, isHeader: isHeader) }
    let edge = Edge(section: section, view: view)
    if isHeader {
      headers.insert(edge, at: headers.firstIndex { $0.section > section } ?? headers.count)
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      footers.insert(edge, at: footers.firstIndex { $0.section > section } ?? footers.count)
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return generation == expected
  }

  /// Returns the delegate's view, or a view with the data source's title.
  private func edgeView(_ section: Int, isHeader: Bool, _ expected: Int) -> UIView? {
    let own =
      isHeader
      ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
      : tableDelegate?.tableView(self, viewForFooterInSection: section)
    guard generation == expected else {
      if let own { recycleUnused(own) }
      return nil
    }
    if let own {
      (own as? UITableViewHeaderFooterView)?.enter(self, isHeader: isHeader)
      return own
    }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard generation == expected, let title else { return nil }
    let identifier = isHeader ? "touchstone.header" : "touchstone.footer"
    let view =
      dequeueReusableHeaderFooterView(withIdentifier: identifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.enter(self, isHeader: isHeader)
    view.setTitle(title)
    return view
  }

  func fittingHeight(of view: UIView, _ section: Int, _ isHeader: Bool) -> CGFloat {
    resizing.measured = view
    defer { resizing.measured = nil }
    let width = bounds.width
    let padding = isHeader && style == .plain ? sectionHeaderTopPadding : 0
    if let edge = view as? UITableViewHeaderFooterView { return edge.fittingHeight(in: width) + padding }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : max(view.bounds.height, TableTuning.headerHeight)
  }

  /// Returns the distance between sections without titles.
  private func emptyHeight(_ section: Int, _ isHeader: Bool) -> CGFloat {
    guard style != .plain else { return 0 }
    return isHeader ? TableTuning.groupTop : TableTuning.groupBottom
  }

  /// The estimated heights of headers and footers that have not been requested.
  var edgeEstimates: (header: CGFloat, footer: CGFloat) {
    func estimate(_ said: CGFloat, _ fixed: CGFloat, _ usual: CGFloat) -> CGFloat {
      if said > 0, said.isFinite { return said }
      return fixed >= 0 && fixed.isFinite ? fixed : style == .plain ? 0 : usual
    }
    return (
      estimate(estimatedSectionHeaderHeight, sectionHeaderHeight, TableTuning.groupTop),
      estimate(estimatedSectionFooterHeight, sectionFooterHeight, TableTuning.groupBottom)
    )
  }

  // MARK: The table's own header and footer

  func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private func measureEnds() {
    geometry.top = max(tableHeaderView?.bounds.height ?? 0, 0)
    geometry.bottom = max(tableFooterView?.bounds.height ?? 0, 0)
    contentSizeMayDiffer()
  }

  // MARK: Positions

  /// Recycles cells, headers and footers that are no longer visible.
  private func recycleInvisible() {
    let (expected, window) = (generation, bounds)
    var leaving: [Shown] = []
    for index in shown.indices.reversed() {
      let row = shown[index]
      if geometry.contains(row.place), isSeen(row, window) || row.cell.holdsKeyboard { continue }
      leaving.append(shown.remove(at: index))
    }
    // All of them, also if the delegate reloads the data meanwhile: `shown` does not contain them any more.
    for row in leaving.reversed() { recycle(row) }
    guard generation == expected else { return }
    for isHeader in [true, false] {
      for edge in edges(isHeader) {
        let isHere = geometry.sections.indices.contains(edge.section)
        if isHere, edgeRect(edge.section, isHeader: isHeader).sharesArea(with: window) { continue }
        if isHeader {
          headers.removeAll { $0.view === edge.view }
        } else {
          footers.removeAll { $0.view === edge.view }
        }
        recycle(edge, isHeader: isHeader)
        guard generation == expected else { return }
      }
    }
  }

  /// The visible rows; they exclude a row outside the visible rect whose cell is retained for editing.
  var seen: [Shown] {
    let window = bounds
    return shown.filter { isSeen($0, window) }
  }

  var visibleRows: [IndexPath]? {
    layOutRows()
    let seen = seen
    return seen.isEmpty ? nil : seen.map(\.place.path)
  }

  private func isSeen(_ row: Shown, _ window: CGRect) -> Bool {
    if lifted?.cell === row.cell { return true }
    let span = geometry.span(of: row.place)
    return span.top + span.height > window.minY && span.top < window.maxY
  }

  private func place() {
    for row in shown where geometry.contains(row.place) && lifted?.cell !== row.cell {
      if swipes?.current?.cell === row.cell { continue }
      let rect = rect(of: row.place)
      if row.cell.frame != rect { row.cell.frame = rect }
      applyListStyle(row.cell, row.place)
    }
    for edge in headers where geometry.sections.indices.contains(edge.section) {
      let rect = edgeRect(edge.section, isHeader: true)
      if edge.view.frame != rect { edge.view.frame = rect }
    }
    for edge in footers where geometry.sections.indices.contains(edge.section) {
      let rect = edgeRect(edge.section, isHeader: false)
      if edge.view.frame != rect { edge.view.frame = rect }
    }
    if let tableHeaderView {
      tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.top)
    }
    if let tableFooterView {
      let top = geometry.total - geometry.bottom
      tableFooterView.frame = CGRect(x: 0, y: top, width: bounds.width, height: geometry.bottom)
    }
    backgroundView?.frame = bounds
    placeIndex()
  }

  /// Applies the appearance that depends on a row's position: separators, corners and background.
  func applyListStyle(_ cell: UITableViewCell, _ place: ListPlace) {
    let isFirst = place.item == 0, isLast = place.item == geometry.count(place.section) - 1
    let hasLine = separatorStyle != .none && (style == .plain || !isLast)
    cell.applyListStyle(
      line: hasLine ? separatorColor : nil, lineInset: separatorPlace.inset(separatorPlace.own), style: style,
      isFirst: isFirst, isLast: isLast, sides: safeSides)
  }

  func restyle() {
    for row in shown where isLoaded && geometry.contains(row.place) { applyListStyle(row.cell, row.place) }
  }
}
