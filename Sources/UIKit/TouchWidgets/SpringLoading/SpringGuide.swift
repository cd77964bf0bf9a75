import TouchGeometry
import TouchKit
import TouchLoop

/// The times and distances of activations by drags (semantics 54.71).
enum SpringTuning {
  /// The seconds that a drag rests before the activation is announced, and until it happens after that.
  static let (rest, announcement): (TimeInterval, TimeInterval) = (0.5, 0.4)
  /// The points that a resting drag may move.
  static let movement: CGFloat = 10
  /// The opacity of the highlight, and the seconds of one of its changes.
  static let (opacity, blink): (CGFloat, TimeInterval) = (0.3, 0.1)
}

/// What a drag would activate.
@MainActor final class SpringContext: UISpringLoadedInteractionContext {
  fileprivate(set) var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  /// The part of the target view to highlight; nil for all of it.
  var part: CGRect?
  private let drag: DragState
  private weak var view: UIView?

  init(_ drag: DragState, in view: UIView?) { (self.drag, self.view, targetView) = (drag, view, view) }

  func location(in view: UIView?) -> CGPoint {
    guard let view = view ?? self.view?.window else { return drag.place }
    return drag.location(in: view)
  }
}

/// Activates the views over which one drag rests (semantics 54.70 to 54.72).
@MainActor final class SpringGuide {
  private let drag: DragState
  private var current: (interaction: UISpringLoadedInteraction, context: SpringContext)?
  /// Where the drag rests, on its window.
  private var rest = CGPoint.zero
  private var timer: LoopTimer?
  /// Whether the target below the drag was activated already.
  private var isSpent = false

  init(_ drag: DragState) { self.drag = drag }

  /// Follows the drag over a view; nil for none.
  func update(over view: UIView?) {
    guard let found = interaction(under: view) else { return end() }
    guard let current, current.interaction === found.interaction else {
      end()
      return begin(found.interaction, found.context)
    }
    let context = current.context
    if context.targetView !== found.context.targetView || context.part != found.context.part {
      (context.targetView, context.targetItem, context.part) =
        (found.context.targetView, found.context.targetItem, found.context.part)
      isSpent = false
      return wait(found.interaction, context)
    }
    context.targetItem = found.context.targetItem
    let place = context.location(in: nil)
    let (dx, dy) = (place.x - rest.x, place.y - rest.y)
    if !isSpent, (dx * dx + dy * dy).squareRoot() > SpringTuning.movement { wait(found.interaction, context) }
  }

  /// Ends an activation that has begun.
  func end() {
    timer?.cancel()
    timer = nil
    guard let (interaction, context) = current else { return }
    current = nil
    if context.state != .inactive { change(interaction, context, to: .inactive) }
    if !isSpent { interaction.interactionBehavior.interactionDidFinish(interaction) }
    isSpent = false
  }

  /// Returns the innermost interaction that allows an activation, with its target.
  private func interaction(under view: UIView?) -> (interaction: UISpringLoadedInteraction, context: SpringContext)? {
    var next = view
    while let here = next {
      for case let interaction as UISpringLoadedInteraction in here.interactions.reversed() {
        let context = SpringContext(drag, in: here)
        context.state = current?.interaction === interaction ? current?.context.state ?? .inactive : .inactive
        if interaction.interactionBehavior.shouldAllow(interaction, with: context) { return (interaction, context) }
      }
      next = here.superview
    }
    return nil
  }

  private func begin(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) {
    current = (interaction, context)
    isSpent = false
    wait(interaction, context)
  }

  /// Waits until the drag has rested.
  private func wait(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) {
    rest = context.location(in: nil)
    change(interaction, context, to: .possible)
    schedule(after: SpringTuning.rest) { [weak self] in
      self?.change(interaction, context, to: .activating)
      self?.schedule(after: SpringTuning.announcement) { self?.activate(interaction, context) }
    }
  }

  private func activate(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) {
    isSpent = true
    change(interaction, context, to: .activated)
    interaction.activate(context)
    if context.state == .activated { change(interaction, context, to: .inactive) }
    interaction.interactionBehavior.interactionDidFinish(interaction)
    // The views below the drag may have changed.
    drag.refresh?()
  }

  private func schedule(after seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    timer?.cancel()
    guard let loop = current?.interaction.view?.window?.application?.loop else { return }
    timer = loop.schedule(at: loop.now + seconds) { [weak self] in
      guard let self, current?.interaction.view?.window != nil else { return }
      body()
    }
  }

  private func change(
    _ interaction: UISpringLoadedInteraction, _ context: SpringContext, to state: UISpringLoadedInteractionEffectState
  ) {
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }
}
