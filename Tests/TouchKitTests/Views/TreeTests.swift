import Dispatch
import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct TreeTests {
  /// Logs what is said about its place in the tree.
  final class Node: UIView {
    let name: String
    let log: Log
    var onWillMove: (() -> Void)?
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func named(_ view: UIView?) -> String { (view as? Node)?.name ?? (view == nil ? "nil" : "other") }
    override func willMove(toSuperview view: UIView?) {
      log("\(name).willMove(toSuperview: \(named(view)))")
      onWillMove?()
    }
    override func didMoveToSuperview() { log("\(name).didMoveToSuperview") }
    override func willMove(toWindow window: UIWindow?) {
      log("\(name).willMove(toWindow: \(window == nil ? "nil" : "w"))")
    }
    override func didMoveToWindow() { log("\(name).didMoveToWindow") }
    override func didAddSubview(_ view: UIView) { log("\(name).didAddSubview(\(named(view)))") }
    override func willRemoveSubview(_ view: UIView) { log("\(name).willRemoveSubview(\(named(view)))") }
  }

  let log = Log()

  @Test("Adding and removing tell the view, its superview, and in a window all that it contains")
  func callbacks() {
    let stage = Stage()
    let (outer, inner) = (Node("outer", log), Node("inner", log))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    outer.removeFromSuperview()
    expectEqual(
      log.lines,
      [
        "inner.willMove(toSuperview: outer)", "inner.didMoveToSuperview", "outer.didAddSubview(inner)",
        "outer.willMove(toSuperview: other)", "outer.willMove(toWindow: w)", "inner.willMove(toWindow: w)",
        "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
        "outer.willMove(toSuperview: nil)", "outer.willMove(toWindow: nil)", "inner.willMove(toWindow: nil)",
        "outer.didMoveToWindow", "inner.didMoveToWindow", "outer.didMoveToSuperview",
      ])
    #expect(outer.window == nil && outer.superview == nil)
  }

  @Test("A view that is added elsewhere leaves its superview, without a notification of an unchanged window")
  func moving() {
    let stage = Stage()
    let (a, b, child) = (Node("a", log), Node("b", log), Node("child", log))
    stage.window.addSubview(a)
    stage.window.addSubview(b)
    a.addSubview(child)
    log.lines = []
    b.addSubview(child)
    expectEqual(
      log.lines,
      [
        "a.willRemoveSubview(child)", "child.willMove(toSuperview: b)", "child.didMoveToSuperview",
        "b.didAddSubview(child)",
      ])
    #expect(a.subviews == [] && b.subviews == [child])
  }

  @Test("Subviews have the requested order; an index past the ends is the end")
  func order() {
    let root = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    root.insertSubview(d, belowSubview: b)
    expectEqual(root.subviews, [d, b, c, a])
    root.insertSubview(d, at: 99)
    expectEqual(root.subviews, [b, c, a, d])
    root.insertSubview(d, at: -1)
    expectEqual(root.subviews, [d, b, c, a])
    root.insertSubview(d, aboveSubview: UIView())
    expectEqual(root.subviews, [b, c, a, d])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    root.exchangeSubview(at: 0, withSubviewAt: 4)
    expectEqual(root.subviews, [d, c, a, b])
    root.addSubview(c)
    expectEqual(root.subviews, [d, a, b, c])
    root.sendSubviewToBack(UIView())
    expectEqual(root.subviews, [d, a, b, c])
  }

  @Test("A handler that moves the view while it is being moved has the last word")
  func movedByHandler() {
    let (a, b, child) = (Node("a", log), Node("b", log), Node("child", log))
    child.onWillMove = { [unowned child] in
      child.onWillMove = nil
      b.addSubview(child)
    }
    a.addSubview(child)
    #expect(child.superview === b)
    #expect(a.subviews == [] && b.subviews == [child])
  }

  @Test("Removing a view that is nowhere says nothing")
  func removingLoose() {
    let node = Node("node", log)
    node.removeFromSuperview()
    expectEqual(log.lines, [])
  }

  @Test("A superview owns its subviews, and a subview that outlives it has no superview")
  func ownership() {
    let child = UIView()
    weak var superview: UIView?
    weak var sibling: UIView?
    do {
      let (outer, other) = (UIView(), UIView())
      outer.addSubview(child)
      outer.addSubview(other)
      (superview, sibling) = (outer, other)
    }
    #expect(superview == nil && sibling == nil)
    expectNil(child.superview)
  }

  @Test("A view is found by its tag, depth first, itself included")
  func tags() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    a.addSubview(b)
    (a.tag, b.tag) = (7, 8)
    #expect(root.viewWithTag(8) === b)
    #expect(root.viewWithTag(7) === a)
    #expect(root.viewWithTag(0) === root)
    expectNil(root.viewWithTag(9))
    #expect(b.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: b))
  }

  @Test("A plain view takes at most 128 bytes")
  func size() {
    // The metadata of a class: kind, superclass, flags and address point, then the size of its instances.
    let metadata = unsafeBitCast(UIView.self as AnyClass, to: UnsafeRawPointer.self)
    let size = metadata.load(fromByteOffset: 24, as: UInt32.self)
    #expect(size > 64 && size <= 128)
  }

  @Test("A view cannot be made from an archive")
  func coder() { expectNil(UIView(coder: NSCoder())) }

  @Test("A superview released by another thread is nil at once, before it is deallocated on the main thread")
  func superviewThatGoesElsewhere() async {
    let child = UIView()
    nonisolated(unsafe) var superview: UIView? = UIView()
    superview?.addSubview(child)
    func letGoElsewhere() {
      let isGone = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        superview = nil
        isGone.signal()
      }
      isGone.wait()
    }
    letGoElsewhere()
    #expect(child.superview == nil && child.window == nil && child.next == nil)
    child.setNeedsLayout()
    let other = UIView()
    other.addSubview(child)
    // What the main thread has to hear comes before this.
    await Task { @MainActor in }.value
    #expect(child.superview === other && other.subviews == [child])
  }
}
