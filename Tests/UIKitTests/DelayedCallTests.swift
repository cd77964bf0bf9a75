#if FoundationGeometry
import Expectations
import Testing
import UIKit

/// Methods that are called later by their selectors.
@MainActor @Suite struct DelayedCallTests {
  @MainActor private final class Called: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func named(_ name: String) { calls.append(name) }
    func any(_ value: Any?) { calls.append(value == nil ? "nil" : "value") }
  }

  private final class Other: NSObject { func plain() {} }

  private let called = Called()

  /// Runs the main loop until a call that is due at the same time or later was made.
  private func turn() {
    var isOver = false
    let end = Timer(timeInterval: 0.02, repeats: false) { _ in MainActor.assumeIsolated { isOver = true } }
    RunLoop.main.add(end, forMode: .default)
    while !isOver { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
  }

  @Test func aMethodIsCalledAfterTheDelayWithItsArgument() {
    called.perform(Selector(Called.named), with: "late", afterDelay: 0.01)
    called.perform(Selector(Called.plain), with: nil, afterDelay: 0)
    called.perform(Selector(Called.any), with: nil, afterDelay: 0.015)
    expectEqual(called.calls, [])
    turn()
    expectEqual(called.calls, ["plain", "late", "nil"])
  }

  @Test func anArgumentOfAnotherTypeCallsNothing() {
    called.perform(Selector(Called.named), with: 1, afterDelay: 0)
    turn()
    expectEqual(called.calls, [])
  }

  @Test func callsOfAnObjectAreCancelled() {
    let other = Called()
    called.perform(Selector(Called.plain), with: nil, afterDelay: 0)
    other.perform(Selector(Called.plain), with: nil, afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: called)
    turn()
    #expect(called.calls == [] && other.calls == ["plain"])
  }

  @Test func callsOfAMethodWithAnArgumentAreCancelled() {
    let named = Selector(Called.named)
    for name in ["a", "b"] { called.perform(named, with: name, afterDelay: 0) }
    NSObject.cancelPreviousPerformRequests(withTarget: called, selector: named, object: "a")
    NSObject.cancelPreviousPerformRequests(withTarget: called, selector: Selector(Called.named), object: "b")
    turn()
    expectEqual(called.calls, ["b"])
  }

  @Test func theObjectIsHeldUntilTheCall() {
    weak var seen: Called?
    do {
      let short = Called()
      seen = short
      short.perform(Selector(Called.plain), with: nil, afterDelay: 0)
    }
    #expect(seen != nil)
    turn()
    expectNil(seen)
  }

  @Test func anObjectRespondsToMethodsOfItsClass() {
    #expect(called.responds(to: Selector(Called.plain)) && !called.responds(to: Selector(Other.plain)))
  }
}
#endif
