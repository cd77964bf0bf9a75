import Expectations
import Testing
import TouchScenes

@Suite struct BadWidgetValueTests {
  /// A key with an invalid value, the class that has it, and the accepted values.
  struct BadValue: Sendable, CustomTestStringConvertible {
    let viewClass: String
    let key: String
    let value: String
    let accepted: String

    init(_ viewClass: String, _ key: String, _ value: String, _ accepted: String) {
      (self.viewClass, self.key, self.value, self.accepted) = (viewClass, key, value, accepted)
    }

    var testDescription: String { "\(viewClass) \(key): \(value)" }
  }

  private func answer(_ viewClass: String, _ member: String) -> String {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":{"name":"a","class":"\(viewClass)","frame":[0,0,10,10],
      \(member)}}
      """
    return refusal { () throws(FileError) in try SceneFile.read(Array(text.utf8), file: "scene.json") }
  }

  @Test(arguments: cases) func aControlWithAValueOfTheWrongShapeIsRefused(_ bad: BadValue) {
    expectEqual(
      answer(bad.viewClass, "\"\(bad.key)\":\(bad.value)"),
      """
      scene.json:3: "\(bad.key)" in \(bad.viewClass) "a" is \(bad.value); accepted: \(bad.accepted) [65]
      """)
  }

  static let coordinates = "a number from -1000000 to 1000000"
  static let cases: [BadValue] = [
    BadValue("UIButton", "configuration", #""glass""#, configurations),
    BadValue("UIButton", "title", "7", "a text"),
    BadValue("UIButton", "isEnabled", #""yes""#, "true or false"),
    BadValue("UISwitch", "isOn", "1", "true or false"),
    BadValue("UISwitch", "onTintColor", "\"#12345\"", "\"#RRGGBB\", \"#RRGGBBAA\" or \"#LIGHT/#DARK\""),
    BadValue("UISlider", "value", "1000001", coordinates),
    BadValue("UISlider", "minimumValue", #""none""#, coordinates),
    BadValue("UIStepper", "stepValue", "0", "a number from 0.001 to 1000000"),
    BadValue("UIStepper", "maximumValue", "[1]", coordinates),
    BadValue("UISegmentedControl", "items", #"["a", 2]"#, "a list of texts"),
    BadValue("UISegmentedControl", "selectedSegmentIndex", "-2", "a whole number from -1 to 1000"),
    BadValue("UISegmentedControl", "selectedSegmentIndex", "0.5", "a whole number from -1 to 1000"),
    BadValue("UIPageControl", "numberOfPages", "1001", "a whole number from 0 to 1000"),
    BadValue("UIPageControl", "currentPage", "-1", "a whole number from 0 to 1000"),
    BadValue("UIProgressView", "progress", "1.01", "a number from 0 to 1"),
    BadValue("UIActivityIndicatorView", "style", #""huge""#, "large, medium"),
    BadValue("UIActivityIndicatorView", "isAnimating", "null", "true or false"),
    BadValue("UIScrollView", "contentSize", "[1, -1]", sizes),
    BadValue("UIScrollView", "contentOffset", "[1]", "[x, y], numbers from -1000000 to 1000000"),
    BadValue("UIScrollView", "contentInset", "4", "[top, left, bottom, right], numbers from -1000000 to 1000000"),
    BadValue("UIScrollView", "decelerationRate", #""slow""#, "fast, normal"),
    BadValue("UIScrollView", "isScrollEnabled", "0", "true or false"),
    BadValue("UIScrollView", "minimumZoomScale", "0", zooms),
    BadValue("UIScrollView", "zoomScale", #""2""#, zooms),
    BadValue("UIScrollView", "touchesShouldBegin", #""a""#, "true or false"),
  ]
  static let configurations =
    "bordered, borderedProminent, borderedTinted, borderless, filled, gray, plain, tinted"
  static let sizes = "[width, height], numbers from -1000000 to 1000000, no negative size"
  static let zooms = "a number from 0.001 to 1000"

  @Test(arguments: [
    ("UIView", "contentSize", "[1, 1]"), ("UISwitch", "value", "1"), ("UILabel", "isEnabled", "true"),
    ("UIButton", "isOn", "true"), ("UIControl", "configuration", #""filled""#), ("UISlider", "stepValue", "1"),
  ]) func aKeyOfAnotherClassIsRefused(_ viewClass: String, _ key: String, _ value: String) {
    #expect(
      answer(viewClass, "\"\(key)\":\(value)")
        .hasPrefix("scene.json:3: key \"\(key)\" does not suit \(viewClass) \"a\"; accepted: accessibilityLabel, "))
  }

  @Test func namesAndListsThatDoNotFitAreRefused() {
    expectEqual(
      answer("UIScrollView", #""viewForZooming":"b""#),
      #"scene.json:3: "viewForZooming" in UIScrollView "a" is "b"; accepted: a [65]"#)
    for key in ["class", "name"] {
      expectEqual(
        answer("UIScrollView", #""panGestureRecognizer":{"\#(key)":"x"}"#),
        """
        scene.json:3: key "\(key)" does not suit recognizer "a.pan"; accepted: allowedPressTypes, \
        allowedScrollTypesMask, \
        allowedTouchTypes, apply, beginningDistance, \
        cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, delegate, isEnabled, logs, \
        maximumNumberOfTouches, minimumNumberOfTouches, on, requiresExclusiveTouchType, requiresToFail, subclass [65]
        """)
    }
    expectEqual(
      answer("UIButton", #""events":["touchUp"]"#),
      """
      scene.json:3: "events" in UIButton "a" is ["touchUp"]; accepted: a list of editingChanged, \
      editingDidBegin, editingDidEnd, editingDidEndOnExit, primaryActionTriggered, \
      touchCancel, touchDown, touchDownRepeat, touchDragEnter, touchDragExit, touchDragInside, touchDragOutside, \
      touchUpInside, touchUpOutside, valueChanged (each once) [65]
      """)
    expectEqual(
      answer("UIButton", #""logs":["scroll"]"#),
      #"scene.json:3: "logs" in UIButton "a" is ["scroll"]; accepted: a list of hitTest, tracking (each once) [65]"#)
  }
}
