import Expectations
import ReferenceModel
import Testing

/// The rows A and B of the published logs.
@Suite struct PublishedLogTests {
  @Test func l1AnOverrideWithoutSuperEndsTheChain() {
    let root = """
      {"name":"root","class":"UIView","frame":[0,0,400,600],"controller":{"name":"vc","overrides":["touchesBegan"]},
      "children":[{"name":"outer","class":"UIView","frame":[0,0,200,200],"overrides":["touchesBegan"],
      "children":[{"name":"inner","class":"UIView","frame":[0,0,100,100],"overrides":["touchesBegan"]}]}]}
      """
    expectEqual(play(root, tap(0)), ["0.000 inner touchesBegan 1"])
  }

  @Test func l2SuperFirstPrintsTheParentFirst() {
    let root = """
      {"name":"root","class":"UIView","frame":[0,0,400,600],"controller":{"name":"vc","overrides":["touchesBegan"]},
      "children":[{"name":"outer","class":"UIView","frame":[0,0,200,200],"overrides":["touchesBegan"],
      "children":[{"name":"inner","class":"UIView","frame":[0,0,100,100],"overrides":["touchesBegan"],
      "callsSuper":"before"}]}]}
      """
    expectEqual(play(root, tap(0)), ["0.000 outer touchesBegan 1", "0.000 inner touchesBegan 1"])
  }

  @Test func l7TheHitTestGoesFromTheLastChildToTheFirst() {
    func node(_ name: String, _ frame: String, _ more: String = "") -> String {
      #"{"name":"\#(name)","class":"UIView","frame":\#(frame),"logs":["hitTest"]\#(more)}"#
    }
    let b = node("B", "[0,0,400,300]", #","children":[\#(node("D", "[0,0,50,50]"))]"#)
    let e = node("E", "[0,0,400,150]", #","overrides":["touchesBegan"]"#)
    let c = node("C", "[0,300,400,300]", #","children":[\#(e),\#(node("F", "[0,150,400,150]"))]"#)
    let a = node("A", "[0,0,400,600]", #","children":[\#(b),\#(c)]"#)
    expectEqual(
      play(a, tap(0, y: 350)),
      [
        "0.000 A hitTest", "0.000 A point(inside:) true", "0.000 C hitTest", "0.000 C point(inside:) true",
        "0.000 F hitTest", "0.000 F point(inside:) false", "0.000 E hitTest", "0.000 E point(inside:) true",
        "0.000 E touchesBegan 1",
      ])
  }

  @Test func l3TheControllerHearsTheTouchBeforeTheTap() {
    let root = """
      {"name":"root","class":"UIView","frame":[0,0,400,600],"controller":{"name":"vc","overrides":["touchesBegan"]},
      "recognizers":[{"name":"tap","class":"UITapGestureRecognizer"}]}
      """
    expectEqual(
      play(root, tap(0) + tap(1)),
      [
        "0.000 vc touchesBegan 1", "0.060 tap action ended", "1.000 vc touchesBegan 1", "1.060 tap action ended",
      ])
  }

  @Test func l5ATapWithASlightMoveActsAndThenCancels() {
    let root = view("red", #""recognizers":[{"name":"tap","class":"UITapGestureRecognizer"}]"#)
    expectEqual(
      play(root, drag([2, 3])),
      [
        "0.000 red touchesBegan 1", "0.020 red touchesMoved 1", "0.040 red touchesMoved 1", "0.060 tap action ended",
        "0.060 red touchesCancelled 1",
      ])
  }

  @Test func l6ALongPressActsByItsTimer() {
    let root = view("red", #""recognizers":[{"name":"press","class":"UILongPressGestureRecognizer"}]"#)
    let lines = "0 1 began 50 50\n0.1 1 moved 52 50\n0.6 1 moved 90 50\n0.7 1 moved 95 50\n0.8 1 ended 95 50"
    expectEqual(
      play(root, lines),
      [
        "0.000 red touchesBegan 1", "0.100 red touchesMoved 1", "0.500 press action began",
        "0.500 red touchesCancelled 1", "0.600 press action changed", "0.700 press action changed",
        "0.800 press action ended",
      ])
  }

  private func yellow(_ recognizer: String) -> String {
    """
    {"name":"root","class":"UIView","frame":[0,0,400,600],"recognizers":[{\(recognizer)}],
    "children":[\(view("yellow"))]}
    """
  }

  @Test func l13ATapOnTheSuperviewCancelsTheChild() {
    expectEqual(
      play(yellow(#""name":"tap","class":"UITapGestureRecognizer""#), tap(0)),
      [
        "0.000 yellow touchesBegan 1", "0.060 tap action ended", "0.060 yellow touchesCancelled 1",
      ])
  }

  @Test func l14TheRecognizerSeesEachPhaseBeforeTheView() {
    expectEqual(
      play(yellow(#""name":"G","class":"UITapGestureRecognizer","logs":true"#), tap(0)),
      [
        "0.000 G touchesBegan 1", "0.000 yellow touchesBegan 1", "0.060 G touchesEnded 1", "0.060 G action ended",
        "0.060 yellow touchesCancelled 1",
      ])
  }

  @Test func l15APanCancelsWhenItBegins() {
    let log = play(yellow(#""name":"pan","class":"UIPanGestureRecognizer""#), drag([3, 6, 9, 12, 15]))
    expectEqual(
      log,
      [
        "0.000 yellow touchesBegan 1", "0.020 yellow touchesMoved 1", "0.040 yellow touchesMoved 1",
        "0.060 yellow touchesMoved 1", "0.080 pan action began", "0.080 yellow touchesCancelled 1",
        "0.100 pan action changed", "0.120 pan action ended",
      ])
  }

  @Test func l17ADelayingPanLeavesTheViewSilent() {
    let pan = #""name":"pan","class":"UIPanGestureRecognizer","delaysTouchesBegan":true"#
    expectEqual(
      play(yellow(pan), drag([3, 12, 15])),
      [
        "0.040 pan action began", "0.060 pan action changed", "0.080 pan action ended",
      ])
  }

  @Test func l25WithoutCancellingTheViewHearsEverything() {
    let root = view(
      "Y", #""recognizers":[{"name":"G","class":"UITapGestureRecognizer","logs":true,"cancelsTouchesInView":false}]"#)
    expectEqual(
      play(root, tap(0)),
      [
        "0.000 G touchesBegan 1", "0.000 Y touchesBegan 1", "0.060 G touchesEnded 1", "0.060 G action ended",
        "0.060 Y touchesEnded 1",
      ])
  }

  @Test func l26ADelayingPanWithLoggedTouches() {
    let root = view(
      "Y", #""recognizers":[{"name":"G","class":"UIPanGestureRecognizer","logs":true,"delaysTouchesBegan":true}]"#)
    expectEqual(
      play(root, drag([5, 12, 15])),
      [
        "0.000 G touchesBegan 1", "0.020 G touchesMoved 1", "0.040 G touchesMoved 1", "0.040 G action began",
        "0.060 G touchesMoved 1", "0.060 G action changed", "0.080 G touchesEnded 1", "0.080 G action ended",
      ])
  }
}
