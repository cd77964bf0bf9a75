import TouchGeometry

/// One receiver of a recognizer's actions.
///
/// An object, because a list of weak references is expensive to walk: each is copied for the visit.
@MainActor final class GestureTarget {
  private(set) weak var target: AnyObject?
  let selector: Selector?
  let action: UIAction?

  init(target: AnyObject?, selector: Selector?, action: UIAction?) {
    self.target = target
    self.selector = selector
    self.action = action
  }

  /// A target that has gone hears nothing.
  func perform(for recognizer: UIGestureRecognizer) {
    if let action {
      action.perform(from: recognizer)
    } else if let selector, let target {
      _ = selector.perform(on: target, sender: recognizer, event: nil)
    }
  }
}

extension UIGestureRecognizer {
  /// Calls `action` on `target` whenever the recognizer acts, in the order in which targets were added (4.5.4).
  ///
  /// The target is held weakly, so a value that is no object hears nothing. The same pair is added once.
  public func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.target === target && $0.selector == action }) else { return }
    targets.append(GestureTarget(target: target, selector: action, action: nil))
  }

  /// Calls a method without arguments on `target` whenever the recognizer acts.
  ///
  /// The target is held weakly. A method reference written twice is two; keep a `Selector` to remove it again.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Calls a method that takes the recognizer on `target` whenever the recognizer acts.
  ///
  /// The target is held weakly.
  public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
  ) {
    addTarget(target, action: Selector(action))
  }

  /// Runs the action's closure whenever the recognizer acts; its `sender` is the recognizer.
  ///
  /// The same action is added once. It is kept until it is removed or the recognizer goes.
  public func addAction(_ action: UIAction) {
    guard !targets.contains(where: { $0.action === action }) else { return }
    targets.append(GestureTarget(target: nil, selector: nil, action: action))
  }

  /// Takes a target away; nil stands for any target, or any action.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let target = target as AnyObject?
    targets.removeAll { entry in
      entry.selector != nil && (target == nil || entry.target === target)
        && (action == nil || entry.selector == action)
    }
  }

  /// Takes away an action that was added with `addAction(_:)`.
  public func removeAction(_ action: UIAction) {
    targets.removeAll { $0.action === action }
  }
}
