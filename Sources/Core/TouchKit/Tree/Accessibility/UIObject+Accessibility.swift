import TouchGeometry

/// An object with accessibility properties: a view or an accessibility element.
@MainActor private protocol DescribedObject: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityFrame: CGRect { get set }
}

extension UIView: DescribedObject {}
extension UIAccessibilityElement: DescribedObject {}

/// An object whose accessibility properties can be used without its class.
///
/// UIKit declares them for every `NSObject`. Here the members of this protocol's extension are those of the view or
/// element; other classes have none, and an assignment is reported.
public protocol UIAccessibilityDescribing: AnyObject {}

extension UIObject: UIAccessibilityDescribing {}

extension UIAccessibilityDescribing {
  /// Whether the view or element is one accessibility element; false for other objects.
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { described?.isAccessibilityElement ?? false }
    set { describe { $0.isAccessibilityElement = newValue } }
  }
  /// The label of the view or element; nil for other objects.
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { described?.accessibilityLabel }
    set { describe { $0.accessibilityLabel = newValue } }
  }
  /// The value of the view or element; nil for other objects.
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { described?.accessibilityValue }
    set { describe { $0.accessibilityValue = newValue } }
  }
  /// The hint of the view or element; nil for other objects.
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { described?.accessibilityHint }
    set { describe { $0.accessibilityHint = newValue } }
  }
  /// The traits of the view or element; none for other objects.
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { described?.accessibilityTraits ?? .none }
    set { describe { $0.accessibilityTraits = newValue } }
  }
  /// The frame of the view or element, in points of the screen; zero for other objects.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { described?.accessibilityFrame ?? .zero }
    set { describe { $0.accessibilityFrame = newValue } }
  }

  @MainActor private var described: (any DescribedObject)? { self as? any DescribedObject }

  @MainActor private func describe(_ property: String = #function, _ change: (any DescribedObject) -> Void) {
    guard let described else {
      return UsageError.report("\(type(of: self)).\(property): only views and elements are described; ignored")
    }
    change(described)
  }
}
