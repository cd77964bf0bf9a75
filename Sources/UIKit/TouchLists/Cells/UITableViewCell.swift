import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// One row of a table: content, an accessory at its end, backgrounds, and the controls of editing.
///
/// What a program adds belongs into `contentView`, by frames or by constraints; constraints that reach from its top to
/// its bottom say how high the row is (semantics 26.10).
/// https://developer.apple.com/documentation/uikit/uitableviewcell
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// Which labels a cell has, and where.
  public enum CellStyle: Int, Sendable {
    /// A text, after an image.
    case `default` = 0
    /// A text, and a second one at the end of the line.
    case value1 = 1
    /// A short text in the tint, and a second one beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }
  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// An arrow: choosing the row leads on.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    /// A check.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
  /// How a row shows that it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By a gray ground.
    case blue = 1
    /// By a gray ground.
    case gray = 2
    /// By a gray ground.
    case `default` = 3
  }
  /// What the control of a row does while the table is edited.
  public enum EditingStyle: Int, Sendable {
    /// There is none.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }
  /// Lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One line.
    case singleLine = 1
  }

  // What the extensions share.
  final let cellStyle: CellStyle
  final let parts = CellParts()
  final weak var table: UITableView?

  /// A cell of a style, to be used again under an identifier; without one it is not used again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    storedIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableTuning.rowHeight))
    setUp()
  }

  /// A cell of the default style that is not used again.
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
    // Constraints to its edges have room before the first layout.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.directionalLayoutMargins = TableTuning.contentMargins
    addSubview(contentView)
  }

  /// Under what the table keeps the cell for other rows.
  open var reuseIdentifier: String? { storedIdentifier }
  private let storedIdentifier: String?

  /// What holds the content.
  public let contentView = UIView()

  // MARK: Content

  /// The text; made when it is asked for first.
  open var textLabel: UILabel? { parts.label(in: self) }
  /// The second text; nil in the default style.
  open var detailTextLabel: UILabel? { parts.detail(in: self) }
  /// The image before the text; made when it is asked for first.
  open var imageView: UIImageView? { parts.image(in: self) }

  /// What the content view shows, in the place of labels of the cell's own; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { parts.configuration }
    set { setConfiguration(newValue) }
  }
  /// Whether the configuration is brought up to date by itself when the cell's state changes; true by default.
  open var automaticallyUpdatesContentConfiguration = true
  /// The ground of the cell; nil, the default, for the table's usual one.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { groundDidChange() } }
  /// Whether the ground's configuration is brought up to date by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// A configuration of the list's usual look, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    cellStyle == .subtitle ? .subtitleCell() : cellStyle == .value1 || cellStyle == .value2 ? .valueCell() : .cell()
  }

  /// Brings content to a state; called before layout after each change of it.
  ///
  /// The default asks the configuration for the one of the state; call super.
  open func updateConfiguration(using state: UICellConfigurationState) { adoptState(state) }

  /// Called in place of an override of `updateConfiguration(using:)`, after it.
  public var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() {
    parts.needsUpdate = true
    setNeedsLayout()
  }

  /// What the cell is like now.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing,
      isSwiped: parts.isSwiped, isFocused: parts.isCursor)
  }

  /// Whether the keyboard is at the cell's row, and the table has the focus.
  open override var isFocused: Bool { parts.isCursor }

  // MARK: Grounds

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// A view behind the content while the row is selected or highlighted; nil, the default, for a gray ground.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  /// A view behind the content while the row is selected or highlighted in a table where several rows can be selected;
  /// nil, the default, for `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  /// How the row shows that it is selected; by a gray ground.
  open var selectionStyle = SelectionStyle.default { didSet { stateDidChange() } }

  // MARK: Accessories

  /// What stands at the end of the row; nothing by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
  /// A view in its place; nil by default.
  open var accessoryView: UIView? { didSet { replace(oldValue, accessoryView) } }
  /// What stands there while the table is edited; nothing by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }
  /// A view in its place; nil by default.
  open var editingAccessoryView: UIView? { didSet { replace(oldValue, editingAccessoryView) } }

  /// How far the content is moved in; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// By how many points a level moves it in; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// How far the line below keeps away from the edges; nil, the default, for what the table says.
  public var separatorInsetOverride: UIEdgeInsets? { didSet { setNeedsLayout() } }
  /// How far the line below keeps away from the edges.
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
  /// Whether a touch is on the row.
  open var isHighlighted: Bool {
    get { parts.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row shows the controls of editing.
  open var isEditing: Bool {
    get { parts.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// What the row's control does while the table is edited.
  open var editingStyle: EditingStyle { parts.editingStyle }
  /// Whether the content gives way while the row is edited, also where no control takes its place; true by default.
  ///
  /// A delegate that writes `tableView(_:shouldIndentWhileEditingRowAt:)` says it for its rows.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }
  /// Whether a grip is shown by which the row can be moved.
  open var showsReorderControl: Bool {
    get { parts.showsGrip }
    set {
      parts.showsGrip = newValue
      setNeedsLayout()
    }
  }
  /// Whether the actions of a swipe are seen.
  open var showingDeleteConfirmation: Bool { parts.isSwiped }

  /// Shows whether the row is selected; called by the table for each change.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard parts.isSelected != selected else { return }
    parts.isSelected = selected
    stateDidChange()
  }
  /// Shows whether a touch is on the row; called by the table for each change.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard parts.isHighlighted != highlighted else { return }
    parts.isHighlighted = highlighted
    stateDidChange()
  }
  /// Shows or hides the controls of editing; called by the table for each change.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if parts.isEditing != editing { changeEditing(editing, animated) }
  }
  /// Called before the cell begins or ends being edited or showing the actions of a swipe (semantics 26.41).
  ///
  /// Call super.
  open func willTransition(to state: StateMask) {}
  /// Called after the same, when what is animated has come to its end.
  ///
  /// Call super.
  open func didTransition(to state: StateMask) {}

  /// Makes the cell ready for another row.
  ///
  /// Called each time that a used one is given out; call super.
  open func prepareForReuse() {
    parts.isHighlighted = false
    parts.isSelected = false
    parts.liftedGround = nil
    setCursor(false)
    stateDidChange()
  }

  // MARK: Layout

  /// Places content, accessory and grounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if parts.needsUpdate {
      parts.needsUpdate = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    placeParts()
  }

  /// The size that the content wants in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(in: size.width))
  }

  /// The size that constraints in the content view, its configuration or the cell's own labels want (semantics 26.10).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: contentHeight(in: targetSize.width, verticalFittingPriority))
  }

  /// Has the row measured again, if its height is automatic and the table does not refuse (semantics 26.44).
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeMayDiffer(self)
  }

  /// The color of the accessory follows the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.accessory?.setNeedsDisplay()
  }

  // MARK: Delegate of recognizers

  // A cell may be the delegate of recognizers of its own: subclasses override what UIKit's cell has from the protocol.

  /// Whether a recognizer of which the cell is the delegate gets this touch; true.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// Whether a recognizer of which the cell is the delegate gets touches of this event; true.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
  /// Whether a recognizer of which the cell is the delegate may run together with another; false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether a recognizer of which the cell is the delegate waits for another to fail; false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Whether another recognizer waits for one to fail of which the cell is the delegate; false.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
