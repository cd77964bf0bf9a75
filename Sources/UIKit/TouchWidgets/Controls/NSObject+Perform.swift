import TouchGeometry
import TouchKit

// Calls of methods by their selectors, now and later, where Foundation is available.

#if FoundationGeometry
/// A call that has not been made.
@MainActor private final class PendingCall {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  var timer: Timer?

  init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  static var all: [PendingCall] = []

  static func remove(where condition: (PendingCall) -> Bool) {
    let removed = all.filter(condition)
    all.removeAll(where: condition)
    for call in removed { call.timer?.invalidate() }
  }
}

extension NSObject {
  /// Calls a method of the object once, on the main run loop, after a delay in seconds.
  ///
  /// A delay of 0 means the next turn of the loop. The object and the argument are retained until then. A method
  /// without parameters ignores the argument; nothing is called if the argument has another type than the parameter.
  /// https://developer.apple.com/documentation/objectivec/nsobject/perform(_:with:afterdelay:)
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    let call = PendingCall(self, aSelector, anArgument)
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { _ in
      // A timer of the main run loop fires on the main thread.
      MainActor.assumeIsolated {
        PendingCall.all.removeAll { $0 === call }
        _ = call.selector.perform(on: call.target, sender: call.argument, event: nil)
      }
    }
    call.timer = timer
    PendingCall.all.append(call)
    RunLoop.main.add(timer, forMode: .default)
  }

  /// Cancels all pending calls of an object's methods.
  ///
  /// https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:)
  @preconcurrency @MainActor public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    PendingCall.remove { $0.target === target }
  }

  /// Cancels the pending calls of a method of an object with an argument.
  ///
  /// The selector must be the same object as that of the call, because selectors are compared by identity. Arguments
  /// are compared with `isEqual(_:)` if they are `NSObject`s, otherwise by identity or as hashable values.
  /// https://developer.apple.com/documentation/objectivec/nsobject/cancelpreviousperformrequests(withtarget:selector:object:)
  @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    PendingCall.remove {
      $0.target === target && $0.selector == aSelector && isSame($0.argument, anArgument)
    }
  }

  private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable { return first == second as? AnyHashable }
    return first as AnyObject === second as AnyObject
  }

  /// Returns whether the object has the method: whether it is an instance of the method's class.
  ///
  /// For an edit action, its class overrides the method.
  /// https://developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
  @preconcurrency @MainActor public func responds(to aSelector: Selector) -> Bool {
    aSelector.isImplemented(by: self)
  }
}
#endif
