import TouchGeometry

/// The animator of presentations for which neither a delegate nor a presentation controller provides one.
@MainActor package final class StandardAnimator: UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  package init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    (self.style, self.isPresenting) = (style, isPresenting)
  }

  package func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PresentationTuning.duration }

  package func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
    let there = view.frame
    let away = there.offsetBy(dx: 0, dy: max(context.containerView.bounds.maxY - there.minY, 0))
    let isFading = style == .crossDissolve
    let alpha = view.alpha
    if isPresenting {
      UIView.performWithoutAnimation { if isFading { view.alpha = 0 } else { view.frame = away } }
    }
    UIView.animate(springDuration: PresentationTuning.springDuration, options: .allowUserInteraction) {
      switch (isFading, isPresenting) {
      case (true, true): view.alpha = alpha
      case (true, false): view.alpha = 0
      case (false, true): view.frame = there
      case (false, false): view.frame = away
      }
    } completion: { _ in
      let isDone = !context.transitionWasCancelled
      if isFading, !isDone || !self.isPresenting { view.alpha = alpha }
      context.completeTransition(isDone)
    }
  }
}
