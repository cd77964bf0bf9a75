import TouchGeometry
import TouchLoop

/// A method call that an object has requested for later.
@MainActor final class DelayedCall {
  let target: UIObject
  let selector: Selector
  let argument: Any?
  var timer: LoopTimer?

  init(_ target: UIObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let own?, let other?):
      if let own = own as? AnyHashable, let other = other as? AnyHashable {
        own == other
      } else {
        (own as AnyObject) === (other as AnyObject)
      }
    case _: false
    }
  }
}

extension UIObject {
  /// Calls a method of the object after a delay, in a turn of the app's run loop (semantics 3.15).
  ///
  /// The object and the argument are retained until then. With a delay of 0 the method is called in the next turn.
  /// A loop that ends before does not call it.
  ///
  /// - Parameters:
  ///   - aSelector: a method without parameters, or with one for the argument.
  ///   - anArgument: the argument; nil for none.
  ///   - delay: the delay in seconds.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    guard let application = UIApplication.installed else {
      return UsageError.report("perform(_:with:afterDelay:): there is no application whose loop could call it")
    }
    aSelector.wasScheduled = true
    let call = DelayedCall(self, aSelector, anArgument)
    application.delayedCalls.append(call)
    let seconds = delay.isFinite ? max(delay, 0) : 0
    call.timer = application.loop.schedule(at: application.loop.now + seconds) { [weak application, weak call] in
      guard let application, let call, let index = application.delayedCalls.firstIndex(where: { $0 === call }) else {
        return
      }
      application.delayedCalls.remove(at: index)
      if !call.selector.perform(on: call.target, sender: call.argument, event: nil) {
        UsageError.report(
          "perform(_:with:afterDelay:): \(type(of: call.target)) lacks the method, or it needs another argument")
      }
    }
  }

  /// Cancels all calls that `perform(_:with:afterDelay:)` has scheduled for an object.
  @preconcurrency @MainActor public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    _ = cancelCalls { $0.target === aTarget as AnyObject }
  }

  /// Cancels the calls of a method with an argument that `perform(_:with:afterDelay:)` has scheduled for an object.
  ///
  /// The selector is compared by identity and the argument by `==`, or by identity if it has none: keep the selector in
  /// a constant, and use it in both calls.
  @preconcurrency @MainActor public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    if cancelCalls({ $0.target === target && $0.selector == aSelector && $0.hasArgument(anArgument) }) { return }
    guard !aSelector.wasScheduled,
      UIApplication.installed?.delayedCalls.contains(where: { $0.target === target }) == true
    else { return }
    UsageError.report(
      "cancelPreviousPerformRequests: \(type(of: target)) has calls, but none with this selector; "
        + "two selectors of a method are equal only if they are one object: keep it in a constant")
  }

  /// Cancels the matching calls; returns whether there was one.
  @MainActor private static func cancelCalls(_ condition: (DelayedCall) -> Bool) -> Bool {
    guard let application = UIApplication.installed else { return false }
    let cancelled = application.delayedCalls.filter(condition)
    application.delayedCalls.removeAll(where: condition)
    for call in cancelled { call.timer?.cancel() }
    return !cancelled.isEmpty
  }
}
