import Expectations
import Testing
import TouchScenes

@Suite struct BadViewPartTests {
  @Test(arguments: cases) func whatDoesNotSuitAViewOrIsNamedTwiceIsRefused(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") }, bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "events":["touchDown"]}}
      """,
      """
      scene.json:3: key "events" does not suit UIView "a"; accepted: accessibilityLabel, alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, cornerRadius, frame, \
      gestureRecognizerShouldBegin, hitTest, in, isExclusiveTouch, isFirstResponder, isHidden, \
      isMultipleTouchEnabled, isUserInteractionEnabled, logs, menu, name, overrides, pointInside, recognizers, \
      touchInsets, transform, translatesAutoresizingMaskIntoConstraints [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIControl","frame":[0,0,10,10],
      "events":["touchUp"]}}
      """,
      """
      scene.json:3: "events" in UIControl "a" is ["touchUp"]; accepted: a list of editingChanged, \
      editingDidBegin, editingDidEnd, editingDidEndOnExit, primaryActionTriggered, \
      touchCancel, touchDown, touchDownRepeat, touchDragEnter, touchDragExit, touchDragInside, \
      touchDragOutside, touchUpInside, touchUpOutside, valueChanged (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "logs":["tracking"]}}
      """,
      #"scene.json:3: "logs" in UIView "a" is ["tracking"]; accepted: a list of hitTest (each once) [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "touchesShouldCancel":true}}
      """,
      """
      scene.json:3: key "touchesShouldCancel" does not suit UIView "a"; accepted: accessibilityLabel, alpha, backgroundColor, \
      bounds, callsSuper, children, class, clipsToBounds, controller, cornerRadius, frame, \
      gestureRecognizerShouldBegin, hitTest, in, isExclusiveTouch, isFirstResponder, isHidden, \
      isMultipleTouchEnabled, isUserInteractionEnabled, logs, menu, name, overrides, pointInside, recognizers, \
      touchInsets, transform, translatesAutoresizingMaskIntoConstraints [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "panGestureRecognizer":{}}}
      """,
      """
      scene.json:3: key "panGestureRecognizer" does not suit UIView "a"; accepted: accessibilityLabel, alpha, backgroundColor, \
      bounds, callsSuper, children, class, clipsToBounds, controller, cornerRadius, frame, \
      gestureRecognizerShouldBegin, hitTest, in, isExclusiveTouch, isFirstResponder, isHidden, \
      isMultipleTouchEnabled, isUserInteractionEnabled, logs, menu, name, overrides, pointInside, recognizers, \
      touchInsets, transform, translatesAutoresizingMaskIntoConstraints [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIScrollView","frame":[0,0,10,10],
      "panGestureRecognizer":{"delegate":{"shouldBegin":true}}}}
      """,
      """
      scene.json:3: unknown key "shouldBegin" in the delegate of recognizer "a.pan"; accepted: \
      shouldBeRequiredToFailBy, shouldReceivePress, shouldReceiveTouch, shouldRecognizeSimultaneouslyWith, \
      shouldRequireFailureOf [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UITextView","frame":[0,0,10,10],
      "panGestureRecognizer":{"delegate":{"shouldReceiveTouch":true}}}}
      """,
      """
      scene.json:3: key "delegate" does not suit recognizer "a.pan"; accepted: allowedPressTypes, \
      allowedScrollTypesMask, \
      allowedTouchTypes, apply, beginningDistance, \
      cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled, logs, maximumNumberOfTouches, \
      minimumNumberOfTouches, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIScrollView","frame":[0,0,10,10],
      "panGestureRecognizer":{"name":"p"}}}
      """,
      """
      scene.json:3: key "name" does not suit recognizer "a.pan"; accepted: allowedPressTypes, \
      allowedScrollTypesMask, \
      allowedTouchTypes, apply, beginningDistance, \
      cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, \
      maximumNumberOfTouches, minimumNumberOfTouches, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIScrollView","frame":[0,0,10,10],
      "panGestureRecognizer":[]}}
      """,
      #"scene.json:3: "panGestureRecognizer" in UIScrollView "a" is []; accepted: an object {…} [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "controller":{"overrides":[]}}}
      """,
      """
      scene.json:3: a controller lacks "name"; accepted: one word, not default, passThrough or superview [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "controller":{"name":"vc","kind":"UIViewController"}}}
      """,
      """
      scene.json:3: unknown key "kind" in controller "vc"; accepted: callsSuper, class, detents, hidesBackButton, \
      isFirstResponder, largestUndimmedDetentIdentifier, leftBarButtonItem, leftItemsSupplementBackButton, logs, \
      modalPresentationStyle, name, overrides, prefersScrollingExpandsWhenScrolledToEdge, title [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "controller":"vc"}}
      """,
      #"scene.json:3: "controller" in UIView "a" is "vc"; accepted: an object {…} [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "children":{}}}
      """,
      #"scene.json:3: "children" in UIView "a" is {}; accepted: a list of views, as objects {…} [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "children":["b"]}}
      """,
      #"scene.json:3: an element of "children" in UIView "a" is "b"; accepted: an object {…} [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "children":[
      {"name":"a","class":"UIView","frame":[0,0,1,1]}]}}
      """,
      #"scene.json:4: the name "a" is taken; accepted: a name that is unique within the scene [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "controller":{"name":"a"}}}
      """,
      #"scene.json:3: the name "a" is taken; accepted: a name that is unique within the scene [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIScrollView","frame":[0,0,10,10],
      "children":[{"name":"a.pan","class":"UIView","frame":[0,0,1,1]}]}}
      """,
      #"scene.json:3: the name "a.pan" is taken; accepted: a name that is unique within the scene [65]"#),
  ]
}
