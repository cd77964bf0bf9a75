import Testing
import TouchScenes

/// Failure requirements between recognizers (semantics 5.2).
@MainActor @Suite struct RequirementTests {
  private let quickTap = "d1 50 50 0, u1 50 50 0.06"
  private let twoTaps = "d1 50 50 0, u1 50 50 0.06, d1 50 50 0.2, u1 50 50 0.26"
  private func plain(_ recognizers: String...) -> String {
    view("v", "0 0 300 300", "overrides: []", has: recognizers)
  }

  @Test(
    "5.2.1, 5.2.11: any of the five ways to require makes the single tap wait 0.35 s",
    arguments: [
      ("requiresToFail: [D]", ""), ("subclass: {shouldRequireFailureOf: [D]}", ""),
      ("", "subclass: {shouldBeRequiredToFailBy: [S]}"), ("delegate: {shouldRequireFailureOf: true}", ""),
      ("", "delegate: {shouldBeRequiredToFailBy: [S]}"),
      ("requiresToFail: [D], delegate: {shouldRequireFailureOf: false}", ""),
    ])
  func waysToRequire(single: String, double: String) throws {
    let scene = plain(tap("S", single), tap("D", "numberOfTapsRequired: 2\(double.isEmpty ? "" : ", ")\(double)"))
    try expectLog(scene, quickTap, "0.410 S action ended")
    try expectLog(scene, twoTaps, "0.260 D action ended")
  }

  @Test("5.2.1: without an answer of true none waits", arguments: ["delegate: {shouldRequireFailureOf: [other]}", ""])
  func nobodyWaits(single: String) throws {
    try expectLog(
      views(
        plain(tap("S", single), tap("D", "numberOfTapsRequired: 2")), view("w", "300 0 50 50", has: [tap("other")])),
      quickTap, "0.060 S action ended")
  }

  @Test("5.2.2: requirements hold across views, upwards and downwards", arguments: [true, false])
  func acrossViews(singleInside: Bool) throws {
    let single = tap("S", "delegate: {shouldRequireFailureOf: [D]}")
    let double = tap("D", "numberOfTapsRequired: 2")
    let scene = view("v", "0 0 300 300", "overrides: []", has: [singleInside ? single : double])
    try expectLog(scene, root: [singleInside ? double : single], quickTap, "0.410 S action ended")
    try expectLog(scene, root: [singleInside ? double : single], twoTaps, "0.260 D action ended")
  }

  @Test("5.2.2, 4.6.6: an answer for one attempt also applies to the next one, when the same is answered again")
  func everyAttempt() throws {
    try expectLog(
      plain(tap("S", "delegate: {shouldRequireFailureOf: true}"), tap("D", "numberOfTapsRequired: 2")),
      "d1 50 50 0, u1 50 50 0.06, d1 50 50 1, u1 50 50 1.06, d1 50 50 1.2, u1 50 50 1.26, d1 50 50 2, u1 50 50 2.06",
      """
      0.410 S action ended
      1.260 D action ended
      2.410 S action ended
      """)
  }

  @Test("5.2.3: a disabled recognizer, and one without a touch, block none")
  func whoDoesNotBlock() throws {
    try expectLog(
      plain(tap("S", "requiresToFail: [D]"), tap("D", "numberOfTapsRequired: 2, isEnabled: false")), quickTap,
      "0.060 S action ended")
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [tap("S", "requiresToFail: [D]")]),
        view("b", "100 0 100 100", "overrides: []", has: [tap("D", "numberOfTapsRequired: 2")])),
      quickTap, "0.060 S action ended")
    try expectLog(
      plain(
        tap("S", "requiresToFail: [D]"),
        tap("D", "numberOfTapsRequired: 2, delegate: {shouldReceiveTouch: false}")), quickTap, "0.060 S action ended")
  }

  @Test("5.2.3: one that failed earlier in the attempt blocks none")
  func failedEarlier() throws {
    try expectLog(
      plain(pan("pan", "requiresToFail: [swipe]"), swipe("swipe")),
      "d1 50 50 0, m1 45 50 0.05, m1 70 50 0.1, u1 70 50 0.2",
      """
      0.100 pan action began
      0.200 pan action ended
      """)
  }

  @Test("5.2.4: held, it excludes none and can be excluded")
  func heldExcludesNobody() throws {
    try expectLog(
      plain(
        pan("pan", "requiresToFail: [swipe]"), swipe("swipe"),
        press("press", "minimumPressDuration: 0.3, allowableMovement: 1000")),
      "d1 50 50 0, m1 62 50 0.1, m1 65 50 0.6, u1 65 50 0.7",
      """
      0.300 press action began
      0.600 press action changed
      0.700 press action ended
      """)
  }

  @Test("5.2.4, 6.6, 6.7: held, it continues to withhold touches from the view")
  func heldWithholds() throws {
    try expectLog(
      view("v", has: [pan("pan", "requiresToFail: [swipe], delaysTouchesBegan: true"), swipe("swipe")]),
      "d1 50 50 0, m1 62 50 0.1, m1 65 50 0.2, m1 70 50 0.6, u1 70 50 0.7",
      """
      0.500 pan action began
      0.600 pan action changed
      0.700 pan action ended
      """)
  }

  @Test("5.2.4: held, it may fail")
  func heldFails() throws {
    try expectLog(
      view(
        "v",
        has: [
          pan("pan", "requiresToFail: [press], delaysTouchesBegan: true"),
          press("press", "allowableMovement: 1000"),
        ]),
      "d1 50 50 0, m1 70 50 0.1, c1 70 50 0.2, d1 50 50 1, u1 50 50 1.1",
      """
      1.100 v touchesBegan 1
      1.100 v touchesEnded 1
      """)
  }

  @Test("5.2.5: released by a timer it acts then, without another event")
  func releasedByTimer() throws {
    try expectLog(
      view("v", has: [pan("pan", "requiresToFail: [swipe]"), swipe("swipe")]),
      "d1 50 50 0, m1 62 50 0.1, u1 62 50 2",
      """
      0.000 v touchesBegan 1
      0.100 v touchesMoved 1
      0.500 pan action began
      0.500 v touchesCancelled 1
      2.000 pan action ended
      """)
  }

  @Test("5.2.5: released, it excludes others before it acts")
  func releasedExcludes() throws {
    try expectLog(
      plain(
        pan("pan", "requiresToFail: [swipe]"), swipe("swipe"),
        press("press", "minimumPressDuration: 0.6, allowableMovement: 1000")),
      "d1 50 50 0, m1 62 50 0.1, u1 62 50 1",
      """
      0.500 pan action began
      1.000 pan action ended
      """)
  }

  @Test("5.2.6: recognition of what it waits for fails it, held or not")
  func recognizedRequirement() throws {
    try expectLog(
      plain(
        pan("pan", "requiresToFail: [press], delegate: {shouldRecognizeSimultaneouslyWith: true}"),
        press("press", "allowableMovement: 1000")),
      "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.6, u1 80 50 0.7",
      """
      0.500 press action began
      0.600 press action changed
      0.700 press action ended
      """)
    try expectLog(
      plain(
        pan("pan", "requiresToFail: [press], delegate: {shouldRecognizeSimultaneouslyWith: true}"), press("press")),
      "d1 50 50 0, m1 80 50 0.6, u1 80 50 0.7",
      """
      0.500 press action began
      0.600 press action changed
      0.700 press action ended
      """)
  }

  private let trio = [
    swipe("R"), press("D", "minimumPressDuration: 0.2, allowableMovement: 1000, requiresToFail: [R]"),
  ]

  @Test("5.2.7: when a third one excludes what it waits for, it is excluded as well")
  func thirdExcludesBoth() throws {
    try expectLog(
      view("v", "0 0 300 300", "overrides: []", has: trio + [pan("X")]),
      "d1 50 50 0, m1 62 50 0.3, u1 62 50 0.4",
      """
      0.300 X action began
      0.400 X action ended
      """)
  }

  @Test("5.2.7: unless it may be simultaneous with the third: then it is released and acts in the same update")
  func thirdReleases() throws {
    try expectLog(
      view(
        "v", has: trio + [pan("X", "delegate: {shouldRecognizeSimultaneouslyWith: [D]}")]),
      "d1 50 50 0, m1 62 50 0.3, u1 62 50 0.4",
      """
      0.000 v touchesBegan 1
      0.300 X action began
      0.300 v touchesCancelled 1
      0.300 D action began
      0.400 D action ended
      0.400 X action ended
      """)
  }

  private let chain = [
    tap("one", "requiresToFail: [two]"), tap("two", "numberOfTapsRequired: 2, requiresToFail: [three]"),
    tap("three", "numberOfTapsRequired: 3"),
  ]

  @Test("5.2.8: one that is held blocks those that require it")
  func transitive() throws {
    let scene = view("v", "0 0 300 300", "overrides: []", has: chain)
    try expectLog(scene, quickTap, "0.410 one action ended")
    try expectLog(scene, twoTaps, "0.610 two action ended")
    try expectLog(scene, twoTaps + ", d1 50 50 0.4, u1 50 50 0.46", "0.460 three action ended")
  }

  @Test("5.2.8: whatever the order in which they were added", arguments: [[2, 1, 0], [1, 2, 0], [1, 0, 2]])
  func transitiveInOtherOrders(order: [Int]) throws {
    let scene = view("v", "0 0 300 300", "overrides: []", has: order.map { chain[$0] })
    try expectLog(scene, twoTaps, "0.610 two action ended")
  }
}
