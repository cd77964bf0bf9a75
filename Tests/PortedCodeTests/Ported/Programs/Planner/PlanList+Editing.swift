import UIKit

#if FoundationGeometry
extension PlanListViewController {
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    board.move(from: sourceIndexPath.row, to: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    let done = UITableViewRowAction(style: .default, title: "Done") { [weak self] _, path in
      self?.board.toggle(path.row)
      tableView.reloadData()
    }
    return [done]
  }
}
#endif
