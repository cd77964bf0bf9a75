import TouchGeometry

/// A class whose objects all take on what is said once.
///
/// `appearance()` returns a proxy: an object of the class that is shown nowhere. What is set on it is remembered, for those
/// properties that say so in their comments and for what a class of the program's own sets of them in its setters, and
/// set on each object of the class, and of its subclasses, that comes into a window from then on. Objects that are in a
/// window already keep what they have until they come into one again.
///
/// What is set on an object itself goes before, as long as it was set after the program's first call of `appearance()`. Of
/// several proxies the one of the nearest class counts; among those of one class, those with containers go before the one
/// without, then the one whose outermost container is nearest to the window, then the one with more of them.
///
/// The proxy of a class is made by its `init(frame:)`, bar items by `init()`, at the first call; a class of the program's
/// own that has only other initializers stops the program there. A property of the program's own that is stored has no
/// way to be heard here: only what its setter sets of the kit's properties is remembered.
/// https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// The proxy for all objects of the class; the same object with every call.
  static func appearance() -> Self
  /// The proxy for objects of the class that are inside of others; the same object for the same containers.
  ///
  /// - Parameter containerTypes: classes of views and controllers, the innermost first; there may be others between them.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class in whose objects others may have an appearance of their own: views and controllers.
/// https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// What is remembered of one object: what was set on a proxy, or which properties the program has set itself.
@MainActor package final class AppearanceRecord {
  /// What an appearance can say.
  enum Key: Hashable {
    case property(AnyKeyPath)
    /// A method with a state or the like.
    case method(String, UInt)
  }

  /// Something that was said.
  struct Wish {
    let key: Key
    /// A number that no other has.
    let serial: Int
    let apply: (AnyObject) -> Void
  }

  let isProxy: Bool
  /// What was set on a proxy, in the order in which each was first set.
  private(set) var wishes: [Wish] = []
  /// What the program has set on the object itself.
  var own: Set<Key> = []
  /// The wishes that the object has taken on.
  var worn: [Key: Int] = [:]

  init(isProxy: Bool) { self.isProxy = isProxy }

  func set(_ wish: Wish) {
    guard let index = wishes.firstIndex(where: { $0.key == wish.key }) else { return wishes.append(wish) }
    wishes[index] = wish
  }
}

/// An object that an appearance can dress.
@MainActor package protocol AppearanceBearer: UIAppearance {
  /// What is remembered of it; nil for nothing.
  var appearanceRecord: AppearanceRecord? { get set }
}

extension AppearanceBearer {
  /// Notes that a property was set, with its new value.
  package func noteAppearance<Root: AnyObject, Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    guard AppearanceProxies.isUsed else { return }
    let path = path()
    AppearanceProxies.note(self, .property(path)) { ($0 as? Root)?[keyPath: path] = value }
  }

  /// Notes that a method was called that says something for a state or the like; the closure says it to another object.
  package func noteAppearance(_ method: String, _ state: UInt, _ apply: @escaping (Self) -> Void) {
    guard AppearanceProxies.isUsed else { return }
    AppearanceProxies.note(self, .method(method, state)) { ($0 as? Self).map(apply) }
  }
}
