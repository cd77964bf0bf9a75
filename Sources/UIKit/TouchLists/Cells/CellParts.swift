import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The parts of a cell; most are created on demand.
@MainActor final class CellParts {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  /// Whether the row has the keyboard cursor.
  var isCursor = false
  var needsUpdate = false
  var showsGrip = false
  /// Whether the cell determines the height of its row; nil if this has not been queried since the row was assigned.
  var specifiesHeight: Bool?
  /// Whether a selection mark replaces the editing control.
  var showsMark = false
  var editingStyle = UITableViewCell.EditingStyle.none
  /// Whether the row can be edited.
  var isEditable = false
  /// The widths at the sides that are outside the safe area.
  var safeSides = SafeSides()
  var lineInset = UIEdgeInsets.zero
  var lineColor: UIColor?
  var corners: (isFirst: Bool, isLast: Bool)?
  var configuration: (any UIContentConfiguration)?
  var content: (any UIView & UIContentView)?

  private(set) var text: UILabel?
  private(set) var second: UILabel?
  private(set) var picture: UIImageView?
  var accessory: CellAccessory?
  var details: DetailControl?
  var line: UIView?
  var fillView: FillView?
  var control: EditControl?
  var mark: SelectMark?
  var grip: GripView?
  var ring: FillView?
  /// The background of a cell without one, while it is moved over others.
  var liftedGround: UIColor?

  func label(in cell: UITableViewCell) -> UILabel {
    if let text { return text }
    let label = UILabel()
    label.font = cell.cellStyle == .value2 ? .systemFont(ofSize: 13) : .systemFont(ofSize: 15)
    if cell.cellStyle == .value2 { label.textColor = .tintColor }
    text = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func detail(in cell: UITableViewCell) -> UILabel? {
    guard cell.cellStyle != .default else { return nil }
    if let second { return second }
    let label = UILabel()
    label.font = .systemFont(ofSize: cell.cellStyle == .subtitle ? 12 : 15)
    if cell.cellStyle != .value2 { label.textColor = .secondaryLabel }
    second = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func image(in cell: UITableViewCell) -> UIImageView {
    if let picture { return picture }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    picture = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  /// Sets the highlight of content views that can show one.
  func highlight(_ view: UIView, _ isOn: Bool) {
    switch view {
    case let label as UILabel: label.isHighlighted = isOn
    case let image as UIImageView: image.isHighlighted = isOn
    default: break
    }
    for child in view.subviews { highlight(child, isOn) }
  }
}

/// A background of one color, whose corners depend on the row's position in a section.
@MainActor final class FillView: UIView {
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }
  var border: UIColor? { didSet { if border != oldValue { setNeedsDisplay() } } }
  /// The border of a configuration, inside the edges, and its width.
  var outline: UIColor? { didSet { if outline != oldValue { setNeedsDisplay() } } }
  var outlineWidth: CGFloat = 0 { didSet { if outlineWidth != oldValue { setNeedsDisplay() } } }
  /// The background whose image is drawn; nil for none.
  var picture: UIBackgroundConfiguration? { didSet { if picture != oldValue { setNeedsDisplay() } } }
  var radius: CGFloat = 0 { didSet { if radius != oldValue { setNeedsDisplay() } } }
  var top = false { didSet { if top != oldValue { setNeedsDisplay() } } }
  var bottom = false { didSet { if bottom != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    var area = bounds
    // Moves the corners that must stay square outside the view.
    if radius > 0 {
      if !top { area = CGRect(x: area.minX, y: area.minY - radius, width: area.width, height: area.height + radius) }
      if !bottom { area.size.height += radius }
    }
    let path = radius > 0 ? UIBezierPath(roundedRect: area, cornerRadius: radius) : UIBezierPath(rect: area)
    if let color {
      color.setFill()
      path.fill()
    }
    picture?.drawImage(in: path)
    if let outline, outlineWidth > 0 {
      let inner = area.shrunk(dx: outlineWidth / 2, dy: outlineWidth / 2)
      let line = UIBezierPath(roundedRect: inner, cornerRadius: max(radius - outlineWidth / 2, 0))
      line.lineWidth = outlineWidth
      outline.setStroke()
      line.stroke()
    }
    if let border {
      let ring = UIBezierPath(roundedRect: bounds.shrunk(dx: 2, dy: 2), cornerRadius: max(radius - 2, 4))
      ring.lineWidth = 2
      border.setStroke()
      ring.stroke()
    }
  }
}
