import Expectations
import Testing
import TouchScenes

@Suite struct BadRelationTests {
  @Test(arguments: cases) func relationsToWhatIsNotThereAreRefused(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") }, bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer"},
      {"name":"h","class":"UITapGestureRecognizer","requiresToFail":["dubble"]}]}}
      """,
      """
      scene.json:4: "requiresToFail" in UITapGestureRecognizer "h" is ["dubble"]; accepted: a list of g (each \
      once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "requiresToFail":["dubble"]}]}}
      """,
      """
      scene.json:4: "requiresToFail" in UITapGestureRecognizer "g" is ["dubble"]; accepted: no name, as \
      the scene has no other recognizer [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "requiresToFail":["a"]}]}}
      """,
      """
      scene.json:4: "requiresToFail" in UITapGestureRecognizer "g" is ["a"]; accepted: no name, as the \
      scene has no other recognizer [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "requiresToFail":"g"}]}}
      """,
      """
      scene.json:4: "requiresToFail" in UITapGestureRecognizer "g" is "g"; accepted: no name, as the \
      scene has no other recognizer [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "apply":"translate"}]}}
      """,
      """
      scene.json:4: key "apply" does not suit UITapGestureRecognizer "g"; accepted: addedTo, allowedPressTypes, \
      allowedTouchTypes, \
      buttonMaskRequired, \
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
      scene.json:4: "apply" in UIPanGestureRecognizer "g" is "scale"; accepted: contentOffset, ink, translate [65]
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
      shouldBeRequiredToFailBy, shouldBegin, shouldReceivePress, shouldReceiveTouch, \
      shouldRecognizeSimultaneouslyWith, \
      shouldRequireFailureOf; did you mean shouldReceiveTouch? [65]
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
      accepted: true or false, or no name, as the scene has no other recognizer [65]
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
      false, or no name, as the scene has no other recognizer [65]
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
  ]
}
