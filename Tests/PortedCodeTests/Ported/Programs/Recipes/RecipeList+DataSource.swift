import UIKit

#if FoundationGeometry
extension RecipeListViewController: RecipeCellDelegate {
  func recipeCellDidFavorite(_ cell: RecipeCell) {
    guard let path = tableView.indexPath(for: cell) else { return }
    store.change { $0[path.row].isFavorite.toggle() }
  }
}

extension RecipeListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    filtered = text.isEmpty ? nil : store.recipes.filter { $0.title.lowercased().contains(text.lowercased()) }
    tableView.reloadData()
  }
}
#endif
