import Expectations
import Testing

@testable import TouchKit

private class Base: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}

private class Silent: Base {}

private class Overriding: Base {
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

private class Picky: Base {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
}

private final class Last: Picky {
  override func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  func gestureRecognizer(_ first: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
    true
  }
  /// Another method, although it begins like one of the protocol.
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive key: String) -> Bool { false }
}

private class Generic<Value>: UIGestureRecognizerDelegate {}
private class Filled: Generic<Int> {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor private protocol Refined: UIGestureRecognizerDelegate {}
private class Plainer: UIGestureRecognizerDelegate {}
private class Finer: Plainer, Refined {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
}

@Suite @MainActor struct UncalledMethodTests {
  private func messages(_ type: AnyClass) -> [String] {
    UncalledDelegateMethods.messages(about: type, (any UIGestureRecognizerDelegate).self)
  }

  @Test func whoConformsItselfIsHeard() {
    expectEqual(messages(Base.self), [])
    expectEqual(messages(Silent.self), [])
    expectEqual(messages(Overriding.self), [])
    expectEqual(messages(UIView.self), [])
  }

  // Only debug builds contain the names of methods that are never called.
  #if DEBUG
  @Test func aMethodThatOnlyASubclassWritesIsTold() {
    expectEqual(
      messages(Picky.self),
      [
        "Picky.gestureRecognizer(_:shouldReceive:) is never called: Base is who conforms to "
          + "UIGestureRecognizerDelegate, and does not write it. Write it in Base too, and override it in Picky."
      ])
  }

  @Test func overridesOfSuchAMethodAreNotToldAgain() {
    expectEqual(
      messages(Last.self).map { $0.split(separator: " ")[0] },
      [
        "Last.gestureRecognizer(_:shouldRequireFailureOf:)", "Picky.gestureRecognizer(_:shouldReceive:)",
      ])
  }

  @Test func aGenericClassIsToldOf() {
    expectEqual(messages(Filled.self).map { $0.split(separator: " ")[0] }, ["Filled.gestureRecognizerShouldBegin(_:)"])
  }

  @Test func aProtocolThatIsRefinedCounts() {
    let lines = UncalledDelegateMethods.messages(about: Finer.self, (any Refined).self)
    expectEqual(lines.map { $0.split(separator: " ")[0] }, ["Finer.gestureRecognizerShouldBegin(_:)"])
  }

  @Test func itIsToldOnceWhenTheDelegateIsSet() {
    let former = UsageError.report
    defer { UsageError.report = former }
    var lines: [String] = []
    UsageError.report = { lines.append($0) }
    class Subclass: Base {
      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { false }
    }
    let subclass = Subclass()
    for _ in 0..<2 { UITapGestureRecognizer().delegate = subclass }
    expectEqual(lines.map { $0.split(separator: " ")[0] }, ["Subclass.gestureRecognizer(_:shouldReceive:)"])
  }
  #endif
}
