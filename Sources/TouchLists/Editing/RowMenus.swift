import TouchGeometry
import TouchKit
import TouchWidgets

/// The menus of rows and items (semantics 31.8): asks for the one below the pointer, or the one that the keyboard is at,
/// which is highlighted while the menu is open.
@MainActor final class RowMenus: UIContextMenuInteractionDelegate {
  /// The menu for a place, and the cell that it is about.
  typealias Ask = (CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)?

  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private let ask: Ask
  private let arrive: (UIView) -> Void
  private weak var cell: UIView?

  /// Menus of a list; `arrive` is told of the cell whose menu the mouse has opened.
  init(
    _ view: UIView, placeForKeys: @escaping () -> CGPoint?, arrive: @escaping (UIView) -> Void, _ ask: @escaping Ask
  ) {
    self.ask = ask
    self.arrive = arrive
    interaction.placeForKeys = placeForKeys
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let found = ask(location) else { return nil }
    cell = found.cell
    return found.configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if interaction.isByMouse, let cell { arrive(cell) }
    highlight(true)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { highlight(false) }

  private func highlight(_ isOn: Bool) {
    (cell as? UITableViewCell)?.setHighlighted(isOn, animated: false)
    (cell as? UICollectionViewCell)?.isHighlighted = isOn
  }
}

extension UITableView {
  /// Has menus as soon as there is a delegate to ask.
  func makeMenus() {
    guard menus == nil, tableDelegate != nil else { return }
    menus = RowMenus(self) { [weak self] in
      guard let self, let cursor, geometry.contains(cursor) else { return nil }
      let rect = rect(of: cursor)
      return CGPoint(x: rect.minX + 24, y: rect.midY)
    } arrive: { [weak self] cell in
      self?.becomeFirstResponder()
      self?.row(of: cell).map { self?.keyboardArrives(at: $0.place) }
    } _: { [weak self] point in
      guard let self, let place = geometry.row(at: point.y), let cell = cell(at: place),
        let found = tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: place.path, point: point)
      else { return nil }
      return (found, cell)
    }
  }
}

extension UICollectionView {
  /// Has menus as soon as there is a delegate to ask.
  func makeMenus() {
    guard menus == nil, itemDelegate != nil else { return }
    menus = RowMenus(self) { [weak self] in
      guard let self, let cursor, let cell = cell(at: cursor) else { return nil }
      return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: self)
    } arrive: { [weak self] cell in
      self?.becomeFirstResponder()
      self?.row(of: cell).map { self?.keyboardArrives(at: $0.place) }
    } _: { [weak self] point in
      guard let self, let itemDelegate else { return nil }
      let row = shown.first { $0.cell.bounds.contains(convert(point, to: $0.cell)) }
      var paths = row.map { [$0.place.path] } ?? []
      if let row, selection.count > 1, selection.contains(row.place) { paths = selection.sorted().map(\.path) }
      guard
        let found = itemDelegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      else { return nil }
      return (found, row?.cell)
    }
  }
}
