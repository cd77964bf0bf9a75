import TouchDrawing
import TouchGeometry

/// One wish to be told of changes.
@MainActor private final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  /// Nil once it was ended, even in the midst of a round of calls.
  var handler: ((any UITraitEnvironment, UITraitCollection) -> Void)?

  init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

/// Who wants to be told of the changes of one view's or controller's traits, in the order in which they asked.
@MainActor final class TraitRegistrations {
  private var all: [TraitRegistration] = []

  fileprivate func add(_ registration: TraitRegistration) { all.append(registration) }

  func remove(_ registration: any UITraitChangeRegistration) {
    for one in all where one === registration { one.handler = nil }
    all.removeAll { $0 === registration }
  }

  func tell(_ environment: any UITraitEnvironment, _ previous: UITraitCollection, _ present: UITraitCollection) {
    for one in all where present.differs(from: previous, in: one.traits) { one.handler?(environment, previous) }
  }
}

/// Views and controllers, whose traits can be watched without a subclass.
/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Has a closure called after each change of one of some traits, with this object and the collection before.
  ///
  /// Called after `traitCollectionDidChange(_:)`, in the order of registration, for as long as the object lives or until
  /// the registration is ended; the object owns the closure.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { environment, previous in
      // What is told is always the object that the registration was made with.
      if let environment = environment as? Self { handler(environment, previous) }
    }
    listeners?.add(registration)
    return registration
  }

  /// Has a closure called after each change of one of some traits, as above, where the closure says itself of which class
  /// the object is: `{ (self: Self, previous: UITraitCollection) in … }`, also in a class that others inherit from.
  ///
  /// A closure of a class that the object is not of is never called.
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

  /// Has a method called on a target after each change of one of some traits, with this object as its sender.
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

  /// Ends a registration; one that this object has not given is left alone.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    listeners?.remove(registration)
  }

  /// Who listens to this object; of a name that no view or controller has itself.
  private var listeners: TraitRegistrations? {
    if let view = self as? UIView { return view.ensuredTraits.ensuredRegistrations }
    return (self as? UIViewController)?.ensuredRegistrations
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
