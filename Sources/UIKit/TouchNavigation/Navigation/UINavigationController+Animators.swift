import TouchDrawing
import TouchGeometry
import TouchKit

// Custom transitions, and animations along with a transition (semantics 28.24, 30.7).

extension UINavigationController {
  /// Returns the animator and the interaction controller of a transition, if the delegate provides them.
  func performers(
    isPush: Bool, _ leaving: UIViewController?, _ coming: UIViewController?
  ) -> ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?) {
    guard let leaving, let coming, leaving.viewIfLoaded?.superview is WrapperView, coming.seenInPlace === coming,
      let animator = delegate?.navigationController(
        self, animationControllerFor: isPush ? .push : .pop, from: leaving, to: coming)
    else { return (nil, nil) }
    return (animator, delegate?.navigationController(self, interactionControllerFor: animator))
  }

  /// Creates the transition coordinator, which all controllers of the stack return.
  func coordinate(
    _ transition: NavigationTransition, in container: NavigationContainerView, isInteractive: Bool
  ) {
    let place = transition.animator == nil ? container.stage : transition.leaving?.viewIfLoaded?.superview
    let context = TransitionContext(
      in: place ?? container.stage, from: transition.leaving, to: transition.coming,
      fromView: transition.leaving?.viewIfLoaded, toView: transition.coming?.viewIfLoaded, style: .none,
      isInteractive: isInteractive
    ) { [weak self, weak transition] _, isDone in
      guard let self, let transition, running === transition else { return }
      if !isDone { restoreStack(transition) }
      end(transition, isDone: isDone)
    }
    transition.context = context
    runningTransition = context
  }

  /// Ends the coordinator's completions, before the controllers are notified.
  func conclude(_ transition: NavigationTransition, isDone: Bool) {
    guard let context = transition.context else { return }
    transition.context = nil
    if runningTransition === context { runningTransition = nil }
    context.conclude()
    // The animator is notified last, after the controllers.
    guard let animator = transition.animator else { return }
    afterEnd.append { animator.animationEnded(isDone) }
  }

  /// Performs a custom transition: both views are in the wrapper of the leaving controller.
  func perform(
    _ transition: NavigationTransition, by animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, in container: NavigationContainerView
  ) {
    guard let context = transition.context, let wrapper = transition.leaving?.view.superview as? WrapperView else {
      return end(transition, isDone: true)
    }
    transition.leavingWrapper = wrapper
    if let leaving = transition.leaving { context.place(leaving, from: leaving.view.frame, to: .zero) }
    if let coming = transition.coming {
      context.place(coming, from: .zero, to: container.room(for: coming, in: wrapper))
    }
    container.stage.isUserInteractionEnabled = false
    toolbar.items = transition.coming?.toolbarItems
    context.animator = animator
    context.whenAnimating = { [weak transition] in
      if let change = transition?.change, !change.isOver { change.proceed() }
    }
    if let interaction {
      interaction.startInteractiveTransition(context)
    } else {
      updateOuterBar(animated: true)
      context.animate(with: animator)
    }
  }

  /// Tidies up after a custom transition: the remaining view fills the wrapper, the other one is removed.
  func tidy(_ transition: NavigationTransition, isDone: Bool) {
    guard let wrapper = transition.leavingWrapper else { return }
    let (stays, goes) =
      isDone ? (transition.coming, transition.leaving) : (transition.leaving, transition.coming)
    goes?.viewIfLoaded?.removeFromSuperview()
    for rest in wrapper.subviews where rest !== stays?.viewIfLoaded { rest.removeFromSuperview() }
    guard let view = stays?.view else { return }
    view.transform = .identity
    view.frame = wrapper.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== wrapper { wrapper.addSubview(view) }
    container?.placePage(stays)
    if isDone, transition.isInteractive { notifyRemoved(transition.old, transition.new) }
  }

  /// Restores the stack after a cancelled custom transition.
  private func restoreStack(_ transition: NavigationTransition) {
    if transition.isPush {
      assign(stack.filter { $0 !== transition.coming })
      shownStack = transition.old
      if let coming = transition.coming, coming.parent === self {
        coming.willMove(toParent: nil)
        coming.viewIfLoaded?.removeFromSuperview()
        afterEnd.append { [weak self] in if coming.parent === self { coming.removeFromParent() } }
      }
    } else {
      restore(transition)
      // The controllers between the two are restored, too.
      if stack.count < transition.old.count, let top = stack.last, top === transition.leaving { assign(transition.old) }
    }
    showBar(stack)
    toolbar.items = transition.leaving?.toolbarItems
    updateOuterBar(animated: false)
  }

  /// Makes the surrounding tab bar appear or disappear for the top controller (semantics 29.13).
  func updateOuterBar(animated: Bool) {
    guard let outer = tabBarController?.container else { return }
    if animated, outer.window != nil {
      UIView.animate(withDuration: NavigationTuning.duration) { outer.placeBar() }
    } else {
      outer.setNeedsLayout()
    }
  }
}
