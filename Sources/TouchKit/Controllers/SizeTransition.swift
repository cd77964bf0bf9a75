import TouchDrawing
import TouchGeometry

/// What controllers are given when the desktop's window gets another size.
///
/// The user holds the edge of the window, so nothing is animated: blocks that run along are called when the views have
/// their new size, before layout, and their completions after it.
@MainActor final class SizeTransition: UIViewControllerTransitionCoordinator {
  let containerView: UIView
  let isAnimated = false
  let isInteractive = false
  let initiallyInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  let presentationStyle = UIModalPresentationStyle.none
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var isOver = false

  init(in window: UIWindow) { containerView = window }

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
    for controller in controllersInside where controller.view.bounds.size == own {
      controller.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Tells those inside of the traits to come.
  func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for controller in controllersInside { controller.willTransition(to: traits, with: coordinator) }
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
      let transition = SizeTransition(in: window)
      transitions.append(transition)
      if hasOtherClasses {
        root.willTransition(to: traits.with(root.traitCollection.userInterfaceStyle), with: transition)
      }
      let taken = window.bounds.height - window.contentFrame.height
      root.viewWillTransition(to: CGSize(width: new.width, height: max(new.height - taken, 0)), with: transition)
    }
    return transitions
  }
}
