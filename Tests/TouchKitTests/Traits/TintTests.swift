import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

@MainActor private final class Tinted: UIView {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log, in parent: UIView?) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
    parent?.addSubview(self)
  }
  required init?(coder: NSCoder) { return nil }
  override func tintColorDidChange() { log("\(name)") }
}

@MainActor @Suite struct TintTests {
  @Test func aTintIsThatOfTheNearestViewThatHasOne() {
    let log = Log()
    let outer = Tinted("outer", log, in: nil)
    let inner = Tinted("inner", log, in: outer)
    let own = Tinted("own", log, in: inner)
    let leaf = Tinted("leaf", log, in: own)
    expectEqual(leaf.tintColor, .tintColor)
    own.tintColor = .red
    outer.tintColor = .green
    expectEqual([outer, inner, own, leaf].map(\.tintColor), [.green, .green, .red, .red])
    expectEqual(log.lines, ["own", "leaf", "outer", "inner"])
    outer.tintColor = .green
    expectEqual(log.lines.count, 4)
    log.lines = []
    own.tintColor = nil
    expectEqual(leaf.tintColor, .green)
    outer.tintColor = nil
    expectEqual(leaf.tintColor, .tintColor)
    expectEqual(log.lines, ["own", "leaf", "outer", "inner", "own", "leaf"])
  }

  @Test func aViewThatComesToAPlaceOfAnotherTintIsTold() {
    let log = Log()
    let green = UIView()
    green.tintColor = .green
    let moved = Tinted("moved", log, in: nil)
    _ = Tinted("child", log, in: moved)
    UIView().addSubview(moved)
    #expect(log.lines.isEmpty)
    green.addSubview(moved)
    expectEqual(log.lines, ["moved", "child"])
    moved.removeFromSuperview()
    expectEqual(log.lines, ["moved", "child", "moved", "child"])
    let own = Tinted("own", log, in: nil)
    own.tintColor = .red
    log.lines = []
    green.addSubview(own)
    #expect(log.lines.isEmpty)
  }
}
