import CTouchKit
import TouchGeometry

/// The name of an action: a reference to a method, to be performed later on an object that is known only then.
///
/// It stands where iOS code writes `#selector`. Method references cannot be compared, so a selector is compared by
/// identity: keep the one you want to remove again, `static let tapped = Selector(Canvas.tapped)`; two that were
/// written separately are two. A selector keeps nothing alive.
@preconcurrency @MainActor public final class Selector {
  private let belongs: (AnyObject) -> Bool
  private let call: (AnyObject, Any?, UIEvent?) -> Bool

  /// Names a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    belongs = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Names a method without arguments that says whether it did something, as `resignFirstResponder()`.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Bool) {
    belongs = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Names a method that takes a flag, as `endEditing(_:)`: the flag says whether there is a sender, as on iOS.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> (Bool) -> Bool) {
    belongs = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)(sender != nil)
      return true
    }
  }

  /// Names a method that takes the sender.
  ///
  /// Where the sender turns out to be of another type, nothing is performed.
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

  /// Names a method that takes the sender and the event.
  ///
  /// Where either turns out to be of another type, nothing is performed. A method that insists on an event gets one
  /// without touches where there is none, because the program sends the action.
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

  /// An action of the kit's own, which no method of the program's names; false where it did nothing.
  init<Target>(of type: Target.Type, _ body: @escaping @MainActor (Target) -> Bool) {
    belongs = { $0 is Target }
    call = { target, _, _ in (target as? Target).map(body) ?? false }
  }

  /// Whether the object has the method: it is an instance of the class that the method reference names; for an edit
  /// action, one whose class overrides it (semantics 3.11).
  package func isImplemented(by target: AnyObject) -> Bool { belongs(target) }

  /// Calls the method on the target, once.
  ///
  /// False, and nothing is called, when the target lacks the method or the sender or event is not of the type that it
  /// takes (semantics 3.12).
  package func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool { call(target, sender, event) }
}

extension Selector: Hashable {
  /// Whether both are the same value, written once.
  public nonisolated static func == (left: Selector, right: Selector) -> Bool { left === right }
  /// Feeds the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The edit actions in the order in which `method_lookup.c` lists them.
enum StandardEditAction: Int32 {
  case cut, copy, paste, select, selectAll, delete

  /// Whether the responder's class, or one between it and `UIResponder`, overrides the action.
  @MainActor func isOverridden(by responder: UIResponder) -> Bool {
    touch_overrides_edit_action(
      UInt(bitPattern: ObjectIdentifier(type(of: responder))), UInt(bitPattern: ObjectIdentifier(UIResponder.self)),
      rawValue)
  }
}

extension Selector {
  /// Names `cut(_:)`.
  public static let cut = Selector(.cut, UIResponder.cut)
  /// Names `copy(_:)`.
  public static let copy = Selector(.copy, UIResponder.copy)
  /// Names `paste(_:)`.
  public static let paste = Selector(.paste, UIResponder.paste)
  /// Names `select(_:)`.
  public static let select = Selector(.select, UIResponder.select)
  /// Names `selectAll(_:)`.
  public static let selectAll = Selector(.selectAll, UIResponder.selectAll)
  /// Names `delete(_:)`.
  public static let delete = Selector(.delete, UIResponder.delete)

  /// Takes the last edit of a text input back.
  package static let undo = Selector(of: (any UndoPreparing).self) { input in
    input.prepareForUndo()
    (input as? UIResponder)?.undoManager?.undo()
    return true
  }
  /// Does it again.
  package static let redo = Selector(of: (any UndoPreparing).self) { input in
    input.prepareForUndo()
    (input as? UIResponder)?.undoManager?.redo()
    return true
  }
}
