import TouchGeometry

/// A receiver of a recognizer's actions.
///
/// It is an object, because iterating over an array of weak references is expensive: each is copied.
@MainActor final class GestureTarget {
  private(set) weak var target: AnyObject?
  let selector: Selector?
  let action: UIAction?

  init(target: AnyObject?, selector: Selector?, action: UIAction?) {
    self.target = target
    self.selector = selector
    self.action = action
  }

  /// Calls the target, unless it was deallocated.
  func perform(for recognizer: UIGestureRecognizer) {
    if let action {
      action.perform(from: recognizer)
    } else if let selector, let target {
      _ = selector.perform(on: target, sender: recognizer, event: nil)
    }
  }
}

extension UIGestureRecognizer {
  /// Calls a method without arguments on `target` whenever the recognizer acts.
  ///
  /// The target is held weakly. Two references to the same method differ; store a `Selector` to remove it later.
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

  func forget(_ target: Any?, action: Selector?) {
    let target = target as AnyObject?
    targets.removeAll { entry in
      entry.selector != nil && (target == nil || entry.target === target)
        && (action == nil || entry.selector == action)
    }
  }
}
