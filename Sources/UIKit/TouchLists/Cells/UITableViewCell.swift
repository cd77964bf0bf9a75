import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A row of a table, with content, an accessory at its end, backgrounds and editing controls.
///
/// Add your own views to `contentView`, with frames or constraints. Constraints that connect its top and its bottom
/// determine the height of the row (semantics 26.10). https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The arrangement of a cell's labels.
  public enum CellStyle: Int, Sendable {
    /// A text after an image.
    case `default` = 0
    /// A text, and a second one at the end of the line.
    case value1 = 1
    /// A short text in the tint color, and a second one next to it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }
  /// The accessory at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A disclosure indicator, for rows that lead to more content.
    case disclosureIndicator = 1
    /// A detail button and a disclosure indicator.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A detail button.
    case detailButton = 4
  }
  /// The appearance of a selected row.
  public enum SelectionStyle: Int, Sendable {
    /// A selected row looks like others.
    case none = 0
    /// A gray background.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }
  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }
  /// The style of separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none = 0
    /// A single line.
    case singleLine = 1
  }

  // State shared with the extensions.
  final let cellStyle: CellStyle
  final let parts = CellParts()
  final weak var table: UITableView?

  /// Creates a cell with a style and a reuse identifier; without an identifier it is not recycled.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableTuning.rowHeight))
    setUp()
  }

  /// Creates a cell of the default style that is not recycled.
  public override init(frame: CGRect) {
    cellStyle = .default
    storedIdentifier = nil
    super.init(frame: frame)
    setUp()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    isOpaque = false
    clipsToBounds = true
    // Constraints to its edges need a size before the first layout.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.directionalLayoutMargins = TableTuning.contentMargins
    addSubview(contentView)
  }

  /// The identifier under which the table recycles the cell.
  open var reuseIdentifier: String? { storedIdentifier }
  private let storedIdentifier: String?

  /// The view that contains the cell's content.
  public let contentView = UIView()

  // MARK: Content

  /// The label of the text; created on demand.
  open var textLabel: UILabel? { parts.label(in: self) }
  /// The label of the secondary text; nil in the default style.
  open var detailTextLabel: UILabel? { parts.detail(in: self) }
  /// The image view before the text; created on demand.
  open var imageView: UIImageView? { parts.image(in: self) }

  /// The configuration of the content, which replaces the cell's own labels; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { setConfiguration(newValue) }
  }
  /// Whether changes of the state update the content configuration; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The configuration of the cell's background; nil, the default, for the table's default background.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { groundDidChange() } }
  /// Whether changes of the state update the background configuration; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns a configuration with the list's default appearance, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    cellStyle == .subtitle ? .subtitleCell() : cellStyle == .value1 || cellStyle == .value2 ? .valueCell() : .cell()
  }

  /// Updates the content for a state; called before layout after each change of the state.
  ///
  /// The default implementation asks the content configuration for an updated one. Call super.
  open func updateConfiguration(using state: UICellConfigurationState) { adoptState(state) }

  /// A closure that is called after `updateConfiguration(using:)`, as an alternative to an override.
  public var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Schedules `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdate = true
    setNeedsLayout()
  }

  /// The cell's current state.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing,
      isSwiped: parts.isSwiped, isFocused: parts.isCursor)
  }

  /// Whether the row has the keyboard cursor and the table is focused.
  open override var isFocused: Bool { parts.isCursor }

  // MARK: Backgrounds

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// A view behind the content while the row is selected or highlighted; nil, the default, for a gray background.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  /// A view behind the content of a selected or highlighted row in a table with multiple selection.
  ///
  /// Nil, the default, means `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  /// The appearance of the row while it is selected; a gray background by default.
  open var selectionStyle = SelectionStyle.default { didSet { stateDidChange() } }

  // MARK: Accessories

  /// The accessory at the end of the row; none by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  /// A view that replaces the accessory; nil by default.
  open var accessoryView: UIView? { didSet { replace(oldValue, accessoryView) } }
  /// The accessory while the table is being edited; none by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// A view that replaces the accessory while the table is being edited; nil by default.
  open var editingAccessoryView: UIView? { didSet { replace(oldValue, editingAccessoryView) } }

  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator below; nil, the default, for the table's insets.
  public var separatorInsetOverride: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// The insets of the separator below from the edges.
  open var separatorInset: UIEdgeInsets {
    get { separatorInsetOverride ?? parts.lineInset }
    set {
      noteAppearance(\UITableViewCell.separatorInset, newValue)
      separatorInsetOverride = newValue
    }
  }

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { parts.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch highlights the row.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row shows its editing controls.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The editing control of the row while the table is being edited.
  open var editingStyle: EditingStyle { parts.editingStyle }
  /// Whether the content is indented during editing, even without a control; true by default.
  ///
  /// A delegate that implements `tableView(_:shouldIndentWhileEditingRowAt:)` determines it for its rows.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether the row shows a reorder control.
  open var showsReorderControl: Bool {
    get { parts.showsGrip }
    set {
      parts.showsGrip = newValue
      setNeedsLayout()
    }
  }
  /// Whether swipe actions are visible.
  open var showingDeleteConfirmation: Bool { parts.isSwiped }

  /// Sets whether the row is selected; the table calls it for each change.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    stateDidChange()
  }
  /// Sets whether the row is highlighted; the table calls it for each change.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    stateDidChange()
  }
  /// Shows or hides the editing controls; the table calls it for each change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if parts.isEditing != editing { changeEditing(editing, animated) }
  }
  /// Called before the cell enters or leaves a state of editing or swipe actions (semantics 26.41).
  ///
  /// Call super.
  open func willTransition(to state: StateMask) {}
  /// Called after the animation of a change of state.
  ///
  /// Call super.
  open func didTransition(to state: StateMask) {}

  /// Resets the cell before its next use.
  ///
  /// Called each time that a recycled cell is dequeued. Call super.
  open func prepareForReuse() {
    parts.isHighlighted = false
    parts.isSelected = false
    parts.liftedGround = nil
    setCursor(false)
    stateDidChange()
  }

  // MARK: Layout

  /// Lays out content, accessory and backgrounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if parts.needsUpdate {
      parts.needsUpdate = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    placeParts()
  }

  /// Returns the size that the content requires in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(in: size.width))
  }

  /// Returns the size required by constraints in the content view, its configuration or the cell's labels (semantics
  /// 26.10).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: contentHeight(in: targetSize.width, verticalFittingPriority))
  }

  /// Has the row measured again if its height is automatic (semantics 26.44).
  ///
  /// `selfSizingInvalidation` of the table can disable it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeMayDiffer(self)
  }

  /// Updates the color of the accessory.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.accessory?.setNeedsDisplay()
  }

  // MARK: Delegate of recognizers

  // A cell may be the delegate of its recognizers. Subclasses override these methods, which UIKit's cell has, too.

  /// Returns whether a recognizer whose delegate is the cell receives a touch; true by default.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// Returns whether a recognizer whose delegate is the cell receives the touches of an event; true by default.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
  /// Returns whether a recognizer whose delegate is the cell may recognize simultaneously with another; false by
  /// default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether a recognizer whose delegate is the cell waits for another to fail; false by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Returns whether another recognizer waits for one whose delegate is the cell to fail; false by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
