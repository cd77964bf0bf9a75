@testable import Hello
@testable import Sketch
import Expectations
import Testing
import TouchCapture
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTesting

@testable import TouchstoneCLI

/// Apps without a scene file are captured, and the captures are played.
@MainActor @Suite struct CaptureTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    var template = Array("/tmp/touchstone-capture-XXXXXX".utf8CString)
    let folder = try #require(
      template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    defer {
      for number in 0...Capture.maximum {
        guard unlink("\(folder)/\(number).touchstone") == 0 else { if number > 0 { break } else { continue } }
      }
      rmdir(folder)
    }
    try body(folder)
  }

  /// Plays what was captured of a run and gives what is different.
  private func differences(_ seed: UInt64, _ controller: UIViewController, _ folder: String) throws -> [String] {
    let stage = TouchStage(rootViewController: controller)
    var failures: [String] = []
    let capture = Capture(folder: folder, program: "Example") { failures.append($0) }
    UIApplication.shared.traceSink = capture
    var dice = RandomFingers(state: seed)
    dice.touch(stage)
    UIApplication.shared.traceSink = nil
    capture.finish()
    #expect(failures == [] && !capture.written.isEmpty)
    return try capture.written.flatMap { path -> [String] in
      let loaded = try BuiltInScenes.library.scene(path)
      let recorded = try #require(loaded.capture)
      #expect(!recorded.log.isEmpty && !recorded.isObserved)
      try expectEqual(BuiltInScenes.library.input(of: loaded), recorded.input)
      return CaptureReplay(recorded).difference ?? []
    }
  }

  @Test(arguments: RandomFingers.runs) func aCaptureOfHelloPlayedAgainGivesItsLog(_ seed: UInt64) throws {
    try withFolder { folder in
      let found = try differences(seed, Hello.ViewController(), folder)
      expectEqual(found, [])
    }
  }

  @Test(arguments: RandomFingers.runs) func aCaptureOfSketchPlayedAgainGivesItsLog(_ seed: UInt64) throws {
    let controller = UIViewController()
    controller.view = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    try withFolder { folder in
      let found = try differences(seed, controller, folder)
      expectEqual(found, [])
    }
  }

  @Test("What a class refuses, as recognizers do that want another button, is refused again when it is played")
  func refusedByAClass() throws {
    let controller = UIViewController()
    let stage = TouchStage(rootViewController: controller)
    let back = UITapGestureRecognizer()
    back.buttonMaskRequired = .secondary
    controller.view.addGestureRecognizer(back)
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: list.bounds.width, height: 100)
    controller.view.addSubview(list)
    try withFolder { folder in
      let capture = Capture(folder: folder, program: "Example") { _ in }
      capture.names = { $0 === list ? "rows" : nil }
      capture.takesPictures = false
      UIApplication.shared.traceSink = capture
      stage.mouse.move(to: CGPoint(x: 200, y: 300))
      stage.mouse.down()
      stage.mouse.move(to: CGPoint(x: 280, y: 302))
      stage.mouse.up()
      stage.wait(1)
      #expect(capture.isAtRest)
      UIApplication.shared.traceSink = nil
      capture.finish()
      let path = try #require(capture.written.first)
      let recorded = try #require(BuiltInScenes.library.scene(path).capture)
      #expect(recorded.log.contains { $0.hasSuffix("rows.pan possible to failed") })
      expectNil(CaptureReplay(recorded).difference)
    }
  }

  @Test("53.14: the pressure and the angles of a pen are captured")
  func pen() throws {
    let stage = TouchStage()
    stage.rootView.addGestureRecognizer(UITapGestureRecognizer())
    try withFolder { folder in
      let capture = Capture(folder: folder, program: "Test") { Issue.record("\($0)") }
      UIApplication.shared.traceSink = capture
      let pen = stage.finger(3, type: .pencil)
      pen.pressure = 0.5
      pen.angles = PenAngles(tilt: CGVector(dx: 0.25, dy: -0.5), roll: 1)
      pen.down(at: CGPoint(x: 20, y: 30))
      pen.pressure = 0
      pen.angles = .upright
      pen.up()
      UIApplication.shared.traceSink = nil
      capture.finish()
      let loaded = try BuiltInScenes.library.scene("\(folder)/1.touchstone")
      let touches = try #require(loaded.capture).input.lines.compactMap { line in
        if case .touch(let touch) = line.content { touch } else { nil }
      }
      expectEqual(touches.map(\.force), [0.5, 0])
      expectEqual(touches.map(\.angles), [PenAngles(tilt: CGVector(dx: 0.25, dy: -0.5), roll: 1), .upright])
    }
  }

  /// The capture of what happens to a stage, and what a replay of it does differently.
  private func captured(_ stage: TouchStage, _ body: () -> Void) throws -> (file: CaptureFile, difference: [String]) {
    var text = ""
    let capture = Capture(program: "Test") { text += $0.text }
    UIApplication.shared.traceSink = capture
    body()
    UIApplication.shared.traceSink = nil
    capture.finish()
    let file = try CaptureFile.read(Array(text.utf8), file: "1.touchstone")
    return (file, CaptureReplay(file).difference ?? [])
  }

  @Test("52.13: a pinch on a touchpad is a gesture that is captured, with its log")
  func touchpad() throws {
    let stage = TouchStage()
    let pinch = UIPinchGestureRecognizer()
    pinch.name = "zoom"
    stage.rootView.addGestureRecognizer(pinch)
    let (file, difference) = try captured(stage) {
      stage.touchpad.pinch(at: CGPoint(x: 20, y: 30), scale: 1.5, duration: 0.1)
      stage.wait(1)
    }
    let lines = file.input.lines.compactMap { line in
      if case .transform(let gesture) = line.content { gesture } else { nil }
    }
    expectEqual(lines.first, InputTransform(.began, at: CGPoint(x: 20, y: 30)))
    #expect(lines.dropFirst().dropLast().map(\.phase).allSatisfy { $0 == .changed })
    expectEqual(lines.last, InputTransform(.ended, at: CGPoint(x: 20, y: 30), scale: 1.5))
    #expect(
      file.log.contains { $0.hasSuffix("zoom acts began") } && file.log.contains { $0.hasSuffix("zoom acts ended") })
    expectEqual(difference, [])
  }

  @Test("7.3.12: a scroll is captured where a pan follows the wheel, and not elsewhere")
  func wheel() throws {
    let stage = TouchStage()
    let pan = UIPanGestureRecognizer()
    pan.name = "drag"
    pan.allowedScrollTypesMask = .all
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addGestureRecognizer(pan)
    stage.rootView.addSubview(view)
    let (file, difference) = try captured(stage) {
      stage.mouse.move(to: CGPoint(x: 200, y: 300))
      stage.mouse.scroll(by: CGVector(dx: 0, dy: 48))
      stage.wait(1)
      stage.mouse.move(to: CGPoint(x: 50, y: 50))
      stage.mouse.scroll(by: CGVector(dx: 0, dy: 48))
      stage.wait(0.1)
      stage.mouse.scroll(by: CGVector(dx: 0, dy: -10))
      stage.wait(1)
    }
    let lines = file.input.lines.compactMap { line in
      if case .scroll(let step, let place) = line.content { (step, place) } else { nil }
    }
    expectEqual(lines.map(\.0), [CGVector(dx: 0, dy: 48), CGVector(dx: 0, dy: -10)])
    expectEqual(lines.map(\.1), [CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 50)])
    #expect(file.log.contains { $0.hasSuffix("drag acts began") })
    expectEqual(difference, [])
  }

  @Test(
    "Names become one word",
    arguments: [
      ("interactive pop", "interactivePop"), ("UIView", "view"), ("my  Pan ", "myPan"), ("…", "view"), ("ä b", "b"),
    ])
  func words(text: String, word: String) { expectEqual(CapturedTree.word(for: text), word) }

  /// A tree with everything that a scene can say.
  @Test func whatASceneCanSayIsCaptured() throws {
    let stage = TouchStage()
    let list = UIScrollView(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
    list.contentSize = CGSize(width: 300, height: 900)
    list.delaysContentTouches = false
    let card = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 80))
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let (press, double) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
    press.minimumPressDuration = 0.25
    double.numberOfTapsRequired = 2
    double.require(toFail: press)
    card.addGestureRecognizer(press)
    card.addGestureRecognizer(double)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 80, height: 30))
    button.setTitle("Go", for: .normal)
    list.addSubview(card)
    list.addSubview(button)
    stage.rootView.addSubview(list)
    try withFolder { folder in
      let capture = Capture(folder: folder, program: "Test") { Issue.record("\($0)") }
      UIApplication.shared.traceSink = capture
      stage.tap(card)
      UIApplication.shared.traceSink = nil
      capture.finish()
      let scene = try BuiltInScenes.library.scene("\(folder)/1.touchstone").scene
      let views = scene.every(scene.root)
      let shown = try #require(views.first { $0.recognizers.count == 2 })
      expectEqual(shown.frame, CGRect(x: 5, y: 6, width: 100, height: 80))
      #expect(shown.properties.contains(.transform(CGAffineTransform(scaleX: 2, y: 2))))
      expectEqual(shown.recognizers.map(\.recognizerClass), [.longPress, .tap])
      expectEqual(shown.recognizers[0].properties, [.minimumPressDuration(0.25)])
      expectEqual(shown.recognizers[1].properties, [.numberOfTapsRequired(2)])
      expectEqual(shown.recognizers[1].requiresToFail, [shown.recognizers[0].name])
      let outer = try #require(views.first { $0.viewClass == .scrollView })
      #expect(outer.properties.contains(.delaysContentTouches(false)))
      #expect(views.contains { $0.viewClass == .button && $0.properties.contains(.title("Go")) })
    }
  }

  @Test func whatCannotBeWrittenIsSaidOnce() {
    let stage = TouchStage()
    var failures: [String] = []
    let capture = Capture(folder: "/proc/none", program: "Test") { failures.append($0) }
    UIApplication.shared.traceSink = capture
    stage.tap(stage.rootView)
    stage.tap(stage.rootView)
    UIApplication.shared.traceSink = nil
    capture.finish()
    #expect(failures.count == 1 && failures[0].hasPrefix("/proc/none: "))
  }
}
