import TouchGeometry
import TouchKit
import TouchWidgets

// Batches (semantics 27.13).

extension UICollectionView {
  /// Applies several changes together, like the method that takes an optional closure, which it calls.
  ///
  /// The closure does not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    begin()
    if let completion { batch?.completions.append(completion) }
    updates?()
    end()
  }

  private func begin() {
    if batch == nil {
      cancelInteractiveMovement()
      if counts == nil { counts = askCounts() }
      breakPress()
      press = nil
      batch = (0, ListUpdate(noun: "item"), counts ?? [], [], false)
    }
    batch?.depth += 1
  }

  private func end() {
    batch?.depth -= 1
    guard let done = batch, done.depth == 0 else { return }
    batch = nil
    if done.reloadsAll {
      reloadData()
      for completion in done.completions { completion(true) }
      return
    }
    finish(done.update, done.before, done.completions)
  }

  func note(_ body: (inout ListUpdate) -> Void) {
    begin()
    if batch != nil { body(&batch!.update) }
    end()
  }

  func places(_ paths: [IndexPath], _ method: String = #function) -> Set<ListPlace> {
    listPlaces(paths, method, of: "an item")
  }

  func reconfigure(at indexPaths: [IndexPath]) {
    guard let dataSource else { return }
    for place in indexPaths.compactMap({ ListPlace($0) }) {
      guard let cell = cell(at: place), let identifier = cell.reuseIdentifier else { continue }
      let expected = generation
      reconfiguring = ("/" + identifier, cell)
      let answer = dataSource.collectionView(self, cellForItemAt: dataPath(place))
      reconfiguring = nil
      guard generation == expected else { return }
      if answer !== cell {
        UsageError.report("reconfigureItems(at:): a different cell was returned for \(place.path); it was ignored")
      }
      contentOfCellDidChange(cell)
    }
  }

  /// Performs one batch of changes that have already been collected.
  func perform(_ update: ListUpdate, isAnimated: Bool, _ changes: () -> Void, completion: @escaping (Bool) -> Void) {
    begin()
    batch?.update = update
    batch?.completions.append(completion)
    changes()
    if isAnimated { end() } else { UIView.performWithoutAnimation { end() } }
  }

  private func finish(_ update: ListUpdate, _ before: [Int], _ completions: [(Bool) -> Void]) {
    let after = askCounts()
    let plan: ListPlan
    do {
      plan = try update.plan(before: before, after: after)
    } catch { fatalError("\(type(of: self)): \(error.message)") }
    swipes?.close(animated: false)
    generation += 1
    counts = after
    isPrepared = false
    updateIndex()
    collectionViewLayout.follow(plan)
    let expected = generation
    let layout = collectionViewLayout
    layout.invalidateLayout(with: layout.newContext(update.isEmpty ? [] : .counts))
    prefetch?.reset()
    let isSeen = window != nil
    let from = contentOffset
    let before = shown.map(\.cell) + supplements.map(\.view)
    let former = Dictionary(before.map { (ObjectIdentifier($0), CellPose($0)) }) { first, _ in first }
    let (staying, leaving) = plan.follow(shown)
    selection = plan.follow(selection)
    (cursor, anchor) = (cursor.flatMap { plan.successor(of: $0) }, anchor.flatMap { plan.place($0) })
    reportedFocus = reportedFocus.flatMap { plan.place($0) }
    func complete(_ isWhole: Bool) { for completion in completions { completion(isWhole) } }
    func completeAtOnce() {
      finalizeBatch()
      UIView.animate(withDuration: 0, animations: {}, completion: complete)
    }
    let ends = prepareLayout(for: update.items(in: plan), plan, leaving: leaving, isSeen: isSeen)
    let others = removedSupplements
    removedSupplements = []
    func recycleAll() {
      for row in leaving { recycle(row) }
      for other in others { recycle(other) }
    }
    // The layout reloaded the data, which has recycled all cells.
    guard generation == expected else { return completeAtOnce() }
    shown = staying
    followGoalOfLayout()
    // The batch itself moves all views to their positions.
    resizing.settle()
    UIView.performWithoutAnimation { layOutItems() }
    if generation == expected { notifyFocus() }
    let starts = isSeen && generation == expected ? starts { former[ObjectIdentifier($0)] == nil } : [:]
    guard isSeen, generation == expected else {
      recycleAll()
      return completeAtOnce()
    }
    let views = shown.map(\.cell) + supplements.map(\.view)
    var motion = CellMotion(
      cells: views.map { (cell: $0, goal: CellPose($0)) }, former: former,
      leaving: leaving.map(\.cell) + others.map(\.view))
    (motion.starts, motion.ends) = (starts, ends)
    motion.way = CGPoint(x: contentOffset.x - from.x, y: contentOffset.y - from.y)
    motion.along = { self.finalizeBatch() }
    motion.run(in: self) { isWhole in
      recycleAll()
      complete(isWhole)
    }
  }
}
