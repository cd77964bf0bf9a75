import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

// Views of a scene in the cells, headers and footers of a table or a collection.

extension SceneStage {
  /// Stores a view for a position of a list, which uses it when the position is shown.
  func place(_ view: UIView, at position: ListPosition, of name: String, in list: UIView) {
    switch position {
    case .tableHeader: (list as? UITableView)?.tableHeaderView = view
    case .tableFooter: (list as? UITableView)?.tableFooterView = view
    case .cell, .header, .footer:
      viewsInLists[name, default: [:]][position, default: []].append(view)
      // Store the height, because the list changes the frames of headers and footers.
      if let own = nameOfView(view) { heightsInLists[own] = view.frame.height }
    }
  }

  /// Puts the views of a row or item into a cell, and removes those of its former row or item.
  func fill(_ content: UIView, at position: ListPosition, of name: String) {
    let views = viewsInLists[name]?[position] ?? []
    for old in content.subviews where nameOfView(old) != nil && !views.contains(where: { $0 === old }) {
      old.removeFromSuperview()
    }
    for view in views where view.superview !== content { content.addSubview(view) }
  }

  /// The view at a position of a table; nil if the scene has none.
  func view(at position: ListPosition, of name: String) -> UIView? { viewsInLists[name]?[position]?.first }

  /// The height that the scene gives a header or a footer; nil if it has none.
  func heightOfView(at position: ListPosition, of name: String) -> CGFloat? {
    guard let view = view(at: position, of: name), let own = nameOfView(view) else { return nil }
    return heightsInLists[own]
  }

  /// Reloads a list after the views in it were made.
  func reload(_ list: UIView, _ name: String) {
    guard viewsInLists[name] != nil else { return }
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
  }
}
