import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The context menus of rows and items (semantics 31.8).
///
/// It requests the menu of the row below the pointer, or of the row with the keyboard cursor, which is highlighted
/// while the menu is open.
@MainActor final class RowMenus: UIContextMenuInteractionDelegate {
  /// The target of a menu: the delegate's configuration, the cell, and the row whose actions the menu includes.
  struct Found {
    var configuration: UIContextMenuConfiguration?
    var cell: UIView?
    var actions: () -> [UIMenuElement] = { [] }
  }
  typealias Ask = (CGPoint) -> Found?

  /// The delegate methods of the list about an open menu and its preview.
  struct DelegateCalls {
    var preview: (UIContextMenuConfiguration, UIView?) -> UITargetedPreview?
    var opens: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
    var commits: (UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void
    var ends: (UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void
  }

  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private let ask: Ask
  private let arrive: (UIView) -> Void
  private let calls: DelegateCalls
  private weak var cell: UIView?
  /// Whether the menu contains only the row's actions, and the delegate is not notified.
  private var isOwn = false

  /// Adds menus to a list; `arrive` is called with the cell whose menu the mouse has opened.
  init(
    _ view: UIView, _ calls: DelegateCalls, placeForKeys: @escaping () -> CGPoint?, arrive: @escaping (UIView) -> Void,
    _ ask: @escaping Ask
  ) {
    self.ask = ask
    self.calls = calls
    self.arrive = arrive
    interaction.placeForKeys = placeForKeys
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let found = ask(location) else { return nil }
    cell = found.cell
    isOwn = found.configuration == nil
    // With a finger, a swipe shows the actions.
    let actions = interaction.isByFinger ? [] : found.actions()
    guard !isOwn || !actions.isEmpty else { return nil }
    let configuration = found.configuration ?? UIContextMenuConfiguration()
    configuration.added = actions
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let said = calls.preview(configuration, cell) { return said }
    guard let cell, cell.superview != nil else { return nil }
    // The lift preview shows the row without highlight.
    highlight(false)
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: TableTuning.radius)
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { calls.commits(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if interaction.isByMouse, let cell { arrive(cell) }
    if !interaction.isByFinger { highlight(true) }
    if !isOwn { calls.opens(configuration, animator) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    highlight(false)
    if !isOwn { calls.ends(configuration, animator) }
  }

  private func highlight(_ isOn: Bool) {
    (cell as? UITableViewCell)?.setHighlighted(isOn, animated: false)
    (cell as? UICollectionViewCell)?.isHighlighted = isOn
  }
}

extension UITableView {
  /// Installs menus if there is a delegate to ask, or a data source whose rows may be deletable.
  func makeMenus() {
    guard menus == nil, tableDelegate != nil || dataSource != nil else { return }
    let calls = RowMenus.DelegateCalls(
      preview: { [weak self] configuration, _ in
        guard let self else { return nil }
        return tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
      },
      opens: { [weak self] configuration, animator in
        guard let self else { return }
        tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
      },
      commits: { [weak self] configuration, animator in
        guard let self else { return }
        tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      },
      ends: { [weak self] configuration, animator in
        guard let self else { return }
        tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
      })
    menus = RowMenus(self, calls) { [weak self] in
      guard let self, let cursor, geometry.contains(cursor) else { return nil }
      let rect = rect(of: cursor)
      return CGPoint(x: rect.minX + 24, y: rect.midY)
    } arrive: { [weak self] cell in
      self?.becomeFirstResponder()
      self?.row(of: cell).map { self?.keyboardArrives(at: $0.place) }
    } _: { [weak self] point in
      guard let self, let place = geometry.row(at: point.y), let cell = cell(at: place) else { return nil }
      let found = tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: place.path, point: point)
      return RowMenus.Found(configuration: found, cell: cell) { [weak self] in
        guard let self, !isEditing, self.cell(at: place) === cell else { return [] }
        return swipes?.menuActions(place) ?? []
      }
    }
  }
}

extension UICollectionView {
  /// Installs menus if there is a delegate to ask.
  func makeMenus() {
    guard menus == nil, itemDelegate != nil else { return }
    let calls = RowMenus.DelegateCalls(
      preview: { [weak self] configuration, cell in
        guard let self, let itemDelegate else { return nil }
        guard let place = cell.flatMap({ self.row(of: $0) })?.place else {
          return itemDelegate.collectionView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        return itemDelegate.collectionView(
          self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: place.path)
      },
      opens: { [weak self] configuration, animator in
        guard let self else { return }
        itemDelegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
      },
      commits: { [weak self] configuration, animator in
        guard let self else { return }
        itemDelegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      },
      ends: { [weak self] configuration, animator in
        guard let self else { return }
        itemDelegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
      })
    menus = RowMenus(self, calls) { [weak self] in
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
      let found = itemDelegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
      return RowMenus.Found(configuration: found, cell: row?.cell) { [weak self] in
        guard let self, let row, paths.count == 1, !isEditing, cell(at: row.place) === row.cell else { return [] }
        return swipes?.menuActions(row.place) ?? []
      }
    }
  }
}
