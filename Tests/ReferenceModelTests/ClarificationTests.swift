import Expectations
import ReferenceModel
import Testing

/// Cases that only section 15 and sentences of sections 4 to 6 define.
@Suite struct ClarificationTests {
  private func scene(_ recognizers: String, _ keys: String = "") -> String {
    view("V", #""recognizers":[\#(recognizers)]\#(keys.isEmpty ? "" : ",")\#(keys)"#)
  }
  private let pan = #"{"name":"P","class":"UIPanGestureRecognizer"}"#

  @Test func touchesThatWereDownTogetherAreCancelledInOneCall() {
    let tap = #"{"name":"T","class":"UITapGestureRecognizer","numberOfTouchesRequired":2}"#
    let lines = """
      0 1 began 50 50
      0.02 2 began 90 50
      0.1 1 ended 50 50
      0.12 2 ended 90 50
      """
    expectEqual(
      play(scene(tap, #""isMultipleTouchEnabled":true"#), lines),
      [
        "0.000 V touchesBegan 1", "0.020 V touchesBegan 2", "0.120 T action ended", "0.120 V touchesCancelled 1 2",
      ])
  }

  @Test func aFingerThatJoinsABegunPanIsDroppedAndCountsAsAnUpdate() {
    let lines = """
      0 1 began 50 50
      0.1 1 moved 70 50
      0.2 2 began 90 50
      0.3 1 ended 70 50
      0.4 2 ended 90 50
      """
    expectEqual(
      play(scene(pan, #""isMultipleTouchEnabled":true"#), lines),
      [
        "0.000 V touchesBegan 1", "0.100 P action began", "0.100 V touchesCancelled 1", "0.200 P action changed",
        "0.300 P action changed", "0.400 P action ended",
      ])
  }

  @Test func aHeldPanSendsBeganOnlyWhenItIsReleased() {
    let tap = #"{"name":"T","class":"UITapGestureRecognizer"}"#
    let waiting = #"{"name":"P","class":"UIPanGestureRecognizer","requiresToFail":["T"]}"#
    expectEqual(
      play(scene(tap + "," + waiting), drag([20, 30, 46, 60])),
      [
        "0.000 V touchesBegan 1", "0.020 V touchesMoved 1", "0.040 V touchesMoved 1", "0.060 P action began",
        "0.060 V touchesCancelled 1", "0.080 P action changed", "0.100 P action ended",
      ])
  }

  @Test func aHeldPanThatEndsMeanwhileSendsBoth() {
    let double = #"{"name":"D","class":"UITapGestureRecognizer","numberOfTapsRequired":2}"#
    let waiting = #"{"name":"P","class":"UIPanGestureRecognizer","requiresToFail":["D"]}"#
    expectEqual(
      play(scene(double + "," + waiting), drag([20])),
      [
        "0.000 V touchesBegan 1", "0.020 V touchesMoved 1", "0.390 P action began", "0.390 P action ended",
        "0.390 V touchesCancelled 1",
      ])
  }

  @Test func twoThatRequireEachOtherFailWhenTheLastFingerLifts() {
    let first = #"{"name":"A","class":"UITapGestureRecognizer","requiresToFail":["B"]}"#
    let second = #"{"name":"B","class":"UITapGestureRecognizer","requiresToFail":["A"]}"#
    expectEqual(play(scene(first + "," + second), tap(0)), ["0.000 V touchesBegan 1", "0.060 V touchesEnded 1"])
  }

  @Test func aDependantFailsAtItsFirstTouchWhileTheOtherIsUnderWay() {
    let root = """
      {"name":"root","class":"UIView","frame":[0,0,400,600],"children":[
      {"name":"a","class":"UIView","frame":[0,0,200,200],"recognizers":[\(pan)]},
      {"name":"b","class":"UIView","frame":[200,0,200,200],
      "recognizers":[{"name":"T","class":"UITapGestureRecognizer","requiresToFail":["P"]}]}]}
      """
    let lines = """
      0 1 began 50 50
      0.1 1 moved 80 50
      0.2 2 began 250 50
      0.3 2 ended 250 50
      0.4 1 ended 80 50
      """
    expectEqual(
      play(root, lines + "\n" + tap(1, x: 250)),
      [
        "0.100 P action began", "0.400 P action ended", "1.060 T action ended",
      ])
  }

  @Test func aRecognizerThatDisablesItselfLeavesTheTouchToTheView() {
    let pan = """
      {"name":"P","class":"UIPanGestureRecognizer","logs":true,
      "on":[{"state":"began","set":{"P":{"isEnabled":false}}}]}
      """
    expectEqual(
      play(scene(pan), drag([20, 30])),
      [
        "0.000 P touchesBegan 1", "0.000 V touchesBegan 1", "0.020 P touchesMoved 1", "0.020 P action began",
        "0.020 P touchesCancelled 1", "0.020 P action cancelled", "0.020 V touchesMoved 1", "0.040 V touchesMoved 1",
        "0.060 V touchesEnded 1",
      ])
  }

  @Test func aReleasedPanThatHasEndedCanStillBeCancelledByItsOwnBegan() {
    let double = #"{"name":"D","class":"UITapGestureRecognizer","numberOfTapsRequired":2}"#
    let waiting = """
      {"name":"P","class":"UIPanGestureRecognizer","requiresToFail":["D"],
      "on":[{"state":"began","set":{"P":{"isEnabled":false}}}]}
      """
    expectEqual(
      play(scene(double + "," + waiting), drag([20])),
      [
        "0.000 V touchesBegan 1", "0.020 V touchesMoved 1", "0.390 P action began", "0.390 P action cancelled",
        "0.390 V touchesEnded 1",
      ])
  }

  @Test func aTapReleasesWhatWaitedForADisabledRecognizer() {
    let tap = """
      {"name":"T","class":"UITapGestureRecognizer","cancelsTouchesInView":false,
      "delegate":{"shouldRecognizeSimultaneouslyWith":true},"on":[{"state":"ended","set":{"D":{"isEnabled":false}}}]}
      """
    let double = #"{"name":"D","class":"UITapGestureRecognizer","numberOfTapsRequired":2}"#
    let waiting = #"{"name":"S","class":"UITapGestureRecognizer","requiresToFail":["D"]}"#
    expectEqual(
      play(scene([tap, double, waiting].joined(separator: ",")), self.tapAtStart),
      [
        "0.000 V touchesBegan 1", "0.060 T action ended", "0.060 S action ended", "0.060 V touchesCancelled 1",
      ])
  }
  private let tapAtStart = tap(0)

  @Test func aRemovedViewHearsOfItAndItsSuperviewsRecognizerGoesOn() {
    let pan = """
      {"name":"P","class":"UIPanGestureRecognizer","cancelsTouchesInView":false,
      "on":[{"state":"began","remove":"V"}]}
      """
    let press =
      #"{"name":"L","class":"UILongPressGestureRecognizer","minimumPressDuration":0,"cancelsTouchesInView":false,"#
      + #""delegate":{"shouldRecognizeSimultaneouslyWith":true}}"#
    let root = """
      {"name":"root","class":"UIView","frame":[0,0,400,600],"recognizers":[\(pan)],"children":[\(scene(press))]}
      """
    expectEqual(
      play(root, drag([20, 30])),
      [
        "0.000 L action began", "0.000 V touchesBegan 1", "0.020 L action changed", "0.020 P action began",
        "0.020 L action cancelled", "0.020 V touchesCancelled 1", "0.040 P action changed", "0.060 P action ended",
      ])
  }

  @Test func withheldTouchesComeOnePerOriginalEventAndMovesAreMerged() {
    let press = """
      {"name":"L","class":"UILongPressGestureRecognizer","delaysTouchesBegan":true,"numberOfTouchesRequired":2,
      "allowableMovement":40}
      """
    let lines = """
      0 1 began 50 50
      0.1 1 moved 55 50
      0.15 1 moved 60 50
      0.2 2 began 90 50
      0.3 2 moved 150 50
      0.4 1 ended 60 50
      0.4 2 ended 150 50
      """
    expectEqual(
      play(scene(press, #""isMultipleTouchEnabled":true"#), lines),
      [
        "0.300 V touchesBegan 1", "0.300 V touchesMoved 1", "0.300 V touchesBegan 2", "0.300 V touchesMoved 2",
        "0.400 V touchesEnded 1 2",
      ])
  }

  @Test func aCancelledFingerThatWasWithheldIsNeverHeardOf() {
    let press = #"{"name":"L","class":"UILongPressGestureRecognizer","delaysTouchesBegan":true}"#
    expectEqual(play(scene(press), "0 1 began 50 50\n0.2 1 cancelled 50 50"), [])
  }

  @Test func onlyTheDeepestOfNestedTapsActs() {
    let tap = #""recognizers":[{"name":"outer","class":"UITapGestureRecognizer"}]"#
    let root = """
      {"name":"root","class":"UIView","frame":[0,0,400,600],\(tap),
      "children":[\(scene(#"{"name":"inner","class":"UITapGestureRecognizer"}"#))]}
      """
    expectEqual(
      play(root, self.tapAtStart),
      [
        "0.000 V touchesBegan 1", "0.060 inner action ended", "0.060 V touchesCancelled 1",
      ])
  }

  @Test func aSecondFingerIsNeverToldToASingleTouchView() {
    let lines = "0 1 began 50 50\n0.1 2 began 60 60\n0.2 1 ended 50 50\n0.3 2 moved 70 70\n0.4 2 ended 70 70"
    expectEqual(play(view("V"), lines), ["0.000 V touchesBegan 1", "0.200 V touchesEnded 1"])
  }

  @Test func anExclusiveViewKeepsOthersAway() {
    let a = #"{"name":"a","class":"UIView","frame":[0,0,100,100],"isExclusiveTouch":true,"overrides":["touchesBegan"]}"#
    let b = """
      {"name":"b","class":"UIView","frame":[100,0,100,100],"overrides":["touchesBegan"],
      "recognizers":[{"name":"T","class":"UITapGestureRecognizer"}]}
      """
    let root = #"{"name":"root","class":"UIView","frame":[0,0,400,600],"children":[\#(a),\#(b)]}"#
    let lines = "0 1 began 50 50\n0.1 2 began 150 50\n0.2 2 ended 150 50\n0.3 1 ended 50 50"
    expectEqual(play(root, lines), ["0.000 a touchesBegan 1"])
    let other = "0 1 began 150 50\n0.1 2 began 50 50\n0.2 2 ended 50 50\n0.3 1 ended 150 50"
    expectEqual(play(root, other), ["0.000 b touchesBegan 1", "0.300 T action ended"])
  }
}
