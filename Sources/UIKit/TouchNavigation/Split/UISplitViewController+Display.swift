import TouchDrawing
import TouchGeometry
import TouchKit

extension UISplitViewController {
  /// The columns before the secondary one that are not empty, beginning at the leading edge.
  var leads: [Column] { order.dropLast().filter { columns[$0] != nil } }

  /// The number of columns that fit next to the secondary one.
  var room: Int {
    let width = viewIfLoaded?.bounds.width ?? 0
    return width >= SplitTuning.roomForTwo ? 2 : width >= SplitTuning.roomForOne ? 1 : 0
  }

  /// The display mode by the app's preference, the user's choice and the available width.
  var wantedMode: DisplayMode {
    if let chosenMode, roomWhenChosen == room || preferredDisplayMode != .automatic { return chosenMode }
    if preferredDisplayMode != .automatic { return fitted(preferredDisplayMode) }
    if preferredSplitBehavior == .overlay { return .secondaryOnly }
    return mode(showing: preferredSplitBehavior == .tile ? max(room, 1) : room, over: false)
  }

  /// Returns a mode with at most the existing number of columns.
  private func fitted(_ mode: DisplayMode) -> DisplayMode {
    self.mode(showing: min(count(in: mode), order.count - 1), over: isOver(mode))
  }

  func count(in mode: DisplayMode) -> Int {
    switch mode {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary: 2
    }
  }

  func isOver(_ mode: DisplayMode) -> Bool { mode == .oneOverSecondary || mode == .twoOverSecondary }

  /// Whether columns overlay the secondary one.
  var isOver: Bool { isOver(wantedMode) }

  /// Whether a column other than the secondary one is visible.
  var isShowingColumns: Bool { count(in: wantedMode) > 0 }

  /// Whether a column is hidden that could be visible.
  var hasHiddenColumns: Bool { count(in: wantedMode) < leads.count }

  private func mode(showing count: Int, over: Bool) -> DisplayMode {
    switch min(count, order.count - 1) {
    case ...0: .secondaryOnly
    case 1: over ? .oneOverSecondary : .oneBesideSecondary
    default: over ? .twoOverSecondary : .twoBesideSecondary
    }
  }

  /// Returns the visible columns of a mode, beginning at the leading edge.
  func seen(in mode: DisplayMode) -> [Column] {
    Array(order.dropLast().suffix(count(in: mode))).filter { columns[$0] != nil }
      + (columns[.secondary] == nil ? [] : [.secondary])
  }

  func reveal(_ column: Column) {
    if isCollapsed {
      guard compact == nil, column != .compact else { return }
      if column == .primary { return leaveStack(from: order[1], animated: true) }
      return joinStack(upTo: column, animated: viewIfLoaded?.window != nil)
    }
    guard let place = order.firstIndex(of: column) else { return }
    let needed = order.count - 1 - place
    if needed == 0 { return isOver ? choose(.secondaryOnly) : () }
    guard count(in: wantedMode) < needed else { return }
    let beside = preferredSplitBehavior == .tile || preferredSplitBehavior == .automatic && room >= needed
    choose(mode(showing: needed, over: !beside))
  }

  func conceal(_ column: Column) {
    if isCollapsed {
      guard compact == nil, column != .primary, column != .compact else { return }
      return leaveStack(from: column, animated: viewIfLoaded?.window != nil)
    }
    guard let place = order.firstIndex(of: column) else { return }
    let left = order.count - 2 - place
    guard left >= 0, count(in: wantedMode) > left else { return }
    choose(mode(showing: left, over: isOver))
  }

  /// Shows one more column.
  func showMore() {
    guard !isCollapsed, let next = leads.last(where: { !seen(in: wantedMode).contains($0) }) else { return }
    show(next)
  }

  func hideAll() {
    guard !isCollapsed, let last = order.dropLast().last else { return }
    hide(last)
  }

  /// Stores a mode as the choice of the user or the app.
  func choose(_ mode: DisplayMode) {
    guard mode != wantedMode else { return }
    chosenMode = mode
    roomWhenChosen = room
    displayDidChange(animated: viewIfLoaded?.window != nil)
  }

  /// Updates the layout after a change of the columns.
  func displayDidChange(animated: Bool) {
    guard let container else { return }
    if animated, !isCollapsed { container.move() } else { container.setNeedsLayout() }
  }

  /// Notifies the delegate before columns appear or disappear.
  func notifyDisplay(from old: DisplayMode?, to new: DisplayMode) {
    guard let old, old != new else { return }
    delegate?.splitViewController(self, willChangeTo: new)
    let (before, after) = (seen(in: old), seen(in: new))
    for column in order where before.contains(column) != after.contains(column) {
      if after.contains(column) {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
    }
  }

  // MARK: Widths

  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let isFirst = column == .primary
    let (points, part) =
      isFirst
      ? (preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction)
      : (preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction)
    var wanted = isFirst ? SplitTuning.primary : SplitTuning.supplementary
    if part != UISplitViewController.automaticDimension { wanted = whole * part }
    if points != UISplitViewController.automaticDimension { wanted = points }
    return limited(draggedWidths[column] ?? wanted, column)
  }

  /// Limits a width to the minimum and maximum of a column, and leaves part of the secondary column visible.
  func limited(_ width: CGFloat, _ column: Column) -> CGFloat {
    let (minimum, maximum) =
      column == .primary
      ? (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth)
      : (minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    let automatic = UISplitViewController.automaticDimension
    let whole = viewIfLoaded?.bounds.width ?? 0
    let low = minimum == automatic ? SplitTuning.minimum : minimum
    let high = maximum == automatic ? SplitTuning.greatest : maximum
    return max(min(max(width, low), high, whole - SplitTuning.rest), 0).rounded()
  }

  /// Adds the display mode button to the bar of the secondary column if it can show or hide a column.
  func placeModeButton() {
    let wants = displayModeButtonVisibility == .automatic && !isCollapsed && !leads.isEmpty
    columns[.secondary]?.navigation.navigationBar.outerItem = wants ? displayModeButtonItem : nil
  }
}
