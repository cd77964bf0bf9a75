import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// The delegate of a scene's table: answers and logs, also as the delegate of a scroll view.
///
/// The scene uses one of two subclasses: only one of them implements swipe actions.
@MainActor class SceneTableDelegate: SceneScrollDelegate {
  fileprivate let answers: SceneTable
  fileprivate weak var source: (any SceneTableSource)?

  fileprivate init(
    _ description: SceneView, _ table: SceneTable, _ source: any SceneTableSource, stage: SceneStage
  ) {
    (answers, self.source) = (table, source)
    super.init(description, stage: stage)
  }

  /// Makes the delegate that the scene describes.
  static func make(
    _ description: SceneView, _ table: SceneTable, _ source: any SceneTableSource, stage: SceneStage
  ) -> any UITableViewDelegate {
    table.leadingSwipeActions == nil && table.trailingSwipeActions == nil
      ? PlainTableDelegate(description, table, source, stage: stage)
      : SwipingTableDelegate(description, table, source, stage: stage)
  }

  // MARK: Headers and footers

  final func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    stage?.view(at: .header(section: section), of: name)
  }

  final func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    stage?.view(at: .footer(section: section), of: name)
  }

  final func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    stage?.heightOfView(at: .header(section: section), of: name) ?? tableView.sectionHeaderHeight
  }

  final func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    stage?.heightOfView(at: .footer(section: section), of: name) ?? tableView.sectionFooterHeight
  }

  // MARK: Rows

  final func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    write(.cells, "willDisplay", indexPath.word)
  }

  final func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  {
    write(.cells, "didEndDisplaying", indexPath.word)
  }

  final func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    ask(
      .rows, "shouldHighlightRowAt", indexPath, answers.shouldHighlight,
      "take a touch on a row: its delegate answered no to shouldHighlightRowAt (26.14)")
  }

  final func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    write(.rows, "didHighlightRowAt", indexPath.word)
  }

  final func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    write(.rows, "didUnhighlightRowAt", indexPath.word)
  }

  final func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    ask(
      .rows, "willSelectRowAt", indexPath, answers.willSelect,
      "select a row: its delegate answered nil to willSelectRowAt (26.16)") ? indexPath : nil
  }

  final func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    write(.rows, "didSelectRowAt", indexPath.word)
    stage?.onSelect?(name)
  }

  final func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    write(.rows, "didDeselectRowAt", indexPath.word)
  }

  final func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    write(.rows, "performPrimaryActionForRowAt", indexPath.word)
  }

  // MARK: Editing

  final func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    write(.rows, "willBeginEditingRowAt", indexPath.word)
  }

  final func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    write(.rows, "didEndEditingRowAt", indexPath?.word ?? "nil")
  }

  final func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    write(.rows, "targetIndexPathForMoveFromRowAt", "\(sourceIndexPath.word) \(proposedDestinationIndexPath.word)")
    return proposedDestinationIndexPath
  }

  fileprivate func configuration(
    _ method: String, _ actions: [SceneTable.Action]?, _ path: IndexPath, _ table: UITableView
  ) -> UISwipeActionsConfiguration? {
    write(.rows, method, "\(path.word) \(actions?.count ?? 0)")
    guard let actions else { return nil }
    let made = actions.map { action in
      UIContextualAction(style: action.isDestructive ? .destructive : .normal, title: action.title) {
        [weak self, weak table] _, _, done in
        self?.write(.rows, "action", "\(path.word) \(JSONWriter.cited(action.title))")
        if action.isDestructive, let table { self?.source?.remove(path, from: table) }
        done(true)
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: made)
    configuration.performsFirstActionWithFullSwipe = answers.performsFirstActionWithFullSwipe
    return configuration
  }
}

/// A delegate that does not implement swipe actions.
@MainActor final class PlainTableDelegate: SceneTableDelegate, UITableViewDelegate {
  override init(_ description: SceneView, _ table: SceneTable, _ source: any SceneTableSource, stage: SceneStage) {
    super.init(description, table, source, stage: stage)
  }
}

/// A delegate that implements swipe actions.
@MainActor final class SwipingTableDelegate: SceneTableDelegate, UITableViewDelegate {
  override init(_ description: SceneView, _ table: SceneTable, _ source: any SceneTableSource, stage: SceneStage) {
    super.init(description, table, source, stage: stage)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration("leadingSwipeActions", answers.leadingSwipeActions, indexPath, tableView)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    configuration("trailingSwipeActions", answers.trailingSwipeActions, indexPath, tableView)
  }
}
