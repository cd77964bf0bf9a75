import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A scroll view that shows rows of data in sections and lets the user scroll, select and edit them.
///
/// The `dataSource` provides the rows; only visible rows have cells. The `delegate`, a `UITableViewDelegate` stored in
/// the scroll view's `delegate` property, controls everything else.
/// https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The appearance of sections.
  public enum Style: Int, Sendable {
    /// Rows extend to the edges; headers and footers stay visible while their section is visible.
    case plain = 0
    /// Sections are groups with space between them.
    case grouped = 1
    /// Sections are groups with rounded corners, inset from the edges.
    case insetGrouped = 2
  }

  /// The position of the visible rect to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the whole row is visible.
    case none = 0
    /// The top of the visible rect.
    case top = 1
    /// The vertical center of the visible rect.
    case middle = 2
    /// The bottom of the visible rect.
    case bottom = 3
  }

  /// The value for heights that the content determines, and for their estimates.
  public static let automaticDimension: CGFloat = -1

  /// A row that has a cell.
  typealias Shown = ShownCell<UITableViewCell>
  /// A visible header or footer.
  struct Edge {
    var section: Int
    let view: UIView
  }

  // State shared with the extensions.
  final var geometry = TableGeometry()
  /// Whether the numbers of rows have been queried since the data changed.
  final var isLoaded = false
  /// A counter that increases with every reload, so that code detects changes during calls to the app.
  final var generation = 0
  /// The goal of the current scrolling animation.
  final var scrollGoal: ScrollGoal<ScrollPosition>?
  /// The rows that have cells, in order.
  final var shown: [Shown] = []
  final var (headers, footers): ([Edge], [Edge]) = ([], [])
  final var cellPools = ReusePools<UITableViewCell>()
  final var edgePools = ReusePools<UITableViewHeaderFooterView>()
  final var isLayingRows = false
  final var (layoutWidth, layoutSides): (CGFloat, SafeSides) = (0, SafeSides())
  /// Whether the delegate does not determine heights and estimates of single rows.
  final var (heightsAreAlike, estimatesAlike) = (false, false)
  final var (levelOfPreparedCell, indentOfPreparedCell) = (0, true)
  /// The row whose delegate returned an automatic height before its cell exists.
  final var pendingHeight: (place: ListPlace, height: CGFloat)?
  /// Whether cells have determined heights of rows.
  final var cellsSayHeights = false
  /// Headers without a view; a footer is stored as -1 minus its section.
  final var emptyEdges: Set<Int> = []
  final var selection: Set<ListPlace> = []
  /// The start of a Shift selection, the row with the keyboard cursor, and the row reported as focused.
  final var (anchor, cursor, reportedFocus): (ListPlace?, ListPlace?, ListPlace?) = (nil, nil, nil)
  final var press: ListPress<UITableViewCell>?
  final var typed = TypedWord()
  final var batch: TableBatch?
  final var lifted: RowLift?
  final weak var tableDelegate: (any UITableViewDelegate)?
  /// Whether data source and delegate implement their methods about editable rows and swipe actions.
  final var (implementsCanEdit, implementsSwipeActions) = (false, false)
  final var swipes: RowSwipes?
  /// The selection gesture; created when multiple selection is first allowed.
  final var sweep: SelectionSweep?
  /// The cell that is being reconfigured, which the data source receives.
  final var reconfiguring: (identifier: String, cell: UITableViewCell)?
  final var index: SectionIndexView?
  final var indexGrounds = SectionIndexGrounds() { didSet { index?.grounds = indexGrounds } }
  final var (prefetch, isPrefetchingOff): (Prefetching?, Bool) = (nil, false)
  final var menus: RowMenus?
  final var drags: TableDrags?

  /// The appearance of sections, set at initialization.
  public let style: Style

  /// Creates a table view with a frame in the coordinate space of its superview, and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a table view of the plain style.
  public override init(frame: CGRect) {
    style = .plain
    super.init(frame: frame)
    setUp()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    admitsMouseAtOnce = true
    swipes = RowSwipes(self)
  }

  // MARK: Data

  /// The object that provides the rows; held weakly.
  ///
  /// A new data source is queried in the next layout pass, or earlier at the first query. Its data may be loaded until
  /// then.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      UncalledDelegateMethods.check(dataSource, (any UITableViewDataSource).self)
      makeMenus()
      if dataSource !== oldValue { reload(asksNow: false) }
    }
  }

  /// The object that is notified of rows that may soon become visible; held weakly (semantics 27.21).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      UncalledDelegateMethods.check(prefetchDataSource, (any UITableViewDataSourcePrefetching).self)
      prefetchDidChange()
    }
  }

  /// The delegate, which should conform to `UITableViewDelegate`; held weakly.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      UncalledDelegateMethods.check(delegate, (any UITableViewDelegate).self)
      makeMenus()
      if delegate !== oldValue { reload(asksNow: false) }
    }
  }

  /// Reloads all data: queries the numbers now, and cells in the next layout pass (semantics 26.2).
  ///
  /// All cells are recycled, the last row first. The selection is cleared. The content offset is clamped to its new
  /// limits.
  open func reloadData() { reload(asksNow: true) }

  // MARK: Heights, in points

  /// The height of rows; `automaticDimension`, the default, lets the cells determine it.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reload(asksNow: false) } }
  }
  /// The estimated height of rows that have not been shown; `automaticDimension` by default.
  ///
  /// With 0 all heights are queried immediately.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reload(asksNow: false) } }
  }
  /// The height of section headers; `automaticDimension` by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reload(asksNow: false) } }
  }
  /// The height of section footers; `automaticDimension` by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reload(asksNow: false) } }
  }
  /// The estimated height of headers that have not been requested; `automaticDimension`, the default, for the kit's
  /// estimate.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { reload(asksNow: false) } }
  }
  /// The estimated height of footers that have not been requested; `automaticDimension`, the default, for the kit's
  /// estimate.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { reload(asksNow: false) } }
  }
  /// The padding above the section headers of a plain table; 0 by default.
  open var sectionHeaderTopPadding: CGFloat = 0 {
    didSet { if sectionHeaderTopPadding != oldValue { reload(asksNow: false) } }
  }

  /// The changes that cause rows of automatic height to be measured again; `enabled` by default (semantics 26.44).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation != oldValue { watchContent() } }
  }
  final var resizing = Resizing()
  /// The headers and footers that must be measured again.
  final var edgesToMeasure: Set<ObjectIdentifier> = []

  // MARK: Selection

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether multiple rows can be selected; false by default.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }
  /// Whether rows can be selected during editing; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether multiple rows can be selected during editing; false by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }
  /// Whether the keyboard's row is selected, if one row can be selected; true by default (semantics 26.36).
  open var selectionFollowsFocus = true
  /// Whether the keyboard focus returns to the row that had it last; true by default.
  open var remembersLastFocusedIndexPath = true

  // MARK: Appearance

  /// The style of separators between rows; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { restyle() } }
  /// The color of separators.
  open var separatorColor: UIColor? = .separator {
    didSet {
      noteAppearance(\UITableView.separatorColor, separatorColor)
      restyle()
    }
  }
  /// The insets of separators from the edges; 16 points at the left by default.
  open var separatorInset: UIEdgeInsets {
    get { separatorPlace.own ?? SeparatorPlace.usual }
    set {
      noteAppearance(\UITableView.separatorInset, newValue)
      separatorPlace.own = newValue
    }
  }
  final var separatorPlace = SeparatorPlace() { didSet { restyle() } }
  /// Whether cells of wide tables limit their content to the readable width; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }

  /// A view behind the rows that does not scroll with them; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view above the first section that scrolls with it; its own height is used.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// A view below the last section that scrolls with it; its own height is used.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

  /// The minimum number of rows for which the section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The color of the section index's titles; nil for the tint color.
  open var sectionIndexColor: UIColor? {
    didSet {
      noteAppearance(\UITableView.sectionIndexColor, sectionIndexColor)
      index?.color = sectionIndexColor
    }
  }

  // MARK: Editing

  /// Whether the user edits the rows.
  open var isEditing: Bool {
    get { editingMode }
    set { setEditing(newValue, animated: false) }
  }
  final var editingMode = false

  /// Starts or ends editing; visible rows show or hide their controls (semantics 26.27).
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Views

  /// Whether the keyboard can move to the table: rows can be selected and at least one exists.
  open override var canBecomeFocused: Bool { allowsSelection && geometry.sections.contains { $0.rows.count > 0 } }
  /// Always true, so that the table receives key presses.
  open override var canBecomeFirstResponder: Bool { true }

  /// Updates the mark of the row with the keyboard cursor.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(context, coordinator)
  }

  /// Lays out rows, headers and footers: adds the cells that became visible and recycles the others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Recycles cells when the table leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endInteractions() }
  }

  // MARK: Touches (semantics 26.13 to 26.20)

  /// Highlights the row that contains the touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPress(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Ends the press when the touch leaves its row.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !movePress(touches) { super.touchesMoved(touches, with: event) }
  }
  /// Selects the pressed row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endPress(touches, event) { super.touchesEnded(touches, with: event) }
  }
  /// Ends the press without selecting.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }
  /// Moves the keyboard cursor among the rows, selects and edits (semantics 26.36).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses) { super.pressesBegan(presses, with: event) }
  }
  /// Repeats the key's action while the key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses, isRepeat: true) { super.pressesChanged(presses, with: event) }
  }

  // MARK: Batches

  /// Applies several changes together; rows move to their new positions in one animation.
  ///
  /// `updates` is called once, before this method returns. It changes the data and reports the changes to the table.
  /// The numbers of rows are queried after it; if they do not match the reported changes, the program stops and prints
  /// the numbers (26.31, 26.32). `completion` is called once, after the animation. Its argument indicates whether the
  /// animation finished.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }
  /// Begins a batch; batches may be nested, and the end of the outermost applies all changes.
  open func beginUpdates() { openBatch() }
  /// Ends a batch.
  open func endUpdates() { closeBatch() }
  /// Inserts rows at index paths, which are those after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.inserted.formUnion(places(indexPaths)) }
  }
  /// Deletes rows at index paths, which are those before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.deleted.formUnion(places(indexPaths)) }
  }
  /// Reloads the cells at index paths, which are those before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.reloaded.formUnion(places(indexPaths)) }
  }
  /// Updates visible cells without replacing them.
  ///
  /// Asks the data source for the cells; `dequeueReusableCell(withIdentifier:for:)` returns the existing ones.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths.compactMap { ListPlace($0) }) }
  /// Moves a row from its index path before the batch to its index path after the batch.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (from, to) = (places([indexPath]).first!, places([newIndexPath]).first!)
    note(nil) { $0.moved.append((from, to)) }
  }
  /// Inserts sections at indices, which are those after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections at indices, which are those before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Reloads the rows of sections, whose indices are those before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section from its index before the batch to its index after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note(nil) { $0.movedSections.append((section, newSection)) }
  }
  /// Whether a batch is open.
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Reuse

  /// Registers a class of cells for a reuse identifier; nil removes the registration.
  ///
  /// A later registration replaces an earlier one. A class that does not inherit from `UITableViewCell` stops the
  /// program.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    enroll(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Registers a class of headers and footers for a reuse identifier; nil removes the registration.
  ///
  /// A class that does not inherit from `UITableViewHeaderFooterView` stops the program.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    enroll(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Returns a recycled cell after `prepareForReuse()`, or a new cell of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(withIdentifier: identifier)
  }
  /// Returns a recycled or new cell for a row and queries the row's height during the call (semantics 26.7).
  ///
  /// Without a registered class the program stops.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(withIdentifier: identifier, for: indexPath)
  }
  /// Returns a recycled header or footer, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueEdge(withIdentifier: identifier)
  }

  // MARK: Queries

  /// The number of sections; queries the data source if it is unknown.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }
  /// Returns the number of rows in a section; a section that does not exist stops the program.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.count(section)
  }
  /// The visible cells in the order of their rows; reading it performs layout first.
  open var visibleCells: [UITableViewCell] {
    layOutRows()
    return seen.map(\.cell)
  }
  /// The index paths of the visible rows, in order, or nil if there are none; reading it performs layout first.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }
  /// Returns the cell of a row, or nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    ListPlace(indexPath).flatMap { cell(at: $0) }
  }
  /// Returns the index path of a cell, or nil if the cell is not visible in this table.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.index(of: cell).map { shown[$0].place.path } }
  /// Returns the index path of the row at a point of the content; nil in headers, footers and outside.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry.row(at: point.y)?.path
  }
  /// Returns the index paths of the rows that intersect a rectangle of the content, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the rectangle of a row in the content, based on known and estimated heights; zero if it does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let place = ListPlace(indexPath), geometry.contains(place) else { return .zero }
    return rect(of: place)
  }
  /// Returns the rectangle of a section in the content.
  open func rect(forSection section: Int) -> CGRect { place(forSection: section) }
  /// Returns the rectangle of a section's header in the content, regardless of pinning.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: geometry.headerTop(section), width: bounds.width, height: geometry.header(section))
  }
  /// Returns the rectangle of a section's footer in the content, regardless of pinning.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: geometry.footerTop(section), width: bounds.width, height: geometry.footer(section))
  }
  /// Returns the visible header of a section, or nil.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }
  /// Returns the visible footer of a section, or nil.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Selection and scrolling

  /// The index path of the first selected row; nil if the selection is empty.
  open var indexPathForSelectedRow: IndexPath? { selection.min()?.path }
  /// The index paths of the selected rows, in order; nil if the selection is empty.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted().map(\.path) }
  /// Selects a row and scrolls to it; nil clears the selection.
  ///
  /// The delegate is not notified.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Deselects a row; the delegate is not notified.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { unchoose(at: indexPath, animated: animated) }
  /// Scrolls to a row; estimated heights near the target are measured (26.35).
  ///
  /// A row that does not exist is reported as a programming error and ignored.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    bring(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the top.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    bringNearestSelected(at: scrollPosition, animated: animated)
  }
}
