import TouchGeometry

/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly: what is gone reads nil.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, of what can be copied; else as it is.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, of what can be copied; else as it is.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Values that a program keeps with an object of the kit, by the places of its keys.
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

/// An object that keeps what a program associates with it: views, controllers, recognizers and layers.
@MainActor package protocol AssociatingObject: AnyObject {
  var associatedValues: AssociatedValues? { get set }
}

/// What a program has associated with an object under a key; nil where nothing is.
///
/// Views, controllers, recognizers and layers keep values; all others have none.
@preconcurrency @MainActor public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociatingObject)?.associatedValues?[key]
}

/// Associates a value with an object under a key, in the place of one that is there; nil takes that away.
///
/// A key is the place of a variable that stays where it is, `&Keys.name` of a static variable; what is in it does not
/// matter. The value goes with the object. Views, controllers, recognizers and layers keep values; others are reported,
/// because without the runtime of Objective-C nobody would take the value away when they go.
@preconcurrency @MainActor public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let keeper = object as? any AssociatingObject else {
    return BadUse.report("objc_setAssociatedObject: \(Swift.type(of: object)) keeps nothing; it is lost")
  }
  let values = keeper.associatedValues ?? AssociatedValues()
  keeper.associatedValues = values
  values.set(value, key, policy)
}

/// Takes away all that a program has associated with an object.
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
