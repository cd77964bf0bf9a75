import TouchGeometry

/// How an object stores an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference: it reads as nil after the value was deallocated.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy, if the value can be copied; otherwise to the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference to a copy, if the value can be copied; otherwise to the value.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that an app associates with an object of the kit, by the addresses of their keys.
@MainActor package final class AssociatedValues {
  private enum Value {
    case kept(Any)
    case seen(WeakObject)
  }
  private struct WeakObject { weak var object: AnyObject? }
  private var values: [UnsafeRawPointer: Value] = [:]

  package init() {}

  subscript(key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .kept(let value): value
    case .seen(let reference): reference.object
    case nil: nil
    }
  }

  func set(_ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    guard let value else {
      values[key] = nil
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: values[key] = .seen(WeakObject(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      #if FoundationGeometry
      values[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      #else
      values[key] = .kept(value)
      #endif
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: values[key] = .kept(value)
    }
  }
}

/// An object that stores associated values: views, controllers, recognizers and layers.
@MainActor package protocol AssociatingObject: AnyObject {
  var associatedValues: AssociatedValues? { get set }
}

/// Returns the value associated with an object under a key; nil without one.
///
/// Views, controllers, recognizers and layers store values; other objects have none.
@preconcurrency @MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociatingObject)?.associatedValues?[key]
}

/// Associates a value with an object under a key, replacing an earlier one; nil removes it.
///
/// A key is the address of a variable that does not move, `&Keys.name` of a static variable; its content does not
/// matter. The value is released with the object. Views, controllers, recognizers and layers store values; others are
/// reported, because without the Objective-C runtime nothing would release the value with the object.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let keeper = object as? any AssociatingObject else {
    return UsageError.report(
      "objc_setAssociatedObject: \(Swift.type(of: object)) cannot have associated objects; the value is lost")
  }
  let values = keeper.associatedValues ?? AssociatedValues()
  keeper.associatedValues = values
  values.set(value, key, policy)
}

/// Removes all values that the app has associated with an object.
@preconcurrency @MainActor public func objc_removeAssociatedObjects(_ object: Any) {
  (object as? any AssociatingObject)?.associatedValues = nil
}

extension UIView: AssociatingObject {
  package var associatedValues: AssociatedValues? {
    get { rare?.associatedValues }
    set { if newValue != nil || rare != nil { ensuredRare.associatedValues = newValue } }
  }
}

extension UIViewController: AssociatingObject {}
extension UIGestureRecognizer: AssociatingObject {}
extension CALayer: AssociatingObject {}
