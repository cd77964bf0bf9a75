import Testing
import TouchScenes

/// Published and documented logs of double taps, of two recognizers, and of delays, each compared whole.
@MainActor @Suite struct PublishedPairTests {
  @Test func L53_aLoneDoubleTapThatDoesNotDelayTheEnd() throws {
    try expectLog(
      view("V", has: [tap("double", "numberOfTapsRequired: 2, delaysTouchesEnded: false")]),
      "d1 100 100 0, u1 100 100 0.06, d1 100 100 0.2, u1 100 100 0.26",
      """
      0.000 V touchesBegan 1
      0.060 V touchesEnded 1
      0.200 V touchesBegan 1
      0.260 double action ended
      0.260 V touchesCancelled 1
      """)
  }

  private let singleAndDouble = view(
    "v", has: [tap("double", "numberOfTapsRequired: 2"), tap("single", "requiresToFail: [double]")])

  @Test func D1_aSingleTapThatWaitsActsWhenTheDoubleTapHasFailed() throws {
    try expectLog(
      singleAndDouble, "d1 100 100 0, u1 100 100 0.06",
      """
      0.000 v touchesBegan 1
      0.410 single action ended
      0.410 v touchesCancelled 1
      """)
  }

  @Test func D2_aDoubleTapActsAlone() throws {
    try expectLog(
      singleAndDouble, "d1 100 100 0, u1 100 100 0.06, d1 100 100 0.2, u1 100 100 0.26",
      """
      0.000 v touchesBegan 1
      0.200 v touchesBegan 1
      0.260 double action ended
      0.260 v touchesCancelled 1
      0.260 v touchesCancelled 1
      """)
  }

  private let flick = "d1 50 100 0, m1 62 100 0.02, m1 80 100 0.04, m1 110 100 0.06, m1 130 100 0.07, u1 130 100 0.08"

  @Test func D4_aPanThatWaitsLosesAFlickToTheSwipe() throws {
    try expectLog(
      view("v", has: [pan("pan", "requiresToFail: [swipe]"), swipe("swipe")]), flick,
      """
      0.000 v touchesBegan 1
      0.020 v touchesMoved 1
      0.040 v touchesMoved 1
      0.060 swipe action ended
      0.060 v touchesCancelled 1
      """)
  }

  @Test func D5_withoutARelationOnlyThePanActs() throws {
    try expectLog(
      view("v", has: [pan("pan"), swipe("swipe")]), flick,
      """
      0.000 v touchesBegan 1
      0.020 pan action began
      0.020 v touchesCancelled 1
      0.040 pan action changed
      0.060 pan action changed
      0.070 pan action changed
      0.080 pan action ended
      """)
  }

  @Test func D8_aDelegateThatSaysNoLeavesTheTouchToTheView() throws {
    try expectLog(
      view("V", has: [tap("tap", "delegate: {shouldBegin: false}")]), "d1 100 100 0, u1 100 100 0.06",
      """
      0.000 V touchesBegan 1
      0.060 V touchesEnded 1
      """)
  }

  @Test func D10_aLongPressThatDelaysBeganAndFailsGivesBothAtOnce() throws {
    try expectLog(
      view("V", has: [press("press", "delaysTouchesBegan: true")]), "d1 100 100 0, u1 100 100 0.2",
      """
      0.200 V touchesBegan 1
      0.200 V touchesEnded 1
      """)
  }
}
