import TouchGeometry
import TouchKit
import TouchWidgets

/// The behavior that a scene gives a recognizer: what it logs, the answers of its subclass, the effects of its action.
@MainActor final class RecognizerBehavior {
  private let description: SceneRecognizer
  /// Nil after the scene is deallocated; a recognizer that outlives its scene logs nothing.
  private weak var stage: SceneStage?

  init(_ description: SceneRecognizer, stage: SceneStage) {
    self.description = description
    self.stage = stage
  }

  /// Logs a call of a touch method, then calls super.
  private func run(_ method: TouchMethod, _ touches: Touches, _ callSuper: () -> Void) {
    if description.logs { stage?.write(description.name, method.rawValue, identifiers(of: touches)) }
    callSuper()
  }

  /// Logs a call of a method for presses, then calls super.
  private func run(_ method: EventMethod, _ presses: Presses, _ callSuper: () -> Void) {
    if description.logs { stage?.write(description.name, method.rawValue, names(of: presses)) }
    callSuper()
  }

  /// Performs the action: writes its line, changes its view, then performs the scene's reactions.
  ///
  /// Writes no line if `logs` is false.
  func acted(_ recognizer: UIGestureRecognizer, logs: Bool = true) {
    guard let state = ActionState(recognizer.state), let stage else { return }
    if logs { stage.write(description.name, "action", state.rawValue) }
    if let apply = description.apply { apply.perform(recognizer) }
    for reaction in description.on where reaction.state == state { stage.perform(reaction) }
  }
}

/// The methods of the logging classes, each with the method of the superclass.
extension RecognizerBehavior {
  typealias TouchCall = @MainActor (Touches, UIEvent) -> Void
  typealias PressCall = @MainActor (Presses, UIPressesEvent) -> Void

  func began(_ x: Touches, _ e: UIEvent, _ base: TouchCall) { run(.touchesBegan, x) { base(x, e) } }
  func moved(_ x: Touches, _ e: UIEvent, _ base: TouchCall) { run(.touchesMoved, x) { base(x, e) } }
  func ended(_ x: Touches, _ e: UIEvent, _ base: TouchCall) { run(.touchesEnded, x) { base(x, e) } }
  func cancelled(_ x: Touches, _ e: UIEvent, _ base: TouchCall) { run(.touchesCancelled, x) { base(x, e) } }

  func began(_ x: Presses, _ e: UIPressesEvent, _ base: PressCall) { run(.pressesBegan, x) { base(x, e) } }
  func changed(_ x: Presses, _ e: UIPressesEvent, _ base: PressCall) { run(.pressesChanged, x) { base(x, e) } }
  func ended(_ x: Presses, _ e: UIPressesEvent, _ base: PressCall) { run(.pressesEnded, x) { base(x, e) } }
  func cancelled(_ x: Presses, _ e: UIPressesEvent, _ base: PressCall) { run(.pressesCancelled, x) { base(x, e) } }

  /// Returns the scene's answer about another recognizer, or that of the superclass.
  func answer(
    _ rule: KeyPath<SceneSubclass, NameRule?>, _ other: UIGestureRecognizer,
    _ base: @MainActor (UIGestureRecognizer) -> Bool
  ) -> Bool {
    guard let rule = description.subclass?[keyPath: rule] else { return base(other) }
    return rule.applies(to: other)
  }
}

extension ActionState {
  /// Nil for states in which no action is sent.
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
  @MainActor func applies(to recognizer: UIGestureRecognizer) -> Bool {
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
    case .ink: Ink.draw(recognizer, on: view)
    }
  }
}

extension UIView {
  /// The view itself or its nearest superview that is a scroll view.
  fileprivate var nearestScrollView: UIScrollView? { self as? UIScrollView ?? superview?.nearestScrollView }
}

extension SceneStage {
  /// Performs the effects of an action: properties, then views, then recognizers.
  ///
  /// Does nothing more if an earlier effect ran the loop and the scene was closed meanwhile.
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
      // A view cannot become a descendant of itself; such an addition is skipped.
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

  /// Moves the view from the scene to a window in front, at the same position on the screen.
  private func openWindow(with view: UIView) {
    guard let window = view.window, view.superview !== window, let scene = window.windowScene else { return }
    guard let place = UIView.mapping(from: view, to: nil) else { return }
    let size = view.bounds.size
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY).applying(place)
    view.removeFromSuperview()
    let front = UIWindow(windowScene: scene)
    // The scene's window may be scaled, so the new one gets the same scale.
    front.bounds.size = size
    front.transform = window.transform
    front.center = middle
    front.windowLevel = .alert
    view.frame = CGRect(origin: .zero, size: size)
    front.addSubview(view)
    front.isHidden = false
    windows.append(front)
  }

  /// The maximum depth of nested runs.
  private static let deepestRun = 32

  /// Runs the loop inside the action: fires timers and delivers events of the player.
  ///
  /// A run nested deeper than `deepestRun` returns at once, because each run occupies the stack.
  private func run(for seconds: Double) {
    guard runDepth < Self.deepestRun else { return }
    let end = application.now + seconds
    runDepth += 1
    onRun?(end)
    application.loop.run(until: end)
    runDepth -= 1
  }
}
