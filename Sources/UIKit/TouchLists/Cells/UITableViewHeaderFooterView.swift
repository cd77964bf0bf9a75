import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A header or footer of a section: a label on a background, or custom views in its content view.
/// https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private var label: UILabel?
  private weak var table: UITableView?
  private var isHeader = true
  private var content: (any UIView & UIContentView)?

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableTuning.headerHeight))
    addContent()
  }

  /// Creates a view that is not recycled.
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    addContent()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The identifier under which the table recycles the view.
  public let reuseIdentifier: String?
  /// The view that contains the content.
  public let contentView = UIView()

  /// The label of the text; created on demand.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.numberOfLines = 0
    made.font = .systemFont(ofSize: 13, weight: .semibold)
    made.textColor = .secondaryLabel
    label = made
    contentView.addSubview(made)
    return made
  }

  /// A view behind the content; nil by default.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The configuration of the content view's content; nil by default.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let contentConfiguration else {
        content?.removeFromSuperview()
        content = nil
        return
      }
      if let content, content.supports(contentConfiguration) {
        content.configuration = contentConfiguration
        table?.sizeMayDiffer(self)
        return
      }
      content?.removeFromSuperview()
      let made = contentConfiguration.makeContentView()
      content = made
      contentView.addSubview(made)
      setNeedsLayout()
      table?.sizeMayDiffer(self)
    }
  }

  /// Returns a configuration with the list's default appearance of headers and footers.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isHeader ? .plainHeader() : .plainFooter()
  }

  /// Resets the view before its next use.
  ///
  /// Called each time that a recycled view is dequeued. Call super.
  open func prepareForReuse() {}

  private func addContent() {
    // Constraints of the content may be solved before the view is laid out.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  func enter(_ table: UITableView, isHeader: Bool) {
    (self.table, self.isHeader) = (table, isHeader)
    // In the plain style rows scroll behind the view.
    if backgroundView == nil, table.style == .plain { backgroundColor = .secondarySystemBackground }
    watchContent(table.watchesContent)
    setNeedsLayout()
  }

  func setTitle(_ title: String) {
    textLabel?.text = title
    if !isHeader { textLabel?.font = .systemFont(ofSize: 12) }
    setNeedsLayout()
  }

  private var sides: SafeSides { table?.safeSides ?? SafeSides() }
  private var margin: CGFloat { TableTuning.margin + (table?.sideInset ?? 0) }

  func fittingHeight(in width: CGFloat) -> CGFloat {
    bounds.size.width = width
    let width = sides.room(in: width)
    contentView.bounds.size.width = width
    if let content { return content.sizeThatFits(CGSize(width: width, height: 0)).height }
    if !contentView.constraints.isEmpty {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return size.height }
    }
    let text = label?.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height ?? 0
    let isPlain = table?.style != .grouped && table?.style != .insetGrouped
    return max(text + (isPlain ? 10 : isHeader ? 26 : 14), TableTuning.headerHeight)
  }

  /// Has the view measured again if its height is automatic (semantics 26.44).
  ///
  /// `selfSizingInvalidation` of the table can disable it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.sizeMayDiffer(self)
  }

  /// Starts or stops observing the constraints in the view's content.
  func watchContent(_ isWatched: Bool) {
    guard isWatched else { return contentView.watchConstraints(nil) }
    contentView.watchConstraints { [weak self] in self.map { $0.table?.sizeMayDiffer($0) } }
  }

  /// Lays out the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = CGSize(width: sides.room(in: bounds.width), height: bounds.height)
    contentView.frame = CGRect(origin: CGPoint(x: sides.left, y: 0), size: room)
    content?.frame = contentView.bounds
    backgroundView?.frame = bounds
    guard let label, label.superview === contentView, label.translatesAutoresizingMaskIntoConstraints else { return }
    let isPlain = table?.style == .plain
    let height = label.sizeThatFits(CGSize(width: room.width - 2 * margin, height: 0)).height
    let top = isPlain ? (bounds.height - height) / 2 : isHeader ? bounds.height - height - 6 : 6
    label.frame = CGRect(x: margin, y: top.rounded(), width: max(room.width - 2 * margin, 0), height: height)
  }
}
