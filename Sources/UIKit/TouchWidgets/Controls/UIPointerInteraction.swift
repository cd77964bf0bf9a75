import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit

/// Changes along with the pointer, animated for a moment.
/// https://developer.apple.com/documentation/uikit/uipointerinteractionanimating
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  /// Adds changes that are animated.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end, with false if it was interrupted.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Provides regions and styles of the pointer; all methods are optional (semantics 8.16).
/// https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the region at a position; nil for none. By default that of the whole view.
  ///
  /// Called for each movement of the pointer over the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style in a region; nil, the default, for the pointer of the desktop.
  ///
  /// Called once each time that the pointer enters the region.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// An interaction that changes the pointer, or a view below it, in regions of a view (semantics 8.16).
/// https://developer.apple.com/documentation/uikit/uipointerinteraction
@preconcurrency @MainActor public final class UIPointerInteraction: UIInteraction {
  /// The view of the interaction.
  public private(set) weak var view: UIView?
  /// The delegate, which provides regions and styles; held weakly.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction has an effect; true by default.
  public var isEnabled = true { didSet { if !isEnabled { leave() } } }
  private var place: CGPoint?
  private var region: UIPointerRegion?
  /// The view's own pointer shape while another one applies.
  private var ownShape: PointerShape??
  private var tint: CALayer?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    UncalledDelegateMethods.check(delegate, (any UIPointerInteractionDelegate).self)
  }

  /// Ends the style of the region.
  public func willMove(to view: UIView?) { leave() }
  /// Stores the view.
  public func didMove(to view: UIView?) { self.view = view }

  /// Requests the region and its style again, if the pointer is over the view.
  public func invalidate() {
    guard let place else { return }
    leave()
    follow(place)
  }

  private func follow(_ place: CGPoint) {
    self.place = place
    guard isEnabled, let view, let delegate else { return }
    let request = UIPointerRegionRequest(location: view.convert(place, from: nil))
    let whole = UIPointerRegion(rect: view.bounds)
    let found = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
    guard found != region else { return }
    exit()
    guard let found else { return }
    region = found
    let animator = PointerAnimator()
    delegate.pointerInteraction(self, willEnter: found, animator: animator)
    if let style = delegate.pointerInteraction(self, styleFor: found) { apply(style, to: view) }
    animator.run()
  }

  private func apply(_ style: UIPointerStyle, to view: UIView) {
    if let shape = style.pointer {
      ownShape = .some(view.pointerShape)
      view.pointerShape = shape
    }
    guard let effect = style.effect, effect.tint != .none else { return }
    let (target, layer) = (effect.preview.view, CALayer())
    layer.frame = target.bounds
    layer.cornerRadius = target.layer.cornerRadius
    if case .roundedRect(let rect, let radius) = style.shape {
      layer.frame = target.convert(rect, from: target.superview)
      if radius >= 0 { layer.cornerRadius = radius }
    }
    let color = UIColor.label.withAlphaComponent(ControlTuning.pointerTintOpacity)
    layer.backgroundColor = color.resolvedColor(with: target.traitCollection).cgColor
    if effect.tint == .overlay { target.layer.addSublayer(layer) } else { target.layer.insertSublayer(layer, at: 0) }
    tint = layer
  }

  private func exit() {
    guard let left = region else { return }
    region = nil
    tint?.removeFromSuperlayer()
    tint = nil
    if let ownShape { view?.pointerShape = ownShape }
    ownShape = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: left, animator: animator)
    animator.run()
  }

  private func leave() {
    place = nil
    exit()
  }
}

@_spi(TouchKit) extension UIPointerInteraction: PointerSensitive {
  /// Requests the region at each movement, and ends its style when the pointer leaves the view.
  public func pointerIsOver(_ place: CGPoint?) {
    guard let place else { return leave() }
    follow(place)
  }
}

/// Collects changes and runs them in one animation.
@MainActor private final class PointerAnimator: UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(withDuration: ControlTuning.pointerChange) {
      for animation in animations { animation() }
    } completion: { isFinished in
      for completion in completions { completion(isFinished) }
    }
  }
}
