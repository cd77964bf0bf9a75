import TouchGeometry

/// An action of an element in addition to its activation, such as deleting a letter in a list.
///
/// https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor open class UIAccessibilityCustomAction: UIObject {
  /// Performs an action; returns whether it did.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name, which is read to users.
  open var name: String
  /// The handler; nil for none.
  open var actionHandler: Handler?

  /// Creates an action with a handler.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }
}

extension UIView {
  /// The actions of the element in addition to its activation; nil, the default, for none (semantics 47.46).
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { rare?.accessibility?.customActions }
    set { ensuredAccessibility.customActions = newValue }
  }
}
