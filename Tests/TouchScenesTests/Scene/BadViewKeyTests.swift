import Expectations
import Testing
import TouchScenes

@Suite struct BadViewKeyTests {
  @Test(arguments: cases) func aViewOfUnknownClassNameOrKeyIsRefused(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") }, bad.message)
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
      scene.json:2: view "a" lacks "class"; accepted: UIActivityIndicatorView, UIButton, UICollectionView, \
      UIControl, UIImageView, UILabel, UIPageControl, UIPickerView, UIProgressView, UIScrollView, UISegmentedControl, UISlider, \
      UIStackView, UIStepper, UISwitch, UITableView, UITextField, UITextView, UIView [65]
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
      scene.json:2: "class" in view "a" is "UIVew"; accepted: UIActivityIndicatorView, UIButton, UICollectionView, \
      UIControl, UIImageView, UILabel, UIPageControl, UIPickerView, UIProgressView, UIScrollView, UISegmentedControl, UISlider, \
      UIStackView, UIStepper, UISwitch, UITableView, UITextField, UITextView, UIView; did you mean UIView? [65]
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
      scene.json:3: unknown key "colour" in UIView "a"; accepted: accessibilityLabel, alpha, backgroundColor, bounds, callsSuper, \
      children, class, clipsToBounds, controller, cornerRadius, frame, gestureRecognizerShouldBegin, hitTest, in, \
      isExclusiveTouch, isFirstResponder, isHidden, isMultipleTouchEnabled, isUserInteractionEnabled, logs, menu, \
      name, overrides, pointInside, recognizers, touchInsets, transform, translatesAutoresizingMaskIntoConstraints [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "title":"Press"}}
      """,
      """
      scene.json:3: key "title" does not suit UIView "a"; accepted: accessibilityLabel, alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, cornerRadius, frame, \
      gestureRecognizerShouldBegin, hitTest, in, isExclusiveTouch, isFirstResponder, isHidden, \
      isMultipleTouchEnabled, isUserInteractionEnabled, logs, menu, name, overrides, pointInside, recognizers, \
      touchInsets, transform, translatesAutoresizingMaskIntoConstraints [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIButton","frame":[0,0,10,10],
      "text":"Press"}}
      """,
      """
      scene.json:3: key "text" does not suit UIButton "a"; accepted: accessibilityLabel, alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, configuration, controller, cornerRadius, events, frame, \
      gestureRecognizerShouldBegin, hitTest, in, isEnabled, isExclusiveTouch, isFirstResponder, isHidden, \
      isHighlighted, isMultipleTouchEnabled, isSelected, isUserInteractionEnabled, logs, menu, name, overrides, \
      pointInside, recognizers, subtitle, title, touchInsets, transform, translatesAutoresizingMaskIntoConstraints [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UILabel","frame":[0,0,10,10],
      "isEnabled":true}}
      """,
      """
      scene.json:3: key "isEnabled" does not suit UILabel "a"; accepted: accessibilityLabel, alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, cornerRadius, font, frame, \
      gestureRecognizerShouldBegin, hitTest, in, isExclusiveTouch, isFirstResponder, isHidden, \
      isMultipleTouchEnabled, isUserInteractionEnabled, logs, menu, name, numberOfLines, overrides, pointInside, \
      recognizers, text, textAlignment, textColor, touchInsets, transform, \
      translatesAutoresizingMaskIntoConstraints [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],
      "contentSize":[1,1]}}
      """,
      """
      scene.json:3: key "contentSize" does not suit UIView "a"; accepted: accessibilityLabel, alpha, backgroundColor, bounds, \
      callsSuper, children, class, clipsToBounds, controller, cornerRadius, frame, \
      gestureRecognizerShouldBegin, hitTest, in, isExclusiveTouch, isFirstResponder, isHidden, \
      isMultipleTouchEnabled, isUserInteractionEnabled, logs, menu, name, overrides, pointInside, recognizers, \
      touchInsets, transform, translatesAutoresizingMaskIntoConstraints [65]
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
  ]
}
