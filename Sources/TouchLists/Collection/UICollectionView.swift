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
  /// The letters at the side.
  final var index: SectionIndexView?
  final var shown: [Shown] = []
  final var beside: [Beside] = []
  final var pools = ReusePools<UICollectionReusableView>()
  final var selection: Set<ListPlace> = []
  final var anchor: ListPlace?
  /// The item that the keyboard is at.
  final var cursor: ListPlace? { didSet { if cursor != oldValue { markCursor() } } }
  final var press: Press?
  final var batch: (depth: Int, update: ListUpdate, before: [Int], completions: [(Bool) -> Void], reloadsAll: Bool)?
  /// The sections that scroll across, how far unseen ones were scrolled, and the sections that go.
  final var strips: [Int: SectionStrip] = [:]
  final var stripOffsets: [Int: CGPoint] = [:]
  final var stripsToGo: [Int] = []
  /// The item that stays where it is seen while lengths are corrected, and where it was in the layout before.
  final var held: (place: ListPlace, origin: CGPoint)?
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
    }
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
    didSet { if allowsMultipleSelection, sweep == nil { sweep = SelectionSweep(self) } }
  }
  /// Whether the user edits the items: cells are told in their state; false by default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipes?.close(animated: true)
      for row in shown { row.cell.isEditing = isEditing && canEdit(row.place) }
    }
  }
  /// Whether items can be selected while they are edited; false by default.
  open var allowsSelectionDuringEditing = false
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
    focusMoved()
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
    if !takeKeys(presses) { super.pressesChanged(presses, with: event) }
  }
}
