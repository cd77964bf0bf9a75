import TouchGeometry

/// The subviews of a view, last in front.
///
/// A view without subviews has none of these.
///
/// It is an object of its own so that it can let the subviews go, on the main actor, when their superview is gone:
/// they hold their superview without keeping it alive.
///
/// Beside the views it keeps where they are, for hit tests: one box per view in the superview's coordinates, in one
/// array, so that looking for the view at a place reads 16 bytes per view instead of the views themselves. Boxes are
/// made by the first hit test that comes by and followed from then on; where there are many, a `BoxGrid` says which of
/// them are near a place. Both only choose whom to look at: whether a view is hit is always decided by its own
/// geometry.
///
/// Where many are taken away from the front one after the other, as by a loop over `subviews`, their places are given up
/// at once and filled when somebody looks: moving all others up each time would cost the square of their number.
///
/// Invariants: `boxes` is empty or has one box for each of `views`, in their order; a view has the flag `isBoxed` as
/// long as it is in a list with boxes; a box contains every place at which its view has to be looked at. As long as
/// places are given up there are no boxes, so that every search begins with `prepareForSearch()`.
@MainActor final class ChildList {
  // What a hit test reads lies together.
  /// The views, behind the places that are given up; the same as `views` where nothing is to be prepared for a search.
  private(set) var stored: [UIView] = []
  private(set) var boxes: [Box] = []
  private(set) var grid: BoxGrid?
  /// Places at the front that are given up; each holds `nobody`.
  private var vacant = 0
  /// Counts all changes, so that a search that called an override can tell whether it may go on.
  private(set) var changes: UInt32 = 0
  /// Searches through all boxes since the grid was lost.
  private var searches: UInt16 = 0
  /// How many levels of views there are at the most: 0 where there are no subviews, 1 where they have none.
  ///
  /// It grows as views are added, and is counted anew only where that decides something.
  var height: UInt32 = 0
  /// What they looked like in the last frame.
  var shown = ShownChildren()

  /// Up to this many views are looked at one by one.
  static let fewest = 3
  /// Up to this many boxes are looked at one by one.
  static let manyBoxes = 64
  /// In lists of more than this, places at the front are given up first.
  static let manyVacant = 1024
  /// Who stands in places that are given up.
  private static let nobody = UIView()
  /// So many searches through all boxes take as long as making a grid.
  static let searchesWorthAGrid = 8

  /// The views, the one behind first.
  @inline(__always) var views: [UIView] {
    if vacant > 0 { fillVacant() }
    return stored
  }

  isolated deinit {
    // A view may have found another superview meanwhile.
    for view in stored where view.storedSuperview == nil {
      view.storedSuperview = nil
      view.flags.remove(.isBoxed)
    }
  }

  // MARK: Changes

  /// Puts a view at an index, or at the nearest there is.
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

  /// Takes a view out; without effect if it is not in.
  func remove(_ view: UIView) {
    guard var index = index(of: view) else { return }
    changes &+= 1
    if index == vacant, stored.count > ChildList.manyVacant { return giveUpFirst() }
    index -= vacant
    fillVacant()
    editViews { $0.remove(at: index) }
    guard !boxes.isEmpty else { return }
    editBoxes { $0.remove(at: index) }
    view.flags.remove(.isBoxed)
    loseGrid()
  }

  /// Takes the first view out and leaves its place, unless so many are left already that filling them costs no more.
  private func giveUpFirst() {
    if !boxes.isEmpty {
      for view in stored { view.flags.remove(.isBoxed) }
      boxes = []
      loseGrid()
    }
    editStored { $0[vacant] = ChildList.nobody }
    vacant += 1
    if vacant * 2 >= stored.count { fillVacant() }
  }

  private func fillVacant() {
    guard vacant > 0 else { return }
    editStored { $0.removeFirst(vacant) }
    vacant = 0
  }

  /// Lets the views at two indices change places.
  func exchange(_ first: Int, _ second: Int) {
    changes &+= 1
    editViews { $0.swapAt(first, second) }
    guard !boxes.isEmpty else { return }
    editBoxes { $0.swapAt(first, second) }
    grid?.forgetViews()
    noteLoose(first)
    noteLoose(second)
  }

  /// Lets the list be another one: for lists that are searched by nobody.
  func replaceAll(with others: [UIView]) {
    changes &+= 1
    (stored, vacant) = (others, 0)
    boxes = []
    loseGrid()
  }

  /// Follows a view that was moved, hidden or shown.
  func update(_ view: UIView) {
    guard !boxes.isEmpty, let index = index(of: view) else { return }
    let box = Box(of: view)
    guard box != boxes[index] else { return }
    changes &+= 1
    editBoxes { $0[index] = box }
    noteLoose(index)
  }

  // Arrays are taken out, changed and put back: with no change in place anywhere, reading them in the midst of a hit
  // test needs no check at run time that nobody is changing them.

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

  /// The index of a view among the places, searched from where it was in the last frame outwards.
  private func index(of view: UIView) -> Int? {
    let (count, first) = (stored.count, vacant)
    guard count > first else { return nil }
    let guess = min(max(Int(view.slot), first), count - 1)
    if stored[guess] === view { return guess }
    // Many are taken away from the front or from the back.
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

  /// Whether a search would make boxes or a grid first.
  @inline(__always) var needsPreparation: Bool {
    boxes.isEmpty ? stored.count > ChildList.fewest : grid == nil && boxes.count > ChildList.manyBoxes
  }

  /// Makes what a search needs and there is not yet.
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
  /// Tells the superview's list, if it keeps a box for this view, that the view is elsewhere or not to be hit now.
  final func hitBoxDidChange() {
    if flags.contains(.isBoxed) { storedSuperview?.children?.update(self) }
  }
}
