import Expectations
import Testing
import TouchCapture
import TouchGeometry
import TouchKit
import TouchNavigation
import TouchScenes
import TouchTesting
import TouchWidgets

@testable import TouchDiagnosis
@testable import TouchstoneCLI

/// The content of a capture other than the tree: given answers, buttons, scales, and questions that were not asked.
@MainActor @Suite struct CapturedAnswerTests {
  /// Captures what is done to a program.
  ///
  /// - Returns: the captures, each of which was played again and gave its log.
  private func captures(_ build: (UIView) -> Void, _ act: (TouchStage) -> Void) throws -> [CaptureFile] {
    let controller = UIViewController()
    let stage = TouchStage(rootViewController: controller)
    build(controller.view)
    stage.settle()
    var template = Array("/tmp/touchstone-answers-XXXXXX".utf8CString)
    let folder = try #require(
      template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    let capture = Capture(folder: folder, program: "Example") { Issue.record("\($0)") }
    capture.takesPictures = false
    UIApplication.shared.traceSink = capture
    act(stage)
    stage.wait(1)
    UIApplication.shared.traceSink = nil
    capture.finish()
    defer {
      for path in capture.written { unlink(path) }
      rmdir(folder)
    }
    return try capture.written.map { path in
      let recorded = try #require(BuiltInScenes.library.scene(path).capture)
      expectNil(CaptureReplay(recorded).difference)
      #expect(recorded.scene.isCaptured)
      return recorded
    }
  }

  private func recognizer(_ name: String, in capture: CaptureFile) throws -> SceneRecognizer {
    let all = capture.scene.every(capture.scene.root).flatMap(\.recognizers)
    return try #require(all.first { $0.name == name })
  }

  /// Answers everything by closures.
  private final class Answers: NSObject, UIGestureRecognizerDelegate {
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }
    var receives: (UITouch) -> Bool = { _ in true }
    var together: (UIGestureRecognizer) -> Bool = { _ in false }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      receives(touch)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together(otherGestureRecognizer) }
  }

  private func named<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
    recognizer.name = name
    return recognizer
  }

  /// Takes every touch itself, whatever is in it.
  private final class Lid: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { bounds.contains(point) ? self : nil }
  }

  @Test func aViewThatAnswersHitTestsWithItselfKeepsWhatIsInItFromBeingHit() throws {
    let lid = Lid(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    lid.addSubview(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    let found = try captures {
      $0.addSubview(lid)
    } _: {
      $0.tap(at: CGPoint(x: 80, y: 80))
    }
    let capture = try #require(found.first)
    let taken = capture.scene.every(capture.scene.root).filter { $0.hitTest == .view($0.name) }
    #expect(taken.count == 1 && capture.log.first == "0 touch 1 in \(taken[0].name)")
  }

  /// Lets drags take fingers from controls, and from nothing else.
  private final class Shelf: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool { view is UIControl }
  }

  @Test("What a scroll view answered to touchesShouldCancel(in:)", arguments: [true, false])
  func whatAScrollViewAnsweredAboutItsContent(_ isControl: Bool) throws {
    let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    (shelf.contentSize, shelf.delaysContentTouches) = (CGSize(width: 390, height: 2000), false)
    let place = CGRect(x: 50, y: 300, width: 100, height: 100)
    shelf.addSubview(isControl ? UIButton(frame: place) : UIView(frame: place))
    let found = try captures {
      $0.addSubview(shelf)
    } _: {
      $0.drag(from: CGPoint(x: 80, y: 350), to: CGPoint(x: 80, y: 200), duration: 0.3)
    }
    let capture = try #require(found.first)
    let list = try #require(capture.scene.every(capture.scene.root).first { $0.viewClass == .scrollView })
    expectEqual(list.touchesShouldCancel, isControl)
    expectEqual(capture.log.contains { $0.hasSuffix("\(list.name).pan acts began") }, isControl)
  }

  @Test("A kit's scroll view answers as its class does, and a drag before any question records no answer")
  func nobodyWasAskedAboutTheContent() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    list.contentSize = CGSize(width: 390, height: 2000)
    list.addSubview(UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 100)))
    let found = try captures {
      $0.addSubview(list)
    } _: {
      $0.drag(from: CGPoint(x: 80, y: 350), to: CGPoint(x: 80, y: 200), duration: 0.1)
    }
    let capture = try #require(found.first)
    let captured = try #require(capture.scene.every(capture.scene.root).first { $0.viewClass == .scrollView })
    expectNil(captured.touchesShouldCancel)
    #expect(capture.log.contains { $0.hasSuffix("pan acts began") })
  }

  /// A control of the kit that is made of another one.
  @Test func whatAControlIsMadeOfIsCapturedAsTheControl() throws {
    let found = try captures {
      $0.addSubview(UIColorWell(frame: CGRect(x: 50, y: 50, width: 32, height: 32)))
    } _: {
      $0.tap(at: CGPoint(x: 60, y: 60))
    }
    try expectEqual(#require(found.first).log.first, "0 touch 1 in colorWell")
  }

  @Test func aNoIsAnotherThingThanNoQuestion() throws {
    let answers = Answers()
    let (pan, swipe, far) = (
      named(UIPanGestureRecognizer(), "pan"), named(UISwipeGestureRecognizer(), "swipe"),
      named(UITapGestureRecognizer(), "far")
    )
    for one in [pan, swipe, far] as [UIGestureRecognizer] { one.delegate = answers }
    let corner = UIView(frame: CGRect(x: 0, y: 600, width: 20, height: 20))
    let found = try captures { root in
      for one in [pan, swipe] as [UIGestureRecognizer] { root.addGestureRecognizer(one) }
      corner.addGestureRecognizer(far)
      root.addSubview(corner)
    } _: { stage in
      stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), duration: 0.2)
    }
    let capture = try #require(found.first)
    let asked = try #require(try recognizer("pan", in: capture).delegate)
    #expect(asked.shouldRecognizeSimultaneouslyWith == .always(false) && asked.shouldBegin == .always(true))
    expectEqual(asked.shouldReceiveTouch, .always(true))
    try expectEqual(recognizer("far", in: capture).delegate, SceneDelegate(), "it has one that nobody asked")
  }

  @Test func aChangeThatAsksWhatWasNeverAskedSaysSo() throws {
    let answers = Answers()
    let (pan, tap) = (named(UIPanGestureRecognizer(), "pan"), named(UITapGestureRecognizer(), "tap"))
    (tap.delegate, tap.numberOfTouchesRequired) = (answers, 2)
    let found = try captures { root in
      root.addGestureRecognizer(pan)
      root.addGestureRecognizer(tap)
    } _: {
      $0.tap(at: CGPoint(x: 100, y: 100))
    }
    let capture = try #require(found.first)
    let diagnosis = Diagnosis(capture.scene, capture.input)
    let cure = try #require(diagnosis.cures(for: .acts("tap")).first)
    expectEqual(cure.swift, ["tap.numberOfTouchesRequired = 1"])
    #expect(
      cure.outcome.hasSuffix(
        "nothing else changes. The delegate of tap was never asked shouldBegin, and may answer otherwise."))
    var written = capture.scene
    written.isCaptured = false
    let known = try #require(Diagnosis(written, capture.input).cures(for: .acts("tap")).first)
    #expect(known.outcome.hasSuffix("nothing else changes."), "in a scene that was written every answer is known")
  }

  @Test func aPanThatBeginsAlongOneAxisDoesSoAgain() throws {
    let answers = Answers()
    answers.begins = { one in
      let velocity = (one as? UIPanGestureRecognizer)?.velocity(in: nil) ?? .zero
      return abs(velocity.x) > abs(velocity.y)
    }
    let pan = named(UIPanGestureRecognizer(), "pan")
    pan.delegate = answers
    let slow = named(UILongPressGestureRecognizer(), "slow")
    slow.minimumPressDuration = 3
    let found = try captures { root in
      root.addGestureRecognizer(pan)
      root.addGestureRecognizer(slow)
    } _: { stage in
      // One gesture: the press is not at rest between the two.
      stage.finger(2).down(at: CGPoint(x: 300, y: 500))
      stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 0.2)
      stage.finger(2).up()
    }
    let capture = try #require(found.first)
    let delegate = try #require(try recognizer("pan", in: capture).delegate)
    expectEqual(delegate.shouldBegin, .always(false))
  }

  @Test func theViewsWhoseTouchesAreTaken() throws {
    let answers = Answers()
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)),
      UIView(frame: CGRect(x: 200, y: 0, width: 190, height: 400))
    )
    answers.receives = { $0.view === left }
    let press = named(UILongPressGestureRecognizer(), "press")
    press.delegate = answers
    let found = try captures { root in
      root.addSubview(left)
      root.addSubview(right)
      root.addGestureRecognizer(press)
    } _: { stage in
      stage.finger(1).down(at: CGPoint(x: 100, y: 100))
      stage.finger(2).down(at: CGPoint(x: 300, y: 100))
      stage.wait(0.8)
      stage.finger(2).up()
      stage.finger(1).up()
    }
    let capture = try #require(found.first)
    let name = try #require(
      capture.scene.every(capture.scene.root).first { $0.frame == CGRect(x: 0, y: 0, width: 200, height: 400) }?.name)
    try expectEqual(recognizer("press", in: capture).delegate?.shouldReceiveTouch, .onlyViews([name]))
  }

  /// A pan that only a recognizer named `swipe` prevents.
  private final class UnpreventedPan: UIPanGestureRecognizer {
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
      preventingGestureRecognizer.name != "swipe"
    }
  }

  @Test func whatAClassRefusesIsRefusedAgain() throws {
    let (stubborn, swipe) = (named(UnpreventedPan(), "stubborn"), named(UISwipeGestureRecognizer(), "swipe"))
    stubborn.require(toFail: swipe)
    let found = try captures { root in
      root.addGestureRecognizer(stubborn)
      root.addGestureRecognizer(swipe)
      root.addGestureRecognizer(named(UITapGestureRecognizer(), "tap"))
      stubborn.unrequire(toFail: swipe)
      stubborn.minimumNumberOfTouches = 1
      swipe.delaysTouchesBegan = false
    } _: { stage in
      stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 220, y: 100), duration: 0.15)
    }
    #expect(!found.isEmpty)
  }

  /// A view that lets touches through, and one that takes more than its bounds.
  private final class Glass: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }
  private final class Large: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -30, dy: -30).contains(point)
    }
  }

  @Test func overriddenHitTestsAnswerAgain() throws {
    let large = Large(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    large.addGestureRecognizer(named(UITapGestureRecognizer(), "tap"))
    let found = try captures { root in
      root.addSubview(large)
      root.addSubview(Glass(frame: root.bounds))
    } _: {
      $0.tap(at: CGPoint(x: 90, y: 110))
    }
    let capture = try #require(found.first)
    let views = capture.scene.every(capture.scene.root)
    #expect(views.contains { $0.hitTest == .passThrough })
    expectEqual(views.compactMap(\.touchInsets), [UIEdgeInsets(top: -11, left: -11, bottom: -11, right: -11)])
    #expect(capture.log.contains { $0.hasSuffix("tap acts ended") })
    #expect(!capture.scene.about.contains("hitTest"))
  }

  @Test(arguments: [UIEvent.ButtonMask.primary, .secondary])
  func theButtonOfAPointerIsTheOneThatWasPressed(_ button: UIEvent.ButtonMask) throws {
    let tap = named(UITapGestureRecognizer(), "tap")
    tap.buttonMaskRequired = .secondary
    let found = try captures {
      $0.addGestureRecognizer(tap)
    } _: { stage in
      stage.mouse.move(to: CGPoint(x: 100, y: 100))
      stage.mouse.down(button)
      stage.mouse.up(button)
    }
    let capture = try #require(found.first)
    let buttons = capture.input.lines.compactMap { line -> [ButtonName]? in
      if case .touch(let touch) = line.content, touch.phase == .began { touch.buttons } else { nil }
    }
    expectEqual(buttons, [[button == .primary ? .primary : .secondary]])
    expectEqual(capture.log.contains { $0.hasSuffix("tap acts ended") }, (button == .secondary))
  }

  /// Names the view that is zoomed.
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    weak var view: UIView?
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  @Test func aZoomedPictureIsZoomedOn() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let zoomer = Zoomer()
    (zoomer.view, list.delegate) = (photo, zoomer)
    (list.contentSize, list.minimumZoomScale, list.maximumZoomScale) = (photo.bounds.size, 0.5, 4)
    list.panGestureRecognizer.minimumNumberOfTouches = 2
    let found = try captures { root in
      list.addSubview(photo)
      root.addSubview(list)
      list.setZoomScale(2, animated: false)
    } _: { stage in
      stage.finger(1).down(at: CGPoint(x: 180, y: 300))
      stage.finger(2).down(at: CGPoint(x: 220, y: 300))
      for step in 1...6 {
        stage.wait(0.03)
        stage.finger(1).move(to: CGPoint(x: 180 - CGFloat(step) * 10, y: 300))
        stage.finger(2).move(to: CGPoint(x: 220 + CGFloat(step) * 10, y: 300))
      }
      stage.finger(1).up()
      stage.finger(2).up()
    }
    let capture = try #require(found.first)
    let scene = try #require(capture.scene.every(capture.scene.root).first { $0.viewClass == .scrollView })
    #expect(scene.properties.contains(.maximumZoomScale(4)) && scene.properties.contains(.zoomScale(2)))
    #expect(scene.properties.contains(.contentSize(CGSize(width: 390, height: 600))))
    expectEqual(scene.viewForZooming, scene.children.first?.name)
    expectEqual(scene.panGestureRecognizer?.properties, [.minimumNumberOfTouches(2)])
    let player = ScenePlayer(capture.scene)
    let copy = try #require(player.stage.view(named: scene.name) as? UIScrollView)
    #expect(copy.zoomScale == 2 && copy.contentSize == CGSize(width: 780, height: 1200))
  }

  @Test func controlsHaveTheirValues() throws {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 300, height: 31))
    (slider.maximumValue, slider.value) = (10, 7)
    let parts = UISegmentedControl(items: ["a", "b"])
    parts.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
    parts.selectedSegmentIndex = 1
    let found = try captures { root in
      root.addSubview(slider)
      root.addSubview(parts)
      root.addGestureRecognizer(named(UISwipeGestureRecognizer(), "swipe"))
    } _: { stage in
      // On the knob the slider keeps the swipe from beginning (5.4).
      stage.drag(from: CGPoint(x: 226, y: 115), to: CGPoint(x: 316, y: 115), duration: 0.15)
    }
    let views = try #require(found.first).scene
    let all = views.every(views.root)
    #expect(all.contains { $0.properties.contains(.value(7)) && $0.properties.contains(.maximumValue(10)) })
    #expect(
      all.contains { $0.properties.contains(.items(["a", "b"])) && $0.properties.contains(.selectedSegmentIndex(1)) })
  }
}
