import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A scroll view that arranges items of data with a layout and lets the user scroll and select them.
///
/// The delegate is a `UICollectionViewDelegate`, stored in the scroll view's `delegate` property.
/// https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical = 0
    /// Horizontal scrolling.
    case horizontal = 1
  }
  /// The positions of the visible rect to which an item can be scrolled.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits, one bit each.
    public let rawValue: UInt
    /// Creates a set of positions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Aligns the top of the item with the top of the visible rect.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centers the item vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Aligns the bottom of the item with the bottom of the visible rect.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Aligns the left edge of the item with the left edge of the visible rect.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centers the item horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Aligns the right edge of the item with the right edge of the visible rect.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// An item that has a cell.
  typealias Shown = ShownCell<UICollectionViewCell>
  struct Supplement {
    let kind: String
    var path: IndexPath
    let view: UICollectionReusableView
    var isDecoration = false
  }

  final var counts: [Int]?
  /// The item whose cell is retained outside the visible rect because its text is being edited.
  final var offscreenEdited: ListPlace?
  final var generation = 0
  final var isPrepared = false
  final var isLayingOut = false
  final var isAskingLayout = false
  /// The bounds and inset for which the layout was last prepared or checked.
  final var askedBounds = CGRect.null
  final var askedInset = UIEdgeInsets.zero
  final var isChangingBounds = false
  final var pendingShift = CGPoint.zero
  final var resizing = Resizing()
  /// The views that are removed at the end of an animated change of the size.
  final var boundsChange: BoundsChange?
  /// Whether a layout was notified of an update that belongs to an animated change of the bounds.
  final var isBatchToFinalize = false
  /// The section index at the side.
  final var index: SectionIndexView?
  final var shown: [Shown] = []
  final var supplements: [Supplement] = []
  /// Supplementary views that the current batch removes.
  final var removedSupplements: [Supplement] = []
  final var pools = ReusePools<UICollectionReusableView>()
  final var selection: Set<ListPlace> = []
  final var anchor: ListPlace?
  /// The item with the keyboard cursor.
  final var cursor: ListPlace? { didSet { if cursor != oldValue { markCursor() } } }
  final var typed = TypedWord()
  /// The item that was last reported to the delegate as focused.
  final var reportedFocus: ListPlace?
  final var press: ListPress<UICollectionViewCell>?
  final var batch: (depth: Int, update: ListUpdate, before: [Int], completions: [(Bool) -> Void], reloadsAll: Bool)?
  /// The orthogonally scrolling sections, the offsets of those without views, and the sections that a batch removes.
  final var strips: [Int: SectionStrip] = [:]
  final var stripOffsets: [Int: CGPoint] = [:]
  final var stripsToGo: [Int] = []
  /// The item that keeps its visible position while lengths are corrected, and its origin in the layout before.
  final var pinned: (place: ListPlace, origin: CGPoint)?
  /// The goal of the current scrolling animation.
  final var scrollGoal: ScrollGoal<ScrollPosition>?
  /// The background color that a list layout provides.
  final var layoutBackgroundColor: UIColor?
  /// The swipe actions of rows; created when a row first has actions.
  final var swipes: RowSwipes?
  /// The selection gesture; created when multiple selection is first allowed.
  final var sweep: SelectionSweep?
  /// The current interactive movement of an item.
  final var movement: ItemMovement?
  /// The recognizers for moving items; they exist only while a controller requires them.
  final var mover: ItemMoveRecognizers?
  /// The cell that is being reconfigured, with its reuse key.
  final var reconfiguring: (key: String, cell: UICollectionViewCell)?
  final var prefetch: Prefetching?
  final var menus: RowMenus?
  final var drags: CollectionDrags?
  final weak var itemDelegate: (any UICollectionViewDelegate)?

  /// Creates a collection view with a flow layout and an empty frame; UIKit's stops the app, because it has no layout.
  public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }

  /// Creates a collection view with a frame and a layout, which it retains.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.owner = self
    backgroundColor = .systemBackground
    admitsMouseAtOnce = true
  }
  /// Always returns nil: archives of views are not supported.
  public required init?(coder: NSCoder) { return nil }

  /// The object that provides the items; held weakly.
  ///
  /// A new data source is queried in the next layout pass, or earlier at the first query. A controller may therefore
  /// load its data after it has become the data source.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      UncalledDelegateMethods.check(dataSource, (any UICollectionViewDataSource).self)
      if dataSource !== oldValue { reload(asksNow: false) }
    }
  }
  /// The delegate, which should conform to `UICollectionViewDelegate`; held weakly.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      itemDelegate = delegate as? any UICollectionViewDelegate
      UncalledDelegateMethods.check(delegate, (any UICollectionViewDelegateFlowLayout).self)
      UncalledDelegateMethods.check(delegate, (any UICollectionViewDelegate).self)
      makeMenus()
      if delegate !== oldValue { layoutWasInvalidated() }
    }
  }
  /// The layout that positions all views; a new one invalidates the current layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.owner = nil
      collectionViewLayout.owner = self
      collectionViewLayout.forget()
      resetStrips()
      layoutWasInvalidated()
      collectionViewLayout.invalidateLayout(with: collectionViewLayout.newContext(.everything))
    }
  }
  /// The rectangle in the view's own coordinate space; before a change the layout is asked whether to invalidate.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeBounds(to: newValue) { super.bounds = newValue } }
  }
  /// The rectangle in the superview's coordinate space; before a change of the size the layout is asked whether to
  /// invalidate.
  open override var frame: CGRect {
    get { super.frame }
    set { changeBounds(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue } }
  }
  /// Changes the layout, optionally with an animation that takes as long as a batch (semantics 27.25).
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout, optionally with an animation that takes as long as a batch (semantics 27.25).
  ///
  /// `completion` is called once, after the animation. Its argument indicates whether the animation finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { change(to: layout, animated, completion) }

  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether multiple items can be selected; false by default.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }
  /// Whether moving the keyboard cursor to an item selects it, if it can be selected; true by default (semantics
  /// 27.33).
  open var selectionFollowsFocus = true
  /// Whether the keyboard focus returns to the item that had it last; true by default.
  open var remembersLastFocusedIndexPath = true
  /// Whether the user edits the items; false by default.
  ///
  /// Cells receive it in their configuration state.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes?.close(animated: true)
      selectionModeDidChange()
      for row in shown { row.cell.isEditing = isEditing && canEdit(row.place) }
    }
  }
  /// Whether items can be selected during editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether multiple items can be selected during editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }
  /// The object that is notified of items that may soon become visible; held weakly (semantics 27.21).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      UncalledDelegateMethods.check(prefetchDataSource, (any UICollectionViewDataSourcePrefetching).self)
      prefetchDidChange()
    }
  }
  /// Whether the prefetching data source is notified; true by default.
  open var isPrefetchingEnabled = true { didSet { prefetchDidChange() } }
  /// A view behind the items that does not scroll with them; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Reloads all data and recycles all cells.
  ///
  /// It queries the numbers of sections and items now, and cells in the next layout pass.
  open func reloadData() { reload(asksNow: true) }

  /// Whether the keyboard can move to the collection view: items can be selected and at least one exists.
  open override var canBecomeFocused: Bool { allowsSelection && (counts ?? []).contains { $0 > 0 } }
  /// Always true, so that the collection view receives key presses.
  open override var canBecomeFirstResponder: Bool { true }

  /// Updates the mark of the item with the keyboard cursor.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(context, coordinator)
  }

  /// Ends user interactions when the collection view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil {
      swipes?.close(animated: false)
      cancelInteractiveMovement()
    }
  }

  /// Lays out the cells: adds those that became visible and recycles the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// Highlights the item that contains the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPress(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Ends the press when the touch leaves its item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !movePress(touches) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the pressed item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endPress(touches, event) { super.touchesEnded(touches, with: event) }
  }
  /// Ends the press without selecting.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves the keyboard cursor among the items and selects (semantics 27.16).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses) { super.pressesBegan(presses, with: event) }
  }
  /// Repeats the key's action while the key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses, isRepeat: true) { super.pressesChanged(presses, with: event) }
  }

  /// The changes that cause views of estimated lengths to be measured again; `enabled` by default (semantics 26.44).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation != oldValue { watchContent() } }
  }

  // MARK: Batches

  /// Applies several changes together; items move to their new positions in one animation.
  ///
  /// `updates` is called once, before this method returns. If the numbers of items after it do not match the reported
  /// changes, the program stops and prints the numbers. `completion` is called once, after the animation. Its argument
  /// indicates whether the animation finished.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }
  /// Inserts items at index paths, which are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) { note { $0.inserted.formUnion(places(indexPaths)) } }
  /// Deletes items at index paths, which are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) { note { $0.deleted.formUnion(places(indexPaths)) } }
  /// Reloads the cells at index paths, which are those before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloaded.formUnion(places(indexPaths)) } }
  /// Updates visible cells without replacing them.
  ///
  /// The data source is asked for the cells. When it dequeues a cell, it receives the existing one.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }
  /// Moves an item from its index path before the batch to its index path after the batch.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (from, to) = (places([indexPath]).first!, places([newIndexPath]).first!)
    note { $0.moved.append((from, to)) }
  }
  /// Inserts sections.
  open func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections.
  open func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }
  /// Reloads the items of sections.
  open func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Moving

  /// Begins an interactive movement if the data source allows the item to move; returns whether it began.
  ///
  /// The cell keeps its position until `updateInteractiveMovementTargetPosition(_:)`. Returns false for an item without
  /// a visible cell, for an item of an orthogonally scrolling section, and while another item is being moved.
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMoving(at: indexPath)
  }
  /// Moves the center of the item's cell to a point of the content and makes room for it.
  ///
  /// The delegate may choose another target.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { dragMoved(targetPosition) }
  /// Ends the movement at the current position; the data source is notified if the position changed.
  open func endInteractiveMovement() { dropMoved() }
  /// Cancels the movement and returns the item to its original position, without notification.
  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: Queries

  /// The number of sections.
  open var numberOfSections: Int { (counts ?? askCounts()).count }
  /// Returns the number of items in a section; a section that does not exist stops the program.
  open func numberOfItems(inSection section: Int) -> Int { (counts ?? askCounts())[section] }
  /// The visible cells in the order of their items; reading it performs layout first.
  open var visibleCells: [UICollectionViewCell] {
    layOutItems()
    return shown.filter { $0.place != offscreenEdited }.map(\.cell)
  }
  /// The index paths of the visible items, in order; reading it performs layout first.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutItems()
    return shown.filter { $0.place != offscreenEdited }.map { $0.place.path }
  }
  /// Returns the cell of an item, or nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    ListPlace(indexPath).flatMap { cell(at: $0) }
  }
  /// Returns the index path of a cell, or nil if the cell is not visible in this collection view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.index(of: cell).map { shown[$0].place.path }
  }
  /// Returns the visible supplementary view of a kind at an index path, or nil.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { supplements.first { $0.kind == elementKind && $0.path == indexPath }?.view }
  /// Returns the index path of the item at a point of the content, or nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }
  /// Returns the layout attributes of a supplementary view, or nil if the layout has none there.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Whether a batch is open.
  open var hasUncommittedUpdates: Bool { batch != nil }
  /// Scrolls to an item; without a position it scrolls the shortest distance that makes the item visible.
  ///
  /// An item that does not exist is reported as a programming error.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    bring(at: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Registers a class of cells for a reuse identifier; nil removes the registration.
  ///
  /// A class that does not inherit from `UICollectionViewCell` stops the program.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    enroll(cellClass, forCellWithReuseIdentifier: identifier)
  }
  /// Returns a recycled cell after `prepareForReuse()`, or a new cell of the registered class.
  ///
  /// Without a registered class the program stops.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueCell(withReuseIdentifier: identifier, for: indexPath) }
  /// Returns a recycled supplementary view after `prepareForReuse()`, or a new view of the registered class.
  ///
  /// Without a registered class the program stops.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }

  // MARK: Selection

  /// The index paths of the selected items, in order; nil if the selection is empty.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted().map(\.path) }
  /// Selects an item and scrolls to it; nil clears the selection.
  ///
  /// The delegate is not notified.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects an item; the delegate is not notified.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { unchoose(at: indexPath, animated: animated) }

  // MARK: Reuse of supplementary views

  /// Registers a class of supplementary views for a kind and a reuse identifier; nil removes the registration.
  ///
  /// A class that does not inherit from `UICollectionReusableView` stops the program.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { enroll(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }

  // MARK: Transitions

  /// Begins an interactive transition to another layout; `transitionProgress` of the returned layout drives it.
  ///
  /// It ends with `finishInteractiveTransition()` or `cancelInteractiveTransition()`, which animate the rest (semantics
  /// 27.29). Then `completion` is called once. Its arguments indicate whether the animation finished and whether the
  /// new layout is in effect. The delegate may supply a custom transition layout. Starting another transition during
  /// this one stops the program.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((_ completed: Bool, _ finished: Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
  /// Finishes the current interactive transition to its new layout; without a transition it only reports an error.
  open func finishInteractiveTransition() { endTransition(atNext: true) }
  /// Reverts the current interactive transition to its old layout; without a transition it only reports an error.
  open func cancelInteractiveTransition() { endTransition(atNext: false) }
}
