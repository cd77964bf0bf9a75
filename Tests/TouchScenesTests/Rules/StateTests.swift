import Expectations
import Testing
import TouchScenes

/// When actions are sent, with which state, and when a recognizer is reset (semantics §4).
@MainActor @Suite struct StateTests {
  @Test("4.2: targets of a discrete recognizer receive only its end", arguments: [tap("g"), swipe("g")])
  func discrete(recognizer: String) throws {
    let moves = recognizer.contains("Swipe") ? "m1 60 50 0.02, m1 120 50 0.04," : ""
    let log = try play(
      view("v", "0 0 200 200", "overrides: []", has: [recognizer]), fingers("d1 50 50 0, \(moves) u1 120 50 0.06"))
    expectEqual(log, (moves.isEmpty ? [] : ["0.040 g action ended"]))
  }

  @Test("4.5.3: what recognized and was cancelled before it could say so ends silently")
  func silentCancel() throws {
    try expectLog(
      view(
        "v", has: [press("press", "allowableMovement: 1000"), pan("pan", "requiresToFail: [press]")]),
      "d1 50 50 0, m1 70 50 0.1, c1 70 50 0.2",
      """
      0.000 v touchesBegan 1
      0.100 v touchesMoved 1
      0.200 v touchesCancelled 1
      """)
  }

  @Test("4.5.5, 15.7: one action per event of its fingers, also when one joins or leaves, and none for other fingers")
  func oneActionPerEvent() throws {
    try expectLog(
      views(view("v", "0 0 200 200", "overrides: []", has: [pan("pan")]), view("w", "200 0 100 100", "overrides: []")),
      """
      d1 50 50 0, m1 70 50 0.1, d2 60 60 0.2, m1 71 50 0.3, m2 61 60 0.3, d3 250 50 0.4, m3 260 50 0.5
      u2 61 60 0.6, m1 72 50 0.7, u1 72 50 0.8, u3 260 50 0.9
      """,
      """
      0.100 pan action began
      0.200 pan action changed
      0.300 pan action changed
      0.600 pan action changed
      0.700 pan action changed
      0.800 pan action ended
      """)
  }

  @Test("4.5.6, 7.9.1: several changes within one event make one action")
  func collapse() throws {
    try expectLog(
      view("v", "0 0 300 300", "overrides: []", has: [pan("pan")]),
      "d1 50 50 0, d2 60 60 0, m1 90 50 0.1, m2 100 60 0.1, d3 70 70 0.2, m1 95 50 0.2, u2 100 60 0.2, c1 95 50 0.3",
      """
      0.100 pan action began
      0.200 pan action changed
      0.300 pan action cancelled
      """)
  }

  @Test("4.5.7, 5.2.5: held until its fingers are up, it says began and ended, then the view is cancelled")
  func beganAndEndedAtOnce() throws {
    try expectLog(
      view("v", has: [pan("pan", "requiresToFail: [swipe]"), swipe("swipe")]),
      "d1 50 50 0, m1 62 50 0.1, m1 70 50 0.2, u1 70 50 0.3",
      """
      0.000 v touchesBegan 1
      0.100 v touchesMoved 1
      0.200 v touchesMoved 1
      0.300 pan action began
      0.300 pan action ended
      0.300 v touchesCancelled 1
      """)
  }

  @Test("4.5.6, 15.8: released while it changes, it says began now and changed with the next event")
  func releasedWhileChanging() throws {
    try expectLog(
      view("v", has: [pan("pan", "requiresToFail: [swipe]"), swipe("swipe")]),
      "d1 50 50 0, m1 62 50 0.1, m1 66 50 0.2, m1 70 50 0.6, u1 70 50 0.7",
      """
      0.000 v touchesBegan 1
      0.100 v touchesMoved 1
      0.200 v touchesMoved 1
      0.500 pan action began
      0.500 v touchesCancelled 1
      0.600 pan action changed
      0.700 pan action ended
      """)
  }

  @Test("4.9: disabling a recognizer that has begun cancels it at once, inside the action that does it")
  func disabling() throws {
    try expectLog(
      view("v", "0 0 300 300", "overrides: []", has: [pan("pan", "logs: true")]),
      root: [
        press(
          "press",
          """
          allowableMovement: 1000, delegate: {shouldRecognizeSimultaneouslyWith: true},
          on: [{state: began, set: {pan: {isEnabled: false}}}, {state: changed, set: {pan: {isEnabled: true}}}]
          """)
      ],
      "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.6, m1 90 50 0.7, u1 90 50 0.8, d2 50 50 1, m2 70 50 1.1, u2 70 50 1.2",
      """
      0.000 pan touchesBegan 1
      0.100 pan touchesMoved 1
      0.100 pan action began
      0.500 press action began
      0.500 pan touchesCancelled 1
      0.500 pan action cancelled
      0.600 press action changed
      0.700 press action changed
      0.800 press action ended
      1.000 pan touchesBegan 2
      1.100 pan touchesMoved 2
      1.100 pan action began
      1.200 pan touchesEnded 2
      1.200 pan action ended
      """)
  }

  @Test("4.9, 15.10: one that disables itself in its action is cancelled, and its touches live on in the view")
  func disablingItself() throws {
    try expectLog(
      view("v", has: [pan("pan", "logs: true, on: [{state: began, set: {pan: {isEnabled: false}}}]")]),
      "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.2, u1 80 50 0.3",
      """
      0.000 pan touchesBegan 1
      0.000 v touchesBegan 1
      0.100 pan touchesMoved 1
      0.100 pan action began
      0.100 pan touchesCancelled 1
      0.100 pan action cancelled
      0.100 v touchesMoved 1
      0.200 v touchesMoved 1
      0.300 v touchesEnded 1
      """)
  }

  @Test("4.9: removing a recognizer cancels it like disabling, and the touch continues for the others")
  func removing() throws {
    try expectLog(
      view("v", "0 0 300 300", "overrides: []", has: [pan("pan", "logs: true")]),
      root: [
        press(
          "press",
          """
          allowableMovement: 1000, delegate: {shouldRecognizeSimultaneouslyWith: true},
          on: [{state: began, removeRecognizer: pan}]
          """)
      ],
      "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.6, u1 80 50 0.7",
      """
      0.000 pan touchesBegan 1
      0.100 pan touchesMoved 1
      0.100 pan action began
      0.500 press action began
      0.500 pan touchesCancelled 1
      0.500 pan action cancelled
      0.600 press action changed
      0.700 press action ended
      """)
  }

  @Test("4.9, 5.2.3: disabling what others wait for lets them go, in the same update")
  func disablingARequirement() throws {
    try expectLog(
      view(
        "v", has: [tap("double", "numberOfTapsRequired: 2"), tap("single", "requiresToFail: [double]")]),
      root: [
        tap(
          "other",
          "delegate: {shouldRecognizeSimultaneouslyWith: true}, on: [{state: ended, set: {double: {isEnabled: false}}}]"
        )
      ],
      "d1 50 50 0, u1 50 50 0.06",
      """
      0.000 v touchesBegan 1
      0.060 other action ended
      0.060 v touchesCancelled 1
      0.060 single action ended
      """)
  }

  @Test("4.12: a tap that lasts too long fails then, and the waiting recognizer continues")
  func tapFailsInTime() throws {
    try expectLog(
      view("v", has: [tap("tap"), press("press", "requiresToFail: [tap]")]), "d1 50 50 0, u1 50 50 1",
      """
      0.000 v touchesBegan 1
      0.750 press action began
      0.750 v touchesCancelled 1
      1.000 press action ended
      """)
  }

  @Test("4.13: an action may take its own view away", arguments: ["remove: v", "removeRecognizer: tap"])
  func actionRemoves(reaction: String) throws {
    try expectLog(
      view("v", has: [tap("tap", "on: [{state: ended, \(reaction)}]")]), root: [tap("outer")],
      "d1 50 50 0, u1 50 50 0.1",
      reaction == "remove: v"
        ? "0.000 v touchesBegan 1\n0.100 tap action ended\n0.100 v touchesCancelled 1"
        : "0.000 v touchesBegan 1\n0.100 tap action ended\n0.100 v touchesEnded 1")
  }
}
