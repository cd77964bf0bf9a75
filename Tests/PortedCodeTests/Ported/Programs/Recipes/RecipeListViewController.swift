import UIKit

#if FoundationGeometry
class RecipeListViewController: UITableViewController {
  let store: RecipeStore
  let search = UISearchController()
  var filtered: [Recipe]?
  var shown: [Recipe] { return filtered ?? store.recipes }

  init(store: RecipeStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    tableView.register(RecipeCell.self, forCellReuseIdentifier: RecipeCell.identifier)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: Selector(RecipeListViewController.addRecipe)),
      UIBarButtonItem(title: "Sort", style: .plain, target: store, action: Selector(RecipeStore.sortByTime)),
    ]
    NotificationCenter.default.addObserver(
      self, selector: Selector(RecipeListViewController.storeChanged(_:)), name: RecipeStore.changed, object: store)
  }

  func addRecipe() {
    store.change { $0.append(Recipe(title: "New recipe", minutes: 5)) }
  }

  private func storeChanged(_ note: Notification) { tableView.reloadData() }
}
#endif
