import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Two or three controllers beside each other: in a narrow window one stack of all of them.
///
/// Each column is a navigation controller; a controller of another class is put into one. In a window of compact width
/// the columns' stacks are put on each other, and taken apart again when it is wide (semantics 29.6).
///
/// The line between two columns can be dragged. Control with Shift and S hides and shows the first column; Escape and a
/// click outside hide columns that lie over the last one.
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// A primary and a secondary one.
    case doubleColumn = 1
    /// A supplementary one between them.
    case tripleColumn = 2
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    /// The first: what there is.
    case primary
    /// The one in the middle: what is in the chosen part of the first.
    case supplementary
    /// The last: the content.
    case secondary
    /// What is seen in place of the others in a window of compact width.
    case compact
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// As many as have room; never that of `displayMode`.
    case automatic
    /// The last alone.
    case secondaryOnly
    /// The one before it as well, beside it.
    case oneBesideSecondary
    /// The one before it as well, over it.
    case oneOverSecondary
    /// All three, beside each other.
    case twoBesideSecondary
    /// All three, the first two over the last.
    case twoOverSecondary
  }

  /// How columns that are shown make room for themselves.
  public enum SplitBehavior: Int, Sendable {
    /// Beside the last column where there is room, else over it.
    case automatic
    /// Beside it.
    case tile
    /// Over it.
    case overlay
  }

  /// Whether a bar has the button that shows and hides columns.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// In the bar of the last column, where its first controller is on top.
    case automatic
    /// Nowhere; the program may put `displayModeButtonItem` somewhere itself.
    case never
  }

  /// Leaves a width to the controller.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  /// How many columns there are.
  public let style: Style
  /// Is asked and told; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UISplitViewControllerDelegate).self) }
  }
  /// Whether all columns are one stack at present, because the window is narrow.
  public internal(set) var isCollapsed = false

  var columns: [Column: SplitColumn] = [:]
  /// What is seen in a narrow window in place of the stack.
  var compact: UIViewController?
  /// What `show` and `hide` have made of the display mode.
  var chosenMode: DisplayMode?
  var shownMode: DisplayMode?
  /// How many columns had room when the mode was chosen.
  var roomWhenChosen = 0
  private let edge = UIScreenEdgePanGestureRecognizer()
  private lazy var edgeDelegate = SplitEdge(self)

  /// A controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    addKeyCommand(
      UIKeyCommand(
        title: "Toggle Sidebar", action: Selector(UISplitViewController.toggleByKey), input: "s",
        modifierFlags: [.control, .shift]))
    addKeyCommand(
      UIKeyCommand(
        title: "Close Sidebar", action: Selector(UISplitViewController.closeByKey), input: UIKeyCommand.inputEscape))
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: What is seen

  /// Which columns should be seen in a wide window; as many as have room by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      displayDidChange(animated: viewIfLoaded?.window != nil && oldValue != preferredDisplayMode)
    }
  }

  /// How columns make room for themselves; where there is room beside the last one by default.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { displayDidChange(animated: false) }
  }

  /// Whether columns that are shown lie beside the last one or over it; never `automatic`.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return room >= 1 ? .tile : .overlay
  }

  /// Which columns are seen in a wide window; `secondaryOnly` while all are one stack.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : wantedMode }

  /// Whether a finger from the left edge shows columns; true by default.
  open var presentsWithGesture = true

  /// Whether a bar has the button that shows and hides columns.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { placeModeButton() } }

  /// A button that shows and hides columns.
  public private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: SplitTuning.icon, style: .plain, target: self, action: Selector(UISplitViewController.toggle))
    item.title = "Sidebar"
    return item
  }()

  // MARK: Widths

  /// How wide the first column should be, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// How wide the first column should be, in widths of the view; counts where no width in points is set.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The least width of the first column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The greatest width of the first column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// How wide the middle column should be, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// How wide the middle column should be, in widths of the view; counts where no width in points is set.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { displayDidChange(animated: false) }
  }
  /// The least width of the middle column, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The greatest width of the middle column, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// What the user has made of the widths.
  var draggedWidths: [Column: CGFloat] = [:]

  /// How wide the first column is, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// How wide the middle column is, in points; 0 where there is none.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

  // MARK: The view

  /// Makes the container; an override has to call super.
  open override func loadView() {
    let container = SplitContainerView(self)
    view = container
    edge.mark(as: .showColumn)
    edge.edges = .left
    edge.delegate = edgeDelegate
    edge.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    edge.addAction(
      UIAction { [weak self] _ in
        if self?.edge.state == .began { self?.showMore() }
      })
    container.addGestureRecognizer(edge)
  }

  var container: SplitContainerView? { viewIfLoaded as? SplitContainerView }

  // MARK: By the user

  /// The button.
  func toggle() { isShowingColumns ? hideAll() : showMore() }

  /// Control with Shift and S.
  func toggleByKey() { toggle() }

  /// Escape.
  func closeByKey() { hideAll() }

  /// Whether an action can be performed: columns can be toggled in a wide window, and closed where they lie over the
  /// last one.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = sender as? UIKeyCommand, addedKeyCommands.contains(where: { $0.action === action }) {
      return command.input == UIKeyCommand.inputEscape ? isOver && !isCollapsed : !isCollapsed
    }
    return super.canPerformAction(action, withSender: sender)
  }

  // MARK: Columns

  /// What was put into a column; nil for nothing.
  open func viewController(for column: Column) -> UIViewController? {
    column == .compact ? compact : columns[column]?.content
  }
  /// What was put into the columns, from left to right; while all are one stack, what is seen of it
  /// (semantics 29.6).
  open var viewControllers: [UIViewController] {
    if isCollapsed { return [compact ?? columns[.primary]?.navigation].compactMap { $0 } }
    return order.compactMap { columns[$0]?.content }
  }
  /// Puts a controller into a column, in place of what was there; nil empties the column.
  ///
  /// The supplementary column of two stops the program. In one stack it takes the place of what was seen of the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, for: column) }
  /// Shows a column: in a wide window beside the last one or over it, in one stack on top of it.
  ///
  /// The last one is shown by hiding the columns that lie over it. A column that is seen already stays.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column and those before it; in one stack, those after it.
  ///
  /// The last one cannot be hidden in a wide window, nor the first in a narrow one.
  open func hide(_ column: Column) { conceal(column) }
  /// Puts the controller into the last column, and shows that.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }
}

/// Decides when a finger from the edge shows columns.
@MainActor private final class SplitEdge: UIGestureRecognizerDelegate {
  private weak var owner: UISplitViewController?
  init(_ owner: UISplitViewController) { self.owner = owner }

  /// In place of the way back only where the last column has one controller.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.presentsWithGesture, !owner.isCollapsed, owner.hasHiddenColumns else { return false }
    return owner.isShowingColumns || owner.columns[.secondary]?.navigation.viewControllers.count ?? 0 < 2
  }
}

/// A column: what the program has put there, and the navigation controller that it is in.
@MainActor final class SplitColumn {
  let content: UIViewController
  let navigation: UINavigationController
  /// The column's stack while the columns are one.
  var kept: [UIViewController] = []

  init(_ content: UIViewController) {
    self.content = content
    navigation = content as? UINavigationController ?? UINavigationController(rootViewController: content)
  }
}
