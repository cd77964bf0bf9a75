import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Shows items of data where a layout puts them, and lets the user scroll and select them.
///
/// The delegate is a `UICollectionViewDelegate`, held in the scroll view's property.
/// https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Along which axis a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Left and right.
    case horizontal = 1
  }
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit per place.
    public let rawValue: UInt
    /// The places of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its top to the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Into the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Its end to the end of the height.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Its left edge to the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// Into the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Its right edge to the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of views above sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// An item that has a cell.
  typealias Shown = ShownCell<UICollectionViewCell>
  struct Beside {
    let kind: String
    var path: IndexPath
    let view: UICollectionReusableView
    var isDecoration = false
  }
  struct Press {
    let touch: UITouch
    let place: ListPlace
    let cell: UICollectionViewCell
    var isOver = false
  }

  final var counts: [Int]?
  /// The item that has a cell and is out of sight, because its text is edited.
  final var unseen: ListPlace?
  final var generation = 0
  final var isPrepared = false
  final var isLayingOut = false
  final var isAskingLayout = false
  /// For what the layout was prepared, or asked whether it holds.
  final var askedBounds = CGRect.null
  final var askedInset = UIEdgeInsets.zero
  final var isChangingBounds = false
  final var pendingShift = CGPoint.zero
  final var resizing = Resizing()
  /// What goes while the size changes in an animation.
  final var boundsChange: BoundsChange?
  /// Whether a layout was told of a batch as of an animated change of the bounds.
  final var isBatchToFinalize = false
  /// The letters at the side.
  final var index: SectionIndexView?
  final var shown: [Shown] = []
  final var beside: [Beside] = []
  /// Views beside the cells that go in a batch.
  final var besideToGo: [Beside] = []
  final var pools = ReusePools<UICollectionReusableView>()
  final var selection: Set<ListPlace> = []
  final var anchor: ListPlace?
  /// The item that the keyboard is at.
  final var cursor: ListPlace? { didSet { if cursor != oldValue { markCursor() } } }
  final var typed = TypedWord()
  /// The item of which the delegate was told that it has the focus.
  final var focusTold: ListPlace?
  final var press: Press?
  final var batch: (depth: Int, update: ListUpdate, before: [Int], completions: [(Bool) -> Void], reloadsAll: Bool)?
  /// The sections that scroll across, how far unseen ones were scrolled, and the sections that go.
  final var strips: [Int: SectionStrip] = [:]
  final var stripOffsets: [Int: CGPoint] = [:]
  final var stripsToGo: [Int] = []
  /// The item that stays where it is seen while lengths are corrected, and where it was in the layout before.
  final var held: (place: ListPlace, origin: CGPoint)?
  /// The item that an animation scrolls to.
  final var scrollGoal: ScrollGoal<ScrollPosition>?
  /// The ground that a list has given.
  final var ground: UIColor?
  /// Made when a row first has actions.
  final var swipes: RowSwipes?
  /// Made when several items can first be selected.
  final var sweep: SelectionSweep?
  /// The item that the user puts elsewhere.
  final var movement: ItemMovement?
  /// Made while a controller wants it.
  final var mover: ItemMoveRecognizers?
  /// The cell that is brought up to date at the moment, with what it is taken by.
  final var reconfiguring: (key: String, cell: UICollectionViewCell)?
  final var prefetch: Prefetching?
  final var menus: RowMenus?
  final weak var itemDelegate: (any UICollectionViewDelegate)?

  /// A collection of a frame, with a layout, which it keeps.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    admitsMouseAtOnce = true
  }
  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Has the items; held weakly.
  ///
  /// A new one is asked in the next layout, or at the first question before; so a controller may make its data after it
  /// has become the data source.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      DelegateHearing.check(dataSource, (any UICollectionViewDataSource).self)
      if dataSource !== oldValue { reload(asksNow: false) }
    }
  }
  /// Is told what happens: a `UICollectionViewDelegate`, held weakly.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      itemDelegate = delegate as? any UICollectionViewDelegate
      DelegateHearing.check(delegate, (any UICollectionViewDelegateFlowLayout).self)
      DelegateHearing.check(delegate, (any UICollectionViewDelegate).self)
      makeMenus()
      if delegate !== oldValue { layoutWasInvalidated() }
    }
  }
  /// Says where everything is; setting another lays out anew.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.forget()
      resetStrips()
      layoutWasInvalidated()
      collectionViewLayout.invalidateLayout(with: collectionViewLayout.newContext(.everything))
    }
  }
  /// The rectangle in the view's own coordinate space; the layout is asked about another one before it is there.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }
  /// The rectangle in the coordinate space of the superview; the layout is asked about another size before.
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue } }
  }
  /// Another layout, animated if wanted, for as long as a batch (semantics 27.25).
  ///
  /// `completion` is called once, after the animation, with whether it came to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated, completion) }

  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether several can be; false by default.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }
  /// Whether the item that the keyboard comes to is selected, where one item can be; true by default (semantics 27.33).
  open var selectionFollowsFocus = true
  /// Whether the keyboard comes back to the item that it left; true by default.
  open var remembersLastFocusedIndexPath = true
  /// Whether the user edits the items: cells are told in their state; false by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes?.close(animated: true)
      selectionModeDidChange()
      for row in shown { row.cell.isEditing = isEditing && canEdit(row.place) }
    }
  }
  /// Whether items can be selected while they are edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several can be while they are edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }
  /// Is told which items may be seen soon; held weakly (semantics 27.21).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      DelegateHearing.check(prefetchDataSource, (any UICollectionViewDataSourcePrefetching).self)
      prefetchDidChange()
    }
  }
  /// Whether the prefetching data source is told; true by default.
  open var isPrefetchingEnabled = true { didSet { prefetchDidChange() } }
  /// A view behind the items that does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Asks for the numbers now, and for cells in the next layout; all cells are put back.
  open func reloadData() { reload(asksNow: true) }

  /// Whether the keyboard can work in the collection.
  open override var canBecomeFocused: Bool { allowsSelection && (counts ?? []).contains { $0 > 0 } }
  /// True, so that keys come here.
  open override var canBecomeFirstResponder: Bool { true }

  /// Shows which item the keyboard is at.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(context, coordinator)
  }

  /// Ends what the user does when the collection leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil {
      swipes?.close(animated: false)
      cancelInteractiveMovement()
    }
  }

  /// Places cells; makes the cells that have come into sight and puts back the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// Lights the item up that a touch has come down in.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPress(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Ends the press when the touch leaves its item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !movePress(touches) { super.touchesMoved(touches, with: event) }
  }
  /// Selects.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endPress(touches, event) { super.touchesEnded(touches, with: event) }
  }
  /// Ends the press.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves among the items and selects (semantics 27.16).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses) { super.pressesBegan(presses, with: event) }
  }
  /// Goes on while a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses, isRepeat: true) { super.pressesChanged(presses, with: event) }
  }

  /// What has views measured again whose lengths are estimated; `enabled` by default (semantics 26.44).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation != oldValue { watchContent() } }
  }

  // MARK: Batches

  /// Makes changes as one: items move to their new places together.
  ///
  /// `updates` is called once, before this returns. If the numbers after it do not fit what was told, the program stops
  /// with the numbers. `completion` is called once, after the animation, with whether it came to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }
  /// Items have come; the paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { note { $0.inserted.formUnion(places(indexPaths)) } }
  /// Items have gone; the paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { note { $0.deleted.formUnion(places(indexPaths)) } }
  /// Items are to get other cells; the paths are those before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloaded.formUnion(places(indexPaths)) } }
  /// Has the data source bring cells that are shown up to date, without other cells.
  ///
  /// The data source is asked for the cells and gets the present ones by dequeuing them as it did before.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
  /// An item has moved: from its path before the batch to its path after.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (from, to) = (places([indexPath]).first!, places([newIndexPath]).first!)
    note { $0.moved.append((from, to)) }
  }
  /// Sections have come.
  open func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }
  /// Sections have gone.
  open func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }
  /// Sections are to be asked for anew.
  open func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }
  /// A section has moved.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Moving

  /// Takes an item up, if the data source lets it be moved; returns whether it did.
  ///
  /// Its cell stays where it is until `updateInteractiveMovementTargetPosition(_:)`. False for an item that has no cell
  /// at present, for one of a section that scrolls across, and while another is on its way.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMoving(at: indexPath)
  }
  /// Moves the middle of the item's cell to a place of the content, and the others out of its way; the delegate may
  /// send it elsewhere.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { dragMoved(targetPosition) }
  /// Lets the item go where it is now; the data source is told if that is another place.
  open func endInteractiveMovement() { dropMoved() }
  /// Puts the item back where it came from; nobody is told.
  open func cancelInteractiveMovement() { giveUpMoving() }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int { (counts ?? askCounts()).count }
  /// How many items a section has; one that does not exist stops the program.
  open func numberOfItems(inSection section: Int) -> Int { (counts ?? askCounts())[section] }
  /// The cells that are shown, in the order of the items; lays out before.
  open var visibleCells: [UICollectionViewCell] {
    layOutItems()
    return shown.filter { $0.place != unseen }.map(\.cell)
  }
  /// The items that are shown, in order; lays out before.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutItems()
    return shown.filter { $0.place != unseen }.map { $0.place.path }
  }
  /// The cell of an item; nil if it is not shown.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    ListPlace(indexPath).flatMap { cell(at: $0) }
  }
  /// The item of a cell; nil if the cell is not shown here.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.place.path }
  /// A view beside the cells that is shown; nil otherwise.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { beside.first { $0.kind == elementKind && $0.path == indexPath }?.view }
  /// The item at a place of the content; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// What the layout says of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }
  /// Scrolls to an item; without a position, by the least way.
  ///
  /// One that does not exist is reported.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    bring(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Has cells of a class made for an identifier; nil takes that back.
  ///
  /// A class that is no `UICollectionViewCell` stops the program.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    enroll(cellClass, forCellWithReuseIdentifier: identifier)
  }
  /// A used cell, made ready by `prepareForReuse()`, or a new one of the registered class; without one the program
  /// stops.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { takeCell(withReuseIdentifier: identifier, for: indexPath) }
  /// The same for a view beside the cells.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    takeSupplementary(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Selection

  /// The selected items in order; nil if there is none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted().map(\.path) }
  /// Selects an item, or none with nil, and scrolls to it; the delegate is not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Takes a selection back; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { unchoose(at: indexPath, animated: animated) }

  // MARK: Reuse of views beside the cells

  /// Has views beside the cells made for a kind and an identifier; nil takes that back.
  ///
  /// A class that is no `UICollectionReusableView` stops the program.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { enroll(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }

  // MARK: Transitions

  /// Begins to go to another layout as `transitionProgress` of the layout that is returned says (semantics 27.29).
  ///
  /// It ends with `finishInteractiveTransition()` or `cancelInteractiveTransition()`, which animate the rest; then
  /// `completion` is called once, with whether the animation came to its end and whether the new layout is there. The
  /// delegate may have a layout of its own in between. While a transition is under way another one stops the program.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
  /// Goes on to the layout of the transition that is under way; without one it does nothing and says so.
  open func finishInteractiveTransition() { endTransition(atNext: true) }
  /// Goes back to the layout from which the transition began; without one it does nothing and says so.
  open func cancelInteractiveTransition() { endTransition(atNext: false) }
}
