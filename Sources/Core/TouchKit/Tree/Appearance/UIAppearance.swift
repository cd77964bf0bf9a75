import TouchGeometry

/// A class whose instances share default values of their appearance.
///
/// `appearance()` returns a proxy: an instance of the class that is never displayed. Values set on it are recorded, for
/// the kit's properties whose comments say so, and for those that an app's subclass sets in its setters. They are set
/// on each instance of the class and its subclasses that is later added to a window. Objects that are already in a
/// window keep their values until they are added to one again.
///
/// A value set on an object itself has precedence, if it was set after the app's first call of `appearance()`. Among
/// several proxies, the one of the nearest class has precedence; among those of one class, those with containers
/// precede the one without, then the one whose outermost container is nearest to the window, then the one with more
/// containers.
///
/// The proxy of a class is created by its `init(frame:)`, bar items by `init()`, at the first call; an app's class
/// without that initializer stops the app there. The kit cannot observe an app's own stored property: only the kit's
/// properties that its setter sets are recorded.
/// https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// Returns the proxy for all instances of the class; always the same object.
  static func appearance() -> Self
  /// Returns the proxy for instances inside the given containers; the same object for the same containers.
  ///
  /// - Parameter containerTypes: classes of views and controllers, the innermost first; there may be others between
  ///   them.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class that can contain objects with a specific appearance: views and controllers.
/// https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// The recorded values of a proxy, or the properties that the app has set on an object.
@MainActor package final class AppearanceRecord {
  /// The key of a recorded value.
  enum Key: Hashable {
    case property(AnyKeyPath)
    /// A method with an argument such as a state.
    case method(String, UInt)
  }

  /// A recorded value.
  struct Setting {
    let key: Key
    /// A unique number.
    let serial: Int
    let apply: (AnyObject) -> Void
  }

  let isProxy: Bool
  /// The values set on a proxy, in the order in which each key was first set.
  private(set) var settings: [Setting] = []
  /// The properties that the app has set on the object itself.
  var own: Set<Key> = []
  /// The values that the object has adopted from proxies.
  var adopted: [Key: Int] = [:]

  init(isProxy: Bool) { self.isProxy = isProxy }

  func set(_ setting: Setting) {
    guard let index = settings.firstIndex(where: { $0.key == setting.key }) else { return settings.append(setting) }
    settings[index] = setting
  }
}

/// An object that adopts values from appearance proxies.
@MainActor package protocol AppearanceBearer: UIAppearance {
  /// The record of the object; nil for none.
  var appearanceRecord: AppearanceRecord? { get set }
}

extension AppearanceBearer {
  /// Records that a property was set, with its new value.
  package func noteAppearance<Root: AnyObject, Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) {
    guard AppearanceProxies.isUsed else { return }
    let path = path()
    AppearanceProxies.note(self, .property(path)) { ($0 as? Root)?[keyPath: path] = value }
  }

  /// Records a call of a method with an argument such as a state; the closure repeats the call on another object.
  package func noteAppearance(_ method: String, _ state: UInt, _ apply: @escaping (Self) -> Void) {
    guard AppearanceProxies.isUsed else { return }
    AppearanceProxies.note(self, .method(method, state)) { ($0 as? Self).map(apply) }
  }
}
