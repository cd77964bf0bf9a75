import Expectations
import Testing
import TouchTesting

@MainActor struct StageTests {
  @Test func theRootViewFillsTheWindowFromTheFirstFrameOn() {
    let stage = TouchStage(size: CGSize(width: 320, height: 240))
    expectEqual(stage.rootView.frame, CGRect(x: 0, y: 0, width: 320, height: 240))
    #expect(stage.rootView.window === stage.window)
    #expect(stage.window.isKeyWindow)
    expectEqual(stage.frameCount, 1)
  }

  @Test func aControllerOfTheTestsOwnAppears() {
    final class Controller: UIViewController {
      var received: [String] = []
      override func viewDidLoad() { received.append("loaded") }
      override func viewDidAppear(_ animated: Bool) { received.append("appeared") }
    }
    let controller = Controller()
    let stage = TouchStage(rootViewController: controller)
    expectEqual(controller.received, ["loaded", "appeared"])
    #expect(stage.rootView === controller.view)
  }

  @Test func onlyWhatChangesMakesFrames() {
    let stage = TouchStage()
    stage.wait(10)
    expectEqual(stage.frameCount, 1)
    stage.rootView.backgroundColor = .systemRed
    stage.settle()
    expectEqual(stage.frameCount, 2)
  }

  @Test func anotherSizeOfTheWindowLaysOutItsViews() {
    let stage = TouchStage(size: CGSize(width: 100, height: 100))
    stage.resize(to: CGSize(width: 300, height: 200))
    expectEqual(stage.rootView.bounds.size, CGSize(width: 300, height: 200))
  }

  @Test func linesOfTheLogCarryTheTime() {
    let stage = TouchStage()
    stage.log.append("first")
    stage.wait(12.3456)
    stage.log.append("second")
    expectEqual(stage.log.text, "0.000 first\n12.346 second")
    stage.log.removeAll()
    expectEqual(stage.log.text, "")
  }

  @Test func aPictureIsComparedWithItsReference() {
    let stage = TouchStage(size: CGSize(width: 24, height: 16))
    let square = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    square.backgroundColor = .systemBlue
    stage.rootView.addSubview(square)
    expectNil(stage.complaintAboutPicture(named: "square", module: "TouchTesting"))
  }

  // Not while references are blessed: it would bless the wrong picture.
  @Test(.enabled(if: getenv("TOUCHSTONE_BLESS") == nil)) func aWrongPictureIsComplainedAbout() {
    let stage = TouchStage(size: CGSize(width: 24, height: 16))
    let complaint = stage.complaintAboutPicture(named: "square", module: "TouchTesting")
    expectEqual(complaint?.contains("in 64 pixels by up to 255"), true)
  }
}
