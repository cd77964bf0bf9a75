import Testing
import TouchScenes

@Suite struct BadRecognizersTests {
  @Test(arguments: cases) func badRecognizersAreRefusedWithTheirNamesAndWhatWouldDo(_ bad: BadFile) {
    #expect(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") } == bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"class":"UITapGestureRecognizer"}]}}
      """,
      """
      scene.json:3: a recognizer lacks "name"; accepted: one word, not default, passThrough or superview [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g"}]}}
      """,
      """
      scene.json:3: recognizer "g" lacks "class"; accepted: UIHoverGestureRecognizer, \
      UILongPressGestureRecognizer, UIPanGestureRecognizer, UIPinchGestureRecognizer, \
      UIRotationGestureRecognizer, UIScreenEdgePanGestureRecognizer, UISwipeGestureRecognizer, \
      UITapGestureRecognizer [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":{"name":"g"}}}
      """,
      """
      scene.json:3: "recognizers" in UIView "a" is {"name": "g"}; accepted: a list of recognizers, as objects \
      {…} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UIDoubleTapGestureRecognizer"}]}}
      """,
      """
      scene.json:3: "class" in recognizer "g" is "UIDoubleTapGestureRecognizer"; accepted: \
      UIHoverGestureRecognizer, UILongPressGestureRecognizer, UIPanGestureRecognizer, UIPinchGestureRecognizer, \
      UIRotationGestureRecognizer, UIScreenEdgePanGestureRecognizer, UISwipeGestureRecognizer, \
      UITapGestureRecognizer [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "direction":["left"]}]}}
      """,
      """
      scene.json:4: key "direction" does not suit UITapGestureRecognizer "g"; accepted: allowedTouchTypes, \
      cancelsTouchesInView, class, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, name, \
      numberOfTapsRequired, numberOfTouchesRequired, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UISwipeGestureRecognizer",
      "direction":[]}]}}
      """,
      """
      scene.json:4: "direction" in UISwipeGestureRecognizer "g" is []; accepted: a list with at least one of \
      down, left, right, up (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UISwipeGestureRecognizer",
      "direction":["north"]}]}}
      """,
      """
      scene.json:4: "direction" in UISwipeGestureRecognizer "g" is ["north"]; accepted: a list with at least \
      one of down, left, right, up (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "taps":2}]}}
      """,
      """
      scene.json:4: unknown key "taps" in UITapGestureRecognizer "g"; accepted: allowedTouchTypes, \
      cancelsTouchesInView, class, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, name, \
      numberOfTapsRequired, numberOfTouchesRequired, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "numberOfTapsRequired":0}]}}
      """,
      """
      scene.json:4: "numberOfTapsRequired" in UITapGestureRecognizer "g" is 0; accepted: a whole number from 1 \
      to 100 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "numberOfTapsRequired":1.5}]}}
      """,
      """
      scene.json:4: "numberOfTapsRequired" in UITapGestureRecognizer "g" is 1.5; accepted: a whole number from \
      1 to 100 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UILongPressGestureRecognizer",
      "minimumPressDuration":-1}]}}
      """,
      """
      scene.json:4: "minimumPressDuration" in UILongPressGestureRecognizer "g" is -1; accepted: a number from 0 \
      to 3600 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UIPanGestureRecognizer",
      "edges":["left"]}]}}
      """,
      """
      scene.json:4: key "edges" does not suit UIPanGestureRecognizer "g"; accepted: allowedTouchTypes, apply, \
      cancelsTouchesInView, class, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, \
      maximumNumberOfTouches, minimumNumberOfTouches, name, on, requiresExclusiveTouchType, requiresToFail, \
      subclass [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UIScreenEdgePanGestureRecognizer",
      "edges":["inner"]}]}}
      """,
      """
      scene.json:4: "edges" in UIScreenEdgePanGestureRecognizer "g" is ["inner"]; accepted: a list with at \
      least one of all, bottom, left, right, top (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "allowedTouchTypes":["finger"]}]}}
      """,
      """
      scene.json:4: "allowedTouchTypes" in UITapGestureRecognizer "g" is ["finger"]; accepted: a list of \
      direct, indirect, indirectPointer, pencil (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "logs":["hitTest"]}]}}
      """,
      #"scene.json:4: "logs" in UITapGestureRecognizer "g" is ["hitTest"]; accepted: true or false [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "requiresToFail":["dubble"]}]}}
      """,
      """
      scene.json:4: "requiresToFail" in UITapGestureRecognizer "g" is ["dubble"]; accepted: a list of g (each \
      once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "requiresToFail":["a"]}]}}
      """,
      """
      scene.json:4: "requiresToFail" in UITapGestureRecognizer "g" is ["a"]; accepted: a list of g (each once) \
      [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "requiresToFail":"g"}]}}
      """,
      """
      scene.json:4: "requiresToFail" in UITapGestureRecognizer "g" is "g"; accepted: a list of g (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "apply":"translate"}]}}
      """,
      """
      scene.json:4: key "apply" does not suit UITapGestureRecognizer "g"; accepted: allowedTouchTypes, \
      cancelsTouchesInView, class, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, name, \
      numberOfTapsRequired, numberOfTouchesRequired, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UIPanGestureRecognizer",
      "apply":"scale"}]}}
      """,
      """
      scene.json:4: "apply" in UIPanGestureRecognizer "g" is "scale"; accepted: contentOffset, translate [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "delegate":{"shouldReceive":true}}]}}
      """,
      """
      scene.json:4: unknown key "shouldReceive" in the delegate of UITapGestureRecognizer "g"; accepted: \
      shouldBeRequiredToFailBy, shouldBegin, shouldReceiveTouch, shouldRecognizeSimultaneouslyWith, \
      shouldRequireFailureOf [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "delegate":true}]}}
      """,
      #"scene.json:4: "delegate" in UITapGestureRecognizer "g" is true; accepted: an object {…} [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "delegate":{"shouldBegin":"horizontal"}}]}}
      """,
      """
      scene.json:4: "shouldBegin" in the delegate of UITapGestureRecognizer "g" is "horizontal"; accepted: true \
      or false [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UIPanGestureRecognizer",
      "delegate":{"shouldBegin":"diagonal"}}]}}
      """,
      """
      scene.json:4: "shouldBegin" in the delegate of UIPanGestureRecognizer "g" is "diagonal"; accepted: true, \
      false, horizontal, vertical [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "delegate":{"shouldReceiveTouch":{"onlyViews":["g"]}}}]}}
      """,
      """
      scene.json:4: "shouldReceiveTouch" in the delegate of UITapGestureRecognizer "g" is {"onlyViews": ["g"]}; \
      accepted: true or false, or {"onlyViews": a list of a (each once)}, or {"notControls": true} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "delegate":{"shouldReceiveTouch":{"notControls":false}}}]}}
      """,
      """
      scene.json:4: "shouldReceiveTouch" in the delegate of UITapGestureRecognizer "g" is {"notControls": \
      false}; accepted: true or false, or {"onlyViews": a list of a (each once)}, or {"notControls": true} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "delegate":{"shouldRecognizeSimultaneouslyWith":["h"]}}]}}
      """,
      """
      scene.json:4: "shouldRecognizeSimultaneouslyWith" in the delegate of UITapGestureRecognizer "g" is ["h"]; \
      accepted: true or false, or a list of g (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "subclass":{"canPrevent":["h"]}}]}}
      """,
      """
      scene.json:4: "canPrevent" in the subclass of UITapGestureRecognizer "g" is ["h"]; accepted: true or \
      false, or a list of g (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "subclass":{"shouldBegin":true}}]}}
      """,
      """
      scene.json:4: unknown key "shouldBegin" in the subclass of UITapGestureRecognizer "g"; accepted: \
      canBePreventedBy, canPrevent, shouldBeRequiredToFailBy, shouldRequireFailureOf [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":{"state":"ended"}}]}}
      """,
      """
      scene.json:4: "on" in UITapGestureRecognizer "g" is {"state": "ended"}; accepted: a list of objects such \
      as {"state": "ended", "remove": …} [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"failed","remove":"a"}]}]}}
      """,
      """
      scene.json:4: "state" in "on" of UITapGestureRecognizer "g" is "failed"; accepted: began, cancelled, \
      changed, ended [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"remove":"a"}]}]}}
      """,
      """
      scene.json:4: "on" of UITapGestureRecognizer "g" lacks "state"; accepted: began, cancelled, changed, \
      ended [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended"}]}]}}
      """,
      """
      scene.json:4: "on" of UITapGestureRecognizer "g" lacks "set"; accepted: at least one of remove, \
      removeRecognizer, set [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","remove":"g"}]}]}}
      """,
      #"scene.json:4: "remove" in "on" of UITapGestureRecognizer "g" is "g"; accepted: a [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","removeRecognizer":"a"}]}]}}
      """,
      #"scene.json:4: "removeRecognizer" in "on" of UITapGestureRecognizer "g" is "a"; accepted: g [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","hide":"a"}]}]}}
      """,
      """
      scene.json:4: unknown key "hide" in "on" of UITapGestureRecognizer "g"; accepted: remove, \
      removeRecognizer, set, state [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","set":{"b":{"isHidden":true}}}]}]}}
      """,
      #"scene.json:4: unknown key "b" in "set" in "on" of UITapGestureRecognizer "g"; accepted: a, g [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","set":{"a":{"title":"x"}}}]}]}}
      """,
      """
      scene.json:4: key "title" does not suit "set" of UIView "a"; accepted: alpha, backgroundColor, bounds, \
      clipsToBounds, frame, isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, \
      transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","set":{"a":{"isHidden":"yes"}}}]}]}}
      """,
      #"scene.json:4: "isHidden" in "set" of UIView "a" is "yes"; accepted: true or false [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","set":{"g":{"edges":["left"]}}}]}]}}
      """,
      """
      scene.json:4: key "edges" does not suit "set" of UITapGestureRecognizer "g"; accepted: allowedTouchTypes, \
      cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled, numberOfTapsRequired, \
      numberOfTouchesRequired, requiresExclusiveTouchType [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "on":[{"state":"ended","set":{"g":true}}]}]}}
      """,
      """
      scene.json:4: "g" in "set" in "on" of UITapGestureRecognizer "g" is true; accepted: an object {…} [65]
      """),
  ]
}
