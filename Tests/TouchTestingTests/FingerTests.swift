import Expectations
import Testing
import TouchTesting

@MainActor struct FingerTests {
  @Test func fingersSpeakThroughTheDoorAtTheTimeTheyAreTold() {
    let stage = TouchStage()
    let view = LoggingView("view", frame: CGRect(x: 10, y: 10, width: 100, height: 100), log: stage.log)
    view.isMultipleTouchEnabled = true
    stage.rootView.addSubview(view)
    stage.finger.down(at: CGPoint(x: 5, y: 5), in: view)
    stage.wait(0.25)
    stage.finger(2).down(at: CGPoint(x: 50, y: 50))
    stage.finger.move(by: CGVector(dx: 4, dy: 0))
    stage.wait(0.125)
    stage.finger.up()
    stage.finger(2).cancel()
    expectEqual(
      stage.log.text,
      """
      0.000 view touchesBegan 1
      0.250 view touchesBegan 2
      0.250 view touchesMoved 1
      0.375 view touchesEnded 1
      0.375 view touchesCancelled 2
      """)
    expectEqual(stage.finger.location, CGPoint(x: 19, y: 15))
  }

  @Test func aMoveWithADurationIsOneEventASixtiethOfASecond() {
    let stage = TouchStage()
    let view = LoggingView("view", frame: stage.rootView.bounds, log: stage.log)
    stage.rootView.addSubview(view)
    stage.finger.down(at: CGPoint(x: 20, y: 20))
    stage.finger.move(to: CGPoint(x: 50, y: 20), duration: 0.05)
    stage.finger.up()
    expectEqual(
      stage.log.text,
      """
      0.000 view touchesBegan 1
      0.017 view touchesMoved 1
      0.033 view touchesMoved 1
      0.050 view touchesMoved 1
      0.050 view touchesEnded 1
      """)
    expectEqual(stage.finger.location, CGPoint(x: 50, y: 20))
  }

  @Test func aFingerIsTheSameForTheSameNumber() {
    let stage = TouchStage()
    #expect(stage.finger(1) === stage.finger)
    #expect(stage.finger(3) === stage.finger(3))
  }

  @Test func theMouseComesWithItsButton() {
    let stage = TouchStage()
    var seen: [String] = []
    let recognizer = UITapGestureRecognizer()
    recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    recognizer.addAction(UIAction { _ in seen.append("clicked") })
    stage.rootView.addGestureRecognizer(recognizer)
    stage.tap(stage.rootView)
    expectEqual(seen, [])
    let mouse = stage.finger(2, type: .indirectPointer)
    mouse.down(at: CGPoint(x: 20, y: 20))
    mouse.up()
    expectEqual(seen, ["clicked"])
  }

  @Test func aPencilHoversAndTouchesWithItsPressureAndAngles() {
    let stage = TouchStage()
    var seen: [[CGFloat]] = []
    let hover = UIHoverGestureRecognizer()
    hover.addAction(UIAction { _ in seen.append([hover.zOffset, hover.azimuthAngle(in: nil), hover.rollAngle]) })
    stage.rootView.addGestureRecognizer(hover)
    let view = ForceView(frame: stage.rootView.bounds)
    stage.rootView.addSubview(view)
    let pencil = stage.finger(2, type: .pencil)
    pencil.angles = PenAngles(tilt: CGVector(dx: 0, dy: .pi / 4), roll: 1)
    pencil.hover(at: CGPoint(x: 20, y: 20), distance: 0.5)
    pencil.down(at: CGPoint(x: 20, y: 20))
    pencil.pressure = 1
    pencil.move(to: CGPoint(x: 21, y: 20))
    pencil.up()
    stage.finger.down(at: CGPoint(x: 20, y: 20))
    stage.finger.up()
    expectEqual(seen, [[0.5, .pi / 2, 1]])
    expectEqual(view.forces, [1, 4, 4, 0, 0])
  }

  @Test func hoveringWithAFingerStopsTheTest() async {
    await #expect(processExitsWith: .failure) { @MainActor in TouchStage().finger.hover(at: .zero) }
  }

  @Test func liftingAFingerThatIsUpStopsTheTest() async {
    await #expect(processExitsWith: .failure) { @MainActor in TouchStage().finger.up() }
  }

  @Test func movingAFingerThatIsUpStopsTheTest() async {
    await #expect(processExitsWith: .failure) { @MainActor in TouchStage().finger.move(to: .zero) }
  }

  @Test func puttingAFingerDownTwiceStopsTheTest() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let finger = TouchStage().finger
      finger.down(at: .zero)
      finger.down(at: .zero)
    }
  }

  @Test func touchingAViewOutsideTheWindowStopsTheTest() async {
    await #expect(processExitsWith: .failure) { @MainActor in TouchStage().tap(UIView()) }
  }
}

/// Notes the force of each phase.
private final class ForceView: UIView {
  var forces: [CGFloat] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { forces += touches.map(\.force) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { forces += touches.map(\.force) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { forces += touches.map(\.force) }
}
