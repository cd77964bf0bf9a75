import TouchGeometry
import TouchKit
import TouchWidgets

/// What a scene says of a recognizer: what it logs, what its subclass answers, what its action does.
@MainActor final class RecognizerBehavior {
  private let description: SceneRecognizer
  /// Gone when the scene is: a recognizer that is kept longer tells nothing.
  private weak var stage: SceneStage?

  init(_ description: SceneRecognizer, stage: SceneStage) {
    self.description = description
    self.stage = stage
  }

  /// Its touch method was called; it logs, and super follows.
  func touches(_ method: TouchMethod, _ touches: Set<UITouch>) {
    if description.logs { stage?.write(description.name, method.rawValue, identifiers(of: touches)) }
  }

  /// Its press method was called; it logs, and super follows.
  func presses(_ method: EventMethod, _ presses: Set<UIPress>) {
    if description.logs { stage?.write(description.name, method.rawValue, names(of: presses)) }
  }

  func answer(
    _ rule: KeyPath<SceneSubclass, NameRule?>, _ other: UIGestureRecognizer, _ callSuper: () -> Bool
  ) -> Bool {
    guard let rule = description.subclass?[keyPath: rule] else { return callSuper() }
    return rule.holds(for: other)
  }

  /// Its action was sent: the line first, then what it does to its view, then what else the scene asks for.
  ///
  /// Without `logs` there is no line.
  func acted(_ recognizer: UIGestureRecognizer, logs: Bool = true) {
    guard let state = ActionState(recognizer.state), let stage else { return }
    if logs { stage.write(description.name, "action", state.rawValue) }
    if let apply = description.apply { apply.perform(recognizer) }
    for reaction in description.on where reaction.state == state { stage.perform(reaction) }
  }
}

extension ActionState {
  /// Nil for the states of which no action tells.
  init?(_ state: UIGestureRecognizer.State) {
    switch state {
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .possible, .failed: return nil
    }
  }
}

extension NameRule {
  /// The answer about a recognizer.
  @MainActor func holds(for recognizer: UIGestureRecognizer) -> Bool {
    switch self {
    case .always(let answer): answer
    case .only(let names): recognizer.name.map { names.contains($0) } ?? false
    }
  }
}

extension Apply {
  /// Adds the recognizer's change to its own view and resets the recognizer's value.
  @MainActor func perform(_ recognizer: UIGestureRecognizer) {
    guard let view = recognizer.view else { return }
    switch self {
    case .translate:
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      let travel = pan.translation(in: view.superview)
      view.center = CGPoint(x: view.center.x + travel.x, y: view.center.y + travel.y)
      pan.setTranslation(.zero, in: view.superview)
    case .scale:
      guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
      view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    case .rotate:
      guard let rotation = recognizer as? UIRotationGestureRecognizer else { return }
      view.transform = view.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    case .contentOffset:
      guard let pan = recognizer as? UIPanGestureRecognizer, let list = view.nearestScrollView else { return }
      let travel = pan.translation(in: list)
      list.scrollContent(by: CGVector(dx: -travel.x, dy: -travel.y))
      pan.setTranslation(.zero, in: list)
    }
  }
}

extension UIView {
  /// The view itself or the next one around it that scrolls.
  fileprivate var nearestScrollView: UIScrollView? { self as? UIScrollView ?? superview?.nearestScrollView }
}

extension SceneStage {
  /// Carries out what an action does besides logging: properties, then views, then recognizers.
  ///
  /// A scene that an action has taken down, by letting the loop run, does nothing more.
  func perform(_ reaction: SceneReaction) {
    guard !isClosed else { return }
    for assignment in reaction.set {
      switch assignment {
      case .view(let name, let properties):
        if let view = view(named: name) { for property in properties { apply(property, to: view) } }
      case .recognizer(let name, let properties):
        if let recognizer = recognizer(named: name) { for property in properties { apply(property, to: recognizer) } }
      }
    }
    if let name = reaction.remove { view(named: name)?.removeFromSuperview() }
    if let name = reaction.removeRecognizer, let recognizer = recognizer(named: name) {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    for addition in reaction.add {
      // A view that would come to lie inside itself stays where it is.
      guard let view = view(named: addition.name), let target = self.view(named: addition.view) else { continue }
      if !target.isDescendant(of: view) { target.addSubview(view) }
    }
    for addition in reaction.addRecognizer {
      guard let recognizer = recognizer(named: addition.name) else { continue }
      view(named: addition.view)?.addGestureRecognizer(recognizer)
    }
    if let name = reaction.openWindow, let view = view(named: name) { openWindow(with: view) }
    if let name = reaction.endEditing { view(named: name)?.endEditing(false) }
    if let seconds = reaction.run { run(for: seconds) }
  }

  /// Takes the view out of the scene and shows it in a window in front, at the same place on the screen.
  private func openWindow(with view: UIView) {
    guard let window = view.window, view.superview !== window, let scene = window.windowScene else { return }
    guard let place = UIView.mapping(from: view, to: nil) else { return }
    let size = view.bounds.size
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(place)
    view.removeFromSuperview()
    let front = UIWindow(windowScene: scene)
    // At the scale at which the scene is shown: its window may be enlarged or reduced.
    front.bounds.size = size
    front.transform = window.transform
    front.center = middle
    front.windowLevel = .alert
    view.frame = CGRect(origin: .zero, size: size)
    front.addSubview(view)
    front.isHidden = false
    windows.append(front)
  }

  /// So many runs go one inside the other.
  private static let deepestRun = 32

  /// Lets the loop run inside the action: timers, and what the player has to give.
  ///
  /// Runs within runs go so deep and no deeper, as each stands on the stack: the next is over at once.
  private func run(for seconds: Double) {
    guard runDepth < Self.deepestRun else { return }
    let end = application.now + seconds
    runDepth += 1
    onRun?(end)
    application.loop.run(until: end)
    runDepth -= 1
  }
}
