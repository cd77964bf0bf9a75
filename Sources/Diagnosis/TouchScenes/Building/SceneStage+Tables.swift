import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

// Tables of a scene: data sources, delegates, own recognizers, and the names of rows.

extension SceneStage {
  /// Gives a table its rows and its delegate, names its recognizers, and returns the delegate.
  func makeTableDelegate(_ table: UITableView, _ description: SceneView) -> any UIScrollViewDelegate {
    let about = description.table ?? SceneTable()
    let source = SceneTableRows.make(description, about, stage: self)
    keep(source)
    for recognizer in table.gestureRecognizers ?? [] {
      switch recognizer.name {
      case "row swipe": register(recognizer, as: description.rowSwipeName)
      case "close row": register(recognizer, as: "\(description.name).close")
      case _: continue
      }
    }
    table.dataSource = source
    return SceneTableDelegate.make(description, about, source, stage: self)
  }

  /// The name of a part of a row: `list.0.1` is the cell, `list.0.1.content` its content view, and `list.0.1.grip` the
  /// recognizer that moves it; nil for other objects.
  ///
  /// The name is not cached, because cells are reused for other rows.
  func nameInRow(_ object: AnyObject) -> String? {
    let grip = (object as? UIGestureRecognizer).flatMap { $0.name == "row grip" ? $0.view : nil }
    guard let view = grip ?? object as? UIView else { return nil }
    var next: UIView? = view
    while let here = next {
      if let cell = here as? UITableViewCell {
        guard let table = cell.superview as? LoggingTableView, let path = table.indexPath(for: cell),
          let name = nameOfView(table)
        else { return nil }
        let row = "\(name).\(path.word)"
        if grip != nil { return row + ".grip" }
        return view === cell ? row : view === cell.contentView ? row + ".content" : nil
      }
      if here is LoggingTableView { return nil }
      next = here.superview
    }
    return nil
  }
}

extension TableStyleName {
  var living: UITableView.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
