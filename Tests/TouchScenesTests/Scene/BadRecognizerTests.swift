import Expectations
import Testing
import TouchScenes

@Suite struct BadRecognizerTests {
  @Test(arguments: cases) func aRecognizerOfUnknownClassKeyOrValueIsRefused(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") }, bad.message)
  }

  /// All classes, in the order of the alphabet.
  private static let classes = RecognizerClass.allCases.map(\.rawValue).sorted().joined(separator: ", ")

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
      scene.json:3: recognizer "g" lacks "class"; accepted: \(classes) [65]
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
      \(classes) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "direction":["left"]}]}}
      """,
      """
      scene.json:4: key "direction" does not suit UITapGestureRecognizer "g"; accepted: addedTo, allowedPressTypes, \
      allowedTouchTypes, \
      buttonMaskRequired, \
      cancelsTouchesInView, class, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, name, \
      numberOfTapsRequired, numberOfTouchesRequired, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UISwipeGestureRecognizer",
      "direction":["north"]}]}}
      """,
      """
      scene.json:4: "direction" in UISwipeGestureRecognizer "g" is ["north"]; accepted: a list of down, left, \
      right, up (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UITapGestureRecognizer",
      "taps":2}]}}
      """,
      """
      scene.json:4: unknown key "taps" in UITapGestureRecognizer "g"; accepted: addedTo, allowedPressTypes, \
      allowedTouchTypes, \
      buttonMaskRequired, \
      cancelsTouchesInView, class, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, name, \
      numberOfTapsRequired, numberOfTouchesRequired, on, requiresExclusiveTouchType, requiresToFail, subclass; \
      did you mean numberOfTapsRequired? [65]
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
      "minimumPressDuration":-3601}]}}
      """,
      """
      scene.json:4: "minimumPressDuration" in UILongPressGestureRecognizer "g" is -3601; accepted: a number from \
      -3600 to 3600 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "recognizers":[{"name":"g","class":"UIPanGestureRecognizer",
      "edges":["left"]}]}}
      """,
      """
      scene.json:4: key "edges" does not suit UIPanGestureRecognizer "g"; accepted: addedTo, allowedPressTypes, \
      allowedScrollTypesMask, \
      allowedTouchTypes, apply, beginningDistance, \
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
      scene.json:4: "edges" in UIScreenEdgePanGestureRecognizer "g" is ["inner"]; accepted: a list of all, \
      bottom, left, right, top (each once) [65]
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
  ]
}
