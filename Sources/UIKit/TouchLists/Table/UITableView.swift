import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Shows rows of data below each other, in sections, and lets the user scroll, select and edit them.
///
/// The rows come from the `dataSource`; only rows that are seen have cells. Everything else is decided by the
/// `delegate`, which is a `UITableViewDelegate` held in the scroll view's property.
/// https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// From edge to edge; headers and footers stay in sight while their section is.
    case plain = 0
    /// In groups with room between them.
    case grouped = 1
    /// In groups with round corners that keep away from the edges.
    case insetGrouped = 2
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// By the least way that shows it all.
    case none = 0
    /// Its top to the top of what is seen.
    case top = 1
    /// Into the middle.
    case middle = 2
    /// Its end to the end of what is seen.
    case bottom = 3
  }

  /// A height that the content says, and the estimate of one.
  public static let automaticDimension: CGFloat = -1

  /// A row that has a cell.
  typealias Shown = ShownCell<UITableViewCell>
  /// A header or footer that is shown.
  struct Edge {
    var section: Int
    let view: UIView
  }

  // What the extensions share.
  final var geometry = TableGeometry()
  /// Whether the numbers were asked since the data changed.
  final var isLoaded = false
  /// Rises with every reload, so that code that called out can tell whether the rows are still the same.
  final var generation = 0
  /// The row to which an animation scrolls.
  final var scrollGoal: ScrollGoal<ScrollPosition>?
  /// The rows that have cells, in order.
  final var shown: [Shown] = []
  final var (headers, footers): ([Edge], [Edge]) = ([], [])
  final var cellPools = ReusePools<UITableViewCell>()
  final var edgePools = ReusePools<UITableViewHeaderFooterView>()
  final var isLayingRows = false
  final var (layoutWidth, layoutSides): (CGFloat, SafeSides) = (0, SafeSides())
  /// Whether the delegate was found not to say heights and estimates of single rows.
  final var (heightsAreAlike, estimatesAlike) = (false, false)
  final var (levelOfPreparedCell, indentOfPreparedCell) = (0, true)
  /// The height that a delegate has left to a cell which is not there yet.
  final var pendingHeight: (place: ListPlace, height: CGFloat)?
  /// Whether the height of a row was what its cell said.
  final var cellsSayHeights = false
  /// Headers, and footers as -1 less their section, that have no view.
  final var emptyEdges: Set<Int> = []
  final var selection: Set<ListPlace> = []
  /// Where Shift extends from, and the row that the keyboard is at.
  final var (anchor, cursor, focusTold): (ListPlace?, ListPlace?, ListPlace?) = (nil, nil, nil)
  final var press: RowPress?
  final var typed = TypedWord()
  final var batch: TableBatch?
  final var lifted: RowLift?
  final weak var tableDelegate: (any UITableViewDelegate)?
  /// Whether data source and delegate say themselves who may be edited, and what a swipe shows.
  final var (editsByWriting, swipesByWriting) = (false, false)
  final var swipes: RowSwipes?
  /// Made when several rows can first be selected.
  final var sweep: SelectionSweep?
  /// The cell that the data source gets while it brings it up to date.
  final var reconfiguring: (identifier: String, cell: UITableViewCell)?
  final var index: SectionIndexView?
  final var indexGrounds = SectionIndexGrounds() { didSet { index?.grounds = indexGrounds } }
  final var prefetch: Prefetching?
  final var menus: RowMenus?

  /// How sections look; fixed when the table is made.
  public let style: Style

  /// A table of the given frame in the coordinate space of its future superview.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
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

  /// Has the rows; held weakly.
  ///
  /// A new one is asked in the next layout, or at the first question before: data may still be made until then.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      DelegateHearing.check(dataSource, (any UITableViewDataSource).self)
      makeMenus()
      if dataSource !== oldValue { reload(asksNow: false) }
    }
  }

  /// Is told which rows may be seen soon; held weakly (semantics 27.21).
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      DelegateHearing.check(prefetchDataSource, (any UITableViewDataSourcePrefetching).self)
      prefetchDidChange()
    }
  }

  /// Is told what happens to rows and content: a `UITableViewDelegate`, held weakly.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      tableDelegate = delegate as? any UITableViewDelegate
      DelegateHearing.check(delegate, (any UITableViewDelegate).self)
      makeMenus()
      if delegate !== oldValue { reload(asksNow: false) }
    }
  }

  /// Asks for the numbers of sections and rows now, and for cells in the next layout (semantics 26.2).
  ///
  /// All cells are put back, the last row first. The selection goes; the offset stays within its new limits.
  open func reloadData() { reload(asksNow: true) }

  // MARK: Heights, in points

  /// How high rows are; `automaticDimension`, the default, has the cells say it.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reload(asksNow: false) } }
  }
  /// How high rows that were never seen probably are; `automaticDimension` by default, 0 has all heights asked at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { reload(asksNow: false) } }
  }
  /// How high headers are; `automaticDimension` by default.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reload(asksNow: false) } }
  }
  /// How high footers are; `automaticDimension` by default.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reload(asksNow: false) } }
  }
  /// How high headers that were never asked for probably are; `automaticDimension`, the default, has the kit guess.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { reload(asksNow: false) } }
  }
  /// How high footers that were never asked for probably are; `automaticDimension`, the default, has the kit guess.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { reload(asksNow: false) } }
  }
  /// Room above the first header of a plain table's sections; none here by default.
  open var sectionHeaderTopPadding: CGFloat = 0 {
    didSet { if sectionHeaderTopPadding != oldValue { reload(asksNow: false) } }
  }

  /// What has rows measured again whose cells say their heights; `enabled` by default (semantics 26.44).
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if selfSizingInvalidation != oldValue { watchContent() } }
  }
  final var resizing = Resizing()
  /// The headers and footers that may want another height.
  final var edgesToMeasure: Set<ObjectIdentifier> = []

  // MARK: Selection

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected at once; false by default.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }
  /// Whether rows can be selected while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }
  /// Whether the row that the keyboard comes to is selected; true by default where one row can be (semantics 26.36).
  open var selectionFollowsFocus = true
  /// Whether the keyboard comes back to the row that it left; true by default.
  open var remembersLastFocusedIndexPath = true

  // MARK: Look

  /// Whether lines stand between rows; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { restyle() } }
  /// The color of these lines.
  open var separatorColor: UIColor? = .separator {
    didSet {
      noteAppearance(\UITableView.separatorColor, separatorColor)
      restyle()
    }
  }
  /// How far they keep away from the edges; 16 points at the left by default.
  open var separatorInset: UIEdgeInsets {
    get { separatorPlace.own ?? SeparatorPlace.usual }
    set {
      noteAppearance(\UITableView.separatorInset, newValue)
      separatorPlace.own = newValue
    }
  }
  final var separatorPlace = SeparatorPlace() { didSet { restyle() } }
  /// Whether cells of wide tables keep to lines that can be read with ease; false by default.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }

  /// A view behind the rows that does not scroll; nil by default.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A view above the first section that scrolls with it; its own height counts.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
  /// A view below the last section that scrolls with it; its own height counts.
  open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

  /// From how many rows on the letters at the side are shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The color of the letters at the side; nil for the tint.
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

  /// Begins or ends editing: rows that are seen show their controls (semantics 26.27).
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated) }

  // MARK: Views

  /// Whether the keyboard can work in the table; true if there are rows.
  open override var canBecomeFocused: Bool { allowsSelection && geometry.sections.contains { $0.rows.count > 0 } }
  /// True, so that keys come here.
  open override var canBecomeFirstResponder: Bool { true }

  /// Shows which row the keyboard is at.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusMoved(context, coordinator)
  }

  /// Places rows, headers and footers; makes cells for rows that have come into sight, and puts back those of others.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// Puts cells back when the table leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { endInteractions() }
  }

  // MARK: Touches (semantics 26.13 to 26.20)

  /// Lights the row up that a touch has come down in.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginPress(touches, event) { super.touchesBegan(touches, with: event) }
  }
  /// Ends the press when the touch leaves its row.
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
  /// Moves among the rows, selects and edits (semantics 26.36).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses) { super.pressesBegan(presses, with: event) }
  }
  /// Goes on while a key is held.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeKeys(presses, isRepeat: true) { super.pressesChanged(presses, with: event) }
  }

  // MARK: Batches

  /// Makes changes as one: rows move to their new places together.
  ///
  /// `updates` is called once, before this returns, changes the data and tells the table; the numbers are asked after
  /// it. If they do not fit what was told, the program stops with the numbers (26.31, 26.32). `completion` is called
  /// once, after the animation, with whether it came to its end.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    runBatch(updates, completion: completion)
  }
  /// Opens a batch; batches may be in each other, and the end of the outermost does everything.
  open func beginUpdates() { openBatch() }
  /// Closes a batch.
  open func endUpdates() { closeBatch() }
  /// Rows have come; the paths are those after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.inserted.formUnion(places(indexPaths)) }
  }
  /// Rows have gone; the paths are those before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.deleted.formUnion(places(indexPaths)) }
  }
  /// Rows are to get other cells; the paths are those before the batch.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.reloaded.formUnion(places(indexPaths)) }
  }
  /// Has the data source bring cells that are shown up to date, without other cells.
  ///
  /// The data source is asked for the cells and gets the present ones by `dequeueReusableCell(withIdentifier:for:)`.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths.compactMap { ListPlace($0) }) }
  /// A row has moved: from its path before the batch to its path after.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let (from, to) = (places([indexPath]).first!, places([newIndexPath]).first!)
    note(nil) { $0.moved.append((from, to)) }
  }
  /// Sections have come; the numbers are those after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Sections have gone; the numbers are those before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Sections are to be asked for anew; the numbers are those before the batch.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// A section has moved: from its number before the batch to its number after.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note(nil) { $0.movedSections.append((section, newSection)) }
  }
  /// Whether a batch is open.
  open var hasUncommittedUpdates: Bool { batch != nil }

  // MARK: Reuse

  /// Has cells of a class made for an identifier; nil takes that back.
  ///
  /// The later registration counts. A class that is no `UITableViewCell` stops the program.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    enroll(cellClass, forCellReuseIdentifier: identifier)
  }
  /// Has headers and footers of a class made for an identifier; nil takes that back.
  ///
  /// A class that is no `UITableViewHeaderFooterView` stops the program.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    enroll(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// A used cell of the identifier, made ready by `prepareForReuse()`, or a new one of the registered class; nil if there
  /// is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(withIdentifier: identifier)
  }
  /// The same for a row, whose height is asked meanwhile; without a registered class the program stops (semantics 26.7).
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    takeCell(withIdentifier: identifier, for: indexPath)
  }
  /// A used header or footer of the identifier, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    takeEdge(withIdentifier: identifier)
  }

  // MARK: Questions

  /// How many sections there are; asks the data source if that is not known.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }
  /// How many rows a section has; one that does not exist stops the program.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.count(section)
  }
  /// The cells that are shown, in the order of the rows; lays out before.
  open var visibleCells: [UITableViewCell] {
    layOutRows()
    return seen.map(\.cell)
  }
  /// The rows that are shown, in order, nil for none; lays out before.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows }
  /// The cell of a row; nil if it is not shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    ListPlace(indexPath).flatMap { cell(at: $0) }
  }
  /// The row of a cell; nil if the cell is not shown here.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.cell === cell }?.place.path }
  /// The row at a place of the content; nil in headers, footers and outside.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry.row(at: point.y)?.path
  }
  /// The rows that a rectangle of the content touches, in order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Where a row lies in the content, as far as heights are known; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let place = ListPlace(indexPath), geometry.contains(place) else { return .zero }
    return rect(of: place)
  }
  /// Where a section lies in the content.
  open func rect(forSection section: Int) -> CGRect { place(forSection: section) }
  /// Where a section's header lies in the content, before it is kept in sight.
  open func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: geometry.headerTop(section), width: bounds.width, height: geometry.header(section))
  }
  /// Where a section's footer lies in the content, before it is kept in sight.
  open func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: geometry.footerTop(section), width: bounds.width, height: geometry.footer(section))
  }
  /// The header of a section that is shown; nil otherwise.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }
  /// The footer of a section that is shown; nil otherwise.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers.first { $0.section == section }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Selection and scrolling

  /// The selected row, the first of several; nil if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.min()?.path }
  /// The selected rows in order; nil if there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted().map(\.path) }
  /// Selects a row, or none with nil, and scrolls to it; the delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Takes a selection back; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { unchoose(at: indexPath, animated: animated) }
  /// Scrolls to a row; heights on the way that are only estimated are measured where the row will be seen (26.35).
  ///
  /// A row that does not exist is reported and nothing happens.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    bring(at: indexPath, at: scrollPosition, animated: animated)
  }
  /// Scrolls to the selected row that is nearest to the top.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    bringNearestSelected(at: scrollPosition, animated: animated)
  }
}
