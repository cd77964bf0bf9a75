import Expectations
import Testing
import TouchScenes

@Suite struct BadReactionTests {
  @Test(arguments: cases) func reactionsThatCannotBeCarriedOutAreRefused(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") }, bad.message)
  }

  static let cases: [BadFile] = [
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
      scene.json:4: "on" of UITapGestureRecognizer "g" lacks an effect in addition to "state"; accepted: at least \
      one of add, addRecognizer, endEditing, openWindow, remove, removeRecognizer, run, set [65]
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
      scene.json:4: unknown key "hide" in "on" of UITapGestureRecognizer "g"; accepted: add, addRecognizer, \
      endEditing, openWindow, remove, removeRecognizer, run, set, state [65]
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
      scene.json:4: key "title" does not suit "set" of UIView "a"; accepted: accessibilityLabel, alpha, backgroundColor, bounds, \
      clipsToBounds, cornerRadius, frame, isExclusiveTouch, isHidden, isMultipleTouchEnabled, \
      isUserInteractionEnabled, transform, translatesAutoresizingMaskIntoConstraints [65]
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
      scene.json:4: key "edges" does not suit "set" of UITapGestureRecognizer "g"; accepted: allowedPressTypes, \
      allowedTouchTypes, \
      buttonMaskRequired, \
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
