import TouchGeometry
import TouchKit

extension UISplitViewController {
  /// The columns from left to right, except for the compact one.
  var order: [Column] { style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary] }

  func put(_ vc: UIViewController?, for column: Column) {
    precondition(
      column != .supplementary || style == .tripleColumn, "setViewController: there is no supplementary column")
    if column == .compact { return setCompact(vc) }
    let old = columns[column]
    guard old?.content !== vc || vc == nil else { return }
    let wasInStack = isCollapsed && compact == nil && column != .primary && isInStack(column)
    if wasInStack { leaveStack(from: column, animated: false) }
    if isCollapsed, column == .primary { separateStacks() }
    columns[column] = vc.map { SplitColumn($0) }
    if let old { release(old.navigation) }
    if let new = columns[column] { own(new.navigation) }
    if isCollapsed {
      if column == .primary { joinStacks(upTo: .primary) }
      if wasInStack, vc != nil { joinStack(upTo: column, animated: false) }
    }
    placeModeButton()
    foremostChild =
      compactOrNil ?? columns[isCollapsed ? .primary : .secondary]?.navigation ?? columns[.primary]?.navigation
    container?.columnsDidChange()
  }

  private var compactOrNil: UIViewController? { isCollapsed ? compact : nil }

  private func setCompact(_ vc: UIViewController?) {
    guard vc !== compact else { return }
    let old = compact
    if isCollapsed, old == nil, vc != nil { separateStacks() }
    compact = vc
    if let old { release(old) }
    if let vc { own(vc) }
    if isCollapsed, vc == nil { joinStacks(upTo: .primary) }
    container?.columnsDidChange()
  }

  private func own(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private func release(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Collapsing and expanding

  /// Collapses or expands after a change of the size class; called by the container's layout.
  func adapt() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    container?.dropAll()
    if isNarrow { collapse() } else { expand() }
    foremostChild = compactOrNil ?? columns[isCollapsed ? .primary : .secondary]?.navigation
  }

  private func collapse() {
    let last = order.last { columns[$0] != nil } ?? .primary
    let proposal = compact == nil ? last : Column.compact
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposal) ?? proposal
    isCollapsed = true
    chosenMode = nil
    if compact == nil { joinStacks(upTo: top) }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expand() {
    if compact == nil { separateStacks() }
    isCollapsed = false
    chosenMode = nil
    let proposal = wantedMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposal) ?? proposal
    if mode != proposal, mode != .automatic { choose(mode) }
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Moves the columns' stacks onto that of the primary column.
  private func joinStacks(upTo top: Column) {
    for column in order { columns[column]?.kept = columns[column]?.navigation.viewControllers ?? [] }
    joinStack(upTo: order.contains(top) ? top : .primary, animated: false)
  }

  /// Returns each column's part of the stack to it.
  private func separateStacks() {
    guard let first = columns[.primary] else { return }
    var stack = first.navigation.viewControllers
    for column in order.dropFirst().reversed() {
      guard let own = columns[column], let root = own.kept.first else { continue }
      if let index = stack.firstIndex(where: { $0 === root }) {
        own.kept = Array(stack[index...])
        stack.removeSubrange(index...)
      }
      own.navigation.setViewControllers(own.kept, animated: false)
    }
    first.navigation.setViewControllers(stack, animated: false)
  }

  /// Whether a column's first controller is in the collapsed stack.
  func isInStack(_ column: Column) -> Bool {
    guard let root = columns[column]?.kept.first ?? columns[column]?.navigation.viewControllers.first else {
      return false
    }
    return columns[.primary]?.navigation.viewControllers.contains { $0 === root } ?? false
  }

  /// Pushes the missing columns up to the given one.
  func joinStack(upTo top: Column, animated: Bool) {
    guard let first = columns[.primary] else { return }
    var stack = first.navigation.viewControllers
    for column in order.dropFirst() {
      guard let own = columns[column] else { continue }
      if !isInStack(column) {
        if !own.navigation.viewControllers.isEmpty { own.kept = own.navigation.viewControllers }
        stack += own.kept
      }
      if column == top { break }
    }
    if top == .primary { return }
    first.navigation.setViewControllers(stack, animated: animated)
  }

  /// Pops a column and the ones after it from the stack.
  func leaveStack(from column: Column, animated: Bool) {
    guard let first = columns[.primary], let own = columns[column], let root = own.kept.first else { return }
    let stack = first.navigation.viewControllers
    guard let index = stack.firstIndex(where: { $0 === root }), index > 0 else { return }
    own.kept = Array(stack[index...])
    first.navigation.popToViewController(stack[index - 1], animated: animated)
  }
}
