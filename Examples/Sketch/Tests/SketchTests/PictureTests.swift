import Testing
import TouchTesting

@testable import Sketch

@MainActor struct PictureTests {
  @Test func aStrokeLooksAsItDid() {
    let stage = TouchStage(size: CGSize(width: 120, height: 60))
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    // Letters look different on every machine, so they stay out of the picture.
    for label in canvas.subviews { label.isHidden = true }
    stage.rootView.addSubview(canvas)
    stage.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 50))
    #expect(stage.complaintAboutPicture(named: "stroke", module: "Sketch") == nil)
  }
}
