import Expectations
import Testing
import TouchScenes

/// Nested scroll views along one axis (semantics 9.20): which view takes a drag at the edge, and which moves.
@MainActor @Suite struct NestedScrollTests {
  /// An outer list of 390 by 600 points with an inner one of 390 by 400 at its beginning.
  private func nest(_ inner: String, _ outer: String = "contentSize: [390, 1800]") -> String {
    list(outer, name: "outer", list("contentSize: [390, 800], \(inner)", name: "inner", frame: "0 0 390 400"))
  }

  /// The offsets of a scroll view in the log, without times.
  private func moves(_ log: [String], _ name: String) -> [String] {
    log.compactMap { line in
      let words = line.split(separator: " ")
      return words.count == 5 && words[1] == name && words[2] == "scrollViewDidScroll" ? "\(words[3]) \(words[4])" : nil
    }
  }

  /// Drags along some places, and rests before the lift so that no velocity is left.
  private func drag(_ scene: String, _ steps: [(x: Int, y: Int)]) throws -> [String] {
    var input = "d1 \(steps[0].x) \(steps[0].y) 0"
    for (index, step) in steps.dropFirst().enumerated() {
      input += ", m1 \(step.x) \(step.y) \(Double(index + 1) / 10)"
    }
    let (last, time) = (steps[steps.count - 1], Double(steps.count) / 10)
    input += ", m1 \(last.x) \(last.y) \(time), u1 \(last.x) \(last.y) \(time + 0.7)"
    return try play(scene, fingers(input))
  }

  @Test("9.20: a new drag outward at the edge scrolls the scroll view around it, also where both bounce")
  func newDrag() throws {
    let log = try drag(nest("contentOffset: [0, 400]"), [(50, 300), (50, 280), (50, 250)])
    expectEqual(moves(log, "inner"), [])
    expectEqual(moves(log, "outer"), ["0.0 10.0", "0.0 40.0"])
    #expect(!log.contains { $0.contains("inner") })
  }

  @Test("9.20: inward, or where it is not at its edge, the inner one scrolls")
  func inward() throws {
    expectEqual(
      moves(try drag(nest("contentOffset: [0, 400]"), [(50, 300), (50, 320), (50, 350)]), "inner"),
      ["0.0 390.0", "0.0 360.0"])
    expectEqual(moves(try drag(nest("contentOffset: [0, 200]"), [(50, 300), (50, 280), (50, 250)]), "outer"), [])
  }

  @Test("9.20: the rest of a drag that reaches the edge moves the outer one, and inward again the inner one first")
  func reachesTheEdge() throws {
    let log = try drag(nest("contentOffset: [0, 370]"), [(50, 300), (50, 280), (50, 240), (50, 220), (50, 260)])
    expectEqual(moves(log, "inner"), ["0.0 380.0", "0.0 400.0", "0.0 360.0"])
    expectEqual(moves(log, "outer"), ["0.0 20.0", "0.0 40.0"])
  }

  @Test("9.20: the delegates are notified of their own scroll view, the inner one's end first")
  func delegates() throws {
    try expectLog(
      nest("contentOffset: [0, 370]"), "d1 50 300 0, m1 50 280 0.1, m1 50 240 0.2, m1 50 240 0.3, u1 50 240 1",
      """
      0.100 inner scrollViewWillBeginDragging
      0.100 inner scrollViewDidScroll 0.0 380.0
      0.200 outer scrollViewWillBeginDragging
      0.200 outer scrollViewDidScroll 0.0 20.0
      0.200 inner scrollViewDidScroll 0.0 400.0
      1.000 inner scrollViewWillEndDragging
      1.000 inner scrollViewDidEndDragging
      1.000 outer scrollViewWillEndDragging
      1.000 outer scrollViewDidEndDragging
      """)
  }

  @Test("9.20: the velocity of the lift goes to the innermost that can move in its direction")
  func lift() throws {
    let log = try play(
      nest("contentOffset: [0, 370]"),
      fingers("d1 50 300 0, m1 50 280 0.02, m1 50 240 0.04, m1 50 200 0.06, u1 50 200 0.08"))
    #expect(log.contains("0.080 outer scrollViewWillBeginDecelerating"))
    #expect(!log.contains { $0.contains("inner scrollViewWillBeginDecelerating") })
    let back = try play(
      nest("contentOffset: [0, 370]"),
      fingers("d1 50 300 0, m1 50 240 0.02, m1 50 220 0.04, m1 50 260 0.06, m1 50 300 0.08, u1 50 300 0.1"))
    #expect(back.contains("0.100 inner scrollViewWillBeginDecelerating"))
    #expect(!back.contains { $0.contains("outer scrollViewWillBeginDecelerating") })
  }

  @Test("9.20: three deep, the drag goes to the next one that can move")
  func threeDeep() throws {
    func scene(_ middle: String) -> String {
      list(
        "contentSize: [390, 1800]", name: "outer",
        list(
          "contentSize: [390, 1000], contentOffset: [0, 500], \(middle)", name: "middle", frame: "0 0 390 500",
          list("contentSize: [390, 800], contentOffset: [0, 400]", name: "inner", frame: "0 500 390 400")))
    }
    let steps = [(x: 50, y: 300), (x: 50, y: 280), (x: 50, y: 250)]
    expectEqual(moves(try drag(scene("logs: [scroll]"), steps), "outer"), ["0.0 10.0", "0.0 40.0"])
    let off = try drag(scene("isScrollEnabled: false"), steps)
    #expect(moves(off, "outer") == [] && moves(off, "inner").first != "0.0 400.0" && !moves(off, "inner").isEmpty)
    let kept = try drag(scene("transfersVerticalScrollingToParent: false"), steps)
    #expect(moves(kept, "outer") == [] && moves(kept, "middle") == [] && !moves(kept, "inner").isEmpty)
  }

  @Test("9.20: a scroll view that scrolls across is skipped")
  func crossed() throws {
    let scene = list(
      "contentSize: [390, 1800]", name: "outer",
      list(
        "contentSize: [900, 400]", name: "across", frame: "0 0 390 400",
        list("contentSize: [390, 800], contentOffset: [0, 400]", name: "inner", frame: "0 0 390 400")))
    expectEqual(moves(try drag(scene, [(50, 300), (50, 280), (50, 250)]), "outer"), ["0.0 10.0", "0.0 40.0"])
  }

  @Test("9.20: where none can move, or the property says no, the inner one bounces")
  func bounces() throws {
    for scene in [
      nest("contentOffset: [0, 400]", "contentSize: [390, 600], alwaysBounceVertical: true"),
      nest("contentOffset: [0, 400], transfersVerticalScrollingToParent: false"),
    ] {
      let log = try drag(scene, [(50, 300), (50, 280), (50, 250)])
      expectEqual(moves(log, "outer"), [])
      expectEqual(moves(log, "inner").first, "0.0 405.0")
    }
  }

  @Test("9.20: only the larger axis of a drag is transferred")
  func diagonal() throws {
    let scene = list(
      "contentSize: [1170, 600]", name: "outer",
      list("contentSize: [780, 1200], contentOffset: [390, 300]", name: "inner", frame: "0 0 390 600"))
    let across = try drag(scene, [(300, 300), (280, 285), (240, 265)])
    #expect(moves(across, "outer") == ["10.0 0.0", "50.0 0.0"] && moves(across, "inner") == [])
    let down = try drag(scene, [(300, 300), (285, 280), (265, 240)])
    expectEqual(moves(down, "outer"), [])
    #expect(moves(down, "inner").first == "392.0 310.0" || moves(down, "inner").first == "393.0 310.0")
  }

  @Test("9.20, 9.13: a pager that is moved by the rest goes to a page at the lift")
  func pages() throws {
    let scene = list(
      "contentSize: [1170, 600], isPagingEnabled: true", name: "outer",
      list("contentSize: [780, 600], contentOffset: [370, 0]", name: "inner", frame: "0 0 390 600"))
    let near = try drag(scene, [(300, 300), (280, 300), (180, 300)])
    #expect(moves(near, "outer").first == "90.0 0.0" && moves(near, "outer").last == "0.0 0.0")
    let far = try drag(scene, [(380, 300), (360, 300), (100, 300)])
    #expect(moves(far, "outer").first == "250.0 0.0" && moves(far, "outer").last == "390.0 0.0")
  }

  @Test("9.20: at the edge the wheel continues in the enclosing scroll view")
  func wheel() throws {
    let log = try play(
      nest("contentOffset: [0, 380]"),
      [-10, -15, -15, 15].enumerated().map { #"{"t":\#($0.offset),"scroll":[0,\#($0.element)],"x":50,"y":300}"# }
        .joined(separator: "\n") + "\n")
    expectEqual(moves(log, "inner"), ["0.0 390.0", "0.0 400.0", "0.0 385.0"])
    expectEqual(moves(log, "outer"), ["0.0 15.0"])
  }

  @Test("9.14: a finger that stops the content keeps it, whichever way it goes")
  func caught() throws {
    let scene = view(
      "card", "0 0 390 600", "overrides: []", has: [pan("k", "delegate: {shouldBegin: horizontal}")], list())
    let log = try play(
      scene,
      fingers(
        "d1 50 500 0, m1 50 400 0.05, m1 50 300 0.1, u1 50 300 0.15, d1 50 300 0.3, m1 90 300 0.35, u1 90 300 0.9"))
    #expect(!log.contains { $0.contains(" k ") })
    #expect(log.contains("0.350 list scrollViewWillBeginDragging"))
  }
}
