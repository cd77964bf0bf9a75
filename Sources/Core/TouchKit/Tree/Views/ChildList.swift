import TouchGeometry

/// The subviews of a view, back to front.
///
/// A view without subviews has no list.
///
/// The list is a separate object so that it can release the subviews on the main actor after their superview is
/// deallocated: they reference their superview without retaining it.
///
/// For hit tests the list also stores where the views are: one box per view in the superview's coordinates, in one
/// array, so that a search by position reads 16 bytes per view instead of the views themselves. The first hit test
/// builds the boxes; from then on they are kept up to date. With many views, a `BoxGrid` finds those near a position.
/// Both only select candidates: whether a view is hit is always decided by its own geometry.
///
/// When many views are removed from the front one after the other, as in a loop over `subviews`, their slots are first
/// left vacant and closed at the next access: moving all others each time would take quadratic time.
///
/// Invariants: `boxes` is empty or has one box for each of `views`, in their order; a view has the flag `isBoxed` while
/// it is in a list with boxes; a box contains every position at which its view must be searched. There are no boxes
/// while slots are vacant, so every search begins with `prepareForSearch()`.
@MainActor final class ChildList {
  // The properties that a hit test reads are adjacent.
  /// The views, preceded by the vacant slots; equal to `views` if `needsPreparation` is false.
  private(set) var stored: [UIView] = []
  private(set) var boxes: [Box] = []
  private(set) var grid: BoxGrid?
  /// The number of vacant slots at the front; each holds `placeholder`.
  private var vacant = 0
  /// Counts all changes, so that a search that called an override can detect whether the list has changed.
  private(set) var changes: UInt32 = 0
  /// The number of searches through all boxes since the grid was discarded.
  private var searches: UInt16 = 0
  /// An upper bound of the number of view levels: 0 without subviews, 1 if they have none.
  ///
  /// It grows as views are added, and is recounted only where a smaller number would matter.
  var height: UInt32 = 0
  /// The state of the children in the last frame.
  var shown = ShownChildren()

  /// Up to this many views are searched one by one.
  static let fewest = 3
  /// Up to this many boxes are searched one by one.
  static let manyBoxes = 64
  /// In longer lists, removals at the front leave vacant slots.
  static let manyVacant = 1024
  /// The placeholder in vacant slots.
  private static let placeholder = UIView()
  /// The number of searches through all boxes that take as long as building a grid.
  static let searchesWorthAGrid = 8

  /// The views, back to front.
  @inline(__always) var views: [UIView] {
    if vacant > 0 { fillVacant() }
    return stored
  }

  isolated deinit {
    // A view may have been added to another superview.
    for view in stored where view.storedSuperview == nil {
      view.storedSuperview = nil
      view.flags.remove(.isBoxed)
    }
  }

  // MARK: Changes

  /// Inserts a view at an index, clamped to the valid range.
  func insert(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), views.count)
    changes &+= 1
    editViews { $0.insert(view, at: index) }
    guard !boxes.isEmpty else { return }
    let box = Box(of: view)
    editBoxes { $0.insert(box, at: index) }
    view.flags.insert(.isBoxed)
    if index == views.count - 1 { noteLoose(index) } else { loseGrid() }
  }

  /// Removes a view; does nothing if it is not in the list.
  func remove(_ view: UIView) {
    guard var index = index(of: view) else { return }
    changes &+= 1
    if index == vacant, stored.count > ChildList.manyVacant { return removeFirstView() }
    index -= vacant
    fillVacant()
    editViews { $0.remove(at: index) }
    guard !boxes.isEmpty else { return }
    editBoxes { $0.remove(at: index) }
    view.flags.remove(.isBoxed)
    loseGrid()
  }

  /// Removes the first view and leaves its slot vacant, unless enough slots are vacant that closing them costs no more.
  private func removeFirstView() {
    if !boxes.isEmpty {
      for view in stored { view.flags.remove(.isBoxed) }
      boxes = []
      loseGrid()
    }
    editStored { $0[vacant] = ChildList.placeholder }
    vacant += 1
    if vacant * 2 >= stored.count { fillVacant() }
  }

  private func fillVacant() {
    guard vacant > 0 else { return }
    editStored { $0.removeFirst(vacant) }
    vacant = 0
  }

  /// Swaps the views at two indices.
  func exchange(_ first: Int, _ second: Int) {
    changes &+= 1
    editViews { $0.swapAt(first, second) }
    guard !boxes.isEmpty else { return }
    editBoxes { $0.swapAt(first, second) }
    grid?.forgetViews()
    noteLoose(first)
    noteLoose(second)
  }

  /// Replaces the list; for lists that hit tests do not search.
  func replaceAll(with others: [UIView]) {
    changes &+= 1
    (stored, vacant) = (others, 0)
    boxes = []
    loseGrid()
  }

  /// Updates the box of a view that was moved, hidden or shown.
  func update(_ view: UIView) {
    guard !boxes.isEmpty, let index = index(of: view) else { return }
    let box = Box(of: view)
    guard box != boxes[index] else { return }
    changes &+= 1
    editBoxes { $0[index] = box }
    noteLoose(index)
  }

  // Arrays are taken out, changed and stored again: since nothing changes them in place, reading them during a hit test
  // needs no exclusivity check at run time.

  @inline(__always) private func editViews<Result>(_ edit: (inout [UIView]) -> Result) {
    fillVacant()
    editStored(edit)
  }

  @inline(__always) private func editStored<Result>(_ edit: (inout [UIView]) -> Result) {
    var edited = stored
    stored = []
    _ = edit(&edited)
    stored = edited
  }

  @inline(__always) private func editBoxes<Result>(_ edit: (inout [Box]) -> Result) {
    var edited = boxes
    boxes = []
    _ = edit(&edited)
    boxes = edited
  }

  /// Returns the index of a view in `stored`, searched outward from its index in the last frame.
  private func index(of view: UIView) -> Int? {
    let (count, first) = (stored.count, vacant)
    guard count > first else { return nil }
    let guess = min(max(Int(view.slot), first), count - 1)
    if stored[guess] === view { return guess }
    // Removals in series mostly happen at the front or at the back.
    if stored[count - 1] === view { return count - 1 }
    if stored[first] === view { return first }
    for distance in 1..<max(count, 2) {
      if guess + distance < count, stored[guess + distance] === view { return guess + distance }
      if guess >= distance, stored[guess - distance] === view { return guess - distance }
    }
    return nil
  }

  private func noteLoose(_ index: Int) {
    if let grid, !grid.addLoose(UInt32(index)) { loseGrid() }
  }

  private func loseGrid() {
    grid = nil
    searches = 0
  }

  // MARK: Searches

  /// Whether a search would first build boxes or a grid.
  @inline(__always) var needsPreparation: Bool {
    boxes.isEmpty ? stored.count > ChildList.fewest : grid == nil && boxes.count > ChildList.manyBoxes
  }

  /// Builds the boxes and the grid if a search needs them.
  func prepareForSearch() {
    if boxes.isEmpty {
      fillVacant()
      var made: [Box] = []
      made.reserveCapacity(views.count)
      for view in views {
        made.append(Box(of: view))
        view.flags.insert(.isBoxed)
      }
      boxes = made
    }
    guard grid == nil, views.count > ChildList.manyBoxes else { return }
    if searches >= ChildList.searchesWorthAGrid { grid = BoxGrid(boxes) } else { searches += 1 }
  }
}

extension UIView {
  /// Updates the box of this view in the superview's list, if there is one, after the view moved or its hit-testing
  /// changed.
  final func hitBoxDidChange() {
    if flags.contains(.isBoxed) { storedSuperview?.children?.update(self) }
  }
}
