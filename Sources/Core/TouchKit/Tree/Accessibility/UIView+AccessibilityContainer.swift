import TouchGeometry

/// The kind of a view that contains accessibility elements.
/// https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
  /// No container: its elements are those of its superview.
  case none = 0
  /// A table of data.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of the content that users search for, such as an article.
  case landmark = 3
  /// A group of elements that belong together, with its own label.
  case semanticGroup = 4
}

extension UIView {
  /// The kind of container that assistive technologies report around the elements of the view; `none` by default
  /// (semantics 47.59).
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { rare?.accessibility?.containerType ?? .none }
    set { ensuredAccessibility.containerType = newValue }
  }

  /// The elements that `accessibilityElement(at:)` returns; nil without any.
  var elementsByIndex: [Any]? {
    let count = accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    guard count <= Self.maximumElements else {
      UsageError.report(
        "\(type(of: self)).accessibilityElementCount: \(count) elements; at most \(Self.maximumElements) are read")
      return nil
    }
    return (0..<count).compactMap { accessibilityElement(at: $0) }
  }

  /// The maximum number of elements of one view, each of which has an object.
  private static let maximumElements = 10_000
}
