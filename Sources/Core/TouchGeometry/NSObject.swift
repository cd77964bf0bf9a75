#if !FoundationGeometry
/// The root of the kit's classes when Foundation is left out: identity as equality, and a hash of it.
open class NSObject: Hashable, CustomStringConvertible {
  /// A new object.
  public init() {}

  /// Whether two objects are the same, by `isEqual(_:)`.
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  /// Feeds `hash`.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// Whether another object counts as equal; here: whether it is this one.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }
  /// A number that is the same for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }
  /// The name of the class.
  open var description: String { "<\(type(of: self))>" }
}

/// What `init(coder:)` takes.
///
/// It exists because iOS code names it; nothing can be decoded on Linux.
open class NSCoder {
  /// A coder without content.
  public init() {}
}

/// The root of responders when Foundation is left out.
///
/// It is not an `NSObject`: only of Foundation's own does the language let a main-actor class take over `init()`.
@preconcurrency @MainActor open class UIObject: Hashable, CustomStringConvertible {
  /// A new object.
  public init() {}

  /// Whether two objects are the same one.
  public nonisolated static func == (left: UIObject, right: UIObject) -> Bool { left === right }
  /// Feeds the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// The name of the class.
  public nonisolated var description: String { "<\(type(of: self))>" }
}
#else
/// The root of responders: Foundation's `NSObject`.
public typealias UIObject = NSObject
#endif
