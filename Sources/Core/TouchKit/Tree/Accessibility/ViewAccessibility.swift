import TouchGeometry

/// What a view was told about itself for people who do not see it; nil where its kind says it
/// (semantics 45.1).
@MainActor final class ViewAccessibility {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
  var elements: [Any]?
  var frame: CGRect?
  var activationPoint: CGPoint?
}

/// What a view of some kind is without being told.
package struct NaturalAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits = []

  package init(
    isElement: Bool = false, label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits = []
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.traits = traits
  }
}

/// A kind of view that is something for people who do not see it, without being told.
@MainActor package protocol NaturallyAccessible: UIView {
  /// What the view is at the moment.
  var naturalAccessibility: NaturalAccessibility { get }
  /// The parts that the view draws itself, in their order; nil for none.
  var naturalElements: [Any]? { get }
}

extension NaturallyAccessible {
  package var naturalElements: [Any]? { nil }
}

extension UIView {
  /// What the view is without being told; nothing for kinds that nobody knows.
  var naturally: NaturalAccessibility {
    (self as? any NaturallyAccessible)?.naturalAccessibility ?? NaturalAccessibility()
  }

  /// Where what the view is told is kept, made if there is nothing yet.
  var ensuredAccessibility: ViewAccessibility {
    let rare = ensuredRare
    if let told = rare.accessibility { return told }
    let made = ViewAccessibility()
    rare.accessibility = made
    return made
  }
}
