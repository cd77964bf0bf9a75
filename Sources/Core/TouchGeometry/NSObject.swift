#if !FoundationGeometry
/// The root of the kit's classes without Foundation: compares and hashes by identity.
open class NSObject: Hashable, CustomStringConvertible {
  /// Creates an object.
  public init() {}

  /// Whether two objects are equal according to `isEqual(_:)`.
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  /// Hashes `hash`.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether another object is equal to this one; by default, whether it is the same object.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  /// A number that is the same for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }
  /// The name of the class.
  open var description: String { "<\(type(of: self))>" }
}

/// The argument of `init(coder:)`.
///
/// It exists for source compatibility with iOS; nothing can be decoded on Linux.
open class NSCoder {
  /// Creates a coder without content.
  public init() {}
}

/// An object that stands for no object in a collection.
public final class NSNull: NSObject {
  /// Creates the object.
  public override init() { super.init() }
}

/// The root of responders without Foundation.
///
/// It is not an `NSObject`: a main-actor class can inherit `init()` only from Foundation's `NSObject`.
@preconcurrency @MainActor open class UIObject: Hashable, CustomStringConvertible {
  /// Creates an object.
  public init() {}

  /// Whether two objects are identical.
  public nonisolated static func == (left: UIObject, right: UIObject) -> Bool { left === right }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// The name of the class.
  public nonisolated var description: String { "<\(type(of: self))>" }
}
#else
/// The root of responders: Foundation's `NSObject`.
public typealias UIObject = NSObject
#endif
