import TouchDrawing
import TouchGeometry

/// A registration for trait changes.
@MainActor private final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  /// Nil once it was ended, even while handlers are being called.
  var handler: ((any UITraitEnvironment, UITraitCollection) -> Void)?

  init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// The registrations for trait changes of a view or controller, in the order in which they were added.
@MainActor final class TraitRegistrations {
  private var all: [TraitRegistration] = []

  fileprivate func add(_ registration: TraitRegistration) { all.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    for one in all where one === registration { one.handler = nil }
    all.removeAll { $0 === registration }
  }

  func notify(_ environment: any UITraitEnvironment, _ previous: UITraitCollection, _ present: UITraitCollection) {
    for one in all where present.differs(from: previous, in: one.traits) { one.handler?(environment, previous) }
  }
}

/// A view or controller whose trait changes can be observed without a subclass.
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Registers a closure to call after each change of one of the traits, with this object and the previous traits.
  ///
  /// Called after `traitCollectionDidChange(_:)`, in the order of registration, until the object is deallocated or the
  /// registration is ended; the object retains the closure.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      // The handler always receives the object that it was registered with.
      if let environment = environment as? Self { handler(environment, previous) }
    }
    listeners?.add(registration)
    return registration
  }

  /// Registers a closure that names the object's class itself, also in a class that has subclasses.
  ///
  /// For example `{ (self: Self, previous: UITraitCollection) in … }`. A closure for a class of which the object is no
  /// instance is never called.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    listeners?.add(registration)
    return registration
  }

  /// Registers a method of a target to call after each change of one of the traits, with this object as its sender.
  ///
  /// The target is held weakly.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    let registration = TraitRegistration(traits) { [weak object] environment, _ in
      if let object { _ = action.perform(on: object, sender: environment, event: nil) }
    }
    listeners?.add(registration)
    return registration
  }

  /// Ends a registration; those of other objects are ignored.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    listeners?.remove(registration)
  }

  /// The registrations of this object; the name is not used by any view or controller.
  private var listeners: TraitRegistrations? {
    if let view = self as? UIView { return view.ensuredTraits.ensuredRegistrations }
    return (self as? UIViewController)?.ensuredRegistrations
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
