import Expectations
import ReferenceModel
import Testing

/// The rows G and H of the published logs.
@Suite struct RequirementLogTests {
  private func recognized(_ recognizers: String) -> String { view("V", #""recognizers":[\#(recognizers)]"#) }
  private let double = #"{"name":"D","class":"UITapGestureRecognizer","numberOfTapsRequired":2}"#

  @Test func l53ALoneDoubleTapThatDoesNotDelayEnds() {
    let root = recognized(
      #"{"name":"D","class":"UITapGestureRecognizer","numberOfTapsRequired":2,"delaysTouchesEnded":false}"#)
    expectEqual(
      play(root, tap(0) + tap(0.2, id: 2)),
      [
        "0.000 V touchesBegan 1", "0.060 V touchesEnded 1", "0.200 V touchesBegan 2", "0.260 D action ended",
        "0.260 V touchesCancelled 2",
      ])
  }

  @Test func aLoneDoubleTapCancelsTheTouchesOfBothTaps() {
    expectEqual(
      play(recognized(double), tap(0) + tap(0.2, id: 2)),
      [
        "0.000 V touchesBegan 1", "0.200 V touchesBegan 2", "0.260 D action ended", "0.260 V touchesCancelled 1",
        "0.260 V touchesCancelled 2",
      ])
  }

  private var singleAndDouble: String {
    recognized(double + #",{"name":"S","class":"UITapGestureRecognizer","requiresToFail":["D"]}"#)
  }

  @Test func d1ASingleTapWaitsForTheDoubleTap() {
    expectEqual(
      play(singleAndDouble, tap(0)),
      [
        "0.000 V touchesBegan 1", "0.410 S action ended", "0.410 V touchesCancelled 1",
      ])
  }

  @Test func d2TwoQuickTapsAreOnlyADoubleTap() {
    expectEqual(
      play(singleAndDouble, tap(0) + tap(0.2)),
      [
        "0.000 V touchesBegan 1", "0.200 V touchesBegan 1", "0.260 D action ended", "0.260 V touchesCancelled 1",
        "0.260 V touchesCancelled 1",
      ])
  }

  private let swipe = #"{"name":"W","class":"UISwipeGestureRecognizer"}"#

  @Test func d4APanThatRequiresTheSwipeToFailLosesToIt() {
    let root = recognized(swipe + #",{"name":"P","class":"UIPanGestureRecognizer","requiresToFail":["W"]}"#)
    expectEqual(
      play(root, drag([30, 60, 90])),
      [
        "0.000 V touchesBegan 1", "0.020 V touchesMoved 1", "0.040 W action ended", "0.040 V touchesCancelled 1",
      ])
  }

  @Test func d5APanWithoutRelationWins() {
    let root = recognized(swipe + #",{"name":"P","class":"UIPanGestureRecognizer"}"#)
    expectEqual(
      play(root, drag([30, 60, 90])),
      [
        "0.000 V touchesBegan 1", "0.020 P action began", "0.020 V touchesCancelled 1", "0.040 P action changed",
        "0.060 P action changed", "0.080 P action ended",
      ])
  }

  @Test func d8ATapThatMayNotBeginLeavesTheViewItsTouch() {
    let root = recognized(#"{"name":"S","class":"UITapGestureRecognizer","delegate":{"shouldBegin":false}}"#)
    expectEqual(play(root, tap(0)), ["0.000 V touchesBegan 1", "0.060 V touchesEnded 1"])
  }

  @Test func d10AShortPressIsToldAtTheLift() {
    let root = recognized(#"{"name":"L","class":"UILongPressGestureRecognizer","delaysTouchesBegan":true}"#)
    expectEqual(play(root, "0 1 began 50 50\n0.2 1 ended 50 50"), ["0.200 V touchesBegan 1", "0.200 V touchesEnded 1"])
  }

  @Test func aSingleTapAndADoubleTapWithoutRelationBothAct() {
    let root = recognized(double + #",{"name":"S","class":"UITapGestureRecognizer"}"#)
    expectEqual(
      play(root, tap(0) + tap(0.2)),
      [
        "0.000 V touchesBegan 1", "0.060 S action ended", "0.060 V touchesCancelled 1", "0.200 V touchesBegan 1",
        "0.260 D action ended", "0.260 V touchesCancelled 1",
      ])
  }
}
