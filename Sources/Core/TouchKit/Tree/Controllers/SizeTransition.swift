import TouchDrawing
import TouchGeometry

/// The coordinator that controllers receive when the size of the desktop window changes.
///
/// The user drags the window's edge, so nothing is animated. Animation blocks run when the views have their new size,
/// before layout; completions run after it.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
  let containerView: UIView
  /// The new size of a view that fills the window.
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

  /// Does nothing: this transition is never interactive.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}

  /// Runs the animation blocks; the views have their new size.
  func run(in scene: UIWindowScene) {
    isOver = true
    for animation in animations { animation(self) }
    guard !completions.isEmpty else { return }
    scene.afterLayout { [self] in for completion in completions { completion(self) } }
  }
}

extension UIViewController {
  /// The children, and the controller that this one presents, whose views are loaded.
  private var controllersInside: [UIViewController] {
    let presented = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    return (children + [presented].compactMap { $0 }).filter(\.isViewLoaded)
  }

  /// Forwards a size change to the contained controllers whose size changes with it.
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

  /// Notifies the parent and the presenter.
  func preferredContentSizeIsOther() {
    (parent ?? presenter)?.preferredContentSizeDidChange(forChildContentContainer: self)
    presenter?.presentation?.manager.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  private var ownPresentation: Presentation? { presentation.flatMap { $0.host === self ? $0 : nil } }

  /// Forwards the size change to the controller that this one presents: with its own new size if that changes,
  /// otherwise to the controllers inside it.
  private func passOnToPresented(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let presentation = ownPresentation, presentation.controller.isViewLoaded else { return }
    let controller = presentation.controller
    let room = presentation.isInContext ? size : (coordinator as? SizeTransition)?.size ?? size
    presentation.manager.viewWillTransition(to: room, with: coordinator)
    let new = presentation.manager.sizeOfPresented(in: room)
    if let new, new != controller.view.bounds.size {
      controller.viewWillTransition(to: new, with: coordinator)
    } else {
      controller.passOnToPresented(new ?? controller.view.bounds.size, coordinator)
    }
  }

  /// Forwards a trait change to the contained controllers.
  func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
    ownPresentation?.manager.willTransition(to: traits, with: coordinator)
    for controller in controllersInside { controller.willTransition(to: traits, with: coordinator) }
  }
}

extension UIPresentationController {
  /// Returns the size of the presented controller's view in a container of another size; nil if unknown.
  fileprivate func sizeOfPresented(in size: CGSize) -> CGSize? {
    guard let containerView else { return nil }
    if let sheet = self as? UISheetPresentationController {
      let room = SheetRoom(in: containerView, size: size, style: presentationStyle)
      return room.frame(height: sheet.freeHeight ?? sheet.rest(in: room).height).size
    }
    let preference = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
    let fills = presentedViewController.view.bounds.size == containerView.bounds.size
    return preference.isFinite && (fills || preference != size) ? preference : nil
  }
}

extension UIWindowScene {
  /// Notifies the controllers of windows whose size or traits will change, and returns their coordinators.
  func announce(_ new: CGSize, to windows: [UIWindow], from old: CGSize) -> [SizeTransition] {
    let traits = UIWindowScene.lightTraits(of: surface, in: application)
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
