import TouchGeometry
import TouchKit
import TouchWidgets

/// The changes collected in the open batches.
struct TableBatch {
  var depth = 0
  var update = ListUpdate(noun: "row")
  /// Whether any change is animated.
  var isAnimated = true
  /// Whether the data was reloaded during the batch.
  var reloadsAll = false
  /// The numbers of rows before the batch.
  var before: [Int] = []
  var completions: [(Bool) -> Void] = []
}

// Batches (semantics 26.29 to 26.34).

extension UITableView {
  /// Applies several changes together, like the method that takes an optional closure, which it calls.
  ///
  /// The closure does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openBatch()
    if let completion { batch?.completions.append(completion) }
    updates?()
    closeBatch()
  }

  func openBatch() {
    if batch == nil {
      loadIfNeeded()
      endInteractions()
      var opened = TableBatch()
      opened.before = geometry.sections.indices.map { geometry.count($0) }
      batch = opened
    }
    batch?.depth += 1
  }

  func closeBatch() {
    guard batch != nil else { return UsageError.report("endUpdates() without beginUpdates(); ignored") }
    batch?.depth -= 1
    guard let done = batch, done.depth == 0 else { return }
    batch = nil
    finish(done)
  }

  func note(_ animation: RowAnimation?, _ body: (inout ListUpdate) -> Void) {
    openBatch()
    if animation == RowAnimation.none { batch?.isAnimated = false }
    if batch != nil { body(&batch!.update) }
    closeBatch()
  }

  func places(_ paths: [IndexPath], _ method: String = #function) -> Set<ListPlace> {
    listPlaces(paths, method, of: "a row")
  }

  /// Performs one batch of changes that have already been collected.
  func perform(_ update: ListUpdate, isAnimated: Bool, _ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    openBatch()
    batch?.update = update
    batch?.isAnimated = isAnimated
    batch?.completions.append(completion)
    changes()
    closeBatch()
  }

  // MARK: The end

  private func finish(_ batch: TableBatch) {
    func complete(_ isWhole: Bool) { for completion in batch.completions { completion(isWhole) } }
    if batch.reloadsAll {
      reloadData()
      return complete(true)
    }
    let after = askCounts()
    let plan: ListPlan
    do {
      plan = try batch.update.plan(before: batch.before, after: after)
    } catch {
      fatalError("\(type(of: self)): \(error.message)")
    }
    // An empty batch measures rows of automatic height again.
    if batch.update.isEmpty { geometry.forgetRows() }
    generation += 1
    prefetch?.reset()
    let moves = batch.isAnimated && window != nil && !shown.isEmpty
    let pinned = pinned(plan)
    let from = contentOffset
    let former =
      moves ? Dictionary(uniqueKeysWithValues: shown.map { (ObjectIdentifier($0.cell), CellPose($0.cell)) }) : [:]
    apply(plan, batch.update)
    let leaving = remap(plan, batch.update)
    contentSizeMayDiffer()
    if let pinned, geometry.contains(pinned.place) {
      let goal = geometry.span(of: pinned.place).top - pinned.top
      if goal != bounds.minY { correctOffset(to: CGPoint(x: bounds.minX, y: goal)) }
      keepWithinLimits()
    }
    let expected = generation
    // The batch itself moves all views to their positions.
    resizing.settle()
    layOutRows()
    setNeedsLayout()
    if generation == expected, isFocused { cursor.flatMap { cell(at: $0) }?.setCursor(true) }
    if generation == expected { notifyFocus() }
    guard moves, generation == expected else {
      for row in leaving { recycle(row) }
      return UIView.animate(withDuration: 0, animations: {}, completion: complete)
    }
    animate(leaving, former, from, complete)
  }

  private func keepWithinLimits() {
    let inset = adjustedContentInset
    let last = max(contentSize.height + inset.bottom - bounds.height, -inset.top)
    if !isTracking, !isDecelerating, bounds.minY > last { correctOffset(to: CGPoint(x: bounds.minX, y: last)) }
  }

  /// Returns the first visible row that stays, and its position (26.34).
  private func pinned(_ plan: ListPlan) -> (place: ListPlace, top: CGFloat)? {
    guard bounds.minY > -adjustedContentInset.top else { return nil }
    for row in shown where geometry.contains(row.place) {
      let span = geometry.span(of: row.place)
      guard span.top + span.height > bounds.minY, let place = plan.place(row.place) else { continue }
      return (place, span.top - bounds.minY)
    }
    return nil
  }

  /// Updates the heights.
  private func apply(_ plan: ListPlan, _ update: ListUpdate) {
    let (height, isKnown) = newHeight
    var moved: [ListPlace: (CGFloat, Bool)] = [:]
    for move in update.moved {
      moved[move.to] = (geometry.span(of: move.from).height, geometry.isKnown(move.from))
    }
    let former = geometry.sections
    var sections: [TableGeometry.Section] = plan.after.map {
      TableGeometry.Section(rows: RowHeights(count: $0, height: height, isKnown: isKnown), header: nil, footer: nil)
    }
    for (section, old) in former.enumerated() {
      guard let target = plan.section(section), !plan.isSectionReloaded(section) else { continue }
      var new = old
      for row in plan.leaving(section) { new.rows.remove(row) }
      for row in plan.taken(target) {
        let (rowHeight, isRowKnown) = moved[ListPlace(target, row)] ?? (height, isKnown)
        new.rows.insert(row, rowHeight, isKnown: isRowKnown)
      }
      sections[target] = new
    }
    geometry.replace(sections)
    for place in update.reloaded {
      if let target = plan.place(place), !isKnown, geometry.contains(target) {
        geometry.change(target.section) { rows in
          let height = rows.height(of: target.item)
          rows.set(target.item, height, isKnown: false)
        }
      }
    }
    if emptyEdges.isEmpty == false { emptyEdges = [] }
  }

  /// The height of inserted rows, and whether it is known.
  private var newHeight: (CGFloat, Bool) {
    if heightsAreAlike || tableDelegate == nil, rowHeight >= 0 { return (valid(rowHeight), true) }
    return (heightAtFirst.0, false)
  }

  /// Assigns staying rows their new positions; returns the rows that are removed.
  private func remap(_ plan: ListPlan, _ update: ListUpdate) -> [Shown] {
    let (staying, leaving) = plan.follow(shown)
    shown = staying
    selection = plan.follow(selection)
    cursor = cursor.flatMap { plan.successor(of: $0) }
    (anchor, reportedFocus) = (anchor.flatMap { plan.place($0) }, reportedFocus.flatMap { plan.place($0) })
    let (heads, feet) = (follow(plan, headers), follow(plan, footers))
    (headers, footers) = (heads.staying, feet.staying)
    for edge in heads.leaving { recycle(edge, isHeader: true) }
    for edge in feet.leaving { recycle(edge, isHeader: false) }
    return leaving
  }

  /// Divides headers or footers into those that stay, with their new sections, and those of other sections.
  private func follow(_ plan: ListPlan, _ edges: [Edge]) -> (staying: [Edge], leaving: [Edge]) {
    var (staying, leaving): ([Edge], [Edge]) = ([], [])
    for edge in edges {
      if let target = plan.section(edge.section), !plan.isSectionReloaded(edge.section) {
        staying.append(Edge(section: target, view: edge.view))
      } else {
        leaving.append(edge)
      }
    }
    staying.sort { $0.section < $1.section }
    return (staying, leaving)
  }

  /// Animates rows from their former positions; inserted and removed rows fade.
  private func animate(
    _ leaving: [Shown], _ former: [ObjectIdentifier: CellPose], _ from: CGPoint, _ complete: @escaping (Bool) -> Void
  ) {
    let cells = shown.map { row in
      let place = rect(of: row.place)
      let goal = CellPose(
        center: CGPoint(x: place.midX, y: place.midY), size: place.size, transform: row.cell.transform3D, alpha: 1)
      return (cell: row.cell, goal: goal)
    }
    var motion = CellMotion(cells: cells, former: former, leaving: leaving.map(\.cell))
    motion.way = CGPoint(x: contentOffset.x - from.x, y: contentOffset.y - from.y)
    motion.run(in: self) { [weak self] isWhole in
      for row in leaving { self?.recycle(row) }
      complete(isWhole)
    }
  }

  // MARK: Other changes

  /// Asks the data source to update visible cells, and measures them again.
  func reconfigure(_ places: [ListPlace]) {
    guard let dataSource else { return }
    for place in places {
      let expected = generation
      guard let index = shown.firstIndex(where: { $0.place == place }),
        let identifier = shown[index].cell.reuseIdentifier
      else { continue }
      let cell = shown[index].cell
      reconfiguring = (identifier, cell)
      let answer = dataSource.tableView(self, cellForRowAt: place.path)
      reconfiguring = nil
      guard generation == expected, geometry.contains(place) else { return }
      if answer !== cell {
        UsageError.report("reconfigureRows(at:): a different cell was returned for \(place.path); it was ignored")
      }
      contentOfCellDidChange(cell)
    }
  }
}
