import Expectations
import Testing
import TouchScenes

/// Dragging the content (semantics 9.7 to 9.9, 9.14).
@MainActor @Suite struct ScrollDragTests {
  private let row = view("row", "0 0 390 100")
  /// A rest that takes the velocity away, and the lift.
  private func rest(_ place: String, _ time: Double) -> String {
    "m1 \(place) \(time), m1 \(place) \(time + 0.1), u1 \(place) \(time + 0.2)"
  }
  private func end(_ time: String, _ name: String = "list") -> String {
    "\(time) \(name) scrollViewWillEndDragging\n\(time) \(name) scrollViewDidEndDragging"
  }

  @Test("9.7: the content begins to follow at 10 pt, and stays behind by them")
  func slop() throws {
    try expectLog(list(), "d1 50 300 0, m1 50 291 0.1, u1 50 291 0.2", "")
    try expectLog(
      list(), "d1 50 300 0, m1 50 290 0.1, m1 50 280 0.2, \(rest("50 280", 0.3))",
      """
      0.100 list scrollViewWillBeginDragging
      0.200 list scrollViewDidScroll 0.0 10.0
      \(end("0.500"))
      """)
  }

  @Test("9.7: each axis is shortened independently")
  func bothAxes() throws {
    try expectLog(
      list("contentSize: [2000, 6000]"), "d1 300 300 0, m1 285 296 0.1, m1 275 290 0.2, \(rest("275 290", 0.3))",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 5.0 0.0
      0.200 list scrollViewDidScroll 15.0 6.0
      \(end("0.500"))
      """)
  }

  @Test("9.7, 15.22: with the directional lock a drag stays on its axis, unless it begins diagonally")
  func directionalLock() throws {
    let free = list("contentSize: [2000, 6000], isDirectionalLockEnabled: true")
    try expectLog(
      free, "d1 300 300 0, m1 280 290 0.1, m1 270 270 0.2, \(rest("270 270", 0.3))",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 10.0 0.0
      0.200 list scrollViewDidScroll 20.0 0.0
      \(end("0.500"))
      """)
    try expectLog(
      free, "d1 300 300 0, m1 280 289 0.1, m1 270 270 0.2, \(rest("270 270", 0.3))",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 10.0 1.0
      0.200 list scrollViewDidScroll 20.0 20.0
      \(end("0.500"))
      """)
  }

  @Test("9.8: along an axis with nothing to scroll the pan does not begin, and the content keeps its touch")
  func wrongAxis() throws {
    try expectLog(
      list(row), "d1 50 50 0, m1 80 50 0.2, u1 80 50 0.3",
      """
      0.150 row touchesBegan 1
      0.200 row touchesMoved 1
      0.300 row touchesEnded 1
      """)
  }

  @Test("9.8: the axis counts that the finger has gone furthest along")
  func dominantAxis() throws {
    try expectLog(list(), "d1 50 300 0, m1 70 285 0.1, u1 70 285 0.2", "")
    try expectLog(
      list(), "d1 50 300 0, m1 70 285 0.1, m1 70 275 0.2, \(rest("70 275", 0.3))",
      """
      0.200 list scrollViewWillBeginDragging
      0.200 list scrollViewDidScroll 0.0 15.0
      \(end("0.500"))
      """)
  }

  @Test("9.8, 15.14: content that fits is not scrolled unless it bounces always")
  func fittingContent() throws {
    try expectLog(list("contentSize: [390, 600]"), "d1 50 300 0, m1 50 200 0.1, u1 50 200 0.2", "")
    try expectLog(
      list("contentSize: [390, 600], alwaysBounceVertical: true"),
      "d1 50 300 0, m1 50 290 0.1, c1 50 290 0.2",
      """
      0.100 list scrollViewWillBeginDragging
      \(end("0.200"))
      """)
  }

  @Test("9.8: crossed scroll views share the axes between them")
  func crossed() throws {
    let pager = list("contentSize: [1170, 600]", name: "pager", list(row))
    try expectLog(
      pager, "d1 300 300 0, m1 280 300 0.05, \(rest("280 300", 0.1))",
      """
      0.050 pager scrollViewWillBeginDragging
      0.050 pager scrollViewDidScroll 10.0 0.0
      \(end("0.300", "pager"))
      """)
    try expectLog(
      pager, "d1 300 300 0, m1 300 280 0.05, \(rest("300 280", 0.1))",
      """
      0.050 list scrollViewWillBeginDragging
      0.050 list scrollViewDidScroll 0.0 10.0
      \(end("0.300"))
      """)
  }

  @Test("9.8, 5.1.4, 9.20: of two that scroll along the same axis the inner one wins, unless it transfers the drag")
  func sameAxis() throws {
    let nested = list("bounces: false", name: "outer", list("bounces: false", name: "inner", frame: "0 0 390 300", row))
    try expectLog(
      nested, "d1 50 200 0, m1 50 180 0.1, \(rest("50 180", 0.2))",
      """
      0.100 inner scrollViewWillBeginDragging
      0.100 inner scrollViewDidScroll 0.0 10.0
      \(end("0.400", "inner"))
      """)
    try expectLog(
      nested, "d1 50 200 0, m1 50 220 0.1, \(rest("50 220", 0.2))",
      """
      0.100 inner scrollViewWillBeginDragging
      \(end("0.400", "inner"))
      """)
  }

  @Test("9.8: an inner scroll view with nothing to scroll leaves the drag to the outer one")
  func innerThatCannot() throws {
    try expectLog(
      list(name: "outer", list("contentSize: [390, 300]", name: "inner", frame: "0 0 390 300", row)),
      "d1 50 200 0, m1 50 180 0.1, \(rest("50 180", 0.2))",
      """
      0.100 outer scrollViewWillBeginDragging
      0.100 outer scrollViewDidScroll 0.0 10.0
      \(end("0.400", "outer"))
      """)
  }

  @Test("9.9, 9.10: a drag tells its beginning, its way, its end and what follows, in this order")
  func order() throws {
    try expectLog(
      list("decelerationRate: fast"), "d1 50 500 0, m1 50 480 0.1, m1 50 460 0.2, u1 50 460 0.3",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 0.0 10.0
      0.200 list scrollViewDidScroll 0.0 30.0
      0.300 list scrollViewWillEndDragging
      0.300 list scrollViewDidEndDragging
      0.300 list scrollViewWillBeginDecelerating
      0.333 list scrollViewDidScroll 0.0 33.0
      0.350 list scrollViewDidScroll 0.0 36.0
      0.367 list scrollViewDidScroll 0.0 38.0
      0.383 list scrollViewDidScroll 0.0 40.0
      0.400 list scrollViewDidScroll 0.0 41.0
      0.417 list scrollViewDidScroll 0.0 43.0
      0.433 list scrollViewDidScroll 0.0 44.0
      0.450 list scrollViewDidScroll 0.0 45.0
      0.483 list scrollViewDidScroll 0.0 46.0
      0.500 list scrollViewDidScroll 0.0 47.0
      0.533 list scrollViewDidScroll 0.0 48.0
      0.600 list scrollViewDidScroll 0.0 49.0
      0.617 list scrollViewDidEndDecelerating
      """)
  }

  @Test("9.9: a drag that the system takes away ends without going on")
  func cancelledDrag() throws {
    try expectLog(
      list(), "d1 50 500 0, m1 50 480 0.1, m1 50 460 0.2, c1 50 460 0.3",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 0.0 10.0
      0.200 list scrollViewDidScroll 0.0 30.0
      \(end("0.300"))
      """)
  }

  @Test("9.9, 4.9: disabling the pan, or scrolling, in the middle of a drag ends it at once")
  func disabledDuringTheDrag() throws {
    for target in ["list: {isScrollEnabled: false}", "list.pan: {isEnabled: false}"] {
      let tap = tap("tap", "on: [{state: ended, set: {\(target)}}]")
      try expectLog(
        views(list(), view("button", "0 600 390 40", "overrides: []", has: [tap])),
        "d1 50 500 0, m1 50 480 0.1, d2 50 620 0.15, u2 50 620 0.2, m1 50 400 0.3, u1 50 400 0.4",
        """
        0.100 list scrollViewWillBeginDragging
        0.100 list scrollViewDidScroll 0.0 10.0
        0.200 tap action ended
        \(end("0.200"))
        """)
    }
  }

  @Test("9.9: the actions of the pan are logged on request, after the delegate's call")
  func panActions() throws {
    try expectLog(
      list("panGestureRecognizer: {logs: true}"), "d1 50 300 0, m1 50 280 0.1, \(rest("50 280", 0.2))",
      """
      0.100 list scrollViewWillBeginDragging
      0.100 list scrollViewDidScroll 0.0 10.0
      0.100 list.pan action began
      0.200 list.pan action changed
      0.300 list.pan action changed
      0.400 list scrollViewWillEndDragging
      0.400 list scrollViewDidEndDragging
      0.400 list.pan action ended
      """)
  }

  @Test("9.14: a finger stops decelerating content, which never receives it")
  func stopped() throws {
    let log = try play(
      list(view("row", "0 0 390 6000", has: [tap("tap")])),
      fingers("d1 50 500 0, m1 50 400 0.05, m1 50 300 0.1, u1 50 300 0.15, d1 50 300 0.3, u1 50 300 0.4"))
    expectEqual(log.first { $0.contains("Decelerating") }, "0.150 list scrollViewWillBeginDecelerating")
    #expect(log.last == "0.400 list scrollViewDidEndDragging" && !log.contains { $0.contains("DidEndDecelerating") })
    #expect(!log.contains { $0.contains("row") || $0.contains("tap") })
  }

  @Test("9.14: the finger that stopped the content drags it without the 10 pt")
  func immediately() throws {
    let log = try play(
      list(row),
      fingers(
        "d1 50 500 0, m1 50 400 0.05, m1 50 300 0.1, u1 50 300 0.15, d1 50 300 0.3, m1 50 297 0.35, c1 50 297 0.4"))
    let stop = try #require(log.firstIndex(of: "0.350 list scrollViewDidEndDecelerating"))
    let place = try #require(log[stop - 1].split(separator: " ").last.flatMap { Double($0) })
    let moved = decimal(place + 3, places: 1)
    expectEqual(
      Array(log[(stop + 1)...]),
      [
        "0.350 list scrollViewWillBeginDragging", "0.350 list scrollViewDidScroll 0.0 \(moved)",
        "0.400 list scrollViewWillEndDragging", "0.400 list scrollViewDidEndDragging",
      ])
  }

  @Test("9.14: after that, the next finger goes to the content again")
  func afterTheStop() throws {
    let log = try play(
      list(view("row", "0 0 390 6000")),
      fingers(
        "d1 50 500 0, m1 50 400 0.05, m1 50 300 0.1, u1 50 300 0.15, d1 50 300 0.3, u1 50 300 0.4, d1 50 300 1, u1 50 300 1.05"
      ))
    let stop = try #require(log.firstIndex(of: "0.400 list scrollViewDidEndDragging"))
    expectEqual(Array(log[(stop + 1)...]), ["1.050 row touchesBegan 1", "1.050 row touchesEnded 1"])
  }

  @Test("9.1, 9.8: relations may name the pan: it waits for another, or is simultaneous with it")
  func relations() throws {
    let edge = recognizer("ScreenEdgePan", "back", "edges: [left]")
    let waiting = list("contentSize: [1170, 600], panGestureRecognizer: {requiresToFail: [back]}", row)
    try expectLog(
      waiting, root: [edge], "d1 5 50 0, m1 25 50 0.05, m1 45 50 0.1, u1 45 50 0.15",
      """
      0.050 back action began
      0.100 back action changed
      0.150 back action ended
      """)
    let beside = pan("drag", "delegate: {shouldRecognizeSimultaneouslyWith: [list.pan]}")
    try expectLog(
      list(view("row", "0 0 390 100", has: [beside])), "d1 50 50 0, m1 50 30 0.05, c1 50 30 0.1",
      """
      0.050 drag action began
      0.050 list scrollViewWillBeginDragging
      0.050 list scrollViewDidScroll 0.0 10.0
      0.100 drag action cancelled
      \(end("0.100"))
      """)
  }

  @Test("9.1: the scroll view itself answers whether its pan may begin, whatever was hit (5.4.1)")
  func shouldBegin() throws {
    try expectLog(
      list("gestureRecognizerShouldBegin: false", row), "d1 50 50 0, m1 50 30 0.2, u1 50 30 0.3",
      """
      0.150 row touchesBegan 1
      0.200 row touchesMoved 1
      0.300 row touchesEnded 1
      """)
  }
}
