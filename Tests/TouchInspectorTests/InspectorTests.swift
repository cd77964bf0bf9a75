import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchHeadless
import TouchKit

@testable import TouchInspector

@MainActor struct InspectorTests {
  let program = HeadlessApplication(size: CGSize(width: 760, height: 576), text: .pinned())
  let window: UIWindow
  let inspector: Inspector

  init() {
    window = UIWindow(windowScene: program.scene)
    window.frame = CGRect(x: 0, y: 0, width: 240, height: 200)
    let names = [1: "card", 2: "chip"]
    let card = Keeper(frame: CGRect(x: 24, y: 24, width: 160, height: 120))
    let chip = UIView(frame: CGRect(x: 24, y: 40, width: 64, height: 40))
    let hidden = UIView(frame: CGRect(x: 120, y: 64, width: 96, height: 112))
    (card.tag, chip.tag) = (1, 2)
    card.backgroundColor = UIColor(red: 0.75, green: 0.86, blue: 1, alpha: 1)
    chip.backgroundColor = .white
    hidden.isHidden = true
    window.backgroundColor = .white
    window.addSubview(card)
    card.addSubview(chip)
    window.addSubview(hidden)
    inspector = Inspector(of: window, in: program.scene, title: "Two views", about: "One keeps its touches.") {
      ($0 as? UIView).flatMap { names[$0.tag] }
    }
    window.makeKeyAndVisible()
    program.application.traceSink = inspector
    program.advance(to: 0)
  }

  func press(_ x: CGFloat, _ y: CGFloat) {
    for phase in [InputSample.Phase.began, .ended] {
      let place = CGPoint(x: x, y: y)
      program.send(.touches([InputSample(finger: 1, phase: phase, location: place, timestamp: program.now)]))
      program.advance(to: program.now)
    }
  }

  @Test func theSceneIsInTheMiddleOfWhatThePanelLeaves() {
    expectEqual(window.frame, CGRect(x: 68, y: 80, width: 240, height: 200))
  }

  @Test func theInspectorsOwnViewsGetNoTouchesOfTheSceneAndAreInNoList() {
    press(56 + 60, 80 + 80)
    expectEqual(
      inspector.logLines,
      [
        "finger 1 hits chip", "chip touchesBegan › card", "chip touchesEnded › card",
      ])
  }

  @Test func aPressOnThePanelLeavesTheAccountAlone() {
    press(56 + 60, 80 + 80)
    let before = inspector.logLines
    press(600, 300)
    expectEqual(inspector.logLines, before)
  }

  @Test func theFirstTouchOfTheSceneIsAnnouncedOnceAndNoneBesideIt() {
    var times: [TimeInterval] = []
    inspector.onFirstEntry = { times.append($0) }
    program.advance(to: 1)
    press(600, 300)
    program.advance(to: 2)
    press(120, 160)
    press(120, 160)
    expectEqual(times, [2])
  }

  @Test func theWholeScreenLooksAsItDid() {
    press(56 + 60, 80 + 80)
    let complaint = GoldenFolder(module: "TouchInspector").complaint(
      about: program.surface.picture, named: "two-views")
    expectNil(complaint)
  }
}
