import TouchDrawing
import TouchGeometry

/// The accessibility properties that were set on a view; nil values use the defaults of its class (semantics 45.1).
@MainActor package final class ViewAccessibility {
  /// The number of changes of such properties in the process, so that assistive technologies detect them.
  package static var changes = 0
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var containerType = UIAccessibilityContainerType.none
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var outline: UIBezierPath?
}

/// The default accessibility of a view class.
package struct NaturalAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = []

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = []
  ) {
    (self.isElement, self.label, self.value, self.traits) = (isElement, label, value, traits)
  }
}

/// A view class with default accessibility.
@MainActor package protocol NaturallyAccessible: UIView {
  /// The current defaults of the view.
  var naturalAccessibility: NaturalAccessibility { get }
  /// The parts that the view draws itself, in order; nil for none.
  var naturalElements: [Any]? { get }
}

extension NaturallyAccessible {
  package var naturalElements: [Any]? { nil }
}

extension UIView {
  /// The defaults of the view's class; empty for other classes.
  var naturally: NaturalAccessibility {
    (self as? any NaturallyAccessible)?.naturalAccessibility ?? NaturalAccessibility()
  }

  /// The view's `ViewAccessibility`, created if necessary, for a change.
  var ensuredAccessibility: ViewAccessibility {
    ViewAccessibility.changes &+= 1
    let rare = ensuredRare
    if let own = rare.accessibility { return own }
    let made = ViewAccessibility()
    rare.accessibility = made
    return made
  }
}
