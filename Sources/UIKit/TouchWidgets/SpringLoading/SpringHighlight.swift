import TouchDrawing
import TouchGeometry
import TouchKit

/// The kit's highlight of a view that a drag may activate: a tint, which blinks before the activation (semantics 54.73).
@MainActor final class SpringHighlight: UISpringLoadedInteractionEffect {
  private var cover: UIView?

  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    cover?.removeFromSuperview()
    cover = nil
    guard context.state == .possible || context.state == .activating, let target = context.targetView else { return }
    let cover = UIView(frame: (context as? SpringContext)?.part ?? target.bounds)
    cover.backgroundColor = target.tintColor.withAlphaComponent(SpringTuning.opacity)
    cover.layer.cornerRadius = target.layer.cornerRadius
    cover.isUserInteractionEnabled = false
    cover.accessibilityElementsHidden = true
    target.addSubview(cover)
    self.cover = cover
    guard context.state == .activating, !UIAccessibility.isReduceMotionEnabled else { return }
    UIView.animate(withDuration: SpringTuning.blink, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      cover.alpha = 0
    }
  }
}
