import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct SceneRoundTripTests {
  private func roundTrip(_ scene: SceneFile) throws -> SceneFile {
    try SceneFile.read(Array(scene.text.utf8), file: "scene.json")
  }

  private func scene(_ root: SceneView) -> SceneFile {
    SceneFile(title: "t", size: CGSize(width: 390, height: 640), root: root)
  }

  private static let frame = CGRect(x: 0.5, y: -1, width: 100, height: 50)

  private static let viewProperties: [ViewProperty] = [
    .bounds(CGRect(x: 1, y: 2, width: 3, height: 4)), .transform(CGAffineTransform(0.5, 0.1, -0.1, 0.5, 3, 4)),
    .isHidden(true), .alpha(0.25), .isUserInteractionEnabled(false), .isMultipleTouchEnabled(true),
    .isExclusiveTouch(true), .translatesAutoresizingMaskIntoConstraints(false), .clipsToBounds(true),
    .backgroundColor(SceneColor(red: 1, green: 16, blue: 255, alpha: 128)), .cornerRadius(8.5),
  ]
  private static let labelProperties: [ViewProperty] = [
    .text(""), .font(SceneFont(size: 12.5, weight: .semibold)), .textColor(SceneColor(red: 1, green: 2, blue: 3)),
    .textAlignment(.center), .numberOfLines(0),
  ]
  private static let scrollProperties: [ViewProperty] = [
    .contentSize(CGSize(width: 390, height: 2000)), .delaysContentTouches(false), .canCancelContentTouches(false),
    .isScrollEnabled(false), .isPagingEnabled(true), .bounces(false), .isDirectionalLockEnabled(true),
  ]

  private static let stackProperties: [ViewProperty] = [
    .axis(.vertical), .spacing(12.5), .distribution(.equalCentering), .alignment(.firstBaseline),
    .isLayoutMarginsRelativeArrangement(true),
  ]

  @Test(arguments: [
    (ViewClass.view, [ViewProperty]()), (.control, [.isEnabled(false)]),
    (.button, [.isEnabled(false), .title("\"Press\"\n")]), (.switch, [.isEnabled(true)]), (.slider, [.isEnabled(true)]),
    (.label, labelProperties), (.label, [.font(SceneFont(size: 12))]), (.imageView, []),
    (.scrollView, scrollProperties), (.stackView, stackProperties),
  ])
  func everyPropertyOfAViewSurvives(_ viewClass: ViewClass, _ own: [ViewProperty]) throws {
    var view = SceneView(name: "a", viewClass: viewClass, frame: Self.frame)
    view.properties = Self.viewProperties + own
    view.touchInsets = UIEdgeInsets(top: -1, left: -2, bottom: -3, right: 4.5)
    view.gestureRecognizerShouldBegin = false
    view.hitTest = .superview
    view.callsSuper = .before
    view.overrides = [.touchesCancelled, .touchesBegan]
    view.logs = [.hitTest]
    view.controller = SceneController(name: "vc", overrides: [.touchesEnded], callsSuper: .after)
    try expectEqual(roundTrip(scene(view)), scene(view))
  }

  @Test func whatOnlySomeViewsHaveSurvives() throws {
    var button = SceneView(name: "button", viewClass: .button, frame: Self.frame)
    button.events = [.touchDown, .touchUpInside]
    button.logs = [.tracking, .hitTest]
    button.pointInside = true
    button.hitTest = .view("list")
    var list = SceneView(name: "list", viewClass: .scrollView, frame: Self.frame)
    list.touchesShouldBegin = false
    list.touchesShouldCancel = true
    list.logs = [.scroll]
    list.hitTest = .passThrough
    list.callsSuper = .never
    var pan = SceneRecognizer(name: "list.pan", recognizerClass: .pan)
    pan.properties = [.maximumNumberOfTouches(1)]
    pan.logs = true
    pan.requiresToFail = ["list.pinch"]
    list.panGestureRecognizer = pan
    list.children = [button]
    try expectEqual(roundTrip(scene(list)), scene(list))
  }

  @Test(arguments: [StyleName?.none, .light, .dark, .unspecified]) func theStyleSurvives(_ style: StyleName?) throws {
    var file = scene(SceneView(name: "a", frame: Self.frame))
    file.userInterfaceStyle = style
    try expectEqual(roundTrip(file), file)
  }

  @Test func aColorForEachStyleSurvives() throws {
    var view = SceneView(name: "a", frame: Self.frame)
    view.properties = [.backgroundColor(try #require(SceneColor("#FFF/#12345678")))]
    let text = scene(view).text
    #expect(text.contains("\"backgroundColor\": \"#FFFFFF/#12345678\""))
    try expectEqual(roundTrip(scene(view)), scene(view))
  }

  private static let commonProperties: [RecognizerProperty] = [
    .isEnabled(false), .cancelsTouchesInView(false), .delaysTouchesBegan(true), .delaysTouchesEnded(false),
    .requiresExclusiveTouchType(false), .allowedTouchTypes([.indirectPointer, .direct, .indirect, .pencil]),
  ]
  private static let panProperties: [RecognizerProperty] = [.minimumNumberOfTouches(2), .maximumNumberOfTouches(3)]

  @Test(arguments: [
    (RecognizerClass.tap, [RecognizerProperty.numberOfTapsRequired(2), .numberOfTouchesRequired(2)], Apply?.none),
    (
      .longPress,
      [
        .numberOfTapsRequired(0), .numberOfTouchesRequired(1), .minimumPressDuration(0.25), .allowableMovement(20),
      ], Apply?.none
    ),
    (.pan, panProperties, Apply.translate),
    (.screenEdgePan, panProperties + [.edges([.left, .all])], Apply.contentOffset),
    (.swipe, [.numberOfTouchesRequired(2), .direction([.right, .left, .up, .down])], Apply?.none),
    (.pinch, [], Apply.scale),
    (.rotation, [], Apply.rotate), (.hover, [], Apply?.none),
  ])
  func everyPropertyOfARecognizerSurvives(
    _ recognizerClass: RecognizerClass, _ own: [RecognizerProperty], _ apply: Apply?
  ) throws {
    var recognizer = SceneRecognizer(name: "g", recognizerClass: recognizerClass)
    recognizer.properties = Self.commonProperties + own
    recognizer.apply = apply
    recognizer.logs = true
    var view = SceneView(name: "a", frame: Self.frame)
    view.recognizers = [recognizer]
    try expectEqual(roundTrip(scene(view)), scene(view))
  }

  @Test(arguments: [
    SceneDelegate(), SceneDelegate(shouldBegin: .always(false), shouldReceiveTouch: .always(true)),
    SceneDelegate(shouldBegin: .horizontal, shouldReceiveTouch: .onlyViews(["a"])),
    SceneDelegate(shouldBegin: .vertical, shouldReceiveTouch: .notControls),
    SceneDelegate(
      shouldRecognizeSimultaneouslyWith: .always(true), shouldRequireFailureOf: .only(["h"]),
      shouldBeRequiredToFailBy: .only([])),
  ])
  func everyAnswerOfADelegateSurvives(_ delegate: SceneDelegate) throws {
    var first = SceneRecognizer(name: "g", recognizerClass: .pan)
    first.delegate = delegate
    var view = SceneView(name: "a", frame: Self.frame)
    view.recognizers = [first, SceneRecognizer(name: "h", recognizerClass: .tap)]
    try expectEqual(roundTrip(scene(view)), scene(view))
  }

  @Test func subclassesAndReactionsSurvive() throws {
    var recognizer = SceneRecognizer(name: "g", recognizerClass: .longPress)
    recognizer.subclass = SceneSubclass(
      canPrevent: .always(false), canBePreventedBy: .only(["g"]), shouldRequireFailureOf: .only(["list.pan"]),
      shouldBeRequiredToFailBy: .always(true))
    recognizer.on = [
      SceneReaction(
        state: .changed,
        set: [
          .recognizer("list.pan", [.isEnabled(false)]), .view("list", [.frame(Self.frame), .bounces(false)]),
          .recognizer("g", []),
        ]),
      SceneReaction(state: .ended, remove: "list", removeRecognizer: "list.pinch"),
    ]
    var view = SceneView(name: "a", frame: Self.frame)
    view.recognizers = [recognizer]
    view.children = [SceneView(name: "list", viewClass: .scrollView, frame: Self.frame)]
    try expectEqual(roundTrip(scene(view)), scene(view))
  }

  @Test func theTextIsForPeopleAndLeavesOutWhatHoldsAnyway() {
    var tap = SceneRecognizer(name: "tap", recognizerClass: .tap)
    tap.delegate = SceneDelegate(shouldReceiveTouch: .notControls)
    var button = SceneView(name: "button", viewClass: .button, frame: CGRect(x: 10, y: 10, width: 80.5, height: 30))
    button.properties = [.title("OK")]
    var root = SceneView(name: "root", frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    root.recognizers = [tap]
    root.children = [button]
    let scene = SceneFile(
      title: "A button", about: "Press it.", size: CGSize(width: 390, height: 640), input: "a.jsonl", root: root)
    expectEqual(
      scene.text,
      """
      {
        "format": "touchstone-scene",
        "version": 1,
        "title": "A button",
        "about": "Press it.",
        "size": [390, 640],
        "input": "a.jsonl",
        "root": {
          "name": "root",
          "class": "UIView",
          "frame": [0, 0, 390, 640],
          "recognizers": [
            {
              "name": "tap",
              "class": "UITapGestureRecognizer",
              "delegate": {"shouldReceiveTouch": {"notControls": true}}
            }
          ],
          "children": [
            {"name": "button", "class": "UIButton", "frame": [10, 10, 80.5, 30], "title": "OK"}
          ]
        }
      }

      """)
  }
}
