import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// The explanations of the built-in scenes.
@MainActor @Suite struct BuiltInExplanationTests {
  /// The culprit and the accepted cure of each conflict.
  @Test(arguments: [
    (
      "tap-kills-rows",
      "to let row2 keep its touches when dismiss recognizes, set dismiss.cancelsTouchesInView = false (6.5); to keep "
        + "dismiss from touches of row2, return touch.view === recognizer.view from its delegate's "
        + "gestureRecognizer(_:shouldReceive:) (1.3.4)."
    ),
    (
      "button-under-tap",
      "to let custom act, let the delegate of tap answer false to shouldReceive for touches in controls (1.3.4)."
    ),
    (
      "button-under-tap",
      "to let other act, let the delegate of double answer false to shouldReceive for touches in controls (1.3.4)."
    ),
    (
      "tap-outside",
      "to let dialog keep its touches when dismiss recognizes, set dismiss.cancelsTouchesInView = false (6.5); to keep "
        + "dismiss from touches of dialog, return touch.view === recognizer.view from its delegate's "
        + "gestureRecognizer(_:shouldReceive:) (1.3.4)."
    ),
    (
      "modal-by-hit-test",
      "shade answers hitTest itself; hitTest may be called several times for one touch, so it should do nothing but "
        + "answer (2.9)."
    ),
    (
      "single-double-tap",
      "to keep single from acting before double, call single.require(toFail: double); it then acts only when double has "
        + "failed, 0.35 s after the tap (5.2.11)."
    ),
    (
      "button-double-tap",
      "button was pressed twice in a row and acted each time; to tell one tap from two, give it two tap recognizers, and "
        + "call single.require(toFail: double) (5.2.11)."
    ),
    (
      "swipe-and-pan",
      "to let swipe win over pan, call pan.require(toFail: swipe); pan then waits until swipe has failed (5.2.4)."
    ),
    (
      "tap-and-swipe",
      "to make it certain that tap acts only when swipe has failed, call tap.require(toFail: swipe) (5.2.4)."
    ),
    (
      "transform",
      "to let rotation act together with pinch, let the delegate of rotation or pinch answer true to "
        + "shouldRecognizeSimultaneouslyWith (5.1.2)."
    ),
    (
      "press-then-drag",
      "to let drag begin after press, let the delegate of drag or press answer true to "
        + "shouldRecognizeSimultaneouslyWith (5.1.2); or move things in the changed state of press."
    ),
    (
      "press-twice",
      "press calls its handler when it begins and again when it ends; to do something once, do it only where the state "
        + "is .began (4.5.2)."
    ),
    (
      "one-axis-pan",
      "slide began along both axes; to let it move one way only, compare the axes of its velocity in "
        + "gestureRecognizerShouldBegin (5.4.1)."
    ),
    (
      "pager",
      "pager.pan and fruit.pan scrolled along different axes with one finger; to let the one that begins first hold, let "
        + "them prevent each other, as they do by default (5.1.2); within one scroll view isDirectionalLockEnabled does "
        + "it (9.7)."
    ),
    (
      "nested-same-axis",
      "to let page.pan continue where list is at its edge, set transfersVerticalScrollingToParent = true on list (9.20)."
    ),
    (
      "cell-swipe",
      "to let list.pan scroll from mail2, let the delegate of reveal2 compare the axes of its velocity in "
        + "gestureRecognizerShouldBegin, and refuse the one that list scrolls along (5.4.1)."
    ),
    (
      "button-in-scroll",
      "to give play touches at once, set delaysContentTouches = false on the scroll view (9.2)."
    ),
    (
      "button-in-scroll",
      "to let list.pan scroll although the content has the finger, answer true to touchesShouldCancel(in:) (9.3)."
    ),
    (
      "slider-in-scroll",
      "to let volume keep its touches, let it answer false to gestureRecognizerShouldBegin for strip.pan (5.4.1)."
    ),
    (
      "edge-back",
      "to let back win over strip.pan, call strip.pan.require(toFail: back); strip.pan then waits until back has failed "
        + "(5.2.4)."
    ),
    (
      "bottom-sheet",
      "to let drag continue where list is at its edge, let the delegate of drag answer true to "
        + "shouldRecognizeSimultaneouslyWith (5.1.2), and pin the offset of list there."
    ),
    (
      "two-buttons",
      "send and tear were pressed at once, and both acted; to let only the first one act, set isExclusiveTouch = true on "
        + "both (1.8)."
    ),
  ]) func aConflictHasItsCure(_ scene: String, _ cure: String) throws {
    #expect(try ExplainedScene(builtIn: scene).cures.contains("Cure: \(cure)"))
  }

  @Test func aCureIsGoneWhereItHasBeenTaken() throws {
    try expectEqual(ExplainedScene(builtIn: "tap-kills-rows-cured").cures, [])
    try expectEqual(ExplainedScene(builtIn: "transform-cured").cures, [])
    try expectEqual(ExplainedScene(builtIn: "two-buttons-cured").cures, [])
    try expectEqual(ExplainedScene(builtIn: "one-axis-pan-cured").cures, [])
    for name in ["pager", "nested-same-axis", "cell-swipe", "button-in-scroll", "bottom-sheet"] {
      try expectEqual(ExplainedScene(builtIn: name + "-cured").cures, [])
    }
    // The slider has its finger, though late.
    try expectEqual(
      ExplainedScene(builtIn: "slider-in-scroll-cured").cures,
      [
        "Cure: to give volume touches at once, set delaysContentTouches = false on the scroll view (9.2)."
      ])
  }

  @Test func oneNameGivesOneRecognizerAndWhatItLostTo() throws {
    try expectEqual(
      ExplainedScene(builtIn: "swipe-and-pan").lines(of: "swipe"),
      [
        "swipe (UISwipeGestureRecognizer on card)",
        "  swipe was given touch 1 at 0.000 s (1.3).",
        "  swipe failed at 0.016 s: pan recognized, and only one of the two may recognize (5.1.3).",
        "  pan began at 0.016 s: the finger had gone 14 pt, and 10 pt is enough (7.3.2).",
        "  swipe was given touch 1 at 1.000 s (1.3).",
        "  swipe failed at 1.200 s: pan recognized, and only one of the two may recognize (5.1.3).",
        "  pan began at 1.200 s: the finger had gone 12 pt, and 10 pt is enough (7.3.2).",
        "",
        "Cure: to let swipe win over pan, call pan.require(toFail: swipe); pan then waits until swipe has failed (5.2.4).",
      ])
  }
}
