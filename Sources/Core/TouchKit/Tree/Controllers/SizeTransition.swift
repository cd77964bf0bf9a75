import TouchDrawing
import TouchGeometry

/// What controllers are given when the desktop's window gets another size.
///
/// The user holds the edge of the window, so nothing is animated: blocks that run along are called when the views have
/// their new size, before layout, and their completions after it.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
  let containerView: UIView
  /// The size to come of what a root controller's view fills.
  let size: CGSize
  let isAnimated = false
  let isInteractive = false
  let initiallyInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let presentationStyle = UIModalPresentationStyle.none
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(in window: UIWindow, to size: CGSize) { (containerView, self.size) = (window, size) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Nobody lets go: nothing is told.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  /// Calls what runs along; the views have their new size.
  func run(in scene: UIWindowScene) {
    isOver = true
    for animation in animations { animation(self) }
    guard !completions.isEmpty else { return }
    scene.afterLayout { [self] in for completion in completions { completion(self) } }
  }
}

extension UIViewController {
  /// The controllers inside this one whose views are there: children, then the one that it presents.
  private var controllersInside: [UIViewController] {
    let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return (children + [presented].compactMap { $0 }).filter(\.isViewLoaded)
  }

  /// Tells those inside of a size that fills the same view.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let own = viewIfLoaded?.bounds.size else { return }
    let presented = ownPresentation?.controller
    for controller in controllersInside where controller !== presented {
      let new = self.size(forChildContentContainer: controller, withParentContainerSize: size)
      guard new.isFinite, controller.view.bounds.size == own || new != size else { continue }
      controller.viewWillTransition(to: new, with: coordinator)
    }
    passOnToPresented(size, coordinator)
  }

  /// Tells whoever is around it.
  func preferredContentSizeIsOther() {
    (parent ?? presenter)?.preferredContentSizeDidChange(forChildContentContainer: self)
    presenter?.presentation?.manager.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  private var ownPresentation: Presentation? { presentation.flatMap { $0.host === self ? $0 : nil } }

  /// Tells the controller that this one presents of its own size to come, or else the next one.
  private func passOnToPresented(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presentation = ownPresentation, presentation.controller.isViewLoaded else { return }
    let controller = presentation.controller
    let room = presentation.isInContext ? size : (coordinator as? SizeTransition)?.size ?? size
    let new = presentation.manager.sizeOfPresented(in: room)
    if let new, new != controller.view.bounds.size {
      controller.viewWillTransition(to: new, with: coordinator)
    } else {
      controller.passOnToPresented(new ?? controller.view.bounds.size, coordinator)
    }
  }

  /// Tells those inside of the traits to come.
  func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for controller in controllersInside { controller.willTransition(to: traits, with: coordinator) }
  }
}

extension UIPresentationController {
  /// How large the presented controller's view will be in a container of another size; nil where that cannot be known.
  fileprivate func sizeOfPresented(in size: CGSize) -> CGSize? {
    guard let containerView else { return nil }
    if let sheet = self as? UISheetPresentationController {
      let room = SheetRoom(in: containerView, size: size, style: presentationStyle)
      return room.frame(height: sheet.freeHeight ?? sheet.rest(in: room).height).size
    }
    let wish = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    let fills = presentedViewController.view.bounds.size == containerView.bounds.size
    return wish.isFinite && (fills || wish != size) ? wish : nil
  }
}

extension UIWindowScene {
  /// Tells the controllers of windows that will get another size or other traits; gives what runs along with them.
  func announce(_ new: CGSize, to windows: [UIWindow], from old: CGSize) -> [SizeTransition] {
    let traits = UIWindowScene.lightTraits(of: surface)
    let hasOtherClasses =
      traits.horizontalSizeClass != lightTraits.horizontalSizeClass
      || traits.verticalSizeClass != lightTraits.verticalSizeClass
    var transitions: [SizeTransition] = []
    for window in windows {
      guard old != new, let root = window.rootViewController, root.isViewLoaded else { continue }
      let taken = window.bounds.height - window.contentFrame.height
      let size = CGSize(width: new.width, height: max(new.height - taken, 0))
      let transition = SizeTransition(in: window, to: size)
      transitions.append(transition)
      if hasOtherClasses {
        root.willTransition(to: traits.with(root.traitCollection.userInterfaceStyle), with: transition)
      }
      root.viewWillTransition(to: size, with: transition)
    }
    return transitions
  }
}
