import TouchGeometry

// Tables of weak references, which Foundation on Linux does not have.

#if FoundationGeometry
/// How tables hold and compare objects. https://developer.apple.com/documentation/foundation/nspointerfunctions
public enum NSPointerFunctions {
  /// How a table holds and compares objects.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained; the default.
    public static let strongMemory: Options = []
    /// Objects are not retained, and are removed when they are deallocated.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are compared by `isEqual(_:)`; the default.
    public static let objectPersonality: Options = []
    /// Objects are compared by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
  }
}

/// An object that a table holds.
private struct HeldObject {
  private weak var weakly: AnyObject?
  private let strongly: AnyObject?
  private let options: NSPointerFunctions.Options

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    self.options = options
    strongly = options.contains(.weakMemory) ? nil : object
    weakly = object
  }

  var object: AnyObject? { weakly }

  func isEqual(to other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }
}

/// A set of objects that may hold them weakly, in the order in which they were added.
///
/// It is meant for few objects: each is compared with all others.
/// https://developer.apple.com/documentation/foundation/nshashtable
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var held: [HeldObject] = []

  /// Creates an empty table; the capacity is ignored.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Creates an empty table that retains its objects.
  public convenience override init() { self.init(options: []) }

  /// Returns an empty table that holds its objects weakly.
  public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>(options: .weakMemory) }

  /// The objects that still exist.
  open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
  /// The number of objects that still exist.
  open var count: Int { allObjects.count }
  /// One of the objects, or nil.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless the table has an equal one; nil does nothing.
  open func add(_ object: ObjectType?) {
    held.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    held.append(HeldObject(object as AnyObject, options))
  }

  /// Removes the object that is equal to another one.
  open func remove(_ object: ObjectType?) {
    guard let object = object.map({ $0 as AnyObject }) else { return }
    held.removeAll { $0.object == nil || $0.isEqual(to: object) }
  }

  /// Removes all objects.
  open func removeAllObjects() { held = [] }

  /// Returns whether the table has an equal object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the table that is equal to another one, or nil.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    return held.first { $0.isEqual(to: object) }?.object as? ObjectType
  }
}

/// A table of objects by keys that may hold either weakly, in the order in which the keys were added.
///
/// It is meant for few objects: a key is compared with all others.
/// https://developer.apple.com/documentation/foundation/nsmaptable
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var held: [(key: HeldObject, value: HeldObject)] = []

  /// Creates an empty table; the capacity is ignored.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
  ) {
    (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    super.init()
  }

  /// Creates an empty table that retains keys and objects.
  public convenience override init() { self.init(keyOptions: []) }

  /// Returns an empty table that retains keys and objects.
  public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable<KeyType, ObjectType>() }
  /// Returns an empty table that holds keys weakly and retains objects.
  public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory)
  }
  /// Returns an empty table that retains keys and holds objects weakly.
  public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(valueOptions: .weakMemory)
  }
  /// Returns an empty table that holds keys and objects weakly.
  public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: AnyObject, value: AnyObject)] {
    held.compactMap { pair in
      guard let key = pair.key.object, let value = pair.value.object else { return nil }
      return (key, value)
    }
  }

  /// The number of keys whose key and object still exist.
  open var count: Int { living.count }

  /// Returns the object of a key, or nil.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let key = aKey.map({ $0 as AnyObject }) else { return nil }
    return held.first { $0.key.isEqual(to: key) }?.value.object as? ObjectType
  }

  /// Sets the object of a key; nil does nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    let key = HeldObject(aKey as AnyObject, keyOptions)
    let value = HeldObject(anObject as AnyObject, valueOptions)
    held.removeAll { $0.key.object == nil || $0.value.object == nil }
    if let index = held.firstIndex(where: { $0.key.isEqual(to: aKey as AnyObject) }) {
      held[index].value = value
    } else {
      held.append((key, value))
    }
  }

  /// Removes a key and its object.
  open func removeObject(forKey aKey: KeyType?) {
    guard let key = aKey.map({ $0 as AnyObject }) else { return }
    held.removeAll { $0.key.isEqual(to: key) }
  }

  /// Removes all keys and objects.
  open func removeAllObjects() { held = [] }

  /// Returns an enumerator of the keys that still exist.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

  /// Returns an enumerator of the objects that still exist; never nil.
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
}
#endif
