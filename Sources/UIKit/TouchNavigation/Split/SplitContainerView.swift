import TouchDrawing
import TouchGeometry
import TouchKit

/// The measures of columns, in points (semantics 29.5, 29.7).
enum SplitTuning {
  /// The default widths of the primary and the supplementary column.
  static let (primary, supplementary): (CGFloat, CGFloat) = (260, 300)
  /// The default minimum and maximum width of a column.
  static let (minimum, greatest): (CGFloat, CGFloat) = (160, 480)
  /// The width that a column leaves free.
  static let rest: CGFloat = 60
  /// The minimum widths for one and for two columns next to the secondary one.
  static let (roomForOne, roomForTwo): (CGFloat, CGFloat) = (640, 1000)
  /// The dimming behind columns that overlay the secondary one.
  static let dim: CGFloat = 0.2
  /// The duration of showing or hiding columns, in seconds.
  static let duration: TimeInterval = 0.25
  /// The width of the draggable area at a separator.
  static let grip: CGFloat = 8

  /// The icon of a window with a column.
  @MainActor static let icon: UIImage = {
    let size = CGSize(width: 20, height: 16)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let frame = UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 18, height: 14), cornerRadius: 3)
      frame.lineWidth = 1.5
      frame.move(to: CGPoint(x: 7.5, y: 1))
      frame.addLine(to: CGPoint(x: 7.5, y: 15))
      UIColor.black.setStroke()
      frame.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }()
}

/// The view of a split view controller: a wrapper for each visible column, and the separators.
@MainActor final class SplitContainerView: UIView {
  private weak var owner: UISplitViewController?
  private var wrappers: [UISplitViewController.Column: WrapperView] = [:]
  private let dim = UIView()
  private var grips: [UISplitViewController.Column: SplitGrip] = [:]

  init(_ owner: UISplitViewController) {
    self.owner = owner
    super.init(frame: UIScreen.presentBounds)
    backgroundColor = .systemBackground
    clipsToBounds = true
    dim.backgroundColor = .black
    dim.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.mark(as: .closeColumn)
    tap.addAction(UIAction { [weak owner] _ in owner?.hideAll() })
    dim.addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.setMirrored(isMirrored)
    owner?.adapt()
    owner?.placeModeButton()
    place()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  /// Called when a column gets another controller.
  func columnsDidChange() { setNeedsLayout() }

  /// Animates to the current display mode.
  func move() {
    guard let owner, !owner.isCollapsed else { return setNeedsLayout() }
    notifyDisplay()
    // New columns start outside the view.
    for column in owner.seen(in: owner.wantedMode) where wrappers[column] == nil {
      put(column)
      UIView.performWithoutAnimation { wrappers[column]?.frame = hiddenFrame(of: column) }
      wrappers[column]?.layoutIfNeeded()
    }
    UIView.animate(withDuration: SplitTuning.duration, animations: { self.place(keepsHidden: true) }) {
      [weak self] _ in self?.place()
    }
  }

  private func notifyDisplay() {
    guard let owner else { return }
    let mode = owner.wantedMode
    owner.notifyDisplay(from: owner.shownMode, to: mode)
    owner.shownMode = mode
  }

  /// Lays out the columns and removes hidden ones.
  private func place(keepsHidden: Bool = false) {
    guard let owner else { return }
    guard !owner.isCollapsed else { return placeStack(owner) }
    if !keepsHidden { notifyDisplay() }
    let mode = owner.wantedMode
    let seen = owner.seen(in: mode)
    for column in seen where wrappers[column] == nil { put(column) }
    drop(.compact)
    for column in owner.order where isStale(column) {
      // The column has another controller.
      drop(column)
      if seen.contains(column) { put(column) }
    }
    let isOver = owner.isOver(mode)
    var x: CGFloat = 0
    for column in owner.order.dropLast() where wrappers[column] != nil || seen.contains(column) {
      let isSeen = seen.contains(column)
      let frame =
        isSeen
        ? mirrored(CGRect(x: x, y: 0, width: owner.width(of: column), height: bounds.height), in: bounds.width)
        : hiddenFrame(of: column)
      wrappers[column]?.frame = frame
      if isSeen { x += frame.width }
      wrappers[column]?.layer.shadowOpacity = isOver && isSeen ? 0.2 : 0
      // Without its shape the shadow would be made of the whole column, in each frame.
      wrappers[column]?.layer.shadowPath = CGPath(rect: CGRect(origin: .zero, size: frame.size))
      wrappers[column]?.layer.shadowRadius = 8
      wrappers[column]?.layer.shadowOffset = .zero
      placeGrip(of: column, at: isSeen ? x : nil)
      if !isSeen, !keepsHidden { drop(column) }
    }
    let start = isOver ? 0 : x
    let rest = CGRect(x: start, y: 0, width: bounds.width - start, height: bounds.height)
    wrappers[.secondary]?.frame = mirrored(rest, in: bounds.width)
    placeDim(isOver: isOver && !seen.isEmpty, keepsHidden: keepsHidden)
    for column in owner.order { wrappers[column]?.layoutIfNeeded() }
  }

  /// Whether the displayed view of a column is not that of its controller.
  private func isStale(_ column: UISplitViewController.Column) -> Bool {
    guard let wrapper = wrappers[column], let owner else { return false }
    let content = column == .compact ? owner.compact : owner.columns[column]?.navigation
    // A new controller has no view yet, and the wrapper has lost the former one's.
    guard let view = content?.viewIfLoaded else { return true }
    return wrapper.subviews.first !== view
  }

  /// Removes all views before columns exchange controllers.
  func dropAll() {
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] { drop(column) }
  }

  private func placeDim(isOver: Bool, keepsHidden: Bool) {
    dim.frame = bounds
    if isOver, dim.superview == nil, let secondary = wrappers[.secondary] {
      insertSubview(dim, aboveSubview: secondary)
    }
    dim.alpha = isOver ? SplitTuning.dim : 0
    if !isOver, !keepsHidden { dim.removeFromSuperview() }
  }

  /// Lays out the collapsed stack, or the compact column.
  private func placeStack(_ owner: UISplitViewController) {
    owner.shownMode = nil
    let column: UISplitViewController.Column = owner.compact == nil ? .primary : .compact
    for other in owner.order + [.compact] where other != column || isStale(other) { drop(other) }
    dim.removeFromSuperview()
    if wrappers[column] == nil { put(column) }
    wrappers[column]?.frame = bounds
    wrappers[column]?.layer.shadowOpacity = 0
  }

  private func hiddenFrame(of column: UISplitViewController.Column) -> CGRect {
    let width = owner?.width(of: column) ?? 0
    return mirrored(CGRect(x: -width - 12, y: 0, width: width, height: bounds.height), in: bounds.width)
  }

  /// Adds a column's view; the secondary column is behind the others.
  private func put(_ column: UISplitViewController.Column) {
    guard let owner, window != nil,
      let content = column == .compact ? owner.compact : owner.columns[column]?.navigation
    else { return }
    let wrapper = WrapperView(frame: bounds)
    wrappers[column] = wrapper
    if column == .secondary { insertSubview(wrapper, at: 0) } else { addSubview(wrapper) }
    content.view.frame = wrapper.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(content.view)
    for grip in grips.values { bringSubviewToFront(grip) }
  }

  private func drop(_ column: UISplitViewController.Column) {
    guard let wrapper = wrappers.removeValue(forKey: column) else { return }
    wrapper.subviews.first?.removeFromSuperview()
    wrapper.removeFromSuperview()
    grips.removeValue(forKey: column)?.removeFromSuperview()
  }

  private func placeGrip(of column: UISplitViewController.Column, at x: CGFloat?) {
    guard let x, let owner else {
      grips.removeValue(forKey: column)?.removeFromSuperview()
      return
    }
    let grip = grips[column] ?? SplitGrip(column, owner)
    if grips[column] == nil {
      grips[column] = grip
      addSubview(grip)
    }
    let frame = CGRect(x: x - SplitTuning.grip / 2, y: 0, width: SplitTuning.grip, height: bounds.height)
    grip.frame = mirrored(frame, in: bounds.width)
  }
}

/// The draggable separator at the trailing edge of a column.
@MainActor final class SplitGrip: UIView {
  private let column: UISplitViewController.Column
  private weak var owner: UISplitViewController?
  private let line = UIView()
  private let pan = UIPanGestureRecognizer()
  private var start: CGFloat = 0

  init(_ column: UISplitViewController.Column, _ owner: UISplitViewController) {
    (self.column, self.owner) = (column, owner)
    super.init(frame: .zero)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    pointerShape = .resizeHorizontally
    pan.mark(as: .columnWidth)
    pan.addAction(UIAction { [weak self] _ in self?.dragged() })
    addGestureRecognizer(pan)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: bounds.midX - 1, y: 0, width: 1, height: bounds.height)
  }

  private func dragged() {
    guard let owner else { return }
    if pan.state == .began { start = owner.width(of: column) }
    guard pan.state == .began || pan.state == .changed else { return }
    let way = pan.translation(in: superview).x
    owner.draggedWidths[column] = owner.limited(start + ((superview ?? self).isMirrored ? -way : way), column)
    superview?.setNeedsLayout()
  }
}
