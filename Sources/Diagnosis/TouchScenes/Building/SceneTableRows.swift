import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// The data source of a scene's table: the number of rows, their cells, and edits by the user.
///
/// The scene uses one of two subclasses: only one of them implements `tableView(_:canEditRowAt:)`.
/// kit.
@MainActor class SceneTableRows: ViewLogger {
  fileprivate let answers: SceneTable
  private(set) var sections: [SceneTable.Section]
  /// The initial position of each row, which selects the views that it contains.
  private var origins: [[ListPosition]]

  fileprivate init(_ description: SceneView, _ table: SceneTable, stage: SceneStage) {
    (answers, sections) = (table, table.sections)
    origins = table.sections.enumerated().map { section, rows in
      rows.rows.indices.map { .cell(section: section, row: $0) }
    }
    super.init(description, stage: stage)
  }

  /// Makes the data source that the scene describes.
  static func make(_ description: SceneView, _ table: SceneTable, stage: SceneStage) -> any SceneTableSource {
    table.canEdit == nil
      ? PlainTableRows(description, table, stage: stage) : EditedTableRows(description, table, stage: stage)
  }

  final func remove(_ path: IndexPath, from table: UITableView) {
    guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
      return
    }
    sections[path.section].rows.remove(at: path.row)
    origins[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }

  // MARK: Data source

  final func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  final func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  final func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  final func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  final func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    write(.cells, "cellForRowAt", indexPath.word)
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
    stage?.fill(cell.contentView, at: origins[indexPath.section][indexPath.row], of: name)
    return cell
  }

  final func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { answers.canMove ?? false }

  final func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    write(.rows, "commit", "\(editingStyle == .delete ? "delete" : "insert") \(indexPath.word)")
    if editingStyle == .delete { remove(indexPath, from: tableView) }
  }

  final func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    write(.rows, "moveRowAt", "\(sourceIndexPath.word) \(destinationIndexPath.word)")
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
    let origin = origins[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    origins[destinationIndexPath.section].insert(origin, at: destinationIndexPath.row)
    stage?.onMoveRow?(name)
  }
}

/// A data source of a scene that can remove rows.
@MainActor protocol SceneTableSource: UITableViewDataSource {
  func remove(_ path: IndexPath, from table: UITableView)
}

/// A data source that does not implement `tableView(_:canEditRowAt:)`.
@MainActor final class PlainTableRows: SceneTableRows, SceneTableSource {
  override init(_ description: SceneView, _ table: SceneTable, stage: SceneStage) {
    super.init(description, table, stage: stage)
  }
}

/// A data source that implements `tableView(_:canEditRowAt:)`.
@MainActor final class EditedTableRows: SceneTableRows, SceneTableSource {
  override init(_ description: SceneView, _ table: SceneTable, stage: SceneStage) {
    super.init(description, table, stage: stage)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { answers.canEdit ?? true }
}

extension IndexPath {
  /// The section and the row as in logs: `0.1`.
  var word: String { "\(section).\(row)" }
}
