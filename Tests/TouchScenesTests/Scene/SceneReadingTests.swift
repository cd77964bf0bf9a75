import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct SceneReadingTests {
  private func read(_ text: String) throws(FileError) -> SceneFile {
    try SceneFile.read(Array(text.utf8), file: "scene.json")
  }

  @Test func aSceneIsReadAsItIsWritten() throws {
    let scene = try read(
      """
      {
        "format": "touchstone-scene", "version": 1,
        "title": "Single tap waits for double tap",
        "about": "What to try and what to watch.",
        "size": [390, 640],
        "input": "single-double-tap.jsonl",
        "root": {
          "name": "root", "class": "UIView", "frame": [0, 0, 390, 640],
          "controller": { "name": "vc", "overrides": ["touchesBegan"] },
          "children": [
            { "name": "yellow", "class": "UIView", "frame": [40, 60, 200, 200],
              "backgroundColor": "#FFCC00",
              "overrides": ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"],
              "recognizers": [
                { "name": "double", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2 },
                { "name": "single", "class": "UITapGestureRecognizer", "requiresToFail": ["double"] }
              ] }
          ]
        }
      }
      """)

    var double = SceneRecognizer(name: "double", recognizerClass: .tap)
    double.properties = [.numberOfTapsRequired(2)]
    var single = SceneRecognizer(name: "single", recognizerClass: .tap)
    single.requiresToFail = ["double"]
    var yellow = SceneView(name: "yellow", frame: CGRect(x: 40, y: 60, width: 200, height: 200))
    yellow.properties = [.backgroundColor(SceneColor(red: 255, green: 204, blue: 0))]
    yellow.overrides = [.touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled]
    yellow.recognizers = [double, single]
    var root = SceneView(name: "root", frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    root.controller = SceneController(name: "vc", overrides: [.touchesBegan])
    root.children = [yellow]
    let expected = SceneFile(
      title: "Single tap waits for double tap", about: "What to try and what to watch.",
      size: CGSize(width: 390, height: 640), input: "single-double-tap.jsonl", root: root)
    expectEqual(scene, expected)
  }

  @Test(arguments: [
    (ViewClass.view, SuperCall.never), (.label, .never), (.imageView, .never), (.control, .after), (.button, .after),
    (.switch, .after), (.slider, .after), (.scrollView, .after), (.stackView, .never),
  ])
  func controlsAndScrollViewsCallSuperAfterLoggingUnlessTold(_ viewClass: ViewClass, _ expected: SuperCall) throws {
    let scene = try read(
      """
      {"format": "touchstone-scene", "version": 1, "title": "t", "size": [9, 9],
       "root": {"name": "a", "class": "\(viewClass.rawValue)", "frame": [0, 0, 9, 9]}}
      """)
    expectEqual(scene.root.callsSuper, expected)
  }

  @Test func propertiesComeInOneOrderWhateverTheOrderOfTheFile() throws {
    let scene = try read(
      """
      {"format": "touchstone-scene", "version": 1, "title": "t", "size": [9, 9],
       "root": {"alpha": 0.5, "transform": [1, 0, 0, 1, 5, 6], "bounds": [1, 2, 9, 9],
                "name": "a", "class": "UIView", "frame": [0, 0, 9, 9]}}
      """)
    let move = CGAffineTransform(translationX: 5, y: 6)
    expectEqual(
      scene.root.properties, [.bounds(CGRect(x: 1, y: 2, width: 9, height: 9)), .transform(move), .alpha(0.5)])
  }

  @Test func relationsMayNameWhatComesLaterAndTheRecognizersOfScrollViewsAndMayRunInCircles() throws {
    let scene = try read(
      """
      {"format": "touchstone-scene", "version": 1, "title": "t", "size": [9, 9],
       "root": {"name": "a", "class": "UIView", "frame": [0, 0, 9, 9], "hitTest": "list",
         "recognizers": [
           {"name": "one", "class": "UIPanGestureRecognizer", "requiresToFail": ["two", "list.pan", "list.pinch"]},
           {"name": "two", "class": "UIPanGestureRecognizer", "requiresToFail": ["one", "two"]}],
         "children": [{"name": "list", "class": "UIScrollView", "frame": [0, 0, 9, 9]}]}}
      """)
    expectEqual(scene.root.hitTest, .view("list"))
    expectEqual(scene.root.recognizers.map(\.requiresToFail), [["two", "list.pan", "list.pinch"], ["one", "two"]])
  }

  @Test func anErrorKnowsFileLineColumnAndKey() {
    let error = #expect(throws: FileError.self) {
      try read("{\"format\": \"touchstone-scene\",\n  \"version\": 1, \"colour\": 2}")
    }
    expectEqual(error?.file, "scene.json")
    expectEqual(error?.line, 2)
    expectEqual(error?.column, 17)
    expectEqual(error?.key, "colour")
    expectEqual(error?.exitStatus, 65)
  }
}
