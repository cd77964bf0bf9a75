import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// Layout and appearance of a cell's parts.

extension UITableViewCell {
  /// Prepares the cell for a row of a table.
  func enter(_ table: UITableView, isSelected: Bool) {
    self.table = table
    parts.specifiesHeight = nil
    watchContent(table.watchesContent)
    if parts.isSelected != isSelected { setSelected(isSelected, animated: false) }
    if isHighlighted { setHighlighted(false, animated: false) }
  }

  /// Starts or stops observing the constraints in the cell's content (semantics 26.44).
  func watchContent(_ isWatched: Bool) {
    guard isWatched else { return contentView.watchConstraints(nil) }
    contentView.watchConstraints { [weak self] in self.map { $0.table?.sizeMayDiffer($0) } }
  }

  /// Applies the appearance that depends on the row's position.
  func applyListStyle(
    line: UIColor?, lineInset: UIEdgeInsets, style: UITableView.Style, isFirst: Bool, isLast: Bool, sides: SafeSides
  ) {
    var isOther = parts.lineColor != line || parts.lineInset != lineInset || parts.safeSides != sides
    (parts.lineColor, parts.lineInset, parts.safeSides) = (line, lineInset, sides)
    let corners: (Bool, Bool)? = style == .insetGrouped ? (isFirst, isLast) : style == .grouped ? (false, false) : nil
    if parts.corners?.isFirst != corners?.0 || parts.corners?.isLast != corners?.1 {
      parts.corners = corners
      isOther = true
    }
    if isOther { setNeedsLayout() }
  }

  // MARK: State

  func stateDidChange() {
    let isLit = (parts.isSelected || parts.isHighlighted) && selectionStyle != .none
    parts.highlight(contentView, isLit)
    parts.mark?.isOn = parts.isSelected
    let background = litBackground
    for other in [selectedBackgroundView, multipleSelectionBackgroundView] where other !== background {
      other?.removeFromSuperview()
    }
    if let own = background {
      if isLit, own.superview !== self {
        insertSubview(own, belowSubview: contentView)
        own.frame = bounds
      }
      if !isLit { own.removeFromSuperview() }
    }
    groundDidChange()
    setNeedsUpdateConfiguration()
  }

  /// The view behind a selected or highlighted row; nil for the gray background.
  private var litBackground: UIView? {
    (table?.selectsSeveral == true ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
  }

  /// Updates the background from style, state and configuration.
  func groundDidChange() {
    let isLit = (parts.isSelected || parts.isHighlighted) && selectionStyle != .none && litBackground == nil
    var color: UIColor? = parts.corners == nil || backgroundView != nil ? nil : .secondarySystemGroupedBackground
    var radius = parts.corners == nil ? 0 : table?.style == .insetGrouped ? TableTuning.radius : 0
    if let own = backgroundConfiguration {
      (color, radius) = (own.shown(color), max(own.cornerRadius, radius))
    }
    if isLit { color = .systemGray4 }
    if color == nil, backgroundView == nil, backgroundColor == nil { color = parts.liftedGround }
    let stroke = backgroundConfiguration?.strokeWidth ?? 0
    let outline = stroke > 0 ? backgroundConfiguration?.shownStroke(nil) : nil
    let picture = isLit || backgroundConfiguration?.image == nil ? nil : backgroundConfiguration
    guard color != nil || outline != nil || picture != nil || parts.fillView != nil else { return }
    let fillView = parts.fillView ?? FillView(frame: bounds)
    if parts.fillView == nil {
      parts.fillView = fillView
      insertSubview(fillView, at: 0)
    }
    fillView.isHidden = color == nil && outline == nil && picture == nil
    (fillView.color, fillView.picture) = (color, picture)
    (fillView.outline, fillView.outlineWidth) = (outline, stroke)
    fillView.radius = radius
    let isCard = backgroundConfiguration.map { $0.cornerRadius > 0 } ?? false
    (fillView.top, fillView.bottom) = (
      isCard || parts.corners?.isFirst == true, isCard || parts.corners?.isLast == true
    )
  }

  /// Shows or removes the mark of the keyboard cursor.
  func setCursor(_ isCursor: Bool) {
    guard parts.isCursor != isCursor else { return }
    parts.isCursor = isCursor
    parts.ring?.removeFromSuperview()
    parts.ring = nil
    if isCursor {
      let ring = FillView(frame: bounds)
      ring.border = tintColor
      ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(ring)
      parts.ring = ring
    }
    setNeedsUpdateConfiguration()
  }

  func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    groundDidChange()
    setNeedsLayout()
  }

  func setConfiguration(_ configuration: (any UIContentConfiguration)?) {
    parts.configuration = configuration
    guard let configuration else {
      parts.content?.removeFromSuperview()
      parts.content = nil
      return setNeedsLayout()
    }
    if let content = parts.content, content.supports(configuration) {
      content.configuration = configuration
    } else {
      parts.content?.removeFromSuperview()
      let content = configuration.makeContentView()
      content.frame = contentView.bounds
      contentView.addSubview(content)
      parts.content = content
    }
    setNeedsLayout()
    table?.sizeMayDiffer(self)
  }

  func adoptState(_ state: UICellConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let configuration = parts.configuration {
      parts.content?.configuration = configuration.updated(for: state)
    }
  }

  // MARK: Sizes

  private var leading: CGFloat {
    let givesWay = parts.editingStyle != .none || parts.showsMark || parts.isEditable && shouldIndentWhileEditing
    let control: CGFloat = isEditing && givesWay ? 38 : 0
    return safe.leading + control + CGFloat(indentationLevel) * indentationWidth
  }

  /// The insets of the parts for the safe area.
  private var safe: (leading: CGFloat, trailing: CGFloat) {
    let sides = parts.safeSides
    return isMirrored ? (sides.right, sides.left) : (sides.left, sides.right)
  }

  private var presentAccessory: (type: AccessoryType, view: UIView?) {
    isEditing ? (editingAccessoryType, editingAccessoryView) : (accessoryType, accessoryView)
  }

  private var trailing: CGFloat {
    let accessory = presentAccessory
    var width: CGFloat = isEditing && parts.showsGrip ? 44 : 0
    if let view = accessory.view { return width + view.bounds.width + 2 * TableTuning.gap }
    switch accessory.type {
    case .none: break
    case .disclosureIndicator: width += 32
    case .checkmark: width += 38
    case .detailButton: width += 46
    case .detailDisclosureButton: width += 64
    }
    return width
  }

  private func contentRect(in size: CGSize) -> CGRect {
    let line = parts.lineColor == nil ? 0 : pixel
    let rect = CGRect(
      x: leading, y: 0, width: max(size.width - leading - trailing - safe.trailing, 0),
      height: max(size.height - line, 0))
    return mirrored(rect, in: size.width)
  }

  private var pixel: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  /// Returns the row's height in a width, including its separator.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height + (parts.lineColor == nil ? 0 : pixel)
  }

  func contentHeight(in width: CGFloat, _ vertical: UILayoutPriority) -> CGFloat {
    if parts.needsUpdate {
      parts.needsUpdate = false
      updateConfiguration(using: configurationState)
      configurationUpdateHandler?(self, configurationState)
    }
    let room = contentRect(in: CGSize(width: width, height: bounds.height)).width
    if contentView.bounds.width != room { contentView.bounds.size.width = room }
    if let content = parts.content {
      let height = content.sizeThatFits(CGSize(width: room, height: 0)).height
      if content is UIListContentView || content.constraints.isEmpty { return max(height, TableTuning.rowHeight) }
      return content.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: vertical
      ).height
    }
    if hasConstraints(contentView) {
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: vertical)
      if size.height > 0 { return size.height }
    }
    return max(labelHeight(in: room), TableTuning.rowHeight)
  }

  private func hasConstraints(_ view: UIView) -> Bool {
    !view.constraints.isEmpty || view.subviews.contains { hasConstraints($0) }
  }

  private func labelHeight(in width: CGFloat) -> CGFloat {
    guard let text = parts.text else { return 0 }
    let room = max(width - textStart - TableTuning.margin, 0)
    var height = text.sizeThatFits(CGSize(width: room, height: 0)).height
    if cellStyle == .subtitle, let second = parts.second, second.text?.isEmpty == false {
      height += 2 + second.sizeThatFits(CGSize(width: room, height: 0)).height
    }
    return height + 2 * TableTuning.padding
  }

  private var textStart: CGFloat {
    guard let size = parts.picture?.image?.size else { return TableTuning.margin }
    return TableTuning.margin + min(size.width, 60) + TableTuning.gap
  }

  // MARK: Positions

  func placeParts() {
    let content = contentRect(in: bounds.size)
    if contentView.frame != content { contentView.frame = content }
    if parts.content is UIListContentView { passDirection(to: parts.content) }
    parts.content?.frame = contentView.bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    multipleSelectionBackgroundView?.frame = bounds
    if let backgroundView, backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    groundDidChange()
    parts.fillView?.frame = backgroundConfiguration?.area(in: bounds) ?? bounds
    placeLine()
    placeControls()
    placeAccessory()
    if parts.content == nil, parts.text != nil || parts.second != nil || parts.picture != nil { placeLabels() }
  }

  private func placeLine() {
    guard let color = parts.lineColor else {
      parts.line?.isHidden = true
      return
    }
    let line = parts.line ?? UIView()
    if parts.line == nil {
      line.isUserInteractionEnabled = false
      parts.line = line
      addSubview(line)
    }
    let own = separatorInsetOverride
    let inset = own.map { table?.separatorPlace.inset($0) ?? $0 } ?? parts.lineInset
    line.isHidden = false
    line.backgroundColor = color
    let place = CGRect(
      x: inset.left + leading, y: bounds.height - pixel,
      width: max(bounds.width - inset.left - inset.right - leading, 0),
      height: pixel)
    line.frame = mirrored(place, in: bounds.width)
  }

  private func placeControls() {
    let hasControl = isEditing && parts.editingStyle != .none
    if hasControl {
      let control = parts.control ?? EditControl(frame: .zero)
      if parts.control == nil {
        parts.control = control
        control.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            table?.editControlTapped(self)
          }, for: .touchUpInside)
        addSubview(control)
      }
      control.isInsert = parts.editingStyle == .insert
      control.frame = mirrored(CGRect(x: safe.leading + 4, y: 0, width: 38, height: bounds.height), in: bounds.width)
    }
    parts.control?.isHidden = !hasControl
    placeMark()
    let hasGrip = isEditing && parts.showsGrip
    if hasGrip {
      let grip = parts.grip ?? GripView()
      if parts.grip == nil {
        parts.grip = grip
        addSubview(grip)
        table?.attachGrip(grip, to: self)
      }
      let left = bounds.width - safe.trailing - 48
      grip.frame = mirrored(CGRect(x: left, y: (bounds.height - 44) / 2, width: 44, height: 44), in: bounds.width)
    }
    parts.grip?.isHidden = !hasGrip
  }

  private func placeMark() {
    let isShown = isEditing && parts.showsMark
    if isShown {
      let mark = parts.mark ?? SelectMark(frame: .zero)
      if parts.mark == nil {
        parts.mark = mark
        addSubview(mark)
      }
      mark.isOn = parts.isSelected
      mark.frame = mirrored(
        CGRect(x: safe.leading + 11, y: (bounds.height - 24) / 2, width: 24, height: 24), in: bounds.width)
    }
    parts.mark?.isHidden = !isShown
  }

  private func placeAccessory() {
    let (type, view) = presentAccessory
    for other in [accessoryView, editingAccessoryView] where other !== view { other?.removeFromSuperview() }
    var right = bounds.width - safe.trailing - (isEditing && parts.showsGrip ? 44 : 0)
    if let view {
      if view.superview !== self { addSubview(view) }
      let size = view.bounds.size
      let middle = (right - TableTuning.gap - size.width / 2).rounded()
      view.center = CGPoint(x: isMirrored ? bounds.width - middle : middle, y: (bounds.height / 2).rounded())
    }
    let (hasMark, hasDetails) = (
      view == nil && [.disclosureIndicator, .detailDisclosureButton, .checkmark].contains(type),
      view == nil && [.detailButton, .detailDisclosureButton].contains(type)
    )
    if hasMark {
      let mark = parts.accessory ?? CellAccessory(frame: .zero)
      if parts.accessory == nil {
        parts.accessory = mark
        addSubview(mark)
      }
      passDirection(to: mark)
      mark.isCheck = type == .checkmark
      mark.frame = mirrored(
        CGRect(x: right - 32, y: (bounds.height / 2).rounded() - 10, width: 20, height: 20), in: bounds.width)
      right -= 32
    }
    parts.accessory?.isHidden = !hasMark
    if hasDetails {
      let button = parts.details ?? makeDetails()
      button.frame = mirrored(
        CGRect(x: right - 40, y: (bounds.height / 2).rounded() - 16, width: 32, height: 32), in: bounds.width)
    }
    parts.details?.isHidden = !hasDetails
  }

  private func makeDetails() -> DetailControl {
    let button = DetailControl(frame: .zero)
    (button.isAccessibilityElement, button.accessibilityTraits) = (true, .button)
    button.accessibilityLabel = localized("More Info")
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let table, let path = table.indexPath(for: self) else { return }
        table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
      }, for: .touchUpInside)
    parts.details = button
    addSubview(button)
    return button
  }

  private func placeLabels() {
    let size = contentView.bounds.size
    func put(_ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      view?.frame = mirrored(CGRect(x: x, y: y, width: width, height: height), in: size.width)
    }
    if let picture = parts.picture {
      let natural = picture.image?.size ?? .zero
      let height = min(natural.height, max(size.height - 8, 0))
      put(picture, TableTuning.margin, ((size.height - height) / 2).rounded(), min(natural.width, 60), height)
    }
    let start = textStart
    let room = max(size.width - start - (trailing > 0 ? 4 : TableTuning.margin), 0)
    let preference = CGSize(width: room, height: 0)
    switch cellStyle {
    case .default:
      put(parts.text, start, 0, room, size.height)
    case .subtitle:
      let first = parts.text?.sizeThatFits(preference).height ?? 0
      let hasSecond = parts.second?.text?.isEmpty == false
      let second = hasSecond ? parts.second?.sizeThatFits(preference).height ?? 0 : 0
      let top = ((size.height - first - second - (hasSecond ? 2 : 0)) / 2).rounded()
      put(parts.text, start, top, room, first)
      put(parts.second, start, top + first + 2, room, second)
    case .value1:
      let second = min(parts.second?.sizeThatFits(.zero).width ?? 0, room)
      let first = min(parts.text?.sizeThatFits(.zero).width ?? 0, max(room - second - 8, room / 2))
      put(parts.text, start, 0, first, size.height)
      let left = max(start + first + 8, start + room - second)
      put(parts.second, left, 0, max(start + room - left, 0), size.height)
    case .value2:
      parts.text?.textAlignment = isMirrored ? .left : .right
      put(parts.text, TableTuning.margin, 0, 90, size.height)
      let left = TableTuning.margin + 98
      put(parts.second, left, 0, max(size.width - left - 8, 0), size.height)
    }
  }
}
