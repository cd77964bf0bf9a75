import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// What programs keep with objects of the kit.
@MainActor @Suite struct AssociatedObjectTests {
  private struct Keys {
    static nonisolated(unsafe) var one: UInt8 = 0
    static nonisolated(unsafe) var two: UInt8 = 0
  }

  private final class Token {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  @Test("A view, a controller, a recognizer and a layer keep a value under each key until it is replaced or they go")
  func keeping() {
    var ended = 0
    let objects: [() -> AnyObject] = [
      { UIView() }, { UIViewController() }, { UITapGestureRecognizer() }, { CALayer() }, { UIView().layer },
    ]
    for (index, make) in objects.enumerated() {
      ended = 0
      do {
        let object = make()
        expectNil(objc_getAssociatedObject(object, &Keys.one), "\(index)")
        objc_setAssociatedObject(object, &Keys.one, Token { ended += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(object, &Keys.two, "two", .OBJC_ASSOCIATION_COPY_NONATOMIC)
        expectEqual(objc_getAssociatedObject(object, &Keys.two) as? String, "two", "\(index)")
        objc_setAssociatedObject(object, &Keys.one, Token { ended += 10 }, .OBJC_ASSOCIATION_RETAIN)
        #expect(ended == 1 && objc_getAssociatedObject(object, &Keys.one) is Token, "\(index)")
      }
      expectEqual(ended, 11, "\(index)")
    }
  }

  @Test("What is assigned is seen weakly, nil takes a value away, and all can be taken away at once")
  func letting() {
    let view = UIView()
    var token: Token? = Token {}
    objc_setAssociatedObject(view, &Keys.one, token, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &Keys.one) as? Token === token)
    token = nil
    expectNil(objc_getAssociatedObject(view, &Keys.one))
    objc_setAssociatedObject(view, &Keys.two, 2, .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, &Keys.two, nil, .OBJC_ASSOCIATION_RETAIN)
    expectNil(objc_getAssociatedObject(view, &Keys.two))
    objc_setAssociatedObject(view, &Keys.two, 3, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(view)
    expectNil(objc_getAssociatedObject(view, &Keys.two))
  }

  /// Returns the reports of usage errors during a closure.
  private func said(_ body: () -> Void) -> [String] {
    let former = UsageError.report
    defer { UsageError.report = former }
    var lines: [String] = []
    UsageError.report = { lines.append($0) }
    body()
    return lines
  }

  @Test("An object that is none of the kit's keeps nothing, and that is said")
  func others() {
    let other = Token {}
    let lines = said { objc_setAssociatedObject(other, &Keys.one, 1, .OBJC_ASSOCIATION_RETAIN) }
    expectEqual(lines, ["objc_setAssociatedObject: Token cannot have associated objects; the value is lost"])
    expectNil(objc_getAssociatedObject(other, &Keys.one))
  }
}
