import UIKit

// MARK: - A menu that slides in from the side

final class SlideInPresentationController: UIPresentationController {
  private var dimmingView: UIView!

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    setupDimmingView()
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    var frame: CGRect = .zero
    frame.size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: containerView!.bounds.size)
    return frame
  }

  override func presentationTransitionWillBegin() {
    guard let dimmingView = dimmingView else { return }
    containerView?.insertSubview(dimmingView, at: 0)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView]))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView]))
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1.0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1.0 })
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0.0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0.0 })
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  {
    CGSize(width: parentSize.width * (2.0 / 3.0), height: parentSize.height)
  }

  private func setupDimmingView() {
    dimmingView = UIView()
    dimmingView.translatesAutoresizingMaskIntoConstraints = false
    dimmingView.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
    dimmingView.alpha = 0.0
    dimmingView.accessibilityIdentifier = "dim"
    let recognizer = UITapGestureRecognizer(
      target: self, action: Selector(SlideInPresentationController.handleTap(recognizer:)))
    dimmingView.addGestureRecognizer(recognizer)
  }

  func handleTap(recognizer: UITapGestureRecognizer) {
    presentingViewController.dismiss(animated: true)
  }
}

final class SlideInPresentationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresentation: Bool
  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresentation {
      transitionContext.containerView.addSubview(controller.view)
    }
    let presentedFrame = transitionContext.finalFrame(for: controller)
    var dismissedFrame = presentedFrame
    dismissedFrame.origin.x = -presentedFrame.width
    let initialFrame = isPresentation ? dismissedFrame : presentedFrame
    let finalFrame = isPresentation ? presentedFrame : dismissedFrame
    let animationDuration = transitionDuration(using: transitionContext)
    controller.view.frame = initialFrame
    UIView.animate(
      withDuration: animationDuration,
      animations: {
        controller.view.frame = finalFrame
      },
      completion: { finished in
        if !self.isPresentation {
          controller.view.removeFromSuperview()
        }
        transitionContext.completeTransition(finished)
      })
  }
}

final class SlideInPresentationManager: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SlideInPresentationController(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SlideInPresentationAnimator(isPresentation: true)
  }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    SlideInPresentationAnimator(isPresentation: false)
  }
}

// MARK: - A picture that grows out of its cell

protocol ZoomAnimatorDelegate: AnyObject {
  func zoomView() -> UIImageView?
}

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  weak var fromDelegate: ZoomAnimatorDelegate?
  weak var toDelegate: ZoomAnimatorDelegate?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let toView = transitionContext.view(forKey: .to), let fromView = transitionContext.view(forKey: .from),
      let source = fromDelegate?.zoomView(), let target = toDelegate?.zoomView()
    else {
      transitionContext.completeTransition(false)
      return
    }
    toView.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
    toView.alpha = 0
    containerView.addSubview(toView)
    toView.layoutIfNeeded()
    let transitionImageView = UIImageView(image: source.image)
    transitionImageView.contentMode = .scaleAspectFill
    transitionImageView.clipsToBounds = true
    transitionImageView.frame = source.convert(source.bounds, to: containerView)
    containerView.addSubview(transitionImageView)
    source.isHidden = true
    target.isHidden = true
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [.curveEaseInOut],
      animations: {
        transitionImageView.frame = target.convert(target.bounds, to: containerView)
        toView.alpha = 1
      },
      completion: { _ in
        transitionImageView.removeFromSuperview()
        source.isHidden = false
        target.isHidden = false
        fromView.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class GalleryViewController: UIViewController, ZoomAnimatorDelegate {
  let thumbnail = UIImageView()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    thumbnail.frame = CGRect(x: 20, y: 200, width: 60, height: 60)
    thumbnail.isUserInteractionEnabled = true
    thumbnail.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(GalleryViewController.open)))
    view.addSubview(thumbnail)
  }
  private func open() { navigationController?.pushViewController(ZoomedPhotoViewController(), animated: true) }
  func zoomView() -> UIImageView? { thumbnail }
}

final class ZoomedPhotoViewController: UIViewController, ZoomAnimatorDelegate {
  let photo = UIImageView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(photo)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    photo.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
  func zoomView() -> UIImageView? { photo }
}

final class ZoomNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator = ZoomAnimator()
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = operation == .push
    animator.fromDelegate = fromVC as? ZoomAnimatorDelegate
    animator.toDelegate = toVC as? ZoomAnimatorDelegate
    return animator
  }
}

// MARK: - A card that is pulled away by an interactor

final class Interactor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
}

final class DismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.6 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return }
    transitionContext.containerView.insertSubview(toVC.view, belowSubview: fromVC.view)
    let bounds = transitionContext.containerView.bounds
    let finalFrame = CGRect(origin: CGPoint(x: 0, y: bounds.height), size: bounds.size)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
      animations: { fromVC.view.frame = finalFrame },
      completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
  }
}

final class CardHostViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let interactor = Interactor()
  private(set) var appearances = 0
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
  func openCard() {
    let card = PulledCardViewController()
    card.transitioningDelegate = self
    card.interactor = interactor
    card.modalPresentationStyle = .fullScreen
    present(card, animated: true)
  }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DismissAnimator()
  }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    interactor.hasStarted ? interactor : nil
  }
}

final class PulledCardViewController: UIViewController {
  var interactor: Interactor?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let pan = UIPanGestureRecognizer(target: self, action: Selector(PulledCardViewController.handleGesture(_:)))
    view.addGestureRecognizer(pan)
  }

  func handleGesture(_ sender: UIPanGestureRecognizer) {
    let percentThreshold: CGFloat = 0.3
    let translation = sender.translation(in: view)
    let verticalMovement = translation.y / view.bounds.height
    let downwardMovement = fmaxf(Float(verticalMovement), 0.0)
    let progress = CGFloat(fminf(downwardMovement, 1.0))
    guard let interactor = interactor else { return }
    switch sender.state {
    case .began:
      interactor.hasStarted = true
      dismiss(animated: true, completion: nil)
    case .changed:
      interactor.shouldFinish = progress > percentThreshold
      interactor.update(progress)
    case .cancelled:
      interactor.hasStarted = false
      interactor.cancel()
    case .ended:
      interactor.hasStarted = false
      interactor.shouldFinish ? interactor.finish() : interactor.cancel()
    default:
      break
    }
  }
}

// MARK: - Sheets with detents, popovers and menus

final class FiltersViewController: UIViewController, UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  private(set) var detents: [UISheetPresentationController.Detent.Identifier?] = []
  private(set) var sort = "Name"
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    button.menu = makeMenu()
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", style: .plain, target: self, action: Selector(FiltersViewController.showPopover(_:)))
  }

  private func makeMenu() -> UIMenu {
    let actions = ["Name", "Date", "Size"].map { name in
      UIAction(title: name, state: name == sort ? .on : .off) { [weak self] _ in
        self?.sort = name
        self?.button.menu = self?.makeMenu()
      }
    }
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in }
    return UIMenu(
      title: "Sort by", children: [UIMenu(options: [.displayInline, .singleSelection], children: actions), delete])
  }

  func showSheet() {
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    if let sheet = content.sheetPresentationController {
      let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) { context in
        0.2 * context.maximumDetentValue
      }
      sheet.detents = [small, .medium(), .large()]
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.preferredCornerRadius = 24
      sheet.delegate = self
    }
    present(content, animated: true)
  }

  func showPopover(_ sender: UIBarButtonItem) {
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.popoverPresentationController?.barButtonItem = sender
    content.popoverPresentationController?.permittedArrowDirections = .up
    content.popoverPresentationController?.delegate = self
    content.popoverPresentationController?.passthroughViews = [button]
    present(content, animated: true)
  }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    detents.append(sheetPresentationController.selectedDetentIdentifier)
  }
}
