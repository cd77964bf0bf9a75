import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A container with two or three columns, which are collapsed to one stack in a narrow window.
///
/// Each column is a navigation controller, which is created for other controllers. In a window of compact width the
/// columns' stacks are joined, and separated again when it is wide (semantics 29.6).
///
/// The separator between two columns can be dragged. Control-Shift-S hides and shows the primary column; Escape and a
/// click outside hide columns that overlay the secondary one.
/// https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first column: the list of sections.
    case primary
    /// The middle column: the content of a section.
    case supplementary
    /// The last column: the details.
    case secondary
    /// The replacement for all columns in a window of compact width.
    case compact
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    /// As many as fit; never the value of `displayMode`.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// The column before the secondary one, side by side with it.
    case oneBesideSecondary
    /// The column before the secondary one, over it.
    case oneOverSecondary
    /// All three columns, side by side.
    case twoBesideSecondary
    /// All three columns, the first two over the secondary one.
    case twoOverSecondary
  }

  /// How shown columns are placed.
  public enum SplitBehavior: Int, Sendable {
    /// Next to the secondary column if they fit, otherwise over it.
    case automatic
    /// Next to the secondary column.
    case tile
    /// Over the secondary column.
    case overlay
  }

  /// Whether a bar contains the display mode button.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// In the bar of the secondary column, while its first controller is on top.
    case automatic
    /// Never; the app can place `displayModeButtonItem`.
    case never
  }

  /// The width that the controller chooses.
  public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  /// The delegate; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UISplitViewControllerDelegate).self) }
  }
  /// Whether the columns are collapsed to one stack, because the window is narrow.
  open internal(set) var isCollapsed = false

  var columns: [Column: SplitColumn] = [:]
  /// The controller that replaces the stack in a narrow window.
  var compact: UIViewController?
  /// The mode chosen by `show` and `hide`.
  var chosenMode: DisplayMode?
  var shownMode: DisplayMode?
  /// The number of columns that fitted when the mode was chosen.
  var roomWhenChosen = 0
  private let edge = UIScreenEdgePanGestureRecognizer()
  private lazy var edgeDelegate = SplitEdge(self)

  /// Creates a controller without columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    addKeyCommand(
      UIKeyCommand(
        title: localized("Toggle Sidebar"), action: Selector(UISplitViewController.toggleByKey), input: "s",
        modifierFlags: [.control, .shift]))
    addKeyCommand(
      UIKeyCommand(
        title: localized("Close Sidebar"), action: Selector(UISplitViewController.closeByKey),
        input: UIKeyCommand.inputEscape))
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Display mode

  /// The preferred display mode in a wide window; `automatic` by default.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      displayDidChange(animated: viewIfLoaded?.window != nil && oldValue != preferredDisplayMode)
    }
  }

  /// The preferred placement of columns; `automatic` by default.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { displayDidChange(animated: false) }
  }

  /// Whether shown columns are next to the secondary one or over it; never `automatic`.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return room >= 1 ? .tile : .overlay
  }

  /// The visible columns in a wide window; `secondaryOnly` while collapsed.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : wantedMode }

  /// Whether a swipe from the leading edge shows columns; true by default.
  open var presentsWithGesture = true

  /// Whether a bar contains the display mode button.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { placeModeButton() } }

  /// The button that shows and hides columns.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: SplitTuning.icon, style: .plain, target: self, action: Selector(UISplitViewController.toggle))
    item.title = localized("Sidebar")
    return item
  }()

  // MARK: Widths

  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The preferred width of the primary column as a fraction of the view's; applies if no width in points is set.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The minimum width of the primary column, in points.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The maximum width of the primary column, in points.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The preferred width of the supplementary column, in points.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The preferred width of the supplementary column as a fraction of the view's; applies if no width in points is set.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { displayDidChange(animated: false) }
  }
  /// The minimum width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The maximum width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { displayDidChange(animated: false) } }
  /// The widths that the user set by dragging.
  var draggedWidths: [Column: CGFloat] = [:]

  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the supplementary column, in points; 0 if there is none.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? width(of: .supplementary) : 0 }

  // MARK: The view

  /// Creates the container; overrides must call super.
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

  /// Sets the edge from which a finger shows a column to the leading edge of the container's layout.
  func setMirrored(_ isMirrored: Bool) {
    let leading = isMirrored ? UIRectEdge.right : .left
    if edge.edges != leading { edge.edges = leading }
  }

  var container: SplitContainerView? { viewIfLoaded as? SplitContainerView }

  // MARK: User actions

  /// Handles the button.
  func toggle() { isShowingColumns ? hideAll() : showMore() }

  /// Handles Control-Shift-S.
  func toggleByKey() { toggle() }

  /// Handles Escape.
  func closeByKey() { hideAll() }

  /// Whether an action can be performed: columns can be toggled in a wide window, and hidden if they overlay the
  /// secondary one.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = sender as? UIKeyCommand, addedKeyCommands.contains(where: { $0.action === action }) {
      return command.input == UIKeyCommand.inputEscape ? isOver && !isCollapsed : !isCollapsed
    }
    return super.canPerformAction(action, withSender: sender)
  }

  // MARK: Columns

  /// Returns the controller that was set for a column, or nil.
  open func viewController(for column: Column) -> UIViewController? {
    column == .compact ? compact : columns[column]?.content
  }
  /// The controllers that were set for the columns, from left to right; while collapsed, the visible stack (semantics
  /// 29.6).
  open var viewControllers: [UIViewController] {
    if isCollapsed { return [compact ?? columns[.primary]?.navigation].compactMap { $0 } }
    return order.compactMap { columns[$0]?.content }
  }
  /// Sets the controller of a column; nil empties the column.
  ///
  /// The supplementary column of two columns is a fatal error. While collapsed, the controller replaces the column's
  /// part of the stack.
  open func setViewController(_ vc: UIViewController?, for column: Column) { put(vc, for: column) }
  /// Shows a column: in a wide window next to the secondary one or over it, while collapsed on top of the stack.
  ///
  /// Showing the secondary column hides the columns that overlay it. Does nothing if the column is visible.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column and the ones before it; while collapsed, the ones after it.
  ///
  /// The secondary column cannot be hidden in a wide window, nor the primary one in a narrow window.
  open func hide(_ column: Column) { conceal(column) }
  /// Sets the controller of the secondary column and shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }
}

/// Determines when a swipe from the edge shows columns.
@MainActor private final class SplitEdge: UIGestureRecognizerDelegate {
  private weak var owner: UISplitViewController?
  init(_ owner: UISplitViewController) { self.owner = owner }

  /// The swipe replaces the back gesture only while the secondary column has one controller.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.presentsWithGesture, !owner.isCollapsed, owner.hasHiddenColumns else { return false }
    return owner.isShowingColumns || owner.columns[.secondary]?.navigation.viewControllers.count ?? 0 < 2
  }
}

/// A column: the controller that the app set, and its navigation controller.
@MainActor final class SplitColumn {
  let content: UIViewController
  let navigation: UINavigationController
  /// The column's stack while collapsed.
  var kept: [UIViewController] = []

  init(_ content: UIViewController) {
    self.content = content
    navigation = content as? UINavigationController ?? UINavigationController(rootViewController: content)
  }
}
