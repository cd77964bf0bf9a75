import Testing
import TouchScenes

@Suite struct BadViewsTests {
  @Test(arguments: cases) func badViewsAreRefusedWithTheirNamesAndWhatWouldDo(_ bad: BadFile) {
    #expect(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") } == bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"class":"UIView","frame":[0,0,10,10]}}
      """,
      #"scene.json:2: a view lacks "name"; accepted: one word, not default, passThrough or superview [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","frame":[0,0,10,10]}}
      """,
      """
      scene.json:2: view "a" lacks "class"; accepted: UIButton, UIControl, UIImageView, UILabel, UIScrollView, \
      UISlider, UISwitch, UIView [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView"}}
      """,
      """
      scene.json:2: UIView "a" lacks "frame"; accepted: [x, y, width, height], numbers from -1000000 to \
      1000000, no negative size [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"two words","class":"UIView","frame":[0,0,10,10]}}
      """,
      """
      scene.json:2: "name" in a view is "two words"; accepted: one word, not default, passThrough or superview \
      [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"superview","class":"UIView","frame":[0,0,10,10]}}
      """,
      """
      scene.json:2: "name" in a view is "superview"; accepted: one word, not default, passThrough or superview \
      [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":7,"class":"UIView","frame":[0,0,10,10]}}
      """,
      #"scene.json:2: "name" in a view is 7; accepted: one word, not default, passThrough or superview [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIVew","frame":[0,0,10,10]}}
      """,
      """
      scene.json:2: "class" in view "a" is "UIVew"; accepted: UIButton, UIControl, UIImageView, UILabel, \
      UIScrollView, UISlider, UISwitch, UIView [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,-10,10]}}
      """,
      """
      scene.json:2: "frame" in UIView "a" is [0, 0, -10, 10]; accepted: [x, y, width, height], numbers from \
      -1000000 to 1000000, no negative size [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10]}}
      """,
      """
      scene.json:2: "frame" in UIView "a" is [0, 0, 10]; accepted: [x, y, width, height], numbers from -1000000 \
      to 1000000, no negative size [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,2000000,10]}}
      """,
      """
      scene.json:2: "frame" in UIView "a" is [0, 0, 2000000, 10]; accepted: [x, y, width, height], numbers from \
      -1000000 to 1000000, no negative size [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "colour":"#FFCC00"}}
      """,
      """
      scene.json:3: unknown key "colour" in UIView "a"; accepted: alpha, backgroundColor, bounds, callsSuper, \
      children, class, clipsToBounds, controller, frame, gestureRecognizerShouldBegin, hitTest, \
      isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, name, overrides, \
      pointInside, recognizers, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "title":"Press"}}
      """,
      """
      scene.json:3: key "title" does not suit UIView "a"; accepted: alpha, backgroundColor, bounds, callsSuper, \
      children, class, clipsToBounds, controller, frame, gestureRecognizerShouldBegin, hitTest, \
      isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, name, overrides, \
      pointInside, recognizers, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIButton","frame":[0,0,10,10],
      "text":"Press"}}
      """,
      """
      scene.json:3: key "text" does not suit UIButton "a"; accepted: alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, events, frame, gestureRecognizerShouldBegin, \
      hitTest, isEnabled, isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, \
      name, overrides, pointInside, recognizers, title, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "isEnabled":true}}
      """,
      """
      scene.json:3: key "isEnabled" does not suit UILabel "a"; accepted: alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, frame, gestureRecognizerShouldBegin, hitTest, \
      isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, name, overrides, \
      pointInside, recognizers, text, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "contentSize":[1,1]}}
      """,
      """
      scene.json:3: key "contentSize" does not suit UIView "a"; accepted: alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, frame, gestureRecognizerShouldBegin, hitTest, \
      isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, name, overrides, \
      pointInside, recognizers, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIScrollView","frame":[0,0,10,10],
      "contentSize":[-1,1]}}
      """,
      """
      scene.json:3: "contentSize" in UIScrollView "a" is [-1, 1]; accepted: [width, height], numbers from \
      -1000000 to 1000000, no negative size [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "alpha":1.5}}
      """,
      #"scene.json:3: "alpha" in UIView "a" is 1.5; accepted: a number from 0 to 1 [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "alpha":"half"}}
      """,
      #"scene.json:3: "alpha" in UIView "a" is "half"; accepted: a number from 0 to 1 [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "isHidden":1}}
      """,
      #"scene.json:3: "isHidden" in UIView "a" is 1; accepted: true or false [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "backgroundColor":"yellow"}}
      """,
      ##"scene.json:3: "backgroundColor" in UIView "a" is "yellow"; accepted: "#RRGGBB" or "#RRGGBBAA" [65]"##),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "backgroundColor":"#FFCC0"}}
      """,
      ##"scene.json:3: "backgroundColor" in UIView "a" is "#FFCC0"; accepted: "#RRGGBB" or "#RRGGBBAA" [65]"##),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "backgroundColor":"#FFCC0é"}}
      """,
      ##"scene.json:3: "backgroundColor" in UIView "a" is "#FFCC0é"; accepted: "#RRGGBB" or "#RRGGBBAA" [65]"##),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "transform":[1,0,0,1]}}
      """,
      """
      scene.json:3: "transform" in UIView "a" is [1, 0, 0, 1]; accepted: [a, b, c, d, tx, ty], numbers from \
      -1000000 to 1000000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "bounds":[0,0,-1,5]}}
      """,
      """
      scene.json:3: "bounds" in UIView "a" is [0, 0, -1, 5]; accepted: [x, y, width, height], numbers from \
      -1000000 to 1000000, no negative size [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "overrides":["touchesBegun"]}}
      """,
      """
      scene.json:3: "overrides" in UIView "a" is ["touchesBegun"]; accepted: a list of touchesBegan, \
      touchesCancelled, touchesEnded, touchesMoved (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "overrides":["touchesBegan","touchesBegan"]}}
      """,
      """
      scene.json:3: "overrides" in UIView "a" is ["touchesBegan", "touchesBegan"]; accepted: a list of \
      touchesBegan, touchesCancelled, touchesEnded, touchesMoved (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "overrides":"touchesBegan"}}
      """,
      """
      scene.json:3: "overrides" in UIView "a" is "touchesBegan"; accepted: a list of touchesBegan, \
      touchesCancelled, touchesEnded, touchesMoved (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "callsSuper":"sometimes"}}
      """,
      #"scene.json:3: "callsSuper" in UIView "a" is "sometimes"; accepted: after, before, never [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "hitTest":"nobody"}}
      """,
      #"scene.json:3: "hitTest" in UIView "a" is "nobody"; accepted: default, passThrough, superview, a [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "touchInsets":[1,2,3]}}
      """,
      """
      scene.json:3: "touchInsets" in UIView "a" is [1, 2, 3]; accepted: [top, left, bottom, right], numbers \
      from -1000000 to 1000000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "pointInside":"no"}}
      """,
      #"scene.json:3: "pointInside" in UIView "a" is "no"; accepted: true or false [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "touchInsets":[-9,-9,-9,-9],
      "pointInside":true}}
      """,
      #"scene.json:4: "pointInside" in UIView "a" is true; accepted: no pointInside beside touchInsets [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "events":["touchDown"]}}
      """,
      """
      scene.json:3: key "events" does not suit UIView "a"; accepted: alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, frame, gestureRecognizerShouldBegin, hitTest, \
      isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, name, overrides, \
      pointInside, recognizers, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIControl","frame":[0,0,10,10],
      "events":["touchUp"]}}
      """,
      """
      scene.json:3: "events" in UIControl "a" is ["touchUp"]; accepted: a list of primaryActionTriggered, \
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
      scene.json:3: key "touchesShouldCancel" does not suit UIView "a"; accepted: alpha, backgroundColor, \
      bounds, callsSuper, children, class, clipsToBounds, controller, frame, gestureRecognizerShouldBegin, \
      hitTest, isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, name, \
      overrides, pointInside, recognizers, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "panGestureRecognizer":{}}}
      """,
      """
      scene.json:3: key "panGestureRecognizer" does not suit UIView "a"; accepted: alpha, backgroundColor, \
      bounds, callsSuper, children, class, clipsToBounds, controller, frame, gestureRecognizerShouldBegin, \
      hitTest, isExclusiveTouch, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, name, \
      overrides, pointInside, recognizers, touchInsets, transform [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIScrollView","frame":[0,0,10,10],
      "panGestureRecognizer":{"delegate":{"shouldBegin":true}}}}
      """,
      """
      scene.json:3: key "delegate" does not suit recognizer "a.pan"; accepted: allowedTouchTypes, apply, \
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
      scene.json:3: key "name" does not suit recognizer "a.pan"; accepted: allowedTouchTypes, apply, \
      cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, isEnabled, logs, maximumNumberOfTouches, \
      minimumNumberOfTouches, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
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
      "controller":{"name":"vc","class":"UIViewController"}}}
      """,
      #"scene.json:3: unknown key "class" in controller "vc"; accepted: callsSuper, name, overrides [65]"#),
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
