import TouchKit

extension UIAccessibilityCustomAction {
  /// Creates an action that calls a method of a target, which is held weakly.
  ///
  /// The method takes nothing, or the action. The handler of such an action returns whether the method was called.
  public convenience init(name: String, target: Any?, selector: Selector) {
    let object = target as AnyObject?
    self.init(name: name) { [weak object] action in
      object.map { selector.perform(on: $0, sender: action, event: nil) } ?? false
    }
  }
}
