import UIKit

// MARK: - Coordinators

protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  var navigationController: UINavigationController { get set }
  func start()
}

extension Coordinator {
  func childDidFinish(_ child: Coordinator?) {
    for (index, coordinator) in childCoordinators.enumerated() where coordinator === child {
      childCoordinators.remove(at: index)
      break
    }
  }
}

final class MainCoordinator: NSObject, Coordinator, UINavigationControllerDelegate {
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController
  private(set) var log: [String] = []

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    navigationController.delegate = self
    let vc = CatalogViewController()
    vc.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    vc.coordinator = self
    navigationController.pushViewController(vc, animated: false)
  }

  func buySubscription(to productType: Int) {
    let child = BuyCoordinator(navigationController: navigationController)
    child.parentCoordinator = self
    child.selectedProduct = productType
    childCoordinators.append(child)
    child.start()
  }

  func createAccount() {
    let vc = AccountViewController()
    let sheet = UINavigationController(rootViewController: vc)
    sheet.modalPresentationStyle = .formSheet
    navigationController.present(sheet, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.append("will \(type(of: viewController))")
    navigationController.setToolbarHidden(!(viewController is BuyViewController), animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.append("did \(type(of: viewController))")
    guard let fromViewController = navigationController.transitionCoordinator?.viewController(forKey: .from) else {
      return
    }
    if navigationController.viewControllers.contains(fromViewController) {
      return
    }
    if let buyViewController = fromViewController as? BuyViewController {
      childDidFinish(buyViewController.coordinator)
    }
  }
}

final class BuyCoordinator: Coordinator {
  weak var parentCoordinator: MainCoordinator?
  var childCoordinators = [Coordinator]()
  var navigationController: UINavigationController
  var selectedProduct = 0

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let vc = BuyViewController()
    vc.coordinator = self
    vc.selectedProduct = selectedProduct
    vc.hidesBottomBarWhenPushed = true
    navigationController.pushViewController(vc, animated: true)
  }
}

final class CatalogViewController: UIViewController {
  weak var coordinator: MainCoordinator?
  let product = UISegmentedControl(items: ["Month", "Year"])

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Catalog"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    product.selectedSegmentIndex = 1
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    buy.addTarget(self, action: Selector(CatalogViewController.buyTapped), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [product, buy])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Account", style: .plain, target: self, action: Selector(CatalogViewController.accountTapped))
  }

  func buyTapped() { coordinator?.buySubscription(to: product.selectedSegmentIndex) }
  func accountTapped() { coordinator?.createAccount() }
}

final class BuyViewController: UIViewController {
  var coordinator: BuyCoordinator?
  var selectedProduct = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = selectedProduct == 0 ? "A month" : "A year"
    view.backgroundColor = .systemBackground
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Pay", style: .done, target: self, action: Selector(BuyViewController.pay)),
    ]
  }

  func pay() {
    let alert = UIAlertController(title: "Pay?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Pay", style: .default) { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      })
    present(alert, animated: true)
  }
}

final class AccountViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var hasChanges = false { didSet { isModalInPresentation = hasChanges } }
  private(set) var attempts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: Selector(AccountViewController.cancel(_:)))
    navigationController?.presentationController?.delegate = self
  }

  func cancel(_ sender: Any) { dismiss(animated: true, completion: nil) }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    attempts += 1
  }
}

// MARK: - A tab bar with coordinators

final class MainTabBarController: UITabBarController {
  let main = MainCoordinator(navigationController: UINavigationController())
  let pages = TutorialViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    main.start()
    pages.tabBarItem = UITabBarItem(title: "Tour", image: nil, tag: 1)
    pages.tabBarItem.badgeValue = "3"
    pages.tabBarItem.badgeColor = .systemBlue
    viewControllers = [main.navigationController, pages]

    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    let items = UITabBarItemAppearance(style: .stacked)
    items.normal.titleTextAttributes = [.foregroundColor: UIColor.secondaryLabel]
    items.selected.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    items.normal.badgeBackgroundColor = .systemOrange
    appearance.stackedLayoutAppearance = items
    appearance.inlineLayoutAppearance = items
    appearance.compactInlineLayoutAppearance = items
    tabBar.standardAppearance = appearance
    if #available(iOS 15.0, *) {
      tabBar.scrollEdgeAppearance = appearance
    }
  }

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    if item.tag == 1 { item.badgeValue = nil }
  }
}

// MARK: - Pages

final class TutorialPage: UIViewController {
  let index: Int
  init(index: Int) {
    self.index = index
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func loadView() {
    let label = UILabel()
    label.text = "Page \(index + 1)"
    label.textAlignment = .center
    view = label
  }
}

final class TutorialViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private(set) lazy var orderedViewControllers: [UIViewController] = (0..<3).map { TutorialPage(index: $0) }
  private(set) var settled: [Int] = []

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    if let first = orderedViewControllers.first {
      setViewControllers([first], direction: .forward, animated: true, completion: nil)
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = orderedViewControllers.firstIndex(of: viewController), index > 0 else { return nil }
    return orderedViewControllers[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = orderedViewControllers.firstIndex(of: viewController), index + 1 < orderedViewControllers.count
    else { return nil }
    return orderedViewControllers[index + 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = viewControllers?.first as? TutorialPage else { return }
    settled.append(page.index)
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { orderedViewControllers.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { settled.last ?? 0 }
}

// MARK: - Split view

protocol MonsterSelectionDelegate: AnyObject {
  func monsterSelected(_ newMonster: String)
}

final class MasterViewController: UITableViewController {
  let monsters = ["Cat-Bot", "Dog-Bot", "Explode-Bot"]
  weak var delegate: MonsterSelectionDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Monsters"
    clearsSelectionOnViewWillAppear = splitViewController?.isCollapsed ?? true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { monsters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = monsters[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.monsterSelected(monsters[indexPath.row])
    if let detail = delegate as? DetailViewController, let navigation = detail.navigationController {
      splitViewController?.showDetailViewController(navigation, sender: nil)
    }
  }
}

final class DetailViewController: UIViewController, MonsterSelectionDelegate {
  let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(nameLabel)
    nameLabel.frame = CGRect(x: 20, y: 100, width: 200, height: 30)
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
  }

  func monsterSelected(_ newMonster: String) {
    loadViewIfNeeded()
    nameLabel.text = newMonster
    title = newMonster
  }
}

final class MonstersSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let master = MasterViewController()
  let detail = DetailViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    master.delegate = detail
    setViewController(UINavigationController(rootViewController: master), for: .primary)
    setViewController(UINavigationController(rootViewController: detail), for: .secondary)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}
