@testable import Sketch
import Testing
import TouchTesting

@MainActor struct CanvasTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let canvas: Canvas

  init() {
    canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.rootView.addSubview(canvas)
  }

  @Test func aDragDrawsAStroke() {
    stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
    #expect(canvas.strokes.count == 1)
    #expect(canvas.strokes[0].last == CGPoint(x: 250, y: 100))
  }

  @Test func twoTapsClear() {
    stage.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 250, y: 100))
    stage.doubleTap(canvas)
    #expect(canvas.strokes.isEmpty)
  }

  @Test func aFingerThatMovesTenPointsBeginsAStroke() {
    stage.finger.down(at: CGPoint(x: 50, y: 100))
    stage.finger.move(to: CGPoint(x: 59, y: 100))
    #expect(canvas.strokes.isEmpty)
    stage.wait(0.02)
    stage.finger.move(to: CGPoint(x: 60, y: 100))
    #expect(canvas.strokes == [[CGPoint(x: 60, y: 100)]])
    stage.finger.up()
  }
}
