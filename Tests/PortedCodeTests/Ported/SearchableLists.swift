import UIKit

#if FoundationGeometry
// 61. A list under a large title, with a search that filters it, and a detail below an opaque bar.

struct Plant {
  let name: String
  let family: String
}

class PlantListController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
  private let plants = [
    Plant(name: "Basil", family: "Mints"), Plant(name: "Carrot", family: "Umbels"),
    Plant(name: "Dill", family: "Umbels"),
    Plant(name: "Sage", family: "Mints"),
  ]
  private var filtered: [Plant] = []
  let searchController = UISearchController(searchResultsController: nil)

  private var isFiltering: Bool {
    searchController.isActive && !(searchController.searchBar.text?.isEmpty ?? true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plants"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.prompt = "Spring"
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search plants"
    searchController.searchBar.delegate = self
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    extendedLayoutIncludesOpaqueBars = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationItem.hidesSearchBarWhenScrolling = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.lowercased() ?? ""
    filtered = plants.filter { $0.name.lowercased().contains(text) }
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFiltering ? filtered.count : plants.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
    let plant = isFiltering ? filtered[indexPath.row] : plants[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = plant.name
    content.secondaryText = plant.family
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = PlantDetailController(isFiltering ? filtered[indexPath.row] : plants[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}

class PlantDetailController: UIViewController {
  let plant: Plant
  let label = UILabel()

  init(_ plant: Plant) {
    self.plant = plant
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = plant.name
    navigationItem.largeTitleDisplayMode = .never
    edgesForExtendedLayout = []
    view.backgroundColor = .systemBackground
    label.text = plant.family
    label.frame = CGRect(x: 20, y: 0, width: 200, height: 44)
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.isTranslucent = false
    navigationController?.interactiveContentPopGestureRecognizer?.isEnabled = true
  }
}
#endif
