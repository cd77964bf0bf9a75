import CTouchKit
import TouchGeometry

/// The name of an action: a reference to a method that is later called on an object.
///
/// It replaces iOS code's `#selector`. Method references cannot be compared, so selectors are compared by identity:
/// store the one that you want to remove later, `static let tapped = Selector(Canvas.tapped)`; two separately created
/// selectors differ. A selector retains nothing.
@preconcurrency @MainActor public final class Selector {
  private let belongs: (AnyObject) -> Bool
  private let call: (AnyObject, Any?, UIEvent?) -> Bool
  /// Whether it was given to `perform(_:with:afterDelay:)`.
  var wasScheduled = false

  /// Creates a selector of a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    belongs = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector of a method without arguments that returns whether it had an effect, such as
  /// `resignFirstResponder()`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Bool) {
    belongs = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method with a flag, such as `endEditing(_:)`; as on iOS, the flag is whether there is a
  /// sender.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> (Bool) -> Bool) {
    belongs = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)(sender != nil)
      return true
    }
  }

  /// Creates a selector of a method that takes the sender.
  ///
  /// If the sender has another type, nothing is called.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender) -> Void
  ) {
    belongs = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method that takes the sender and the event.
  ///
  /// If either has another type, nothing is called. If the app sends the action without an event, a method that
  /// requires one receives an event without touches.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping (Target) -> (Sender, Event) -> Void
  ) {
    belongs = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      let none = event == nil ? UIEvent(type: .touches) : nil
      guard let event = (event as? Event) ?? (none as? Event) else { return false }
      method(target)(sender, event)
      return true
    }
  }

  init(_ action: StandardEditAction, _ method: @escaping @MainActor (UIResponder) -> @MainActor (Any?) -> Void) {
    belongs = { target in
      guard let responder = target as? UIResponder else { return false }
      return action.isOverridden(by: responder)
    }
    call = { target, sender, _ in
      guard let responder = target as? UIResponder else { return false }
      method(responder)(sender)
      return true
    }
  }

  /// Creates a selector of a kit action that is not a method of the app; the closure returns false if it had no effect.
  init<Target>(of type: Target.Type, _ body: @escaping @MainActor (Target) -> Bool) {
    belongs = { $0 is Target }
    call = { target, _, _ in (target as? Target).map(body) ?? false }
  }

  /// Whether the object has the method: it is an instance of the method's class; for an edit action, its class
  /// overrides the method (semantics 3.11).
  package func isImplemented(by target: AnyObject) -> Bool { belongs(target) }

  /// Calls the method on the target, once.
  ///
  /// Returns false without a call if the target lacks the method or the sender or event has another type (semantics
  /// 3.12).
  package func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool { call(target, sender, event) }
}

extension Selector: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (left: Selector, right: Selector) -> Bool { left === right }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The edit actions, in the order of the list in `method_lookup.c`.
enum StandardEditAction: Int32 {
  case cut, copy, paste, select, selectAll, delete

  /// Returns whether the responder's class, or one between it and `UIResponder`, overrides the action.
  @MainActor func isOverridden(by responder: UIResponder) -> Bool {
    touch_overrides_edit_action(
      UInt(bitPattern: ObjectIdentifier(type(of: responder))), UInt(bitPattern: ObjectIdentifier(UIResponder.self)),
      rawValue)
  }
}

extension Selector {
  /// The selector of `cut(_:)`.
  public static let cut = Selector(.cut, UIResponder.cut)
  /// The selector of `copy(_:)`.
  public static let copy = Selector(.copy, UIResponder.copy)
  /// The selector of `paste(_:)`.
  public static let paste = Selector(.paste, UIResponder.paste)
  /// The selector of `select(_:)`.
  public static let select = Selector(.select, UIResponder.select)
  /// The selector of `selectAll(_:)`.
  public static let selectAll = Selector(.selectAll, UIResponder.selectAll)
  /// The selector of `delete(_:)`.
  public static let delete = Selector(.delete, UIResponder.delete)

  /// Undoes the last edit of a text input.
  package static let undo = Selector(of: (any UndoPreparing).self) { input in
    input.prepareForUndo()
    (input as? UIResponder)?.undoManager?.undo()
    return true
  }
  /// Redoes the last undone edit of a text input.
  package static let redo = Selector(of: (any UndoPreparing).self) { input in
    input.prepareForUndo()
    (input as? UIResponder)?.undoManager?.redo()
    return true
  }
}
