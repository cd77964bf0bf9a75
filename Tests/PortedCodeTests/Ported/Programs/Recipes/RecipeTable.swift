import UIKit

#if FoundationGeometry
/// The table of the list, with rows that move and are deleted.
class RecipeTableController: RecipeListViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: RecipeCell.identifier, for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].title
    cell.detailTextLabel?.text = shown[indexPath.row].subtitle
    (cell as? RecipeCell)?.delegate = self
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    store.change { $0.insert($0.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.change { $0.remove(at: indexPath.row) }
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = RecipeDetailViewController()
    detail.recipe = shown[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }
}
#endif
