import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

// Tables of a scene: their data sources, their delegates, their own recognizers, and the names of their rows.

extension SceneStage {
  /// Gives a table its rows and its delegate, and its own recognizers their names in the scene; its delegate.
  func equipTable(_ table: UITableView, _ description: SceneView) -> any UIScrollViewDelegate {
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

  /// What a row of a table is called, with what is in it: `list.0.1` is a cell, `list.0.1.content` what it holds,
  /// `list.0.1.grip` the press that moves it; nil for all else.
  ///
  /// Cells stand for other rows all the time, so nothing of it is kept.
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
