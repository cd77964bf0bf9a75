import Expectations
import Testing
import TouchScenes

/// Exclusion between recognizers (semantics 5.1).
@MainActor @Suite struct ExclusionTests {
  private let quickTap = "d1 50 50 0, u1 50 50 0.06"
  private let slowDrag = "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.6, u1 80 50 0.7"

  @Test("5.1.1: of two recognizers in related views one acts, and the other can no longer")
  func oneActs() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("pan")]), root: [press("press", "allowableMovement: 1000")],
      slowDrag,
      """
      0.100 pan action began
      0.600 pan action changed
      0.700 pan action ended
      """)
  }

  @Test("5.1.2: recognizers that share no touch do not exclude each other, though one's view is inside the other's")
  func noSharedTouch() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("inner")]),
      root: [pan("outer", "delegate: {shouldReceiveTouch: {onlyViews: [root]}}")],
      "d1 50 50 0, d2 300 50 0, m1 70 50 0.1, m2 320 50 0.1, u1 70 50 0.2, u2 320 50 0.2",
      """
      0.100 inner action began
      0.100 outer action began
      0.200 inner action ended
      0.200 outer action ended
      """)
  }

  @Test("5.1.2: recognizers of sibling views run side by side")
  func siblings() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [pan("pa")]),
        view("b", "100 0 100 100", "overrides: []", has: [press("pb")])),
      "d1 50 50 0, d2 150 50 0, m1 70 50 0.1, m1 80 50 0.6, u1 80 50 0.7, u2 150 50 0.8",
      """
      0.100 pa action began
      0.500 pb action began
      0.600 pa action changed
      0.700 pa action ended
      0.800 pb action ended
      """)
  }

  @Test("5.1.2: an ancestor's recognizer that shares one of its fingers excludes those of both branches")
  func ancestorExcludesBranches() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [press("pa", "allowableMovement: 1000")]),
        view("b", "100 0 100 100", "overrides: []", has: [press("pb")])),
      root: [pan("pan")],
      "d1 50 50 0, d2 150 50 0, m1 80 50 0.1, u1 80 50 0.7, u2 150 50 0.8",
      """
      0.100 pan action began
      0.700 pan action changed
      0.800 pan action ended
      """)
  }

  @Test("5.1.2: one that has begun is not made to fail by a newcomer that it could not prevent")
  func begunIsSafe() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("pan")]),
      root: [press("press", "allowableMovement: 1000, subclass: {canBePreventedBy: false}")], slowDrag,
      """
      0.100 pan action began
      0.500 press action began
      0.600 pan action changed
      0.600 press action changed
      0.700 pan action ended
      0.700 press action ended
      """)
  }

  private let bystander = view("w", "300 0 50 50", "", has: [tap("other")])

  @Test(
    "5.1.2: a no of canPrevent, or of canBePrevented, for either direction lets both run",
    arguments: [
      ("subclass: {canPrevent: false}", "subclass: {canPrevent: false}"),
      ("subclass: {canPrevent: false, canBePreventedBy: false}", ""),
      ("", "subclass: {canPrevent: false, canBePreventedBy: false}"),
      ("subclass: {canBePreventedBy: [other]}", "subclass: {canBePreventedBy: [other]}"),
    ])
  func hooks(one: String, other: String) throws {
    try expectLog(
      views(view("v", "0 0 200 200", "overrides: []", has: [tap("first", one), tap("second", other)]), bystander),
      quickTap,
      """
      0.060 first action ended
      0.060 second action ended
      """)
  }

  @Test(
    "5.1.2: what one may not prevent may still prevent it",
    arguments: [("subclass: {canPrevent: false}", ""), ("", "subclass: {canBePreventedBy: [other]}")])
  func hooksInOneDirection(one: String, other: String) throws {
    try expectLog(
      views(view("v", "0 0 200 200", "overrides: []", has: [tap("first", one), tap("second", other)]), bystander),
      quickTap, "0.060 second action ended")
  }

  @Test(
    "5.1.2: hooks that speak of others change nothing",
    arguments: [
      ("subclass: {canPrevent: [second]}", "subclass: {canBePreventedBy: [first]}"),
      (
        "delegate: {shouldRecognizeSimultaneouslyWith: [other]}",
        "delegate: {shouldRecognizeSimultaneouslyWith: false}"
      ),
    ])
  func hooksForOthers(one: String, other: String) throws {
    try expectLog(
      views(view("v", "0 0 200 200", "overrides: []", has: [tap("first", one), tap("second", other)]), bystander),
      quickTap, "0.060 second action ended")
  }

  @Test(
    "5.1.2: a yes of either delegate lets both run",
    arguments: [
      ("delegate: {shouldRecognizeSimultaneouslyWith: true}", ""),
      ("", "delegate: {shouldRecognizeSimultaneouslyWith: [first]}"),
    ])
  func delegates(one: String, other: String) throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [tap("second", other)]), root: [tap("first", one)], quickTap,
      """
      0.060 second action ended
      0.060 first action ended
      """)
  }

  @Test("5.1.3: what was excluded fails without an action and keeps nothing from the view")
  func excludedFails() throws {
    try expectLog(
      view("v", has: [tap("tap", "cancelsTouchesInView: false"), tap("double", "numberOfTapsRequired: 2")]),
      root: [pan("pan", "cancelsTouchesInView: false")], "d1 50 50 0, m1 62 50 0.1, u1 62 50 0.2",
      """
      0.000 v touchesBegan 1
      0.100 pan action began
      0.100 v touchesMoved 1
      0.200 pan action ended
      0.200 v touchesEnded 1
      """)
  }

  @Test("5.1.4: of nested taps all get the end of the touch and only the deepest acts")
  func nested() throws {
    let log = try play(
      view(
        "a", "0 0 300 300", "overrides: []", has: [tap("ta", "logs: true")],
        view(
          "b", "0 0 200 200", "overrides: []", has: [tap("tb", "logs: true")],
          view("c", "0 0 100 100", "overrides: []", has: [tap("tc", "logs: true")]))),
      root: #""recognizers":[\#(tap("tr", "logs: true"))]"#, fingers(quickTap))
    expectEqual(log.prefix(4).sorted(), ["ta", "tb", "tc", "tr"].map { "0.000 \($0) touchesBegan 1" })
    expectEqual(log.dropFirst(4).prefix(4).sorted(), ["ta", "tb", "tc", "tr"].map { "0.060 \($0) touchesEnded 1" })
    expectEqual(log.dropFirst(8), ["0.060 tc action ended"])
  }

  @Test("5.1.4: exclusion comes before any action, so an action cannot save one that has lost")
  func exclusionBeforeActions() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [tap("inner", "on: [{state: ended, removeRecognizer: inner}]")]),
      root: [tap("outer")], quickTap, "0.060 inner action ended")
  }

  @Test("5.1.4: an excluded recognizer excludes none")
  func excludedExcludesNobody() throws {
    try expectLog(
      view(
        "a", "0 0 300 300", "overrides: []",
        view(
          "b", "0 0 200 200", "overrides: []", has: [tap("middle")],
          view(
            "c", "0 0 100 100", "overrides: []",
            has: [tap("deep", "delegate: {shouldRecognizeSimultaneouslyWith: [top]}")]))),
      root: [tap("top")], quickTap,
      """
      0.060 deep action ended
      0.060 top action ended
      """)
  }

  @Test("5.1.4, 15.19: at equal depth those of the touch that came first act first", arguments: [true, false])
  func orderOfCollection(aFirst: Bool) throws {
    let downs = aFirst ? "d1 50 50 0, d2 150 50 0.01" : "d2 150 50 0, d1 50 50 0.01"
    let log = try play(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [pan("pa")]),
        view("b", "100 0 100 100", "overrides: []", has: [pan("pb")])),
      fingers("\(downs), m1 70 50 0.1, m2 170 50 0.1, c1 70 50 0.2, c2 170 50 0.2"))
    let names = aFirst ? ["pa", "pb"] : ["pb", "pa"]
    expectEqual(log, names.map { "0.100 \($0) action began" } + names.map { "0.200 \($0) action cancelled" })
  }

  @Test("15.19: the view that was collected first is called first, even if its recognizer is later in its array")
  func collectionBeforeIndex() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [tap("x"), pan("pa")]),
        view("b", "100 0 100 100", "overrides: []", has: [pan("pb")])),
      "d1 50 50 0, d2 150 50 0.01, m1 70 50 0.1, m2 170 50 0.1, c1 70 50 0.2, c2 170 50 0.2",
      """
      0.100 pa action began
      0.100 pb action began
      0.200 pa action cancelled
      0.200 pb action cancelled
      """)
  }

  @Test("5.1.4: the deeper of two views in different branches acts first, whichever was touched first")
  func depthAcrossBranches() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [pan("shallow")]),
        view("box", "100 0 100 100", "overrides: []", view("b", "0 0 100 100", "overrides: []", has: [pan("deep")]))),
      "d1 50 50 0, d2 150 50 0.01, m1 70 50 0.1, m2 170 50 0.1, c1 70 50 0.2, c2 170 50 0.2",
      """
      0.100 deep action began
      0.100 shallow action began
      0.200 deep action cancelled
      0.200 shallow action cancelled
      """)
  }

  @Test("5.1.5: the first to recognize wins whatever its depth")
  func firstWins() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [swipe("swipe")]), root: [pan("pan")],
      "d1 50 50 0, m1 62 50 0.02, m1 150 50 0.04, u1 150 50 0.06",
      """
      0.020 pan action began
      0.040 pan action changed
      0.060 pan action ended
      """)
  }

  @Test("5.1.6: of two alike on one view the one that was added later wins", arguments: [["a", "b"], ["b", "a"]])
  func sameView(names: [String]) throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: names.map { tap($0) }), quickTap,
      "0.060 \(names[1]) action ended")
  }

  @Test("5.1.7: a tap does not prevent one of more taps with as many fingers; with other fingers it does")
  func tapsAndTaps() throws {
    let scene = views(
      view(
        "v", "0 0 200 200", "overrides: []",
        has: [
          tap("one"), tap("two", "numberOfTapsRequired: 2"),
          tap("three", "numberOfTapsRequired: 3"),
        ]))
    try expectLog(
      scene, "d1 50 50 0, u1 50 50 0.06, d1 50 50 0.2, u1 50 50 0.26, d1 50 50 0.4, u1 50 50 0.46",
      """
      0.060 one action ended
      0.260 two action ended
      0.460 three action ended
      """)
  }

  @Test("5.1.7: a tap does not prevent a long press that comes after as many taps")
  func tapsAndPress() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [tap("tap"), press("press", "numberOfTapsRequired: 1")]),
      "d1 50 50 0, u1 50 50 0.06, d1 50 50 0.2, u1 50 50 0.9",
      """
      0.060 tap action ended
      0.700 press action began
      0.900 press action ended
      """)
  }

  @Test("5.1.7: other pairs prevent each other: a double tap a press that comes after one tap")
  func doubleTapAndPress() throws {
    try expectLog(
      view(
        "v", "0 0 200 200", "overrides: []",
        has: [
          tap("double", "numberOfTapsRequired: 2"),
          press("press", "numberOfTapsRequired: 1, minimumPressDuration: 0.05"),
        ]),
      "d1 50 50 0, u1 50 50 0.06, d1 50 50 0.2, u1 50 50 0.26",
      """
      0.250 press action began
      0.260 press action ended
      """)
  }

  @Test(
    "5.1.8: single and double tap without a requirement: single, then double, in either order of adding",
    arguments: [["S", "D"], ["D", "S"]])
  func singleThenDouble(order: [String]) throws {
    let recognizers = order.map { tap($0, $0 == "D" ? "numberOfTapsRequired: 2" : "") }
    try expectLog(
      view("v", has: recognizers), "d1 50 50 0, u1 50 50 0.06, d1 50 50 0.2, u1 50 50 0.26",
      """
      0.000 v touchesBegan 1
      0.060 S action ended
      0.060 v touchesCancelled 1
      0.200 v touchesBegan 1
      0.260 D action ended
      0.260 v touchesCancelled 1
      """)
  }
}
