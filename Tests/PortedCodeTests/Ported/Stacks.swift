import UIKit

#if FoundationGeometry
// 55. Tabs with stacks, a modal form, menus in the bar, and the looks that templates give to bars.

struct Errand {
  var title: String
  var isDone = false
}

protocol ErrandFormDelegate: AnyObject {
  func errandForm(_ form: ErrandFormController, didSave errand: Errand)
  func errandFormDidCancel(_ form: ErrandFormController)
}

class ErrandListController: UITableViewController, ErrandFormDelegate {
  var errands = [Errand(title: "Bread"), Errand(title: "Stamps"), Errand(title: "Apples")] {
    didSet { navigationController?.tabBarItem.badgeValue = "\(errands.filter { !$0.isDone }.count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    navigationItem.largeTitleDisplayMode = .always
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
    let byName = UIAction(title: "By Name", image: nil, identifier: nil) { [unowned self] _ in
      self.errands.sort { $0.title < $1.title }
      self.tableView.reloadData()
    }
    let clear = UIAction(title: "Clear", attributes: .destructive) { [unowned self] _ in
      self.errands.removeAll()
      self.tableView.reloadData()
    }
    let menu = UIMenu(title: "", children: [byName, UIMenu(title: "", options: .displayInline, children: [clear])])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: Selector(ErrandListController.addTapped)),
      UIBarButtonItem(title: "More", image: nil, primaryAction: nil, menu: menu),
    ]
    navigationItem.backButtonDisplayMode = .minimal
  }

  func addTapped() {
    let form = ErrandFormController()
    form.delegate = self
    let navigation = UINavigationController(rootViewController: form)
    navigation.modalPresentationStyle = .formSheet
    navigation.isModalInPresentation = true
    present(navigation, animated: true, completion: nil)
  }

  func errandForm(_ form: ErrandFormController, didSave errand: Errand) {
    errands.append(errand)
    tableView.insertRows(at: [IndexPath(row: errands.count - 1, section: 0)], with: .automatic)
    dismiss(animated: true, completion: nil)
  }
  func errandFormDidCancel(_ form: ErrandFormController) { dismiss(animated: true, completion: nil) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = errands[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = errands[indexPath.row].isDone ? .checkmark : .none
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = errands[indexPath.row].title
    detail.view.backgroundColor = .systemBackground
    detail.hidesBottomBarWhenPushed = true
    show(detail, sender: self)
  }
}

class ErrandFormController: UIViewController, UITextFieldDelegate {
  weak var delegate: ErrandFormDelegate?
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Errand"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: Selector(ErrandFormController.cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: Selector(ErrandFormController.save))
    navigationItem.rightBarButtonItem?.isEnabled = false
    field.borderStyle = .roundedRect
    field.placeholder = "What is to be done?"
    field.delegate = self
    field.addTarget(self, action: Selector(ErrandFormController.changed), for: .editingChanged)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  func changed() { navigationItem.rightBarButtonItem?.isEnabled = field.text?.isEmpty == false }
  func cancel() { delegate?.errandFormDidCancel(self) }
  func save() { delegate?.errandForm(self, didSave: Errand(title: field.text ?? "")) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

class ErrandTabController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
    let list = UINavigationController(rootViewController: ErrandListController())
    list.navigationBar.prefersLargeTitles = true
    list.navigationBar.standardAppearance = appearance
    list.navigationBar.scrollEdgeAppearance = appearance
    list.navigationBar.compactAppearance = appearance
    list.navigationBar.tintColor = .white
    list.tabBarItem = UITabBarItem(title: "Errands", image: nil, tag: 0)
    let about = UIViewController()
    about.view.backgroundColor = .systemBackground
    about.tabBarItem = UITabBarItem(title: "About", image: nil, tag: 1)
    let tabs = UITabBarAppearance()
    tabs.configureWithDefaultBackground()
    tabs.backgroundColor = .secondarySystemBackground
    tabBar.standardAppearance = tabs
    viewControllers = [list, about]
  }
}

// 56. A card that is pulled down, by a transition that the finger drives.

class PullToDismissInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var isInProgress = false
  private var shouldComplete = false
  private weak var controller: UIViewController?

  init(for controller: UIViewController) {
    self.controller = controller
    super.init()
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PullToDismissInteraction.panned))
    controller.view.addGestureRecognizer(pan)
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    let distance = pan.translation(in: pan.view?.superview).y
    let progress = min(max(distance / 300, 0), 1)
    switch pan.state {
    case .began:
      isInProgress = true
      controller?.dismiss(animated: true, completion: nil)
    case .changed:
      shouldComplete = progress > 0.5
      update(progress)
    case .cancelled:
      isInProgress = false
      cancel()
    case .ended:
      isInProgress = false
      if shouldComplete { finish() } else { cancel() }
    default: break
    }
  }
}

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresenting { transitionContext.containerView.addSubview(controller.view) }
    let shown = transitionContext.finalFrame(for: controller)
    let place = isPresenting ? shown : controller.view.frame
    let away = place.offsetBy(dx: 0, dy: transitionContext.containerView.bounds.height)
    controller.view.frame = isPresenting ? away : place
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: { controller.view.frame = self.isPresenting ? shown : away },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

class HalfCardPresentation: UIPresentationController {
  let dim = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }
  override func presentationTransitionWillBegin() {
    dim.frame = containerView?.bounds ?? .zero
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    dim.alpha = 0
    containerView?.insertSubview(dim, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 1 })
  }
  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 0 })
  }
  override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
}

class PullCardController: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) var interaction: PullToDismissInteraction?
  var appearances: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    interaction = PullToDismissInteraction(for: self)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearances.append("will go")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.append("is there")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearances.append("has gone")
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { HalfCardPresentation(presentedViewController: presented, presenting: presenting) }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideAnimator(isPresenting: false)
  }
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interaction?.isInProgress == true ? interaction : nil }
}
#endif
