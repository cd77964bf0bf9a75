import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A row of a list in a collection view, with content, accessories, background and separators (semantics 27.20).
/// https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private let views = CellAccessories()
  private var row: ListRow?
  private var path: IndexPath?
  private var fillView: FillView?
  private var lines: (top: UIView, bottom: UIView)?
  private var separatorPlace: SeparatorGuide?

  /// Creates a cell with a frame; the collection view calls it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }
  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The accessories next to the content.
  ///
  /// Trailing accessories are listed from the inside to the outside, leading ones in reading order.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      views.show(accessories, in: self)
      setNeedsLayout()
      collection?.contentOfCellDidChange(self)
    }
  }
  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation per level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented, too; true by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The guide whose edges limit the row's separators (semantics 27.34).
  ///
  /// Constraints of the app may move it, such as one from `separatorLayoutGuide.leadingAnchor` to a label's anchor.
  /// Without such constraints the list's configuration determines the separators.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorPlace { return separatorPlace.guide }
    let place = SeparatorGuide(in: self)
    separatorPlace = place
    setNeedsLayout()
    return place.guide
  }

  /// Returns a configuration with the list's default appearance, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isSidebar = row?.appearance == .sidebar || row?.appearance == .sidebarPlain
    switch row?.kind {
    case .firstItem?, .header?:
      return isSidebar ? .sidebarHeader() : row?.appearance == .plain ? .plainHeader() : .groupedHeader()
    case .footer?: return row?.appearance == .plain ? .plainFooter() : .groupedFooter()
    case .row?, nil: return isSidebar ? .sidebarCell() : .cell()
    }
  }

  // MARK: Appearance

  override func applyListStyle(_ row: ListRow?, _ path: IndexPath) {
    guard let row, path != self.path || !row.isAlike(self.row) else { return }
    (self.row, self.path) = (row, path)
    groundDidChange()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    groundDidChange()
    setNeedsLayout()
  }

  override func groundDidChange() {
    let isLit = (isSelected || isHighlighted) && selectedBackgroundView == nil
    let (color, lit, radius, isCard) = look()
    let shown = isLit ? lit : backgroundConfiguration?.shown(color) ?? color
    let stroke = backgroundConfiguration?.strokeWidth ?? 0
    let outline = stroke > 0 ? backgroundConfiguration?.shownStroke(nil) : nil
    let picture = isLit || backgroundConfiguration?.image == nil ? nil : backgroundConfiguration
    guard shown != nil || outline != nil || picture != nil || fillView != nil else { return }
    let fillView = fillView ?? FillView(frame: bounds)
    if self.fillView == nil {
      self.fillView = fillView
      insertSubview(fillView, at: 0)
    }
    fillView.isHidden = shown == nil && outline == nil && picture == nil
    (fillView.color, fillView.picture) = (shown, picture)
    (fillView.outline, fillView.outlineWidth) = (outline, stroke)
    let own = backgroundConfiguration?.cornerRadius ?? 0
    fillView.radius = max(own, radius)
    (fillView.top, fillView.bottom) =
      own > 0 || !isCard ? (true, true) : (row?.isFirst == true, row?.isLast == true)
    if let backgroundView { insertSubview(backgroundView, belowSubview: fillView) }
  }

  /// Returns the background, the selected background, the radius, and whether only the ends of the section are rounded.
  private func look() -> (UIColor?, UIColor?, CGFloat, Bool) {
    guard let row else { return (nil, .systemGray4, 0, true) }
    switch (row.kind, row.appearance) {
    case (.row, .grouped): return (.secondarySystemGroupedBackground, .systemGray4, 0, true)
    case (.row, .insetGrouped):
      return (.secondarySystemGroupedBackground, .systemGray4, TableTuning.radius, true)
    case (.row, .sidebar), (.row, .sidebarPlain): return (nil, .systemGray4, 8, false)
    case (.row, .plain): return (nil, .systemGray4, 0, true)
    case (.header, .plain), (.footer, .plain): return (.secondarySystemBackground, .systemGray4, 0, true)
    case (.firstItem, _), (.header, _), (.footer, _): return (nil, .systemGray5, 0, true)
    }
  }

  // MARK: Layout

  /// Whether a touch anywhere toggles the row's branch of an outline.
  final var togglesWhole: Bool {
    let isHeaderByContent = (contentConfiguration as? UIListContentConfiguration)?.isHeader ?? false
    return views.togglesWhole(isHeader: row?.kind == .firstItem || isHeaderByContent, isEditing: isEditing)
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override func contentRect(in size: CGSize) -> CGRect {
    let room = views.room(isEditing: isEditing)
    let left = indentation + room.leading
    let rect = CGRect(x: left, y: 0, width: max(size.width - left - room.trailing, 0), height: size.height)
    return mirrored(rect, in: size.width)
  }

  override func preferredSize(in size: CGSize, _ attributes: UICollectionViewLayoutAttributes) -> CGSize {
    var result = super.preferredSize(in: size, attributes)
    let minimum = row?.kind ?? .row == .row ? TableTuning.rowHeight : TableTuning.headerHeight
    if content is UIListContentView || content == nil { result.height = max(result.height, minimum) }
    return result
  }

  /// Lays out content, accessories, background and separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    fillView?.frame = backgroundConfiguration?.area(in: bounds) ?? bounds
    views.place(
      in: self, leading: indentsAccessories ? indentation : 0, isEditing: isEditing, isSelected: isSelected,
      isExpanded: isExpanded)
    placeLines()
  }

  private func placeLines() {
    guard let row, row.kind == .row else {
      lines?.top.isHidden = true
      lines?.bottom.isHidden = true
      return
    }
    var look = row.configuration.separatorConfiguration
    if let handler = row.configuration.itemSeparatorHandler, let path { look = handler(path, look) }
    let hasTop = look.topSeparatorVisibility == .visible && row.isFirst
    let hasBottom =
      look.bottomSeparatorVisibility == .visible || (look.bottomSeparatorVisibility == .automatic && row.hasLine)
    guard hasTop || hasBottom || lines != nil else { return }
    let lines = lines ?? (UIView(), UIView())
    if self.lines == nil {
      for line in [lines.top, lines.bottom] {
        line.isUserInteractionEnabled = false
        addSubview(line)
      }
      self.lines = lines
    }
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let start = mirrored(contentView.frame, in: bounds.width).minX
    (lines.top.isHidden, lines.bottom.isHidden) = (!hasTop, !hasBottom)
    (lines.top.backgroundColor, lines.bottom.backgroundColor) = (look.color, look.color)
    if let separatorPlace {
      let insets = look.bottomSeparatorInsets
      let known = separatorPlace.place(leading: start + insets.leading, trailing: insets.trailing)
      for (line, y) in [(lines.top, 0), (lines.bottom, bounds.height - pixel)] {
        line.frame = CGRect(x: known.minX, y: y, width: known.width, height: pixel)
      }
      return
    }
    func frame(_ insets: NSDirectionalEdgeInsets, _ y: CGFloat) -> CGRect {
      mirrored(
        CGRect(
          x: start + insets.leading, y: y, width: max(bounds.width - start - insets.leading - insets.trailing, 0),
          height: pixel), in: bounds.width)
    }
    lines.top.frame = frame(look.topSeparatorInsets, 0)
    lines.bottom.frame = frame(look.bottomSeparatorInsets, bounds.height - pixel)
  }
}
